import { Refusal } from '../../errors.ts';
import { Arguments, asCount, asIndex, between, native } from '../builtins/arguments.ts';
import { iteratorFrom, reader } from '../builtins/iterators.ts';
import { isSame } from '../collections/items.ts';
import { TupleValue } from '../collections/lists.ts';
import { typeError } from '../errors.ts';
import { binaryOperation, callValue, isTrue, itemsOf } from '../operations.ts';
import { namedType } from '../types.ts';
import type { Keywords, Value } from '../values.ts';

/** The module `itertools`. */

/** An iterator over arrays of items, as tuples. */
function tuples(name: string, lists: Iterator<Value[]>): Value {
  return iteratorFrom(name, () => {
    const { done, value } = lists.next();
    return done ? undefined : new TupleValue(value);
  });
}

function* products(pools: readonly Value[][]): Generator<Value[]> {
  const [first, ...rest] = pools;
  if (!first) {
    yield [];
    return;
  }
  for (const one of first) for (const others of products(rest)) yield [one, ...others];
}

function* permutations(items: readonly Value[], count: number): Generator<Value[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [at, one] of items.entries())
    for (const others of permutations([...items.slice(0, at), ...items.slice(at + 1)], count - 1))
      yield [one, ...others];
}

function* combinations(items: readonly Value[], count: number, repeats: boolean): Generator<Value[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [at, one] of items.entries())
    for (const others of combinations(items.slice(repeats ? at : at + 1), count - 1, repeats))
      yield [one, ...others];
}

function islice(args: readonly Value[]): Value {
  between('islice', args, 2, 4);
  const [items = null, first = null, second, third] = args;
  const next = reader(items);
  const [start, stop] = second === undefined ? [null, first] : [first, second];
  const limit = stop === null ? Number.POSITIVE_INFINITY : asCount(stop);
  const step = third === undefined || third === null ? 1 : asCount(third);
  let wanted = start === null ? 0 : asCount(start);
  if (wanted < 0 || limit < 0 || step < 1) throw new Refusal('itertools.islice with these bounds');
  let at = 0;
  return iteratorFrom('itertools.islice', () => {
    if (wanted >= limit) {
      // Python takes the items before the end, and none after it.
      for (; at < limit && next() !== undefined; at++);
      return undefined;
    }
    for (; at < wanted; at++) if (next() === undefined) return undefined;
    at++;
    wanted += step;
    return next();
  });
}

function accumulate(args: readonly Value[], keywords: Keywords): Value {
  const given = new Arguments('accumulate', ['iterable', 'func', '*', 'initial'], args, keywords);
  const next = reader(given.required('iterable', 1));
  const callable = given.get('func') ?? null;
  let total: Value | undefined;
  let initial = given.get('initial') ?? null;
  return iteratorFrom('itertools.accumulate', () => {
    if (initial !== null && total === undefined) {
      total = initial;
      initial = null;
      return total;
    }
    const value = next();
    if (value === undefined) return undefined;
    if (total === undefined) total = value;
    else total = callable === null ? binaryOperation('+', total, value) : callValue(callable, [total, value]);
    return total;
  });
}

function zipLongest(args: readonly Value[], keywords: Keywords): Value {
  const fill = keywords.get('fillvalue') ?? null;
  const all = args.map(reader);
  const ended = all.map(() => false);
  return iteratorFrom('itertools.zip_longest', () => {
    const items = all.map((next, at) => {
      const value = ended[at] ? undefined : next();
      if (value === undefined) ended[at] = true;
      return value ?? (value === null ? null : fill);
    });
    return ended.every(Boolean) ? undefined : new TupleValue(items);
  });
}

function groupby(args: readonly Value[], keywords: Keywords): Value {
  const given = new Arguments('groupby', ['iterable', 'key'], args, keywords);
  const key = given.get('key') ?? null;
  const items = itemsOf(given.required('iterable', 1));
  let at = 0;
  return iteratorFrom('itertools.groupby', () => {
    const first = items[at];
    if (first === undefined) return undefined;
    const keyOf = (value: Value) => (key === null ? value : callValue(key, [value]));
    const wanted = keyOf(first);
    const group: Value[] = [];
    for (let one = items[at]; one !== undefined && isSame(keyOf(one), wanted); one = items[++at])
      group.push(one);
    let place = 0;
    return new TupleValue([wanted, iteratorFrom('itertools._grouper', () => group[place++])]);
  });
}

export const itertoolsMembers: ReadonlyMap<string, Value> = new Map<string, Value>([
  native('count', (args, keywords) => {
    const given = new Arguments('count', ['start', 'step'], args, keywords);
    let value: Value = given.get('start') ?? 0n;
    const step = given.get('step') ?? 1n;
    return iteratorFrom('itertools.count', () => {
      const found = value;
      value = binaryOperation('+', value, step);
      return found;
    });
  }),
  native('cycle', (args) => {
    const items = itemsOf(args[0] as Value);
    let at = 0;
    return iteratorFrom('itertools.cycle', () => items[at++ % items.length]);
  }),
  native('repeat', (args, keywords) => {
    const given = new Arguments('repeat', ['object', 'times'], args, keywords);
    const value = given.required('object', 1);
    const times = given.get('times');
    let left = times === undefined ? Number.POSITIVE_INFINITY : Number(asIndex(times));
    return iteratorFrom('itertools.repeat', () => (left-- > 0 ? value : undefined));
  }),
  ['chain', chain()],
  native('islice', islice),
  native('accumulate', accumulate),
  native('zip_longest', zipLongest),
  native('groupby', groupby),
  native('product', (args, keywords) => {
    const repeat = Number(asIndex(keywords.get('repeat') ?? 1n));
    const pools = args.map((one) => itemsOf(one));
    return tuples('itertools.product', products(Array.from({ length: repeat }, () => pools).flat()));
  }),
  native('permutations', (args) => {
    between('permutations', args, 1, 2);
    const items = itemsOf(args[0] as Value);
    const count = args[1] === undefined || args[1] === null ? items.length : asCount(args[1]);
    return tuples('itertools.permutations', permutations(items, count));
  }),
  native('combinations', (args) => {
    between('combinations', args, 2, 2);
    const found = combinations(itemsOf(args[0] as Value), asCount(args[1] as Value), false);
    return tuples('itertools.combinations', found);
  }),
  native('combinations_with_replacement', (args) => {
    between('combinations_with_replacement', args, 2, 2);
    const found = combinations(itemsOf(args[0] as Value), asCount(args[1] as Value), true);
    return tuples('itertools.combinations_with_replacement', found);
  }),
  native('takewhile', (args) => {
    between('takewhile', args, 2, 2);
    const next = reader(args[1] as Value);
    return iteratorFrom('itertools.takewhile', () => {
      const value = next();
      return value !== undefined && isTrue(callValue(args[0] as Value, [value])) ? value : undefined;
    });
  }),
  native('dropwhile', (args) => {
    between('dropwhile', args, 2, 2);
    const next = reader(args[1] as Value);
    let isDropping = true;
    return iteratorFrom('itertools.dropwhile', () => {
      let value = next();
      while (isDropping && value !== undefined && isTrue(callValue(args[0] as Value, [value])))
        value = next();
      isDropping = false;
      return value;
    });
  }),
  native('starmap', (args) => {
    between('starmap', args, 2, 2);
    const next = reader(args[1] as Value);
    return iteratorFrom('itertools.starmap', () => {
      const value = next();
      return value === undefined ? undefined : callValue(args[0] as Value, itemsOf(value));
    });
  }),
  native('pairwise', (args) => {
    const next = reader(args[0] as Value);
    let before = next();
    return iteratorFrom('itertools.pairwise', () => {
      const value = before === undefined ? undefined : next();
      if (before === undefined || value === undefined) return undefined;
      const pair = new TupleValue([before, value]);
      before = value;
      return pair;
    });
  }),
]);

/** `chain(…)` with `chain.from_iterable(…)`. */
function chain(): Value {
  const join = (sources: () => Value | undefined): Value => {
    let next: (() => Value | undefined) | undefined;
    return iteratorFrom('itertools.chain', () => {
      for (;;) {
        const value = next?.();
        if (value !== undefined) return value;
        const source = sources();
        if (source === undefined) return undefined;
        next = reader(source);
      }
    });
  };
  const type = namedType('itertools.chain');
  type.construct = (_type, args) => {
    let at = 0;
    return join(() => args[at++]);
  };
  type.members.set(
    ...native('from_iterable', (args) => {
      if (args.length !== 1)
        throw typeError(`itertools.chain.from_iterable() takes exactly one argument (${args.length} given)`);
      return join(reader(args[0] as Value));
    }),
  );
  return type;
}
