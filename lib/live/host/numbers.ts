import { Refusal } from '../errors.ts';
import { overflowError, PythonError, valueError, zeroDivisionError } from './errors.ts';
import { power } from './modules/precise.ts';

/** Arithmetic of `int` (bigint) and `float` (number) as Python does it, and floats as text. */

/** Integers of more bits are refused: they take the machine's memory, and no example needs them. */
const maxBits = 1_000_000;

export function intFloorDivide(a: bigint, b: bigint): bigint {
  if (b === 0n) throw zeroDivisionError('integer division or modulo by zero');
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
}

export function intModulo(a: bigint, b: bigint): bigint {
  if (b === 0n) throw zeroDivisionError('integer modulo by zero');
  const rest = a % b;
  return rest !== 0n && rest < 0n !== b < 0n ? rest + b : rest;
}

/** `a ** b` of integers: a float where b is negative. */
export function intPower(a: bigint, b: bigint): bigint | number {
  if (b < 0n) {
    if (a === 0n) throw zeroDivisionError('0.0 cannot be raised to a negative power');
    return floatPower(toFloat(a), toFloat(b));
  }
  if (b <= 64n && isSafe(a)) return a ** b;
  if (a !== 0n && a !== 1n && a !== -1n && bitLength(a) * Number(b) > maxBits)
    throw new Refusal(`integers of more than ${maxBits} bits`);
  return a ** b;
}

export function intShift(a: bigint, b: bigint, isLeft: boolean): bigint {
  if (b < 0n) throw valueError('negative shift count');
  if (!isLeft) return a >> b;
  if (a !== 0n && bitLength(a) + Number(b) > maxBits)
    throw new Refusal(`integers of more than ${maxBits} bits`);
  return a << b;
}

/** `a / b` of integers, rounded once. */
export function intDivide(a: bigint, b: bigint): number {
  if (b === 0n) throw zeroDivisionError('division by zero');
  if (isSafe(a) && isSafe(b)) return Number(a) / Number(b);
  const isNegative = a < 0n !== b < 0n;
  const quotient = ratio(a < 0n ? -a : a, b < 0n ? -b : b);
  if (!Number.isFinite(quotient)) throw overflowError('integer division result too large for a float');
  return isNegative ? -quotient : quotient;
}

/** The double nearest to a / b, of positive integers. */
function ratio(a: bigint, b: bigint): number {
  if (a === 0n) return 0;
  // The quotient has at least 66 bits, and a last bit that says whether anything is left; so rounding it is rounding the ratio.
  const shift = Math.max(66 - (bitLength(a) - bitLength(b)), -1100);
  const [top, bottom] = shift >= 0 ? [a << BigInt(shift), b] : [a, b << BigInt(-shift)];
  const quotient = top / bottom;
  const sticky = top % bottom === 0n ? quotient : quotient | 1n;
  if (shift > 1000) return subnormalRatio(sticky, shift);
  return Number(sticky) * 2 ** -shift;
}

/** Rounds once where the result has fewer bits than other doubles. */
function subnormalRatio(quotient: bigint, shift: number): number {
  const drop = BigInt(shift - 1074);
  if (drop <= 0n) return Number(quotient) * 2 ** -1000 * 2 ** (1000 - shift);
  const bits = quotient >> drop;
  if (bits >= 1n << 53n) return Number(quotient) * 2 ** -1000 * 2 ** (1000 - shift);
  const rest = quotient & ((1n << drop) - 1n);
  const half = 1n << (drop - 1n);
  const isUp = rest > half || (rest === half && (bits & 1n) === 1n);
  return Number(isUp ? bits + 1n : bits) * Number.MIN_VALUE;
}

export function bitLength(value: bigint): number {
  const positive = value < 0n ? -value : value;
  if (positive === 0n) return 0;
  const hex = positive.toString(16);
  return (hex.length - 1) * 4 + (32 - Math.clz32(Number.parseInt(hex.charAt(0), 16)));
}

function isSafe(value: bigint): boolean {
  return value >= -9007199254740992n && value <= 9007199254740992n;
}

/** @throws OverflowError of Python */
export function toFloat(value: bigint): number {
  const found = Number(value);
  if (!Number.isFinite(found)) throw overflowError('int too large to convert to float');
  return found;
}

/** The integer part. @throws errors of Python for nan and inf */
export function toInt(value: number): bigint {
  if (Number.isNaN(value)) throw valueError('cannot convert float NaN to integer');
  if (!Number.isFinite(value)) throw overflowError('cannot convert float infinity to integer');
  return BigInt(Math.trunc(value));
}

/** Quotient and rest of floats: the rest has the sign of b. */
export function floatDivmod(a: number, b: number, message: string): [number, number] {
  if (b === 0) throw zeroDivisionError(message);
  let rest = a % b;
  let quotient = (a - rest) / b;
  if (rest !== 0) {
    if (b < 0 !== rest < 0) {
      rest += b;
      quotient -= 1;
    }
  } else rest = b < 0 ? -0 : 0;
  let floor: number;
  if (quotient !== 0) {
    floor = Math.floor(quotient);
    if (quotient - floor > 0.5) floor += 1;
  } else floor = a < 0 !== b < 0 && a !== 0 ? -0 : Object.is(a / b, -0) ? -0 : 0;
  return [floor, rest];
}

export function floatPower(a: number, b: number): number {
  if (a === 0 && b < 0) throw zeroDivisionError('0.0 cannot be raised to a negative power');
  if (a < 0 && Number.isFinite(a) && Number.isFinite(b) && !Number.isInteger(b))
    throw new Refusal('complex numbers');
  if (a === 1 || b === 0) return 1;
  if (a === -1 && !Number.isFinite(b) && !Number.isNaN(b)) return 1;
  const found = roundedPower(a, b);
  if (!Number.isFinite(found) && Number.isFinite(a) && Number.isFinite(b))
    throw new PythonError('OverflowError', [34n, 'Numerical result out of range']);
  return found;
}

/** `**` of JavaScript may be wrong in the last digit. */
function roundedPower(a: number, b: number): number {
  if (a === 0 || !Number.isFinite(a) || !Number.isFinite(b)) return a ** b;
  // These are rounded once by themselves, and the most frequent.
  if (b === 2) return a * a;
  if (b === 0.5) return Math.sqrt(a);
  if (b === 1) return a;
  if (b === -1) return 1 / a;
  if (b === 3 && Math.abs(a) < 2 ** 17 && Number.isInteger(a)) return a * a * a;
  const size = power(Math.abs(a), b);
  return a < 0 && Math.abs(b % 2) === 1 ? -size : size;
}

/** A float as Python shows it: the fewest digits that give it back. */
export function floatRepr(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const [mantissa = '0', power = '0'] = Math.abs(value).toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const exponent = Number(power);
  if (exponent < -4 || exponent >= 16) return sign + withExponent(digits, exponent);
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.padEnd(exponent + 1, '0');
  return `${sign}${whole.slice(0, exponent + 1)}.${whole.slice(exponent + 1) || '0'}`;
}

/** Digits as `d.ddde+xx`. */
export function withExponent(digits: string, exponent: number, keepsPoint = false): string {
  const size = String(Math.abs(exponent)).padStart(2, '0');
  const point = digits.length > 1 || keepsPoint ? '.' : '';
  return `${digits.charAt(0)}${point}${digits.slice(1)}e${exponent < 0 ? '-' : '+'}${size}`;
}

/** A finite double as mantissa · 2^exponent. */
export function decompose(value: number): { mantissa: bigint; exponent: number } {
  const bits = new BigUint64Array(new Float64Array([Math.abs(value)]).buffer)[0] ?? 0n;
  const field = Number(bits >> 52n);
  const fraction = bits & ((1n << 52n) - 1n);
  return field === 0
    ? { mantissa: fraction, exponent: -1074 }
    : { mantissa: fraction | (1n << 52n), exponent: field - 1075 };
}

/** |value| · 10^places as an integer, rounded half to even from the exact value of the double. */
export function scaled(value: number, places: number): bigint {
  const { mantissa, exponent } = decompose(value);
  let top = mantissa;
  let bottom = 1n;
  if (exponent >= 0) top <<= BigInt(exponent);
  else bottom <<= BigInt(-exponent);
  if (places >= 0) top *= 10n ** BigInt(places);
  else bottom *= 10n ** BigInt(-places);
  return divideHalfEven(top, bottom);
}

/** a / b of positive integers, rounded half to even. */
export function divideHalfEven(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  const twice = (a % b) * 2n;
  return twice > b || (twice === b && (quotient & 1n) === 1n) ? quotient + 1n : quotient;
}

/** |value| with that many digits after the point. */
export function fixed(value: number, places: number): string {
  const digits = scaled(value, places)
    .toString()
    .padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** |value| as digits, of which the first stands before the point, and the exponent of ten. */
export function significant(value: number, count: number): { digits: string; exponent: number } {
  if (value === 0) return { digits: '0'.repeat(count), exponent: 0 };
  let exponent = Number(Math.abs(value).toExponential().split('e')[1]);
  let digits = scaled(value, count - 1 - exponent).toString();
  // The shortest digits of a double can lie in the next power of ten, and so can the rounded ones.
  if (digits.length < count) digits = scaled(value, count - 1 - --exponent).toString();
  if (digits.length > count) {
    exponent++;
    digits = digits.slice(0, count);
  }
  return { digits, exponent };
}

/** `round(value, places)` */
export function roundFloat(value: number, places: number): number {
  if (!Number.isFinite(value) || value === 0 || places > 323) return value;
  if (places < -308) return value < 0 ? -0 : 0;
  const whole = scaled(value, places);
  const found = places >= 0 ? Number(`${whole}e-${places}`) : Number(whole * 10n ** BigInt(-places));
  if (!Number.isFinite(found)) throw overflowError('rounded value too large to represent');
  return value < 0 ? -found : found;
}

/** `round(value)`: half to even. */
export function roundToInt(value: number): bigint {
  if (!Number.isFinite(value)) return toInt(value);
  const whole = scaled(value, 0);
  return value < 0 ? -whole : whole;
}

/** `int(text, base)` */
export function parseInt10(text: string, base = 10): bigint {
  const fail = () => valueError(`invalid literal for int() with base ${base}: ${quote(text)}`);
  const match = /^([+-]?)(0[xX]|0[oO]|0[bB])?([0-9a-zA-Z]+(?:_[0-9a-zA-Z]+)*)$/.exec(text.trim());
  if (!match) throw fail();
  const [, sign, , body = ''] = match;
  let prefix = match[2]?.toLowerCase();
  let digits = body.replaceAll('_', '').toLowerCase();
  const bases: Record<string, number> = { '0x': 16, '0o': 8, '0b': 2 };
  const prefixBase = prefix === undefined ? undefined : bases[prefix];
  let actual = base;
  if (prefix && prefixBase !== base && base !== 0) {
    // `0b1` is a number of base 16 without a prefix.
    digits = prefix + digits;
    prefix = undefined;
  }
  if (base === 0) actual = prefixBase ?? 10;
  if (base === 0 && !prefix && /^0+[1-9]/.test(digits)) throw fail();
  let found = 0n;
  for (const digit of digits) {
    const value = Number.parseInt(digit, 36);
    if (Number.isNaN(value) || value >= actual) throw fail();
    found = found * BigInt(actual) + BigInt(value);
  }
  return sign === '-' ? -found : found;
}

/** `float(text)` */
export function parseFloat10(text: string): number {
  const plain = text.trim().toLowerCase();
  const special = /^([+-]?)(inf|infinity|nan)$/.exec(plain);
  if (special)
    return special[2] === 'nan' ? Number.NaN : special[1] === '-' ? -Infinity : Number.POSITIVE_INFINITY;
  if (!/^[+-]?(\d+(_\d+)*\.?(\d+(_\d+)*)?|\.\d+(_\d+)*)(e[+-]?\d+(_\d+)*)?$/.test(plain))
    throw valueError(`could not convert string to float: ${quote(text)}`);
  return Number(plain.replaceAll('_', ''));
}

/** A string as `repr` shows it. */
export function quote(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  let found = mark;
  for (const one of text) {
    const code = one.codePointAt(0) ?? 0;
    if (one === mark || one === '\\') found += `\\${one}`;
    else if (one === '\n') found += '\\n';
    else if (one === '\r') found += '\\r';
    else if (one === '\t') found += '\\t';
    else if (code < 0x20 || code === 0x7f) found += `\\x${code.toString(16).padStart(2, '0')}`;
    else if (code > 0x7f && !isPrintable(one)) found += escaped(code);
    else found += one;
  }
  return found + mark;
}

export function escaped(code: number): string {
  if (code <= 0xff) return `\\x${code.toString(16).padStart(2, '0')}`;
  if (code <= 0xffff) return `\\u${code.toString(16).padStart(4, '0')}`;
  return `\\U${code.toString(16).padStart(8, '0')}`;
}

export function isPrintable(character: string): boolean {
  return character === ' ' || !/[\p{C}\p{Z}]/u.test(character);
}
