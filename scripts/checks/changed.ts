import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSources } from './content.ts';
import type { Checks } from './run.ts';

/** Files that decide how everything is checked: after a change of one of them everything is checked. */
const settings =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|biome\.json|vitest\.config\.ts|tests\/setup\.ts)$/;

const isCode = (file: string) => /\.(?:ts|tsx|mjs|css)$/.test(file) && !/^(?:content|public)\//.test(file);

/** The modules through which tests read the content. */
const contentModules = ['.generated/index.mjs', '.generated/versions.mjs'];

/** The parts of `npm run check` that a change can break. `isWhole`: all of them. */
export type Plan = Checks & { isWhole: boolean };

/**
 * What to run after a change.
 * @param files that have changed, been added or removed, as paths below the root of the project
 */
export function planOf(files: readonly string[]): Plan {
  const whole = files.some((file) => settings.test(file));
  const present = files.filter((file) => existsSync(file));
  const code = present.filter(isCode);
  const hasContent = files.some((file) => contentSources.some((source) => isBelow(file, source)));
  // Vitest cannot find the tests of a file that is not there any more.
  const isRemoved = files.some((file) => isCode(file) && !existsSync(file));
  if (whole || isRemoved)
    return { isWhole: true, independent: [lint('.'), types, facts], ofContent: [allTests, examples] };
  const tests = [
    ...code.filter((file) => file.endsWith('.ts') || file.endsWith('.tsx') || file.endsWith('.mjs')),
    ...(hasContent ? contentModules : []),
    ...testsReading(files),
  ];
  return {
    isWhole: false,
    independent: [
      // Biome formats more than code, and leaves out what it does not know.
      ...(present.length > 0 ? [lint(...present)] : []),
      ...(code.some((file) => /\.tsx?$/.test(file)) ? [types] : []),
      ...(files.some((file) => /^(content\/stubs|lib\/sources)\//.test(file)) ? [facts] : []),
    ],
    ofContent: [
      ...(tests.length > 0 ? [related([...new Set(tests)])] : []),
      ...(hasContent || files.some((file) => file.startsWith('lib/examples/')) ? [examples] : []),
    ],
  };
}

const types = { name: 'types', command: ['tsc', '--noEmit'] } as const;
const examples = { name: 'examples', command: ['tsx', 'scripts/check-examples.ts'] } as const;
const facts = { name: 'facts of the sources', command: ['tsx', 'scripts/check-facts.ts'] } as const;
const allTests = { name: 'unit tests', command: ['vitest', 'run', '--reporter=dot'] } as const;

function lint(...files: string[]) {
  const quiet = files[0] === '.' ? [] : ['--no-errors-on-unmatched'];
  return { name: 'format and lint', command: ['biome', 'ci', ...quiet, ...files] } as const;
}

function related(files: readonly string[]) {
  return {
    name: 'unit tests',
    command: ['vitest', 'related', '--run', '--reporter=dot', '--passWithNoTests', ...files],
  } as const;
}

/** The unit tests that read one of these files, or a folder that it is in, by its path: Vitest finds imports only. */
export function testsReading(files: readonly string[]): string[] {
  return unitTests().filter((test) =>
    pathsNamedIn(readFileSync(test, 'utf8')).some((path) => files.some((file) => isBelow(file, path))),
  );
}

function unitTests(): string[] {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.startsWith('out'))
    .map((name) => join('tests', name));
}

/** Files and folders of the project that a source text has as strings. */
function pathsNamedIn(source: string): string[] {
  const strings = [...source.matchAll(/(?<=['"`])[\w.@[\]-]+(?:\/[\w.@[\]-]+)*(?=['"`/])/g)].map(
    ([path]) => path,
  );
  return [...new Set(strings)].filter((path) => !/^\.+$/.test(path) && existsSync(path));
}

function isBelow(file: string, path: string): boolean {
  return file === path || file.startsWith(`${path}/`);
}

/**
 * The files that differ from what others have: those of all commits since then, and those that are not committed.
 * @param since a commit; without one, where the branch left that which it is pushed to, `origin/main` or `main`
 * @throws Error when there is no such commit
 */
export function changedFiles(since?: string): { base: string; files: string[] } {
  const base = since ?? baseCommit();
  const changed = git('diff', '--name-only', '--no-renames', '-z', base, '--');
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return { base, files: [...new Set(`${changed}${added}`.split('\0').filter(Boolean))].sort() };
}

function baseCommit(): string {
  for (const branch of ['@{upstream}', 'origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', branch], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  throw new Error(
    'No commit to compare with: the branch has no upstream, and neither origin/main nor main exists. Name a commit: npm run check:changed -- --since COMMIT',
  );
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout;
}
