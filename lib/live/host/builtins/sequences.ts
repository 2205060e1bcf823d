import { Refusal } from '../../errors.ts';
import { DictValue, DictView, mapped } from '../collections/dictionaries.ts';
import { isSame } from '../collections/items.ts';
import { IteratorValue } from '../collections/iterators.ts';
import { ListValue, TupleValue } from '../collections/lists.ts';
import { RangeValue } from '../collections/ranges.ts';
import { SetValue } from '../collections/sets.ts';
import { Slice } from '../collections/slices.ts';
import { sortItems } from '../collections/sorting.ts';
import { indexError, typeError, valueError } from '../errors.ts';
import { Instance } from '../instances.ts';
import { callValue, isTrue, itemOf, itemsOf, iterate, repr, toIndex, typeNameOf } from '../operations.ts';
import { addMethods, listType, rangeType, sliceType, tupleType } from '../types.ts';
import { type Keywords, PythonObject, type Value } from '../values.ts';
import { Arguments, asIndex, between, noKeywordsOf, none, single } from './arguments.ts';

/** `list`, `tuple`, `range` and `slice`: how they are called, and their methods. */

listType.construct = (_type, args, keywords) => {
  noKeywordsOf('list', keywords);
  between('list', args, 0, 1);
  const [items] = args;
  return new ListValue(items === undefined ? [] : itemsOf(items));
};

tupleType.construct = (_type, args, keywords) => {
  noKeywordsOf('tuple', keywords);
  between('tuple', args, 0, 1);
  const [items] = args;
  if (items instanceof TupleValue && !items.pythonClass) return items;
  return new TupleValue(items === undefined ? [] : itemsOf(items));
};

rangeType.construct = (_type, args, keywords) => {
  noKeywordsOf('range', keywords);
  between('range', args, 1, 3);
  const [first, second, third] = args.map(asIndex);
  return second === undefined
    ? new RangeValue(0n, first as bigint, 1n)
    : new RangeValue(first as bigint, second, third ?? 1n);
};

sliceType.construct = (_type, args, keywords) => {
  noKeywordsOf('slice', keywords);
  between('slice', args, 1, 3);
  const [first = null, second = null, third = null] = args;
  return args.length === 1 ? new Slice(null, first, null) : new Slice(first, second, third);
};

/** `sorted(items, key=…, reverse=…)` and `list.sort` */
export function sortBy(items: Value[], keywords: Keywords, name: string): Value[] {
  const given = new Arguments(name, ['*', 'key', 'reverse'], [], keywords);
  const key = given.get('key') ?? null;
  const reverse = given.get('reverse') ?? false;
  return sortItems(items, key === null ? undefined : (value) => callValue(key, [value]), isTrue(reverse));
}

function count(items: readonly Value[], value: Value): bigint {
  return BigInt(items.filter((one) => isSame(one, value)).length);
}

/** The place of a value from `start` to before `stop`, or -1. */
function find(items: readonly Value[], args: readonly Value[], name: string): number {
  between(name, args, 1, 3);
  const [value, start, stop] = args;
  const clip = (bound: Value | undefined, otherwise: number) => {
    if (bound === undefined) return otherwise;
    const index = toIndex(bound);
    if (index === undefined) throw typeError('slice indices must be integers or have an __index__ method');
    return Math.max(0, Number(index) < 0 ? Number(index) + items.length : Number(index));
  };
  const end = Math.min(clip(stop, items.length), items.length);
  for (let at = clip(start, 0); at < end; at++) if (isSame(items[at] as Value, value as Value)) return at;
  return -1;
}

addMethods<ListValue>(listType, {
  append: (self, args) => {
    self.items.push(single('list.append', args));
    return null;
  },
  extend: (self, args) => {
    for (const one of itemsOf(single('list.extend', args))) self.items.push(one);
    return null;
  },
  insert: (self, args) => {
    between('insert', args, 2, 2);
    const index = Number(asIndex(args[0] as Value));
    const place = index < 0 ? Math.max(0, index + self.items.length) : index;
    self.items.splice(place, 0, args[1] as Value);
    return null;
  },
  pop: (self, args) => {
    between('pop', args, 0, 1);
    if (self.items.length === 0) throw indexError('pop from empty list');
    const index = args[0] === undefined ? self.items.length - 1 : Number(asIndex(args[0]));
    const place = index < 0 ? index + self.items.length : index;
    if (place < 0 || place >= self.items.length) throw indexError('pop index out of range');
    return self.items.splice(place, 1)[0] as Value;
  },
  remove: (self, args) => {
    const place = find(self.items, [single('list.remove', args)], 'remove');
    if (place < 0) throw valueError('list.remove(x): x not in list');
    self.items.splice(place, 1);
    return null;
  },
  clear: (self, args) => {
    none('list.clear', args);
    self.items.length = 0;
    return null;
  },
  copy: (self, args) => {
    none('list.copy', args);
    return new ListValue([...self.items]);
  },
  reverse: (self, args) => {
    none('list.reverse', args);
    self.items.reverse();
    return null;
  },
  count: (self, args) => count(self.items, single('list.count', args)),
  index: (self, args) => {
    const place = find(self.items, args, 'index');
    if (place < 0) throw valueError(`${reprOf(args[0])} is not in list`);
    return BigInt(place);
  },
  sort: (self, args, keywords) => {
    if (args.length > 0) throw typeError('sort() takes no positional arguments');
    self.items = sortBy(self.items, keywords, 'sort');
    return null;
  },
});

addMethods<TupleValue>(tupleType, {
  count: (self, args) => count(self.items, single('tuple.count', args)),
  index: (self, args) => {
    const place = find(self.items, args, 'index');
    if (place < 0) throw valueError('tuple.index(x): x not in tuple');
    return BigInt(place);
  },
});

addMethods<RangeValue>(rangeType, {
  count: (self, args) => (self.contains(single('range.count', args)) ? 1n : 0n),
  index: (self, args) => {
    const value = single('range.index', args);
    const index = toIndex(value);
    if (index === undefined || !self.contains(index)) throw valueError(`${reprOf(value)} is not in range`);
    return (index - self.start) / self.step;
  },
});

addMethods<Slice>(sliceType, {
  indices: (self, args) => {
    const { start, stop, step } = self.indices(Number(asIndex(single('indices', args))));
    return new TupleValue([start, stop, step].map(BigInt));
  },
});

function reprOf(value: Value | undefined): string {
  return value === undefined ? '' : repr(value);
}

/** `reversed(value)`: of what has a length and is indexed by integers. */
export function reversedOf(value: Value): Value {
  if (value instanceof RangeValue) {
    const last = value.at(value.count - 1);
    return new IteratorValue(
      'range_iterator',
      new RangeValue(last, value.start - value.step, -value.step).iterate(),
    );
  }
  if (value instanceof ListValue)
    return new IteratorValue('list_reverseiterator', [...value.items].reverse());
  if (value instanceof TupleValue) return new IteratorValue('reversed', [...value.items].reverse());
  if (typeof value === 'string') return new IteratorValue('reversed', Array.from(value).reverse());
  if (value instanceof Instance) {
    const own = value.special('__reversed__');
    if (own !== undefined) return own;
    if (value.type.lookup('__getitem__') !== undefined && value.type.lookup('__len__') !== undefined) {
      const items = Array.from({ length: value.length() ?? 0 }, (_, at) => BigInt(at));
      return new IteratorValue(
        'reversed',
        mapped(items.reverse(), (at) => itemOf(value, at)),
      );
    }
  }
  if (value instanceof DictValue || value instanceof DictView)
    return new IteratorValue('dict_reversekeyiterator', [...iterate(value)].reverse());
  const isKnown = !(value instanceof PythonObject) || value instanceof Instance || value instanceof SetValue;
  if (!isKnown && !(value instanceof IteratorValue)) throw new Refusal(`reversed of a ${typeNameOf(value)}`);
  throw typeError(`'${typeNameOf(value)}' object is not reversible`);
}
