import { Refusal } from '../../errors.ts';
import type { BinaryOperator, CompareOperator } from '../../syntax/tree.ts';
import { typeError } from '../errors.ts';
import { repr } from '../forward.ts';
import { PythonObject, type Value } from '../values.ts';
import { guarded } from './items.ts';
import { unchanging } from './iterators.ts';
import { keyOf } from './keys.ts';

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

  private like(items: Iterable<Value>, others: SetValue, isFrozen = this.isFrozen): SetValue {
    const found = new SetValue(items, isFrozen);
    found.hasDeleted = this.hasDeleted || others.hasDeleted;
    return found;
  }

  /** Another set with these items. */
  copy(isFrozen: boolean): SetValue {
    return this.like(this.values(), this, isFrozen);
  }

  /** A set of the operation; `other` may be any iterable in methods. */
  combine(operator: BinaryOperator, other: SetValue): SetValue | undefined {
    const items = this.combined(operator, other);
    return items && this.like(items, other);
  }

  private combined(operator: BinaryOperator, other: SetValue): Value[] | undefined {
    const mine = [...this.values()];
    const theirs = [...other.values()];
    const without = () => mine.filter((one) => !other.has(one));
    if (operator === '|') return [...mine, ...theirs];
    if (operator === '&') return mine.filter((one) => other.has(one));
    if (operator === '-') return without();
    if (operator === '^') return [...without(), ...theirs.filter((one) => !this.has(one))];
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
