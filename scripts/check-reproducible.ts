import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { differences } from '../lib/audit/compare-exports.ts';
import { problemText } from '../lib/site/problem.ts';
import { commandLine } from './options.ts';

commandLine({
  name: 'npm run check:reproducible',
  does:
    'compares two clean builds of the last commit, in different folders, time zones, languages and home directories. Then it ' +
    'edits a text and compares a build that uses the stores of the first one with a clean one. A file that differs is reported ' +
    'with the first difference.',
  options: {},
});

const root = '.cache/reproducible';
const builds = [
  { folder: 'one', TZ: 'America/Los_Angeles', LANG: 'C', LC_ALL: 'C' },
  { folder: 'the-other-one', TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
] as const;
const editedText = 'content/en/docs/master/field.mdx';
const shown = 12;

rmSync(root, { recursive: true, force: true });
for (const { folder, ...env } of builds) {
  const path = join(root, folder);
  run('git', ['clone', '--quiet', '--local', '--no-hardlinks', '.', path], '.');
  linkTree('node_modules', join(path, 'node_modules'));
  build({ folder, ...env });
}
compare();

const [, clean] = builds;
for (const folder of ['.cache', '.generated', '.next'])
  rmSync(join(root, clean.folder, folder), { recursive: true });
for (const { folder, ...env } of builds) {
  changeTitle(join(root, folder, editedText));
  build({ folder, ...env });
}
compare();
if (!process.exitCode) rmSync(root, { recursive: true, force: true });

/** Changes the title of a text, which its page shows, but also the sidebar, the pages beside it, lists and search. */
function changeTitle(file: string): void {
  const text = readFileSync(file, 'utf8');
  const edited = text.replace(/^title: .*$/m, 'title: A title of this check');
  if (edited === text) throw new Error(`${file} has no title in its front matter.`);
  writeFileSync(file, edited);
}

function build({ folder, ...env }: { folder: string } & Record<string, string>): void {
  const path = join(root, folder);
  const start = performance.now();
  run('npm', ['run', '--silent', 'build'], path, { ...env, HOME: join(process.cwd(), path) });
  console.log(`${folder}: built in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

function compare(): void {
  const [one = '', other = ''] = builds.map(({ folder }) => join(root, folder, 'out'));
  const problems = differences(one, other);
  for (const problem of problems.slice(0, shown)) console.error(`${problemText(problem)}\n`);
  if (problems.length > shown) console.error(`… and ${problems.length - shown} more\n`);
  console.log(
    problems.length === 0
      ? 'Both builds have the same files.'
      : `The builds differ in ${problems.length} files.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

function run(command: string, args: string[], cwd: string, env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status === 0) return;
  console.error(stdout, stderr);
  throw new Error(`"${[command, ...args].join(' ')}" failed in ${cwd}.`);
}

/** Hard links instead of one symbolic link: the bundler does not resolve packages outside of the folder that it builds. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else link(source, target);
  }
}

function link(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
