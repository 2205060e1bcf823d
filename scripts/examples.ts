import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';

import type { ExampleState } from '../lib/examples/live/compare.ts';
import { supportedNames } from '../lib/examples/live/names.ts';
import { differentPrograms, isRun } from '../lib/examples/live/run-programs.ts';
import { openLiveStore } from '../lib/examples/live/store.ts';
import type { Program } from '../lib/examples/records/programs.ts';
import {
  type ProgramRecord,
  type Records,
  readRecords,
  recordsFile,
} from '../lib/examples/records/records.ts';
import { allPrograms } from '../lib/examples/records/texts.ts';
import { allStatements } from '../lib/examples/statements/cells.ts';
import { readStates, type StateRow, type States, statesFile, writeStates } from '../lib/examples/states.ts';
import { openExampleStore } from '../lib/examples/store.ts';
import { namesFile, readNames, writeNames } from '../lib/examples/supported.ts';
import { engineVersions } from '../lib/live/run.ts';
import { contentRoot } from '../lib/site/content-root.ts';
import { type Problem, problem, problemText } from '../lib/site/problem.ts';
import { versions } from '../lib/site/versions.ts';
import { pythonParser } from '../lib/sources/python/parser.ts';
import { commandLine } from './options.ts';

const { values } = commandLine({
  name: 'npm run examples',
  does:
    'runs every Python program of texts and docstrings in the engine of lib/live, and compares what it prints with the records of the ' +
    'language. The state of each program is in content/live, and the names that programs may use; what has changed there is a problem, ' +
    'and a program that prints something else than the language always is.',
  options: {
    update: { kind: 'switch', does: 'writes the states as they are now' },
    refused: {
      kind: 'switch',
      does: 'lists what the engine does not have, with the number of programs that need it',
    },
  },
});

const parser = await pythonParser();
const blocks = openExampleStore('.cache/examples.json');
const texts = allPrograms((source) => blocks.examplesIn(source), parser);
// Sentences that are tried are programs of one rule of the language each.
const programs = [...texts, ...allStatements(parser).statements.map(({ program }) => program)];
const store = openLiveStore('.cache/live.json');
const problems: Problem[] = [];
const refused = new Map<string, number>();
for (const { folder } of versions) {
  if (!engineVersions.includes(folder)) continue;
  const records = readRecords(recordsFile(folder));
  if (!records) continue;
  const own = differentPrograms(programs, folder).filter(({ key }) => isRun(records.programs[key]));
  const found = await runAll(own, folder, records);
  const committed = readStates(statesFile(folder));
  const now: States = {};
  for (const program of own) {
    const state = found.get(program.key);
    if (!state) continue;
    if (state.state === 'differs') {
      problems.push(differs(program, state));
      continue;
    }
    now[program.key] = rowOf(program, state);
    if (state.state === 'refused') refused.set(state.feature, (refused.get(state.feature) ?? 0) + 1);
  }
  if (values.update) writeStates(statesFile(folder), now);
  else problems.push(...changedProblems(own, committed, now));
  console.log(summary(folder, now));
}
store.save();
const names = await supportedNames(engineVersions);
if (values.update) writeNames(namesFile(), names);
else if (JSON.stringify(readNames(namesFile())) !== JSON.stringify(names))
  problems.push(
    problem({
      where: relative(process.cwd(), namesFile()),
      what: 'the names that programs may use in the engine have changed',
      fix: 'Run `npm run examples -- --update` and look at the change of this file.',
    }),
  );
if (values.refused)
  for (const [feature, count] of [...refused].sort((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(5)}  ${feature}`);
for (const one of problems) console.error(problemText(one));
if (problems.length > 0) process.exitCode = 1;

/** The states of programs: from the store where neither program nor engine has changed, and else run on all cores. */
async function runAll(
  own: readonly Program[],
  version: string,
  records: Records,
): Promise<Map<string, ExampleState>> {
  const found = new Map<string, ExampleState>();
  const recordOf = (key: string) => records.programs[key] as ProgramRecord;
  const open = own.filter(({ key }) => {
    const known = store.get(version, key, recordOf(key));
    if (known) found.set(key, known);
    return !known;
  });
  if (open.length === 0) return found;
  const count = Math.min(availableParallelism(), open.length);
  const shares = Array.from({ length: count }, (_, at) =>
    open.filter((__, place) => place % count === at).map(({ key }) => key),
  );
  const results = await Promise.all(shares.map((keys) => inWorker(version, keys)));
  for (const result of results)
    for (const [key, state] of result) {
      found.set(key, state);
      store.set(version, key, recordOf(key), state);
    }
  return found;
}

function inWorker(version: string, keys: readonly string[]): Promise<[string, ExampleState][]> {
  return new Promise((resolve, reject) => {
    const worker = fork('scripts/examples/live-worker.ts', { execArgv: ['--import', 'tsx'] });
    worker.once('message', (states) => resolve(states as [string, ExampleState][]));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code !== 0) reject(new Error(`a worker has ended with ${code}`));
    });
    worker.send({ version, keys });
  });
}

function placeOf({ file, line }: Program): string {
  return `${relative(contentRoot, file).replace(/\.(mdx|pyi)$/, '')}:${line}`;
}

function rowOf(program: Program, state: Exclude<ExampleState, { state: 'differs' }>): StateRow {
  const text = placeOf(program).replace(/:\d+$/, '');
  if (state.state === 'refused') return { text, state: 'refused', feature: state.feature };
  return { text, ...state };
}

function differs({ file, line }: Program, state: Extract<ExampleState, { state: 'differs' }>): Problem {
  return problem({
    where: `${relative(process.cwd(), file)}:${line + Math.max(state.line - 1, 0)}`,
    what: `in the engine this program ${state.what}`,
    fix: 'Mend lib/live, or let it refuse what it does not do as the language does. Where the text has changed, record the program anew.',
  });
}

/** States that are not those of the committed file: a program that runs now, one that does so no more, one that is new. */
function changedProblems(own: readonly Program[], committed: States, now: States): Problem[] {
  const changed = own.filter(({ key }) => {
    const [before, after] = [committed[key], now[key]];
    const fields = ['state', 'feature', 'pictures'] as const;
    return after && (!before || fields.some((field) => before[field] !== after[field]));
  });
  return changed.map((program) => {
    const [before, after] = [committed[program.key], now[program.key]];
    const text = (one: StateRow | undefined) =>
      one ? (detailOf(one) === '' ? one.state : `${one.state} (${detailOf(one)})`) : 'new';
    return problem({
      where: `${relative(process.cwd(), program.file)}:${program.line}`,
      what: `the state of this program in the engine was ${text(before)}, and is ${text(after)}`,
      fix: 'Run `npm run examples -- --update` and look at the change of content/live.',
    });
  });
}

function detailOf({ feature, pictures }: StateRow): string {
  return feature ?? (pictures === undefined ? '' : `pictures: ${pictures}`);
}

function summary(version: string, states: States): string {
  const count = (state: StateRow['state']) =>
    Object.values(states).filter((one) => one.state === state).length;
  const total = Object.keys(states).length;
  const running = total - count('refused');
  const drawing = Object.values(states).filter(({ pictures }) => pictures !== undefined).length;
  return `${version}: ${running} of ${total} programs run (${Math.round((100 * running) / total)} %): ${count('matches')} match, ${count('near')} but for rounding, ${count('runs') - drawing} have nothing to compare, ${drawing} draw in a window; ${count('refused')} are refused`;
}
