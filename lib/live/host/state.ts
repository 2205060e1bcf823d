import type { Value } from './values.ts';

/**
 * What the running program is doing. One program runs at a time; a program that waits puts its state back when it goes on.
 * Natives read `line` to say where they were called, and call `print`.
 */
export type State = {
  /** The line of the statement that runs. */
  line: number;
  /** The file of the statement that runs, when it is not the program itself. */
  file: string | undefined;
  /** Calls and turns of loops so far. */
  steps: number;
  maxSteps: number;
  /** How many functions of the program are being called inside each other. */
  depth: number;
  maxDepth: number;
  /** Whether a kernel is being compiled. */
  isCompiling: boolean;
  /** The exception that is being handled, for `raise` without an error. */
  handled: Error | undefined;
  print: (line: number, text: string, end: string) => void;
  /** A random number from 0 to below 1, where the program gives no seed. */
  random: () => number;
  /** Milliseconds since 1970, with a fraction. */
  now: () => number;
};

export const current: State = initialState();

/** The state before a program begins. */
export function initialState(): State {
  return {
    line: 1,
    file: undefined,
    steps: 0,
    maxSteps: Number.POSITIVE_INFINITY,
    depth: 0,
    maxDepth: 1000,
    isCompiling: false,
    handled: undefined,
    print: () => {},
    random: Math.random,
    now: () => performance.timeOrigin + performance.now(),
  };
}

const places = new WeakMap<object, { line: number; file: string | undefined }>();

/** Notes where the program is when an error leaves a function, unless that is known already. */
export function locate(error: unknown): void {
  if (typeof error === 'object' && error !== null && !places.has(error))
    places.set(error, { line: current.line, file: current.file });
}

/** Where the program was when an error was thrown. */
export function placeOf(error: object): { line: number; file: string | undefined } {
  return places.get(error) ?? { line: current.line, file: current.file };
}

/** The program took more steps than its limit. A program cannot catch it. */
export class StepLimit extends Error {
  override readonly name = 'StepLimit';

  constructor(limit: number) {
    super(`the program takes more than ${limit} steps`);
  }
}

/** Counts a call or a turn of a loop. @throws StepLimit */
export function step(): void {
  if (++current.steps > current.maxSteps) throw new StepLimit(current.maxSteps);
}

/** Whether a result is waited for. */
export function isPromise(value: Value | Promise<Value> | undefined): value is Promise<Value> {
  return value instanceof Promise;
}
