import { Refusal } from '../errors.ts';
import type { Value } from '../host/values.ts';
import { isReal, normal, type ScalarType } from '../kernel/types.ts';
import { createArray, type DtypeName, dtypes, NumpyArray, NumpyScalar } from '../numpy/numpy.ts';

const dtypeNames: Readonly<Record<ScalarType, DtypeName>> = {
  i8: 'int8',
  i16: 'int16',
  i32: 'int32',
  i64: 'int64',
  u1: 'bool',
  u8: 'uint8',
  u16: 'uint16',
  u32: 'uint32',
  u64: 'uint64',
  f32: 'float32',
  f64: 'float64',
};

const scalarNames = new Map(Object.entries(dtypeNames).map(([scalar, name]) => [name, scalar as ScalarType]));

type Numbers = { [place: number]: number | bigint };

/** An array of NumPy with these numbers; without a type, as NumPy chooses it for numbers of Python. */
export function arrayOf(values: readonly Value[], shape: readonly number[], type?: ScalarType): Value {
  const numbers = values.map(plainNumber);
  const chosen =
    type ?? (numbers.every((one) => typeof one === 'bigint') && numbers.length > 0 ? 'i64' : 'f64');
  const made = createArray(dtypes[dtypeNames[chosen]], [...shape]);
  for (const [place, number] of numbers.entries()) store(made, place, number);
  return made;
}

function plainNumber(value: Value): number | bigint {
  if (typeof value === 'boolean') return BigInt(value);
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof NumpyScalar) return plainNumber(value.plain);
  throw new Refusal('an array of other things than numbers');
}

/** Stores a number in the memory of an array, as C converts it. */
function store(array: NumpyArray, place: number, number: number | bigint): void {
  const data = array.data as unknown as Numbers;
  if (array.data instanceof BigInt64Array || array.data instanceof BigUint64Array)
    data[place] = typeof number === 'bigint' ? number : BigInt(Math.trunc(number));
  else data[place] = Number(number);
}

/** Whether a value is an array or a number of NumPy. */
export function isArray(value: Value): value is NumpyArray | NumpyScalar {
  return value instanceof NumpyArray || value instanceof NumpyScalar;
}

/** Whether a kernel takes an array: one whose elements lie beside each other, in either order of the axes. */
export function isPassable(array: Value): boolean {
  return !(array instanceof NumpyArray) || array.isRowMajor || array.isColumnMajor;
}

/** The numbers of an array in row-major order: whole ones are bigints. */
export function valuesOf(array: Value): {
  values: (number | bigint)[];
  shape: readonly number[];
  type: ScalarType;
} {
  if (!isArray(array)) throw new Refusal('this value where an array is needed');
  const { type, shape } = arrayTypeOf(array);
  if (array instanceof NumpyScalar) return { values: [plainNumber(array.plain)], shape, type };
  const isFloat = array.dtype.kind === 'f';
  const values = Array.from(array.items() as ArrayLike<number | bigint>, (item) =>
    isFloat ? Number(item) : BigInt(item),
  );
  return { values, shape, type };
}

/** The type of an array's numbers, and its shape. @throws Refusal for types that Taichi does not have */
export function arrayTypeOf(array: NumpyArray | NumpyScalar): { type: ScalarType; shape: readonly number[] } {
  return {
    type: scalarType(array.dtype.name),
    shape: array instanceof NumpyArray ? array.shape : [],
  };
}

function scalarType(name: DtypeName): ScalarType {
  const found = scalarNames.get(name);
  if (!found || found === 'u1') throw new Refusal(`an array of ${name} for Taichi`);
  return found;
}

/** The memory of an array's items in row-major order, as kernels have them. */
export function bytesOf(array: NumpyArray): Uint8Array {
  const { buffer, byteOffset, byteLength } = array.items();
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Writes the items of an array, from their memory in row-major order. */
export function storeBytes(array: NumpyArray, bytes: Uint8Array): void {
  const { data } = array;
  const items = new (data.constructor as Float64ArrayConstructor)(bytes.slice().buffer);
  const { type } = arrayTypeOf(array);
  if (isReal(type)) for (let at = 0; at < items.length; at++) items[at] = normal(items[at] as number, type);
  if (array.isRowMajor) (data as Float64Array).set(items, array.offset);
  else for (const [at, place] of array.places().entries()) data[place] = items[at] as number;
}
