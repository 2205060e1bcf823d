import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Program } from './programs.ts';

const runError = z.object({ type: z.string(), message: z.string(), line: z.number().nullable() });

/** What the runner answers for a program. Lines are those of the program's text. */
const runnerAnswer = z.union([
  z.object({
    lines: z.array(z.object({ line: z.number().nullable(), by: z.number().nullable(), text: z.string() })),
    more: z.number(),
    error: runError.nullable(),
  }),
  z.object({ late: z.literal(true) }),
  z.object({ crash: z.number() }),
  z.object({ fault: z.string() }),
]);

const greeting = z.object({ taichi: z.string() });

export type RunError = z.infer<typeof runError>;
export type RunnerAnswer = z.infer<typeof runnerAnswer>;

/** A Python process that runs programs one after the other. */
export type Runner = {
  taichi: string;
  run(program: Pick<Program, 'name' | 'files' | 'before'>, seconds: number): Promise<RunnerAnswer>;
  close(): void;
};

/**
 * Starts `python` with the script that runs programs.
 * @throws an error with what Python said when it cannot be started, or has no Taichi
 */
export async function startRunner(python: string, script: string): Promise<Runner> {
  const child = spawn(python, [script], { stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data) => {
    said = `${said}${data}`.slice(-2000);
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('error', (error) => reject(new Error(`${python} cannot be started: ${error.message}`)));
    child.once('exit', (status) =>
      reject(new Error(`${python} ended with status ${status}:\n${said.trim()}`)),
    );
  });
  ended.catch(() => {});
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<unknown> => {
    for (;;) {
      const { value, done } = await Promise.race([lines.next(), ended]);
      if (done) return await ended;
      // What Taichi says when it is imported is not for us.
      if (value.startsWith('{')) return JSON.parse(value);
    }
  };
  const versions = greeting.parse(await next());
  return {
    ...versions,
    async run({ name, files, before }, seconds) {
      child.stdin.write(`${JSON.stringify({ name, files, before, seconds })}\n`);
      return runnerAnswer.parse(await next());
    },
    close() {
      child.stdin.end();
    },
  };
}
