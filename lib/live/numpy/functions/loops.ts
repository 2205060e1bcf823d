import { Refusal } from '../../errors.ts';
import { PythonError, typeError, valueError } from '../../host/errors.ts';
import type { BinaryOperator } from '../../syntax/tree.ts';
import { type Dtype, dtypes, type Element } from '../dtypes.ts';
import type { Loop } from './operands.ts';
import { exactPower, scalarPower, simplePower } from './transcendental.ts';

/**
 * What operators do with two items. Items are numbers, or bigints for 64-bit integers; what is written into an array is cut to its
 * type, so sums and products of bigints and of small integers need no care. TypeScript is told that all are numbers.
 */

/** How powers of real numbers are computed: of two scalars, of an array by one number, or in any other way. */
export type Power = 'scalar' | 'simple' | 'any';

const powers: Readonly<Record<Power, Run>> = {
  scalar: scalarPower,
  simple: (a, b) => simplePower(a, b) ?? exactPower(a, b),
  any: exactPower,
};

type Run = (a: number, b: number) => Element | boolean;

/** Names of the operators as NumPy says them in its messages. */
export const ufuncNames: Readonly<Record<string, string>> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '//': 'floor_divide',
  '%': 'remainder',
  '**': 'power',
  '<<': 'left_shift',
  '>>': 'right_shift',
  '&': 'bitwise_and',
  '|': 'bitwise_or',
  '^': 'bitwise_xor',
};

/**
 * The loop of an operator for operands of a common type.
 * @throws TypeError of NumPy where the operator does not take it
 */
export function loopOf(operator: BinaryOperator, dtype: Dtype, power: Power = 'any'): Loop {
  if (operator === '@') throw new Refusal('@');
  if (dtype.kind === 'b') return boolLoop(operator);
  if (operator === '/') {
    const type = dtype.kind === 'f' ? dtype : dtypes.float64;
    return { input: type, output: type, run: (a, b) => a / b };
  }
  const run = dtype.kind === 'f' ? floatRun(operator, dtype, power) : integerRun(operator, dtype);
  return { input: dtype, output: dtype, run };
}

function boolLoop(operator: BinaryOperator): Loop {
  const type = dtypes.bool;
  const run = boolRuns[operator];
  if (run) return { input: type, output: type, run };
  if (operator === '-')
    throw typeError(
      'numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the `^` operator, or the logical_xor function instead.',
    );
  if (operator === '**') throw new Refusal('a power of bools');
  return loopOf(operator, operator === '/' ? dtypes.float64 : dtypes.int8);
}

const boolRuns: Partial<Record<BinaryOperator, Run>> = {
  '+': (a, b) => a | b,
  '*': (a, b) => a & b,
  '&': (a, b) => a & b,
  '|': (a, b) => a | b,
  '^': (a, b) => a ^ b,
};

function floatRun(operator: BinaryOperator, dtype: Dtype, power: Power): Run {
  const round = dtype === dtypes.float32 ? Math.fround : (value: number) => value;
  switch (operator) {
    case '+':
      return (a, b) => a + b;
    case '-':
      return (a, b) => a - b;
    case '*':
      return (a, b) => a * b;
    case '//':
      return (a, b) => floorDivide(a, b, round);
    case '%':
      return (a, b) => remainder(a, b, round);
    case '**':
      return powers[power];
    default:
      throw typeError(
        `ufunc '${ufuncNames[operator] ?? operator}' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''`,
      );
  }
}

function floorDivide(a: number, b: number, round: (value: number) => number): number {
  if (b === 0) return a / b;
  const rest = a % b;
  let quotient = round(round(a - rest) / b);
  if (rest !== 0 && b < 0 !== rest < 0) quotient = round(quotient - 1);
  if (quotient === 0) return a / b < 0 || Object.is(a / b, -0) ? -0 : 0;
  const floor = Math.floor(quotient);
  return quotient - floor > 0.5 ? round(floor + 1) : floor;
}

function remainder(a: number, b: number, round: (value: number) => number): number {
  const rest = a % b;
  if (b === 0 || Number.isNaN(rest)) return Number.NaN;
  if (rest === 0) return b < 0 ? -0 : 0;
  return b < 0 !== rest < 0 ? round(rest + b) : rest;
}

function integerRun(operator: BinaryOperator, dtype: Dtype): Run {
  if (dtype.isBig) return bigRun(operator, dtype) as unknown as Run;
  const bits = dtype.size * 8;
  switch (operator) {
    case '+':
      return (a, b) => a + b;
    case '-':
      return (a, b) => a - b;
    case '*':
      return Math.imul;
    case '//':
      return (a, b) => (b === 0 ? 0 : Math.floor(a / b));
    case '%':
      return (a, b) => {
        if (b === 0) return 0;
        const rest = a % b;
        return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest;
      };
    case '**':
      return (a, b) => {
        checkExponent(b < 0);
        let [found, square] = [1, a];
        for (let rest = b; rest > 0; rest = Math.floor(rest / 2)) {
          if (rest % 2 === 1) found = Math.imul(found, square);
          square = Math.imul(square, square);
        }
        return found;
      };
    case '<<':
      return (a, b) => (b < 0 || b >= bits ? 0 : a << b);
    case '>>':
      return (a, b) => (b < 0 || b >= bits ? (a < 0 ? -1 : 0) : dtype.kind === 'u' ? a >>> b : a >> b);
    case '&':
      return (a, b) => a & b;
    case '|':
      return (a, b) => a | b;
    case '^':
      return (a, b) => a ^ b;
    default:
      throw new Refusal(operator);
  }
}

type BigRun = (a: bigint, b: bigint) => bigint;

function bigRun(operator: BinaryOperator, dtype: Dtype): BigRun {
  switch (operator) {
    case '+':
      return (a, b) => a + b;
    case '-':
      return (a, b) => a - b;
    case '*':
      return (a, b) => a * b;
    case '//':
      return (a, b) => {
        if (b === 0n) return 0n;
        const found = a / b;
        return a % b !== 0n && a < 0n !== b < 0n ? found - 1n : found;
      };
    case '%':
      return (a, b) => {
        if (b === 0n) return 0n;
        const rest = a % b;
        return rest !== 0n && rest < 0n !== b < 0n ? rest + b : rest;
      };
    case '**':
      return (a, b) => {
        checkExponent(b < 0n);
        let [found, square] = [1n, a];
        for (let rest = b; rest > 0n; rest >>= 1n) {
          if (rest & 1n) found = BigInt.asIntN(64, found * square);
          square = BigInt.asIntN(64, square * square);
        }
        return found;
      };
    case '<<':
      return (a, b) => (b < 0n || b >= 64n ? 0n : a << b);
    case '>>':
      return (a, b) => (b < 0n || b >= 64n ? (a < 0n ? -1n : 0n) : a >> b);
    case '&':
      return (a, b) => a & b;
    case '|':
      return (a, b) => a | b;
    case '^':
      return (a, b) => a ^ b;
    default:
      throw new Refusal(`${operator} of ${dtype.name}`);
  }
}

function checkExponent(isNegative: boolean): void {
  if (isNegative) throw valueError('Integers to negative integer powers are not allowed.');
}

/** The error of an operation in place whose result does not fit the array. */
export function outputError(operator: BinaryOperator, from: Dtype, to: Dtype): PythonError {
  return new PythonError(
    'UFuncTypeError',
    `Cannot cast ufunc '${ufuncNames[operator] ?? operator}' output from ${from.repr()} to ${to.repr()} with casting rule 'same_kind'`,
  );
}
