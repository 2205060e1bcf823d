import { runExample } from '../../live/run.ts';
import type { Program } from '../records/programs.ts';
import type { Records } from '../records/records.ts';
import { compareRun, type ExampleState } from './compare.ts';
import { Random } from './random.ts';

/** Programs about something that the engine cannot show and does not notice, by words in them. */
const outOfReach = [
  { words: 'parallel() != right', feature: 'a race of several threads' },
  { words: 'are not placed:\\n=====', feature: 'the place of a declaration in a message' },
];

/** Runs a program in the engine and compares it with its record. @returns undefined for one that was not recorded */
export async function stateOf(program: Program, records: Records): Promise<ExampleState | undefined> {
  const record = records.programs[program.key];
  if (!record || record.needs !== undefined) return undefined;
  const beyond = outOfReach.find(({ words }) => program.code.includes(words));
  if (beyond) return { state: 'refused', feature: beyond.feature, line: 1 };
  const earlier = program.before.map((name) => program.files[name]).join('\n');
  const prefix = earlier === '' ? '' : `${earlier}\n`;
  const files = new Map(
    Object.entries(program.files).filter(([name]) => name !== program.name && !program.before.includes(name)),
  );
  const run = (seed: number) => {
    const random = new Random(seed);
    const options = { version: program.version, files, random: () => random.next(), now: evenClock() };
    return runExample(prefix + program.code, options);
  };
  const first = await run(1);
  const offset = prefix.split('\n').length - 1;
  // What other random numbers change is as recorded by chance at most.
  const other = first.uncertain === undefined ? undefined : await run(2);
  return compareRun(first, record, { offset, codeLines: program.codeLines }, other);
}

/** A clock that goes on by a millisecond each time it is read. */
function evenClock(): () => number {
  let now = Date.UTC(2023, 0, 1);
  return () => now++;
}

/** The programs of a version, each once: those of translations are the same as of their originals. */
export function differentPrograms(programs: readonly Program[], version: string): Program[] {
  const found = new Map<string, Program>();
  for (const program of programs)
    if (program.version === version && !found.has(program.key)) found.set(program.key, program);
  return [...found.values()];
}
