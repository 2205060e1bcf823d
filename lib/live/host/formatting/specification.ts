import { Refusal } from '../../errors.ts';
import { overflowError, type PythonError, typeError, valueError } from '../errors.ts';
import { str } from '../forward.ts';
import { fixed, floatRepr, significant, toFloat, withExponent } from '../numbers.ts';
import { typeNameOf } from '../protocol.ts';
import { PythonObject, type Value } from '../values.ts';

/** A format specification, such as `>8.3f`. */
export type Spec = {
  fill: string;
  align: string | undefined;
  sign: string;
  isAlternative: boolean;
  hasZero: boolean;
  width: number;
  grouping: string;
  precision: number | undefined;
  type: string;
};

function parseSpec(text: string, value: Value): Spec {
  const match =
    /^(?:(.)?([<>=^]))?([-+ ])?(z)?(#)?(0)?(\d+)?([,_])?(?:\.(\d+))?(.)?$/su.exec(text) ??
    /^()([<>=^])?([-+ ])?(z)?(#)?(0)?(\d+)?([,_])?(?:\.(\d+))?(.)?$/su.exec(text);
  if (!match) {
    if (/\.(\D|$)/.test(text)) throw valueError('Format specifier missing precision');
    throw valueError(`Invalid format specifier '${text}' for object of type '${typeNameOf(value)}'`);
  }
  const [, fill, align, sign, z, alternative, zero, width, grouping, precision, type] = match;
  if (z) throw new Refusal('the format option `z`');
  const shownType = type ?? (typeof value === 'string' ? 's' : 'd');
  const groupable = grouping === '_' ? 'deEfFgG%boxX' : 'deEfFgG%';
  if (grouping && !groupable.includes(shownType))
    throw valueError(`Cannot specify '${grouping}' with '${shownType}'.`);
  return {
    fill: fill || (zero ? '0' : ' '),
    align: align ?? (zero ? '=' : undefined),
    sign: sign ?? '',
    isAlternative: alternative !== undefined,
    hasZero: zero !== undefined && align === undefined,
    width: width === undefined ? 0 : Number(width),
    grouping: grouping ?? '',
    precision: precision === undefined ? undefined : Number(precision),
    type: type ?? '',
  };
}

/** `format(value, text)` */
export function formatValue(value: Value, text: string): string {
  if (text === '') {
    const own = value instanceof PythonObject ? value.format('') : undefined;
    return own ?? str(value);
  }
  if (value instanceof PythonObject) {
    const found = value.format(text);
    if (found !== undefined) return found;
    throw typeError(`unsupported format string passed to ${typeNameOf(value)}.__format__`);
  }
  if (value === null) throw typeError('unsupported format string passed to NoneType.__format__');
  const spec = parseSpec(text, value);
  if (typeof value === 'string') return formatText(value, spec);
  if (typeof value === 'boolean') return formatInt(BigInt(value), spec, value);
  return typeof value === 'bigint' ? formatInt(value, spec, value) : formatFloat(value, spec, value);
}

function unknownCode(spec: Spec, value: Value): PythonError {
  return valueError(`Unknown format code '${spec.type}' for object of type '${typeNameOf(value)}'`);
}

function pad(text: string, spec: Spec, otherwise: string): string {
  const missing = spec.width - Array.from(text).length;
  if (missing <= 0) return text;
  const align = spec.align ?? otherwise;
  const left = align === '<' ? 0 : align === '^' ? missing >> 1 : missing;
  return spec.fill.repeat(left) + text + spec.fill.repeat(missing - left);
}

function formatText(value: string, spec: Spec): string {
  if (spec.type !== '' && spec.type !== 's') throw unknownCode(spec, value);
  if (spec.sign)
    throw valueError(`${spec.sign === ' ' ? 'Space' : 'Sign'} not allowed in string format specifier`);
  if (spec.isAlternative) throw valueError('Alternate form (#) not allowed in string format specifier');
  if (spec.align === '=' && !spec.hasZero)
    throw valueError("'=' alignment not allowed in string format specifier");
  const text = spec.precision === undefined ? value : Array.from(value).slice(0, spec.precision).join('');
  return pad(text, spec.align === '=' ? { ...spec, align: '<' } : spec, '<');
}

/** Puts sign, prefix, grouped digits and the rest together, to the width. */
function assemble(isNegative: boolean, prefix: string, whole: string, rest: string, spec: Spec): string {
  const sign = isNegative ? '-' : spec.sign.replace('-', '');
  const head = sign + prefix;
  const size = spec.grouping && /[boxX]/.test(spec.type) ? 4 : 3;
  let digits = group(whole, size, spec.grouping);
  if ((spec.align ?? '>') === '=') {
    if (spec.fill === '0' && spec.grouping) {
      let zeros = whole;
      while (head.length + digits.length + rest.length < spec.width) {
        zeros = `0${zeros}`;
        digits = group(zeros, size, spec.grouping);
      }
    }
    const missing = Math.max(0, spec.width - head.length - digits.length - rest.length);
    return head + spec.fill.repeat(missing) + digits + rest;
  }
  return pad(head + digits + rest, spec, '>');
}

function group(digits: string, size: number, separator: string): string {
  if (!separator) return digits;
  const parts: string[] = [];
  for (let end = digits.length; end > 0; end -= size)
    parts.unshift(digits.slice(Math.max(0, end - size), end));
  return parts.join(separator);
}

export function formatInt(value: bigint, spec: Spec, original: Value): string {
  if (spec.type !== '' && 'eEfFgG%'.includes(spec.type)) return formatFloat(toFloat(value), spec, original);
  if (spec.type === 'n') throw new Refusal('the format type `n`');
  const bases: Record<string, [number, string]> = {
    '': [10, ''],
    d: [10, ''],
    b: [2, '0b'],
    o: [8, '0o'],
    x: [16, '0x'],
    X: [16, '0X'],
  };
  if (spec.precision !== undefined) {
    if (spec.type in bases || spec.type === 'c')
      throw valueError('Precision not allowed in integer format specifier');
    throw unknownCode(spec, original);
  }
  if (spec.type === 'c') {
    if (spec.sign) throw valueError("Sign not allowed with integer format specifier 'c'");
    if (spec.isAlternative)
      throw valueError("Alternate form (#) not allowed with integer format specifier 'c'");
    if (value >= 2n ** 63n || value < -(2n ** 63n))
      throw overflowError('Python int too large to convert to C long');
    if (value < 0n || value > 0x10ffffn) throw overflowError('%c arg not in range(0x110000)');
    return pad(String.fromCodePoint(Number(value)), spec, '<');
  }
  const base = bases[spec.type];
  if (!base) throw unknownCode(spec, original);
  const digits = (value < 0n ? -value : value).toString(base[0]);
  const shown = spec.type === 'X' ? digits.toUpperCase() : digits;
  return assemble(value < 0n, spec.isAlternative ? base[1] : '', shown, '', spec);
}

export function formatFloat(value: number, spec: Spec, original: Value): string {
  if (spec.type === 'n') throw new Refusal('the format type `n`');
  if (spec.type !== '' && !'eEfFgG%'.includes(spec.type)) throw unknownCode(spec, original);
  const text = floatText(value, spec);
  const [, whole = '', rest = ''] = /^(\d*)(.*)$/s.exec(text) ?? [];
  const isNegative = value < 0 || Object.is(value, -0);
  if (whole === '') return assemble(isNegative, '', rest, '', { ...spec, grouping: '' });
  return assemble(isNegative, '', whole, rest, spec);
}

/** The text of |value|. */
function floatText(value: number, spec: Spec): string {
  const { type, precision } = spec;
  const lower = type.toLowerCase();
  if (!Number.isFinite(value)) {
    const name = (Number.isNaN(value) ? 'nan' : 'inf') + (type === '%' ? '%' : '');
    return type === 'E' || type === 'F' || type === 'G' ? name.toUpperCase() : name;
  }
  const size = Math.abs(value);
  const point = spec.isAlternative ? '.' : '';
  if (lower === 'f' || type === '%') {
    const percent = type === '%';
    const text = fixed(percent ? size * 100 : size, precision ?? 6);
    return text + (precision === 0 ? point : '') + (percent ? '%' : '');
  }
  if (lower === 'e') {
    const { digits, exponent } = significant(size, (precision ?? 6) + 1);
    const text = withExponent(digits, exponent, spec.isAlternative);
    return type === 'E' ? text.toUpperCase() : text;
  }
  if (type === '' && precision === undefined)
    return spec.isAlternative ? floatRepr(size).replace(/^(\d+)e/, '$1.e') : floatRepr(size);
  const text = general(size, Math.max(precision ?? 6, 1), spec);
  return type === 'G' ? text.toUpperCase() : text;
}

/** Type `g`, and no type, which keeps a digit after the point. */
function general(size: number, precision: number, spec: Spec): string {
  const keepsDigit = spec.type === '';
  const { digits, exponent } = significant(size, precision);
  const shown = spec.isAlternative ? digits : digits.replace(/0+$/, '') || '0';
  if (exponent < -4 || exponent >= precision - (keepsDigit ? 1 : 0))
    return withExponent(shown, exponent, spec.isAlternative);
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${shown}`;
  const whole = shown.padEnd(exponent + 1, '0');
  const rest = whole.slice(exponent + 1);
  if (rest) return `${whole.slice(0, exponent + 1)}.${rest}`;
  return whole + (keepsDigit ? '.0' : spec.isAlternative ? '.' : '');
}
