import { Refusal } from '../errors.ts';
import { ListValue, TupleValue } from '../host/collections/lists.ts';
import { RangeValue } from '../host/collections/ranges.ts';
import { overflowError, valueError } from '../host/errors.ts';
import { toFloat, toInt } from '../host/numbers.ts';
import { callValue, isTrue, itemsOf, typeNameOf } from '../host/operations.ts';
import { PythonObject, type Value } from '../host/values.ts';
import { arranged, copied, createArray, NumpyArray } from './array.ts';
import { type ArrayData, type Dtype, dtypes, type Element } from './dtypes.ts';
import { iterationOrder, shapeRepr } from './layout.ts';
import { promote } from './promotion.ts';
import { NumpyScalar } from './scalars.ts';

/** Values of Python as arrays, and items as items of another type. */

/** An item of an array as one of another type, as `astype` makes it. @throws Refusal where the result is undefined in C */
export function castElement(value: Element, from: Dtype, to: Dtype): Element {
  if (from === to) return value;
  if (to.kind === 'b') return value !== 0 && value !== 0n ? 1 : 0;
  if (to.kind === 'f') {
    if (typeof value === 'bigint') return to === dtypes.float32 ? bigToFloat32(value) : Number(value);
    return to === dtypes.float32 ? Math.fround(value) : value;
  }
  if (from.kind === 'f') {
    const whole = Math.trunc(Number(value));
    const [low, high] = to.range;
    if (!Number.isFinite(whole) || BigInt(whole) < low || BigInt(whole) > high)
      throw new Refusal(`the cast of ${value} from ${from.name} to ${to.name}`);
    return to.isBig ? BigInt(whole) : whole + 0;
  }
  return wrap(value, to);
}

/** An integer as one of an integer type, without its upper bits. */
export function wrap(value: Element, to: Dtype): Element {
  const bits = to.size * 8;
  if (to.isBig) return to.kind === 'u' ? BigInt.asUintN(64, BigInt(value)) : BigInt.asIntN(64, BigInt(value));
  if (typeof value === 'bigint')
    return Number(to.kind === 'u' ? BigInt.asUintN(bits, value) : BigInt.asIntN(bits, value));
  if (to.kind === 'u') return bits === 32 ? value >>> 0 : value & (2 ** bits - 1);
  return (value << (32 - bits)) >> (32 - bits);
}

/** Rounded once: by way of a double it would be rounded twice. */
export function bigToFloat32(value: bigint): number {
  const size = value < 0n ? -value : value;
  const excess = size.toString(2).length - 40;
  if (excess <= 0) return Math.fround(Number(value));
  const shift = BigInt(excess);
  const kept = (size >> shift) | ((size & ((1n << shift) - 1n)) === 0n ? 0n : 1n);
  const found = Math.fround(Number(kept)) * 2 ** excess;
  return value < 0n ? -found : found;
}

/** A value of Python as an item: of `np.array([…], dtype)`, or assigned to an item. @throws errors of Python */
export function valueCast(value: Value, to: Dtype): Element {
  if (value instanceof NumpyScalar) {
    if (value.dtype.kind !== 'f' || to.kind === 'f') return castElement(value.value, value.dtype, to);
    return valueCast(Number(value.value), to);
  }
  if (value instanceof NumpyArray && value.rank === 0)
    return valueCast(new NumpyScalar(value.dtype, value.first), to);
  if (to.kind === 'b' && isNumber(value)) return isTrue(value) ? 1 : 0;
  if (typeof value === 'boolean') return to.isBig ? BigInt(value) : Number(value);
  if (typeof value === 'bigint') {
    if (to.kind === 'f') return to === dtypes.float32 ? Math.fround(toFloat(value)) : toFloat(value);
    return integerCast(value, to);
  }
  if (typeof value === 'number') {
    if (to.kind === 'f') return to === dtypes.float32 ? Math.fround(value) : value;
    return integerCast(toInt(value), to);
  }
  throw new Refusal(`a ${typeNameOf(value)} in an array`);
}

function isNumber(value: Value): boolean {
  return typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean';
}

function integerCast(value: bigint, to: Dtype): Element {
  const [low, high] = to.range;
  if (value >= low && value <= high) return to.isBig ? value : Number(value);
  if (to === dtypes.int64) throw overflowError('Python int too large to convert to C long');
  // NumPy 1 takes the lower bits with a warning, and NumPy 2 raises an error.
  throw new Refusal(`the integer ${value} as ${to.name}`);
}

/** The dtype that NumPy gives a number of Python. */
export function dtypeOfNumber(value: boolean | bigint | number): Dtype {
  if (typeof value === 'boolean') return dtypes.bool;
  if (typeof value === 'number') return dtypes.float64;
  const [low, high] = dtypes.int64.range;
  if (value >= low && value <= high) return dtypes.int64;
  if (value > 0n && value <= dtypes.uint64.range[1]) return dtypes.uint64;
  throw new Refusal('an array of integers of more than 64 bits');
}

/** The items of what NumPy takes for a sequence. */
function sequenceOf(value: Value): readonly Value[] | undefined {
  if (value instanceof ListValue || value instanceof TupleValue) return value.items;
  if (value instanceof RangeValue) return itemsOf(value);
  if (value instanceof NumpyArray && value.rank > 0) return itemsOf(value);
  return undefined;
}

/** An object that says what array it is, such as a vector of the language. */
function arrayOfObject(value: Value): NumpyArray | undefined {
  if (!(value instanceof PythonObject) || value instanceof NumpyArray || value instanceof NumpyScalar)
    return undefined;
  const method = value.attribute('__array__');
  const found = method === undefined ? undefined : callValue(method, []);
  return found instanceof NumpyArray ? found : undefined;
}

type Found = { shape: number[]; leaves: Value[]; dtype: Dtype | undefined };

/** The shape, the items and the common type of nested sequences. */
function discover(value: Value): Found {
  const found: Found = { shape: [], leaves: [], dtype: undefined };
  const shape = shapeOf(value, []);
  found.shape = shape.shape;
  collect(value, 0, found);
  return found;
}

/** The shape of the first items all the way down, which all others must have. */
function shapeOf(value: Value, above: readonly number[]): { shape: number[] } {
  if (above.length > 32) throw new Refusal('arrays of more than 32 axes');
  const object = arrayOfObject(value);
  if (object) return { shape: [...above, ...object.shape] };
  if (value instanceof NumpyArray) return { shape: [...above, ...value.shape] };
  const items = sequenceOf(value);
  if (!items) return { shape: [...above] };
  const [first] = items;
  return first === undefined ? { shape: [...above, 0] } : shapeOf(first, [...above, items.length]);
}

function collect(value: Value, depth: number, found: Found): void {
  const object = arrayOfObject(value) ?? (value instanceof NumpyArray ? value : undefined);
  if (object) {
    if (!isSameShape(object.shape, found.shape.slice(depth)))
      throw inhomogeneous(found, depth, object.rank > 0);
    found.dtype = found.dtype ? promote(found.dtype, object.dtype) : object.dtype;
    const items = object.items();
    for (const one of items) found.leaves.push(new NumpyScalar(object.dtype, one));
    return;
  }
  const items = sequenceOf(value);
  if (items) {
    if (depth >= found.shape.length || items.length !== found.shape[depth])
      throw inhomogeneous(found, depth, true);
    for (const one of items) collect(one, depth + 1, found);
    return;
  }
  if (depth < found.shape.length) throw inhomogeneous(found, depth, false);
  const dtype = dtypeOfLeaf(value);
  found.dtype = found.dtype ? promote(found.dtype, dtype) : dtype;
  found.leaves.push(value);
}

function dtypeOfLeaf(value: Value): Dtype {
  if (value instanceof NumpyScalar) return value.dtype;
  if (typeof value === 'boolean' || typeof value === 'bigint' || typeof value === 'number')
    return dtypeOfNumber(value);
  throw new Refusal(`an array of a ${typeNameOf(value)}`);
}

function isSameShape(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at]);
}

function inhomogeneous({ shape }: Found, depth: number, _isSequence: boolean): Error {
  const level = Math.min(depth, shape.length);
  if (level === 0) return new Refusal('an array of sequences of different lengths');
  return valueError(
    `setting an array element with a sequence. The requested array has an inhomogeneous shape after ${level} dimensions. The detected shape was ${shapeRepr(shape.slice(0, level))} + inhomogeneous part.`,
  );
}

/**
 * A value as an array, without a copy where it is one already.
 * @throws errors of Python; Refusal for arrays of objects or strings
 */
export function asArray(value: Value, dtype?: Dtype): NumpyArray {
  const array = value instanceof NumpyArray ? value : arrayOfObject(value);
  if (array) return dtype === undefined || dtype === array.dtype ? array : castArray(array, dtype);
  if (value instanceof NumpyScalar && (dtype === undefined || dtype === value.dtype)) {
    const made = createArray(value.dtype, []);
    made.data[0] = value.value as never;
    return made;
  }
  const found = discover(value);
  const to = dtype ?? found.dtype ?? dtypes.float64;
  const data: ArrayData = to.allocate(found.leaves.length);
  found.leaves.forEach((leaf, at) => {
    data[at] = valueCast(leaf, to) as never;
  });
  return createArray(to, found.shape, data);
}

/** `array.astype(dtype)`: a copy, which keeps the order of memory. */
export function castArray(array: NumpyArray, to: Dtype): NumpyArray {
  const order = iterationOrder(array.shape, [array.strides]);
  if (array.dtype === to) return copied(array, order);
  return arranged(to, array.shape, castItems(array.items(), array.dtype, to), order);
}

/** Items as items of another type, in new memory unless nothing changes. */
export function castItems(items: ArrayData, from: Dtype, to: Dtype): ArrayData {
  if (from === to) return items;
  const found = to.allocate(items.length);
  for (let at = 0; at < items.length; at++) found[at] = castElement(items[at] as Element, from, to) as never;
  return found;
}
