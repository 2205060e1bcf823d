import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeExample } from '../lib/examples/blocks.ts';
import { exampleProblems } from '../lib/examples/check.ts';
import { readInventory } from '../lib/examples/inventory.ts';
import { compareWithRecord } from '../lib/examples/records/check.ts';
import { type ProgramRecord, readRecords, recordsFile } from '../lib/examples/records/records.ts';
import { allPrograms } from '../lib/examples/records/texts.ts';
import { allStatements } from '../lib/examples/statements/cells.ts';
import { quoteProblems, statementProblems } from '../lib/examples/statements/check.ts';
import { openExampleStore } from '../lib/examples/store.ts';
import { readNameLists } from '../lib/names/lists.ts';
import { contentRoot } from '../lib/site/content-root.ts';
import { didYouMean, type Problem, problem, problemText } from '../lib/site/problem.ts';
import { latestVersion, versions } from '../lib/site/versions.ts';
import { pythonParser } from '../lib/sources/python/parser.ts';
import { programPictures } from './figures/programs/pictures.ts';
import { readDrawnFrom } from './figures/programs/record.ts';
import { stalePictureProblems } from './figures/programs/stale.ts';
import { commandLine } from './options.ts';

const { values } = commandLine({
  name: 'npm run check:examples',
  does:
    'checks that every Python block of the site can be parsed, uses only names that its version has, and prints what the text ' +
    'beside it says, as the records of examples:record tell; and that pictures are what the programs of their pages draw.',
  options: {
    details: {
      kind: 'switch',
      does: 'lists how many programs ran, fail as intended or were not run, by version',
    },
  },
});

const inventories = join(contentRoot, 'api');

const parser = await pythonParser();
const store = openExampleStore('.cache/examples.json');
let blocks = 0;
const unread: Problem[] = [];
const { lists } = readNameLists();
const byVersion = new Map(
  readdirSync(inventories).map((name) => [
    name,
    readInventory(
      JSON.parse(readFileSync(join(inventories, name, 'symbols.json'), 'utf8')),
      lists.find(({ version }) => version === name),
    ),
  ]),
);
const found = [...byVersion.keys()].flatMap((version) =>
  textsOf(version).flatMap((file) => {
    const examples = examplesOf(file).filter(isPython);
    blocks += examples.length;
    return examples.flatMap((example) => {
      const names = byVersion.get(example.version ?? version);
      return names ? exampleProblems(file, example, parser, names) : [unknownVersion(file, example)];
    });
  }),
);

const programs = allPrograms((source) => store.examplesIn(source), parser);
const recorded = new Map(
  [...new Set(programs.map(({ version }) => version))].map((version) => [
    version,
    readRecords(recordsFile(version)),
  ]),
);
const compared = programs.map((program) => ({
  program,
  comparison: compareWithRecord(program, recordOf(program)),
}));
store.save();

const { statements, problems: unreadable } = allStatements(parser);
const problems = [
  ...unread,
  ...found,
  ...compared.flatMap(({ comparison }) => comparison.problems),
  ...unreadable,
  ...quoteProblems(statements),
  ...statements.flatMap((statement) =>
    statementProblems(statement, recorded.get(statement.program.version)?.programs[statement.program.key]),
  ),
  ...stalePictureProblems(programPictures, programs, readDrawnFrom()),
];
for (const one of problems) console.error(`${problemText(one)}\n`);
const [right, worded, unseen] = [
  sum(({ right }) => right),
  sum(({ worded }) => worded),
  sum(({ unseen }) => unseen),
];
const stated = `${right} stated values as recorded, ${worded} in words, ${unseen} of programs that were not run`;
const tried = new Set(statements.map(({ where }) => where)).size;
console.log(
  `examples: ${blocks} Python blocks, ${stated}, ${tried} statements tried, ${problems.length} problems`,
);
if (values.details) for (const version of recorded.keys()) console.log(detailsOf(version));
if (problems.length > 0) process.exitCode = 1;

/**
 * The record of a program. One of a text that belongs to no version is of the latest, and after a cut only the version before has run
 * it: that counts until it is recorded again.
 */
function recordOf({ version, key }: (typeof programs)[number]): ProgramRecord | undefined {
  const own = recorded.get(version)?.programs[key];
  if (own || version !== latestVersion.folder) return own;
  const others = versions.flatMap(({ folder }) => recorded.get(folder)?.programs[key] ?? []);
  return others.find(({ text }) => !/^([\w-]+\/docs|stubs|statements)\//.test(text));
}

function sum(count: (comparison: (typeof compared)[number]['comparison']) => number): number {
  return compared.reduce((total, { comparison }) => total + count(comparison), 0);
}

/** What became of the programs of a version: how many, by outcome. */
function detailsOf(version: string): string {
  const counts = new Map<string, number>();
  for (const { program, comparison } of compared) {
    if (program.version !== version) continue;
    const { outcome } = comparison;
    const name = typeof outcome === 'string' ? outcome : `not run, needs ${outcome.needs}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const rows = [...counts].sort(([, a], [, b]) => b - a).map(([name, count]) => `  ${count} ${name}`);
  return [`${version}:`, ...rows].join('\n');
}

function examplesOf(file: string): CodeExample[] {
  try {
    return store.examplesIn(readFileSync(file, 'utf8'));
  } catch {
    const fix = 'Run "npm run content": it says where and why.';
    unread.push(problem({ where: file, what: 'invalid MDX', fix }));
    return [];
  }
}

function unknownVersion(file: string, { version = '', line }: CodeExample): Problem {
  const near = didYouMean(version, byVersion.keys());
  const fix = `Name a folder of content/stubs.${near}`;
  return problem({ where: `${file}:${line}`, what: `unknown version "${version}" of a code block`, fix });
}

function textsOf(version: string): string[] {
  return readdirSync(contentRoot, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.mdx') && isOf(version, path.split('/')))
    .map((path) => join(contentRoot, path))
    .sort();
}

/** Docs of the version in any language, and its API reference; texts that belong to no version speak of the latest. */
function isOf(version: string, [first, second, third]: string[]): boolean {
  if (second === 'docs') return third === version;
  return first === 'api' ? second === version : first !== 'stubs' && version === latestVersion.folder;
}

function isPython({ language }: CodeExample): boolean {
  return language === 'python' || language === 'py';
}
