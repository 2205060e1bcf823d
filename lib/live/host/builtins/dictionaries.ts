import { DictValue, DictView } from '../collections/dictionaries.ts';
import { TupleValue } from '../collections/lists.ts';
import { SetValue } from '../collections/sets.ts';
import { keyError, PythonError, typeError, valueError } from '../errors.ts';
import { StaticMethod } from '../members.ts';
import { itemsOf, iterate, lengthOf } from '../operations.ts';
import { addMethods, dictType, frozensetType, setType } from '../types.ts';
import { type Keywords, NativeFunction, PythonObject, type Value } from '../values.ts';
import { between, noKeywordsOf, none, single } from './arguments.ts';

/** `dict`, `set` and `frozenset`: how they are called, and their methods. */

dictType.construct = (_type, args, keywords) => {
  const found = new DictValue();
  addAll(found, 'dict', args, keywords);
  return found;
};

/** Adds what `dict(…)` and `dict.update(…)` take: a mapping or pairs, and keywords. */
export function addAll(to: DictValue, name: string, args: readonly Value[], keywords: Keywords): void {
  between(name, args, 0, 1);
  const [from] = args;
  if (from instanceof DictValue) for (const [key, value] of from.entries()) to.set(key, value);
  else if (from !== undefined) {
    itemsOf(from).forEach((pair, at) => {
      if (typeof pair !== 'string' && !(pair instanceof PythonObject && pair.iterate()))
        throw typeError(`cannot convert dictionary update sequence element #${at} to a sequence`);
      const items = itemsOf(pair);
      if (items.length !== 2)
        throw valueError(
          `dictionary update sequence element #${at} has length ${items.length}; 2 is required`,
        );
      to.set(items[0] as Value, items[1] as Value);
    });
  }
  for (const [key, value] of keywords) to.set(key, value);
}

addMethods<DictValue>(dictType, {
  get: (self, args) => {
    between('get', args, 1, 2);
    return self.get(args[0] as Value) ?? (self.has(args[0] as Value) ? null : (args[1] ?? null));
  },
  setdefault: (self, args) => {
    between('setdefault', args, 1, 2);
    const [key = null, value = null] = args;
    if (!self.has(key)) self.set(key, value);
    return self.get(key) ?? null;
  },
  pop: (self, args) => {
    between('pop', args, 1, 2);
    const [key = null, otherwise] = args;
    if (self.has(key)) {
      const found = self.get(key) ?? null;
      self.delete(key);
      return found;
    }
    if (otherwise === undefined) throw keyError(key);
    return otherwise;
  },
  popitem: (self, args) => {
    none('dict.popitem', args);
    const last = [...self.entries()].at(-1);
    if (!last) throw keyError('popitem(): dictionary is empty');
    self.delete(last[0]);
    return new TupleValue(last);
  },
  keys: (self, args) => {
    none('dict.keys', args);
    return new DictView(self, 'keys');
  },
  values: (self, args) => {
    none('dict.values', args);
    return new DictView(self, 'values');
  },
  items: (self, args) => {
    none('dict.items', args);
    return new DictView(self, 'items');
  },
  update: (self, args, keywords) => {
    addAll(self, 'update', args, keywords);
    return null;
  },
  clear: (self, args) => {
    none('dict.clear', args);
    self.clear();
    return null;
  },
  copy: (self, args) => {
    none('dict.copy', args);
    return new DictValue(self.entries());
  },
});

dictType.members.set(
  'fromkeys',
  new StaticMethod(
    new NativeFunction('fromkeys', (args) => {
      between('fromkeys', args, 1, 2);
      const [keys = null, value = null] = args;
      return new DictValue(itemsOf(keys).map((key) => [key, value]));
    }),
  ),
);

for (const type of [setType, frozensetType])
  type.construct = (_type, args, keywords) => {
    noKeywordsOf(type.name, keywords);
    between(type.name, args, 0, 1);
    const [items] = args;
    const isFrozen = type === frozensetType;
    if (items instanceof SetValue) return items.copy(isFrozen);
    return new SetValue(items === undefined ? [] : itemsOf(items), isFrozen);
  };

function asSet(value: Value): SetValue {
  return value instanceof SetValue ? value : new SetValue(iterate(value));
}

function combined(self: SetValue, args: readonly Value[], operator: '|' | '&' | '-'): SetValue {
  let found = self.copy(self.isFrozen);
  for (const one of args) found = found.combine(operator, asSet(one)) as SetValue;
  return found;
}

const readMethods: Parameters<typeof addMethods<SetValue>>[1] = {
  union: (self, args) => combined(self, args, '|'),
  intersection: (self, args) => combined(self, args, '&'),
  difference: (self, args) => combined(self, args, '-'),
  symmetric_difference: (self, args) =>
    self.combine('^', asSet(single('set.symmetric_difference', args))) as SetValue,
  issubset: (self, args) => self.isSubsetOf(asSet(single('set.issubset', args))),
  issuperset: (self, args) => asSet(single('set.issuperset', args)).isSubsetOf(self),
  isdisjoint: (self, args) => combined(self, [single('set.isdisjoint', args)], '&').size === 0,
  copy: (self) => self.copy(self.isFrozen),
};

addMethods(frozensetType, readMethods);
addMethods<SetValue>(setType, {
  ...readMethods,
  add: (self, args) => {
    self.add(single('set.add', args));
    return null;
  },
  remove: (self, args) => {
    const value = single('set.remove', args);
    if (!self.delete(value)) throw keyError(value);
    return null;
  },
  discard: (self, args) => {
    self.delete(single('set.discard', args));
    return null;
  },
  pop: (self, args) => {
    none('set.pop', args);
    if (lengthOf(self) === 0) throw new PythonError('KeyError', 'pop from an empty set');
    const [first] = self.iterate();
    self.delete(first as Value);
    return first as Value;
  },
  clear: (self) => {
    self.clear();
    return null;
  },
  update: (self, args) => {
    for (const one of args) for (const value of asSet(one).values()) self.add(value);
    return null;
  },
  intersection_update: (self, args) => {
    self.replace(combined(self, args, '&'));
    return null;
  },
  difference_update: (self, args) => {
    self.replace(combined(self, args, '-'));
    return null;
  },
});
