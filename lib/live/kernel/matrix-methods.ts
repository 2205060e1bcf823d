import { Refusal } from '../errors.ts';
import { constant, type KernelExpression } from './expressions.ts';
import type { FunctionCompiler } from './function.ts';
import { CompilationError, componentOf, componentsOf } from './operations.ts';
import { entry, other, shapeOf, type TensorMethod } from './tensors.ts';

function cross(a: KernelExpression, b: KernelExpression, scope: FunctionCompiler): KernelExpression {
  const { builder } = scope;
  const term = (i: number, j: number) =>
    builder.binary(
      'sub',
      builder.binary('mul', componentOf(a, [i]), componentOf(b, [j])),
      builder.binary('mul', componentOf(a, [j]), componentOf(b, [i])),
    );
  if (shapeOf(a)[0] === 2) return term(0, 1);
  return builder.tensor([term(1, 2), term(2, 0), term(0, 1)], [3]);
}

/** A sum of products of entries that may stand beyond the matrix, where they come in again from the other side. */
function minor(tensor: KernelExpression, size: number, scope: FunctionCompiler) {
  const { builder } = scope;
  const at = (row: number, column: number) => entry(tensor, row % size, column % size);
  const times = (a: KernelExpression, b: KernelExpression) => builder.binary('mul', a, b);
  const minus = (a: KernelExpression, b: KernelExpression) => builder.binary('sub', a, b);
  const plus = (a: KernelExpression, b: KernelExpression) => builder.binary('add', a, b);
  return { at, times, minus, plus };
}

/** The part of the expansion of a 4 × 4 matrix without a row and a column. */
function threeByThree(
  tensor: KernelExpression,
  row: number,
  column: number,
  scope: FunctionCompiler,
): KernelExpression {
  const { at, times, minus, plus } = minor(tensor, 4, scope);
  const pair = (i: number, j: number) =>
    minus(times(at(i, column + 2), at(j, column + 3)), times(at(j, column + 2), at(i, column + 3)));
  const first = times(at(row + 1, column + 1), pair(row + 2, row + 3));
  const second = times(at(row + 2, column + 1), pair(row + 1, row + 3));
  const third = times(at(row + 3, column + 1), pair(row + 1, row + 2));
  return plus(minus(first, second), third);
}

function determinant(tensor: KernelExpression, scope: FunctionCompiler): KernelExpression {
  const [size = 0, columns] = shapeOf(tensor);
  const { builder } = scope;
  if (size !== columns || size > 4) throw new Refusal('the determinant of this matrix');
  const { at, times, minus, plus } = minor(tensor, size, scope);
  if (size === 1) return at(0, 0);
  if (size === 2) return minus(times(at(0, 0), at(1, 1)), times(at(0, 1), at(1, 0)));
  const pair = (i: number, j: number) => minus(times(at(i, 1), at(j, 2)), times(at(j, 1), at(i, 2)));
  if (size === 3)
    return plus(minus(times(at(0, 0), pair(1, 2)), times(at(1, 0), pair(0, 2))), times(at(2, 0), pair(0, 1)));
  let sum = times(at(0, 0), constant(0n, 'i32'));
  for (let row = 0; row < 4; row++) {
    const sign = builder.literal(row % 2 === 0 ? 1n : -1n);
    sum = builder.declare(plus(sum, times(sign, times(at(row, 0), threeByThree(tensor, row, 0, scope)))));
  }
  return sum;
}

function inverse(tensor: KernelExpression, scope: FunctionCompiler): KernelExpression {
  const [size = 0] = shapeOf(tensor);
  const { builder } = scope;
  const { at, times, minus } = minor(tensor, size, scope);
  const factor = builder.declare(builder.binary('trueDiv', builder.literal(1), determinant(tensor, scope)));
  const indices = Array.from({ length: size }, (_, one) => one);
  const matrix = (make: (i: number, j: number) => KernelExpression) =>
    builder.tensor(
      indices.flatMap((j) => indices.map((i) => builder.declare(make(i, j)))),
      [size, size],
    );
  if (size === 1) return builder.tensor([factor], [1, 1]);
  if (size === 2) {
    const negative = (one: KernelExpression) => builder.unary('neg', one);
    const adjugate = builder.tensor([at(1, 1), negative(at(0, 1)), negative(at(1, 0)), at(0, 0)], [2, 2]);
    return builder.binary('mul', factor, adjugate);
  }
  if (size === 3) {
    const made = matrix((i, j) =>
      minus(times(at(i + 1, j + 1), at(i + 2, j + 2)), times(at(i + 2, j + 1), at(i + 1, j + 2))),
    );
    return builder.binary('mul', factor, made);
  }
  if (size === 4) {
    const made = matrix((i, j) =>
      times(builder.literal((i + j) % 2 === 0 ? 1n : -1n), threeByThree(tensor, i, j, scope)),
    );
    return builder.binary('mul', factor, made);
  }
  throw new Refusal('the inverse of this matrix');
}

/** Methods of vectors and matrices that few programs call. */
export const matrixMethods: Readonly<Record<string, TensorMethod>> = {
  cross: (tensor, args, _keywords, scope) => cross(tensor, other(args, scope), scope),
  outer_product: (tensor, args, _keywords, scope) => {
    const right = componentsOf(other(args, scope));
    const left = componentsOf(tensor);
    const elements = left.flatMap((a) => right.map((b) => scope.builder.binary('mul', a, b)));
    return scope.builder.tensor(elements, [left.length, right.length]);
  },
  determinant: (tensor, _args, _keywords, scope) => determinant(tensor, scope),
  inverse: (tensor, _args, _keywords, scope) => inverse(tensor, scope),
  trace: (tensor, _args, _keywords, scope) => {
    const [size = 0, columns] = shapeOf(tensor);
    if (size !== columns)
      throw new CompilationError(
        'TaichiCompilationError',
        `expected a square matrix, got shape (${shapeOf(tensor).join(', ')})`,
      );
    const diagonal = Array.from({ length: size }, (_, at) => entry(tensor, at, at));
    return diagonal.reduce((sum, one) => scope.builder.declare(scope.builder.binary('add', sum, one)));
  },
};
