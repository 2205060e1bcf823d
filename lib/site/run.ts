/**
 * Limits and names of programs that run in the page. They are not in constants.ts, which is in the module of every page: few pages run
 * one.
 */

/**
 * Programs that run in the page: how long one may run without a picture, in milliseconds; after how many calls and turns of loops of
 * Python one without a window is stopped; how many lines of output are shown; and how many characters a link may have that carries a
 * program, and the program in it.
 */
export const runLimits = {
  ms: 20_000,
  steps: 20_000_000,
  lines: 1_000,
  linkMax: 8_000,
  linkedMax: 100_000,
} as const;

/** The key under which the browser stores the program of the playground. */
export const playgroundKey = 'playground-program';
