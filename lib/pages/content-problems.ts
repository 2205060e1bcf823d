import index from '#content';
import { type Problem, problemText } from '../site/problem.ts';

/** What is wrong with the content, as the terminal tells it; only development goes on with it. */
export function contentProblems(): { key: string; text: string; severity: Problem['severity'] }[] {
  return (index.problems ?? []).map((problem) => ({
    key: `${problem.where} ${problem.what}`,
    text: problemText(problem),
    severity: problem.severity,
  }));
}
