import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';

import type { ExampleState } from '../lib/examples/live/compare.ts';
import { supportedNames } from '../lib/examples/live/names.ts';
import { differentPrograms, isRun } from '../lib/examples/live/run-programs.ts';
import { openLiveStore } from '../lib/examples/live/store.ts';
import type { Program } from '../lib/examples/records/programs.ts';
import { type ProgramRecord, readRecords, recordsFile } from '../lib/examples/records/records.ts';
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

/** How many programs a worker gets at once: few, so that all of them end at the same time. */
const programsOfTask = 12;

const parser = await pythonParser();
const blocks = openExampleStore('.cache/examples.json');
const texts = allPrograms((source) => blocks.examplesIn(source), parser);
// Sentences that are tried are programs of one rule of the language each.
const programs = [...texts, ...allStatements(parser).statements.map(({ program }) => program)];
const store = openLiveStore('.cache/live.json');
const problems: Problem[] = [];
const refused = new Map<string, number>();
const corpora = versions.flatMap(({ folder }) => corpusOf(folder) ?? []);
await runOthers(corpora);
for (const { version, own, found } of corpora) {
  const committed = readStates(statesFile(version));
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
  if (values.update) writeStates(statesFile(version), now);
  else problems.push(...changedProblems(own, committed, now));
  console.log(summary(version, now));
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

/** The programs of a version that were recorded, and their states as far as they are known. */
type Corpus = {
  version: string;
  own: readonly Program[];
  recordOf(key: string): ProgramRecord;
  found: Map<string, ExampleState>;
};

/** @returns undefined for a version whose rules the engine does not have, or that has no records */
function corpusOf(version: string): Corpus | undefined {
  const records = engineVersions.includes(version) && readRecords(recordsFile(version));
  if (!records) return undefined;
  const corpus: Corpus = {
    version,
    own: differentPrograms(programs, version).filter(({ key }) => isRun(records.programs[key])),
    recordOf: (key) => records.programs[key] as ProgramRecord,
    found: new Map(),
  };
  return { ...corpus, found: storedStates(corpus) };
}

/** Programs of one version that are run one after the other. */
type Task = { version: string; keys: string[] };

/** The states of programs of a version that the store has, where neither program nor engine has changed. */
function storedStates({ own, version, recordOf }: Corpus): Map<string, ExampleState> {
  const known = own.flatMap(({ key }): [string, ExampleState][] => {
    const state = store.get(version, key, recordOf(key));
    return state ? [[key, state]] : [];
  });
  return new Map(known);
}

/** Runs the programs without a state, of all versions, on all cores. */
async function runOthers(corpora: readonly Corpus[]): Promise<void> {
  const tasks: Task[] = corpora.flatMap(({ own, version, found }) => {
    const keys = own.map(({ key }) => key).filter((key) => !found.has(key));
    return Array.from({ length: Math.ceil(keys.length / programsOfTask) }, (_, at) => ({
      version,
      keys: keys.slice(at * programsOfTask, (at + 1) * programsOfTask),
    }));
  });
  const count = Math.min(availableParallelism(), tasks.length);
  await Promise.all(Array.from({ length: count }, () => work(tasks, corpora)));
}

/** A process that runs tasks until none is left. */
function work(tasks: Task[], corpora: readonly Corpus[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork('scripts/examples/live-worker.ts', { execArgv: ['--no-liftoff', '--import', 'tsx'] });
    let task: Task | undefined;
    worker.on('message', (states: 'ready' | [string, ExampleState][]) => {
      const corpus = corpora.find(({ version }) => version === task?.version);
      if (corpus && states !== 'ready')
        for (const [key, state] of states) {
          corpus.found.set(key, state);
          store.set(corpus.version, key, corpus.recordOf(key), state);
        }
      task = tasks.shift();
      if (task) worker.send(task);
      else worker.disconnect();
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`a worker has ended with ${code}`));
    });
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
