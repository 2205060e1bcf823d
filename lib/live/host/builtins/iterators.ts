import { IteratorValue } from '../collections/iterators.ts';
import { TupleValue } from '../collections/lists.ts';
import { typeError, valueError } from '../errors.ts';
import { callValue, isTrue, iterate } from '../operations.ts';
import { step } from '../state.ts';
import { namedType } from '../types.ts';
import type { Keywords, Value } from '../values.ts';
import { Arguments, asIndex, noKeywordsOf } from './arguments.ts';

/** Iterators that are made by calls: they give their items when they are asked for them. */

/** Makes an iterator from a function that gives the next item, or undefined at the end. */
export function iteratorFrom(name: string, next: () => Value | undefined): IteratorValue {
  const iterator: Iterator<Value> = {
    next: () => {
      step();
      const value = next();
      return value === undefined ? { done: true, value } : { done: false, value };
    },
  };
  return new IteratorValue(name, { [Symbol.iterator]: () => iterator });
}

/** What gives the items of a value one by one, and undefined at the end. */
export function reader(value: Value): () => Value | undefined {
  const iterator = iterate(value)[Symbol.iterator]();
  return () => {
    const found = iterator.next();
    return found.done ? undefined : found.value;
  };
}

function enumerate(args: readonly Value[], keywords: Keywords): Value {
  const given = new Arguments('enumerate', ['iterable', 'start'], args, keywords);
  const items = given.required('iterable');
  let count = given.has('start') ? asIndex(given.required('start')) : 0n;
  const next = reader(items);
  return iteratorFrom('enumerate', () => {
    const value = next();
    return value === undefined ? undefined : new TupleValue([count++, value]);
  });
}

function zip(args: readonly Value[], keywords: Keywords): Value {
  const given = new Arguments('zip', ['*', 'strict'], [], keywords);
  const isStrict = isTrue(given.get('strict') ?? false);
  const all = args.map(reader);
  return iteratorFrom('zip', () => {
    if (all.length === 0) return undefined;
    const items: Value[] = [];
    for (const [at, next] of all.entries()) {
      const value = next();
      if (value === undefined) {
        if (isStrict) checkEnds(all, at);
        return undefined;
      }
      items.push(value);
    }
    return new TupleValue(items);
  });
}

/** `zip(…, strict=True)`: all end together. */
function checkEnds(all: readonly (() => Value | undefined)[], at: number): void {
  const others = (count: number) => (count === 1 ? ' 1' : `s 1-${count}`);
  if (at > 0) throw valueError(`zip() argument ${at + 1} is shorter than argument${others(at)}`);
  for (const [place, next] of all.entries())
    if (place > 0 && next() !== undefined)
      throw valueError(`zip() argument ${place + 1} is longer than argument${others(place)}`);
}

function map(args: readonly Value[]): Value {
  const [callable, ...iterables] = args;
  if (callable === undefined || iterables.length === 0)
    throw typeError('map() must have at least two arguments.');
  const all = iterables.map(reader);
  return iteratorFrom('map', () => {
    const items: Value[] = [];
    for (const next of all) {
      const value = next();
      if (value === undefined) return undefined;
      items.push(value);
    }
    return callValue(callable, items);
  });
}

function filter(args: readonly Value[]): Value {
  const [callable, items] = args;
  if (callable === undefined || items === undefined || args.length > 2)
    throw typeError(`filter expected 2 arguments, got ${args.length}`);
  const next = reader(items);
  return iteratorFrom('filter', () => {
    for (let value = next(); value !== undefined; value = next()) {
      step();
      if (isTrue(callable === null ? value : callValue(callable, [value]))) return value;
    }
    return undefined;
  });
}

function lazy(name: string, make: (args: readonly Value[], keywords: Keywords) => Value): [string, Value] {
  const type = namedType(name);
  type.construct = (_type, args, keywords) => make(args, keywords);
  return [name, type];
}

export const lazyTypes: [string, Value][] = [
  lazy('enumerate', enumerate),
  lazy('zip', zip),
  lazy('map', (args, keywords) => {
    noKeywordsOf('map', keywords);
    return map(args);
  }),
  lazy('filter', (args, keywords) => {
    noKeywordsOf('filter', keywords);
    return filter(args);
  }),
];
