import {
  constant,
  KernelExpression as Expression,
  type KernelExpression,
  type StatementBlock,
} from '../../kernel/expressions.ts';
import {
  binary,
  choice,
  comparison,
  declared,
  failWhere,
  literal,
  unary,
  whole,
} from '../../kernel/forms.ts';
import { bitCast, cast } from '../../kernel/operations.ts';
import { bitsOf, elementType, type ScalarType } from '../../kernel/types.ts';
import type { Encoding, QuantType } from './types.ts';

/**
 * What a store keeps of a number, and what a load makes of it, as `taichi/codegen/llvm/codegen_llvm_quant.cpp` computes it. All numbers
 * are those that a load gives: in memory they are as wide as the type that is computed with.
 */

/** The low bits of an integer, read with their sign. */
export function lowBits(value: KernelExpression, bits: number, isSigned: boolean): KernelExpression {
  const type = elementType(value.type);
  if (bits >= bitsOf(type)) return value;
  const kept = binary('and', value, literal((1n << BigInt(bits)) - 1n, type));
  if (!isSigned) return kept;
  const sign = literal(1n << BigInt(bits - 1), type);
  return binary('sub', binary('xor', kept, sign), sign);
}

type Fixed = Extract<Encoding, { kind: 'fixed' }>;

/** The type of the integers of a fixed-point type. */
export function digitsType({ isSigned }: Fixed): ScalarType {
  return isSigned ? 'i32' : 'u32';
}

/** The integer that a fixed-point number is kept as: that of the nearest step, with as many bits as there are. */
export function digitsOf(value: KernelExpression, encoding: Fixed, block: StatementBlock): KernelExpression {
  const { scale, bits, isSigned } = encoding;
  const rounded = elementType(value.type) === 'f32' ? roundedSingle : roundedDouble;
  const digits = cast(rounded(value, 1 / scale, block), digitsType(encoding));
  return lowBits(declared(digits, block), bits, isSigned);
}

/** The product and a half away from zero are one operation of the processor: they are rounded once. */
function roundedSingle(value: KernelExpression, factor: number, block: StatementBlock): KernelExpression {
  const wide = cast(value, 'f64');
  const product = declared(binary('mul', wide, constant(Math.fround(factor), 'f64')), block);
  return cast(binary('add', product, half(product)), 'f32');
}

/** The same of 64 bits: what the product lacks is added last. */
function roundedDouble(value: KernelExpression, factor: number, block: StatementBlock): KernelExpression {
  const [a, b] = [declared(value, block), constant(factor, 'f64')];
  const product = declared(binary('mul', a, b), block);
  const sum = binary('add', product, half(product));
  const [high, low] = parts(a, block);
  const [factorHigh, factorLow] = parts(b, block);
  const products: [KernelExpression, KernelExpression][] = [
    [high, factorLow],
    [low, factorHigh],
    [low, factorLow],
  ];
  const rest = products.reduce(
    (error, [x, y]) => binary('add', error, binary('mul', x, y)),
    binary('sub', binary('mul', high, factorHigh), product),
  );
  return truncated(declared(binary('add', sum, rest), block));
}

/** How much of a number the language's compiler may round in another way, where it joins several products. */
const doubt = { f32: 2 ** -22, f64: 2 ** -50 };

/**
 * Stops the kernel where a computed number is so close to the middle of two steps that it depends on the language's compiler which one is
 * kept. Where the scale is a power of two, all products with it are exact.
 */
export function checkMiddle(value: KernelExpression, { encoding }: QuantType, block: StatementBlock): void {
  if (encoding.kind !== 'fixed' || Number.isInteger(Math.log2(encoding.scale))) return;
  const product = binary('mul', cast(value, 'f64'), literal(1 / encoding.scale, 'f64'));
  const steps = declared(unary('abs', product), block);
  const fraction = binary('sub', steps, unary('floor', steps));
  const distance = unary('abs', binary('sub', fraction, 0.5));
  const most = binary('mul', steps, elementType(value.type) === 'f32' ? doubt.f32 : doubt.f64);
  failWhere(comparison('le', distance, most), 'quant', block);
}

/** A number without its fraction, so that −2³¹ − 0.5 fits 32 bits, too. */
function truncated(value: KernelExpression): KernelExpression {
  const rounded = (operator: 'floor' | 'ceil') =>
    new Expression({ kind: 'unary', operator, operand: value }, value.type);
  return choice(comparison('lt', value, constant(0, 'f64')), rounded('ceil'), rounded('floor'));
}

/** The upper and the lower half of the digits of a number. */
function parts(value: KernelExpression, block: StatementBlock): [KernelExpression, KernelExpression] {
  const scaled = declared(binary('mul', value, constant(2 ** 27 + 1, 'f64')), block);
  const high = declared(binary('sub', scaled, binary('sub', scaled, value)), block);
  return [high, binary('sub', value, high)];
}

function half(value: KernelExpression): KernelExpression {
  const type = elementType(value.type);
  return choice(comparison('lt', value, constant(0, type)), constant(-0.5, type), constant(0.5, type));
}

/** The number that an integer of a fixed-point type stands for. */
export function fixedValue(
  digits: KernelExpression,
  { scale }: Fixed,
  compute: ScalarType,
): KernelExpression {
  return binary(
    'mul',
    cast(digits, compute),
    constant(compute === 'f32' ? Math.fround(scale) : scale, compute),
  );
}

type Float = Extract<Encoding, { kind: 'float' }>;

/** How many digits a fraction has after the first, or with a shared exponent in all. */
export function digitBits({ bits, isSigned }: Float): number {
  return bits - (isSigned ? 1 : 0);
}

/** What is taken from the exponent of an `f32`. */
export function exponentOffset({ exponent }: Float): number {
  return 127 - 2 ** (exponent - 1) + 1;
}

/** A floating-point number with an exponent of its own: rounded to its digits; zero where it is too small. */
export function floatValue(
  value: KernelExpression,
  encoding: Float,
  block: StatementBlock,
): KernelExpression {
  const lost = 23 - digitBits(encoding);
  const given = bitCast(value, 'i32');
  const bits = declared(lost > 0 ? binary('add', given, 2 ** (lost - 1)) : given, block);
  const exponent = declared(binary('and', binary('sar', bits, 23), 255), block);
  const offset = exponentOffset(encoding);
  if (encoding.exponent < 8)
    failWhere(comparison('ge', exponent, offset + 2 ** encoding.exponent), 'quant', block);
  const kept = binary('and', bits, (encoding.isSigned ? -1 : 0x7fffffff) & -(2 ** lost));
  return bitCast(choice(comparison('gt', exponent, offset), kept, whole(0)), 'f32');
}

/** The number that a member keeps of a value; without the integers of fixed-point types. */
export function keptValue(
  value: KernelExpression,
  { encoding, compute }: QuantType,
  block: StatementBlock,
): KernelExpression {
  switch (encoding.kind) {
    case 'int':
      return lowBits(value, encoding.bits, encoding.isSigned);
    case 'fixed':
      return fixedValue(digitsOf(value, encoding, block), encoding, compute);
    case 'float':
      return floatValue(value, encoding, block);
  }
}
