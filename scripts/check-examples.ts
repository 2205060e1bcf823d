import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeExample } from '../lib/examples/blocks.ts';
import { exampleProblems } from '../lib/examples/check.ts';
import { readInventory } from '../lib/examples/inventory.ts';
import { openExampleStore } from '../lib/examples/store.ts';
import { readNameLists } from '../lib/names/lists.ts';
import { contentRoot } from '../lib/site/content-root.ts';
import { didYouMean, type Problem, problem, problemText } from '../lib/site/problem.ts';
import { latestVersion } from '../lib/site/versions.ts';
import { pythonParser } from '../lib/sources/python/parser.ts';
import { commandLine } from './options.ts';

commandLine({
  name: 'npm run check:examples',
  does: 'checks that every Python block of the site can be parsed and uses only names that its version has.',
  options: {},
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

store.save();

const problems = [...unread, ...found];
for (const one of problems) console.error(`${problemText(one)}\n`);
console.log(`examples: ${blocks} Python blocks, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;

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
