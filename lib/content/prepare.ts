import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../site/problem.ts';
import { readVersions } from './data.ts';
import type { Documents } from './record.ts';
import { report, writeModule } from './report.ts';
import { readTextFiles } from './text-files.ts';

/**
 * What has to be true before Contentlayer starts: versions are known, front matter can be read, and nothing is left
 * of a run that was killed. Where that is not so, the build stops here and tells what the checks of the whole would have
 * said, too: nobody has to run it twice.
 * @param found what earlier steps found
 * @throws ProblemsError when something is wrong and `strict`, or when there is no version to build
 */
export async function prepareContent({
  strict,
  found = [],
}: {
  strict: boolean;
  found?: readonly Problem[];
}): Promise<void> {
  heal();
  const { versions, problems } = readVersions();
  writeModule('.generated/versions.mjs', versions);
  const texts = readTextFiles(versions);
  const first = [...found, ...problems, ...texts.problems];
  const stops = strict && versions.length > 0 && first.some(({ severity }) => severity === 'error');
  const later = stops ? await problemsOfAll(texts.documents) : [];
  report([...first, ...later], strict || versions.length === 0);
}

/** The checks read the versions that were just written, so they are loaded here and not before. */
async function problemsOfAll(documents: Documents): Promise<Problem[]> {
  const { checkedContent } = await import('./checked-content.ts');
  return (await checkedContent(documents, { isExport: true })).problems;
}

/** Starts Contentlayer's own command: `build` once, `dev` until it is killed. */
export function startContentlayer(command: 'build' | 'dev'): ChildProcess {
  const NODE_ENV = command === 'build' ? 'production' : 'development';
  // Texts make many small objects that die young: room for them halves the work of clearing up.
  const args = ['--max-semi-space-size=64', join('node_modules', '.bin', 'contentlayer2'), command];
  const child = spawn(process.execPath, args, {
    // Contentlayer goes by PWD, which is the folder of a shell and not always that of this process.
    env: { ...process.env, NODE_ENV, PWD: process.cwd() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    const words = withoutReports(chunk.toString());
    if (words) console.log(words);
  });
  return child;
}

/**
 * What Contentlayer prints, without its words about success and about files that it leaves out: ours say more, and none of
 * these files is left out (lib/content/index-file.ts).
 */
export function withoutReports(output: string): string {
  let isLeftOut = false;
  const lines = output.split('\n').filter((line) => {
    if (/^Warning: Found \d+ problems?/.test(line)) isLeftOut = true;
    else if (/^\S/.test(line)) isLeftOut = false;
    return line.trim() && !isLeftOut && !/^successCallback|^Generated \d+/.test(line);
  });
  return lines.join('\n');
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
