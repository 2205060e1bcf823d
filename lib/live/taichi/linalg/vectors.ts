import { Refusal } from '../../errors.ts';
import { attributeOf, callValue } from '../../host/operations.ts';
import type { Value } from '../../host/values.ts';
import { isTensor, sizeOf } from '../../kernel/types.ts';
import { NumpyArray } from '../../numpy/numpy.ts';
import { arrayOf, valuesOf } from '../arrays.ts';
import { DenseField } from '../field.ts';
import { Ndarray } from '../ndarray.ts';
import type { Runtime } from '../runtime.ts';
import { type RealType, rounded } from './columns.ts';

/** A vector from Python: an array of NumPy or a field. */
export type PythonVector = NumpyArray | DenseField;

export function isPythonVector(value: Value | undefined): value is PythonVector {
  return value instanceof NumpyArray || value instanceof DenseField;
}

/** The extents of the axes. */
export function shapeOfVector(vector: PythonVector): readonly number[] {
  if (vector instanceof NumpyArray) return vector.shape;
  return vector.shape ?? [];
}

/** The numbers of a vector of that length, converted to a type. @throws Refusal for one of another shape */
export function numbersOf(vector: PythonVector, type: RealType, length: number, what: string): number[] {
  const array = vector instanceof DenseField ? callValue(attributeOf(vector, 'to_numpy'), []) : vector;
  const { values, shape } = valuesOf(array);
  const isColumn = shape.length === 1 || (shape.length === 2 && shape[1] === 1);
  if (!isColumn || shape[0] !== length) throw new Refusal(`${what} with a vector of this shape`);
  return values.map((value) => rounded(Number(value), type));
}

/** An array of NumPy with one axis. */
export function arrayOfNumbers(numbers: readonly number[], type: RealType): Value {
  return arrayOf(numbers, [numbers.length], type);
}

/** The memory of an ndarray of numbers with one axis, read as numbers of a type, whatever it holds. @throws Refusal where it is too short */
export function memoryOf(
  vector: Ndarray,
  runtime: Runtime,
  type: RealType,
  length: number,
  what: string,
): number[] {
  vector.check();
  if (isTensor(vector.element) || vector.shape.length !== 1 || vector.shape[0] !== length)
    throw new Refusal(`${what} with an ndarray of this shape`);
  const size = sizeOf(type);
  if (sizeOf(vector.element) < size) throw new Refusal(`${what} with an ndarray of ${vector.dtype}`);
  return Array.from({ length }, (_, at) =>
    rounded(Number(runtime.read(vector.address + at * size, type)), type),
  );
}

/** A new ndarray of the type of another one, with numbers of a type written into its memory. */
export function ndarrayLike(
  vector: Ndarray,
  runtime: Runtime,
  numbers: readonly number[],
  type: RealType,
): Ndarray {
  const made = new Ndarray(runtime, vector.element, [numbers.length]);
  for (const [at, number] of numbers.entries()) runtime.write(made.address + at * sizeOf(type), type, number);
  return made;
}
