import { Refusal } from '../errors.ts';
import { TupleValue } from '../host/collections/lists.ts';
import { NativeFunction, type Value } from '../host/values.ts';
import type { NumpyArray } from './array.ts';
import { asArray } from './convert.ts';
import { methods, scalarMethods } from './functions/methods.ts';
import { indexFunction, NumpyScalar } from './scalars.ts';

/** What arrays and scalars have after a point. */

function integers(values: readonly number[]): Value {
  return new TupleValue(values.map((one) => BigInt(one)));
}

/** `array.name`, or undefined for what the engine does not have. */
export function attributeOfArray(array: NumpyArray, name: string): Value | undefined {
  switch (name) {
    case 'shape':
      return integers(array.shape);
    case 'dtype':
      return array.dtype;
    case 'ndim':
      return BigInt(array.rank);
    case 'size':
      return BigInt(array.size);
    case 'itemsize':
      return BigInt(array.dtype.size);
    case 'nbytes':
      return BigInt(array.size * array.dtype.size);
    case 'strides':
      return integers(array.strides.map((stride) => stride * array.dtype.size));
    case 'T':
      return array.view([...array.shape].reverse(), [...array.strides].reverse());
    case 'base':
      return array.base;
    case '__len__':
      return undefined;
  }
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  return method && new NativeFunction(name, (args, keywords) => method(array, args, keywords));
}

/** `array.name = value`: always refused, for it would change how memory is looked at. */
export function setAttributeOfArray(_array: NumpyArray, name: string, _value: Value): boolean {
  throw new Refusal(`an assignment to numpy.ndarray.${name}`);
}

/** `scalar.name` */
export function attributeOfScalar(scalar: NumpyScalar, name: string): Value | undefined {
  switch (name) {
    case 'dtype':
      return scalar.dtype;
    case 'shape':
      return new TupleValue([]);
    case 'ndim':
      return 0n;
    case 'size':
      return 1n;
    case 'itemsize':
    case 'nbytes':
      return BigInt(scalar.dtype.size);
    case 'T':
    case 'real':
      return scalar;
    case '__index__':
      return indexFunction(scalar);
    case '__abs__':
      return new NativeFunction(name, () => methods.__abs__?.(asArray(scalar), [], new Map()) ?? null);
    case '__round__':
      return new NativeFunction(name, (args) => rounded(scalar, args));
    case 'is_integer':
      return new NativeFunction(name, () => Number.isInteger(Number(scalar.value)));
  }
  const method = scalarMethods.has(name) ? methods[name] : undefined;
  return method && new NativeFunction(name, (args, keywords) => method(asArray(scalar), args, keywords));
}

/** `round(scalar)` is an integer of Python; `round(scalar, digits)` stays a scalar. */
function rounded(scalar: NumpyScalar, args: readonly Value[]): Value {
  const [digits] = args;
  const found = methods.round?.(asArray(scalar), digits === undefined ? [] : [digits], new Map());
  if (digits !== undefined || !(found instanceof NumpyScalar)) return found ?? null;
  return found.dtype.kind === 'f' ? BigInt(Number(found.value)) : found.plain;
}
