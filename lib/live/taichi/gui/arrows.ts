import { Refusal } from '../../errors.ts';
import { mathMembers } from '../../host/modules/math.ts';
import { callValue } from '../../host/operations.ts';
import type { Value } from '../../host/values.ts';
import { createArray, dtypes, NumpyArray } from '../../numpy/numpy.ts';
import { DenseField } from '../field.ts';
import { arrayArgument, assertion, callNumpy, realArray, realOf } from './numbers.ts';

/** The lines that arrows consist of, and the places of regular points: the language computes them with NumPy. */

/** Lines from the rows of one array to those of the other. */
type Lines = { begin: NumpyArray; end: NumpyArray };

/** Numbers of an array, and how the results of its operations are rounded. */
type Reals = { numbers: readonly number[]; is32: boolean };

function reals(array: NumpyArray): Reals {
  const { name } = array.dtype;
  if (!['float32', 'float64', 'int32', 'int64'].includes(name)) throw new Refusal(`arrows of ${name}`);
  return {
    numbers: Array.from(array.items() as ArrayLike<number | bigint>, Number),
    is32: name === 'float32',
  };
}

/**
 * The three lines of each arrow: its length, and both sides of its tip.
 *
 * @param tip its length, as a part of the arrow
 * @param angle how far its sides are from the arrow, in degrees
 */
export function arrowLines(
  orig: Value | undefined,
  direction: Value | undefined,
  tip: number,
  angle: number,
): Lines[] {
  const [from, major] = [arrayArgument(orig, 'arrows'), arrayArgument(direction, 'arrows')];
  if (from.rank !== 2 || from.shape[1] !== 2 || String(from.shape) !== String(major.shape))
    throw new Refusal('arrows of arrays of these shapes');
  const [start, way] = [reals(from), reals(major)];
  const turn = (180 - angle) * (Math.PI / 180);
  const roundWay = way.is32 ? Math.fround : (value: number) => value;
  const [c, s, t] = [cosine(turn), sine(turn), tip].map(roundWay) as [number, number, number];
  const is32 = start.is32 && way.is32;
  const round = is32 ? Math.fround : (value: number) => value;
  const made = (numbers: readonly number[]) =>
    is32
      ? createArray(dtypes.float32, [...from.shape], Float32Array.from(numbers))
      : realArray(numbers, from.shape);
  const end = start.numbers.map((value, at) => round(value + (way.numbers[at] as number)));
  /** The ends of the side that is turned by the angle (1) or against it (-1). */
  const side = (sign: 1 | -1) =>
    end.map((value, at) => {
      const [x, y] = [way.numbers[at - (at % 2)] as number, way.numbers[at - (at % 2) + 1] as number];
      const minor =
        at % 2 === 0
          ? roundWay(roundWay(x * c) - sign * roundWay(y * s))
          : roundWay(sign * roundWay(x * s) + roundWay(y * c));
      return round(value + roundWay(minor * t));
    });
  const ends = made(end);
  return [
    { begin: from, end: ends },
    { begin: ends, end: made(side(1)) },
    { begin: ends, end: made(side(-1)) },
  ];
}

const ofMath = (name: string, value: number) =>
  Number(callValue(mathMembers.get(name) ?? null, [value]) as number);
const cosine = (value: number) => ofMath('cos', value);
const sine = (value: number) => ofMath('sin', value);

/** The points of a regular grid over the window: one for each element of an array with these extents. */
export function gridPoints(width: number, height: number, bound: number): NumpyArray {
  const axis = (count: number) => {
    const found = callNumpy('linspace', bound / count, 1 - bound / count, BigInt(count)) as NumpyArray;
    return [...(found.items() as Float64Array)];
  };
  const [xs, ys] = [axis(width), axis(height)];
  return realArray(
    xs.flatMap((x) => ys.flatMap((y) => [x, y])),
    [width * height, 2],
  );
}

/** An array with its first two axes made one. */
export function flattenedGrid(array: NumpyArray): NumpyArray {
  const [width = 0, height = 0, ...rest] = array.shape;
  return createArray(array.dtype, [width * height, ...rest], array.items().slice() as NumpyArray['data']);
}

/** The arrows of `point_field` and `arrow_field`: an array with this number of axes. */
export function gridArgument(value: Value | undefined, rank: 2 | 3, what: string): NumpyArray {
  const array = arrayArgument(value, what);
  if (array.rank !== rank || (rank === 3 && array.shape[2] !== 2)) throw assertion();
  if (array.size === 0) throw new Refusal(`${what} of an empty array`);
  return array;
}

/** Where the arrows of `vector_field` begin, and where they point to: the longest one takes a tenth of the window. */
export function fieldArrows(
  field: Value | undefined,
  spacing: Value | undefined,
): { orig: NumpyArray; direction: NumpyArray } {
  const what = 'ti.GUI.vector_field';
  if (!(field instanceof DenseField)) throw new Refusal(`${what} of something else than a field`);
  const array = callValue(field.attribute('to_numpy') ?? null, []);
  const step = typeof spacing === 'bigint' ? Number(spacing) : spacing === undefined ? 5 : 0;
  if (!(array instanceof NumpyArray) || array.rank !== 3 || array.shape[2] !== 2 || array.dtype.kind !== 'f')
    throw new Refusal(`${what} of this field`);
  if (step <= 0) throw new Refusal(`${what} of this arrow_spacing`);
  const [width = 0, height = 0] = array.shape;
  const is32 = array.dtype.name === 'float32';
  const round = is32 ? Math.fround : (value: number) => value;
  const items = array.items() as Float32Array | Float64Array;
  let longest = 0;
  for (let at = 0; at < items.length; at += 2) {
    const [x, y] = [items[at] as number, items[at + 1] as number];
    const norm = round(Math.sqrt(round(round(x * x) + round(y * y))));
    if (!(norm < Number.POSITIVE_INFINITY)) throw new Refusal(`${what} of numbers that are not finite`);
    longest = Math.max(longest, norm);
  }
  const scale = round(0.1 / (longest + 1e-16));
  const across = Math.ceil(1 / (step / width));
  const up = Math.ceil(1 / (step / height));
  // The language counts both ways, and fails where rounding makes them differ.
  if (across !== Math.ceil(width / step) || up !== Math.ceil(height / step))
    throw new Refusal(`${what} of this arrow_spacing for this field`);
  const begin: number[] = [];
  const ways: number[] = [];
  for (let i = 0; i < across; i++)
    for (let j = 0; j < up; j++) {
      begin.push(i * (step / width), j * (step / height));
      const from = (i * step * height + j * step) * 2;
      ways.push(round((items[from] as number) * scale), round((items[from + 1] as number) * scale));
    }
  const shape = [across * up, 2];
  return {
    orig: realArray(begin, shape),
    direction: is32 ? createArray(dtypes.float32, shape, Float32Array.from(ways)) : realArray(ways, shape),
  };
}

/** A tip of an arrow: the keywords `tip_scale` and `angle`. */
export function tipOf(given: { tip_scale?: Value; angle?: Value }): [number, number] {
  return [realOf(given.tip_scale ?? 0.2, 'tip_scale'), realOf(given.angle ?? 45n, 'angle')];
}
