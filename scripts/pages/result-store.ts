import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { ExportedPage } from './exported.ts';

/**
 * The results of a long check, stored in `.cache` one by one, so that a check which was stopped can go on with `--resume`. A result
 * holds for one HTML of a page, which names its style and script files by their hashes.
 * @param isResumed whether results of an earlier run are read; otherwise they are deleted
 */
export function resultStore<Result>(name: string, isResumed: boolean) {
  const file = `.cache/${name}.jsonl`;
  mkdirSync('.cache', { recursive: true });
  if (!isResumed) rmSync(file, { force: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const stored = new Map<string, Result>(lines.flatMap(entryOf<Result>));
  const key = ({ path, hash }: ExportedPage) => `${path} ${hash}`;
  return {
    read: (page: ExportedPage): Result | undefined => stored.get(key(page)),
    write: (page: ExportedPage, result: Result) =>
      appendFileSync(file, `${JSON.stringify([key(page), result])}\n`),
  };
}

/** The last line of a check that was stopped may be half written. */
function entryOf<Result>(line: string): [string, Result][] {
  try {
    return line ? [JSON.parse(line)] : [];
  } catch {
    return [];
  }
}
