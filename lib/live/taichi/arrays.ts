import { Refusal } from '../errors.ts';
import type { Value } from '../host/values.ts';
import type { ScalarType } from '../kernel/types.ts';
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
  if (array instanceof NumpyScalar)
    return { values: [plainNumber(array.plain)], shape: [], type: scalarType(array.dtype.name) };
  if (!(array instanceof NumpyArray)) throw new Refusal('this value where an array is needed');
  const type = scalarType(array.dtype.name);
  const isReal = array.dtype.kind === 'f';
  const values = Array.from(array.items() as ArrayLike<number | bigint>, (item) =>
    isReal ? Number(item) : BigInt(item),
  );
  return { values, shape: array.shape, type };
}

function scalarType(name: DtypeName): ScalarType {
  const found = scalarNames.get(name);
  if (!found || found === 'u1') throw new Refusal(`an array of ${name} for Taichi`);
  return found;
}

/** Writes numbers into an array, in row-major order. */
export function storeValues(array: Value, values: readonly (number | bigint)[]): void {
  if (!(array instanceof NumpyArray)) throw new Refusal('this value where an array is needed');
  for (const [at, place] of array.places().entries()) store(array, place, values[at] as number | bigint);
}
