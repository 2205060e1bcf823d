import { Refusal } from '../../errors.ts';
import { ListValue, TupleValue } from '../../host/collections/lists.ts';
import { valueError } from '../../host/errors.ts';
import { itemsOf } from '../../host/operations.ts';
import type { Keywords, Value } from '../../host/values.ts';
import { NumpyArguments } from '../arguments.ts';
import { arranged, contiguous, createArray, NumpyArray } from '../array.ts';
import { asArray, castItems } from '../convert.ts';
import { axisError, dtypes } from '../dtypes.ts';
import { nonzero } from '../indexing.ts';
import { broadcastShapes, normalAxis, sameShape, shapeRepr, sizeOf } from '../layout.ts';
import { promote } from '../promotion.ts';
import type { NumpyFunction } from './creation.ts';
import { type Method, methods, reshaped, shapeOfValue } from './methods.ts';
import { arrangedLike, commonDtypes, operand, spread } from './operands.ts';
import { matrixProduct } from './products.ts';
import { indexOf } from './reductions.ts';
import { repeated, sortedAlong, sortedPlaces } from './sorting.ts';

/** Functions that join, choose and compare arrays. */

function arraysOf(value: Value, name: string): NumpyArray[] {
  if (!(value instanceof ListValue || value instanceof TupleValue || value instanceof NumpyArray))
    throw new Refusal(`np.${name} of this`);
  return itemsOf(value).map((one) => asArray(one));
}

function axisArgument(given: NumpyArguments, rank: number, otherwise = 0n): number {
  return normalAxis(Number(indexOf(given.get('axis') ?? otherwise, 'axis')), rank, axisError);
}

/** In memory the axes lie as they do in the arrays. NumPy sorts them like those of operands, but from the other end. */
function joinedOrder(arrays: readonly NumpyArray[], rank: number): number[] {
  const order = Array.from({ length: rank }, (_, axis) => axis);
  for (let from = 1; from < rank; from++) {
    const inner = order[from] ?? 0;
    let place = from;
    for (let at = from - 1; at >= 0; at--) {
      const outer = order[at] ?? 0;
      const known = arrays.filter(({ shape }) => shape[inner] !== 1 && shape[outer] !== 1);
      if (known.length === 0) continue;
      // Where the arrays differ, the usual order wins.
      const isSwapped = known.every(
        ({ strides }) => Math.abs(strides[inner] ?? 0) > Math.abs(strides[outer] ?? 0),
      );
      if (!isSwapped) break;
      place = at;
    }
    order.splice(from, 1);
    order.splice(place, 0, inner);
  }
  return order;
}

function joined(arrays: readonly NumpyArray[], along: number): NumpyArray {
  const [first] = arrays;
  if (!first) throw valueError('need at least one array to concatenate');
  arrays.forEach((one, at) => {
    if (one.rank !== first.rank)
      throw valueError(
        `all the input array dimensions for the concatenation axis must match exactly, but along dimension 0, the array at index 0 has ${first.rank} dimension(s) and the array at index ${at} has ${one.rank} dimension(s)`,
      );
    one.shape.forEach((length, axis) => {
      if (axis !== along && length !== first.shape[axis])
        throw valueError(
          `all the input array dimensions except for the concatenation axis must match exactly, but along dimension ${axis}, the array at index 0 has size ${first.shape[axis]} and the array at index ${at} has size ${length}`,
        );
    });
  });
  const dtype = arrays.map((one) => one.dtype).reduce(promote);
  const total = arrays.reduce((sum, one) => sum + (one.shape[along] ?? 0), 0);
  const shape = first.shape.map((length, axis) => (axis === along ? total : length));
  const found = createArray(dtype, shape);
  const inner = sizeOf(shape.slice(along + 1));
  const outer = sizeOf(shape.slice(0, along));
  let shift = 0;
  for (const one of arrays) {
    const items = castItems(one.items(), one.dtype, dtype);
    const width = (one.shape[along] ?? 0) * inner;
    for (let row = 0; row < outer; row++)
      for (let at = 0; at < width; at++)
        found.data[row * total * inner + shift + at] = items[row * width + at] as never;
    shift += width;
  }
  return arranged(dtype, shape, found.data, joinedOrder(arrays, shape.length));
}

function concatenate(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.concatenate', ['arrays', 'axis'], args, keywords);
  const arrays = arraysOf(given.required('arrays'), 'concatenate');
  if (given.get('axis') === null) throw new Refusal('np.concatenate(axis=None)');
  if (arrays.some(({ rank }) => rank === 0))
    throw valueError('zero-dimensional arrays cannot be concatenated');
  const [first] = arrays;
  if (arrays.some(({ rank }) => rank !== first?.rank)) {
    const at = arrays.findIndex(({ rank }) => rank !== first?.rank);
    throw valueError(
      `all the input arrays must have same number of dimensions, but the array at index 0 has ${first?.rank} dimension(s) and the array at index ${at} has ${arrays[at]?.rank} dimension(s)`,
    );
  }
  return joined(arrays, axisArgument(given, first?.rank ?? 1));
}

function stack(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.stack', ['arrays', 'axis'], args, keywords);
  const arrays = arraysOf(given.required('arrays'), 'stack');
  const [first] = arrays;
  if (!first) throw valueError('need at least one array to stack');
  if (arrays.some((one) => !sameShape(one.shape, first.shape)))
    throw valueError('all input arrays must have the same shape');
  const along = axisArgument(given, first.rank + 1);
  const expanded = arrays.map((one) => {
    const shape = [...one.shape.slice(0, along), 1, ...one.shape.slice(along)];
    const strides = [...one.strides.slice(0, along), 0, ...one.strides.slice(along)];
    return one.view(shape, strides);
  });
  return joined(expanded, along);
}

/** `np.vstack`, `np.hstack`: rows have an axis put before them. */
function stackAlong(name: string, isVertical: boolean): NumpyFunction {
  return (args, keywords) => {
    const given = new NumpyArguments(`np.${name}`, ['tup'], args, keywords);
    const arrays = arraysOf(given.required('tup'), name).map((one) =>
      one.rank === 0 ? one.view([1], [1]) : one,
    );
    const rows = isVertical
      ? arrays.map((one) => (one.rank === 1 ? one.view([1, one.size], [0, one.strides[0] ?? 1]) : one))
      : arrays;
    return joined(rows, isVertical || rows[0]?.rank === 1 ? 0 : 1);
  };
}

function where(args: readonly Value[], keywords: Keywords): Value {
  if (keywords.size > 0) throw new Refusal('np.where with keywords');
  const condition = operand(args[0] ?? null, 'np.where').array;
  if (args.length === 1) {
    if (condition.rank === 0) throw new Refusal('np.where of a single value');
    return new TupleValue(nonzero(condition));
  }
  if (args.length !== 3) throw valueError('either both or neither of x and y should be given');
  const [x, y] = [operand(args[1] ?? null, 'np.where'), operand(args[2] ?? null, 'np.where')];
  const { dtype, later } = commonDtypes([x, y]);
  if (dtype !== later)
    throw new Refusal(`np.where as ${dtype.name}, which newer versions of NumPy give as ${later.name}`);
  const shape = broadcastShapes([condition.shape, x.array.shape, y.array.shape]);
  const [tests, ones, others] = [
    spread(condition, shape, condition.dtype),
    spread(x.array, shape, dtype),
    spread(y.array, shape, dtype),
  ];
  const items = dtype.allocate(sizeOf(shape));
  const at = (list: ArrayLike<number | bigint>, place: number) => list[list.length === 1 ? 0 : place];
  for (let place = 0; place < items.length; place++)
    items[place] = at(
      at(tests as Float64Array, place) ? (ones as Float64Array) : (others as Float64Array),
      place,
    ) as never;
  const found = arrangedLike(dtype, shape, items, [condition, x.array, y.array]);
  return found instanceof NumpyArray ? found : asArray(found);
}

function tile(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.tile', ['A', 'reps'], args, keywords);
  const array = asArray(given.required('A'));
  const counts = shapeOfValue(given.required('reps'));
  const rank = Math.max(array.rank, counts.length);
  const lengths = [...new Array<number>(rank - array.rank).fill(1), ...array.shape];
  const times = [...new Array<number>(rank - counts.length).fill(1), ...counts];
  if (times.some((one) => one < 0)) throw valueError('negative dimensions are not allowed');
  let found = reshaped(contiguous(array), lengths);
  // The last axis first, so that each repeats what is already repeated.
  for (let axis = rank - 1; axis >= 0; axis--) {
    const count = times[axis] ?? 1;
    found =
      count === 0
        ? createArray(
            found.dtype,
            found.shape.map((length, at) => (at === axis ? 0 : length)),
          )
        : joined(new Array<NumpyArray>(count).fill(found), axis);
  }
  return found;
}

/** Whether real numbers are close, as `np.isclose` says. */
function isClose(a: number, b: number, relative: number, absolute: number): boolean {
  if (Number.isFinite(a) && Number.isFinite(b)) return Math.abs(a - b) <= absolute + relative * Math.abs(b);
  return a === b;
}

function allclose(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.allclose', ['a', 'b', 'rtol', 'atol'], args, keywords);
  const tolerance = (name: string, otherwise: number) => {
    const value = given.get(name);
    if (value === undefined) return otherwise;
    if (typeof value !== 'number' && typeof value !== 'bigint') throw new Refusal(`np.allclose(${name}=…)`);
    return Number(value);
  };
  const [relative, absolute] = [tolerance('rtol', 1e-5), tolerance('atol', 1e-8)];
  const [a, b] = [
    operand(given.required('a'), 'np.allclose').array,
    operand(given.required('b'), 'np.allclose').array,
  ];
  const shape = broadcastShapes([a.shape, b.shape]);
  if (shape.includes(0)) return true;
  const [one, other] = [spread(a, shape, dtypes.float64), spread(b, shape, dtypes.float64)];
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const pair = [one[one.length === 1 ? 0 : at], other[other.length === 1 ? 0 : at]];
    if (!isClose(Number(pair[0]), Number(pair[1]), relative, absolute)) return false;
  }
  return true;
}

function arrayEqual(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.array_equal', ['a1', 'a2'], args, keywords);
  const [a, b] = [asArray(given.required('a1')), asArray(given.required('a2'))];
  if (!sameShape(a.shape, b.shape)) return false;
  const dtype = promote(a.dtype, b.dtype);
  const [one, other] = [castItems(a.items(), a.dtype, dtype), castItems(b.items(), b.dtype, dtype)];
  return Array.from(one as Float64Array).every((item, at) => item === other[at]);
}

/** The last axis unless another is named; None is one axis for all. */
function axisOrLast(given: NumpyArguments): Value {
  return given.get('axis') === null ? null : (given.get('axis') ?? -1n);
}

function sort(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.sort', ['a', 'axis'], args, keywords);
  return sortedAlong(asArray(given.required('a')), axisOrLast(given));
}

function argsort(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.argsort', ['a', 'axis', 'kind'], args, keywords);
  return sortedPlaces(asArray(given.required('a')), axisOrLast(given), given.get('kind') ?? null);
}

function repeat(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.repeat', ['a', 'repeats', 'axis'], args, keywords);
  return repeated(asArray(given.required('a')), given.required('repeats'), given.get('axis') ?? null);
}

function dot(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.dot', ['a', 'b'], args, keywords);
  const [a, b] = [asArray(given.required('a')), asArray(given.required('b'))];
  if (a.rank === 0 || b.rank === 0 || a.rank > 2 || b.rank > 2)
    throw new Refusal('np.dot of arrays with these axes');
  const [inner, height] = [a.shape.at(-1) ?? 0, b.shape[0] ?? 0];
  if (inner !== height)
    throw valueError(
      `shapes ${shapeRepr(a.shape).replaceAll(' ', '')} and ${shapeRepr(b.shape).replaceAll(' ', '')} not aligned: ${inner} (dim ${a.rank - 1}) != ${height} (dim 0)`,
    );
  return matrixProduct(a, b);
}

/** A method as a function whose first argument is the array. */
function ofMethod(name: string): NumpyFunction {
  const method: Method | undefined = methods[name];
  if (!method) throw new Error(name);
  return (args, keywords) => {
    const [first, ...rest] = args;
    if (first === undefined) throw new Refusal(`np.${name} without its first argument by position`);
    // Of a single number these give a number, and not an array without axes.
    const isKept = name === 'transpose' || name === 'squeeze' || name === 'swapaxes';
    if (isKept && !(first instanceof NumpyArray) && asArray(first).rank === 0)
      throw new Refusal(`np.${name} of a single number`);
    return method(asArray(first), rest, keywords);
  };
}

const asMethods = [
  'sum',
  'prod',
  'mean',
  'min',
  'max',
  'any',
  'all',
  'std',
  'var',
  'argmin',
  'argmax',
  'ravel',
  'transpose',
  'squeeze',
  'swapaxes',
  'nonzero',
  'cumsum',
];

function reshape(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.reshape', ['a', 'newshape'], args, keywords);
  return reshaped(asArray(given.required('a')), shapeOfValue(given.required('newshape')));
}

/** The other functions by name; some are methods of arrays, too. */
export const functions: Readonly<Record<string, NumpyFunction>> = {
  ...Object.fromEntries(asMethods.map((name) => [name, ofMethod(name)])),
  concatenate,
  stack,
  vstack: stackAlong('vstack', true),
  hstack: stackAlong('hstack', false),
  where,
  tile,
  allclose,
  array_equal: arrayEqual,
  sort,
  argsort,
  repeat,
  dot,
  reshape,
};
