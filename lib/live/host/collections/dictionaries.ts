import type { BinaryOperator, CompareOperator } from '../../syntax/tree.ts';
import { keyError, typeError } from '../errors.ts';
import { repr } from '../forward.ts';
import { PythonObject, type Value } from '../values.ts';
import { guarded, isSame } from './items.ts';
import { unchanging } from './iterators.ts';
import { keyOf } from './keys.ts';
import { TupleValue } from './lists.ts';
import { SetValue } from './sets.ts';

export class DictValue extends PythonObject {
  override readonly typeName: string = 'dict';
  private readonly entriesByKey = new Map<unknown, [Value, Value]>();

  constructor(entries: Iterable<readonly [Value, Value]> = []) {
    super();
    for (const [key, value] of entries) this.set(key, value);
  }

  get size(): number {
    return this.entriesByKey.size;
  }

  get(key: Value): Value | undefined {
    return this.entriesByKey.get(keyOf(key))?.[1];
  }

  has(key: Value): boolean {
    return this.entriesByKey.has(keyOf(key));
  }

  set(key: Value, value: Value): void {
    const found = keyOf(key);
    const entry = this.entriesByKey.get(found);
    if (entry) entry[1] = value;
    else this.entriesByKey.set(found, [key, value]);
  }

  delete(key: Value): boolean {
    return this.entriesByKey.delete(keyOf(key));
  }

  clear(): void {
    this.entriesByKey.clear();
  }

  /** Keys with their values, in the order in which they came. */
  entries(): Iterable<[Value, Value]> {
    return this.entriesByKey.values();
  }

  keys(): Value[] {
    return [...this.entriesByKey.values()].map(([key]) => key);
  }

  /** What a key that is not there gives; a `defaultdict` adds it. */
  missing(key: Value): Value {
    throw keyError(key);
  }

  override item(index: Value): Value {
    return this.get(index) ?? this.missingUnlessNone(index);
  }

  private missingUnlessNone(index: Value): Value {
    return this.has(index) ? null : this.missing(index);
  }

  override setItem(index: Value, value: Value): boolean {
    this.set(index, value);
    return true;
  }

  override deleteItem(index: Value): boolean {
    if (!this.delete(index)) throw keyError(index);
    return true;
  }

  override binary(operator: BinaryOperator, other: Value, isReflected: boolean): Value | undefined {
    if (operator !== '|' || isReflected || !(other instanceof DictValue)) return undefined;
    return new DictValue([...this.entries(), ...other.entries()]);
  }

  override update(operator: BinaryOperator, other: Value): Value | undefined {
    if (operator !== '|' || !(other instanceof DictValue)) return undefined;
    for (const [key, value] of other.entries()) this.set(key, value);
    return this;
  }

  override compare(operator: CompareOperator, other: Value): Value | undefined {
    if (!(other instanceof DictValue)) return undefined;
    if (operator !== '==' && operator !== '!=') return undefined;
    const same =
      this.size === other.size &&
      [...this.entries()].every(([key, value]) => other.has(key) && isSame(value, other.get(key) as Value));
    return same === (operator === '==');
  }

  override contains(value: Value): boolean {
    return this.has(value);
  }

  override iterate(): Iterable<Value> {
    return mapped(this.changeChecked(), ([key]) => key);
  }

  /** The entries; a loop over them raises when an entry is added or deleted. */
  changeChecked(): Iterable<[Value, Value]> {
    return unchanging(this.entries(), () => this.size, 'dictionary');
  }

  override length(): number {
    return this.size;
  }

  override repr(): string {
    const text = () => [...this.entries()].map(([key, value]) => `${repr(key)}: ${repr(value)}`).join(', ');
    return guarded(this, '{...}', () => `{${text()}}`);
  }

  override dictionaryKey(): Value {
    throw typeError(`unhashable type: '${this.typeName}'`);
  }
}

/** Like `map`, without closing what it reads from. */
export function mapped<T, R>(items: Iterable<T>, change: (item: T) => R): Iterable<R> {
  return {
    [Symbol.iterator]: () => {
      const iterator = items[Symbol.iterator]();
      const next = (): IteratorResult<R> => {
        const found = iterator.next();
        return found.done ? { done: true, value: undefined } : { done: false, value: change(found.value) };
      };
      return { next };
    },
  };
}

/** `d.keys()`, `d.values()`, `d.items()`: they follow the dictionary. */
export class DictView extends PythonObject {
  constructor(
    readonly dictionary: DictValue,
    readonly kind: 'keys' | 'values' | 'items',
  ) {
    super();
  }

  override get typeName(): string {
    return `dict_${this.kind}`;
  }

  override iterate(): Iterable<Value> {
    return mapped(this.dictionary.changeChecked(), ([key, value]) =>
      this.kind === 'keys' ? key : this.kind === 'values' ? value : new TupleValue([key, value]),
    );
  }

  override length(): number {
    return this.dictionary.size;
  }

  override contains(value: Value): boolean {
    if (this.kind === 'keys') return this.dictionary.has(value);
    return [...this.iterate()].some((one) => isSame(one, value));
  }

  override binary(operator: BinaryOperator, other: Value, isReflected: boolean): Value | undefined {
    if (this.kind === 'values' || !(other instanceof DictView || other instanceof SetValue)) return undefined;
    return asSet(this).binary(operator, asSet(other), isReflected);
  }

  override compare(operator: CompareOperator, other: Value): Value | undefined {
    if (this.kind === 'values' || !(other instanceof DictView || other instanceof SetValue)) return undefined;
    return asSet(this).compare(operator, asSet(other));
  }

  override repr(): string {
    return `${this.typeName}([${[...this.iterate()].map(repr).join(', ')}])`;
  }
}

function asSet(value: DictView | SetValue): SetValue {
  return value instanceof SetValue ? value : new SetValue(value.iterate());
}
