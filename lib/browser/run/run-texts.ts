/**
 * Messages of a program that runs in the page: a file in each language, written by lib/outputs/files.ts, loaded by
 * lib/browser/run/load-texts.ts when the reader runs a program for the first time.
 */
export const runTextNames = [
  'output',
  'stop',
  'loading',
  'running',
  'done',
  'nothing',
  'stopped',
  'tooLong',
  'cut',
  'failed',
  'refused',
  'refusedAdvice',
  'fault',
  'notLoaded',
  'notHere',
  'line',
  'picture',
  'close',
  'reset',
  'editor',
  'editorKeys',
  'link',
  'linkCopied',
  'linkTooLong',
  'linkBroken',
  'save',
  'opened',
] as const;

export type RunTexts = Record<(typeof runTextNames)[number], string>;
