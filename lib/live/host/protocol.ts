import { Refusal } from '../errors.ts';
import { typeError } from './errors.ts';
import { isPromise, step } from './state.ts';
import { type Keywords, NativeFunction, PythonObject, type Value } from './values.ts';

/** The operations on values that classes need: what all others build on. */

export const noKeywords: Keywords = new Map();

export function typeNameOf(value: Value): string {
  if (value === null) return 'NoneType';
  switch (typeof value) {
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'boolean':
      return 'bool';
    case 'string':
      return 'str';
    default:
      return value.typeName;
  }
}

export function isTrue(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  if (value === null) return false;
  if (typeof value === 'bigint') return value !== 0n;
  if (typeof value === 'number') return value !== 0;
  if (typeof value === 'string') return value !== '';
  return value.isTrue();
}

/** The items of a value. Read them without closing the iterator: a program may go on with it. */
export function iterate(value: Value): Iterable<Value> {
  if (typeof value === 'string') return Array.from(value);
  const found = value instanceof PythonObject ? value.iterate() : undefined;
  if (!found) throw typeError(`'${typeNameOf(value)}' object is not iterable`);
  return found;
}

/** The items of a value as an array; each counts as a step. */
export function itemsOf(value: Value): Value[] {
  const items = iterate(value);
  if (Array.isArray(items)) return [...items];
  const found: Value[] = [];
  const iterator = items[Symbol.iterator]();
  for (let next = iterator.next(); !next.done; next = iterator.next()) {
    step();
    found.push(next.value);
  }
  return found;
}

/**
 * `value(…)`
 * @throws Refusal where the call waits: the caller does not
 */
export function callValue(value: Value, args: readonly Value[], keywords: Keywords = noKeywords): Value {
  const found = callOrWait(value, args, keywords);
  if (!isPromise(found)) return found;
  // The program ends here, so nobody asks for an error of what it does not wait for.
  found.catch(() => {});
  throw new Refusal(`waiting for ${callableName(value)} here`);
}

/** `value(…)`, which may have to be waited for. */
export function callOrWait(
  value: Value,
  args: readonly Value[],
  keywords: Keywords = noKeywords,
): Value | Promise<Value> {
  const found = value instanceof PythonObject ? value.call(args, keywords) : undefined;
  if (found === undefined) throw typeError(`'${typeNameOf(value)}' object is not callable`);
  return found;
}

function callableName(value: Value): string {
  const name =
    value instanceof NativeFunction
      ? value.name
      : value instanceof PythonObject
        ? value.attribute('__name__')
        : undefined;
  return typeof name === 'string' ? name : typeNameOf(value);
}
