import { Refusal } from '../../errors.ts';
import { ListValue, TupleValue } from '../../host/collections/lists.ts';
import { attributeError, PythonError, valueError } from '../../host/errors.ts';
import { callValue, itemOf } from '../../host/operations.ts';
import type { Value } from '../../host/values.ts';
import { numpyModule } from '../../numpy/module.ts';
import { createArray, dtypes, NumpyArray, NumpyScalar } from '../../numpy/numpy.ts';
import { DenseField } from '../field.ts';

/** What the methods of `ti.GUI` take: numbers, points, colours, and arrays of them. */

const module = numpyModule();

/** Calls a function of NumPy. */
export function callNumpy(name: string, ...args: Value[]): Value {
  return callValue(module.members.get(name) ?? null, args);
}

/** The error of an `assert` of the language. */
export function assertion(message = ''): PythonError {
  return new PythonError('AssertionError', message);
}

/** A real number. @throws Refusal for what is none: the language raises an error with an address in it */
export function realOf(value: Value | undefined, what: string): number {
  const plain = value instanceof NumpyScalar ? value.plain : value;
  if (typeof plain === 'number') return plain;
  if (typeof plain === 'bigint' || typeof plain === 'boolean') return Number(plain);
  throw new Refusal(`${what} that is no number`);
}

/** The two coordinates of a point, which can be anything with items. */
export function pointOf(value: Value | undefined, what: string): [number, number] {
  if (value === undefined) throw new Refusal(`${what} that is not given`);
  return [realOf(itemOf(value, 0n), what), realOf(itemOf(value, 1n), what)];
}

/** The colour of one shape: an integer of 32 bits without sign. */
export function colorOf(value: Value | undefined, what: string): number {
  const plain = value instanceof NumpyScalar ? value.plain : (value ?? 0xffffffn);
  const color = typeof plain === 'bigint' ? plain : typeof plain === 'boolean' ? BigInt(plain) : undefined;
  if (color === undefined || color < 0n || color > 0xffffffffn) throw new Refusal(`${what} of this color`);
  return Number(color);
}

/** The colour of each of several shapes. @throws PythonError for another type or number of colours */
export function colorsOf(value: Value | undefined, count: number, what: string): (at: number) => number {
  if (value instanceof NumpyArray) {
    requireCount(value, count);
    const colors = Array.from(value.items() as ArrayLike<number | bigint>, (one) => wordOf(one, what));
    return (at) => colors[at] as number;
  }
  if (value !== undefined && typeof value !== 'bigint' && typeof value !== 'boolean')
    throw valueError(
      `${what === 'triangles' ? '"color"' : 'Color'} must be an ndarray or int (e.g., 0x956333)`,
    );
  const color = colorOf(value, what);
  return () => color;
}

/** The radius of each of several shapes. @throws PythonError for another type or number of them */
export function radiiOf(value: Value | undefined, count: number, what: string): (at: number) => number {
  if (value instanceof NumpyArray) {
    requireCount(value, count);
    const radii = Float32Array.from(value.items() as ArrayLike<number | bigint>, Number);
    return (at) => radii[at] as number;
  }
  const plain = value instanceof NumpyScalar ? value.plain : (value ?? 1n);
  if (!['number', 'bigint', 'boolean'].includes(typeof plain))
    throw valueError('Radius must be an ndarray or float (e.g., 0.4)');
  const radius = realOf(plain, what);
  return () => radius;
}

/** A number of an array of colours or indices as 32 bits without sign. */
function wordOf(value: number | bigint, what: string): number {
  if (typeof value === 'bigint') return Number(BigInt.asUintN(32, value));
  if (!(value > -1 && value < 2 ** 32)) throw new Refusal(`${what} of a color outside of its type`);
  return Math.trunc(value);
}

function requireCount({ shape }: NumpyArray, count: number): void {
  if (shape.length !== 1 || shape[0] !== count) throw assertion();
}

/**
 * The points of an array of shape (n, 2) or (n, 2, 1), as 32-bit numbers.
 * @throws PythonError for another shape; Refusal for what is no array
 */
export function pointsOf(value: Value | undefined, what: string): { count: number; numbers: Float32Array } {
  const array = arrayArgument(value, what);
  const [count = 0, extent, last] = array.shape;
  if (array.rank === 0) throw new Refusal(`${what} at an array without axes`);
  if ((array.rank === 3 && last !== 1) || (array.rank !== 2 && array.rank !== 3) || extent !== 2)
    throw assertion();
  return { count, numbers: Float32Array.from(array.items() as ArrayLike<number | bigint>, Number) };
}

/** The points of several arrays, which have the same shape. */
export function pointsOfAll(values: readonly (Value | undefined)[], what: string): Float32Array[] {
  const shapes = new Set(values.map((one) => String(arrayArgument(one, what).shape)));
  if (shapes.size > 1) throw assertion();
  return values.map((one) => pointsOf(one, what).numbers);
}

/** An array of numbers. @throws PythonError for a list; Refusal for anything else */
export function arrayArgument(value: Value | undefined, what: string): NumpyArray {
  if (value instanceof ListValue || value instanceof TupleValue)
    throw attributeError(`'${value.typeName}' object has no attribute 'shape'`);
  if (!(value instanceof NumpyArray)) throw new Refusal(`${what} of something else than an array of NumPy`);
  if (!['f', 'i', 'u'].includes(value.dtype.kind)) throw new Refusal(`${what} of an array of this type`);
  return value;
}

/**
 * The colour of each circle from a palette and the places in it.
 * @throws PythonError for a place that the palette does not have
 */
export function paletteColors(
  palette: Value,
  indices: Value | undefined,
  count: number,
): (at: number) => number {
  if (indices === undefined || indices === null)
    throw assertion('palette must be used together with palette_indices');
  const colors = arrayOfList(palette, 'a palette');
  const places = arrayOfList(indices, 'palette_indices');
  const words = (array: NumpyArray) =>
    Array.from(array.items() as ArrayLike<number | bigint>, (one) => wordOf(one, 'circles'));
  const found = words(places);
  if (places.rank !== 1 || found.length !== count)
    throw assertion('palette_indices must be in 1-d shape with shape (num_particles, )');
  if (count === 0) throw new Refusal('a palette for no circles');
  if (colors.rank !== 1 || colors.dtype.kind === 'f') throw new Refusal('this palette of circles');
  const available = words(colors);
  if (found.some((place) => place >= available.length))
    throw assertion('the max of palette_indices must not exceed the length of palette');
  return (at) => available[found[at] as number] as number;
}

/** An array, or a list, tuple or field as an array. */
function arrayOfList(value: Value, what: string): NumpyArray {
  const array =
    value instanceof ListValue || value instanceof TupleValue
      ? callNumpy('array', value)
      : value instanceof DenseField
        ? callValue(value.attribute('to_numpy') ?? null, [])
        : value;
  if (!(array instanceof NumpyArray) || !['f', 'i', 'u'].includes(array.dtype.kind))
    throw new Refusal(`${what} of this type`);
  if (Array.from(array.items() as ArrayLike<number | bigint>).some((one) => one < 0))
    throw new Refusal(`${what} with a number below zero`);
  return array;
}

/** An array of 64-bit numbers. */
export function realArray(numbers: readonly number[], shape: readonly number[]): NumpyArray {
  return createArray(dtypes.float64, [...shape], Float64Array.from(numbers));
}
