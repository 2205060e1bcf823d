import { Refusal } from '../errors.ts';
import { ListValue, TupleValue } from '../host/collections/lists.ts';
import { Slice } from '../host/collections/slices.ts';
import { indexError, valueError } from '../host/errors.ts';
import { toIndex } from '../host/operations.ts';
import { EllipsisValue, PythonObject, type Value } from '../host/values.ts';
import { arranged, createArray, NumpyArray } from './array.ts';
import { asArray, castItems, valueCast } from './convert.ts';
import { type Dtype, dtypes } from './dtypes.ts';
import { broadcastStrides, iterationOrder, placesOf, type Shape, shapeText, sizeOf } from './layout.ts';
import { NumpyScalar } from './scalars.ts';

/** `array[index]` and `array[index] = value`, with the rules and the messages of NumPy. */

/** One part of an index. Arrays of integers choose items; everything else gives a view. */
type Part =
  | { kind: 'integer'; at: number }
  | { kind: 'slice'; slice: Slice }
  | { kind: 'newAxis' }
  | { kind: 'array'; indices: NumpyArray; axes?: Shape };

const unknownIndex =
  'only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays are valid indices';

/** The parts of an index as the program writes it, with `...` written out. */
function partsOf(array: NumpyArray, index: Value): Part[] {
  const given = index instanceof TupleValue ? index.items : [index];
  const before: Part[] = [];
  const after: Part[] = [];
  let parts = before;
  for (const one of given) {
    if (one instanceof EllipsisValue) {
      if (parts === after) throw indexError("an index can only have a single ellipsis ('...')");
      parts = after;
    } else parts.push(...partsOfOne(one));
  }
  const used = [...before, ...after].filter(({ kind }) => kind !== 'newAxis').length;
  if (used > array.rank)
    throw indexError(
      `too many indices for array: array is ${array.rank}-dimensional, but ${used} were indexed`,
    );
  const rest = Array.from({ length: array.rank - used }, (): Part => ({ kind: 'slice', slice: everything }));
  return [...before, ...rest, ...after];
}

const everything = new Slice(null, null, null);

function partsOfOne(one: Value): Part[] {
  if (one === null) return [{ kind: 'newAxis' }];
  if (one instanceof Slice) return [{ kind: 'slice', slice: one }];
  if (typeof one === 'boolean' || (one instanceof NumpyScalar && one.dtype.kind === 'b'))
    throw new Refusal('a bool as an index of an array');
  const integer = one instanceof NumpyArray ? undefined : toIndex(one);
  if (integer !== undefined) return [{ kind: 'integer', at: Number(integer) }];
  if (one instanceof NumpyArray || one instanceof ListValue || one instanceof TupleValue) {
    const array = asArray(one);
    if (array.dtype.kind === 'b') return chosenByBools(array);
    if (array.dtype.kind !== 'f') return [{ kind: 'array', indices: array }];
    if (!(one instanceof NumpyArray) && array.size === 0)
      return [{ kind: 'array', indices: createArray(dtypes.int64, array.shape) }];
    if (one instanceof NumpyArray)
      throw indexError('arrays used as indices must be of integer (or boolean) type');
  }
  throw indexError(unknownIndex);
}

/** An array of bools as one array of indices for each of its axes. */
function chosenByBools(array: NumpyArray): Part[] {
  if (array.rank === 0) throw new Refusal('a bool as an index of an array');
  const found = nonzero(array);
  return found.map((indices, at) =>
    at === 0 ? { kind: 'array', indices, axes: array.shape } : { kind: 'array', indices },
  );
}

/** `np.nonzero(array)`: the indices of all items that are not zero, for each axis. */
export function nonzero(array: NumpyArray): NumpyArray[] {
  const items = array.items();
  const chosen: number[] = [];
  for (let at = 0; at < items.length; at++) if (items[at]) chosen.push(at);
  let step = array.size;
  return array.shape.map((length) => {
    step /= Math.max(1, length);
    const data = BigInt64Array.from(chosen, (at) => BigInt(Math.floor(at / step) % length));
    return createArray(dtypes.int64, [data.length], data);
  });
}

function checkBools(parts: readonly Part[], array: NumpyArray): void {
  let axis = 0;
  for (const part of parts) {
    if (part.kind === 'array' && part.axes)
      part.axes.forEach((length, at) => {
        const size = array.shape[axis + at];
        if (size !== undefined && size !== length)
          throw indexError(
            `boolean index did not match indexed array along dimension ${axis + at}; dimension is ${size} but corresponding boolean dimension is ${length}`,
          );
      });
    if (part.kind !== 'newAxis') axis++;
  }
}

function place(at: number, length: number, axis: number): number {
  const found = at < 0 ? at + length : at;
  if (found < 0 || found >= length)
    throw indexError(`index ${at} is out of bounds for axis ${axis} with size ${length}`);
  return found;
}

/** What an index chooses: the places of items, and for views the strides. */
type Chosen = {
  shape: number[];
  strides?: number[];
  offset: number;
  places?: Int32Array;
  sides?: { before: number; common: number; order: number[] };
};

function choose(array: NumpyArray, index: Value): Chosen {
  const parts = partsOf(array, index);
  checkBools(parts, array);
  const hasArrays = parts.some(({ kind }) => kind === 'array');
  if (hasArrays) checkIntegers(array, parts);
  if (hasArrays && isNothingChosen(parts, array))
    try {
      return chooseItems(array, parts);
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal('an index out of bounds that chooses nothing');
    }
  return hasArrays ? chooseItems(array, parts) : chooseView(array, parts);
}

function chooseView(array: NumpyArray, parts: readonly Part[]): Chosen {
  const shape: number[] = [];
  const strides: number[] = [];
  let { offset } = array;
  let axis = 0;
  for (const part of parts) {
    if (part.kind === 'newAxis') {
      shape.push(1);
      strides.push(0);
      continue;
    }
    const [length, stride] = [array.shape[axis] ?? 0, array.strides[axis] ?? 0];
    if (part.kind === 'integer') offset += place(part.at, length, axis) * stride;
    else if (part.kind === 'slice') {
      const { start, step, count } = part.slice.indices(length);
      if (count > 0) offset += start * stride;
      shape.push(count);
      strides.push(stride * step);
    }
    axis++;
  }
  return { shape, strides, offset };
}

/** With arrays of indices: their common shape takes the place of their axes, or stands first if they are apart. */
function chooseItems(array: NumpyArray, parts: readonly Part[]): Chosen {
  const isFancy = ({ kind }: Part) => kind === 'array' || kind === 'integer';
  const arrays = parts.flatMap((part) => (part.kind === 'array' ? [part.indices] : []));
  const common = commonShape(arrays);
  const count = sizeOf(common);
  const shifts = new Int32Array(count);
  const first = parts.findIndex(isFancy);
  const last = parts.findLastIndex(isFancy);
  const isTogether = parts.slice(first, last + 1).every(isFancy);
  const [before, after] = [
    { shape: [] as number[], strides: [] as number[] },
    { shape: [] as number[], strides: [] as number[] },
  ];
  let { offset } = array;
  let axis = 0;
  parts.forEach((part, at) => {
    const side = isTogether && at < first ? before : after;
    if (part.kind === 'newAxis') {
      side.shape.push(1);
      side.strides.push(0);
      return;
    }
    const [length, stride] = [array.shape[axis] ?? 0, array.strides[axis] ?? 0];
    if (part.kind === 'integer') offset += place(part.at, length, axis) * stride;
    else if (part.kind === 'array') addShifts(shifts, part.indices, common, length, stride, axis);
    else {
      const { start, step, count: taken } = part.slice.indices(length);
      if (taken > 0) offset += start * stride;
      side.shape.push(taken);
      side.strides.push(stride * step);
    }
    axis++;
  });
  const outer = placesOf(before.shape, before.strides, offset);
  const inner = placesOf(after.shape, after.strides, 0);
  const places = new Int32Array(outer.length * count * inner.length);
  let filled = 0;
  for (const start of outer)
    for (const shift of shifts) for (const rest of inner) places[filled++] = start + shift + rest;
  const rest = { shape: [...before.shape, ...after.shape], strides: [...before.strides, ...after.strides] };
  const order = iterationOrder(rest.shape, [rest.strides]);
  const sides = { before: before.shape.length, common: common.length, order };
  return { shape: [...before.shape, ...common, ...after.shape], offset, places, sides };
}

function commonShape(arrays: readonly NumpyArray[]): number[] {
  const rank = Math.max(...arrays.map((one) => one.rank));
  const found = new Array<number>(rank).fill(1);
  for (const { shape } of arrays)
    shape.forEach((length, at) => {
      const axis = at + rank - shape.length;
      if (length === 1) return;
      if (found[axis] === 1) found[axis] = length;
      else if (found[axis] !== length)
        throw indexError(
          `shape mismatch: indexing arrays could not be broadcast together with shapes ${arrays.map((one) => shapeText(one.shape)).join(' ')} `,
        );
    });
  return found;
}

/** Beside arrays of indices, single integers are looked at first. */
function checkIntegers(array: NumpyArray, parts: readonly Part[]): void {
  let axis = 0;
  for (const part of parts) {
    if (part.kind === 'integer') place(part.at, array.shape[axis] ?? 0, axis);
    if (part.kind !== 'newAxis') axis++;
  }
}

/** NumPy does not look at the indices where nothing is chosen. */
function isNothingChosen(parts: readonly Part[], array: NumpyArray): boolean {
  let axis = 0;
  for (const part of parts) {
    const length = array.shape[axis] ?? 0;
    if (part.kind === 'slice' && part.slice.indices(length).count === 0) return true;
    if (part.kind === 'array' && part.indices.size === 0) return true;
    if (part.kind !== 'newAxis') axis++;
  }
  return false;
}

function addShifts(
  shifts: Int32Array,
  indices: NumpyArray,
  common: Shape,
  length: number,
  stride: number,
  axis: number,
): void {
  const strides = broadcastStrides(indices.shape, indices.strides, common) ?? [];
  const places = placesOf(common, strides, indices.offset);
  for (let at = 0; at < shifts.length; at++) {
    const index = Number(indices.data[places[at] ?? 0]);
    shifts[at] = (shifts[at] ?? 0) + place(index, length, axis) * stride;
  }
}

/** The place of a single item, for the usual indices: an integer for each axis. */
function singlePlace(array: NumpyArray, index: Value): number | undefined {
  const given = index instanceof TupleValue ? index.items : [index];
  if (given.length !== array.rank) return undefined;
  let { offset } = array;
  for (let axis = 0; axis < given.length; axis++) {
    const at = given[axis];
    if (typeof at !== 'bigint') return undefined;
    offset += place(Number(at), array.shape[axis] ?? 0, axis) * (array.strides[axis] ?? 0);
  }
  return offset;
}

/** `array[index]`: a view, a scalar, or a copy of what arrays of indices choose. */
export function itemOfArray(array: NumpyArray, index: Value): Value {
  const single = array.rank > 0 ? singlePlace(array, index) : undefined;
  if (single !== undefined) return new NumpyScalar(array.dtype, array.data[single] ?? 0);
  const chosen = choose(array, index);
  if (chosen.places) {
    const data = array.dtype.allocate(chosen.places.length);
    for (let at = 0; at < data.length; at++) data[at] = array.data[chosen.places[at] ?? 0] as never;
    return arranged(array.dtype, chosen.shape, data, orderOf(chosen));
  }
  const isScalar = chosen.shape.length === 0 && !hasEllipsis(index);
  if (isScalar) return new NumpyScalar(array.dtype, array.data[chosen.offset] ?? 0);
  return array.view(chosen.shape, chosen.strides ?? [], chosen.offset);
}

/** In memory the axes of the indices come first, wherever they stand in the shape; the others keep their order. */
function orderOf({ shape, sides }: Chosen): number[] {
  const axes = shape.map((_, axis) => axis);
  if (!sides) return axes;
  const { before, common, order } = sides;
  const others = order.map((axis) => (axis < before ? axis : axis + common));
  return [...axes.slice(before, before + common), ...others];
}

function hasEllipsis(index: Value): boolean {
  const given = index instanceof TupleValue ? index.items : [index];
  return given.some((one) => one instanceof EllipsisValue);
}

/** `array[index] = value` */
export function setItemOfArray(array: NumpyArray, index: Value, value: Value): void {
  const single = array.rank > 0 && !(value instanceof PythonObject) ? singlePlace(array, index) : undefined;
  if (single !== undefined) {
    array.data[single] = valueCast(value, array.dtype) as never;
    return;
  }
  const { shape, strides, offset, places } = choose(array, index);
  assign(array, places ?? placesOf(shape, strides ?? [], offset), shape, value, places !== undefined);
}

/** Writes a value to places of an array that have that shape, repeated where it has fewer axes. */
export function assign(
  array: NumpyArray,
  places: Int32Array,
  shape: Shape,
  value: Value,
  isChosen = false,
): void {
  const { data, dtype } = array;
  const isSequence = value instanceof NumpyArray || value instanceof ListValue || value instanceof TupleValue;
  if (!isSequence && !isArrayLike(value)) {
    const item = valueCast(value, dtype);
    for (const at of places) data[at] = item as never;
    return;
  }
  // NumPy may read what it has written already.
  if (isChosen && value instanceof NumpyArray && value.data === data)
    throw new Refusal('an assignment of a view to items of the same array');
  const source = sourceOf(value, shape, dtype, isChosen);
  let from = source.shape;
  // Axes of length 1 at the front are dropped, as NumPy does.
  while (from.length > shape.length && from[0] === 1) from = from.slice(1);
  const strides = broadcastStrides(from, source.strides.slice(source.rank - from.length), shape);
  if (!strides)
    throw valueError(
      isChosen
        ? `shape mismatch: value array of shape ${shapeText(source.shape)} could not be broadcast to indexing result of shape ${shapeText(shape)}`
        : `could not broadcast input array from shape ${shapeText(from)} into shape ${shapeText(shape)}`,
    );
  const taken = placesOf(shape, strides, source.offset);
  const items = source.dtype.allocate(taken.length);
  for (let at = 0; at < taken.length; at++) items[at] = source.data[taken[at] ?? 0] as never;
  const cast = castItems(items, source.dtype, dtype);
  for (let at = 0; at < taken.length; at++) data[places[at] ?? 0] = cast[at] as never;
}

function isArrayLike(value: Value): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof NumpyScalar) &&
    value.attribute('__array__') !== undefined
  );
}

function sourceOf(value: Value, shape: Shape, dtype: Dtype, isChosen: boolean): NumpyArray {
  if (value instanceof NumpyArray) return value;
  // A sequence is read with the type of the array; into a single item none goes.
  const found = asArray(value, dtype);
  if (shape.length === 0 && found.rank > 0) throw valueError('setting an array element with a sequence.');
  if (found.rank > shape.length && !isChosen)
    throw valueError(
      `setting an array element with a sequence. The requested array would exceed the maximum number of dimension of ${shape.length}.`,
    );
  return found;
}
