import { Refusal } from '../errors.ts';
import { ListValue, TupleValue } from '../host/collections/lists.ts';
import { PythonError, typeError } from '../host/errors.ts';
import {
  binaryOperation,
  compareValues,
  iterate,
  str,
  toIndex,
  typeNameOf,
  unaryOperation,
} from '../host/operations.ts';
import { current } from '../host/state.ts';
import { type Keywords, NativeFunction, type Value } from '../host/values.ts';
import type { KernelBuilder } from '../kernel/builder.ts';
import { ofNumpy } from '../kernel/builtins.ts';
import { KernelExpression } from '../kernel/expressions.ts';
import type { FunctionCompiler } from '../kernel/function.ts';
import { KernelObject } from '../kernel/objects.ts';
import { CompilationError, componentsOf, type DefaultTypes } from '../kernel/operations.ts';
import { swizzleProblem } from '../kernel/tensors.ts';
import { isReal, type ScalarType } from '../kernel/types.ts';
import { dtypes, NumpyScalar } from '../numpy/numpy.ts';
import { arrayOf, isArray, valuesOf } from './arrays.ts';

/** Reads and writes the components of an element of a field, by their place. */
export type Access = { read: (place: number) => Value; write: (place: number, value: Value) => void };

/**
 * A vector or matrix of Python. Its components are its own, or those of an element of a field: `x[3][0] = 1.0` writes into the field.
 */
export class Matrix extends KernelObject {
  override readonly typeName = 'Matrix';
  private readonly own: Value[];

  constructor(
    readonly shape: readonly number[],
    components: readonly Value[],
    readonly dtype?: ScalarType,
    private readonly access?: Access,
  ) {
    super();
    this.own = [...components];
  }

  get count(): number {
    return this.shape.reduce((product, extent) => product * extent, 1);
  }

  component(place: number): Value {
    return this.access ? this.access.read(place) : (this.own[place] as Value);
  }

  setComponent(place: number, value: Value): void {
    if (this.access) this.access.write(place, value);
    else this.own[place] = this.converted(value);
  }

  /** A component as the array of NumPy behind it stores it. */
  private converted(given: Value): Value {
    const value = given instanceof NumpyScalar ? given.plain : given;
    const isWhole = this.dtype ? !isReal(this.dtype) : this.own.every((one) => typeof one === 'bigint');
    if (isWhole && typeof value === 'number') return BigInt(Math.trunc(value));
    if (!isWhole && typeof value === 'bigint') return Number(value);
    if (this.dtype === 'f32' && typeof value === 'number') return Math.fround(value);
    return value;
  }

  /** A component as a program gets it: of a vector of `f32` a number of NumPy. */
  private number(place: number): Value {
    const value = this.component(place);
    return this.isSingle && typeof value === 'number' ? new NumpyScalar(dtypes.float32, value) : value;
  }

  /** Whether NumPy computes with 32 bits for it. */
  get isSingle(): boolean {
    return this.dtype === 'f32' && !this.access;
  }

  components(): Value[] {
    return Array.from({ length: this.count }, (_, place) => this.component(place));
  }

  private place(index: Value): number {
    const indices = index instanceof TupleValue || index instanceof ListValue ? index.items : [index];
    if (indices.length !== this.shape.length)
      throw new PythonError('AssertionError', `Expected ${this.shape.length} indices, got ${indices.length}`);
    return indices.reduce<number>((place, one, axis) => {
      const at = toIndex(one);
      const extent = this.shape[axis] as number;
      if (at === undefined) throw new Refusal('a slice of a vector or matrix in Python');
      if (at < BigInt(-extent) || at >= BigInt(extent))
        throw new PythonError(
          'IndexError',
          `index ${at} is out of bounds for axis ${axis} with size ${extent}`,
        );
      return place * extent + Number(at < 0n ? at + BigInt(extent) : at);
    }, 0);
  }

  override item(index: Value): Value {
    return this.number(this.place(index));
  }

  override setItem(index: Value, value: Value): boolean {
    this.setComponent(this.place(index), value);
    return true;
  }

  /** Stores all components of another vector, matrix or list. */
  setAll(value: Value): void {
    const values = value instanceof Matrix ? value.components() : flattened(value);
    if (values.length < this.count) throw new PythonError('IndexError', 'list index out of range');
    for (let place = 0; place < this.count; place++) this.setComponent(place, values[place] as Value);
  }

  override length(): number {
    return this.shape[0] ?? 0;
  }

  override iterate(): Iterable<Value> {
    return this.rows();
  }

  private rows(): Value[] {
    if (this.shape.length === 1) return this.components().map((_, place) => this.number(place));
    const [rows = 0, columns = 0] = this.shape;
    return Array.from(
      { length: rows },
      (_, row) =>
        new ListValue(Array.from({ length: columns }, (_, column) => this.component(row * columns + column))),
    );
  }

  toArray(): Value {
    return arrayOf(this.components(), this.shape, this.access ? undefined : this.dtype);
  }

  override str(): string {
    if (current.isCompiling) throw new Refusal('a vector or matrix from outside of the kernel as text');
    return this.repr();
  }

  override repr(): string {
    return str(this.toArray());
  }

  override isTrue(): boolean {
    return this.count > 0;
  }

  override attribute(name: string): Value | undefined {
    const group = ['xyzw', 'rgba', 'stpq'].find((letters) =>
      [...name].every((letter) => letters.includes(letter)),
    );
    if (group && this.shape.length === 1 && name.length <= 4) {
      const places = [...name].map((letter) => group.indexOf(letter));
      checkSwizzle(name, group, this.count);
      return places.length === 1
        ? this.number(places[0] as number)
        : vectorOf(
            places.map((place) => this.component(place)),
            this.isSingle ? 'f32' : undefined,
          );
    }
    if (name === 'n') return BigInt(this.shape[0] ?? 0);
    if (name === 'm') return BigInt(this.shape[1] ?? 1);
    if (name === 'shape') return undefined;
    const method = methods[name];
    if (!method) return undefined;
    if (this.isSingle && reductions.has(name)) throw new Refusal(`${name} of a vector of f32 in Python`);
    return new NativeFunction(name, (args, keywords) => {
      const count = argumentCounts[name] ?? 0;
      if (keywords.size > 0 || args.length > count)
        throw new Refusal(`.${name} of a vector or matrix with these arguments`);
      return method(this, args, keywords);
    });
  }

  override setAttribute(name: string, value: Value): boolean {
    const group = ['xyzw', 'rgba', 'stpq'].find((letters) =>
      [...name].every((letter) => letters.includes(letter)),
    );
    if (!group || this.shape.length !== 1 || name.length > 4) return false;
    checkSwizzle(name, group, this.count);
    const values = name.length === 1 ? [value] : [...iterate(value)];
    if (values.length !== name.length)
      throw new PythonError('TaichiRuntimeError', `value len does not match the swizzle pattern=${name}`);
    for (const [at, letter] of [...name].entries())
      this.setComponent(group.indexOf(letter), values[at] as Value);
    return true;
  }

  override binary(operator: string, other: Value, isReflected: boolean): Value | undefined {
    const array = this.toArray();
    if (operator === '@') throw new Refusal('`@` of matrices in Python');
    const right = other instanceof Matrix ? other.toArray() : other;
    if (!(other instanceof Matrix) && typeof other === 'object' && !isArray(other)) return undefined;
    const result = isReflected
      ? binaryOperation(operator as '+', right, array)
      : binaryOperation(operator as '+', array, right);
    return matrixFromArray(result);
  }

  override unary(operator: '-' | '+' | '~'): Value | undefined {
    return matrixFromArray(unaryOperation(operator, this.toArray()));
  }

  override compare(operator: string, other: Value): Value | undefined {
    if (operator === 'in' || operator === 'not in' || operator === 'is' || operator === 'is not')
      return undefined;
    const right = other instanceof Matrix ? other.toArray() : other;
    const compared = compareValues(operator as '<', this.toArray(), right);
    // A kernel makes integers of truth values.
    return matrixFromArray(current.isCompiling ? binaryOperation('+', compared, 0n) : compared);
  }

  /** A component, which is a number of NumPy; v1.5.0 keeps those of Python. */
  override itemInKernel(indices: readonly Value[], builder: KernelBuilder): Value | undefined {
    if (indices.some((one) => one instanceof KernelExpression)) return undefined;
    return numberInKernel(this.item(new TupleValue(indices)), builder);
  }

  override attributeInKernel(name: string, builder: KernelBuilder): Value | undefined {
    if (methods[name]) return undefined;
    const found = this.attribute(name);
    return found === undefined || name === 'n' || name === 'm' ? found : numberInKernel(found, builder);
  }

  override copyInKernel(builder: KernelBuilder): Value {
    return builder.declare(this.expressionInKernel(builder));
  }

  override expressionInKernel(builder: KernelBuilder): KernelExpression {
    const elements = this.components().map((one) => {
      if (typeof one === 'bigint' || typeof one === 'number' || typeof one === 'boolean')
        return builder.literal(one);
      throw new Refusal('this component of a vector in a kernel');
    });
    if (elements.length === 0)
      return new KernelExpression({ kind: 'matrix', elements: [] }, { element: 'i32', shape: [0] });
    return builder.tensor(elements, this.shape);
  }
}

function numberInKernel(value: Value, { version }: KernelBuilder): Value {
  return version === 'v1.5.0' ? value : ofNumpy(value);
}

/** @throws PythonError where a vector does not have the components that a name like `xy` asks for */
function checkSwizzle(name: string, letters: string, count: number): void {
  const message = swizzleProblem(name, letters, count);
  if (message !== undefined) throw new PythonError('TaichiSyntaxError', message);
}

/** The numbers of a list, of a list of lists, or of vectors. */
export function flattened(value: Value): Value[] {
  if (value instanceof Matrix) return value.components();
  if (value instanceof ListValue || value instanceof TupleValue) return [...value.items].flatMap(flattened);
  if (isArray(value)) return valuesOf(value).values;
  return [value];
}

export function vectorOf(components: readonly Value[], dtype?: ScalarType): Matrix {
  return new Matrix([components.length], unified(components, dtype), dtype);
}

/** Numbers of one kind, as an array of NumPy has them. */
function unified(components: readonly Value[], dtype: ScalarType | undefined): Value[] {
  const isWhole = dtype
    ? !isReal(dtype)
    : components.every((one) => typeof one === 'bigint' || typeof one === 'boolean');
  return components.map((one) => {
    if (typeof one === 'boolean') return isWhole ? BigInt(one) : Number(one);
    if (typeof one === 'bigint') return isWhole ? one : Number(one);
    if (typeof one !== 'number') throw typeError(`a number is needed, not ${typeNameOf(one)}`);
    if (isWhole) return BigInt(Math.trunc(one));
    return dtype === 'f32' ? Math.fround(one) : one;
  });
}

/** `ti.Vector([…], dt)` and `ti.Matrix([[…], …], dt)` in Python. */
export function makeMatrix(value: Value | undefined, dtype: ScalarType | undefined): Matrix {
  if (value === undefined || !(value instanceof ListValue || value instanceof TupleValue || isArray(value)))
    throw new PythonError(
      'TaichiTypeError',
      'An Matrix/Vector can only be initialized with an array-like object',
    );
  if (isArray(value)) {
    const { values, shape, type } = valuesOf(value);
    return new Matrix(shape, values, dtype ?? type);
  }
  const [first] = value.items;
  if (first instanceof Matrix)
    throw new PythonError('Exception', 'cols/rows required when using list of vectors');
  const isRows =
    first instanceof ListValue || first instanceof TupleValue || (first !== undefined && isArray(first));
  if (!dtype && hasSingle(value)) throw new Refusal('a vector or matrix of numbers of NumPy of 32 bits');
  const components = flattened(value);
  if (isRows && components.length === 0) throw new Refusal('a matrix without components');
  const shape = isRows ? [value.items.length, components.length / value.items.length] : [components.length];
  if (shape.some((extent) => !Number.isInteger(extent)))
    throw new Refusal('a matrix of rows of different lengths');
  return new Matrix(shape, unified(components, dtype), dtype);
}

function hasSingle(value: Value): boolean {
  if (value instanceof ListValue || value instanceof TupleValue) return value.items.some(hasSingle);
  return value instanceof NumpyScalar && value.dtype === dtypes.float32;
}

function matrixFromArray(value: Value): Value {
  if (!isArray(value)) return value;
  const { values, shape, type } = valuesOf(value);
  return new Matrix(shape, values, type);
}

/** What NumPy computes with 32 bits for vectors of `f32`. */
const reductions: ReadonlySet<string> = new Set([
  'sum',
  'norm_sqr',
  'norm',
  'normalized',
  'dot',
  'max',
  'min',
]);

/** How many arguments the methods of vectors and matrices take here. */
const argumentCounts: Readonly<Record<string, number>> = { dot: 1, fill: 1 };

type MatrixMethod = (matrix: Matrix, args: readonly Value[], keywords: Keywords) => Value;

function total(values: readonly Value[]): Value {
  return values.reduce((sum, one) => binaryOperation('+', sum, one));
}

const product = (a: Matrix, b: Value): Value[] => {
  const values = flattened(b);
  return a.components().map((one, place) => binaryOperation('*', one, values[place] as Value));
};

const normSquared = (matrix: Matrix): Value => total(product(matrix, matrix));

const norm = (matrix: Matrix): number => Math.sqrt(Number(normSquared(matrix)));

const methods: Readonly<Record<string, MatrixMethod>> = {
  to_list: (matrix) =>
    matrix.shape.length === 1 ? new ListValue(matrix.components()) : new ListValue([...matrix.iterate()]),
  to_numpy: (matrix) => matrix.toArray(),
  sum: (matrix) => total(matrix.components()),
  norm_sqr: (matrix) => normSquared(matrix),
  norm: (matrix, args) => {
    if (args.length > 0) throw new Refusal('norm(eps) in Python');
    return norm(matrix);
  },
  normalized: (matrix, args) => {
    if (args.length > 0) throw new Refusal('normalized(eps) in Python');
    const scale = 1 / norm(matrix);
    return new Matrix(
      matrix.shape,
      matrix.components().map((one) => scale * Number(one)),
    );
  },
  dot: (matrix, [other]) => total(product(matrix, other as Value)),
  max: (matrix) => matrix.components().reduce((most, one) => (Number(one) > Number(most) ? one : most)),
  min: (matrix) => matrix.components().reduce((least, one) => (Number(one) < Number(least) ? one : least)),
  transpose: (matrix) => {
    const [rows = 0, columns = 1] = matrix.shape;
    if (matrix.shape.length === 1) throw new Refusal('transpose of a vector in Python');
    const components = Array.from({ length: rows * columns }, (_, at) =>
      matrix.component((at % rows) * columns + Math.floor(at / rows)),
    );
    return new Matrix([columns, rows], components, matrix.dtype);
  },
  trace: (matrix) =>
    total(
      Array.from({ length: matrix.shape[0] ?? 0 }, (_, at) =>
        matrix.item(new TupleValue([BigInt(at), BigInt(at)])),
      ),
    ),
  fill: (matrix, [value]) => {
    for (let place = 0; place < matrix.count; place++) matrix.setComponent(place, value as Value);
    return null;
  },
};

/** `ti.types.vector(n, dtype)` and `ti.types.matrix(n, m, dtype)`. */
export class MatrixType extends KernelObject {
  override readonly typeName = 'MatrixType';

  constructor(
    readonly shape: readonly number[],
    private readonly element:
      | ScalarType
      | 'default real'
      | 'default integer'
      | 'default unsigned'
      | undefined,
    private readonly defaults: () => DefaultTypes,
    readonly makeField?: (type: MatrixType, args: readonly Value[], keywords: Keywords) => Value,
  ) {
    super();
  }

  /** The type of the components; those of `ti.math` follow `ti.init`. */
  get dtype(): ScalarType {
    if (this.element === undefined) throw new Refusal('a vector or matrix type without dtype');
    if (this.element === 'default real') return this.defaults().real;
    if (this.element === 'default integer') return this.defaults().integer;
    if (this.element === 'default unsigned') return this.defaults().integer === 'i32' ? 'u32' : 'u64';
    return this.element;
  }

  get count(): number {
    return this.shape.reduce((productSoFar, extent) => productSoFar * extent, 1);
  }

  override attribute(name: string): Value | undefined {
    if (name === 'n') return BigInt(this.shape[0] ?? 0);
    if (name === 'm') return BigInt(this.shape[1] ?? 1);
    const { makeField } = this;
    if (name === 'field' && makeField)
      return new NativeFunction('field', (args, keywords) => makeField(this, args, keywords));
    return undefined;
  }

  override call(args: readonly Value[]): Value {
    const [first] = args;
    if (first === undefined)
      throw new PythonError(
        'TaichiSyntaxError',
        'Custom type instances need to be created with an initial value.',
      );
    const isWhole = !isReal(this.dtype);
    const isSingle = args.length === 1 && (typeof first === 'bigint' || typeof first === 'number');
    const values = isSingle ? Array.from({ length: this.count }, () => first) : args.flatMap(flattened);
    if (values.length < this.count) throw new PythonError('IndexError', 'list index out of range');
    const components = values.slice(0, this.count).map((one): Value => {
      if (typeof one !== 'bigint' && typeof one !== 'number')
        throw new Refusal('this component of a vector type');
      return isWhole ? BigInt(Math.trunc(Number(one))) : Number(one);
    });
    return this.make(components);
  }

  /** A value of Python. In v1.7 it keeps the type. */
  make(components: readonly Value[]): Matrix {
    if (this.defaults().truth === 'i32') return new Matrix(this.shape, components);
    return new Matrix(this.shape, unified(components, this.dtype), this.dtype);
  }

  override checkArgument(value: Value, name: string): void {
    const given =
      value instanceof KernelExpression && typeof value.type !== 'string' ? value.type.shape : undefined;
    if (!given || given.length !== this.shape.length)
      throw new Refusal(`the argument ${name} of this function`);
    if (given[0] !== this.shape[0])
      throw new CompilationError(
        'TaichiSyntaxError',
        `is expected to be a Matrix with n ${this.shape[0]}, but got ${given[0]}.`,
      );
    if (given[1] !== this.shape[1]) throw new Refusal(`the argument ${name} of this function`);
  }

  override callInKernel(args: readonly Value[], _keywords: Keywords, scope: FunctionCompiler): Value {
    const { builder } = scope;
    const [first] = args;
    if (first === undefined)
      throw new CompilationError(
        'TaichiSyntaxError',
        'Custom type instances need to be created with an initial value.',
      );
    const isNumber =
      typeof first === 'bigint' ||
      typeof first === 'number' ||
      (first instanceof KernelExpression && typeof first.type === 'string');
    if (args.length === 1 && isNumber) {
      const value = builder.declare(scope.asExpression(first));
      return builder.tensor(
        Array.from({ length: this.count }, () => value),
        this.shape,
        this.dtype,
      );
    }
    if (args.length === 1 && first instanceof KernelExpression) {
      const made = componentsOf(first);
      // A vector of another type stays as it is, as in the language.
      if (made.length === this.count) return first;
    }
    const elements = args.flatMap((arg) => this.elementsInKernel(arg, scope));
    if (elements.length !== this.count)
      throw new Refusal(`a call of this type with ${elements.length} numbers`);
    return builder.tensor(elements, this.shape, this.dtype);
  }

  private elementsInKernel(value: Value, scope: FunctionCompiler): KernelExpression[] {
    if (value instanceof ListValue || value instanceof TupleValue)
      return [...value.items].flatMap((item) => this.elementsInKernel(item, scope));
    return componentsOf(scope.asExpression(value));
  }
}
