import { bitsOf, isReal, isSigned, type ScalarType } from '../kernel/types.ts';
import type { KernelMessage } from '../wasm/generate.ts';

/** The text of a print in a kernel, with the numbers that it has passed, as the language prints them on a CPU. */
export function formatMessage({ parts }: KernelMessage, numbers: readonly (number | bigint)[]): string {
  let next = 0;
  const take = () => numbers[next++] as number | bigint;
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const { type, shape, format } = part;
      if (!shape) return formatNumber(take(), type, format);
      const list = (extents: readonly number[]): string => {
        const [extent = 0, ...rest] = extents;
        const items = Array.from({ length: extent }, () =>
          rest.length > 0 ? list(rest) : formatNumber(take(), type),
        );
        return `[${items.join(', ')}]`;
      };
      return list(shape);
    })
    .join('');
}

/** `%d`, `%u`, `%f` and `%.12f`, or the format of the program, as C has it. */
function formatNumber(number: number | bigint, type: ScalarType, format = ''): string {
  const spec = /^([-+ #0]*)(\d*)(?:\.(\d+))?([a-zA-Z]?)$/.exec(format);
  const [, flags = '', width = '', precision, letter = ''] = spec ?? [];
  let text = isReal(type)
    ? realText(Number(number), precision ?? (type === 'f64' ? '12' : '6'), letter)
    : integerText(number, type, letter);
  if (flags.includes('+') && !text.startsWith('-')) text = `+${text}`;
  const pad = Number(width || 0);
  if (flags.includes('-')) return text.padEnd(pad);
  if (flags.includes('0')) {
    const sign = /^[-+]/.exec(text)?.[0] ?? '';
    return sign + text.slice(sign.length).padStart(pad - sign.length, '0');
  }
  return text.padStart(pad);
}

function integerText(number: number | bigint, type: ScalarType, letter: string): string {
  const bits = bitsOf(type);
  const integer = isSigned(type) ? BigInt.asIntN(bits, BigInt(number)) : BigInt.asUintN(bits, BigInt(number));
  if (letter === 'x' || letter === 'X') {
    const text = BigInt.asUintN(bits, integer).toString(16);
    return letter === 'X' ? text.toUpperCase() : text;
  }
  return integer.toString();
}

function realText(value: number, precision: string, letter: string): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  const places = Number(precision);
  if (letter === 'e' || letter === 'E') {
    const text = value.toExponential(places).replace(/e([-+])(\d)$/, 'e$10$2');
    return letter === 'E' ? text.toUpperCase() : text;
  }
  const text = fixedText(Math.abs(value), places);
  return value < 0 || Object.is(value, -0) ? `-${text}` : text;
}

/** `toFixed` rounds the exact value, but writes large numbers with an exponent. */
function fixedText(value: number, places: number): string {
  if (value < 1e21) return value.toFixed(places);
  return `${BigInt(value)}${places > 0 ? `.${'0'.repeat(places)}` : ''}`;
}
