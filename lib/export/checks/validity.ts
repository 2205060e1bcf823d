import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { locales } from '../../site/locales.ts';
import type { Problem } from '../../site/problem.ts';
import { versions } from '../../site/versions.ts';
import type { Site } from '../site.ts';

/** What is not valid HTML in the pages of the export, by as many processes as there are cores, four at most. */
export async function invalidPages({ folder, pages }: Pick<Site, 'folder' | 'pages'>): Promise<Problem[]> {
  const shares = sharesOf(
    pages.map(({ file }) => file),
    Math.min(4, availableParallelism()),
  );
  return (await Promise.all(shares.map((files) => validated(folder, files)))).flat();
}

/** Processes instead of threads: a thread of Node 20 does not read TypeScript through the loader of its parent. */
function validated(folder: string, files: readonly string[]): Promise<Problem[]> {
  return new Promise((done, failed) => {
    const child = fork(fileURLToPath(new URL('../validate-share.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx'],
    });
    child.once('message', (problems) => done(problems as Problem[]));
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`The validation of pages ended with code ${code}.`)));
    child.send({ folder, files });
  });
}

/** Files in as many parts. A page comes into one part with its translations and versions, which repeat it. */
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
