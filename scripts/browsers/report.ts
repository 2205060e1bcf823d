import type { Result } from './run.ts';

/** What is said of the steps in one browser. */
export class Report {
  private steps = 0;
  private failed = 0;
  private readonly told = new Set<string>();

  /** @param browser its name and version, at the beginning of each line */
  constructor(private readonly browser: string) {}

  /** A step in one line, and its problems below. What an earlier step has told is only counted. */
  linesOf({ step, problems, seconds }: Result): string[] {
    const isGood = problems.length === 0;
    this.steps += 1;
    if (!isGood) this.failed += 1;
    const news = problems.filter((problem) => !this.told.has(problem));
    for (const problem of problems) this.told.add(problem);
    const rest = problems.length - news.length;
    return [
      `${this.browser}: ${step} … ${isGood ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`,
      ...news.map((problem) => `  ${problem.replaceAll('\n', '\n  ')}`),
      ...(rest > 0 ? [`  and ${rest} as in a step above`] : []),
    ];
  }

  /** The last line. */
  summary(seconds: number): string {
    return `${this.browser}: ${this.steps} steps, ${this.failed} failed, ${seconds.toFixed(0)} s`;
  }

  get isGood(): boolean {
    return this.steps > 0 && this.failed === 0;
  }
}
