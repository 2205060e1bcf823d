import { fixed, significant } from '../host/numbers.ts';
import { type Dtype, dtypes, type Element } from './dtypes.ts';

/** Numbers as NumPy shows them. */

/** Digits, of which the first stands before the point, and the exponent of ten. */
type Digits = { digits: string; exponent: number };

/** The fewest digits that give a number of that type back. */
export function shortest(value: number, dtype: Dtype): Digits {
  const size = Math.abs(value);
  if (size === 0) return { digits: '0', exponent: 0 };
  if (dtype === dtypes.float32) return shortest32(size);
  const text = size.toExponential();
  const [mantissa = '', exponent = ''] = text.split('e');
  return { digits: mantissa.replace('.', '').replace(/(?<=.)0+$/, ''), exponent: Number(exponent) };
}

/** A power of two has its lower neighbour nearer, so that digits rounded up can do where the nearest ones do not. */
function shortest32(size: number): Digits {
  for (let count = 1; ; count++) {
    const found = significant(size, count);
    const up = { ...found, digits: String(BigInt(found.digits) + 1n) };
    for (const one of [found, up])
      if (
        one.digits.length === count &&
        Math.fround(Number(`${one.digits}e${one.exponent - count + 1}`)) === size
      )
        return { ...one, digits: one.digits.replace(/(?<=.)0+$/, '') };
  }
}

/**
 * The parts of a number before and after the point, without zeros at the end.
 * @param precision at most so many digits after the point, as in arrays; all digits before it are then those of the exact value
 */
export function positional(value: number, dtype: Dtype, precision?: number): [string, string] {
  const { digits, exponent } = shortest(value, dtype);
  const sign = isNegative(value) ? '-' : '';
  if (precision !== undefined && digits.length - 1 - exponent > precision) {
    const [whole = '', rest = ''] = fixed(value, precision).split('.');
    return [sign + whole, rest.replace(/0+$/, '')];
  }
  if (exponent < 0) return [`${sign}0`, digits === '0' ? '' : '0'.repeat(-exponent - 1) + digits];
  if (precision !== undefined && digits.length <= exponent) return [BigInt(value).toString(), ''];
  const all = digits.padEnd(exponent + 1, '0');
  return [sign + all.slice(0, exponent + 1), all.slice(exponent + 1)];
}

/** The parts of a number with an exponent: before the point, after it, and the exponent. */
export function scientific(value: number, dtype: Dtype, precision: number): [string, string, number] {
  let found = shortest(value, dtype);
  if (found.digits.length - 1 > precision) found = significant(Math.abs(value), precision + 1);
  const sign = isNegative(value) ? '-' : '';
  return [sign + found.digits.charAt(0), found.digits.slice(1).replace(/0+$/, ''), found.exponent];
}

/** The same with exactly that many digits after the point: the shortest ones are continued with those of the exact value. */
export function scientificExactly(value: number, dtype: Dtype, precision: number): [string, string, number] {
  let found = shortest(value, dtype);
  if (found.digits.length - 1 !== precision) found = significant(Math.abs(value), precision + 1);
  const { digits, exponent } = found;
  return [(isNegative(value) ? '-' : '') + digits.charAt(0), digits.slice(1), exponent];
}

/** `e+05` */
export function exponentText(exponent: number, size: number): string {
  return `e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(size, '0')}`;
}

/** Whether a number has a minus sign, also -0.0. */
export function isNegative(value: number): boolean {
  return value < 0 || Object.is(value, -0);
}

/** A scalar as `str` and `repr` show it. */
export function scalarText(dtype: Dtype, value: Element): string {
  if (dtype.kind === 'b') return value ? 'True' : 'False';
  if (dtype.kind !== 'f') return String(value);
  const number = Number(value);
  if (Number.isNaN(number)) return 'nan';
  if (!Number.isFinite(number)) return number > 0 ? 'inf' : '-inf';
  const size = Math.abs(number);
  if (size === 0 || (size >= 1e-4 && size < 1e16)) {
    const [whole, rest] = positional(number, dtype);
    return `${whole}.${rest || '0'}`;
  }
  const [whole, rest, exponent] = scientific(number, dtype, 400);
  return `${whole}${rest && `.${rest}`}${exponentText(exponent, 2)}`;
}
