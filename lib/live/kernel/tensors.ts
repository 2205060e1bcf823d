import { Refusal } from '../errors.ts';
import { ListValue, TupleValue } from '../host/collections/lists.ts';
import { iterate } from '../host/protocol.ts';
import type { Keywords, Value } from '../host/values.ts';
import { type BinaryOperation, constant, KernelExpression } from './expressions.ts';
import type { FunctionCompiler } from './function.ts';
import { KernelObject } from './objects.ts';
import { CompilationError, cast, componentOf, componentsOf } from './operations.ts';
import { isTensor, type ScalarType } from './types.ts';

/** `ti.Vector([…])` and `ti.Matrix([[…], …])` in a kernel: rows are lists or vectors. */
export function matrixOf(
  values: Value,
  element: ScalarType | undefined,
  scope: FunctionCompiler,
): KernelExpression {
  const rows = [...iterate(values)];
  const [first] = rows;
  if (first === undefined)
    return new KernelExpression({ kind: 'matrix', elements: [] }, { element: 'i32', shape: [0] });
  const isRow = (value: Value) =>
    value instanceof ListValue ||
    value instanceof TupleValue ||
    (value instanceof KernelExpression && isTensor(value.type));
  if (!isRow(first)) {
    const elements = rows.map((row) => scope.asExpression(row));
    return scope.builder.tensor(elements, [elements.length], element);
  }
  const components = rows.map((row) =>
    row instanceof KernelExpression
      ? componentsOf(row)
      : [...iterate(row)].map((one) => scope.asExpression(one)),
  );
  const width = components[0]?.length ?? 0;
  if (components.some(({ length }) => length !== width))
    throw new Refusal('a matrix of rows of different lengths');
  return scope.builder.tensor(components.flat(), [rows.length, width], element);
}

/** A function on a tensor that is called as a method: `v.norm()`. */
class TensorMethod extends KernelObject {
  override readonly typeName = 'method';

  constructor(
    private readonly tensor: KernelExpression,
    private readonly method: Method,
  ) {
    super();
  }

  override callInKernel(args: readonly Value[], keywords: Keywords, scope: FunctionCompiler): Value {
    return this.method(this.tensor, args, keywords, scope);
  }
}

type Method = (
  tensor: KernelExpression,
  args: readonly Value[],
  keywords: Keywords,
  scope: FunctionCompiler,
) => Value;

const swizzles = ['xyzw', 'rgba', 'stpq'];

/** `v.x`, `v.xy`, `m.n`, `v.norm`. */
export function tensorAttribute(tensor: KernelExpression, name: string, scope: FunctionCompiler): Value {
  const { type } = tensor;
  if (!isTensor(type)) throw new Refusal(`.${name} of a number in a kernel`);
  if (name === 'n') return BigInt(type.shape[0] ?? 0);
  if (name === 'm') return BigInt(type.shape[1] ?? 1);
  const group = swizzles.find((letters) => [...name].every((letter) => letters.includes(letter)));
  if (group && name.length <= 4) return swizzle(tensor, name, group, scope);
  const method = methods[name];
  if (!method) throw new Refusal(`.${name} of a vector or matrix`);
  if (name === 'fill') return new TensorMethod(tensor, method);
  // Methods take a copy, as functions of the language do; a constant needs none.
  return new TensorMethod(tensor, (value, args, keywords, caller) =>
    method(scope.builder.declare(value), args, keywords, caller),
  );
}

function swizzle(
  tensor: KernelExpression,
  name: string,
  letters: string,
  scope: FunctionCompiler,
): KernelExpression {
  const { type } = tensor;
  if (!isTensor(type) || type.shape.length !== 1) throw new Refusal(`.${name} of a matrix`);
  const count = type.shape[0] ?? 0;
  const valid = letters.slice(0, count);
  if ([...name].some((letter) => !valid.includes(letter))) {
    const list = (text: string) => [...text].map((letter) => `'${letter}'`).join(', ');
    throw new CompilationError(
      'TaichiSyntaxError',
      `vec${count} only has attributes=(${list([...valid].sort().join(''))}), got=(${list(name)}${name.length === 1 ? ',' : ''})`,
    );
  }
  const places = [...name].map((letter) => letters.indexOf(letter));
  if (places.length > 1 && tensor.node.kind === 'element' && scope.builder.controlDepth === 0)
    throw new Refusal('several components of an element of a field outside of a loop');
  if (places.length === 1) return componentOf(tensor, [places[0] as number]);
  return new KernelExpression(
    { kind: 'components', tensor, places },
    { element: type.element, shape: [places.length] },
  );
}

/** All components, one after the other, with an operation between them. */
export function reduce(
  tensor: KernelExpression,
  operator: BinaryOperation,
  { builder }: FunctionCompiler,
): KernelExpression {
  const [first, ...rest] = componentsOf(tensor);
  if (!first) throw new Refusal('an empty vector');
  return rest.reduce(
    (result, component) => builder.declare(builder.binary(operator, result, component)),
    first,
  );
}

/** `any` and `all`: 0 or 1. */
export function reduceBits(
  tensor: KernelExpression,
  operator: 'and' | 'or',
  scope: FunctionCompiler,
): KernelExpression {
  const { builder } = scope;
  const nonzero = builder.binary('ne', tensor, constant(0n, 'i32'));
  return builder.binary('and', reduce(nonzero, operator, scope), constant(1n, 'i32'));
}

function entry(tensor: KernelExpression, row: number, column: number): KernelExpression {
  return componentOf(tensor, [row, column]);
}

function shapeOf({ type }: KernelExpression): readonly number[] {
  return isTensor(type) ? type.shape : [];
}

function normSquared(tensor: KernelExpression, scope: FunctionCompiler): KernelExpression {
  return reduce(scope.builder.binary('mul', tensor, tensor), 'add', scope);
}

function epsilon(args: readonly Value[], keywords: Keywords, scope: FunctionCompiler): KernelExpression {
  return scope.asExpression(args[0] ?? keywords.get('eps') ?? 0);
}

function norm(
  tensor: KernelExpression,
  args: readonly Value[],
  keywords: Keywords,
  scope: FunctionCompiler,
): KernelExpression {
  const { builder } = scope;
  return builder.unary(
    'sqrt',
    builder.binary('add', normSquared(tensor, scope), epsilon(args, keywords, scope)),
  );
}

function dot(a: KernelExpression, b: KernelExpression, scope: FunctionCompiler): KernelExpression {
  return reduce(scope.builder.binary('mul', a, b), 'add', scope);
}

function other(args: readonly Value[], scope: FunctionCompiler): KernelExpression {
  const [value] = args;
  if (value === undefined) throw new Refusal('this call without an argument');
  return scope.builder.declare(scope.asExpression(value));
}

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

function transpose(tensor: KernelExpression): KernelExpression {
  const { type } = tensor;
  if (!isTensor(type)) throw new Refusal('.transpose of a number');
  const [rows = 0, columns = 1] = type.shape;
  // A vector becomes a matrix of one row.
  if (type.shape.length === 1)
    return new KernelExpression(
      { kind: 'matrix', elements: componentsOf(tensor) },
      { element: type.element, shape: [1, rows] },
    );
  const elements = Array.from({ length: columns }, (_, j) =>
    Array.from({ length: rows }, (_, i) => entry(tensor, i, j)),
  ).flat();
  return new KernelExpression(
    { kind: 'matrix', elements },
    { element: type.element, shape: [columns, rows] },
  );
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

/** `a @ b`, also of a matrix and a vector. */
export function matrixProduct(
  left: KernelExpression,
  right: KernelExpression,
  scope: FunctionCompiler,
): KernelExpression {
  const { builder } = scope;
  const a = builder.declare(left);
  const b = builder.declare(right);
  const shapeA = shapeOf(a);
  const shapeB = shapeOf(b);
  if (shapeA.length === 1 && shapeB.length === 2) return matrixProduct(transpose(b), a, scope);
  if (shapeA.length === 1) return dot(a, b, scope);
  const [rows = 0, inner = 0] = shapeA;
  if (inner !== shapeB[0])
    throw new CompilationError(
      'TaichiCompilationError',
      `dimension mismatch between (${shapeA.join(', ')}) and (${shapeB.join(', ')}) for matrix multiplication`,
    );
  const columns = shapeB[1] ?? 1;
  const at = (row: number, column: number) => {
    const terms = Array.from({ length: inner }, (_, k) =>
      builder.binary(
        'mul',
        entry(a, row, k),
        shapeB.length === 1 ? componentOf(b, [k]) : entry(b, k, column),
      ),
    );
    const zero = builder.binary('mul', terms[0] as KernelExpression, constant(0n, 'i32'));
    return terms.reduce((sum, term) => builder.declare(builder.binary('add', sum, term)), zero);
  };
  const elements = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => at(row, column)),
  ).flat();
  return builder.tensor(elements, shapeB.length === 1 ? [rows] : [rows, columns]);
}

const methods: Readonly<Record<string, Method>> = {
  norm,
  norm_sqr: (tensor, _args, _keywords, scope) => normSquared(tensor, scope),
  norm_inv: (tensor, args, keywords, scope) => {
    const { builder } = scope;
    return builder.unary(
      'rsqrt',
      builder.binary('add', normSquared(tensor, scope), epsilon(args, keywords, scope)),
    );
  },
  normalized: (tensor, args, keywords, scope) => {
    const { builder } = scope;
    const length = builder.binary('add', norm(tensor, [], new Map(), scope), epsilon(args, keywords, scope));
    return builder.binary(
      'mul',
      builder.declare(builder.binary('trueDiv', builder.literal(1n), length)),
      tensor,
    );
  },
  sum: (tensor, _args, _keywords, scope) => reduce(tensor, 'add', scope),
  max: (tensor, _args, _keywords, scope) => reduce(tensor, 'max', scope),
  min: (tensor, _args, _keywords, scope) => reduce(tensor, 'min', scope),
  any: (tensor, _args, _keywords, scope) => reduceBits(tensor, 'or', scope),
  all: (tensor, _args, _keywords, scope) => reduceBits(tensor, 'and', scope),
  dot: (tensor, args, _keywords, scope) => dot(tensor, other(args, scope), scope),
  cross: (tensor, args, _keywords, scope) => cross(tensor, other(args, scope), scope),
  outer_product: (tensor, args, _keywords, scope) => {
    const right = componentsOf(other(args, scope));
    const left = componentsOf(tensor);
    const elements = left.flatMap((a) => right.map((b) => scope.builder.binary('mul', a, b)));
    return scope.builder.tensor(elements, [left.length, right.length]);
  },
  transpose,
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
  fill: (tensor, args, _keywords, scope) => {
    const [value] = args;
    if (value === undefined) throw new Refusal('.fill without a value');
    scope.builder.assign(tensor, scope.asExpression(value));
    return null;
  },
  cast: (tensor, args, _keywords, scope) => {
    const type = args[0] === undefined ? undefined : scope.scalarType(args[0]);
    if (!type) throw new Refusal('.cast to this type');
    return cast(tensor, type);
  },
};
