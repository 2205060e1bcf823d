import { current } from './state.ts';
import type { PythonObject, Value } from './values.ts';

/**
 * An exception of Python in flight. `typeName` is the name of its class and `args` are its arguments; the exception object is made
 * when the program looks at it (see exceptions.ts), or is given.
 */
export class PythonError extends Error {
  /** The line of the statement that raised it. */
  line = current.line;
  file = current.file;
  readonly args: readonly Value[];

  constructor(
    readonly typeName: string,
    message: Value | readonly Value[] = [],
    public instance?: PythonObject,
  ) {
    super(typeof message === 'string' ? message : typeName);
    this.name = typeName;
    this.args = isArguments(message) ? message : [message];
  }
}

function isArguments(message: Value | readonly Value[]): message is readonly Value[] {
  return Array.isArray(message);
}

export const typeError = (message: string) => new PythonError('TypeError', message);
export const valueError = (message: string) => new PythonError('ValueError', message);
export const indexError = (message: string) => new PythonError('IndexError', message);
export const keyError = (key: Value) => new PythonError('KeyError', [key]);
export const attributeError = (message: string) => new PythonError('AttributeError', message);
export const nameError = (message: string) => new PythonError('NameError', message);
export const overflowError = (message: string) => new PythonError('OverflowError', message);
export const runtimeError = (message: string) => new PythonError('RuntimeError', message);
export const zeroDivisionError = (message: string) => new PythonError('ZeroDivisionError', message);
export const stopIteration = () => new PythonError('StopIteration');
