import { Refusal } from '../../errors.ts';
import { attributeError, PythonError, typeError } from '../../host/errors.ts';
import { typeNameOf } from '../../host/operations.ts';
import { PythonObject, type Value } from '../../host/values.ts';
import type { KernelBuilder } from '../../kernel/builder.ts';
import { constant, KernelExpression, type Storage, type Variable } from '../../kernel/expressions.ts';
import type { FunctionCompiler } from '../../kernel/function.ts';
import { KernelObject } from '../../kernel/objects.ts';
import { CompilationError, cast } from '../../kernel/operations.ts';
import { isTensor, type KernelType, type ScalarType, sizeOf, typeText } from '../../kernel/types.ts';
import { DataType } from '../dtypes.ts';
import { ParameterType } from '../types.ts';
import { SparseMatrixBuilder } from './builder.ts';
import type { RealType } from './columns.ts';

/** `ti.types.sparse_matrix_builder()`, the annotation of a parameter. Kernels are compiled for the type of its numbers. */
export class BuilderType extends ParameterType {
  override readonly typeName = 'sparse_matrix_builder';

  override keyOf(value: Value): string {
    return typeOfBuilder(value);
  }

  override parameters(
    name: string,
    parameter: (name: string, type: KernelType) => KernelExpression,
    value: Value,
  ): Value {
    const address = () => variableOf(parameter('', 'i32'));
    const storage = (element: ScalarType, extent: number | Variable): Storage => ({
      name,
      address: address(),
      extents: [extent],
      element,
      stride: sizeOf(element),
      componentStride: sizeOf(element),
    });
    const type = typeOfBuilder(value);
    const triplets: Triplets = {
      name,
      type,
      count: storage('i32', 1),
      places: storage('i32', variableOf(parameter('', 'i32'))),
      values: storage(type, variableOf(parameter('', 'i32'))),
    };
    return new BuilderInKernel(triplets);
  }

  override passedNumbers(value: Value): [Value, ScalarType][] {
    if (!(value instanceof SparseMatrixBuilder))
      throw attributeError(`'${typeNameOf(value)}' object has no attribute '_get_ndarray_addr'`);
    value.check();
    const { countAddress, placesAddress, valuesAddress, capacity } = value;
    return [countAddress, 2 * capacity, placesAddress, capacity, valuesAddress].map((number) => [
      BigInt(number),
      'i32',
    ]);
  }
}

/** The type of numbers of what is passed; what is no builder fails only once the kernel is compiled. */
function typeOfBuilder(value: Value): RealType {
  if (value instanceof SparseMatrixBuilder) return value.type;
  if (!(value instanceof PythonObject) || value.typeName === 'list')
    throw attributeError(`'${typeNameOf(value)}' object has no attribute 'dtype'`);
  const dtype = value.attribute('dtype');
  if (dtype instanceof DataType && (dtype.scalar === 'f32' || dtype.scalar === 'f64')) return dtype.scalar;
  throw new Refusal('this argument for a sparse matrix builder');
}

function variableOf({ node }: KernelExpression): Variable {
  if (node.kind !== 'variable') throw new Error('a parameter is a variable');
  return node.variable;
}

/** The memory of a builder in a kernel: the number of triplets, their rows and columns, and their values. */
type Triplets = { name: string; type: RealType; count: Storage; places: Storage; values: Storage };

class BuilderInKernel extends KernelObject {
  override readonly typeName = "<class 'taichi.lang.kernel_arguments.SparseMatrixProxy'>";

  constructor(private readonly triplets: Triplets) {
    super();
  }

  override attributeInKernel(name: string): Value {
    throw attributeError(`'SparseMatrixProxy' object has no attribute '${name}'`);
  }

  override itemInKernel(indices: readonly Value[]): Value {
    const [row, column] = indices;
    if (row === undefined || column === undefined)
      throw typeError("SparseMatrixProxy.subscript() missing 1 required positional argument: 'j'");
    if (indices.length > 2)
      throw typeError(
        `SparseMatrixProxy.subscript() takes 3 positional arguments but ${indices.length + 1} were given`,
      );
    return new EntryInKernel(this.triplets, row, column);
  }

  override copyInKernel(): Value {
    throw notANumber(this);
  }
}

/** `K[i, j]`, to which something can be added. */
class EntryInKernel extends KernelObject {
  override readonly typeName = "<class 'taichi.lang.kernel_arguments.SparseMatrixEntry'>";

  constructor(
    private readonly triplets: Triplets,
    private readonly row: Value,
    private readonly column: Value,
  ) {
    super();
  }

  override copyInKernel(): Value {
    throw notANumber(this);
  }

  override assignInKernel(): boolean {
    const text = `${this.triplets.name}[${nameOf(this.row)}, ${nameOf(this.column)}]`;
    throw new CompilationError(
      'TaichiSyntaxError',
      `Variable '${text}' cannot be assigned. Maybe it is not a Taichi object?`,
    );
  }

  override updateInKernel(operator: string, value: Value, scope: FunctionCompiler): boolean {
    const { builder } = scope;
    if (operator !== '+' && operator !== '-')
      throw new PythonError(
        'AssertionError',
        "Only operations '+=' and '-=' are supported on sparse matrices.",
      );
    const { type } = this.triplets;
    const given = cast(scope.asExpression(value), type);
    const indices = [this.row, this.column].map((index) => scope.asExpression(index));
    checkTypes([...indices, given], type);
    this.append(indices, operator === '-' ? builder.unary('neg', given) : given, builder);
    return true;
  }

  /** Writes a triplet behind the others. One that does not fit is an index out of bounds. */
  private append(
    indices: readonly KernelExpression[],
    value: KernelExpression,
    builder: KernelBuilder,
  ): void {
    const { count, places, values } = this.triplets;
    const total = builder.element(count, [constant(0n, 'i32')]);
    const number = builder.declare(total);
    builder.assign(total, builder.binary('add', number, constant(1n, 'i32')));
    builder.assign(builder.element(values, [number]), value);
    const first = builder.binary('mul', number, constant(2n, 'i32'));
    for (const [at, index] of indices.entries())
      builder.assign(
        builder.element(places, [builder.binary('add', first, constant(BigInt(at), 'i32'))]),
        index,
      );
  }
}

/** @throws CompilationError for indices that are not of 32 bits, and for a vector as value */
function checkTypes(given: readonly KernelExpression[], type: RealType): void {
  const wanted: readonly ScalarType[] = ['i32', 'i32', type];
  const wrong = given.findIndex((one, at) => one.type !== wanted[at]);
  if (wrong < 0) return;
  const texts = given.map((one) => typeText(one.type));
  if (given.slice(0, 2).some((one) => isTensor(one.type)))
    throw new Refusal('this index of a sparse matrix builder');
  throw new CompilationError(
    'TaichiTypeError',
    `In a call to the operation \`insert_triplet_${type}\`:\n  expected ${wanted[wrong]} for argument #${wrong + 2}, but got ${texts[wrong]}  (called with argument types ${['u64', ...texts].join(', ')})`,
  );
}

/** What an index is called in the program. @throws Refusal for one that is computed in place */
function nameOf(index: Value): string {
  if (typeof index === 'bigint') return String(index);
  const name =
    index instanceof KernelExpression && index.node.kind === 'variable' ? index.node.variable.name : '';
  if (name === '') throw new Refusal('an assignment to this entry of a sparse matrix builder');
  return name;
}

function notANumber({ typeName }: KernelObject): CompilationError {
  return new CompilationError('TaichiTypeError', `Invalid constant scalar data type: ${typeName}`);
}
