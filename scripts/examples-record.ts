import { resolve } from 'node:path';
import { examplesIn } from '../lib/examples/blocks.ts';
import { lineOfMessage } from '../lib/examples/records/check.ts';
import { mergedRecord, recordOf } from '../lib/examples/records/recording.ts';
import { readRecords, recordsFile, writeRecords } from '../lib/examples/records/records.ts';
import { startRunner } from '../lib/examples/records/run.ts';
import { allPrograms } from '../lib/examples/records/texts.ts';
import { allStatements } from '../lib/examples/statements/cells.ts';
import { problem } from '../lib/site/problem.ts';
import { versions } from '../lib/site/versions.ts';
import { pythonParser } from '../lib/sources/python/parser.ts';
import { commandLine, refuse } from './options.ts';

const { values } = commandLine({
  name: 'npm run examples:record',
  does:
    'runs the Python programs of a version (docs, posts, docstrings, statements) that have no record, and stores what each line prints in ' +
    'content/records. Takes seconds for a page, some minutes for a version.',
  options: {
    python: {
      kind: 'text',
      value: 'PYTHON',
      default: 'python3',
      does: 'a Python that has this release of Taichi',
    },
    version: {
      kind: 'text',
      value: 'VERSION',
      does: 'a folder of content/stubs, such as v1.6.0',
      isRight: (value) => versions.some(({ folder }) => folder === value),
      fix: `Write one of ${versions.map(({ folder }) => folder).join(', ')}.`,
    },
    only: {
      kind: 'text',
      value: 'FILE',
      does: 'records the programs of this text only, also those with a record',
    },
    all: { kind: 'switch', does: 'runs programs with a record again' },
    seconds: { kind: 'number', default: 60, least: 1, does: 'the time that a program may take' },
    jobs: { kind: 'number', default: 2, least: 1, does: 'how many programs run at the same time' },
  },
});

const { version } = values;
if (!version)
  refuse([
    problem({
      where: 'npm run examples:record',
      what: 'no version',
      fix: 'Write --version v1.6.0, or another one.',
    }),
  ]);

const file = recordsFile(version);
const parser = await pythonParser();
const { statements, problems } = allStatements(parser);
if (problems.length > 0) refuse(problems);
const all = [...allPrograms(examplesIn, parser), ...statements.map(({ program }) => program)].filter(
  (program) => program.version === version,
);
const only = values.only && resolve(values.only);
const chosen = all.filter((program) => !only || resolve(program.file) === only);
if (only && chosen.length === 0)
  refuse([
    problem({
      where: `--only ${values.only}`,
      what: `no program of ${version} in this text`,
      fix: 'Name a text by its path from here: content/en/docs/v1.6.0/field.mdx',
    }),
  ]);
const old = readRecords(file);
const runners = await Promise.all(
  Array.from({ length: values.jobs }, () => startRunner(values.python, 'scripts/examples/run_programs.py')),
).catch(({ message }: Error) =>
  refuse([
    problem({ where: '--python', what: message, fix: 'Name a Python that has Taichi and NumPy, on Linux.' }),
  ]),
);
const taichi = runners[0]?.taichi ?? '';
// The version in development is recorded with one release, until all of it is recorded with a newer one.
const wanted = /^v\d/.test(version) ? version.slice(1) : ((values.all ? undefined : old?.taichi) ?? taichi);
if (taichi !== wanted)
  refuse([
    problem({
      where: values.python,
      what: `has Taichi ${taichi}, and the records of ${version} are those of ${wanted}`,
      fix: `Install taichi==${wanted} for it, or name another Python with --python.`,
    }),
  ]);

const keys = new Set(all.map(({ key }) => key));
const programs = Object.fromEntries(Object.entries(old?.programs ?? {}).filter(([key]) => keys.has(key)));
const waiting = new Map(
  chosen.filter(({ key }) => only || values.all || !programs[key]).map((program) => [program.key, program]),
);
const count = waiting.size;
let done = 0;
const store = () => writeRecords(file, { taichi, programs });
await Promise.all(
  runners.map(async (runner) => {
    for (const [key, program] of waiting) {
      waiting.delete(key);
      const next = await recordOf(program, runner, values.seconds);
      programs[key] = mergedRecord(programs[key], next);
      if (next.error && !program.isErrorExpected)
        console.log(
          `${program.file}:${program.line}  ${next.error.type}: ${lineOfMessage(next.error.message)}`,
        );
      if (++done % 20 === 0) store();
    }
    runner.close();
  }),
);
store();
console.log(`${count} programs recorded, ${Object.keys(programs).length} records in ${file}`);
