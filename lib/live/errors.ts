/**
 * What a program asks for and the engine does not have. It is an answer, not a fault: a program that would not do exactly what the
 * language does is refused by name and line.
 */
export class Refusal extends Error {
  /** The line of the program, from 1, once it is known. */
  line: number | undefined;

  /** @param feature what is not supported, as the program names it: `ti.root.pointer` */
  constructor(
    readonly feature: string,
    line?: number,
  ) {
    super(`${feature} is not supported here`);
    this.name = 'Refusal';
    this.line = line;
  }
}

/** Adds the line of the program to a refusal that was thrown without one. */
export function atLine<T>(line: number, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof Refusal) error.line ??= line;
    throw error;
  }
}
