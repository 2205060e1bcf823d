import { Refusal } from '../../errors.ts';
import { power } from '../../host/modules/precise.ts';

/** Functions whose last digit depends on the library that computes them: NumPy has several, and takes one by the processor. */

/** A power of two scalars, as the C library gives it. */
export function scalarPower(a: number, b: number): number {
  const simple = simplePower(a, b);
  if (simple !== undefined) return simple;
  if (a === 0 || !Number.isFinite(a) || !Number.isFinite(b)) return a === -1 ? 1 : a ** b;
  if (a > 0) return power(a, b);
  if (!Number.isInteger(b)) return Number.NaN;
  return b % 2 === 0 ? power(-a, b) : -power(-a, b);
}

/** Powers that NumPy computes by simpler means where the exponent is a single number. */
export function simplePower(a: number, b: number): number | undefined {
  if (b === 2) return a * a;
  if (b === 1) return a;
  if (b === 0 || a === 1) return 1;
  if (b === 0.5) return Math.sqrt(a);
  if (b === -1) return 1 / a;
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.NaN;
  return undefined;
}

/**
 * A power of an item of an array, if it needs no rounding.
 * @throws Refusal for any other
 */
export function exactPower(a: number, b: number): number {
  if (b === 0 || a === 1) return 1;
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.NaN;
  if (a === 0 && b > 0 && Number.isFinite(b)) return b % 2 === 1 ? a : 0;
  if (a < 0 && Number.isFinite(a) && Number.isFinite(b) && !Number.isInteger(b)) return Number.NaN;
  const steps = a * 1024;
  const isShort = Number.isInteger(steps);
  if (isShort && Number.isInteger(b) && b > 0 && b < 64 && Math.abs(steps) ** b < 2 ** 53) {
    let found = 1;
    for (let at = 0; at < b; at++) found *= a;
    return found;
  }
  const root = Math.sqrt(a);
  if (b === 0.5 && isShort && Number.isInteger(root * 1024) && root < 2 ** 16) return root;
  if (Number.isInteger(b) && b < 0 && b > -64 && Number.isInteger(Math.log2(Math.abs(a)))) return 1 / a ** -b;
  throw new Refusal('a rounded power of an array');
}

/** The length of a vector, corrected for the rounding of its square as the C library does. */
export function hypotenuse(a: number, b: number): number {
  if (!Number.isFinite(a) || !Number.isFinite(b)) return Math.hypot(a, b);
  const [long, short] = [Math.max(Math.abs(a), Math.abs(b)), Math.min(Math.abs(a), Math.abs(b))];
  if (short <= long * 2 ** -54) return long + short;
  // Squares of very long or short ones are not numbers any more.
  const scale = long > 2 ** 511 ? 2 ** -600 : short < 2 ** -459 ? 2 ** 600 : 1;
  return correctedLength(long * scale, short * scale) / scale;
}

function correctedLength(long: number, short: number): number {
  const length = Math.sqrt(long * long + short * short);
  let excess: number;
  if (length <= 2 * short) {
    const rest = length - short;
    excess = long * (2 * rest - long) + (rest - 2 * (long - short)) * rest;
  } else {
    const rest = length - long;
    excess = 2 * rest * (long - 2 * short) + ((4 * rest - short) * short + rest * rest);
  }
  return length - excess / (2 * length);
}

/** The same for float32, whose squares a double holds. */
export function hypotenuse32(a: number, b: number): number {
  return Number.isFinite(a) && Number.isFinite(b) ? Math.sqrt(a * a + b * b) : Math.hypot(a, b);
}

/** Functions of one real number, with the item whose result is exact. */
export const functionsOfReal: Readonly<Record<string, { run: (item: number) => number; exactAt: number }>> = {
  sin: { run: Math.sin, exactAt: 0 },
  cos: { run: Math.cos, exactAt: 0 },
  tan: { run: Math.tan, exactAt: 0 },
  exp: { run: Math.exp, exactAt: 0 },
  log: { run: Math.log, exactAt: 1 },
};
