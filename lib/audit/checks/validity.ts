import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '../../routes/index.ts';
import { locales } from '../../site/locales.ts';
import type { Problem } from '../../site/problem.ts';
import { versions } from '../../site/versions.ts';
import type { Site } from '../site.ts';

/**
 * Invalid HTML in the pages of the export, found by as many processes as there are cores, four at most.
 * @param isSample whether to validate a sample only (`sampleOf`)
 */
export async function invalidPages(
  { folder, pages }: Pick<Site, 'folder' | 'pages'>,
  { isSample = false } = {},
): Promise<Problem[]> {
  const files = pages.map(({ file }) => file);
  const chosen = isSample ? sampleOf(files, (file) => statSync(join(folder, file)).size) : files;
  const shares = sharesOf(chosen, Math.min(4, availableParallelism()));
  return (await Promise.all(shares.map((files) => validated(folder, files)))).flat();
}

/** One page in so many is in a sample. */
const sampleStep = 8;

/**
 * A sample of pages, the same in each run: the largest of each kind in each language, which has most of the markup of its kind,
 * and one in eight of all, chosen by the hash of its path.
 * @param sizeOf the bytes of a file
 */
export function sampleOf(files: readonly string[], sizeOf: (file: string) => number): string[] {
  const largest = new Map<string, { file: string; size: number }>();
  for (const file of files) {
    const place = parse(file);
    const key = place ? `${place.locale} ${place.route.kind}` : file.replace(/.*\//, '');
    const size = sizeOf(file);
    if (size > (largest.get(key)?.size ?? -1)) largest.set(key, { file, size });
  }
  const chosen = new Set([...largest.values()].map(({ file }) => file));
  const isDrawn = (file: string) =>
    createHash('sha256').update(file).digest().readUInt32BE() % sampleStep === 0;
  return files.filter((file) => chosen.has(file) || isDrawn(file));
}

/** Validates pages in a process: a thread of Node 20 does not use the TypeScript loader of its parent. */
function validated(folder: string, files: readonly string[]): Promise<Problem[]> {
  return new Promise((done, failed) => {
    const child = fork(fileURLToPath(new URL('../validate-worker.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx'],
    });
    child.once('message', (problems) => done(problems as Problem[]));
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`The validation of pages ended with code ${code}.`)));
    child.send({ folder, files });
  });
}

/** Divides files into parts. A page is in the same part as its translations and versions, which repeat it. */
export function sharesOf(files: readonly string[], count: number): string[][] {
  const names = [...locales, ...versions.map(({ segment }) => segment)].filter(Boolean);
  const families = new Map<string, string[]>();
  for (const file of files) {
    const key = file
      .split('/')
      .filter((segment) => !names.includes(segment))
      .join('/');
    families.set(key, [...(families.get(key) ?? []), file]);
  }
  const shares: string[][] = Array.from({ length: count }, () => []);
  for (const [at, family] of [...families.values()].entries()) shares[at % count]?.push(...family);
  return shares.filter((share) => share.length > 0);
}
