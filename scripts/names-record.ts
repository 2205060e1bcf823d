import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameListFile, nameListText, namesFolder } from '../lib/names/lists.ts';
import { namesInSources } from '../lib/names/record/sources.ts';
import { type TokenKind, tokensIn } from '../lib/names/tokens.ts';
import { contentRoot } from '../lib/site/content-root.ts';
import { problem } from '../lib/site/problem.ts';
import { commandLine, refuse } from './options.ts';

const command = 'npm run names:record';
const { values } = commandLine({
  name: command,
  does:
    'writes the list of names that texts of a version may mention, content/names/VERSION.json, from the sources of the language. ' +
    'Of C++ names with :: and of names of ti._lib.core it has those that texts use when it is written.',
  options: {
    source: {
      kind: 'text',
      value: 'PATH',
      does: 'all files of the version, as "git archive" writes them',
    },
    version: { kind: 'text', value: 'VERSION', does: 'folder of the version in content/stubs: v1.6.0' },
  },
});
const { source = '', version = '' } = values;
const reference = join(contentRoot, 'stubs', version, 'reference.yml');
const problems = [
  ...(existsSync(join(source, 'python', 'taichi'))
    ? []
    : [
        problem({
          where: command,
          what: `--source ${source}`,
          fix: 'Name a folder with the sources of the language.',
        }),
      ]),
  ...(version && existsSync(reference)
    ? []
    : [problem({ where: command, what: `--version ${version}`, fix: 'Name a folder of content/stubs.' })]),
];
if (problems.length > 0) refuse(problems);

const commit = /\/blob\/([0-9a-f]{40})\//.exec(readFileSync(reference, 'utf8'))?.[1] ?? '';
const names = namesInSources(source, usedNames());
const file = nameListFile(version);
mkdirSync(namesFolder, { recursive: true });
writeFileSync(file, nameListText({ ...names, version, commit, folders: new Set() }));
const count = Object.values(names).reduce((sum, { size }) => sum + size, 0);
console.log(`${file}: ${count} names, ${names.files.size} of them files.`);

/** The C++ names in all texts; each version gets those that it has. */
function usedNames(): { scoped: Set<string>; bound: Set<string> } {
  const tokens = readdirSync(contentRoot, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.mdx') && !path.startsWith('api'))
    .flatMap((path) => tokensIn(readFileSync(join(contentRoot, path), 'utf8')));
  const ofKind = (kind: TokenKind) =>
    new Set(tokens.flatMap((token) => (token.kind === kind ? [token.text] : [])));
  return { scoped: ofKind('C++ name'), bound: ofKind('bound name') };
}
