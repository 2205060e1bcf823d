import { spawn } from 'node:child_process';

/** A part of a check: a command of this project, such as `tsc --noEmit`. */
export type Part = { name: string; command: readonly [program: string, ...args: string[]] };

/** How a part ended. `output` is all that it printed, in the order in which it came. */
export type Result = {
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  seconds: number;
  output: string;
};

/** Runs the command of a part. A program that cannot be started is a failure of its part. */
export function runPart({ name, command: [program, ...args] }: Part): Promise<Result> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (isGood: boolean) => {
      const seconds = (performance.now() - start) / 1000;
      resolve({ name, status: isGood ? 'passed' : 'failed', seconds, output });
    };
    let output = '';
    const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(program, args, {
      env: { ...process.env, ...color, PATH: `node_modules/.bin:${process.env.PATH}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', ({ message }) => {
      output += `"${program}" could not be started: ${message}. Run "npm ci".\n`;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** The result of a part that cannot run, and why. */
export function skipped({ name }: Part, why: string): Result {
  return { name, status: 'skipped', seconds: 0, output: why };
}

const signs = { passed: '✓', failed: '✗', skipped: '–' } as const;

/** One line about a part: `✓ types  4.2 s`. */
export function lineOf({ name, status, seconds, output }: Result): string {
  return `${signs[status]} ${name.padEnd(22)} ${status === 'skipped' ? output : `${seconds.toFixed(1)} s`}`;
}

/** The end of a check: the output of the failed parts, one after the other, then one line about the whole. */
export function summaryOf(results: readonly Result[], seconds: number): string {
  const failed = results.filter(({ status }) => status === 'failed');
  const outputs = failed.map(({ name, output }) => `\n── ${name} ──\n\n${output.trim()}\n`);
  const notRun = results.filter(({ status }) => status === 'skipped');
  const verdict = [
    ...(failed.length > 0 ? [`${failed.length} failed: ${namesOf(failed)}`] : []),
    ...(notRun.length > 0 ? [`${notRun.length} not run: ${namesOf(notRun)}`] : []),
  ];
  const count = results.length === 1 ? 'one part' : `${results.length} parts`;
  return [...outputs, `\n${count} in ${seconds.toFixed(0)} s, ${verdict.join(', ') || 'all passed'}.`].join(
    '',
  );
}

const namesOf = (results: readonly Result[]) => results.map(({ name }) => name).join(', ');
