import type { BinaryOperator, CompareOperator } from '../../syntax/tree.ts';
import { PythonError, typeError, valueError } from '../errors.ts';
import { repr, toIndex } from '../forward.ts';
import { iterate, typeNameOf } from '../protocol.ts';
import { PythonObject, type Value } from '../values.ts';
import { compareItems, guarded, isSame, repeated } from './items.ts';
import { placeOf, Slice, sliced } from './slices.ts';

/** `[a, b]` */
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

/** `(a, b)` */
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
