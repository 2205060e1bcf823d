import { Refusal } from '../../errors.ts';
import { TupleValue } from '../../host/collections/lists.ts';
import { attributeError, PythonError, typeError } from '../../host/errors.ts';
import { toIndex, typeNameOf } from '../../host/operations.ts';
import { NativeFunction, PythonObject, type Value } from '../../host/values.ts';
import { KernelExpression } from '../../kernel/expressions.ts';
import { KernelObject } from '../../kernel/objects.ts';
import { CompilationError } from '../../kernel/operations.ts';
import { dtypes, NumpyScalar } from '../../numpy/numpy.ts';
import type { BinaryOperator } from '../../syntax/tree.ts';
import { type DataType, dataTypes } from '../dtypes.ts';
import { Ndarray } from '../ndarray.ts';
import type { Runtime } from '../runtime.ts';
import {
  asSingle,
  type Columns,
  entryOf,
  entrywiseProduct,
  product,
  type RealType,
  rounded,
  scaled,
  setEntry,
  timesVector,
  transposed,
  union,
} from './columns.ts';
import { streamText } from './numbers.ts';
import { buildFromNdarray } from './triplets.ts';
import {
  arrayOfNumbers,
  isPythonVector,
  memoryOf,
  ndarrayLike,
  numbersOf,
  shapeOfVector,
} from './vectors.ts';

/** `ti.linalg.SparseMatrix`. A result of an operation is marked as `ti.f32`, whatever it holds. */
export class SparseMatrix extends KernelObject {
  override readonly typeName = 'SparseMatrix';

  constructor(
    private readonly runtime: Runtime,
    public entries: Columns,
    /** What the attribute `dtype` says. */
    readonly mark: DataType = dataTypes.get('f32') as DataType,
    /** As which numbers the product with an ndarray reads the memory. */
    private readonly memoryType: RealType = 'f32',
  ) {
    super();
  }

  get rowCount(): number {
    return this.entries.rowCount;
  }

  get columnCount(): number {
    return this.entries.columns.length;
  }

  /** `(3, 2)` */
  private get size(): string {
    return `(${this.rowCount}, ${this.columnCount})`;
  }

  private result(entries: Columns): SparseMatrix {
    return new SparseMatrix(this.runtime, entries);
  }

  override attribute(name: string): Value | undefined {
    switch (name) {
      case 'n':
        return BigInt(this.rowCount);
      case 'm':
        return BigInt(this.columnCount);
      case 'shape':
        return new TupleValue([BigInt(this.rowCount), BigInt(this.columnCount)]);
      case 'dtype':
        return this.mark;
      case 'transpose':
        return new NativeFunction(name, () => this.result(transposed(this.entries)));
      case 'build_from_ndarray':
        return new NativeFunction(name, ([array]) => {
          this.entries = buildFromNdarray(this.entries, array, this.runtime);
          return null;
        });
      default:
        return undefined;
    }
  }

  override binary(operator: BinaryOperator, other: Value, isReflected: boolean): Value | undefined {
    if (operator === '*') return this.times(other, isReflected);
    if (isReflected) return undefined;
    if (operator === '@') return this.matrixProduct(other);
    return operator === '+' || operator === '-'
      ? this.result(this.sum(operator, other, operator))
      : undefined;
  }

  override update(operator: BinaryOperator, other: Value): Value | undefined {
    if (operator !== '+' && operator !== '-') return undefined;
    this.entries = this.sum(operator, other, `${operator}=`);
    return this;
  }

  private sum(operator: '+' | '-', other: Value, name: string): Columns {
    const { entries } = this.operand(other, name);
    return union(this.entries, entries, operator === '+' ? (a, b) => a + b : (a, b) => a - b);
  }

  /** A matrix of the same size and type. */
  private operand(other: Value, operator: string): SparseMatrix {
    if (!(other instanceof SparseMatrix)) {
      if (other instanceof PythonObject)
        throw new Refusal(`\`${operator}\` of a sparse matrix and this value`);
      throw attributeError(`'${typeNameOf(other)}' object has no attribute 'n'`);
    }
    if (this.size !== other.size) throw this.mismatch(other);
    const { type } = this.entries;
    if (type !== other.entries.type)
      throw typeError(
        `unsupported operand type(s) for ${operator}: '${classNames[type]}' and '${classNames[other.entries.type]}'`,
      );
    return other;
  }

  private mismatch(other: SparseMatrix): PythonError {
    return new PythonError(
      'AssertionError',
      `Dimension mismatch between sparse matrices ${this.size} and ${other.size}`,
    );
  }

  /** `A * x` is None for what is no float and no sparse matrix. */
  private times(other: Value, isReflected: boolean): Value {
    const factor =
      other instanceof NumpyScalar && other.dtype === dtypes.float64 ? Number(other.value) : other;
    // The factor is rounded to 32 bits, even for numbers of 64 bits.
    if (typeof factor === 'number') return this.result(scaled(this.entries, rounded(factor, 'f32')));
    if (other instanceof SparseMatrix)
      return this.result(entrywiseProduct(this.entries, this.operand(other, '*').entries));
    if (isReflected && typeof other !== 'bigint' && typeof other !== 'boolean')
      throw new Refusal('`*` of this value and a sparse matrix');
    return null;
  }

  private matrixProduct(other: Value): Value {
    if (other instanceof SparseMatrix) {
      if (this.columnCount !== other.rowCount) throw this.mismatch(other);
      if (this.entries.type !== other.entries.type)
        throw new Refusal('`@` of sparse matrices of different types');
      return this.result(product(this.entries, other.entries));
    }
    if (isPythonVector(other)) {
      const shape = shapeOfVector(other);
      if (shape[0] !== this.columnCount) throw new PythonError('AssertionError', this.vectorMismatch(shape));
      const { type } = this.entries;
      const numbers = numbersOf(other, type, this.columnCount, '`@` of a sparse matrix');
      return arrayOfNumbers(timesVector(this.entries, numbers), type);
    }
    if (other instanceof Ndarray) return this.timesNdarray(other);
    throw new PythonError(
      'TaichiRuntimeError',
      `Sparse matrix-matrix/vector multiplication does not support ${classText(other)} for now. Supported types are SparseMatrix, ti.field, and numpy ndarray.`,
    );
  }

  private vectorMismatch(shape: readonly number[]): string {
    const text = `(${shape.join(', ')}${shape.length === 1 ? ',' : ''})`;
    return `Dimension mismatch between sparse matrix ${this.size} and vector (${text})`;
  }

  private timesNdarray(vector: Ndarray): Value {
    const what = '`@` of a sparse matrix';
    if (vector.shape[0] !== this.columnCount)
      throw new PythonError('TaichiRuntimeError', this.vectorMismatch(vector.shape));
    // The language writes as many numbers as the matrix has columns.
    if (this.rowCount !== this.columnCount) throw new Refusal(`${what} that is not square and an ndarray`);
    const type = this.memoryType;
    const numbers = memoryOf(vector, this.runtime, type, this.columnCount, what);
    const entries = type === this.entries.type ? this.entries : asSingle(this.entries);
    return ndarrayLike(vector, this.runtime, timesVector(entries, numbers), type);
  }

  private place(index: Value): [number, number] {
    if (typeof index === 'bigint' || typeof index === 'number' || typeof index === 'boolean')
      throw typeError(`'${typeNameOf(index)}' object is not subscriptable`);
    const places = index instanceof TupleValue ? index.items.map(toIndex) : [];
    const [row, column] = places;
    if (places.length !== 2 || row === undefined || column === undefined)
      throw new Refusal('this index of a sparse matrix');
    if (row < 0n || row >= BigInt(this.rowCount) || column < 0n || column >= BigInt(this.columnCount))
      throw new Refusal('an index out of the bounds of a sparse matrix');
    return [Number(row), Number(column)];
  }

  override item(index: Value): Value {
    return entryOf(this.entries, ...this.place(index));
  }

  override setItem(index: Value, value: Value): boolean {
    const plain = value instanceof NumpyScalar ? value.plain : value;
    if (typeof plain !== 'number' && typeof plain !== 'bigint' && typeof plain !== 'boolean')
      throw new Refusal('this value as an entry of a sparse matrix');
    setEntry(this.entries, ...this.place(index), Number(plain));
    return true;
  }

  override itemInKernel(indices: readonly Value[]): Value | undefined {
    if (!indices.some((index) => index instanceof KernelExpression)) return undefined;
    throw new CompilationError(
      'TypeError',
      `get_element(): incompatible function arguments. The following argument types are supported:\n    1. (self: ${classNames[this.entries.type]}, arg0: int, arg1: int) -> float`,
    );
  }

  /** All rows, with columns of the same width. */
  override repr(): string {
    const single = asSingle(this.entries);
    const texts = Array.from({ length: single.rowCount }, (_, row) =>
      single.columns.map((_, column) => streamText(entryOf(single, row, column), 4)),
    );
    const width = Math.max(0, ...texts.flat().map(({ length }) => length));
    return texts.map((row) => `[${row.map((text) => text.padStart(width)).join(', ')}]`).join('\n');
  }
}

/** The names of the classes of C++ in messages. */
const classNames: Readonly<Record<RealType, string>> = {
  f32: 'taichi._lib.core.taichi_python.fColMajor_EigenSparseMatrix',
  f64: 'taichi._lib.core.taichi_python.dColMajor_EigenSparseMatrix',
};

/** `<class 'list'>`, for values of Python itself. */
export function classText(value: Value): string {
  if (value instanceof PythonObject && !['list', 'tuple', 'dict', 'set'].includes(value.typeName))
    throw new Refusal(`the class of ${value.typeName} in a message`);
  return `<class '${typeNameOf(value)}'>`;
}
