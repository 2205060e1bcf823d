import type { Statement } from '../../syntax/tree.ts';
import { nameError } from '../errors.ts';
import type { PythonObject, Value } from '../values.ts';
import type { Scope } from './scope.ts';

/** A variable that several functions share, or a global. Without a value it is not bound. */
export class Cell {
  constructor(public value: Value | undefined = undefined) {}
}

/** The variables of a call. */
export class Frame {
  /** What `return` gives. */
  result: Value = null;

  constructor(
    readonly slots: (Value | undefined)[],
    readonly cells: readonly Cell[],
    /** The members so far, in the body of a class. */
    readonly namespace?: Map<string, Value>,
  ) {}
}

/** Evaluates an expression. */
export type Run = (frame: Frame) => Value;

/** Runs a statement, and says how the one around it goes on. */
export type Execute = (frame: Frame) => Completion;

export const normal = 0;
export const broken = 1;
export const continued = 2;
export const returned = 3;
export type Completion = 0 | 1 | 2 | 3;

/** The forms that can wait: they yield what is waited for, and are sent its value. */
export type Waiting<T> = Generator<Promise<Value>, T, Value>;

/** The global names of a file. */
export class Globals {
  private readonly cells = new Map<string, Cell>();

  cell(name: string): Cell {
    const known = this.cells.get(name);
    if (known) return known;
    const made = new Cell();
    this.cells.set(name, made);
    return made;
  }

  get(name: string): Value | undefined {
    return this.cells.get(name)?.value;
  }

  /** Names that have a value. */
  entries(): [string, Value][] {
    return [...this.cells].flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]]));
  }
}

/** A file of the program, while it is compiled and run. */
export type Unit = {
  globals: Globals;
  builtin: (name: string) => Value | undefined;
  scopes: Map<object, Scope>;
  /** The name of the file as a module; `__main__` for the program. */
  moduleName: string;
  file: string | undefined;
  /** The module of that path. @throws Refusal */
  importModule: (path: string) => PythonObject;
  /** Whether a statement or expression may have to wait. */
  mayWait: (node: object) => boolean;
  program: readonly Statement[];
};

/** The unit and the scope in which something is compiled. */
export type Context = { unit: Unit; scope: Scope };

/** The value of a global or builtin. @throws NameError of Python */
export function globalOrBuiltin(unit: Unit, name: string): Value {
  const found = unit.globals.get(name) ?? unit.builtin(name);
  if (found !== undefined) return found;
  if (unit.globals.get(name) === null) return null;
  throw nameError(`name '${name}' is not defined`);
}
