/**
 * Functions such as `sin`, rounded correctly. JavaScript does not say how exact its own are, and engines differ in the last digit;
 * the C library that Python uses is nearly always the correctly rounded value. They are computed with integers that stand for
 * fractions of 2^bits.
 */

const bits = 160n;
const one = 1n << bits;

/** Exact value of a double in units of 2^-bits, which must hold its last digit or round it far below what is shown. */
function fraction(value: number): bigint {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, Math.abs(value));
  const raw = view.getBigUint64(0);
  const field = raw >> 52n;
  const mantissa = field === 0n ? raw & mask : (raw & mask) | (1n << 52n);
  const exponent = (field === 0n ? 1n : field) - 1075n + bits;
  const found = exponent >= 0n ? mantissa << exponent : mantissa >> -exponent;
  return value < 0 ? -found : found;
}

const mask = (1n << 52n) - 1n;

/** The double nearest to value / 2^scale. */
function nearest(value: bigint, scale = bits): number {
  if (value === 0n) return 0;
  const isNegative = value < 0n;
  let size = isNegative ? -value : value;
  let exponent = -Number(scale);
  const excess = size.toString(2).length - 64;
  if (excess > 0) {
    const shift = BigInt(excess);
    const rest = size & ((1n << shift) - 1n);
    size = (size >> shift) | (rest === 0n ? 0n : 1n);
    exponent += excess;
  }
  // Number() rounds half to even; the power of two is exact unless the result is subnormal.
  const found = Number(size) * 2 ** Math.max(exponent, -1000) * 2 ** Math.min(exponent + 1000, 0);
  return isNegative ? -found : found;
}

function times(a: bigint, b: bigint): bigint {
  return (a * b) >> bits;
}

function over(a: bigint, b: bigint): bigint {
  return (a << bits) / b;
}

/** The inverse tangent of 1 / n, by its series, with `scale` bits. */
function inverseTangentOfReciprocal(n: bigint, scale: bigint): bigint {
  let power = (1n << scale) / n;
  let sum = power;
  const square = n * n;
  for (let k = 3n, sign = -1n; power !== 0n; k += 2n, sign = -sign) {
    power /= square;
    sum += (sign * power) / k;
  }
  return sum;
}

/** The largest double has 1024 bits before the point: pi with so many more reduces every angle. */
const piScale = bits + 1100n;
let knownPi: bigint | undefined;
let knownLog2: bigint | undefined;

function pi(): bigint {
  knownPi ??=
    (4n *
      (4n * inverseTangentOfReciprocal(5n, piScale + 16n) -
        inverseTangentOfReciprocal(239n, piScale + 16n))) >>
    16n;
  return knownPi;
}

/** ln 2 = 2 · artanh(1/3) */
function log2(): bigint {
  if (knownLog2 !== undefined) return knownLog2;
  let power = (one << 16n) / 3n;
  let sum = power;
  for (let k = 3n; power !== 0n; k += 2n) {
    power /= 9n;
    sum += power / k;
  }
  knownLog2 = (2n * sum) >> 16n;
  return knownLog2;
}

/** e^x as a value times 2^power. */
function exponential(x: bigint): { value: bigint; power: bigint } {
  const power = (x + (log2() >> 1n)) / log2() - (x + (log2() >> 1n) < 0n ? 1n : 0n);
  const rest = (x - power * log2()) >> 8n;
  let term = one;
  let sum = one;
  for (let k = 1n; term !== 0n && term !== -1n; k++) {
    term = times(term, rest) / k;
    sum += term;
  }
  for (let at = 0; at < 8; at++) sum = times(sum, sum);
  return { value: sum, power };
}

/** The natural logarithm of a positive double. */
function logarithm(x: number): bigint {
  const { mantissa, exponent } = binaryParts(x);
  return logarithmOf(fraction(mantissa), Math.log(mantissa)) + BigInt(exponent) * log2();
}

/** From a value that is good to a double: one step makes it three times as exact. */
function logarithmOf(x: bigint, guess: number): bigint {
  const y = fraction(guess);
  const { value, power } = exponential(y);
  const e = power >= 0n ? value << power : value >> -power;
  const step = over(x - e, x + e);
  return y + 2n * step + (2n * times(times(step, step), step)) / 3n;
}

/** Sine and cosine of an angle between -pi/4 and pi/4. */
function sineAndCosine(x: bigint): [bigint, bigint] {
  const square = times(x, x);
  let sine = x;
  let cosine = one;
  let termS = x;
  let termC = one;
  for (let k = 1n; termC !== 0n && termC !== -1n; k++) {
    termC = -times(termC, square) / ((2n * k - 1n) * 2n * k);
    termS = -times(termS, square) / (2n * k * (2n * k + 1n));
    cosine += termC;
    sine += termS;
  }
  return [sine, cosine];
}

/** Sine and cosine of any finite double. */
function anySineAndCosine(x: number): [bigint, bigint] {
  const exact = fraction(x) << (piScale - bits);
  const quarter = pi() >> 1n;
  const turns = (2n * exact + quarter) / (2n * quarter) - (2n * exact + quarter < 0n ? 1n : 0n);
  const rest = (exact - turns * quarter) >> (piScale - bits);
  const [sine, cosine] = sineAndCosine(rest);
  switch (((turns % 4n) + 4n) % 4n) {
    case 0n:
      return [sine, cosine];
    case 1n:
      return [cosine, -sine];
    case 2n:
      return [-sine, -cosine];
    default:
      return [-cosine, sine];
  }
}

/** So small that the result is the argument, or would be lost in the fraction. */
const tiny = 2 ** -40;

/** x + x³·third, for small x: the result is beside x. */
function nearArgument(x: number, third: number): number {
  if (x === 0 || Math.abs(x) < 2 ** -100) return x;
  return x + x * x * x * third;
}

export function sin(x: number): number {
  if (Math.abs(x) < tiny) return nearArgument(x, -1 / 6);
  return nearest(anySineAndCosine(x)[0]);
}

export function cos(x: number): number {
  return Math.abs(x) < tiny ? 1 - (x * x) / 2 : nearest(anySineAndCosine(x)[1]);
}

export function tan(x: number): number {
  if (Math.abs(x) < tiny) return nearArgument(x, 1 / 3);
  const [sine, cosine] = anySineAndCosine(x);
  return nearest(over(sine, cosine));
}

/** Infinite where it is too large. */
export function exp(x: number): number {
  if (Math.abs(x) < 2 ** -60) return 1 + x;
  if (x > 710) return Number.POSITIVE_INFINITY;
  if (x < -750) return 0;
  const { value, power } = exponential(fraction(x));
  return nearest(value, bits - power);
}

export function log(x: number): number {
  return nearest(logarithm(x));
}

/** As the C library does it: from the natural logarithm of x without its power of two. This is not rounded correctly, but the same. */
export function log10(x: number): number {
  const { exponent, mantissa } = binaryParts(x);
  const y = exponent < 0 ? exponent + 1 : exponent;
  const scaled = exponent < 0 ? mantissa / 2 : mantissa;
  const rest = y * 3.694239077158931e-13 + Math.LOG10E * log(scaled);
  return rest + y * 0.30102999566361177;
}

/** x = mantissa · 2^exponent with a mantissa from 1 to 2. */
function binaryParts(x: number): { mantissa: number; exponent: number } {
  let exponent = 0;
  let mantissa = x;
  if (mantissa < 2 ** -1022) {
    mantissa *= 2 ** 54;
    exponent -= 54;
  }
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, mantissa);
  const high = view.getUint32(0);
  exponent += (high >>> 20) - 1023;
  view.setUint32(0, (high & 0xfffff) | 0x3ff00000);
  return { mantissa: view.getFloat64(0), exponent };
}

export function logBase2(x: number): number {
  return nearest(over(logarithm(x), log2()));
}

/** The inverse tangent of a / b, with b > 0, from a value that is good to a double. */
function inverseTangent(a: bigint, b: bigint, guess: number): bigint {
  const y = fraction(guess);
  const [sine, cosine] = sineAndCosineOf(y);
  const top = times(a, cosine) - times(b, sine);
  const bottom = times(b, cosine) + times(a, sine);
  const step = over(top, bottom);
  return y + step - times(times(step, step), step) / 3n;
}

/** Of an angle up to pi. */
function sineAndCosineOf(x: bigint): [bigint, bigint] {
  const [sine, cosine] = sineAndCosine(x >> 2n);
  const double = ([s, c]: [bigint, bigint]): [bigint, bigint] => [2n * times(s, c), one - 2n * times(s, s)];
  return double(double([sine, cosine]));
}

export function atan(x: number): number {
  if (Math.abs(x) < tiny) return nearArgument(x, -1 / 3);
  if (Math.abs(x) > 2 ** 80) return Math.atan(x);
  return nearest(inverseTangent(fraction(x), one, Math.atan(x)));
}

/** Of finite values that are neither 0 nor very far apart; others are exact multiples of pi/4 or as small as a ratio. */
export function atan2(y: number, x: number): number {
  const guess = Math.atan2(y, x);
  const ratio = Math.abs(y / x);
  if (!(ratio > 2 ** -60 && ratio < 2 ** 60)) return guess;
  const scale = 2 ** -Math.floor(Math.log2(Math.max(Math.abs(x), Math.abs(y))));
  return nearest(inverseTangent(fraction(y * scale), fraction(x * scale), guess));
}

function root(value: bigint): bigint {
  return squareRoot(value << bits);
}

/** The integer square root. */
export function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

export function asin(x: number): number {
  if (Math.abs(x) < tiny) return nearArgument(x, 1 / 6);
  const sine = fraction(x);
  return nearest(inverseTangent(sine, root(one - times(sine, sine)), Math.asin(x)));
}

export function acos(x: number): number {
  if (x === 1) return 0;
  const cosine = fraction(x);
  return nearest(inverseTangent(root(one - times(cosine, cosine)), cosine, Math.acos(x)));
}

/** x^y of a positive x and finite values; infinite where it is too large. */
export function power(x: number, y: number): number {
  // An integer power is exact as a fraction, before it is rounded.
  if (Number.isInteger(y) && Math.abs(y) <= 64) return integerPower(x, y);
  const product = logarithm(x) * fraction(y);
  const exponent = product >> bits;
  if (exponent > 710n * one) return Number.POSITIVE_INFINITY;
  if (exponent < -750n * one) return 0;
  const { value, power } = exponential(exponent);
  return nearest(value, bits - power);
}

function integerPower(x: number, y: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  const raw = view.getBigUint64(0);
  const field = Number(raw >> 52n);
  const mantissa = field === 0 ? raw & mask : (raw & mask) | (1n << 52n);
  const exponent = (field === 0 ? 1 : field) - 1075;
  const size = mantissa ** BigInt(Math.abs(y));
  if (y >= 0) return nearest(size, BigInt(-exponent * y));
  const length = BigInt(size.toString(2).length + 128);
  const quotient = (1n << length) / size;
  // The last bit says that there is more, so that a half is not taken for exact.
  const sticky = quotient * size === 1n << length ? quotient : quotient | 1n;
  return nearest(sticky, length - BigInt(exponent * y));
}
