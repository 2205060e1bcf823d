import { Refusal } from '../../errors.ts';
import { TupleValue } from '../../host/collections/lists.ts';
import { typeError, valueError } from '../../host/errors.ts';
import { isTrue, toIndex, typeNameOf } from '../../host/operations.ts';
import type { Keywords, Value } from '../../host/values.ts';
import { NumpyArguments } from '../arguments.ts';
import { createArray, NumpyArray } from '../array.ts';
import { castArray, castElement } from '../convert.ts';
import { asDtype, axisError, type Dtype, dtypes, type Element } from '../dtypes.ts';
import { iterationOrder, normalAxis, placesOf, rowMajor, sizeOf, stridesInOrder } from '../layout.ts';
import { NumpyScalar } from '../scalars.ts';
import { pairwiseSum } from './sums.ts';

/** Sums, least and greatest items, and what else makes fewer items of many. */

/** How a reduction goes on: what it starts with, and how an item is added. */
type Reducer = {
  input: Dtype;
  start: Element | undefined;
  /** Both numbers, or both bigints. */
  step: (total: number, item: number) => number;
  /** Adds a run of items at once, as NumPy does for sums of real numbers. */
  inner?: (items: Float64Array, start: number, stride: number, count: number) => number;
};

/** One axis of the walk through an array. */
type Walk = { length: number; from: number; to: number };

/**
 * Reduces axes of an array. It goes through memory in the order in which NumPy does, so that sums of real numbers are rounded alike.
 */
function reduced(
  array: NumpyArray,
  axes: readonly number[],
  keeps: boolean,
  reducer: Reducer,
  name: string,
): Value {
  const source = reducer.input === array.dtype ? array : castArray(array, reducer.input);
  const order = iterationOrder(source.shape, [source.strides]);
  const keptOrder = order.filter((axis) => !axes.includes(axis));
  const outStrides = stridesInOrder(
    source.shape.map((length, axis) => (axes.includes(axis) ? 1 : length)),
    [...axes, ...keptOrder],
  ).map((stride, axis) => (axes.includes(axis) ? 0 : stride));
  const kept = source.shape.map((length, axis) => (axes.includes(axis) ? 1 : length));
  const out = reducer.input.allocate(sizeOf(kept)) as Float64Array;
  const data = source.data as Float64Array;
  if (source.size === 0) {
    if (reducer.start === undefined && out.length > 0)
      throw valueError(`zero-size array to reduction operation ${name} which has no identity`);
    out.fill((reducer.start ?? 0) as never);
  } else {
    const walks = coalesced(
      order.map((axis) => ({
        length: source.shape[axis] ?? 1,
        from: source.strides[axis] ?? 0,
        to: outStrides[axis] ?? 0,
      })),
    );
    if (reducer.start !== undefined) out.fill(reducer.start as never);
    run(data, out, source.offset, walks, reducer);
  }
  const shape = keeps ? kept : source.shape.filter((_, axis) => !axes.includes(axis));
  const strides = keeps ? outStrides : outStrides.filter((_, axis) => !axes.includes(axis));
  if (shape.length === 0) return new NumpyScalar(reducer.input, out[0] ?? 0);
  return new NumpyArray(out, reducer.input, shape, shape.length === 1 ? rowMajor(shape) : strides);
}

/** Joins axes that lie in memory one after the other; the slowest first. */
function coalesced(walks: readonly Walk[]): Walk[] {
  const found: Walk[] = [];
  for (const walk of walks) {
    if (walk.length === 1) continue;
    const before = found.at(-1);
    if (before && before.from === walk.from * walk.length && before.to === walk.to * walk.length)
      found[found.length - 1] = { ...walk, length: walk.length * before.length };
    else found.push(walk);
  }
  return found.length > 0 ? found : [{ length: 1, from: 0, to: 0 }];
}

function run(
  data: Float64Array,
  out: Float64Array,
  offset: number,
  walks: readonly Walk[],
  reducer: Reducer,
): void {
  const inner = walks.at(-1) ?? { length: 1, from: 0, to: 0 };
  if (reducer.inner && inner.to === 0) {
    runInBlocks(data, out, offset, walks, reducer.inner);
    return;
  }
  const outer = walks.slice(0, -1);
  const lengths = outer.map(({ length }) => length);
  const sources = placesOf(
    lengths,
    outer.map(({ from }) => from),
    offset,
  );
  const targets = placesOf(
    lengths,
    outer.map(({ to }) => to),
    0,
  );
  const hasStart = reducer.start !== undefined;
  const isFilled = hasStart ? undefined : new Uint8Array(out.length);
  const { step } = reducer;
  for (let row = 0; row < sources.length; row++) {
    const [source, target] = [sources[row] ?? 0, targets[row] ?? 0];
    for (let at = 0; at < inner.length; at++) {
      const place = target + at * inner.to;
      const item = data[source + at * inner.from] as number;
      if (isFilled && !isFilled[place]) {
        isFilled[place] = 1;
        out[place] = item;
      } else out[place] = step(out[place] as number, item);
    }
  }
}

/** How many items NumPy adds at once. */
const bufferSize = 8192;

/** The fastest axes are added together, in runs as long as NumPy's buffer. */
function runInBlocks(
  data: Float64Array,
  out: Float64Array,
  offset: number,
  walks: readonly Walk[],
  inner: NonNullable<Reducer['inner']>,
): void {
  const split = walks.findLastIndex(({ to }) => to !== 0) + 1;
  const [outer, core] = [walks.slice(0, split), walks.slice(split)];
  const places = (list: readonly Walk[], key: 'from' | 'to', start: number) =>
    placesOf(
      list.map(({ length }) => length),
      list.map((one) => one[key]),
      start,
    );
  const [sources, targets] = [places(outer, 'from', offset), places(outer, 'to', 0)];
  const isPlain = core.length === 1;
  const shifts = isPlain ? undefined : places(core, 'from', 0);
  const count = core.reduce((product, { length }) => product * length, 1);
  const stride = core[0]?.from ?? 0;
  const buffer = data.slice(0, 0).constructor as unknown as { new (length: number): Float64Array };
  const gathered = shifts && new buffer(count);
  for (let row = 0; row < sources.length; row++) {
    const [source, target] = [sources[row] ?? 0, targets[row] ?? 0];
    if (gathered && shifts)
      for (let at = 0; at < count; at++) gathered[at] = data[source + (shifts[at] ?? 0)] as number;
    for (let from = 0; from < count; from += bufferSize) {
      const length = Math.min(bufferSize, count - from);
      const part = gathered
        ? inner(gathered, from, 1, length)
        : inner(data, source + from * stride, stride, length);
      out[target] = (out[target] as number) + part;
    }
  }
}

/** The type of a sum of items: small integers are added as int64. */
function sumDtype(dtype: Dtype): Dtype {
  if (dtype.kind === 'f') return dtype;
  return dtype.kind === 'u' ? dtypes.uint64 : dtypes.int64;
}

/** The sum of items. A cast to another type of real numbers goes by buffers, so that its rounding is not followed here. */
export function sumOf(
  array: NumpyArray,
  axes: readonly number[],
  keeps: boolean,
  dtype = sumDtype(array.dtype),
): Value {
  if (dtype.kind === 'f' && array.dtype.kind === 'f' && dtype !== array.dtype && array.size > 8192)
    throw new Refusal(`a sum of more than 8192 items of ${array.dtype.name} as ${dtype.name}`);
  const round = dtype === dtypes.float32 ? Math.fround : undefined;
  return reduced(
    array,
    axes,
    keeps,
    {
      input: dtype,
      start: dtype.isBig ? 0n : 0,
      step: (total, item) => total + item,
      ...(dtype.kind === 'f' && {
        inner: (items: Float64Array, start: number, stride: number, count: number) =>
          pairwiseSum(items, start, stride, count, round),
      }),
    },
    'add',
  );
}

function productOf(
  array: NumpyArray,
  axes: readonly number[],
  keeps: boolean,
  dtype = sumDtype(array.dtype),
): Value {
  const one = dtype.isBig ? 1n : 1;
  return reduced(
    array,
    axes,
    keeps,
    { input: dtype, start: one, step: (total, item) => total * item },
    'multiply',
  );
}

/** `np.min` and `np.max`: not-a-number wins. */
function extremeOf(array: NumpyArray, axes: readonly number[], keeps: boolean, isLeast: boolean): Value {
  const step = (total: number, item: number) => {
    // Not-a-number is the only value that differs from itself.
    if (Number.isNaN(total)) return total;
    if (Number.isNaN(item)) return item;
    return (isLeast ? item < total : item > total) ? item : total;
  };
  return reduced(
    array,
    axes,
    keeps,
    { input: array.dtype, start: undefined, step },
    isLeast ? 'minimum' : 'maximum',
  );
}

function isAnyOrAll(array: NumpyArray, axes: readonly number[], keeps: boolean, isAny: boolean): Value {
  const step = isAny
    ? (total: number, item: number) => total | item
    : (total: number, item: number) => total & item;
  const start = isAny ? 0 : 1;
  return reduced(
    array,
    axes,
    keeps,
    { input: dtypes.bool, start, step },
    isAny ? 'logical_or' : 'logical_and',
  );
}

/** Divides a sum by how many items it has, as NumPy's `mean` does. */
function dividedBy(value: Value, count: number): Value {
  if (value instanceof NumpyScalar) {
    const quotient = Number(value.value) / count;
    return new NumpyScalar(value.dtype, castElement(quotient, dtypes.float64, value.dtype));
  }
  if (!(value instanceof NumpyArray)) throw new Error('not a sum');
  for (let at = 0; at < value.data.length; at++) value.data[at] = (Number(value.data[at]) / count) as never;
  return value;
}

/** `mean`, `std` and `var` do not take an axis of a single value, unlike `sum`. */
function checkAxes(array: NumpyArray, axis: Value): void {
  if (array.rank === 0 && axis !== null && !(axis instanceof TupleValue))
    normalAxis(Number(indexOf(axis, 'axis')), 0, axisError);
}

function countOf(array: NumpyArray, axes: readonly number[]): number {
  return axes.reduce((product, axis) => product * (array.shape[axis] ?? 1), 1);
}

function meanDtype(dtype: Dtype): Dtype {
  return dtype.kind === 'f' ? dtype : dtypes.float64;
}

function meanOf(
  array: NumpyArray,
  axes: readonly number[],
  keeps: boolean,
  dtype = meanDtype(array.dtype),
): Value {
  return dividedBy(sumOf(array, axes, keeps, dtype), countOf(array, axes));
}

/** The variance: the mean of the squared distances from the mean. */
function varianceOf(array: NumpyArray, axes: readonly number[], keeps: boolean, ddof: number): Value {
  const dtype = meanDtype(array.dtype);
  const mean = meanOf(array, axes, true, dtype);
  const source = array.dtype === dtype ? array : castArray(array, dtype);
  const middle = mean instanceof NumpyArray ? mean : undefined;
  const order = iterationOrder(source.shape, [source.strides]);
  const strides = stridesInOrder(source.shape, order);
  const squares = new NumpyArray(dtype.allocate(source.size), dtype, source.shape, strides);
  const [from, to] = [source.places(), squares.places()];
  const means = middle
    ? placesOf(
        source.shape,
        middle.strides.map((stride, axis) => (middle.shape[axis] === 1 ? 0 : stride)),
        0,
      )
    : undefined;
  const round = dtype === dtypes.float32 ? Math.fround : (value: number) => value;
  for (let at = 0; at < from.length; at++) {
    const base = middle ? middle.data[means?.[at] ?? 0] : mean instanceof NumpyScalar ? mean.value : 0;
    const distance = round(Number(source.data[from[at] ?? 0]) - Number(base));
    squares.data[to[at] ?? 0] = (distance * distance) as never;
  }
  return dividedBy(sumOf(squares, axes, keeps, dtype), Math.max(countOf(array, axes) - ddof, 0));
}

function rootOf(value: Value): Value {
  if (value instanceof NumpyScalar)
    return new NumpyScalar(
      value.dtype,
      castElement(Math.sqrt(Number(value.value)), dtypes.float64, value.dtype),
    );
  if (!(value instanceof NumpyArray)) throw new Error('not a variance');
  for (let at = 0; at < value.data.length; at++) value.data[at] = Math.sqrt(Number(value.data[at])) as never;
  return value;
}

/** `argmin` and `argmax`: the place of the first of them; not-a-number wins. */
function placeOfExtreme(array: NumpyArray, axis: Value, isLeast: boolean): Value {
  const name = isLeast ? 'argmin' : 'argmax';
  if (array.size === 0) throw valueError(`attempt to get ${name} of an empty sequence`);
  const best = (items: ArrayLike<Element>, start: number, stride: number, count: number): bigint => {
    let found = 0;
    for (let at = 0; at < count; at++) {
      const item = items[start + at * stride] as number;
      const top = items[start + found * stride] as number;
      if (Number.isNaN(item)) return BigInt(at);
      if (isLeast ? item < top : item > top) found = at;
    }
    return BigInt(found);
  };
  if (axis === null || (array.rank === 0 && (axis === 0n || axis === -1n)))
    return new NumpyScalar(dtypes.int64, best(array.items(), 0, 1, array.size));
  const along = normalAxis(Number(indexOf(axis, name)), Math.max(1, array.rank), axisError);
  const shape = array.shape.filter((_, at) => at !== along);
  const starts = placesOf(
    shape,
    array.strides.filter((_, at) => at !== along),
    array.offset,
  );
  const data = BigInt64Array.from(starts, (start) =>
    best(array.data as ArrayLike<Element>, start, array.strides[along] ?? 0, array.shape[along] ?? 0),
  );
  return shape.length === 0
    ? new NumpyScalar(dtypes.int64, data[0] ?? 0n)
    : createArray(dtypes.int64, shape, data);
}

/** An integer argument. @throws TypeError of Python */
export function indexOf(value: Value, _name: string): bigint {
  const found = toIndex(value);
  if (found === undefined)
    throw typeError(`'${typeNameOf(value)}' object cannot be interpreted as an integer`);
  return found;
}

/** The axes that an argument `axis` names; all for None. @throws errors of NumPy */
export function axesOf(axis: Value, rank: number): number[] {
  if (axis === null) return Array.from({ length: rank }, (_, at) => at);
  const given = axis instanceof TupleValue ? axis.items : [axis];
  // A single value is taken for an array with one axis.
  if (rank === 0 && (axis === 0n || axis === -1n)) return [];
  const found = given.map((one) => normalAxis(Number(indexOf(one, 'axis')), rank, axisError));
  if (new Set(found).size < found.length) throw valueError("duplicate value in 'axis'");
  return found;
}

type Reduction = (array: NumpyArray, args: readonly Value[], keywords: Keywords) => Value;

const none = (given: NumpyArguments, name: string): Value => given.get(name) ?? null;

/** A reduction by axes, and by `dtype` where it takes one. */
function reduction(
  name: string,
  calculate: (array: NumpyArray, axes: readonly number[], keeps: boolean, dtype: Dtype | undefined) => Value,
  hasDtype: boolean,
): Reduction {
  const names = hasDtype ? ['axis', 'dtype', 'keepdims'] : ['axis', 'keepdims'];
  return (array, args, keywords) => {
    if (args.length > (hasDtype ? 2 : 1)) throw new Refusal(`${name} with an argument out`);
    const given = new NumpyArguments(name, names, args, keywords);
    const dtype = none(given, 'dtype');
    const keeps = given.has('keepdims') && isTrue(none(given, 'keepdims'));
    if (name === 'mean') checkAxes(array, none(given, 'axis'));
    return calculate(
      array,
      axesOf(none(given, 'axis'), array.rank),
      keeps,
      dtype === null ? undefined : asDtype(dtype),
    );
  };
}

function spreadReduction(name: string, change: (value: Value) => Value): Reduction {
  return (array, args, keywords) => {
    if (args.length > 1) throw new Refusal(`${name} with an argument dtype`);
    const given = new NumpyArguments(name, ['axis', 'ddof', 'keepdims'], args, keywords);
    const ddof = given.get('ddof') ?? 0n;
    const keeps = given.has('keepdims') && isTrue(none(given, 'keepdims'));
    checkAxes(array, none(given, 'axis'));
    return change(
      varianceOf(array, axesOf(none(given, 'axis'), array.rank), keeps, Number(indexOf(ddof, 'ddof'))),
    );
  };
}

function search(name: string, isLeast: boolean): Reduction {
  return (array, args, keywords) => {
    const given = new NumpyArguments(name, ['axis'], args, keywords);
    return placeOfExtreme(array, none(given, 'axis'), isLeast);
  };
}

/** The reductions by name: methods of arrays, and functions whose first argument is the array. */
export const reductions: Readonly<Record<string, Reduction>> = {
  sum: reduction('sum', sumOf, true),
  prod: reduction('prod', productOf, true),
  mean: reduction('mean', meanOf, true),
  min: reduction('min', (array, axes, keeps) => extremeOf(array, axes, keeps, true), false),
  max: reduction('max', (array, axes, keeps) => extremeOf(array, axes, keeps, false), false),
  any: reduction('any', (array, axes, keeps) => isAnyOrAll(array, axes, keeps, true), false),
  all: reduction('all', (array, axes, keeps) => isAnyOrAll(array, axes, keeps, false), false),
  std: spreadReduction('std', rootOf),
  var: spreadReduction('var', (value) => value),
  argmin: search('argmin', true),
  argmax: search('argmax', false),
};
