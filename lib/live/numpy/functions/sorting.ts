import { Refusal } from '../../errors.ts';
import { valueError } from '../../host/errors.ts';
import type { Value } from '../../host/values.ts';
import { copied, createArray, type NumpyArray, ravelled } from '../array.ts';
import { asArray } from '../convert.ts';
import { axisError, dtypes } from '../dtypes.ts';
import { iterationOrder, normalAxis, placesOf, sizeOf } from '../layout.ts';
import { indexOf } from './reductions.ts';

/** Sorting and repeating along an axis. */

/** Not-a-number stands last. */
function order(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return a < b ? -1 : a > b ? 1 : 0;
}

function axisOf(array: NumpyArray, axis: Value): number {
  return normalAxis(Number(indexOf(axis, 'axis')), array.rank, axisError);
}

/** Where the rows along an axis begin. */
function starts(array: NumpyArray, along: number): Int32Array {
  const keeps = (_: number, at: number) => at !== along;
  return placesOf(array.shape.filter(keeps), array.strides.filter(keeps), array.offset);
}

/** `np.sort(array, axis)`: a copy. */
export function sortedAlong(array: NumpyArray, axis: Value): NumpyArray {
  const found =
    axis === null ? copied(ravelled(array)) : copied(array, iterationOrder(array.shape, [array.strides]));
  const along = axis === null ? 0 : axisOf(found, axis);
  const [length, stride] = [found.shape[along] ?? 0, found.strides[along] ?? 0];
  const data = found.data as Float64Array;
  for (const start of starts(found, along)) {
    const row = Array.from({ length }, (_, at) => data[start + at * stride] as number).sort(order);
    row.forEach((item, at) => {
      data[start + at * stride] = item;
    });
  }
  return found;
}

/**
 * `np.argsort(array, axis, kind)`: the places of the items in their order.
 * @throws Refusal for equal items in long rows, whose order NumPy leaves open
 */
export function sortedPlaces(value: NumpyArray, axis: Value, kind: Value): NumpyArray {
  const isStable = kind === 'stable' || kind === 'mergesort';
  if (kind !== null && kind !== 'quicksort' && !isStable) throw new Refusal('np.argsort(kind=…)');
  const array = copied(axis === null ? ravelled(value) : value);
  const along = axis === null ? 0 : axisOf(array, axis);
  const [length, stride] = [array.shape[along] ?? 0, array.strides[along] ?? 0];
  const found = createArray(dtypes.int64, array.shape);
  const data = array.data as Float64Array;
  for (const start of starts(array, along)) {
    const item = (at: number) => data[start + at * stride] as number;
    const places = Array.from({ length }, (_, at) => at).sort((a, b) => order(item(a), item(b)));
    // Short rows are sorted by insertion, which keeps the order of equal items.
    if (
      !isStable &&
      length > 16 &&
      places.some((at, k) => k > 0 && order(item(places[k - 1] ?? 0), item(at)) === 0)
    )
      throw new Refusal('np.argsort of equal items without kind="stable"');
    places.forEach((at, k) => {
      found.data[start + k * stride] = BigInt(at);
    });
  }
  return found;
}

/** `np.repeat(array, repeats, axis)` */
export function repeated(value: NumpyArray, repeats: Value, axis: Value): NumpyArray {
  const array = axis === null || value.rank === 0 ? ravelled(value) : value;
  const along = axis === null ? 0 : axisOf(array, axis);
  const length = array.shape[along] ?? 0;
  const given = asArray(repeats);
  if (given.dtype.kind === 'f') throw new Refusal('np.repeat by real numbers');
  const counts = Array.from(given.items() as ArrayLike<number | bigint>, Number);
  if (counts.some((count) => count < 0))
    throw valueError(
      counts.length === 1
        ? 'negative dimensions are not allowed'
        : 'repeats may not contain negative values.',
    );
  if (counts.length !== 1 && counts.length !== length)
    throw valueError(`operands could not be broadcast together with shape (${length},) (${counts.length},)`);
  const chosen = Array.from({ length }, (_, at) => at).flatMap((at) =>
    new Array<number>(counts.length === 1 ? (counts[0] ?? 0) : (counts[at] ?? 0)).fill(at),
  );
  const shape = array.shape.map((one, at) => (at === along ? chosen.length : one));
  const found = createArray(array.dtype, shape);
  const [outer, inner] = [sizeOf(shape.slice(0, along)), sizeOf(shape.slice(along + 1))];
  const items = array.items();
  let filled = 0;
  for (let row = 0; row < outer; row++)
    for (const at of chosen)
      for (let rest = 0; rest < inner; rest++)
        found.data[filled++] = items[(row * length + at) * inner + rest] as never;
  return found;
}
