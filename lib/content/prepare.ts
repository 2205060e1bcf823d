import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Problem, problem } from '../site/problem.ts';
import { contentRoot, readVersions } from './data.ts';
import { docFields, readFrontMatter } from './front-matter.ts';
import { report, writeModule } from './report.ts';

/**
 * What has to be true before Contentlayer starts: versions are known, front matter can be read, and nothing is left
 * of a run that was killed.
 * @throws ProblemsError when something is wrong and `strict`, or when there is no version to build
 */
export function prepareContent({ strict }: { strict: boolean }): void {
  heal();
  const { versions, problems } = readVersions();
  report([...problems, ...docFiles().flatMap(docFileProblems)], strict || versions.length === 0);
  writeModule('.contentlayer/versions.mjs', versions);
}

/**
 * Starts Contentlayer's own command: `build` once, `dev` until it is killed. Its messages about success are left out,
 * because ours say more.
 */
export function startContentlayer(command: 'build' | 'dev'): ChildProcess {
  const NODE_ENV = command === 'build' ? 'production' : 'development';
  const args = [join('node_modules', '.bin', 'contentlayer2'), command];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    const lines = chunk
      .toString()
      .split('\n')
      .filter((line) => line.trim() && !/^successCallback|^Generated \d+/.test(line));
    if (lines.length > 0) console.log(lines.join('\n'));
  });
  return child;
}

/** Every page of the docs, as a path below the content root. */
function docFiles(): string[] {
  return readdirSync(contentRoot, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[^/]+\/docs\/[^/]+\/[^/]+\.mdx?$/.test(file));
}

function docFileProblems(path: string): Problem[] {
  const file = posix.join(contentRoot, path);
  if (path.endsWith('.md')) {
    return [
      problem({
        where: file,
        what: 'a page has to end in .mdx',
        fix: `Rename it to ${posix.basename(file)}x.`,
      }),
    ];
  }
  return readFrontMatter(readFileSync(file, 'utf8'), file, docFields).problems;
}

/**
 * A run that was killed can leave an empty package.json behind, which stops every later one. Contentlayer's own cache
 * goes by the time of a file only, so it is never kept: ours goes by what is in the file.
 */
function heal(): void {
  rmSync('.contentlayer/.cache', { recursive: true, force: true });
  const file = '.contentlayer/package.json';
  if (existsSync(file) && statSync(file).size === 0) rmSync('.contentlayer', { recursive: true });
}
