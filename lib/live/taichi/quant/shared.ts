import type { KernelExpression, StatementBlock } from '../../kernel/expressions.ts';
import { binary, choice, comparison, declared, failWhere, literal, unary } from '../../kernel/forms.ts';
import { bitCast, cast } from '../../kernel/operations.ts';
import { digitBits, exponentOffset } from './numbers.ts';
import type { Encoding } from './types.ts';

type Float = Extract<Encoding, { kind: 'float' }>;

/** Below this exponent of an `f32` a number may lose digits that it has: the language then reads other bits. */
const leastExponent = 32;

/**
 * What numbers with one exponent are once they are stored: each is rounded to digits of the largest one.
 * @param values a number for each member, variables
 */
export function sharedValues(
  values: readonly KernelExpression[],
  encodings: readonly Float[],
  block: StatementBlock,
): KernelExpression[] {
  const first = encodings[0] as Float;
  const exponents = values.map((value) => binary('and', binary('shr', bitCast(value, 'i32'), 23), 255));
  const largest = declared(
    exponents.reduce((most, one) => binary('max', most, one)),
    block,
  );
  checkExponent(largest, first, block);
  const power = declared(cast(bitCast(binary('shl', largest, 23), 'f32'), 'f64'), block);
  const hasDigits = comparison('gt', largest, exponentOffset(first));
  return values.map((value, at) => {
    const encoding = encodings[at] as Float;
    const size = binary('mul', digitsOf(value, power, encoding, block), power);
    return withSign(choice(hasDigits, size, literal(0, 'f64')), value, encoding, block);
  });
}

/** A number that is too large stops the kernel, and infinity, too. */
function checkExponent(largest: KernelExpression, encoding: Float, block: StatementBlock): void {
  const offset = exponentOffset(encoding);
  failWhere(comparison('ge', largest, Math.min(offset + 2 ** encoding.exponent, 255)), 'quant', block);
  if (offset >= leastExponent) return;
  const isSmall = comparison('lt', largest, leastExponent);
  failWhere(binary('and', isSmall, comparison('gt', largest, 0)), 'quant', block);
}

/** The absolute value of a number over the power of two of the largest, cut off after 24 digits and then rounded to those that are kept. */
function digitsOf(
  value: KernelExpression,
  power: KernelExpression,
  encoding: Float,
  block: StatementBlock,
): KernelExpression {
  const lost = 24 - digitBits(encoding);
  const ratio = binary('div', cast(unary('abs', value), 'f64'), power);
  const all = unary('floor', binary('mul', ratio, 2 ** 23));
  const rounded = binary('min', binary('add', all, 2 ** (lost - 1)), 2 ** 24 - 1);
  const digits = declared(unary('floor', binary('mul', rounded, 2 ** -lost)), block);
  const last = 2 ** (lost - 23);
  if (!encoding.isSigned) return binary('mul', digits, last);
  // The language reads a sign without digits as a quarter of the last one.
  const isNegative = comparison('lt', bitCast(value, 'i32'), 0);
  const hasNone = binary('and', isNegative, comparison('lt', digits, 1));
  return binary('mul', choice(hasNone, literal(0.25, 'f64'), digits), last);
}

function withSign(
  size: KernelExpression,
  value: KernelExpression,
  { isSigned }: Float,
  block: StatementBlock,
): KernelExpression {
  const number = declared(cast(size, 'f32'), block);
  if (!isSigned) return number;
  const isNegative = comparison('lt', bitCast(value, 'i32'), 0);
  return declared(choice(isNegative, unary('neg', number), number), block);
}
