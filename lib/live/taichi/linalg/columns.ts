import type { ScalarType } from '../../kernel/types.ts';

/** The types of numbers that a sparse matrix can hold. */
export type RealType = Extract<ScalarType, 'f32' | 'f64'>;

/** The stored entries of one column, by row. */
export type Column = { rows: number[]; values: number[] };

/** The stored entries of a matrix, column by column, as the library Eigen keeps them. */
export type Columns = { type: RealType; rowCount: number; columns: Column[] };

export type Triplet = { row: number; column: number; value: number };

/** The smallest numbers that are not denormal: the language computes with zero in place of smaller ones. */
const smallest: Readonly<Record<RealType, number>> = { f32: 2 ** -126, f64: 2 ** -1022 };

/** A result as a type stores it. */
export function rounded(value: number, type: RealType): number {
  const found = type === 'f32' ? Math.fround(value) : value;
  return Math.abs(found) < smallest[type] ? found * 0 : found;
}

/** The smallest positive number of a type that is not denormal. */
export function smallestOf(type: RealType): number {
  return smallest[type];
}

export function emptyColumns(type: RealType, rowCount: number, columnCount: number): Columns {
  const columns = Array.from({ length: columnCount }, (): Column => ({ rows: [], values: [] }));
  return { type, rowCount, columns };
}

/** The matrix of triplets: those of one place are added in the order in which they come. */
export function columnsOfTriplets(
  type: RealType,
  rowCount: number,
  columnCount: number,
  triplets: Iterable<Triplet>,
): Columns {
  const made = emptyColumns(type, rowCount, columnCount);
  const sums = new Map<number, number>();
  for (const { row, column, value } of triplets) {
    const place = column * rowCount + row;
    const before = sums.get(place);
    sums.set(place, rounded(before === undefined ? value : before + rounded(value, type), type));
  }
  for (const [place, value] of [...sums].sort(([a], [b]) => a - b)) {
    const column = made.columns[Math.floor(place / rowCount)] as Column;
    column.rows.push(place % rowCount);
    column.values.push(value);
  }
  return made;
}

/** An entry; zero where none is stored. */
export function entryOf({ columns }: Columns, row: number, column: number): number {
  const { rows, values } = columns[column] as Column;
  const at = rows.indexOf(row);
  return at < 0 ? 0 : (values[at] as number);
}

/** Changes an entry, or stores a new one between the others of its column. */
export function setEntry({ type, columns }: Columns, row: number, column: number, value: number): void {
  const { rows, values } = columns[column] as Column;
  const next = rows.findIndex((other) => other >= row);
  const at = next < 0 ? rows.length : next;
  const isStored = rows[at] === row;
  if (!isStored) rows.splice(at, 0, row);
  values.splice(at, isStored ? 1 : 0, rounded(value, type));
}

/** The sum or another operation on the entries that one of two matrices has; the other has zero there. */
export function union(a: Columns, b: Columns, operation: (x: number, y: number) => number): Columns {
  const columns = a.columns.map((column, at): Column => {
    const other = b.columns[at] as Column;
    const rows = [...new Set([...column.rows, ...other.rows])].sort((x, y) => x - y);
    const values = rows.map((row) => rounded(operation(entryOf(a, row, at), entryOf(b, row, at)), a.type));
    return { rows, values };
  });
  return { ...a, columns };
}

/** The product entry by entry: it has those that both matrices have. */
export function entrywiseProduct(a: Columns, b: Columns): Columns {
  const columns = a.columns.map((column, at): Column => {
    const other = b.columns[at] as Column;
    const rows = column.rows.filter((row) => other.rows.includes(row));
    return {
      rows,
      values: rows.map((row) => rounded(entryOf(a, row, at) * entryOf(b, row, at), a.type)),
    };
  });
  return { ...a, columns };
}

export function scaled(a: Columns, factor: number): Columns {
  const columns = a.columns.map(
    ({ rows, values }): Column => ({
      rows: [...rows],
      values: values.map((value) => rounded(value * factor, a.type)),
    }),
  );
  return { ...a, columns };
}

export function transposed(a: Columns): Columns {
  const made = emptyColumns(a.type, a.columns.length, a.rowCount);
  for (const [at, { rows, values }] of a.columns.entries())
    for (const [place, row] of rows.entries()) {
      const column = made.columns[row] as Column;
      column.rows.push(at);
      column.values.push(values[place] as number);
    }
  return made;
}

/** The matrix product. An entry is the sum over the entries of a column of `b`, from the top. */
export function product(a: Columns, b: Columns): Columns {
  const columns = b.columns.map((column): Column => {
    const sums = new Map<number, number>();
    for (const [at, inner] of column.rows.entries()) {
      const factor = column.values[at] as number;
      const { rows, values } = a.columns[inner] as Column;
      for (const [place, row] of rows.entries()) {
        const term = rounded((values[place] as number) * factor, a.type);
        const before = sums.get(row);
        sums.set(row, before === undefined ? term : rounded(before + term, a.type));
      }
    }
    const sorted = [...sums].sort(([x], [y]) => x - y);
    return { rows: sorted.map(([row]) => row), values: sorted.map(([, value]) => value) };
  });
  return { type: a.type, rowCount: a.rowCount, columns };
}

/** The product with a vector: the columns are added one after the other. */
export function timesVector({ type, rowCount, columns }: Columns, vector: readonly number[]): number[] {
  const sums = new Array<number>(rowCount).fill(0);
  for (const [at, { rows, values }] of columns.entries())
    for (const [place, row] of rows.entries()) {
      const term = rounded((values[place] as number) * (vector[at] as number), type);
      sums[row] = rounded((sums[row] as number) + term, type);
    }
  return sums;
}

/** The same matrix with numbers of 32 bits. */
export function asSingle(a: Columns): Columns {
  return { ...scaled({ ...a, type: 'f32' }, 1) };
}
