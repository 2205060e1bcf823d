import { Refusal } from '../../errors.ts';
import { PythonError } from '../../host/errors.ts';
import { type Keywords, NativeFunction, PythonObject, type Value } from '../../host/values.ts';
import { named } from '../arguments.ts';
import { DataType } from '../dtypes.ts';
import { Ndarray } from '../ndarray.ts';
import type { Runtime } from '../runtime.ts';
import { Cholesky, type CholeskyKind } from './cholesky.ts';
import type { RealType } from './columns.ts';
import { classText, SparseMatrix } from './matrix.ts';
import { arrayOfNumbers, isPythonVector, memoryOf, ndarrayLike, numbersOf } from './vectors.ts';

/** `ti.linalg.SparseSolver(dtype, solver_type, ordering)` */
export function solverOf(runtime: Runtime, args: readonly Value[], keywords: Keywords): Value {
  const parameters = ['dtype', 'solver_type', 'ordering'] as const;
  const given = named('ti.linalg.SparseSolver', parameters, args, keywords);
  const { dtype, solver_type: kind = 'LLT', ordering = 'AMD' } = given;
  if (typeof kind !== 'string' || typeof ordering !== 'string')
    throw new Refusal('ti.linalg.SparseSolver with these arguments');
  if (!['LLT', 'LDLT', 'LU'].includes(kind) || !['AMD', 'COLAMD'].includes(ordering))
    throw new PythonError(
      'TaichiRuntimeError',
      `The solver type ${kind} with ${ordering} is not supported for now. Only ['LLT', 'LDLT', 'LU'] with ['AMD', 'COLAMD'] are supported.`,
    );
  const type = dtype === undefined ? 'f32' : dtype instanceof DataType ? dtype.scalar : undefined;
  if (type !== 'f32' && type !== 'f64') throw new Refusal('ti.linalg.SparseSolver with this dtype');
  return new SparseSolver(runtime, type, kind, ordering);
}

class SparseSolver extends PythonObject {
  override readonly typeName = 'SparseSolver';
  private matrix: SparseMatrix | undefined;
  private factors: Cholesky | undefined;

  constructor(
    private readonly runtime: Runtime,
    private readonly type: RealType,
    private readonly kind: string,
    private readonly ordering: string,
  ) {
    super();
  }

  override attribute(name: string): Value | undefined {
    switch (name) {
      case 'matrix':
        return this.matrix ?? null;
      case 'compute':
      case 'analyze_pattern':
      case 'factorize':
        return new NativeFunction(name, (args, keywords) => {
          const { sparse_matrix } = named(name, ['sparse_matrix'], args, keywords);
          const matrix = this.taken(sparse_matrix);
          if (name !== 'factorize') this.factors = new Cholesky(this.cholesky(), this.type, matrix.entries);
          if (name !== 'analyze_pattern') this.known(name).factorize(matrix.entries);
          return null;
        });
      case 'solve':
        return new NativeFunction(name, (args, keywords) => this.solve(named(name, ['b'], args, keywords).b));
      case 'info':
        return new NativeFunction(name, () => this.known(name).hasSucceeded);
      default:
        return undefined;
    }
  }

  private cholesky(): CholeskyKind {
    if (this.kind !== 'LLT' && this.kind !== 'LDLT') throw new Refusal(`a solver of type ${this.kind}`);
    if (this.ordering !== 'AMD') throw new Refusal(`a solver with the ordering ${this.ordering}`);
    return this.kind;
  }

  private taken(matrix: Value | undefined): SparseMatrix {
    if (matrix === undefined) throw new Refusal('a solver without a matrix');
    if (!(matrix instanceof SparseMatrix)) throw this.unsupported(matrix);
    if (matrix.entries.type !== this.type) throw new Refusal('a solver for a matrix of another type');
    if (this.runtime.isV17 && matrix.mark.scalar !== this.type)
      throw new Refusal('a solver for a matrix that is marked as another type');
    this.matrix = matrix;
    return matrix;
  }

  private unsupported(value: Value): PythonError {
    return new PythonError(
      'TaichiRuntimeError',
      `The parameter type: ${classText(value)} is not supported in linear solvers for now.`,
    );
  }

  /** What `analyze_pattern` has found. */
  private known(name: string): Cholesky {
    if (!this.factors) throw new Refusal(`${name} before analyze_pattern`);
    return this.factors;
  }

  private solve(b: Value | undefined): Value {
    if (!this.matrix)
      throw new PythonError('TaichiRuntimeError', 'Please call compute() before calling solve().');
    const { type, runtime } = this;
    const length = this.matrix.rowCount;
    const what = 'solve';
    if (isPythonVector(b))
      return arrayOfNumbers(this.known(what).solve(numbersOf(b, type, length, what)), type);
    if (b instanceof Ndarray) {
      const found = this.known(what).solve(memoryOf(b, runtime, type, length, what));
      return ndarrayLike(b, runtime, found, type);
    }
    throw b === undefined ? new Refusal('solve without a vector') : this.unsupported(b);
  }
}
