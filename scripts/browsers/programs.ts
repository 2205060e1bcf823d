import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';

/** How long a program may take to start, in milliseconds. */
const startMs = 60_000;

/** How much of a program's output an error message shows, in characters. */
const outputMax = 2000;

/** The programs of one browser and a folder for their settings. Both are gone when this process ends. */
export class Programs {
  readonly home = mkdtempSync(join(tmpdir(), 'check-browsers-'));
  private readonly running: ChildProcess[] = [];
  private readonly output = new Map<string, string>();
  private readonly atExit = () => this.end();

  constructor() {
    process.once('exit', this.atExit);
  }

  /** Starts a program whose home is the folder. Descriptors 1 to 3 are pipes. */
  start(command: string, args: readonly string[], environment: Record<string, string> = {}): ChildProcess {
    const program = spawn(command, args, {
      env: { ...process.env, HOME: this.home, XDG_CONFIG_HOME: join(this.home, '.config'), ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    const note = (text: unknown) =>
      this.output.set(command, `${this.output.get(command) ?? ''}${text}`.slice(-outputMax));
    program.stdout?.resume();
    program.stderr?.on('data', note);
    program.on('error', ({ message }) => note(message));
    this.running.push(program);
    return program;
  }

  /** Ends the programs and deletes the folder. */
  end(): void {
    process.off('exit', this.atExit);
    for (const program of this.running) program.kill('SIGKILL');
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  /** Ends the programs because of an error. @returns the error with what the programs wrote */
  failed(error: unknown): Error {
    this.end();
    const written = [...this.output].map(([command, text]) => `${command} wrote:\n${text.trim()}`);
    return new Error([(error as Error).message, ...written].join('\n'), { cause: error });
  }
}

/**
 * Reads a descriptor of a program until it has written what the pattern says.
 * @returns the first group of the pattern
 * @throws Error where the program ends before, or takes too long
 */
export function written(program: ChildProcess, descriptor: 2 | 3, pattern: RegExp): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    const fail = (what: string) => () => {
      clearTimeout(timer);
      reject(new Error(`${program.spawnfile} ${what}`));
    };
    const timer = setTimeout(fail(`did not start within ${startMs / 1000} s.`), startMs);
    program.once('error', fail('cannot be started.'));
    program.once('exit', fail('ended before it was ready.'));
    (program.stdio[descriptor] as Readable).on('data', (chunk) => {
      text += chunk;
      const [, found] = pattern.exec(text) ?? [];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
}

/**
 * Calls a function until it gives something, for programs that do not say when they are ready.
 * @param name of the program, for the error
 * @param ask gives nothing, or throws, as long as there is no answer
 * @throws Error where none comes
 */
export async function answered<T>(name: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + startMs;
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`${name} did not answer within ${startMs / 1000} s.`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** The path of the first of these programs that is installed; names without a slash are looked for in PATH. */
export function installed(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => (name.includes('/') ? [name] : folders.map((folder) => join(folder, name))))
    .find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
