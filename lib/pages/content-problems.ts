import index from '#content';
import { type Problem, problemText } from '../site/problem.ts';

/** A problem of the content as a page of the development server shows it. */
export type ProblemView = {
  /** Different for each problem. */
  key: string;
  /** What the terminal prints for it. */
  text: string;
  severity: Problem['severity'];
};

/** The problems of the content. Only a development server runs while there are any. */
export function contentProblems(): ProblemView[] {
  return (index.problems ?? []).map((problem) => ({
    key: `${problem.where} ${problem.what}`,
    text: problemText(problem),
    severity: problem.severity,
  }));
}
