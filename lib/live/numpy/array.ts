import { typeError, valueError } from '../host/errors.ts';
import { type Keywords, PythonObject, type Value } from '../host/values.ts';
import type { BinaryOperator, CompareOperator, UnaryOperator } from '../syntax/tree.ts';
import { ndarrayType } from './array-type.ts';
import type { ArrayData, Dtype, Element } from './dtypes.ts';
import {
  arrayOf,
  attributeOfArray,
  compareArrays,
  itemOfArray,
  operateArrays,
  setAttributeOfArray,
  setItemOfArray,
  unaryArrays,
  updateArray,
} from './forward.ts';
import {
  isColumnMajor,
  isRowMajor,
  placesOf,
  rowMajor,
  type Shape,
  sizeOf,
  stridesInOrder,
} from './layout.ts';
import { arrayRepr, arrayStr } from './printing.ts';
import { NumpyScalar } from './scalars.ts';

/** `numpy.ndarray`: memory with a shape. A slice is another one with the same memory. */
export class NumpyArray extends PythonObject {
  override readonly typeName = 'numpy.ndarray';

  constructor(
    readonly data: ArrayData,
    readonly dtype: Dtype,
    readonly shape: Shape,
    /** How many items lie between neighbours on each axis. */
    readonly strides: readonly number[],
    /** The place of the first item. */
    readonly offset = 0,
    /** The array whose memory this one looks at. */
    readonly base: NumpyArray | null = null,
  ) {
    super();
  }

  get size(): number {
    return sizeOf(this.shape);
  }

  get rank(): number {
    return this.shape.length;
  }

  /** Another look at the same memory. */
  view(shape: Shape, strides: readonly number[], offset = this.offset): NumpyArray {
    return new NumpyArray(this.data, this.dtype, shape, strides, offset, this.base ?? this);
  }

  /** The places in memory of all items, the last axis fastest. */
  places(): Int32Array {
    return placesOf(this.shape, this.strides, this.offset);
  }

  get isRowMajor(): boolean {
    return isRowMajor(this.shape, this.strides);
  }

  get isColumnMajor(): boolean {
    return isColumnMajor(this.shape, this.strides);
  }

  /** All items, the last axis fastest. It may be the memory of the array itself: only read it. */
  items(): ArrayData {
    if (this.isRowMajor) {
      const { size } = this;
      return this.offset === 0 && size === this.data.length
        ? this.data
        : (this.data.subarray(this.offset, this.offset + size) as ArrayData);
    }
    const places = this.places();
    const found = this.dtype.allocate(places.length);
    for (let at = 0; at < places.length; at++) found[at] = this.data[places[at] ?? 0] as never;
    return found;
  }

  /** The item of an array of one item. */
  get first(): Element {
    return this.data[this.offset] ?? this.dtype.zero;
  }

  /** The part at a place of the first axis: a row, or a scalar. */
  part(at: number): NumpyArray | NumpyScalar {
    const offset = this.offset + at * (this.strides[0] ?? 0);
    if (this.rank === 1) return new NumpyScalar(this.dtype, this.data[offset] ?? 0);
    return this.view(this.shape.slice(1), this.strides.slice(1), offset);
  }

  override attribute(name: string): Value | undefined {
    return attributeOfArray(this, name);
  }

  override setAttribute(name: string, value: Value): boolean {
    return setAttributeOfArray(this, name, value);
  }

  override item(index: Value): Value {
    return itemOfArray(this, index);
  }

  override setItem(index: Value, value: Value): boolean {
    setItemOfArray(this, index, value);
    return true;
  }

  override deleteItem(): boolean {
    throw valueError('cannot delete array elements');
  }

  override call(_args: readonly Value[], _keywords: Keywords): Value {
    throw typeError("'numpy.ndarray' object is not callable");
  }

  override binary(operator: BinaryOperator, other: Value, isReflected: boolean): Value | undefined {
    return isReflected ? operateArrays(operator, other, this) : operateArrays(operator, this, other);
  }

  override update(operator: BinaryOperator, other: Value): Value | undefined {
    return updateArray(operator, this, other);
  }

  override unary(operator: Exclude<UnaryOperator, 'not'>): Value | undefined {
    return unaryArrays(operator, this);
  }

  override compare(operator: CompareOperator, other: Value): Value | undefined {
    return compareArrays(operator, this, other);
  }

  override contains(value: Value): boolean {
    const found = compareArrays('==', this, value);
    if (found === undefined) return false;
    return arrayOf(found)
      .items()
      .some((item: number | bigint) => item !== 0 && item !== 0n);
  }

  override iterate(): Iterable<Value> {
    if (this.rank === 0) throw typeError('iteration over a 0-d array');
    return partsOf(this);
  }

  override length(): number {
    const [length] = this.shape;
    if (length === undefined) throw typeError('len() of unsized object');
    return length;
  }

  override isTrue(): boolean {
    if (this.size === 1) return this.first !== 0 && this.first !== 0n;
    // An empty array is false, with a warning.
    if (this.size === 0) return false;
    throw valueError(
      'The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()',
    );
  }

  override repr(): string {
    return arrayRepr(this);
  }

  override str(): string {
    return arrayStr(this);
  }

  override toNumber(): bigint | number | undefined {
    if (this.size !== 1) throw typeError('only size-1 arrays can be converted to Python scalars');
    return new NumpyScalar(this.dtype, this.first).toNumber();
  }

  override format(text: string): string | undefined {
    if (this.rank === 0) return new NumpyScalar(this.dtype, this.first).format(text);
    return text === '' ? this.str() : undefined;
  }

  override pythonClass(): PythonObject {
    return ndarrayType;
  }

  override dictionaryKey(): Value {
    throw typeError("unhashable type: 'numpy.ndarray'");
  }
}

function* partsOf(array: NumpyArray): Generator<Value> {
  for (let at = 0; at < (array.shape[0] ?? 0); at++) yield array.part(at);
}

/** An array of that shape: all zero, or with the memory given, the last axis fastest. */
export function createArray(dtype: Dtype, shape: Shape, data?: ArrayData): NumpyArray {
  return new NumpyArray(data ?? dtype.allocate(sizeOf(shape)), dtype, shape, rowMajor(shape));
}

/** The array, or a copy whose items lie in memory one after the other, the last axis fastest. */
export function contiguous(array: NumpyArray): NumpyArray {
  return array.isRowMajor ? array : copied(array);
}

/** A copy, in the order of memory given; without one the last axis is the fastest. */
export function copied(array: NumpyArray, order?: readonly number[]): NumpyArray {
  return arranged(array.dtype, array.shape, array.items().slice() as ArrayData, order);
}

/** An array of items that are given with the last axis fastest, kept in memory in another order of axes. */
export function arranged(
  dtype: Dtype,
  shape: Shape,
  items: ArrayData,
  order?: readonly number[],
): NumpyArray {
  const isUsual = order === undefined || order.every((axis, at) => axis === at);
  if (isUsual) return createArray(dtype, shape, items);
  const found = new NumpyArray(dtype.allocate(items.length), dtype, shape, stridesInOrder(shape, order));
  const places = found.places();
  for (let at = 0; at < places.length; at++) found.data[places[at] ?? 0] = items[at] as never;
  return found;
}

/** A copy or, where the items lie in memory one after the other, a view with one axis. */
export function ravelled(array: NumpyArray): NumpyArray {
  const flat = array.isRowMajor ? array : copied(array);
  return flat.view([flat.size], [1]);
}
