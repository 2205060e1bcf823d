import { constant, KernelExpression, type Statement, type Storage } from '../../kernel/expressions.ts';

export const zero = constant(0n, 'i32');
export const one = constant(1n, 'i32');

/** A constant of 32 bits. */
export function whole(value: number): KernelExpression {
  return constant(BigInt(value), 'i32');
}

/** An element of a storage in a kernel. */
export function elementOf(
  storage: Storage,
  indices: readonly KernelExpression[],
  line: number,
): KernelExpression {
  return new KernelExpression({ kind: 'element', storage, indices: [...indices], line }, storage.element);
}

/** An operation on integers of 32 bits. */
export function integer(
  operator: 'add' | 'sub' | 'mul' | 'div',
  left: KernelExpression,
  right: KernelExpression,
  line: number,
): KernelExpression {
  return new KernelExpression({ kind: 'binary', operator, left, right, line }, 'i32');
}

/** A comparison of integers of 32 bits. */
export function comparison(
  operator: 'lt' | 'le' | 'ne',
  left: KernelExpression,
  right: KernelExpression,
  line: number,
): KernelExpression {
  return new KernelExpression({ kind: 'binary', operator, left, right, line }, 'i32');
}

/** Statements for the case that a number is not zero. */
export function when(test: KernelExpression, consequent: Statement[], line: number): Statement {
  return { kind: 'if', test, consequent, otherwise: [], line };
}
