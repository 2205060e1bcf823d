import { Refusal } from '../../errors.ts';
import { formatPercent } from '../../host/formatting/percent.ts';
import { significant } from '../../host/numbers.ts';
import type { RealType } from './columns.ts';

/** Numbers as the streams of C++ write them, with that many digits. The sign of what is not a number is not known. */
export function streamText(value: number, digits: number): string {
  if (Number.isNaN(value)) throw new Refusal('printing nan from a sparse matrix');
  return formatPercent(`%.${digits}g`, value);
}

/** A number with the fewest digits that are nearer to it than to its neighbours, as the library fmt writes it. */
export function shortestText(value: number, type: RealType): string {
  if (Number.isNaN(value)) throw new Refusal('printing nan from a sparse matrix');
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const size = Math.abs(value);
  if (size === 0) return `${sign}0.0`;
  const { digits, exponent } = type === 'f32' ? shortestSingle(size) : shortestDouble(size);
  if (exponent >= -4 && exponent < 16) return sign + positional(digits, exponent);
  const rest = digits.length > 1 ? `.${digits.slice(1)}` : '';
  return `${sign}${digits.charAt(0)}${rest}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
}

type Digits = { digits: string; exponent: number };

function positional(digits: string, exponent: number): string {
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${digits}`;
  const all = digits.padEnd(exponent + 1, '0');
  return `${all.slice(0, exponent + 1)}.${all.slice(exponent + 1) || '0'}`;
}

function shortestDouble(size: number): Digits {
  // Digits halfway to a neighbour are taken by one library and not by the other.
  if (size >= 2 ** 53) throw new Refusal('print_triplets of a number this large');
  const [mantissa = '', exponent = ''] = size.toExponential().split('e');
  return { digits: mantissa.replace('.', ''), exponent: Number(exponent) };
}

const bits = new DataView(new ArrayBuffer(4));

/** How far a number of 32 bits is from its neighbour, up (1) or down (-1). */
function gap(size: number, direction: 1 | -1): number {
  bits.setFloat32(0, size);
  bits.setInt32(0, bits.getInt32(0) + direction);
  const neighbour = bits.getFloat32(0);
  return Math.abs((Number.isFinite(neighbour) ? neighbour : 2 ** 128) - size);
}

function shortestSingle(size: number): Digits {
  // A power of two has its lower neighbour nearer, and the library has rules of its own for it.
  if (Math.log2(size) % 1 === 0) return wholeDigits(significant(size, 9), size);
  for (let count = 1; ; count++) {
    const { digits, exponent } = significant(size, count);
    const found = Number(`${digits}e${exponent - count + 1}`);
    const room = gap(size, found > size ? 1 : -1) / 2;
    if (Math.abs(found - size) < room || found === size)
      return { digits: digits.replace(/(?<=.)0+$/, ''), exponent };
  }
}

/** @throws Refusal where the digits are not those of the exact number */
function wholeDigits({ digits, exponent }: Digits, size: number): Digits {
  if (Number(`${digits}e${exponent - digits.length + 1}`) !== size)
    throw new Refusal('print_triplets of this power of two');
  return { digits: digits.replace(/(?<=.)0+$/, ''), exponent };
}
