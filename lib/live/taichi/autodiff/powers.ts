import { Refusal } from '../../errors.ts';
import type { KernelExpression } from '../../kernel/expressions.ts';
import { binary, literal } from '../../kernel/forms.ts';
import { elementType } from '../../kernel/types.ts';
import type { GradientCode } from './code.ts';
import { binaryDerivative, type Derivative, unaryDerivative } from './derivatives.ts';

/** The largest exponent of which the language makes products. */
const largestExponent = 32;

/** The number that an expression is known to be when the kernel is compiled. */
export function knownNumber({ node }: KernelExpression): number | undefined {
  if (node.kind === 'constant') return Number(node.value);
  if (node.kind === 'cast') return knownNumber(node.operand);
  if (node.kind !== 'unary' || node.operator !== 'neg') return undefined;
  const operand = knownNumber(node.operand);
  return operand === undefined ? undefined : -operand;
}

/** A power with a known exponent, as the language computes it, and its derivative; none for an exponent of 0. */
export function powerDerivative(
  x: KernelExpression,
  exponent: number,
  code: GradientCode,
): { value: KernelExpression; derivative?: Derivative } {
  const number = literal(exponent, elementType(x.type));
  if (exponent === 0) return { value: literal(1, elementType(x.type)) };
  if (exponent === 0.5) return unaryDerivative('sqrt', x, code);
  const isProduct = Number.isInteger(exponent) && Math.abs(exponent) <= largestExponent;
  // The language's compiler ends the process.
  if (isProduct && exponent < 0) throw new Refusal('the gradient of a power with a negative exponent');
  if (isProduct) return repeatedProduct(x, exponent, code);
  const { left } = binaryDerivative('pow', x, number);
  return { value: code.hold(binary('pow', x, number)), derivative: left };
}

type Product = { factors: readonly KernelExpression[]; result: KernelExpression };

/** A power by squaring. */
function repeatedProduct(
  x: KernelExpression,
  exponent: number,
  code: GradientCode,
): { value: KernelExpression; derivative: Derivative } {
  const products: Product[] = [];
  const multiply = (left: KernelExpression, right: KernelExpression) => {
    const result = code.hold(binary('mul', left, right));
    products.push({ factors: [left, right], result });
    return result;
  };
  /** A product of earlier factors, times a power of two of `x` to the `rest`. */
  const raised = (rest: number, square: KernelExpression, earlier?: KernelExpression): KernelExpression => {
    if (rest === 1) return earlier ? multiply(earlier, square) : square;
    const isFactor = rest % 2 === 1;
    const product = isFactor && earlier ? multiply(earlier, square) : isFactor ? square : earlier;
    return raised(Math.floor(rest / 2), multiply(square, square), product);
  };
  const value = raised(exponent, x);
  return { value, derivative: (adjoint) => adjointOf(x, value, adjoint, products, code) };
}

/** Passes the adjoint of a result through the products that it was computed with. */
function adjointOf(
  x: KernelExpression,
  result: KernelExpression,
  adjoint: KernelExpression,
  products: readonly Product[],
  code: GradientCode,
): KernelExpression {
  const adjoints = new Map([[result, adjoint]]);
  for (const product of [...products].reverse()) {
    const given = adjoints.get(product.result) as KernelExpression;
    const [left, right] = product.factors as [KernelExpression, KernelExpression];
    for (const [factor, other] of [
      [left, right],
      [right, left],
    ] as const) {
      const part = binary('mul', given, other);
      const before = adjoints.get(factor);
      adjoints.set(factor, code.hold(before ? binary('add', before, part) : part));
    }
  }
  return adjoints.get(x) as KernelExpression;
}
