import type { NumpyArray } from './array.ts';
import { type ArrayData, type Dtype, dtypes, type Element } from './dtypes.ts';
import { exponentText, positional, scalarText, scientific, scientificExactly } from './floats.ts';
import { shapeRepr } from './layout.ts';

/** Arrays as NumPy prints them, with its usual options. */

const precision = 8;
const threshold = 1000;
const edge = 3;
const lineWidth = 75;

/** `str(array)` */
export function arrayStr(array: NumpyArray): string {
  if (array.rank === 0) return scalarText(array.dtype, array.first);
  return arrayText(array, ' ', '', lineWidth);
}

/** `repr(array)` */
export function arrayRepr(array: NumpyArray): string {
  const { dtype, size, shape } = array;
  const isImplied = (dtype === dtypes.int64 || dtype === dtypes.float64 || dtype === dtypes.bool) && size > 0;
  const isShown = size > 0 || (shape.length === 1 && shape[0] === 0);
  const text = isShown ? arrayText(array, ', ', 'array(', lineWidth - 1) : `[], shape=${shapeRepr(shape)}`;
  const found = `array(${text}${isImplied ? ')' : ','}`;
  if (isImplied) return found;
  const type = `dtype=${dtype.name})`;
  const last = found.length - (found.lastIndexOf('\n') + 1);
  return `${found}${last + type.length + 1 > lineWidth ? '\n      ' : ' '}${type}`;
}

function arrayText(array: NumpyArray, separator: string, prefix: string, width: number): string {
  if (array.size === 0) return '[]';
  if (array.rank === 0) return formatOf(array.dtype, array.items(), 0)(array.first);
  const isSummary = array.size > threshold;
  const format = formatOf(array.dtype, shownItems(array, isSummary), array.rank);
  return new Layout(array, format, separator, isSummary).text(' '.repeat(prefix.length + 1), width);
}

/** The items that are printed: of a large array only those at the ends of each axis. */
function shownItems(array: NumpyArray, isSummary: boolean): ArrayData {
  if (!isSummary) return array.items();
  const { shape, strides, data, offset, dtype } = array;
  const pick = shape.map((length) =>
    Array.from({ length }, (_, at) => at).filter(
      (at) => length <= 2 * edge || at < edge || at >= length - edge,
    ),
  );
  let places = [offset];
  pick.forEach((chosen, axis) => {
    places = places.flatMap((place) => chosen.map((at) => place + at * (strides[axis] ?? 0)));
  });
  const found = dtype.allocate(places.length);
  places.forEach((place, at) => {
    found[at] = data[place] as never;
  });
  return found;
}

type Format = (value: Element) => string;

function formatOf(dtype: Dtype, items: ArrayData, rank: number): Format {
  if (dtype.kind === 'b') return (value) => (value ? (rank === 0 ? 'True' : ' True') : 'False');
  if (dtype.kind === 'f') return floatFormat(dtype, items as Float64Array);
  let width = 0;
  for (const item of items) width = Math.max(width, String(item).length);
  return (value) => String(value).padStart(width);
}

function floatFormat(dtype: Dtype, items: Float64Array): Format {
  const finite: number[] = [];
  let [least, most, hasOther, hasNegativeInfinity] = [Number.POSITIVE_INFINITY, 0, false, false];
  for (const item of items) {
    if (!Number.isFinite(item)) {
      hasOther = true;
      hasNegativeInfinity ||= item < 0;
      continue;
    }
    finite.push(item);
    const size = Math.abs(item);
    if (size === 0) continue;
    least = Math.min(least, size);
    most = Math.max(most, size);
  }
  const quotient = most / least;
  const ratio = dtype === dtypes.float32 ? Math.fround(quotient) : quotient;
  const hasExponent = most > 0 && (most >= 1e8 || least < 1e-4 || ratio > 1000);
  const made = hasExponent ? exponentFormat(dtype, finite) : pointFormat(dtype, finite);
  let { left } = made;
  const { right, show } = made;
  if (hasOther) left = Math.max(left, 3 - right - 1, (hasNegativeInfinity ? 4 : 3) - right - 1);
  return (value) => {
    const number = Number(value);
    if (Number.isNaN(number)) return 'nan'.padStart(left + right + 1);
    if (!Number.isFinite(number)) return (number < 0 ? '-inf' : 'inf').padStart(left + right + 1);
    return show(number, left);
  };
}

/** Width before the point and after it, and how a number is shown. */
type FloatFormat = { left: number; right: number; show: (value: number, left: number) => string };

function pointFormat(dtype: Dtype, finite: readonly number[]): FloatFormat {
  let [left, right] = [0, 0];
  for (const one of finite) {
    const [whole, rest] = positional(one, dtype, precision);
    left = Math.max(left, whole.length);
    right = Math.max(right, rest.length);
  }
  const show = (value: number, width: number) => {
    const [whole, rest] = positional(value, dtype, precision);
    return `${whole.padStart(width)}.${rest.padEnd(right)}`;
  };
  return { left, right, show };
}

function exponentFormat(dtype: Dtype, finite: readonly number[]): FloatFormat {
  let [left, digits, size] = [0, 0, 2];
  for (const one of finite) {
    const [whole, rest, exponent] = scientific(one, dtype, precision);
    left = Math.max(left, whole.length);
    digits = Math.max(digits, rest.length);
    size = Math.max(size, String(Math.abs(exponent)).length);
  }
  const show = (value: number, width: number) => {
    const [whole, rest, exponent] = scientificExactly(value, dtype, digits);
    return `${whole.padStart(width)}.${rest}${exponentText(exponent, size)}`;
  };
  return { left, right: size + 2 + digits, show };
}

/** Puts the items of an array into lines and brackets. */
class Layout {
  constructor(
    private readonly array: NumpyArray,
    private readonly format: Format,
    private readonly separator: string,
    private readonly isSummary: boolean,
  ) {}

  text(indent: string, width: number): string {
    return this.axis(0, this.array.offset, indent, width);
  }

  private axis(axis: number, offset: number, indent: string, width: number): string {
    const { shape, strides, data, rank } = this.array;
    const [length, stride] = [shape[axis] ?? 0, strides[axis] ?? 0];
    const isShort = this.isSummary && 2 * edge < length;
    const places = Array.from({ length }, (_, at) => at).filter(
      (at) => !isShort || at < edge || at >= length - edge,
    );
    const words = (make: (place: number) => string) => {
      const found = places.map((at) => make(offset + at * stride));
      if (isShort) found.splice(edge, 0, '...');
      return found;
    };
    if (axis === rank - 1)
      return this.row(
        words((place) => this.format(data[place] ?? 0)),
        indent,
        width,
      );
    const parts = words((place) => this.axis(axis + 1, place, `${indent} `, width - 1));
    const between = this.separator.trimEnd() + '\n'.repeat(rank - axis - 1);
    return `[${parts.join(between + indent)}]`;
  }

  private row(words: readonly string[], indent: string, width: number): string {
    const room = width - Math.max(this.separator.trimEnd().length, 1);
    let text = '';
    let line = indent;
    words.forEach((word, at) => {
      if (line.length + word.length > room && line.length > indent.length) {
        text += `${line.trimEnd()}\n`;
        line = indent;
      }
      line += word;
      if (at < words.length - 1) line += this.separator;
    });
    return `[${(text + line).slice(indent.length)}]`;
  }
}
