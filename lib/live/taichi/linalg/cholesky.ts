import { Refusal } from '../../errors.ts';
import { type Columns, entryOf, type RealType, rounded } from './columns.ts';

export type CholeskyKind = 'LLT' | 'LDLT';

/** More unknowns would take seconds. */
const mostUnknowns = 2000;

/** A row of the factor below the diagonal, from its first entry that is not zero. */
type Row = { first: number; values: number[] };

/**
 * The factorization A = L D L^T of a symmetric matrix, of which the lower triangle is read. The unknowns keep their order, while the language
 * chooses one in which the factor has fewer entries, so the last digits of a solution may differ.
 */
export class Cholesky {
  private readonly size: number;
  private readonly pattern: ReadonlySet<number>;
  private rows: Row[] = [];
  private diagonal: number[] = [];
  private state: 'analyzed' | 'factorized' | 'failed' = 'analyzed';

  /** @throws Refusal for a matrix that is not square, or too large */
  constructor(
    private readonly kind: CholeskyKind,
    private readonly type: RealType,
    matrix: Columns,
  ) {
    this.size = matrix.rowCount;
    if (matrix.columns.length !== this.size) throw new Refusal('a solver for a matrix that is not square');
    if (this.size > mostUnknowns) throw new Refusal(`a solver for more than ${mostUnknowns} unknowns`);
    this.pattern = patternOf(matrix);
  }

  get hasSucceeded(): boolean {
    return this.state !== 'failed';
  }

  /** @throws Refusal for a matrix with entries where the analyzed one had none */
  factorize(matrix: Columns): void {
    if (matrix.rowCount !== this.size || matrix.columns.length !== this.size)
      throw new Refusal('factorize of a matrix of another size than was analyzed');
    for (const place of patternOf(matrix))
      if (!this.pattern.has(place))
        throw new Refusal('factorize of a matrix with other entries than were analyzed');
    this.rows = [];
    this.diagonal = [];
    this.state = 'factorized';
    for (let row = 0; row < this.size && this.state === 'factorized'; row++)
      this.addRow(row, lowerRow(matrix, row), entryOf(matrix, row, row));
  }

  /** Computes a row of the factor from those above, and its pivot. */
  private addRow(at: number, { first, values }: Row, pivot: number): void {
    const row: Row = { first, values: [] };
    // What a row above is multiplied with: the factor itself, or before its division by the pivot.
    const unscaled: number[] = [];
    let rest = pivot;
    for (let column = first; column < at; column++) {
      const above = this.rows[column] as Row;
      let sum = values[column - first] as number;
      for (let k = Math.max(first, above.first); k < column; k++)
        sum = this.minus(sum, unscaled[k - first] as number, above.values[k - above.first] as number);
      const factor = this.round(sum / (this.diagonal[column] as number));
      row.values.push(factor);
      unscaled.push(this.kind === 'LLT' ? factor : sum);
      rest = this.minus(rest, factor, unscaled.at(-1) as number);
    }
    this.rows.push(row);
    if (this.kind === 'LLT' ? !(rest > 0) : rest === 0) this.state = 'failed';
    this.diagonal.push(this.kind === 'LLT' ? this.round(Math.sqrt(rest)) : rest);
  }

  /** @throws Refusal where there are no factors */
  solve(rightSide: readonly number[]): number[] {
    if (this.state === 'failed') throw new Refusal('solve after a factorization that has failed');
    if (this.state === 'analyzed') throw new Refusal('solve before factorize');
    const x = [...rightSide];
    const divide = (at: number) => {
      if (this.kind === 'LLT') x[at] = this.round((x[at] as number) / (this.diagonal[at] as number));
    };
    for (const [at, { first, values }] of this.rows.entries()) {
      for (const [k, value] of values.entries())
        x[at] = this.minus(x[at] as number, value, x[first + k] as number);
      divide(at);
    }
    if (this.kind === 'LDLT')
      for (const [at, pivot] of this.diagonal.entries())
        x[at] = this.round((x[at] as number) * this.round(1 / pivot));
    for (let at = this.size - 1; at >= 0; at--) {
      for (let row = at + 1; row < this.size; row++) {
        const { first, values } = this.rows[row] as Row;
        if (first <= at) x[at] = this.minus(x[at] as number, values[at - first] as number, x[row] as number);
      }
      divide(at);
    }
    return x;
  }

  private round(value: number): number {
    return rounded(value, this.type);
  }

  /** `a - b * c`, rounded twice. */
  private minus(a: number, b: number, c: number): number {
    return this.round(a - this.round(b * c));
  }
}

/** The entries of a row left of the diagonal, from the first that is stored. */
function lowerRow(matrix: Columns, row: number): Row {
  const first = matrix.columns.findIndex(({ rows }) => rows.includes(row));
  const from = first < 0 ? row : Math.min(first, row);
  return {
    first: from,
    values: Array.from({ length: row - from }, (_, at) => entryOf(matrix, row, from + at)),
  };
}

/** The places of the entries of the lower triangle. */
function patternOf({ columns, rowCount }: Columns): Set<number> {
  return new Set(
    columns.flatMap(({ rows }, column) =>
      rows.filter((row) => row >= column).map((row) => column * rowCount + row),
    ),
  );
}
