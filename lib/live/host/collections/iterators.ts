import { runtimeError } from '../errors.ts';
import { PythonObject, type Value } from '../values.ts';

/** An iterator: of `iter(…)`, `zip`, a generator expression. Its items are given once. */
export class IteratorValue extends PythonObject {
  private readonly iterator: Iterator<Value>;
  private isDone = false;

  constructor(
    override readonly typeName: string,
    items: Iterable<Value>,
  ) {
    super();
    this.iterator = items[Symbol.iterator]();
  }

  /** The next item, or undefined at the end. */
  next(): Value | undefined {
    if (this.isDone) return undefined;
    const { done, value } = this.iterator.next();
    if (!done) return value;
    this.isDone = true;
    return undefined;
  }

  override iterate(): Iterable<Value> {
    const iterator: Iterator<Value> = {
      next: () => {
        const value = this.next();
        return value === undefined ? { done: true, value } : { done: false, value };
      },
    };
    return { [Symbol.iterator]: () => iterator };
  }

  override repr(): string {
    return `<${this.typeName} object at 0x7f3a10000000>`;
  }
}

/** Raises when a dictionary or set changes its size in a loop over it. */
export function unchanging<T>(items: Iterable<T>, size: () => number, what: string): Iterable<T> {
  const before = size();
  const iterator = items[Symbol.iterator]();
  const next = (): IteratorResult<T> => {
    if (size() !== before) throw runtimeError(`${what} changed size during iteration`);
    return iterator.next();
  };
  return { [Symbol.iterator]: () => ({ next }) };
}
