import { Refusal } from '../../errors.ts';
import { valueError } from '../../host/errors.ts';
import type { Value } from '../../host/values.ts';
import { createArray, type NumpyArray } from '../array.ts';
import { asArray, castItems } from '../convert.ts';
import { type Dtype, dtypes, type Element } from '../dtypes.ts';
import { promote } from '../promotion.ts';
import { NumpyScalar } from '../scalars.ts';

/** Products of vectors and matrices. */

/**
 * `a @ b` of arrays with one or two axes.
 * @throws Refusal for a single real number whose last digit depends on the order in which a library adds
 */
export function matrixProduct(a: Value, b: Value): Value {
  const [one, other] = [asArray(a), asArray(b)];
  if (one.rank === 0 || other.rank === 0)
    throw valueError(
      `matmul: Input operand ${one.rank === 0 ? 0 : 1} does not have enough dimensions (has 0, gufunc core with signature (n?,k),(k,m?)->(n?,m?) requires 1)`,
    );
  if (one.rank > 2 || other.rank > 2) throw new Refusal('@ of arrays with more than two axes');
  const dtype = promote(one.dtype, other.dtype);
  const inner = one.shape.at(-1) ?? 0;
  const height = other.shape[0] ?? 0;
  if (inner !== height)
    throw valueError(
      `matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size ${height} is different from ${inner})`,
    );
  const rows = one.rank === 2 ? (one.shape[0] ?? 0) : 1;
  const columns = other.rank === 2 ? (other.shape[1] ?? 0) : 1;
  const data = productItems(one, other, dtype, rows, columns, inner);
  const shape = [...(one.rank === 2 ? [rows] : []), ...(other.rank === 2 ? [columns] : [])];
  return shape.length === 0 ? new NumpyScalar(dtype, data[0] as Element) : createArray(dtype, shape, data);
}

function productItems(
  one: NumpyArray,
  other: NumpyArray,
  dtype: Dtype,
  rows: number,
  columns: number,
  inner: number,
) {
  const left = castItems(one.items(), one.dtype, dtype) as Float64Array;
  const right = castItems(other.items(), other.dtype, dtype) as Float64Array;
  const data = dtype.allocate(rows * columns);
  const round = dtype === dtypes.float32 ? Math.fround : undefined;
  const isScalar = one.rank === 1 && other.rank === 1;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const factors = (at: number): [number, number] => [
        left[row * inner + at] as number,
        right[at * columns + column] as number,
      ];
      data[row * columns + column] = totalOf(factors, inner, dtype, round, isScalar) as never;
    }
  return data;
}

function totalOf(
  factors: (at: number) => [number, number],
  count: number,
  dtype: Dtype,
  round: ((value: number) => number) | undefined,
  isScalar: boolean,
): Element {
  if (dtype.isBig) {
    let total = 0n;
    for (let at = 0; at < count; at++) {
      const [x, y] = factors(at) as unknown as [bigint, bigint];
      total += x * y;
    }
    return total;
  }
  let total = 0;
  for (let at = 0; at < count; at++) {
    const [x, y] = factors(at);
    const product = dtype.kind === 'b' ? x & y : dtype.kind === 'f' ? x * y : Math.imul(x, y);
    const next = round ? round(product) : product;
    const sum = dtype.kind === 'b' ? total | next : round ? round(total + next) : total + next;
    if (isScalar && dtype.kind === 'f' && !isExact(x, y, next, total, sum))
      throw new Refusal('a scalar product that is rounded');
    total = sum;
  }
  return total;
}

/** Whether x * y and total + x * y were not rounded. */
function isExact(x: number, y: number, product: number, total: number, sum: number): boolean {
  if (!Number.isFinite(sum)) return true;
  const [a, b] = [halves(x), halves(y)];
  const productError = a[0] * b[0] - product + a[0] * b[1] + a[1] * b[0] + a[1] * b[1];
  const added = sum - total;
  return productError === 0 && total - (sum - added) + (product - added) === 0;
}

/** A number as the sum of two with half of its digits each. */
function halves(value: number): [number, number] {
  const scaled = value * 134217729;
  const high = scaled - (scaled - value);
  return [high, value - high];
}
