import { editDistance } from './edit-distance.ts';

/** A mistake in content, configuration or the export, with all that is needed to fix it. */
export type Problem = {
  /** What is wrong, in one line. */
  what: string;
  /** File and line, variable or page. */
  where: string;
  /** What to do about it. */
  fix: string;
  severity: 'error' | 'warning';
};

/** The only way to make a `Problem`; an error unless said otherwise. */
export function problem(facts: Omit<Problem, 'severity'> & Partial<Problem>): Problem {
  return { severity: 'error', ...facts };
}

/** The text of one problem: where and what on the first line, the fix below. */
export function problemText({ where, what, fix }: Problem): string {
  return `${where}  ${what}\n  ${fix.replaceAll('\n', '\n  ')}`;
}

/** All problems as one error, so that one run of a build shows all of them. */
export class ProblemsError extends Error {
  constructor(
    title: string,
    readonly problems: readonly Problem[],
  ) {
    super(`${title}\n\n${problems.map(problemText).join('\n\n')}\n`);
    this.name = 'ProblemsError';
  }
}

/** The candidate closest to `word` by edit distance, or none when nothing is near (more than a third differs). */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  // Two changes of a short word would match anything.
  const limit = word.length < 4 ? 1 : Math.max(2, word.length / 3);
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    // The distance is at least the difference of the lengths.
    if (Math.abs(candidate.length - word.length) > Math.min(limit, best?.distance ?? limit)) continue;
    const isSameButCase = candidate.toLowerCase() === word.toLowerCase();
    const distance = isSameButCase ? 0 : editDistance(word, candidate);
    if (!best || distance < best.distance) best = { candidate, distance };
  }
  return best && best.distance <= limit ? best.candidate : undefined;
}

/** `nearest` as a sentence to append to a fix, with a space before it; empty where no candidate is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const near = nearest(word, candidates);
  return near ? ` Did you mean "${near}"?` : '';
}
