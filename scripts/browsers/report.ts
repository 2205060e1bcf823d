import type { Result } from './run.ts';

/** The report of the steps in one browser. */
export class Report {
  private steps = 0;
  private failed = 0;
  private readonly reported = new Set<string>();

  /** @param browser its name and version, at the beginning of each line */
  constructor(private readonly browser: string) {}

  /** A step in one line, and its problems below. Problems of an earlier step are only counted. */
  linesOf({ step, problems, seconds }: Result): string[] {
    const isGood = problems.length === 0;
    this.steps += 1;
    if (!isGood) this.failed += 1;
    const added = problems.filter((problem) => !this.reported.has(problem));
    for (const problem of problems) this.reported.add(problem);
    const rest = problems.length - added.length;
    return [
      `${this.browser}: ${step} … ${isGood ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`,
      ...added.map((problem) => `  ${problem.replaceAll('\n', '\n  ')}`),
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
