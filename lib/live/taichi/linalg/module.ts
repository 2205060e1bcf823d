import { Refusal } from '../../errors.ts';
import { toIndex } from '../../host/operations.ts';
import { type Keywords, Module, NativeFunction, PythonObject, type Value } from '../../host/values.ts';
import { named } from '../arguments.ts';
import { DataType, dataTypes } from '../dtypes.ts';
import { Ndarray } from '../ndarray.ts';
import type { Runtime } from '../runtime.ts';
import { SparseMatrixBuilder } from './builder.ts';
import { emptyColumns, type RealType } from './columns.ts';
import { BuilderType } from './entry.ts';
import { SparseMatrix } from './matrix.ts';
import { solverOf } from './solver.ts';

/** `ti.types.sparse_matrix_builder`, which a kernel names with a call. */
export const builderAnnotation = new NativeFunction('sparse_matrix_builder', (args, keywords) => {
  if (args.length > 0 || keywords.size > 0) throw new Refusal('ti.types.sparse_matrix_builder(…)');
  return new BuilderType();
});

/** What `ti` has for sparse matrices, and the class of ndarrays, which are their vectors. */
export function linalgMembers(runtime: Runtime): [string, Value][] {
  return [
    ['linalg', linalgModule(runtime)],
    ['Ndarray', new TypeOf('taichi.lang._ndarray.Ndarray', (value) => value instanceof Ndarray)],
  ];
}

type Maker = (args: readonly Value[], keywords: Keywords) => Value;

/** The module `taichi.linalg`. */
function linalgModule(runtime: Runtime): Module {
  const makers: Record<string, Maker> = {
    SparseMatrixBuilder: (args, keywords) => builderOf(runtime, args, keywords),
    SparseSolver: (args, keywords) => solverOf(runtime, args, keywords),
  };
  const members = new Map<string, Value>([['SparseMatrix', new SparseMatrixClass(runtime)]]);
  for (const [name, make] of Object.entries(makers))
    members.set(
      name,
      new NativeFunction(name, (args, keywords) => {
        requireInit(runtime, name);
        return make(args, keywords);
      }),
    );
  // The older name of the annotation, which warns.
  if (runtime.version === 'v1.5.0') members.set('sparse_matrix_builder', builderAnnotation);
  return new Module('taichi.linalg', members);
}

/** @throws Refusal before `ti.init` */
function requireInit({ isInitialised }: Runtime, name: string): void {
  if (!isInitialised) throw new Refusal(`ti.linalg.${name} before ti.init()`);
}

/** A class of the language, which `isinstance` asks. */
class TypeOf extends PythonObject {
  override readonly typeName = 'type';

  constructor(
    private readonly name: string,
    private readonly has: (value: Value) => boolean,
  ) {
    super();
  }

  override call(_args: readonly Value[], _keywords: Keywords): Value {
    throw new Refusal(`${this.name}(…)`);
  }

  override hasInstance(value: Value): boolean {
    return this.has(value);
  }

  override repr(): string {
    return `<class '${this.name}'>`;
  }
}

class SparseMatrixClass extends TypeOf {
  constructor(private readonly runtime: Runtime) {
    super('taichi.linalg.sparse_matrix.SparseMatrix', (value) => value instanceof SparseMatrix);
  }

  override call(args: readonly Value[], keywords: Keywords): Value {
    const what = 'ti.linalg.SparseMatrix';
    requireInit(this.runtime, 'SparseMatrix');
    const parameters = ['n', 'm', 'sm', 'dtype', 'storage_format'] as const;
    const { n, m, sm, dtype, storage_format } = named(what, parameters, args, keywords);
    if (sm !== undefined && sm !== null) throw new Refusal(`${what}(sm=…)`);
    checkFormat(storage_format, what);
    const type = realOf(dtype, what);
    const entries = emptyColumns(type, extentOf(n, what), extentOf(m, what));
    return new SparseMatrix(this.runtime, entries, dataTypes.get(type), type);
  }
}

function builderOf(runtime: Runtime, args: readonly Value[], keywords: Keywords): Value {
  const what = 'ti.linalg.SparseMatrixBuilder';
  const parameters = ['num_rows', 'num_cols', 'max_num_triplets', 'dtype', 'storage_format'] as const;
  const given = named(what, parameters, args, keywords);
  checkFormat(given.storage_format, what);
  const capacity = toIndex(given.max_num_triplets ?? 0n);
  if (capacity === undefined || capacity < 0n) throw new Refusal(`${what} with this max_num_triplets`);
  return new SparseMatrixBuilder(
    runtime,
    extentOf(given.num_rows, what),
    extentOf(given.num_cols, what),
    Number(capacity),
    realOf(given.dtype, what),
  );
}

function checkFormat(format: Value | undefined, what: string): void {
  if (format !== undefined && format !== 'col_major') throw new Refusal(`${what}(storage_format=…)`);
}

/** A number of rows or columns: the language fails without it. */
function extentOf(value: Value | undefined, what: string): number {
  const extent = value === undefined ? undefined : toIndex(value);
  if (extent === undefined || extent <= 0n || extent > 1_000_000n) throw new Refusal(`${what} of this size`);
  return Number(extent);
}

function realOf(dtype: Value | undefined, what: string): RealType {
  if (dtype === undefined) return 'f32';
  const type = dtype instanceof DataType ? dtype.scalar : undefined;
  if (type !== 'f32' && type !== 'f64') throw new Refusal(`${what} with this dtype`);
  return type;
}
