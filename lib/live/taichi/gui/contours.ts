import { Refusal } from '../../errors.ts';
import { callValue } from '../../host/operations.ts';
import type { Value } from '../../host/values.ts';
import { isTensor } from '../../kernel/types.ts';
import { createArray, dtypes, NumpyArray } from '../../numpy/numpy.ts';
import { DenseField } from '../field.ts';
import { callNumpy } from './numbers.ts';
import { plasma } from './plasma.ts';

/** Numbers of a window, and whether they are 32-bit numbers. */
type Numbers = { values: Float32Array | Float64Array; is32: boolean };

/**
 * The image of `ti.GUI.contour`: a colour for each number of a field, which is stretched to the window.
 *
 * @param isNormalized whether the numbers are brought to 0 to 1 before
 * @throws Refusal for anything else than a field of real numbers with two axes
 */
export function contourOf(
  field: Value | undefined,
  size: readonly [number, number],
  isNormalized: boolean,
): NumpyArray {
  const array =
    field instanceof DenseField && !isTensor(field.element)
      ? callValue(field.attribute('to_numpy') ?? null, [])
      : null;
  if (!(array instanceof NumpyArray) || array.rank !== 2 || array.dtype.kind !== 'f')
    throw new Refusal('ti.GUI.contour of this field');
  const values = array.items() as Float32Array | Float64Array;
  const [width = 0, height = 0] = array.shape;
  const isSame = width === size[0] && height === size[1];
  const drawn: Numbers = isSame
    ? { values, is32: array.dtype.name === 'float32' }
    : { values: stretched(values, [width, height], size), is32: false };
  const shades = isNormalized ? normalized(drawn) : drawn.values;
  const colors = new Float64Array(shades.length * 4);
  for (let at = 0; at < shades.length; at++) colors.set(colorOfShade(shades[at] as number), at * 4);
  return createArray(dtypes.float64, [...size, 4], colors);
}

/** The numbers of an array for each pixel of a window: between four of them, in proportion. */
function stretched(
  values: Float32Array | Float64Array,
  [width, height]: readonly [number, number],
  size: readonly [number, number],
): Float64Array {
  const steps = (count: number, extent: number) => {
    const found = callNumpy('linspace', 0n, 1n, BigInt(count)) as NumpyArray;
    return Array.from(found.items() as Float64Array, (part) => {
      const place = part * (extent - 1);
      const first = Math.trunc(place);
      return { first, second: Math.min(first + 1, extent - 1), rest: place - first };
    });
  };
  const [columns, rows] = [steps(size[0], width), steps(size[1], height)];
  const value = (i: number, j: number) => values[i * height + j] as number;
  const found = new Float64Array(size[0] * size[1]);
  let at = 0;
  for (const x of columns)
    for (const y of rows) {
      const [before, after] = [1 - y.rest, y.rest];
      const left =
        value(x.first, y.first) * before * (1 - x.rest) + value(x.first, y.second) * after * (1 - x.rest);
      const right = value(x.second, y.first) * before * x.rest + value(x.second, y.second) * after * x.rest;
      found[at++] = left + right;
    }
  return found;
}

/** Numbers from the least one to the greatest one as numbers from 0 to 1. Where all are the same, the language divides by zero. */
function normalized({ values, is32 }: Numbers): Float64Array {
  const round = is32 ? Math.fround : (value: number) => value;
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    // One that is no number makes all the others so, too.
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  const range = round(greatest - least);
  return Float64Array.from(values, (value) => round(round(value - least) / range));
}

/** The colour of a number from 0 to 1; those outside have the colour of the end, and what is no number is black. */
function colorOfShade(shade: number): readonly number[] {
  if (Number.isNaN(shade)) return [0, 0, 0, 0];
  const at = Math.min(Math.max(Math.trunc(shade * plasma.length), 0), plasma.length - 1);
  return plasma[at] as readonly number[];
}
