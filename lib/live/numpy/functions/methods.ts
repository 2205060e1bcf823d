import { Refusal } from '../../errors.ts';
import { none } from '../../host/builtins/arguments.ts';
import { ListValue, TupleValue } from '../../host/collections/lists.ts';
import { indexError, typeError, valueError } from '../../host/errors.ts';
import { isTrue } from '../../host/operations.ts';
import type { Keywords, Value } from '../../host/values.ts';
import { NumpyArguments } from '../arguments.ts';
import { copied, createArray, NumpyArray, ravelled } from '../array.ts';
import { castArray } from '../convert.ts';
import { asDtype, axisError, type Dtype, dtypes } from '../dtypes.ts';
import { assign, nonzero } from '../indexing.ts';
import { normalAxis, placesOf, reshapedStrides, type Shape, sizeOf } from '../layout.ts';
import { listOf } from '../lists.ts';
import { NumpyScalar } from '../scalars.ts';
import { clipped, roundedTo } from './itemwise.ts';
import { itemwise } from './operands.ts';
import { matrixProduct } from './products.ts';
import { axesOf, indexOf, reductions } from './reductions.ts';
import { repeated, sortedAlong, sortedPlaces } from './sorting.ts';

/** The methods of arrays. Functions such as `np.reshape` call the same. */

export type Method = (array: NumpyArray, args: readonly Value[], keywords: Keywords) => Value;

/** The lengths that an argument `shape` names; a single integer is one axis. */
export function shapeOfValue(value: Value): number[] {
  const given =
    value instanceof TupleValue || value instanceof ListValue
      ? value.items
      : value instanceof NumpyArray
        ? [...value.iterate()]
        : [value];
  return given.map((one) => Number(indexOf(one, 'shape')));
}

/** As NumPy says it: unknown lengths are `newaxis`, those at the front are left out. */
function wantedText(wanted: Shape): string {
  const first = wanted.findIndex((length) => length >= 0);
  if (first < 0) return '()';
  const lengths = wanted.slice(first).map((length) => (length < 0 ? 'newaxis' : String(length)));
  return `(${lengths.join(',')}${wanted.length === 1 ? ',' : ''})`;
}

/** `array.reshape(shape)`: a view where there is one. @throws ValueError of NumPy */
export function reshaped(array: NumpyArray, wanted: Shape): NumpyArray {
  const unknown = wanted.filter((length) => length < 0);
  const known = wanted.filter((length) => length >= 0).reduce((product, length) => product * length, 1);
  const fail = () =>
    valueError(`cannot reshape array of size ${array.size} into shape ${wantedText(wanted)}`);
  if (unknown.some((length) => length !== -1)) throw new Refusal('a negative length of an axis');
  if (unknown.length > 1) throw valueError('can only specify one unknown dimension');
  if (unknown.length === 1 && (known === 0 || array.size % known !== 0)) throw fail();
  const shape = wanted.map((length) => (length < 0 ? array.size / known : length));
  if (sizeOf(shape) !== array.size) throw fail();
  const strides = reshapedStrides(array.shape, array.strides, shape);
  return strides ? array.view(shape, strides) : reshaped(copied(array), shape);
}

/** The arguments of methods that take lengths or axes one by one or as a tuple. */
function spreadArguments(args: readonly Value[]): Value {
  const [first] = args;
  return args.length === 1 && first !== undefined ? first : new TupleValue(args);
}

/** `array.transpose(axes)`: a view. */
export function transposed(array: NumpyArray, axes: readonly number[] | undefined): NumpyArray {
  const order = axes ?? array.shape.map((_, axis) => array.rank - 1 - axis);
  if (order.length !== array.rank) throw valueError("axes don't match array");
  const found = order.map((axis) => normalAxis(axis, array.rank, axisError));
  if (new Set(found).size < found.length) throw valueError('repeated axis in transpose');
  return array.view(
    found.map((axis) => array.shape[axis] ?? 1),
    found.map((axis) => array.strides[axis] ?? 0),
  );
}

function usualOrder(given: NumpyArguments, name: string): void {
  const order = given.get('order') ?? 'C';
  if (order !== 'C') throw new Refusal(`${name}(order=…)`);
}

function astype(array: NumpyArray, args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('astype', ['dtype', '*', 'copy'], args, keywords);
  const to = asDtype(given.required('dtype'));
  const isCopied = isTrue(given.get('copy') ?? true);
  return !isCopied && to === array.dtype ? array : castArray(array, to);
}

function itemMethod(array: NumpyArray, args: readonly Value[], keywords: Keywords): Value {
  if (keywords.size > 0) throw typeError('item() takes no keyword arguments');
  if (args.length === 0) {
    if (array.size !== 1) throw valueError('can only convert an array of size 1 to a Python scalar');
    return new NumpyScalar(array.dtype, array.first).plain;
  }
  const [first] = args;
  const given = args.length === 1 && first instanceof TupleValue ? first.items : args;
  const indices = given.map((one) => Number(indexOf(one, 'item')));
  if (indices.length === 1 && array.rank !== 1) {
    const [flat = 0] = indices;
    const at = flat < 0 ? flat + array.size : flat;
    if (at < 0 || at >= array.size) throw indexError(`index ${flat} is out of bounds for size ${array.size}`);
    return new NumpyScalar(array.dtype, array.items()[at] ?? 0).plain;
  }
  if (indices.length !== array.rank) throw valueError('incorrect number of indices for array');
  const found = array.item(new TupleValue(indices.map((one) => BigInt(one))));
  return found instanceof NumpyScalar ? found.plain : found;
}

function squeezed(array: NumpyArray, args: readonly Value[], keywords: Keywords): Value {
  const axis = new NumpyArguments('squeeze', ['axis'], args, keywords).get('axis') ?? null;
  const axes = axesOf(axis, array.rank).filter((one) => axis !== null || array.shape[one] === 1);
  if (axes.some((one) => array.shape[one] !== 1))
    throw valueError('cannot select an axis to squeeze out which has size not equal to one');
  const keeps = (_: number, one: number) => !axes.includes(one);
  return array.view(array.shape.filter(keeps), array.strides.filter(keeps));
}

function swapaxes(array: NumpyArray, args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('swapaxes', ['axis1', 'axis2'], args, keywords);
  const axis = (name: string) => {
    const found = Number(indexOf(given.required(name), name));
    return normalAxis(found, array.rank, (message) => axisError(`${name}: ${message}`));
  };
  const [one, other] = [axis('axis1'), axis('axis2')];
  const order = array.shape.map((_, at) => (at === one ? other : at === other ? one : at));
  return transposed(array, order);
}

function fill(array: NumpyArray, args: readonly Value[]): Value {
  const [value] = args;
  if (value === undefined || args.length > 1)
    throw typeError(`fill() takes exactly 1 argument (${args.length} given)`);
  if (value instanceof NumpyArray && value.rank > 0) throw new Refusal('fill with an array');
  assign(array, placesOf(array.shape, array.strides, array.offset), array.shape, value);
  return null;
}

function cumsum(array: NumpyArray, args: readonly Value[], keywords: Keywords): Value {
  const axis = new NumpyArguments('cumsum', ['axis'], args, keywords).get('axis') ?? null;
  const source = axis === null ? ravelled(array) : array;
  const along = axis === null ? 0 : normalAxis(Number(indexOf(axis, 'axis')), array.rank, axisError);
  const { kind } = array.dtype;
  const dtype: Dtype = kind === 'f' ? array.dtype : kind === 'u' ? dtypes.uint64 : dtypes.int64;
  const found = copied(castArray(source, dtype));
  const keeps = (_: number, at: number) => at !== along;
  const starts = placesOf(found.shape.filter(keeps), found.strides.filter(keeps), 0);
  const [data, stride] = [found.data as Float64Array, found.strides[along] ?? 0];
  for (const start of starts)
    for (let at = 1; at < (found.shape[along] ?? 0); at++) {
      const place = start + at * stride;
      data[place] = (data[place - stride] as number) + (data[place] as number);
    }
  return found;
}

function sortMethod(array: NumpyArray, args: readonly Value[], keywords: Keywords): Value {
  const axis = new NumpyArguments('sort', ['axis'], args, keywords).get('axis') ?? -1n;
  const sorted = sortedAlong(array, axis);
  assign(array, placesOf(array.shape, array.strides, array.offset), array.shape, sorted);
  return null;
}

function argsortMethod(array: NumpyArray, args: readonly Value[], keywords: Keywords): Value {
  const given = new NumpyArguments('argsort', ['axis', 'kind'], args, keywords);
  const axis = given.get('axis');
  return sortedPlaces(array, axis === undefined ? -1n : axis, given.get('kind') ?? null);
}

/** The methods by name. */
export const methods: Readonly<Record<string, Method>> = {
  ...reductions,
  astype,
  cumsum,
  fill,
  squeeze: squeezed,
  swapaxes,
  item: itemMethod,
  sort: sortMethod,
  argsort: argsortMethod,
  copy: (array, args, keywords) => {
    usualOrder(new NumpyArguments('copy', ['order'], args, keywords), 'copy');
    return copied(array);
  },
  reshape: (array, args, keywords) => {
    usualOrder(new NumpyArguments('reshape', ['*', 'order'], [], keywords), 'reshape');
    return reshaped(array, shapeOfValue(spreadArguments(args)));
  },
  ravel: (array, args, keywords) => {
    usualOrder(new NumpyArguments('ravel', ['order'], args, keywords), 'ravel');
    return ravelled(array);
  },
  flatten: (array, args, keywords) => {
    usualOrder(new NumpyArguments('flatten', ['order'], args, keywords), 'flatten');
    const flat = copied(array);
    return createArray(flat.dtype, [flat.size], flat.data);
  },
  transpose: (array, args) => {
    const given = args.length === 0 ? null : spreadArguments(args);
    return transposed(array, given === null ? undefined : shapeOfValue(given));
  },
  tolist: (array, args) => {
    none('tolist', args);
    return listOf(array);
  },
  nonzero: (array, args) => {
    none('nonzero', args);
    return new TupleValue(nonzero(array));
  },
  dot: (array, args) => {
    const [other] = args;
    if (other === undefined || args.length > 1) throw typeError('dot() takes exactly one argument');
    if (array.rank === 0 || array.rank > 2) throw new Refusal('dot of an array with these axes');
    return matrixProduct(array, other);
  },
  clip: (array, args, keywords) => {
    const given = new NumpyArguments('clip', ['min', 'max'], args, keywords);
    return clipped(array, given.get('min') ?? null, given.get('max') ?? null);
  },
  round: (array, args, keywords) => {
    const given = new NumpyArguments('round', ['decimals'], args, keywords);
    return roundedTo(array, Number(indexOf(given.get('decimals') ?? 0n, 'decimals')));
  },
  repeat: (array, args, keywords) => {
    const given = new NumpyArguments('repeat', ['repeats', 'axis'], args, keywords);
    return repeated(array, given.required('repeats'), given.get('axis') ?? null);
  },
  __abs__: (array) => {
    const { dtype } = array;
    return itemwise(array, dtype, (item) => (item < 0 ? -item : item === 0 && dtype.kind === 'f' ? 0 : item));
  },
  __round__: () => {
    throw new Refusal('round of a numpy.ndarray');
  },
};

/** The methods that scalars have, too. */
export const scalarMethods: ReadonlySet<string> = new Set([
  ...Object.keys(reductions),
  'astype',
  'item',
  'tolist',
  'round',
  'clip',
  'reshape',
  'ravel',
  'flatten',
]);
