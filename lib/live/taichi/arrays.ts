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
  const data = made.data as unknown as Numbers;
  const isLong = chosen === 'i64' || chosen === 'u64';
  // As C converts it.
  for (const [place, number] of numbers.entries())
    data[place] = isLong ? BigInt(typeof number === 'number' ? Math.trunc(number) : number) : Number(number);
  return made;
}

function plainNumber(value: Value): number | bigint {
  if (typeof value === 'boolean') return BigInt(value);
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof NumpyScalar) return plainNumber(value.plain);
  throw new Refusal('an array of other things than numbers');
}

/** Whether a value is an array or a number of NumPy. */
export function isArray(value: Value): value is NumpyArray | NumpyScalar {
  return value instanceof NumpyArray || value instanceof NumpyScalar;
}

/** The numbers of an array in row-major order: whole ones are bigints. */
export function valuesOf(array: Value): {
  values: (number | bigint)[];
  shape: readonly number[];
  type: ScalarType;
} {
  if (!isArray(array)) throw new Refusal('this value where an array is needed');
  const values =
    array instanceof NumpyScalar
      ? [plainNumber(array.plain)]
      : Array.from<number | bigint, number | bigint>(
          array.items(),
          array.dtype.kind === 'f' ? Number : BigInt,
        );
  return { values, ...arrayTypeOf(array) };
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
