import { Refusal } from '../../errors.ts';
import { typeError } from '../../host/errors.ts';
import { type Keywords, NativeFunction, type Value } from '../../host/values.ts';
import { NumpyArguments } from '../arguments.ts';
import type { NumpyArray } from '../array.ts';
import { type Dtype, dtypes } from '../dtypes.ts';
import { calculated } from './arithmetic.ts';
import { loopOf } from './loops.ts';
import { arrayOf, itemwise, operand, realDtype } from './operands.ts';
import { functionsOfReal, hypotenuse, hypotenuse32 } from './transcendental.ts';

/** Functions that work item by item. */

type Function = (args: readonly Value[], keywords: Keywords) => Value;

/** The operands of a function of NumPy, whose keywords `out`, `where` and others are refused. */
function operandsOf(
  name: string,
  count: number,
  args: readonly Value[],
  keywords: Keywords,
): readonly Value[] {
  for (const [key] of keywords) throw new Refusal(`np.${name}(${key}=…)`);
  if (args.length < count)
    throw typeError(
      `${name}() takes from ${count} to ${count + 1} positional arguments but ${args.length} were given`,
    );
  if (args.length > count) throw new Refusal(`np.${name} with an argument out`);
  return args;
}

function oneOperand(name: string, args: readonly Value[], keywords: Keywords): NumpyArray {
  return operand(operandsOf(name, 1, args, keywords)[0] ?? null, `np.${name}`).array;
}

/** A function of real numbers. Integers are taken as real ones. */
function ofReal(name: string, run: (item: number) => number): Function {
  return (args, keywords) => {
    const array = oneOperand(name, args, keywords);
    const dtype = realDtype(array.dtype, `np.${name}`);
    return itemwise(array, dtype, run, dtype);
  };
}

/**
 * A function whose last digit depends on the library. It is not said of arrays of float64, which are printed with fewer digits.
 * @throws Refusal for what would be printed with all digits
 */
function approximate(name: string, run: (item: number) => number, exactAt: number): Function {
  return (args, keywords) => {
    const array = oneOperand(name, args, keywords);
    const dtype = realDtype(array.dtype, `np.${name}`);
    const isExact = array.size === 1 && Number(array.first) === exactAt;
    if (!isExact && (dtype === dtypes.float32 || array.rank === 0))
      throw new Refusal(`np.${name} of ${array.rank === 0 ? 'a single number' : dtype.name}`);
    return itemwise(array, dtype, run, dtype);
  };
}

/** A function that keeps integers as they are. */
function ofWhole(name: string, run: (item: number) => number): Function {
  return (args, keywords) => {
    const array = oneOperand(name, args, keywords);
    // NumPy 1 gives real numbers for integers, and NumPy 2 integers.
    if (array.dtype.kind !== 'f') throw new Refusal(`np.${name} of ${array.dtype.name}`);
    return itemwise(array, array.dtype, run);
  };
}

function test(name: string, run: (item: number) => boolean): Function {
  return (args, keywords) => {
    const array = oneOperand(name, args, keywords);
    return itemwise(array, dtypes.bool, (item) => run(Number(item)));
  };
}

type Pair = (a: number, b: number) => number;

/** A function of two operands of one type. */
function ofPair(name: string, run: (dtype: Dtype) => Pair, isReal = false): Function {
  return (args, keywords) => {
    const [a = null, b = null] = operandsOf(name, 2, args, keywords);
    return calculated(`np.${name}`, operand(a, `np.${name}`), operand(b, `np.${name}`), (dtype) => {
      const type = isReal ? realDtype(dtype, `np.${name}`) : dtype;
      return { input: type, output: type, run: run(type) };
    });
  };
}

/** They may be bigints, which `Math.min` does not take. Not-a-number wins. */
const least: Pair = (a, b) => {
  if (Number.isNaN(b)) return Number.isNaN(a) ? a : b;
  if (b < a) return b;
  return a;
};
const greatest: Pair = (a, b) => {
  if (Number.isNaN(b)) return Number.isNaN(a) ? a : b;
  if (b > a) return b;
  return a;
};

function absolute(args: readonly Value[], keywords: Keywords): Value {
  const array = oneOperand('abs', args, keywords);
  const isReal = array.dtype.kind === 'f';
  return itemwise(array, array.dtype, (item) => (isReal ? Math.abs(item) : item < 0 ? -item : item));
}

function sign(args: readonly Value[], keywords: Keywords): Value {
  const array = oneOperand('sign', args, keywords);
  const { dtype } = array;
  if (dtype.kind === 'b') throw new Refusal('np.sign of bool');
  const [one, zero] = dtype.isBig ? [1n, 0n] : [1, 0];
  return itemwise(array, dtype, (item) =>
    item > 0 ? one : item < 0 ? -one : Number.isNaN(item) ? Number.NaN : zero,
  );
}

/** `np.clip(array, min, max)` @throws TypeError without a bound */
export function clipped(value: Value, low: Value, high: Value): Value {
  const array = operand(value, 'np.clip');
  let found: Value = value;
  if (low === null && high === null) throw new Refusal('np.clip without bounds');
  const dtype = array.array.dtype;
  const both = (pair: Pair) => (type: Dtype) => ({ input: type, output: type, run: pair });
  if (low !== null) found = calculated('np.clip', array, operand(low, 'np.clip'), both(greatest));
  if (high !== null)
    found = calculated('np.clip', operand(found, 'np.clip'), operand(high, 'np.clip'), both(least));
  // Both bounds choose the type together; a single one of another type is enough for the order to matter.
  if (low !== null && high !== null && arrayOf(found).dtype !== dtype)
    throw new Refusal('np.clip with bounds of another type');
  return found;
}

/** `np.round(array, decimals)`: half to even, by way of a power of ten. */
export function roundedTo(array: NumpyArray, decimals: number): Value {
  const { dtype } = array;
  if (dtype.kind !== 'f') {
    // Integers are given back as they are, not copied.
    if (decimals >= 0 && dtype.kind !== 'b')
      return array.rank > 0 ? array : itemwise(array, dtype, (item) => item);
    throw new Refusal(`np.round of ${dtype.name}`);
  }
  const round = dtype === dtypes.float32 ? Math.fround : (value: number) => value;
  const scale = 10 ** Math.abs(decimals);
  if (decimals === 0) return itemwise(array, dtype, halfToEven);
  return itemwise(array, dtype, (item) =>
    decimals > 0 ? halfToEven(round(item * scale)) / scale : halfToEven(round(item / scale)) * scale,
  );
}

function halfToEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  const found =
    rest < 0.5 || (rest === 0.5 && floor % 2 === 0) ? floor : Number.isNaN(rest) ? value : floor + 1;
  return found === 0 && (value < 0 || Object.is(value, -0)) ? -0 : found;
}

const operators: Readonly<Record<string, Parameters<typeof loopOf>[0]>> = {
  add: '+',
  subtract: '-',
  multiply: '*',
  divide: '/',
  mod: '%',
  power: '**',
};

function operatorFunction(name: string): Function {
  return (args, keywords) => {
    const [a = null, b = null] = operandsOf(name, 2, args, keywords);
    const operator = operators[name];
    if (!operator) throw new Error(name);
    return calculated(`np.${name}`, operand(a, `np.${name}`), operand(b, `np.${name}`), (dtype) =>
      loopOf(operator, dtype),
    );
  };
}

const found: Record<string, Function> = {
  abs: absolute,
  absolute,
  sign,
  sqrt: ofReal('sqrt', Math.sqrt),
  floor: ofWhole('floor', Math.floor),
  ceil: ofWhole('ceil', Math.ceil),
  isnan: test('isnan', Number.isNaN),
  isfinite: test('isfinite', Number.isFinite),
  isinf: test('isinf', (item) => item === Number.POSITIVE_INFINITY || item === Number.NEGATIVE_INFINITY),
  minimum: ofPair('minimum', () => least),
  maximum: ofPair('maximum', () => greatest),
  hypot: ofPair('hypot', (dtype) => (dtype === dtypes.float32 ? hypotenuse32 : hypotenuse), true),
  clip: (args, keywords) => {
    const given = new NumpyArguments('np.clip', ['a', 'a_min', 'a_max'], args, keywords);
    return clipped(given.required('a'), given.required('a_min'), given.required('a_max'));
  },
  round: (args, keywords) => {
    const given = new NumpyArguments('np.round', ['a', 'decimals'], args, keywords);
    const decimals = given.get('decimals') ?? 0n;
    if (typeof decimals !== 'bigint') throw new Refusal('np.round(decimals=…)');
    return roundedTo(operand(given.required('a'), 'np.round').array, Number(decimals));
  },
};
for (const name of Object.keys(operators)) found[name] = operatorFunction(name);
for (const [name, { run, exactAt }] of Object.entries(functionsOfReal))
  found[name] = approximate(name, run, exactAt);

/** Functions of items by name. */
export const itemFunctions: ReadonlyMap<string, Value> = new Map(
  Object.entries(found).map(([name, run]) => [name, new NativeFunction(name, run)]),
);
