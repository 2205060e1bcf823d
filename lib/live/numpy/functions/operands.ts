import { Refusal } from '../../errors.ts';
import { ListValue, TupleValue } from '../../host/collections/lists.ts';
import { typeNameOf } from '../../host/operations.ts';
import { PythonObject, type Value } from '../../host/values.ts';
import { arranged, createArray, NumpyArray } from '../array.ts';
import { asArray, castElement, castItems, dtypeOfNumber } from '../convert.ts';
import { type ArrayData, type Dtype, dtypes, type Element } from '../dtypes.ts';
import { broadcastShapes, broadcastStrides, iterationOrder, placesOf, type Shape } from '../layout.ts';
import { laterResultDtype, type Operand as PromotionOperand, resultDtype } from '../promotion.ts';
import { NumpyScalar } from '../scalars.ts';

/** Operands of functions that work item by item. */

/** A value as an operand: an array, or a single item. */
export type Operand = { array: NumpyArray; isScalar: boolean; isPython: boolean };

/** The operand that a value is, or undefined for what NumPy does not calculate with. */
export function operandOrUndefined(value: Value): Operand | undefined {
  if (value instanceof NumpyArray) return { array: value, isScalar: value.rank === 0, isPython: false };
  if (value instanceof NumpyScalar)
    return { array: single(value.dtype, value.value), isScalar: true, isPython: false };
  if (value instanceof ListValue || value instanceof TupleValue) {
    const array = asArray(value);
    return { array, isScalar: array.rank === 0, isPython: false };
  }
  if (typeof value !== 'boolean' && typeof value !== 'bigint' && typeof value !== 'number') return undefined;
  const dtype = dtypeOfNumber(value);
  const item = dtype.kind === 'b' ? Number(value) : value;
  return { array: single(dtype, item as Element), isScalar: true, isPython: true };
}

/** @throws Refusal for what NumPy would make an array of objects of */
export function operand(value: Value, name: string): Operand {
  const found = operandOrUndefined(value);
  if (found) return found;
  if (value instanceof PythonObject && value.attribute('__array__') !== undefined)
    return { array: asArray(value), isScalar: false, isPython: false };
  throw new Refusal(`${name} of a ${typeNameOf(value)}`);
}

function single(dtype: Dtype, item: Element): NumpyArray {
  const found = createArray(dtype, []);
  found.data[0] = item as never;
  return found;
}

function forPromotion({ array, isScalar, isPython }: Operand): PromotionOperand {
  return { dtype: array.dtype, isPython, ...(isScalar && { scalar: array.first }) };
}

/** The common type of operands by the rules of NumPy 1, and by those of NumPy 2 where these would give another. */
export function commonDtypes(operands: readonly Operand[]): { dtype: Dtype; later: Dtype } {
  const all = operands.map(forPromotion);
  return { dtype: resultDtype(all), later: laterResultDtype(all) };
}

/** What a function of items does: the type it calculates with, the type of the result, and the function. */
export type Loop = {
  input: Dtype;
  output: Dtype;
  /** Both numbers, or both bigints where the input is 64-bit integers. */
  run: (a: number, b: number) => Element | boolean;
};

/** Applies a function to all items of two operands together. */
export function elementwise(a: Operand, b: Operand, loop: Loop): Value {
  const shape = broadcastShapes([a.array.shape, b.array.shape]);
  const one = spread(a.array, shape, loop.input);
  const other = spread(b.array, shape, loop.input);
  const size = Math.max(one.length, other.length);
  const isEmpty = shape.includes(0);
  const items = loop.output.allocate(isEmpty ? 0 : size);
  const { run } = loop;
  const [oneStep, otherStep] = [one.length === 1 ? 0 : 1, other.length === 1 ? 0 : 1];
  const [x, y] = [one as Float64Array, other as Float64Array];
  for (let at = 0; at < items.length; at++)
    items[at] = run(x[at * oneStep] as number, y[at * otherStep] as number) as never;
  return arrangedLike(loop.output, shape, items, [a.array, b.array]);
}

/** Applies a function to all items of one operand. */
export function itemwise(
  array: NumpyArray,
  output: Dtype,
  run: (item: number) => Element | boolean,
  input = array.dtype,
): Value {
  const items = castItems(array.items(), array.dtype, input) as Float64Array;
  const found = output.allocate(items.length);
  for (let at = 0; at < found.length; at++) found[at] = run(items[at] as number) as never;
  return arrangedLike(output, array.shape, found, [array]);
}

/** The items of an operand in a larger shape; a single one stays single. */
export function spread(array: NumpyArray, shape: Shape, dtype: Dtype): ArrayData {
  if (array.size === 1) {
    const found = dtype.allocate(1);
    found[0] = castElement(array.first, array.dtype, dtype) as never;
    return found;
  }
  const isSame = array.rank === shape.length && array.shape.every((length, axis) => length === shape[axis]);
  if (isSame) return castItems(array.items(), array.dtype, dtype);
  const places = placesOf(shape, broadcastStrides(array.shape, array.strides, shape) ?? [], array.offset);
  const found = array.dtype.allocate(places.length);
  for (let at = 0; at < places.length; at++) found[at] = array.data[places[at] ?? 0] as never;
  return castItems(found, array.dtype, dtype);
}

/** The result of operands: a scalar without axes, an array in the order of memory of the operands otherwise. */
export function arrangedLike(
  dtype: Dtype,
  shape: Shape,
  items: ArrayData,
  sources: readonly NumpyArray[],
): NumpyScalar | NumpyArray {
  if (shape.length === 0) return new NumpyScalar(dtype, items[0] as Element);
  const all = sources.map((one) => broadcastStrides(one.shape, one.strides, shape) ?? []);
  return arranged(dtype, shape, items, iterationOrder(shape, all));
}

/** A result as an array again, whatever it is. */
export function arrayOf(value: Value): NumpyArray {
  return value instanceof NumpyArray ? value : asArray(value);
}

/** Real numbers for a function that gives real numbers: float32 stays, integers of up to 16 bits are refused as half is. */
export function realDtype(dtype: Dtype, name: string): Dtype {
  if (dtype.kind === 'f') return dtype;
  if (dtype.size === 1) throw new Refusal(`${name} of ${dtype.name}, which gives float16`);
  return dtype.size === 2 ? dtypes.float32 : dtypes.float64;
}
