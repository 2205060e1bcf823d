import { Refusal } from '../../errors.ts';
import { ListValue, TupleValue } from '../../host/collections/lists.ts';
import { Slice } from '../../host/collections/slices.ts';
import { typeError, valueError, zeroDivisionError } from '../../host/errors.ts';
import { isTrue, repr, toIndex, typeNameOf } from '../../host/operations.ts';
import { type Keywords, PythonObject, type Value } from '../../host/values.ts';
import { NumpyArguments } from '../arguments.ts';
import { arranged, contiguous, copied, createArray, NumpyArray } from '../array.ts';
import { asArray, castArray, dtypeOfNumber } from '../convert.ts';
import { asDtype, type Dtype, dtypes } from '../dtypes.ts';
import { assign } from '../indexing.ts';
import { iterationOrder, rowMajor, type Shape, sizeOf } from '../layout.ts';
import { promote } from '../promotion.ts';
import { NumpyScalar } from '../scalars.ts';
import { shapeOfValue } from './methods.ts';

/** Functions that make arrays. */

export type NumpyFunction = (args: readonly Value[], keywords: Keywords) => Value;

function dtypeArgument(given: NumpyArguments): Dtype | undefined {
  const dtype = given.get('dtype') ?? null;
  return dtype === null ? undefined : asDtype(dtype);
}

function shapeArgument(value: Value): Shape {
  if (typeof value === 'number' || (value instanceof NumpyScalar && value.dtype.kind === 'f'))
    throw typeError(`expected a sequence of integers or a single integer, got '${repr(value)}'`);
  const shape = shapeOfValue(value);
  if (shape.some((length) => length < 0)) throw valueError('negative dimensions are not allowed');
  return shape;
}

function filled(shape: Shape, dtype: Dtype, value: Value): NumpyArray {
  const found = createArray(dtype, shape);
  assign(found, found.places(), shape, value);
  return found;
}

/** `np.zeros`, `np.ones` */
function constant(name: string, value: bigint): NumpyFunction {
  return (args, keywords) => {
    const given = new NumpyArguments(`np.${name}`, ['shape', 'dtype'], args, keywords);
    return filled(shapeArgument(given.required('shape')), dtypeArgument(given) ?? dtypes.float64, value);
  };
}

/** `np.zeros_like`, `np.ones_like` */
function constantLike(name: string, value: bigint): NumpyFunction {
  return (args, keywords) => {
    const given = new NumpyArguments(`np.${name}`, ['a', 'dtype'], args, keywords);
    const array = asArray(given.required('a'));
    const dtype = dtypeArgument(given) ?? array.dtype;
    return likeWith(array, dtype, value);
  };
}

/** An array of the same shape and order of memory. */
function likeWith(array: NumpyArray, dtype: Dtype, value: Value): NumpyArray {
  const order = iterationOrder(array.shape, [array.strides]);
  const found = arranged(dtype, array.shape, dtype.allocate(array.size), order);
  assign(found, found.places(), found.shape, value);
  return found;
}

function full(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.full', ['shape', 'fill_value', 'dtype'], args, keywords);
  const value = given.required('fill_value');
  return filled(shapeArgument(given.required('shape')), dtypeArgument(given) ?? asArray(value).dtype, value);
}

function fullLike(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.full_like', ['a', 'fill_value', 'dtype'], args, keywords);
  const array = asArray(given.required('a'));
  return likeWith(array, dtypeArgument(given) ?? array.dtype, given.required('fill_value'));
}

function array(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.array', ['object', 'dtype', '*', 'copy'], args, keywords);
  const value = given.required('object');
  const made = asArray(value, dtypeArgument(given));
  if (made !== value) return value instanceof PythonObject && made.base !== null ? copied(made) : made;
  if (!isTrue(given.get('copy') ?? true)) return made;
  return copied(made, iterationOrder(made.shape, [made.strides]));
}

function asarray(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.asarray', ['a', 'dtype'], args, keywords);
  return asArray(given.required('a'), dtypeArgument(given));
}

function ascontiguousarray(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.ascontiguousarray', ['a', 'dtype'], args, keywords);
  const found = contiguous(asArray(given.required('a'), dtypeArgument(given)));
  return found.rank === 0 ? found.view([1], [1]) : found;
}

function copy(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.copy', ['a'], args, keywords);
  const found = asArray(given.required('a'));
  return copied(found, iterationOrder(found.shape, [found.strides]));
}

/** A number as an operand of `arange` and `linspace`. */
function numeric(value: Value, name: string): { value: bigint | number; dtype: Dtype } {
  if (value instanceof NumpyScalar) {
    const { plain } = value;
    return { value: typeof plain === 'boolean' ? BigInt(plain) : plain, dtype: value.dtype };
  }
  if (typeof value === 'boolean') return { value: BigInt(value), dtype: dtypes.bool };
  if (typeof value === 'bigint' || typeof value === 'number') return { value, dtype: dtypeOfNumber(value) };
  throw new Refusal(`np.${name} of a ${typeNameOf(value)}`);
}

function arange(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.arange', ['start', 'stop', 'step', 'dtype'], args, keywords);
  const hasStop = (given.get('stop') ?? null) !== null;
  if (!given.has('start') && !hasStop) throw typeError('arange() requires stop to be specified.');
  const start = hasStop ? numeric(given.get('start') ?? 0n, 'arange') : { value: 0n, dtype: dtypes.int64 };
  const stop = numeric((hasStop ? given.get('stop') : given.get('start')) ?? null, 'arange');
  const step = numeric(given.get('step') ?? 1n, 'arange');
  const parts = [start, stop, ...(given.has('step') ? [step] : [])];
  const natural = parts.map(({ dtype }) => dtype).reduce(promote);
  const dtype = dtypeArgument(given) ?? (natural.kind === 'b' ? dtypes.int64 : natural);
  if (Number(step.value) === 0) throw zeroDivisionError('division by zero');
  const isExact = [start, stop, step].every(({ value }) => typeof value === 'bigint');
  const [first, last, by] = [Number(start.value), Number(stop.value), Number(step.value)];
  const length = Math.max(0, Math.ceil((last - first) / by));
  if (!Number.isFinite(length)) throw valueError('Maximum allowed size exceeded');
  const found = createArray(dtype, [length]);
  if (dtype.kind === 'f') {
    // NumPy writes the first two items and goes on with their difference.
    const round = dtype === dtypes.float32 ? Math.fround : (value: number) => value;
    const begin = round(first);
    const delta = round(round(first + by) - begin);
    for (let at = 0; at < length; at++)
      found.data[at] = (at === 1 ? round(first + by) : round(begin + round(at * delta))) as never;
    return found;
  }
  if (!isExact) throw new Refusal('np.arange of real numbers as integers');
  const [low, high] = dtype.range;
  const end = BigInt(start.value) + BigInt(Math.max(0, length - 1)) * BigInt(step.value);
  for (const one of [BigInt(start.value), end])
    if (one < low || one > high) throw new Refusal(`np.arange to ${one} as ${dtype.name}`);
  for (let at = 0; at < length; at++) {
    const item = BigInt(start.value) + BigInt(at) * BigInt(step.value);
    found.data[at] = (dtype.isBig ? item : Number(item)) as never;
  }
  return found;
}

function linspace(args: readonly Value[], keywords: Keywords): Value {
  const names = ['start', 'stop', 'num', 'endpoint', '*', 'dtype'];
  const given = new NumpyArguments('np.linspace', names, args, keywords);
  const start = Number(numeric(given.required('start'), 'linspace').value);
  const stop = Number(numeric(given.required('stop'), 'linspace').value);
  const number = given.get('num') ?? 50n;
  const count = toIndex(number);
  if (count === undefined)
    throw typeError(`'${typeNameOf(number)}' object cannot be interpreted as an integer`);
  if (count < 0n) throw valueError(`Number of samples, ${count}, must be non-negative.`);
  const hasEnd = isTrue(given.get('endpoint') ?? true);
  const dtype = dtypeArgument(given) ?? dtypes.float64;
  const length = Number(count);
  const parts = hasEnd ? length - 1 : length;
  const delta = stop - start;
  const data = new Float64Array(length);
  const step = parts > 0 ? delta / parts : Number.NaN;
  for (let at = 0; at < length; at++)
    data[at] = (parts > 0 ? (step === 0 ? (at / parts) * delta : at * step) : at * delta) + start;
  if (hasEnd && length > 1) data[length - 1] = stop;
  if (dtype.kind !== 'f') for (let at = 0; at < length; at++) data[at] = Math.floor(data[at] ?? 0);
  const found = createArray(dtypes.float64, [length], data);
  return dtype === dtypes.float64 ? found : castArray(found, dtype);
}

function eye(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.eye', ['N', '*', 'dtype'], args, keywords);
  const size = Number(shapeArgument(given.required('N'))[0] ?? 0);
  const found = createArray(dtypeArgument(given) ?? dtypes.float64, [size, size]);
  const one = found.dtype.isBig ? 1n : 1;
  for (let at = 0; at < size; at++) found.data[at * size + at] = one as never;
  return found;
}

/** `np.meshgrid(x, y, indexing='xy')`: a list of copies. */
function meshgrid(args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('np.meshgrid', ['*', 'indexing'], [], keywords);
  const indexing = given.get('indexing') ?? 'xy';
  if (indexing !== 'xy' && indexing !== 'ij')
    throw valueError("Valid values for `indexing` are 'xy' and 'ij'.");
  const axes = args.map((one) => asArray(one));
  if (axes.some(({ rank }) => rank > 1)) throw new Refusal('np.meshgrid of arrays with more than one axis');
  const isSwapped = indexing === 'xy' && axes.length > 1;
  const place = (at: number) => (isSwapped && at < 2 ? 1 - at : at);
  const shape = axes.map((_, at) => axes[place(at)]?.size ?? 1);
  return new ListValue(
    axes.map((one, at) => {
      const strides = shape.map((_, axis) => (axis === place(at) ? (one.strides[0] ?? 0) : 0));
      return copied(one.view(shape, strides));
    }),
  );
}

/** `np.mgrid[a:b, c:d]` and `np.ogrid` are indexed, not called. */
class Grid extends PythonObject {
  override readonly typeName = 'numpy.lib.index_tricks.nd_grid';

  override item(index: Value): Value {
    const slices = index instanceof TupleValue ? index.items : [index];
    const axes = slices.map((one) => rangeOf(one, index instanceof TupleValue));
    if (!(index instanceof TupleValue)) return axes[0] ?? null;
    const shape = axes.map(({ size }) => size);
    const dtype = axes.map((one) => one.dtype).reduce(promote);
    const found = createArray(dtype, [axes.length, ...shape]);
    const size = sizeOf(shape);
    const strides = rowMajor(shape);
    axes.forEach((one, axis) => {
      const items = castArray(one, dtype).items();
      for (let at = 0; at < size; at++)
        found.data[axis * size + at] = items[
          Math.floor(at / (strides[axis] ?? 1)) % (shape[axis] ?? 1)
        ] as never;
    });
    return found;
  }
}

function rangeOf(slice: Value, isOneOfSeveral: boolean): NumpyArray {
  if (!(slice instanceof Slice) || slice.stop === null) throw new Refusal('np.mgrid without a range');
  const isInteger = (value: Value) => value === null || typeof value === 'bigint';
  if (![slice.start, slice.stop, slice.step].every(isInteger)) throw new Refusal('np.mgrid of real numbers');
  if (slice.step === 0n) throw new Refusal('np.mgrid with a step of 0');
  const [start, stop, by] = [slice.start ?? 0n, slice.stop, slice.step ?? 1n].map(Number) as [
    number,
    number,
    number,
  ];
  if (isOneOfSeveral && Math.ceil((stop - start) / by) < 0)
    throw valueError('negative dimensions are not allowed');
  const found = arange([slice.start ?? 0n, slice.stop, slice.step ?? 1n], new Map());
  if (!(found instanceof NumpyArray)) throw new Error('not a range');
  return found;
}

/** `np.mgrid` */
export const grid = new Grid();

/** Functions that make arrays, by name. */
export const creation: Readonly<Record<string, NumpyFunction>> = {
  zeros: constant('zeros', 0n),
  ones: constant('ones', 1n),
  // What is in it is not said: zeros are as good as anything.
  empty: constant('empty', 0n),
  zeros_like: constantLike('zeros_like', 0n),
  ones_like: constantLike('ones_like', 1n),
  empty_like: constantLike('empty_like', 0n),
  full,
  full_like: fullLike,
  array,
  asarray,
  ascontiguousarray,
  copy,
  arange,
  linspace,
  eye,
  identity: eye,
  meshgrid,
};
