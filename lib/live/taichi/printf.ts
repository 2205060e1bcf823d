import { Refusal } from '../errors.ts';
import { percentValue } from '../host/formatting/percent.ts';
import { floatRepr } from '../host/numbers.ts';
import { type PrintFormat, readFormat } from '../kernel/formats.ts';
import { bitsOf, isReal, isSigned, normal, type ScalarType } from '../kernel/types.ts';
import type { KernelMessage } from '../wasm/generate.ts';

/** The text of a print in a kernel, with the numbers that it has passed, as the language prints them on a CPU. */
export function formatMessage(
  { kind, line, parts }: KernelMessage,
  numbers: readonly (number | bigint)[],
): string {
  let next = 0;
  const take = () => {
    const number = numbers[next++] as number | bigint;
    // The language prints the sign of what is no number, too, which WebAssembly does not keep.
    if (Number.isNaN(number)) throw new Refusal('printing nan in a kernel', line);
    return number;
  };
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const { type, shape, format } = part;
      // The language reads each number in the message of an assert as one of 32 bits.
      if (kind === 'assert' && type !== 'i32' && type !== 'f32')
        throw new Refusal('this message of an assert in a kernel', line);
      if (kind === 'assert' && type === 'f32') return shortest(Number(take()));
      if (!shape) return formatNumber(take(), type, format);
      const list = (extents: readonly number[]): string => {
        const [extent = 0, ...rest] = extents;
        const items = Array.from({ length: extent }, () =>
          rest.length > 0 ? list(rest) : formatNumber(take(), type, format),
        );
        return `[${items.join(', ')}]`;
      };
      return list(shape);
    })
    .join('');
}

/** The fewest digits that are this 32-bit number: how the message of an assert has it. */
function shortest(value: number): string {
  if (value === 0) return floatRepr(value);
  for (let digits = 1; digits < 9; digits++) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return floatRepr(short);
  }
  return floatRepr(Number(value.toPrecision(9)));
}

/** `%d`, `%u`, `%f` and `%.12f`, or the format of the program, as C has it. */
function formatNumber(number: number | bigint, type: ScalarType, format = ''): string {
  const { flags, width, precision, letter } = readFormat(format) as PrintFormat;
  if (!isReal(type)) return integerText(number, type, { flags, width, precision, letter });
  const value = normal(Number(number), type);
  const places = precision ?? (type === 'f64' ? 12 : 6);
  return percentValue(
    value,
    letter || 'f',
    Number.isFinite(value) ? flags : flags.replace('0', ''),
    width,
    places,
  );
}

function integerText(
  number: number | bigint,
  type: ScalarType,
  { flags, width, precision, letter }: PrintFormat,
): string {
  const bits = bitsOf(type);
  const integer = isSigned(type) ? BigInt.asIntN(bits, BigInt(number)) : BigInt.asUintN(bits, BigInt(number));
  const base = /x/i.test(letter) ? 16 : letter === 'o' ? 8 : 10;
  const digits = (integer < 0n ? -integer : integer).toString(base).padStart(precision ?? 1, '0');
  const sign = integer < 0n ? '-' : (/\+/.exec(flags)?.[0] ?? (flags.includes(' ') ? ' ' : ''));
  const isFilled = flags.includes('0') && !flags.includes('-') && precision === undefined;
  const text = sign + digits.padStart(isFilled ? width - sign.length : 0, '0');
  return flags.includes('-')
    ? text.padEnd(width)
    : (letter === 'X' ? text.toUpperCase() : text).padStart(width);
}
