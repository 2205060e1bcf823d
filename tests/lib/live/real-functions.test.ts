import { expect, test } from 'vitest';
import { realFunctions } from '@/lib/live/wasm/real-functions.ts';

/** What a result is compared with: JavaScript's, computed with 64 bits and rounded once. */
const pow = (base: number, exponent: number) => base ** exponent;
const { expF32, powF32 } = realFunctions(Math.exp, pow);

const special = [0, -0, 1, -1, 2, -2, 0.5, 3, -3, 1e-45, 1e-40, 1e38, -1e38, Infinity, -Infinity, NaN].map(
  Math.fround,
);

/** Numbers whose bits are those of a generator, the same in each run: all kinds of numbers are among them. */
function anyNumbers(count: number): number[] {
  const bits = new Uint32Array(1);
  const number = new Float32Array(bits.buffer);
  return Array.from({ length: count }, () => {
    bits[0] = Math.imul(bits[0] as number, 1_664_525) + 1_013_904_223;
    return number[0] as number;
  });
}

/** Numbers from the first one to the second. */
function commonNumbers(count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, (_, at) => Math.fround(from + ((at * 0.754877666) % 1) * (to - from)));
}

const differing = (pairs: Iterable<readonly [base: number, exponent: number]>) =>
  [...pairs].filter(([a, b]) => !Object.is(powF32(a, b), Math.fround(pow(a, b))));

test('powers of 32 bits are those of JavaScript, rounded', () => {
  expect(differing(special.flatMap((base) => special.map((exponent) => [base, exponent] as const)))).toEqual(
    [],
  );
  const bases = [...anyNumbers(50_000), ...commonNumbers(100_000, 0.001, 3)];
  const exponents = [...anyNumbers(50_001).slice(1), ...commonNumbers(100_000, -10, 10).reverse()];
  expect(differing(bases.map((base, at) => [base, exponents[at] as number] as const))).toEqual([]);
});

test('exponentials of 32 bits are those of JavaScript, rounded', () => {
  const values = [...special, ...anyNumbers(100_000), ...commonNumbers(100_000, -90, 90)];
  expect(values.filter((value) => !Object.is(expF32(value), Math.fround(Math.exp(value))))).toEqual([]);
});
