import { Refusal } from '../errors.ts';
import type { BinaryOperator, CompareOperator } from '../syntax/tree.ts';
import { indexError, PythonError, runtimeError, typeError, valueError } from './errors.ts';
import { compareValues, isEqual, isIdentical, repr, toIndex } from './forward.ts';
import { isTrue, iterate, typeNameOf } from './protocol.ts';
import { step } from './state.ts';
import { PythonObject, type Value } from './values.ts';

/** Longer sequences are refused: they take the machine's memory. */
const maxItems = 50_000_000;

/** `a:b:c` */
export class Slice extends PythonObject {
  override readonly typeName = 'slice';

  constructor(
    readonly start: Value,
    readonly stop: Value,
    readonly step: Value,
  ) {
    super();
  }

  /** The first index, the one after the last, the step, and how many there are, in a sequence of that length. */
  indices(length: number): { start: number; stop: number; step: number; count: number } {
    const step = this.step === null ? 1 : sliceIndex(this.step);
    if (step === 0) throw valueError('slice step cannot be zero');
    const low = step > 0 ? 0 : -1;
    const high = step > 0 ? length : length - 1;
    const limit = (value: Value, otherwise: number) => {
      if (value === null) return otherwise;
      const index = sliceIndex(value);
      return Math.min(Math.max(index < 0 ? index + length : index, low), high);
    };
    const start = limit(this.start, step > 0 ? low : high);
    const stop = limit(this.stop, step > 0 ? high : low);
    return { start, stop, step, count: Math.max(0, Math.ceil((stop - start) / step)) };
  }

  override attribute(name: string): Value | undefined {
    return name === 'start' || name === 'stop' || name === 'step' ? this[name] : undefined;
  }

  override compare(operator: CompareOperator, other: Value): Value | undefined {
    if (operator !== '==' || !(other instanceof Slice)) return undefined;
    return (
      isEqual(this.start, other.start) && isEqual(this.stop, other.stop) && isEqual(this.step, other.step)
    );
  }

  override dictionaryKey(): Value {
    throw typeError("unhashable type: 'slice'");
  }

  override repr(): string {
    return `slice(${repr(this.start)}, ${repr(this.stop)}, ${repr(this.step)})`;
  }
}

function sliceIndex(value: Value): number {
  const index = toIndex(value);
  if (index === undefined)
    throw typeError('slice indices must be integers or None or have an __index__ method');
  return Number(index);
}

/** The items that a slice takes. */
export function sliced<T>(items: readonly T[], slice: Slice): T[] {
  const { start, stop, step, count } = slice.indices(items.length);
  if (step === 1) return items.slice(start, Math.max(start, stop));
  return Array.from({ length: count }, (_, at) => items[start + at * step] as T);
}

/** The place of an index in a sequence. @throws errors of Python */
export function placeOf(
  index: Value,
  length: number,
  typeName: string,
  message = `${typeName} index out of range`,
): number {
  const found = toIndex(index);
  if (found === undefined)
    throw typeError(`${typeName} indices must be integers or slices, not ${typeNameOf(index)}`);
  if (typeName !== 'range' && (found >= 2n ** 63n || found < -(2n ** 63n)))
    throw indexError("cannot fit 'int' into an index-sized integer");
  const at = Number(found);
  const place = at < 0 ? at + length : at;
  if (place < 0 || place >= length) throw indexError(message);
  return place;
}

/** How often a sequence is repeated by `* count`. */
export function repeated<T>(items: readonly T[], count: bigint): T[] {
  const times = Math.max(0, Number(count));
  if (items.length * times > maxItems) throw new Refusal(`a sequence of ${items.length * times} items`);
  if (items.length === 1) return new Array<T>(times).fill(items[0] as T);
  const found: T[] = [];
  for (let at = 0; at < times; at++) for (const one of items) found.push(one);
  return found;
}

/** Compares sequences as Python does: by the first items that differ. */
export function compareItems(
  operator: CompareOperator,
  a: readonly Value[],
  b: readonly Value[],
): Value | undefined {
  if (operator === '==' || operator === '!=') {
    const same = a.length === b.length && a.every((one, at) => isSame(one, b[at] as Value));
    return same === (operator === '==');
  }
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const [one, other] = [a[at] as Value, b[at] as Value];
    if (!isSame(one, other)) return compareValues(operator, one, other);
  }
  return compareValues(operator, BigInt(a.length), BigInt(b.length));
}

/** Identical or equal, as containers compare. */
export function isSame(a: Value, b: Value): boolean {
  // Python asks first whether they are one object, which numbers here cannot tell.
  if (Number.isNaN(a) && Number.isNaN(b)) throw new Refusal('a comparison of nan in a container');
  return isIdentical(a, b) || isEqual(a, b);
}

const openRepr = new Set<PythonObject>();

/** The text of a container, which may contain itself. */
export function guarded(object: PythonObject, inner: string, text: () => string): string {
  if (openRepr.has(object)) return inner;
  openRepr.add(object);
  try {
    return text();
  } finally {
    openRepr.delete(object);
  }
}

export class ListValue extends PythonObject {
  override readonly typeName = 'list';

  constructor(public items: Value[]) {
    super();
  }

  override item(index: Value): Value {
    if (index instanceof Slice) return new ListValue(sliced(this.items, index));
    return this.items[placeOf(index, this.items.length, 'list')] as Value;
  }

  override setItem(index: Value, value: Value): boolean {
    if (index instanceof Slice) this.setSlice(index, value);
    else this.items[placeOf(index, this.items.length, 'list', 'list assignment index out of range')] = value;
    return true;
  }

  private setSlice(slice: Slice, value: Value): void {
    const isPlain = slice.step === null || slice.step === 1n;
    const given = itemsOrUndefined(value);
    if (!given)
      throw typeError(isPlain ? 'can only assign an iterable' : 'must assign iterable to extended slice');
    const { start, stop, step, count } = slice.indices(this.items.length);
    if (isPlain) {
      this.items = [...this.items.slice(0, start), ...given, ...this.items.slice(Math.max(start, stop))];
      return;
    }
    if (given.length !== count)
      throw valueError(
        `attempt to assign sequence of size ${given.length} to extended slice of size ${count}`,
      );
    given.forEach((one, at) => {
      this.items[start + at * step] = one;
    });
  }

  override deleteItem(index: Value): boolean {
    if (index instanceof Slice) {
      const { start, step, count } = index.indices(this.items.length);
      const gone = new Set(Array.from({ length: count }, (_, at) => start + at * step));
      this.items = this.items.filter((_, at) => !gone.has(at));
    } else {
      const place = placeOf(index, this.items.length, 'list', 'list assignment index out of range');
      this.items.splice(place, 1);
    }
    return true;
  }

  override binary(operator: BinaryOperator, other: Value, isReflected: boolean): Value | undefined {
    if (operator === '+' && other instanceof ListValue && !isReflected)
      return new ListValue([...this.items, ...other.items]);
    const count = operator === '*' ? toIndex(other) : undefined;
    return count === undefined ? undefined : new ListValue(repeated(this.items, count));
  }

  override update(operator: BinaryOperator, other: Value): Value | undefined {
    if (operator === '+') {
      const given = itemsOrUndefined(other);
      if (!given) throw typeError(`'${typeNameOf(other)}' object is not iterable`);
      for (const one of given) this.items.push(one);
      return this;
    }
    const count = operator === '*' ? toIndex(other) : undefined;
    if (count === undefined) return undefined;
    this.items = repeated(this.items, count);
    return this;
  }

  override compare(operator: CompareOperator, other: Value): Value | undefined {
    return other instanceof ListValue ? compareItems(operator, this.items, other.items) : undefined;
  }

  override contains(value: Value): boolean {
    return this.items.some((one) => isSame(one, value));
  }

  override iterate(): Iterable<Value> {
    // Items that are added during the loop are seen, as in Python.
    const iterator = (): Iterator<Value> => {
      let at = 0;
      return {
        next: () =>
          at < this.items.length
            ? { done: false, value: this.items[at++] as Value }
            : { done: true, value: undefined },
      };
    };
    return { [Symbol.iterator]: iterator };
  }

  override length(): number {
    return this.items.length;
  }

  override repr(): string {
    return guarded(this, '[...]', () => `[${this.items.map(repr).join(', ')}]`);
  }

  override dictionaryKey(): Value {
    throw typeError("unhashable type: 'list'");
  }
}

function itemsOrUndefined(value: Value): Value[] | undefined {
  if (value instanceof ListValue) return [...value.items];
  if (value instanceof TupleValue) return [...value.items];
  if (typeof value === 'string' || value instanceof PythonObject) {
    try {
      return [...iterate(value)];
    } catch (error) {
      if (error instanceof PythonError && error.message.endsWith('object is not iterable')) return undefined;
      throw error;
    }
  }
  return undefined;
}

export class TupleValue extends PythonObject {
  override readonly typeName: string = 'tuple';

  constructor(readonly items: readonly Value[]) {
    super();
  }

  override item(index: Value): Value {
    if (index instanceof Slice) return new TupleValue(sliced(this.items, index));
    return this.items[placeOf(index, this.items.length, 'tuple')] as Value;
  }

  override binary(operator: BinaryOperator, other: Value, isReflected: boolean): Value | undefined {
    if (operator === '+' && other instanceof TupleValue && !isReflected)
      return new TupleValue([...this.items, ...other.items]);
    const count = operator === '*' ? toIndex(other) : undefined;
    return count === undefined ? undefined : new TupleValue(repeated(this.items, count));
  }

  override compare(operator: CompareOperator, other: Value): Value | undefined {
    return other instanceof TupleValue ? compareItems(operator, this.items, other.items) : undefined;
  }

  override contains(value: Value): boolean {
    return this.items.some((one) => isSame(one, value));
  }

  override iterate(): Iterable<Value> {
    return this.items;
  }

  override length(): number {
    return this.items.length;
  }

  override repr(): string {
    const inner = this.items.map(repr).join(', ');
    return guarded(this, '(...)', () => `(${inner}${this.items.length === 1 ? ',' : ''})`);
  }
}

/** `range(start, stop, step)` */
export class RangeValue extends PythonObject {
  override readonly typeName = 'range';
  readonly count: number;

  constructor(
    readonly start: bigint,
    readonly stop: bigint,
    readonly step: bigint,
  ) {
    super();
    if (step === 0n) throw valueError('range() arg 3 must not be zero');
    const span = step > 0n ? stop - start : start - stop;
    const size = step > 0n ? step : -step;
    this.count = span <= 0n ? 0 : Number((span + size - 1n) / size);
  }

  at(place: number): bigint {
    return this.start + BigInt(place) * this.step;
  }

  override item(index: Value): Value {
    if (index instanceof Slice) {
      const { start, stop, step } = index.indices(this.count);
      return new RangeValue(this.at(start), this.at(stop), this.step * BigInt(step));
    }
    return this.at(placeOf(index, this.count, 'range', 'range object index out of range'));
  }

  override contains(value: Value): boolean {
    if (typeof value === 'boolean') return this.contains(BigInt(value));
    if (typeof value === 'number') return Number.isInteger(value) && this.contains(BigInt(value));
    if (typeof value !== 'bigint') return [...this.iterate()].some((one) => isSame(one, value));
    const isInside =
      this.step > 0n ? value >= this.start && value < this.stop : value <= this.start && value > this.stop;
    return isInside && (value - this.start) % this.step === 0n;
  }

  override compare(operator: CompareOperator, other: Value): Value | undefined {
    if (operator !== '==' || !(other instanceof RangeValue)) return undefined;
    if (this.count !== other.count) return false;
    return this.count === 0 || (this.start === other.start && (this.count === 1 || this.step === other.step));
  }

  override attribute(name: string): Value | undefined {
    return name === 'start' || name === 'stop' || name === 'step' ? this[name] : undefined;
  }

  override iterate(): Iterable<Value> {
    const iterator = (): Iterator<Value> => {
      let at = 0;
      let value = this.start;
      return {
        next: () => {
          if (at++ >= this.count) return { done: true, value: undefined };
          step();
          const found = value;
          value += this.step;
          return { done: false, value: found };
        },
      };
    };
    return { [Symbol.iterator]: iterator };
  }

  override length(): number {
    return this.count;
  }

  override dictionaryKey(): Value {
    throw new Refusal('a range as a key');
  }

  override repr(): string {
    return this.step === 1n
      ? `range(${this.start}, ${this.stop})`
      : `range(${this.start}, ${this.stop}, ${this.step})`;
  }
}

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

/** The items of a list, sorted as `sorted` does: stable, by `<`. */
export function sortItems(
  items: Value[],
  key: ((value: Value) => Value) | undefined,
  isReversed: boolean,
): Value[] {
  const keyed = items.map((value) => ({ value, by: key ? key(value) : value }));
  if (isReversed) keyed.reverse();
  const sorted = mergeSort(keyed, (a, b) => isTrue(compareValues('<', b.by, a.by)));
  if (isReversed) sorted.reverse();
  return sorted.map(({ value }) => value);
}

/** Only asks whether the later item is less, as Python does. */
function mergeSort<T>(items: T[], isAfter: (a: T, b: T) => boolean): T[] {
  if (items.length < 2) return items;
  const middle = items.length >> 1;
  const left = mergeSort(items.slice(0, middle), isAfter);
  const right = mergeSort(items.slice(middle), isAfter);
  const found: T[] = [];
  let at = 0;
  for (const one of right) {
    while (at < left.length && !isAfter(left[at] as T, one)) found.push(left[at++] as T);
    found.push(one);
  }
  while (at < left.length) found.push(left[at++] as T);
  return found;
}
