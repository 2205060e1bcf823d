import { Refusal } from '../errors.ts';
import type { BinaryOperator, CompareOperator } from '../syntax/tree.ts';
import { guarded, isSame } from './collections/items.ts';
import { unchanging } from './collections/iterators.ts';
import { TupleValue } from './collections/lists.ts';
import { keyError, typeError } from './errors.ts';
import { repr } from './forward.ts';
import { PythonObject, type Value } from './values.ts';

const identities = new WeakMap<PythonObject, number>();
let identityCount = 0;

/** A number for an object, the same while it lives. */
export function identityOf(object: PythonObject): number {
  const known = identities.get(object);
  if (known !== undefined) return known;
  identities.set(object, ++identityCount);
  return identityCount;
}

/**
 * What stands for a key in a JavaScript Map, so that equal keys are one: `1`, `1.0` and `True` are the same.
 * @throws TypeError of Python for values that have no hash
 */
export function keyOf(value: Value): unknown {
  if (typeof value === 'string') return value.startsWith('\0') ? `\0s${value}` : value;
  if (typeof value === 'boolean') return value ? 1n : 0n;
  // Whether nan is found depends on which object it is, and numbers here are none.
  if (Number.isNaN(value)) throw new Refusal('nan as a key');
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value;
  if (typeof value === 'bigint' || value === null) return value;
  if (value instanceof TupleValue) return `\0(${value.items.map(keyText).join('')})`;
  if (!value.dictionaryKey) return value;
  const key = value.dictionaryKey();
  return key === value ? value : keyOf(key);
}

/** A key as text that no other key has. */
function keyText(value: Value): string {
  const key = keyOf(value);
  const text = key instanceof PythonObject ? String(identityOf(key)) : String(key);
  return `${typeof key} ${text.length} ${text}`;
}

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

export class SetValue extends PythonObject {
  override readonly typeName: string;
  private readonly itemsByKey = new Map<unknown, Value>();
  /** Whether the set ever had other items, which may have pushed these from their places. */
  private hasDeleted = false;

  constructor(
    items: Iterable<Value> = [],
    readonly isFrozen = false,
  ) {
    super();
    this.typeName = isFrozen ? 'frozenset' : 'set';
    for (const one of items) this.add(one);
  }

  get size(): number {
    return this.itemsByKey.size;
  }

  has(value: Value): boolean {
    return this.itemsByKey.has(keyOf(value));
  }

  add(value: Value): void {
    const key = keyOf(value);
    if (!this.itemsByKey.has(key)) this.itemsByKey.set(key, value);
  }

  delete(value: Value): boolean {
    const isDeleted = this.itemsByKey.delete(keyOf(value));
    if (isDeleted) this.hasDeleted = true;
    return isDeleted;
  }

  clear(): void {
    this.itemsByKey.clear();
    this.hasDeleted = false;
  }

  /** The items in no order that a program may see. */
  values(): Iterable<Value> {
    return this.itemsByKey.values();
  }

  private like(items: Iterable<Value>, others: SetValue): SetValue {
    const found = new SetValue(items, this.isFrozen);
    found.hasDeleted = this.hasDeleted || others.hasDeleted;
    return found;
  }

  /** Another set with these items. */
  copy(isFrozen: boolean): SetValue {
    const found = new SetValue(this.values(), isFrozen);
    found.hasDeleted = this.hasDeleted;
    return found;
  }

  /** A set of the operation; `other` may be any iterable in methods. */
  combine(operator: BinaryOperator, other: SetValue): SetValue | undefined {
    const mine = [...this.values()];
    const theirs = [...other.values()];
    if (operator === '|') return this.like([...mine, ...theirs], other);
    if (operator === '&')
      return this.like(
        mine.filter((one) => other.has(one)),
        other,
      );
    if (operator === '-')
      return this.like(
        mine.filter((one) => !other.has(one)),
        other,
      );
    if (operator === '^')
      return this.like(
        [...mine.filter((one) => !other.has(one)), ...theirs.filter((one) => !this.has(one))],
        other,
      );
    return undefined;
  }

  override binary(operator: BinaryOperator, other: Value, isReflected: boolean): Value | undefined {
    if (!(other instanceof SetValue)) return undefined;
    return isReflected ? other.combine(operator, this) : this.combine(operator, other);
  }

  override update(operator: BinaryOperator, other: Value): Value | undefined {
    if (this.isFrozen || !(other instanceof SetValue)) return undefined;
    if (operator === '|') for (const one of other.values()) this.add(one);
    else {
      const found = this.combine(operator, other);
      if (!found) return undefined;
      this.replace(found);
    }
    return this;
  }

  replace(other: SetValue): void {
    const items = [...other.values()];
    this.clear();
    for (const one of items) this.add(one);
    this.hasDeleted = true;
  }

  isSubsetOf(other: SetValue): boolean {
    return this.size <= other.size && [...this.values()].every((one) => other.has(one));
  }

  override compare(operator: CompareOperator, other: Value): Value | undefined {
    if (!(other instanceof SetValue)) return undefined;
    const isEqual = this.size === other.size && this.isSubsetOf(other);
    if (operator === '==') return isEqual;
    if (operator === '!=') return !isEqual;
    if (operator === '<=') return this.isSubsetOf(other);
    if (operator === '>=') return other.isSubsetOf(this);
    if (operator === '<') return !isEqual && this.isSubsetOf(other);
    return operator === '>' ? !isEqual && other.isSubsetOf(this) : undefined;
  }

  override contains(value: Value): boolean {
    return this.has(value);
  }

  override iterate(): Iterable<Value> {
    return unchanging(this.ordered(), () => this.size, 'Set');
  }

  /**
   * The order of Python's sets follows from hashes and from how the set came about. It is known for integers that are smaller than
   * the table: each has its own place, so they are in order. Where it is not known, the program is refused.
   */
  private ordered(): Iterable<Value> {
    const items = [...this.values()];
    if (items.length < 2) return items;
    let size = 8;
    while (items.length * 5 >= (size - 1) * 3) size *= 2;
    const isOrdered = items.every((one) => typeof one === 'bigint' && one >= 0n && one < BigInt(size));
    if (!isOrdered || this.hasDeleted) throw new Refusal('the order of a set');
    return (items as bigint[]).sort((a, b) => Number(a - b));
  }

  override length(): number {
    return this.size;
  }

  override repr(): string {
    const inner = () => `{${[...this.ordered()].map(repr).join(', ')}}`;
    if (this.isFrozen) return this.size === 0 ? 'frozenset()' : `frozenset(${inner()})`;
    return this.size === 0 ? 'set()' : guarded(this, 'set(...)', inner);
  }

  override dictionaryKey(): Value {
    if (!this.isFrozen) throw typeError("unhashable type: 'set'");
    throw new Refusal('a frozenset as a key');
  }
}
