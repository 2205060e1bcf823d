import { type ExampleRun, runExample } from '../../live/run.ts';
import type { WindowHost } from '../../live/taichi/window.ts';
import type { Program } from '../records/programs.ts';
import type { ProgramRecord, Records } from '../records/records.ts';
import { compareRun, type ExampleState } from './compare.ts';
import { Random } from './random.ts';

/** Programs about something that the engine cannot show and does not notice, or that would take minutes in a page, by words in them. */
const outOfReach = [
  { words: 'parallel() != right', feature: 'a race of several threads' },
  { words: 'update_u(1.0 / 4096', feature: 'a program this long' },
  { words: '.run(1.5)', feature: 'a program this long' },
  { words: '.run(0.6)', feature: 'a program this long' },
  { words: 'are not placed:\\n=====', feature: 'the place of a declaration in a message' },
];

/** What a program is recorded to need that was not run because it opens a window: of `ti.GUI`, or of `ti.ui`. */
const windowNeeds: readonly (string | undefined)[] = ['a window', 'a window with Vulkan'];

/** How many pictures a program may show before its window is closed. */
const picturesShown = 3;

/** How many pictures a program may show in all: one that lets its closed window run is ended. */
const mostPictures = 10;

/** Ends a program that goes on drawing. */
class Ended extends Error {}

/** Calls and turns of loops of Python after which a program with a window is stopped. */
const maxStepsOfWindow = 2_000_000;

/** Whether a program with this record is run in the engine. */
export function isRun(record: ProgramRecord | undefined): record is ProgramRecord {
  return record !== undefined && (record.needs === undefined || windowNeeds.includes(record.needs));
}

/**
 * Runs a program in the engine and compares it with its record; one with a window is only run.
 * @returns undefined for one that was not recorded
 */
export async function stateOf(program: Program, records: Records): Promise<ExampleState | undefined> {
  const record = records.programs[program.key];
  if (!isRun(record)) return undefined;
  const beyond = outOfReach.find(({ words }) => program.code.includes(words));
  if (beyond) return { state: 'refused', feature: beyond.feature, line: 1 };
  const earlier = program.before.map((name) => program.files[name]).join('\n');
  const prefix = earlier === '' ? '' : `${earlier}\n`;
  const files = new Map(
    Object.entries(program.files).filter(([name]) => name !== program.name && !program.before.includes(name)),
  );
  const run = (seed: number, more: { window?: WindowHost; maxSteps?: number } = {}) => {
    const random = new Random(seed);
    const { version } = program;
    const options = { version, files, random: () => random.next(), now: evenClock(), ...more };
    return runExample(prefix + program.code, options);
  };
  const offset = prefix.split('\n').length - 1;
  if (windowNeeds.includes(record.needs)) return stateOfDrawing(run, offset);
  const first = await run(1);
  // What other random numbers change is as recorded by chance at most. Where nothing was printed, nothing is compared.
  const isCompared = first.outcome.state !== 'refused' && first.printed.length > 0;
  const other = first.uncertain !== undefined && isCompared ? await run(2) : undefined;
  return compareRun(first, record, { offset, codeLines: program.codeLines }, other);
}

/**
 * The state of a program with a window, which is closed after some pictures. The language stops a program that goes on drawing with
 * an error of its own; any other error is a fault.
 */
async function stateOfDrawing(
  run: (seed: number, options: { window: WindowHost; maxSteps: number }) => Promise<ExampleRun>,
  offset: number,
): Promise<ExampleState> {
  let pictures = 0;
  const window: WindowHost = {
    show: async () => {
      if (pictures === mostPictures) throw new Ended();
      return { events: [], closed: ++pictures === picturesShown };
    },
  };
  let outcome: ExampleRun['outcome'];
  try {
    ({ outcome } = await run(1, { window, maxSteps: maxStepsOfWindow }));
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    return { state: 'runs', pictures };
  }
  if (outcome.state === 'refused')
    return { state: 'refused', feature: outcome.feature, line: outcome.line - offset };
  if (outcome.state === 'failed') {
    const line = outcome.line - offset;
    if (outcome.type === 'StepLimit') return { state: 'refused', feature: 'a program this long', line };
    const isStopped =
      pictures > picturesShown &&
      outcome.type === 'RuntimeError' &&
      outcome.message === 'Caught an unknown exception!';
    if (!isStopped) return { state: 'differs', line, what: `fails with ${outcome.type}: ${outcome.message}` };
  }
  return { state: 'runs', pictures };
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
