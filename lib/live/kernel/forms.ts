import {
  type BinaryOperation,
  constant,
  type Failure,
  KernelExpression,
  type Statement,
  type StatementBlock,
  type Storage,
  type UnaryOperation,
  type Variable,
  variableExpression,
} from './expressions.ts';
import { elementType, isReal, type KernelType, type ScalarType } from './types.ts';

/** Short forms for expressions and statements that are written into kernels beside those of the program. */

/** An operation on two numbers of one type, which the result has, too. */
export function binary(
  operator: BinaryOperation,
  left: KernelExpression,
  right: KernelExpression | number,
): KernelExpression {
  const operand = typeof right === 'number' ? literal(right, elementType(left.type)) : right;
  return new KernelExpression({ kind: 'binary', operator, left, right: operand, line: 0 }, left.type);
}

/** A comparison of two numbers of one type. */
export function comparison(
  operator: 'lt' | 'le' | 'gt' | 'ge' | 'ne',
  left: KernelExpression,
  right: KernelExpression | number,
): KernelExpression {
  return new KernelExpression(binary(operator, left, right).node, 'i32');
}

/** An operation on one number. */
export function unary(operator: UnaryOperation, operand: KernelExpression): KernelExpression {
  return new KernelExpression({ kind: 'unary', operator, operand }, operand.type);
}

/** One of two values, by a number that is 0 or not. */
export function choice(
  test: KernelExpression,
  consequent: KernelExpression,
  otherwise: KernelExpression,
): KernelExpression {
  return new KernelExpression({ kind: 'select', test, consequent, otherwise }, consequent.type);
}

/** A constant of a type. */
export function literal(value: number | bigint, type: ScalarType): KernelExpression {
  return constant(isReal(type) ? Number(value) : BigInt(value), type);
}

/** A constant of 32 bits. */
export function whole(value: number): KernelExpression {
  return literal(value, 'i32');
}

export const zero = whole(0);
export const one = whole(1);

/** An element of a storage. */
export function elementOf(
  storage: Storage,
  indices: readonly KernelExpression[],
  line: number,
): KernelExpression {
  return new KernelExpression({ kind: 'element', storage, indices: [...indices], line }, storage.element);
}

/** A new variable with a value. */
export function declared(value: KernelExpression, block: StatementBlock): KernelExpression {
  const variable = unnamed(value.type);
  block.emit({ kind: 'declare', variable, value, line: block.line });
  return variableExpression(variable);
}

/** A variable that the program does not name. */
export function unnamed(type: KernelType): Variable {
  return { name: '', type };
}

/** The variable of a loop that the program does not name. */
export function counter(): Variable {
  return { name: '', type: 'i32', isConstant: true };
}

/** Statements for the case that a number is not zero. */
export function when(test: KernelExpression, consequent: Statement[], line: number): Statement {
  return { kind: 'if', test, consequent, otherwise: [], line };
}

/** Stops the kernel where a number is not zero. */
export function failWhere(test: KernelExpression, failure: Failure, block: StatementBlock): void {
  const { line } = block;
  block.emit(when(test, [{ kind: 'fail', failure, line }], line));
}
