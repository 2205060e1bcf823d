import { Refusal } from '../errors.ts';
import { ListValue, TupleValue } from '../host/collections/lists.ts';
import { typeError } from '../host/errors.ts';
import { toIndex, typeNameOf } from '../host/operations.ts';
import type { Keywords, Value } from '../host/values.ts';

/**
 * The arguments of a native function by the names of its parameters, in order.
 * @throws PythonError for too many; Refusal for a keyword that the engine does not have, which is never ignored
 */
export function named<Name extends string>(
  what: string,
  parameters: readonly Name[],
  args: readonly Value[],
  keywords: Keywords,
): Partial<Record<Name, Value>> {
  if (args.length > parameters.length)
    throw typeError(
      `${what}() takes ${parameters.length} positional arguments but ${args.length} were given`,
    );
  const found: Partial<Record<Name, Value>> = {};
  for (const [at, value] of args.entries()) found[parameters[at] as Name] = value;
  for (const [name, value] of keywords) {
    if (!parameters.includes(name as Name)) throw new Refusal(`${what}(${name}=…)`);
    found[name as Name] = value;
  }
  return found;
}

/** A shape: a number, or a tuple or list of numbers. */
export function shapeOf(value: Value): number[] {
  const items = value instanceof TupleValue || value instanceof ListValue ? [...value.items] : [value];
  return items.map((item) => {
    const extent = toIndex(item);
    if (extent === undefined) throw typeError(`a shape consists of integers, not ${typeNameOf(item)}`);
    if (extent <= 0n) throw new Refusal('a shape with an extent of zero or less');
    return Number(extent);
  });
}

/** A number of a shape or a count. */
export function countOf(value: Value | undefined, what: string): number {
  const count = value === undefined ? undefined : toIndex(value);
  if (count === undefined) throw typeError(`${what} is an integer`);
  return Number(count);
}

/** Offsets: integers of either sign. */
export function offsetsOf(value: Value): number[] {
  const items = value instanceof TupleValue || value instanceof ListValue ? [...value.items] : [value];
  return items.map((item) => {
    if (typeof item !== 'bigint') throw new Refusal('an offset that is no integer');
    return Number(item);
  });
}
