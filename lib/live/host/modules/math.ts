import { Refusal } from '../../errors.ts';
import { asIndex, between, native, single } from '../builtins/arguments.ts';
import { numberOf } from '../builtins/numbers.ts';
import { TupleValue } from '../collections/lists.ts';
import { overflowError, typeError, valueError } from '../errors.ts';
import { Instance } from '../instances.ts';
import { bitLength, decompose, toInt } from '../numbers.ts';
import { binaryOperation, itemsOf, typeNameOf } from '../operations.ts';
import type { Value } from '../values.ts';
import * as precise from './precise.ts';

/** The module `math`. What is not here is refused: other functions are not rounded the same everywhere. */

/** A number as `math` takes it. @throws TypeError of Python */
export function real(value: Value | undefined): number {
  const found = value === undefined || typeof value === 'string' ? undefined : numberOf(value);
  if (found === undefined) throw typeError(`must be real number, not ${typeNameOf(value ?? null)}`);
  return found;
}

const domain = () => valueError('math domain error');
const range = () => overflowError('math range error');

/** A function of one float: nan gives nan, and a result that is too large is an error. */
function unary(name: string, run: (x: number) => number): [string, Value] {
  return native(name, (args) => {
    const x = real(single(`math.${name}`, args));
    if (Number.isNaN(x)) return x;
    const found = run(x);
    if (Number.isNaN(found)) throw domain();
    if (!Number.isFinite(found) && Number.isFinite(x)) throw range();
    return found;
  });
}

/** Functions of an angle have no value at infinity. */
function finite(run: (x: number) => number): (x: number) => number {
  return (x) => (Number.isFinite(x) ? run(x) : Number.NaN);
}

function within(run: (x: number) => number): (x: number) => number {
  return (x) => (Math.abs(x) <= 1 ? run(x) : Number.NaN);
}

/** The logarithm of what may be an integer that is too large for a float. */
function logarithm(value: Value | undefined, run: (x: number) => number, name: string): number {
  if (typeof value === 'bigint') {
    if (value <= 0n) throw domain();
    if (bitLength(value) > 1023) throw new Refusal(`math.${name} of an integer this large`);
  }
  const x = real(value);
  if (Number.isNaN(x) || x === Number.POSITIVE_INFINITY) return x;
  if (x <= 0) throw domain();
  return run(x);
}

function power(args: readonly Value[]): Value {
  between('pow', args, 2, 2);
  const [x, y] = args.map(real) as [number, number];
  if (x === 1 || y === 0) return 1;
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN;
  if (x === -1 && !Number.isFinite(y)) return 1;
  if (x === 0 && y < 0 && Number.isFinite(y)) throw domain();
  if (!Number.isFinite(x) || !Number.isFinite(y) || x === 0) return x ** y;
  if (x < 0 && !Number.isInteger(y)) throw domain();
  const size = precise.power(Math.abs(x), y);
  if (!Number.isFinite(size)) throw range();
  return x < 0 && Math.abs(y % 2) === 1 ? -size : size;
}

function toInteger(name: string, round: (x: number) => number): [string, Value] {
  return native(name, (args) => {
    const value = single(`math.${name}`, args);
    if (typeof value === 'bigint') return value;
    if (typeof value === 'boolean') return BigInt(value);
    const own = value instanceof Instance ? value.special(`__${name}__`) : undefined;
    if (own !== undefined) return own;
    const x = real(value);
    return Number.isFinite(x) ? BigInt(round(x)) : toInt(x);
  });
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function natural(value: Value | undefined, name: string): bigint {
  const found = asIndex(value ?? null);
  if (found < 0n) throw valueError(`${name}() not defined for negative values`);
  return found;
}

function falling(n: bigint, k: bigint): bigint {
  let found = 1n;
  for (let at = 0n; at < k; at++) found *= n - at;
  return found;
}

function factorial(args: readonly Value[]): Value {
  const value = single('math.factorial', args);
  if (typeof value === 'number') throw typeError("'float' object cannot be interpreted as an integer");
  const n = natural(value, 'factorial');
  if (n > 5000n) throw new Refusal('math.factorial of a number this large');
  return falling(n, n);
}

function chosen(name: 'comb' | 'perm', args: readonly Value[]): Value {
  between(name, args, name === 'perm' ? 1 : 2, 2);
  const [n, k] = [
    asIndex(args[0] as Value),
    args[1] === undefined || args[1] === null ? undefined : asIndex(args[1]),
  ];
  if (n < 0n) throw valueError('n must be a non-negative integer');
  const size = k ?? n;
  if (size < 0n) throw valueError('k must be a non-negative integer');
  if (size > n) return 0n;
  return name === 'perm' ? falling(n, size) : falling(n, size) / falling(size, size);
}

function isClose(args: readonly Value[], keywords: ReadonlyMap<string, Value>): Value {
  between('isclose', args, 2, 2);
  const [a, b] = args.map(real) as [number, number];
  const relative = real(keywords.get('rel_tol') ?? 1e-9);
  const absolute = real(keywords.get('abs_tol') ?? 0);
  if (relative < 0 || absolute < 0) throw valueError('tolerances must be non-negative');
  if (a === b) return true;
  if (!Number.isFinite(a) || !Number.isFinite(b)) return false;
  const difference = Math.abs(b - a);
  return (
    difference <= Math.abs(relative * b) || difference <= Math.abs(relative * a) || difference <= absolute
  );
}

/** The sum, rounded once. */
function exactSum(values: readonly number[]): number {
  if (values.some((one) => !Number.isFinite(one))) throw new Refusal('math.fsum of inf or nan');
  // All in units of the smallest double.
  let total = 0n;
  for (const one of values) {
    const { mantissa, exponent } = decompose(one);
    const size = mantissa << BigInt(exponent + 1074);
    total += one < 0 ? -size : size;
  }
  if (total === 0n) return 0;
  const size = total < 0n ? -total : total;
  const shift = BigInt(Math.max(0, bitLength(size) - 64));
  const rest = size & ((1n << shift) - 1n);
  const top = Number((size >> shift) | (rest === 0n ? 0n : 1n));
  const found = shift > 0n ? top * 2 ** (Number(shift) - 1074) : top * Number.MIN_VALUE;
  if (!Number.isFinite(found)) throw overflowError('intermediate overflow in fsum');
  return total < 0n ? -found : found;
}

/** The square root of the sum of squares, rounded once. */
function length(values: readonly number[]): number {
  if (values.some((one) => Math.abs(one) === Number.POSITIVE_INFINITY)) return Number.POSITIVE_INFINITY;
  if (values.some(Number.isNaN)) return Number.NaN;
  let total = 0n;
  for (const one of values) {
    const { mantissa, exponent } = decompose(one);
    const size = mantissa << BigInt(exponent + 1074);
    total += size * size;
  }
  if (total === 0n) return 0;
  // Enough bits that the root is known beyond those of a double; the lost ones are in the last.
  const shift = BigInt(Math.max(0, 140 - bitLength(total)) & ~1);
  const root = precise.squareRoot(total << shift);
  const isExact = root * root === total << shift;
  const scaled = (root << 1n) | (isExact ? 0n : 1n);
  const drop = BigInt(Math.max(0, bitLength(scaled) - 64));
  const rest = scaled & ((1n << drop) - 1n);
  const top = Number((scaled >> drop) | (rest === 0n ? 0n : 1n));
  const exponent = Number(drop) - 1 - Number(shift) / 2 - 1074;
  return top * 2 ** Math.max(exponent, -1000) * 2 ** Math.min(0, exponent + 1000);
}

function coordinates(value: Value | undefined): number[] {
  return itemsOf(value ?? null).map(real);
}

function frexp(x: number): [number, number] {
  if (x === 0 || !Number.isFinite(x)) return [x, 0];
  const { mantissa, exponent } = decompose(x);
  const size = bitLength(mantissa);
  const part = Number(mantissa) / 2 ** size;
  return [x < 0 ? -part : part, size + exponent];
}

function ldexp(x: number, power: bigint): number {
  if (x === 0 || !Number.isFinite(x)) return x;
  const [part, exponent] = frexp(x);
  const total = BigInt(exponent) + power;
  if (total > 1024n) throw range();
  if (total < -1080n) return x < 0 ? -0 : 0;
  const found = part * 2 ** Math.max(Number(total) - 1, -1000) * 2 * 2 ** Math.min(0, Number(total) + 999);
  if (!Number.isFinite(found)) throw range();
  return found;
}

function root(args: readonly Value[]): Value {
  const value = asIndex(single('math.isqrt', args));
  if (value < 0n) throw valueError('isqrt() argument must be nonnegative');
  return precise.squareRoot(value);
}

const test = (name: string, run: (x: number) => boolean) =>
  native(name, (args) => run(real(single(`math.${name}`, args))));

export const mathMembers: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['pi', Math.PI],
  ['e', Math.E],
  ['tau', 2 * Math.PI],
  ['inf', Number.POSITIVE_INFINITY],
  ['nan', Number.NaN],
  unary('sqrt', (x) => (x < 0 ? Number.NaN : Math.sqrt(x))),
  unary('sin', finite(precise.sin)),
  unary('cos', finite(precise.cos)),
  unary('tan', finite(precise.tan)),
  unary('asin', within(precise.asin)),
  unary('acos', within(precise.acos)),
  unary('atan', precise.atan),
  unary('exp', precise.exp),
  // Engines compute these two as the C library does.
  unary('expm1', Math.expm1),
  unary('fabs', Math.abs),
  unary('degrees', (x) => x * (180 / Math.PI)),
  unary('radians', (x) => x * (Math.PI / 180)),
  native('log', (args) => {
    between('log', args, 1, 2);
    const [value, base] = args;
    const found = logarithm(value, precise.log, 'log');
    if (base === undefined) return found;
    return binaryOperation('/', found, logarithm(base, precise.log, 'log'));
  }),
  native('log2', (args) => logarithm(single('math.log2', args), precise.logBase2, 'log2')),
  native('log10', (args) => logarithm(single('math.log10', args), precise.log10, 'log10')),
  unary('log1p', (x) => {
    if (x <= -1) return Number.NaN;
    return Math.log1p(x);
  }),
  native('pow', power),
  native('atan2', (args) => {
    between('atan2', args, 2, 2);
    return precise.atan2(real(args[0]), real(args[1]));
  }),
  toInteger('floor', Math.floor),
  toInteger('ceil', Math.ceil),
  toInteger('trunc', Math.trunc),
  test('isnan', Number.isNaN),
  test('isfinite', Number.isFinite),
  test('isinf', (x) => Math.abs(x) === Number.POSITIVE_INFINITY),
  native('isclose', isClose),
  native('copysign', (args) => {
    between('copysign', args, 2, 2);
    const [x, y] = args.map(real) as [number, number];
    return y < 0 || Object.is(y, -0) ? -Math.abs(x) : Math.abs(x);
  }),
  native('fmod', (args) => {
    between('fmod', args, 2, 2);
    const [x, y] = args.map(real) as [number, number];
    const found = x % y;
    if (Number.isNaN(found) && !Number.isNaN(x) && !Number.isNaN(y)) throw domain();
    return found;
  }),
  native('modf', (args) => {
    const x = real(single('math.modf', args));
    if (!Number.isFinite(x)) return new TupleValue([Number.isNaN(x) ? x : x < 0 ? -0 : 0, x]);
    const whole = Math.trunc(x);
    const rest = x - whole;
    return new TupleValue([rest === 0 && (x < 0 || Object.is(x, -0)) ? -0 : rest, whole]);
  }),
  native('frexp', (args) => {
    const [part, exponent] = frexp(real(single('math.frexp', args)));
    return new TupleValue([part, BigInt(exponent)]);
  }),
  native('ldexp', (args) => {
    between('ldexp', args, 2, 2);
    if (typeof args[1] !== 'bigint') throw typeError('Expected an int as second argument to ldexp.');
    return ldexp(real(args[0]), args[1]);
  }),
  native('gcd', (args) => args.map(asIndex).reduce(greatestDivisor, 0n)),
  native('lcm', (args) =>
    args.map(asIndex).reduce((a, b) => {
      if (a === 0n || b === 0n) return 0n;
      const found = (a / greatestDivisor(a, b)) * b;
      return found < 0n ? -found : found;
    }, 1n),
  ),
  native('factorial', factorial),
  native('comb', (args) => chosen('comb', args)),
  native('perm', (args) => chosen('perm', args)),
  native('isqrt', root),
  native('hypot', (args) => length(args.map(real))),
  native('dist', (args) => {
    between('dist', args, 2, 2);
    const [a, b] = args.map(coordinates) as [number[], number[]];
    if (a.length !== b.length) throw valueError('both points must have the same number of dimensions');
    return length(a.map((x, at) => x - (b[at] as number)));
  }),
  native('fsum', (args) => exactSum(coordinates(single('math.fsum', args)))),
  native('prod', (args, keywords) =>
    itemsOf(single('prod', args)).reduce<Value>(
      (a, b) => binaryOperation('*', a, b),
      keywords.has('start') ? (keywords.get('start') as Value) : 1n,
    ),
  ),
]);
