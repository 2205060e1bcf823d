/** The modules of Python's library that the engine has, at least in part. */
export const standardModuleNames = [
  'collections',
  'copy',
  'dataclasses',
  'functools',
  'itertools',
  'math',
  'os',
  'random',
  'sys',
  'time',
  'typing',
] as const;
