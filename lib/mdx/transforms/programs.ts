/** What a block of code tells about itself. */
export type ProgramBlock = { language: string; title: string | undefined; flags: string[]; text: string };

/**
 * Whether a block is a complete program, which one can save and run: Python that is not meant to fail, imports the language,
 * initialises it, and has a kernel or data of it. A title that is no name of one file, such as "cloth.py, part 2 of 6", means a part
 * of a program. That the block can be parsed and uses only names that exist is checked for all examples (lib/examples).
 * @returns the name that the program has by its title, '' without a title; undefined where the block is no program
 */
export function programName({ language, title, flags, text }: ProgramBlock): string | undefined {
  const isPython = language === 'python' || language === 'py';
  if (!isPython || flags.length > 0) return undefined;
  const has = (pattern: RegExp) => pattern.test(text);
  const isProgram =
    has(/^import taichi as ti$/m) && has(/^ti\.init\(/m) && has(/@ti\.kernel\b|\bti\.\w*(?:field|ndarray)\(/);
  if (!isProgram) return undefined;
  return title === undefined ? '' : /^([\w-]+)\.py$/.exec(title)?.[1];
}
