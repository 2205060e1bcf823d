import { Refusal } from '../errors.ts';
import { ListValue, TupleValue } from '../host/collections/lists.ts';
import { iterate } from '../host/protocol.ts';
import type { Keywords, Value } from '../host/values.ts';
import type { KernelBuilder } from './builder.ts';
import { type BinaryOperation, constant, KernelExpression } from './expressions.ts';
import type { FunctionCompiler } from './function.ts';
import { KernelObject } from './objects.ts';
import { CompilationError, cast, componentOf, componentsOf } from './operations.ts';
import { isTensor, type ScalarType, typeText } from './types.ts';

/** `ti.Vector([…])` and `ti.Matrix([[…], …])` in a kernel: rows are lists or vectors. */
export function matrixOf(
  values: Value,
  element: ScalarType | undefined,
  scope: FunctionCompiler,
): KernelExpression {
  const rows = [...iterate(values)];
  const [first] = rows;
  // In v1.7 a truth value of Python is an integer in a vector, and one of NumPy an error.
  if (!element && scope.builder.types.truth === 'u1' && rows.some(hasBoolean))
    throw new Refusal('a truth value of Python in a vector of a kernel');
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

function hasBoolean(value: Value): boolean {
  if (value instanceof ListValue || value instanceof TupleValue) return value.items.some(hasBoolean);
  return typeof value === 'boolean';
}

/** A function on a tensor that is called as a method: `v.norm()`. */
class BoundTensorMethod extends KernelObject {
  override readonly typeName = 'method';

  constructor(
    private readonly tensor: KernelExpression,
    private readonly method: TensorMethod,
  ) {
    super();
  }

  override callInKernel(args: readonly Value[], keywords: Keywords, scope: FunctionCompiler): Value {
    return this.method(this.tensor, args, keywords, scope);
  }
}

/** A function that is called as a method of a vector or matrix in a kernel. */
export type TensorMethod = (
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
  if (name === 'm') {
    if (type.shape.length > 1) return BigInt(type.shape[1] as number);
    if (scope.builder.version === 'v1.5.0') throw new Refusal('.m of a vector in a kernel of v1.5.0');
    throw new CompilationError('TaichiCompilationError', `Getting m of tensor type < 2D: ${typeText(type)}`);
  }
  const group = swizzles.find((letters) => [...name].every((letter) => letters.includes(letter)));
  if (group && name.length <= 4) return swizzle(tensor, name, group, scope);
  const method = methods[name] ?? scope.builder.matrixMethods[name];
  if (!method) throw new Refusal(`.${name} of a vector or matrix`);
  if (name === 'fill') return new BoundTensorMethod(tensor, method);
  // Methods take a copy, as functions of the language do; a constant needs none.
  return new BoundTensorMethod(tensor, (value, args, keywords, caller) =>
    method(scope.builder.declare(value), args, keywords, caller),
  );
}

/** What is wrong with the name of components, such as `xyz` of a vector of two. */
export function swizzleProblem(name: string, letters: string, count: number): string | undefined {
  const valid = letters.slice(0, count);
  if ([...name].every((letter) => valid.includes(letter))) return undefined;
  const list = (text: string) => [...text].map((letter) => `'${letter}'`).join(', ');
  return `vec${count} only has attributes=(${list([...valid].sort().join(''))}), got=(${list(name)}${name.length === 1 ? ',' : ''})`;
}

/** @throws Refusal for a slice or swizzle, of which v1.6 takes no components: its compiler stops with an assertion */
export function checkIsWhole({ node }: KernelExpression, { types }: Pick<KernelBuilder, 'types'>): void {
  if (node.kind === 'components' && types.truth === 'i32') throw new Refusal('components of components');
}

function swizzle(
  tensor: KernelExpression,
  name: string,
  letters: string,
  scope: FunctionCompiler,
): KernelExpression {
  const { type } = tensor;
  if (!isTensor(type) || type.shape.length !== 1) throw new Refusal(`.${name} of a matrix`);
  checkIsWhole(tensor, scope.builder);
  const count = type.shape[0] ?? 0;
  const problem = swizzleProblem(name, letters, count);
  if (problem !== undefined) throw new CompilationError('TaichiSyntaxError', problem);
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
  return builder.binary('and', reduce(nonzero, operator, scope), constant(1n, builder.types.truth));
}

/** An entry of a matrix. */
export function entry(tensor: KernelExpression, row: number, column: number): KernelExpression {
  return componentOf(tensor, [row, column]);
}

/** The extents of a vector or matrix. */
export function shapeOf({ type }: KernelExpression): readonly number[] {
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

/** The vector or matrix that a method gets. */
export function other(args: readonly Value[], scope: FunctionCompiler): KernelExpression {
  const [value] = args;
  if (value === undefined) throw new Refusal('this call without an argument');
  return scope.builder.declare(scope.asExpression(value));
}

function transpose(tensor: KernelExpression): KernelExpression {
  const { type } = tensor;
  if (!isTensor(type)) throw new Refusal('.transpose of a number');
  const [rows = 0, columns = 1] = type.shape;
  if (type.shape.length === 1)
    throw new CompilationError(
      'TaichiCompilationError',
      '`transpose()` cannot apply to a vector. If you want something like `a @ b.transpose()`, write `a.outer_product(b)` instead.',
    );
  const elements = Array.from({ length: columns }, (_, j) =>
    Array.from({ length: rows }, (_, i) => entry(tensor, i, j)),
  ).flat();
  return new KernelExpression(
    { kind: 'matrix', elements },
    { element: type.element, shape: [columns, rows] },
  );
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

const methods: Readonly<Record<string, TensorMethod>> = {
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
  transpose,
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
