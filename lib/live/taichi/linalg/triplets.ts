import { Refusal } from '../../errors.ts';
import { PythonError } from '../../host/errors.ts';
import type { Value } from '../../host/values.ts';
import { componentCount, sizeOf } from '../../kernel/types.ts';
import { Ndarray } from '../ndarray.ts';
import type { Runtime } from '../runtime.ts';
import { type Columns, columnsOfTriplets, type RealType, type Triplet } from './columns.ts';

/** Memory is given to ndarrays in pages of this size, filled with zeros. */
const pageSize = 4096;

/** The matrix of triplets in an ndarray: a row, a column and a value each. */
export function buildFromNdarray(matrix: Columns, array: Value | undefined, runtime: Runtime): Columns {
  if (!(array instanceof Ndarray))
    throw new PythonError(
      'TaichiRuntimeError',
      'Sparse matrix only supports building from [ti.ndarray, ti.Vector.ndarray, ti.Matrix.ndarray]',
    );
  array.check();
  const count = array.count * componentCount(array.element);
  if (count % 3 !== 0)
    throw new PythonError(
      'TaichiRuntimeError',
      'The number of ndarray elements must have a length that is divisible by 3.',
    );
  const { type, rowCount, columns } = matrix;
  if (array.dtype !== type)
    throw new Refusal('build_from_ndarray of an ndarray of another type than the matrix');
  const triplets = [...tripletsAt(array.address, count / 3, type, runtime), zeroBehind(count, type)];
  checkPlaces(triplets, rowCount, columns.length);
  return columnsOfTriplets(type, rowCount, columns.length, triplets);
}

function tripletsAt(address: number, count: number, type: RealType, runtime: Runtime): Triplet[] {
  const read = (at: number) => Number(runtime.read(address + at * sizeOf(type), type));
  return Array.from({ length: count }, (_, at) => ({
    row: Math.trunc(read(3 * at)),
    column: Math.trunc(read(3 * at + 1)),
    value: read(3 * at + 2),
  }));
}

/**
 * The language takes bytes for numbers, and so goes on behind the array, where it finds zeros to the end of the page.
 * @throws Refusal where it would go on behind the page
 */
function zeroBehind(count: number, type: RealType): Triplet {
  const size = sizeOf(type);
  const bytes = count * size;
  if (bytes * size > Math.ceil(bytes / pageSize) * pageSize)
    throw new Refusal('build_from_ndarray of an ndarray this large');
  return { row: 0, column: 0, value: 0 };
}

/** @throws Refusal for a triplet outside of the matrix, which overwrites other memory in the language */
export function checkPlaces(triplets: readonly Triplet[], rowCount: number, columnCount: number): void {
  const isInside = (at: number, count: number) => at >= 0 && at < count;
  if (!triplets.every(({ row, column }) => isInside(row, rowCount) && isInside(column, columnCount)))
    throw new Refusal('a triplet outside of its sparse matrix');
}
