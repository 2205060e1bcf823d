import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { ExportedPage } from './exported.ts';

/**
 * Answers of a long check, kept in `.cache` as they come: one that was stopped goes on with `--resume`. An answer belongs to the
 * page's HTML, which names its style and script files by their hashes.
 */
export function keptAnswers<Result>(name: string, isResumed: boolean) {
  const file = `.cache/${name}.jsonl`;
  mkdirSync('.cache', { recursive: true });
  if (!isResumed) rmSync(file, { force: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const kept = new Map<string, Result>(lines.flatMap(entryOf<Result>));
  const key = ({ path, hash }: ExportedPage) => `${path} ${hash}`;
  return {
    of: (page: ExportedPage): Result | undefined => kept.get(key(page)),
    keep: (page: ExportedPage, result: Result) =>
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
