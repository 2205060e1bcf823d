import { Refusal } from '../../errors.ts';
import type { BinaryOperation, KernelExpression, UnaryOperation } from '../../kernel/expressions.ts';
import { binary, choice, comparison, literal, unary } from '../../kernel/forms.ts';
import { cast } from '../../kernel/operations.ts';
import { elementType } from '../../kernel/types.ts';
import type { GradientCode } from './code.ts';

/** The adjoint of an operand, from that of the result. */
export type Derivative = (adjoint: KernelExpression) => KernelExpression;

type Operand = KernelExpression;

const add = (a: Operand, b: Operand) => binary('add', a, b);
const sub = (a: Operand, b: Operand | number) => binary('sub', a, b);
const mul = (a: Operand, b: Operand) => binary('mul', a, b);
const div = (a: Operand, b: Operand) => binary('div', a, b);
const neg = (a: Operand) => unary('neg', a);

/** A number of the type of another one. */
const like = (x: Operand, number: number) => literal(number, elementType(x.type));

/** `1 / sqrt(1 - x * x)` */
const arcSlope = (x: Operand) => div(like(x, 1), unary('sqrt', sub(like(x, 1), mul(x, x))));

/** The derivative of an operation on one number, from the number and the result. Those that are not here are errors of the language. */
const unaryDerivatives: Partial<Record<UnaryOperation, (x: Operand, value: Operand) => Derivative>> = {
  neg: () => neg,
  abs: (x) => (adjoint) => mul(adjoint, unary('sgn', x)),
  sin: (x) => (adjoint) => mul(adjoint, unary('cos', x)),
  cos: (x) => (adjoint) => neg(mul(adjoint, unary('sin', x))),
  tanh: (_, value) => (adjoint) => mul(adjoint, sub(like(value, 1), mul(value, value))),
  asin: (x) => (adjoint) => mul(adjoint, arcSlope(x)),
  acos: (x) => (adjoint) => mul(adjoint, neg(arcSlope(x))),
  exp: (_, value) => (adjoint) => mul(adjoint, value),
  log: (x) => (adjoint) => div(adjoint, x),
  sqrt: (x) => (adjoint) => mul(adjoint, div(like(x, 0.5), unary('sqrt', x))),
  rsqrt: (x) => (adjoint) => {
    const cube = binary('pow', unary('rsqrt', x), like(x, 3));
    return mul(adjoint, mul(like(x, -0.5), cube));
  },
};

/**
 * The result of an operation on one number, and its derivative.
 * @throws Refusal for an operation that the language does not differentiate
 */
export function unaryDerivative(
  operator: UnaryOperation,
  x: Operand,
  code: GradientCode,
): { value: Operand; derivative: Derivative } {
  const derivative = unaryDerivatives[operator];
  if (!derivative) throw new Refusal(`the gradient of ${operator}`);
  const value = code.hold(unary(operator, x));
  return { value, derivative: derivative(x, value) };
}

/** The derivatives by the two operands of an operation. */
type Derivatives = { left: Derivative; right: Derivative };

const same: Derivative = (adjoint) => adjoint;

const quotient = (x: Operand, y: Operand): Derivatives => ({
  left: (adjoint) => div(adjoint, y),
  right: (adjoint) => neg(div(mul(adjoint, x), mul(y, y))),
});

const binaryDerivatives: Partial<Record<BinaryOperation, (x: Operand, y: Operand) => Derivatives>> = {
  add: () => ({ left: same, right: same }),
  sub: () => ({ left: same, right: neg }),
  mul: (x, y) => ({ left: (adjoint) => mul(adjoint, y), right: (adjoint) => mul(adjoint, x) }),
  div: quotient,
  trueDiv: quotient,
  atan2: (x, y) => {
    const sum = add(mul(x, x), mul(y, y));
    return {
      left: (adjoint) => div(mul(adjoint, y), sum),
      right: (adjoint) => neg(div(mul(adjoint, x), sum)),
    };
  },
  pow: (x, y) => {
    const exponent = cast(y, elementType(x.type));
    const power = binary('pow', x, sub(exponent, 1));
    return {
      left: (adjoint) => mul(adjoint, mul(exponent, power)),
      right: (adjoint) => mul(adjoint, mul(unary('log', x), mul(x, power))),
    };
  },
  min: (x, y) => ofChosen(x, comparison('lt', x, y)),
  max: (x, y) => ofChosen(x, comparison('lt', y, x)),
};

/** Of two equal numbers the second one gets the gradient. */
function ofChosen(x: Operand, isFirst: Operand): Derivatives {
  const zero = like(x, 0);
  return {
    left: (adjoint) => choice(isFirst, adjoint, zero),
    right: (adjoint) => choice(isFirst, zero, adjoint),
  };
}

/**
 * The derivatives of an operation on two numbers.
 * @throws Refusal for an operation that the language does not differentiate
 */
export function binaryDerivative(operator: BinaryOperation, x: Operand, y: Operand): Derivatives {
  const derivatives = binaryDerivatives[operator];
  if (!derivatives) throw new Refusal(`the gradient of ${operator}`);
  return derivatives(x, y);
}
