import { type Dtype, dtypes } from './dtypes.ts';

/** The type of a result of operands of different types. */

const signed = [dtypes.int8, dtypes.int16, dtypes.int32, dtypes.int64];
const unsigned = [dtypes.uint8, dtypes.uint16, dtypes.uint32, dtypes.uint64];

/** `np.promote_types(a, b)`: the smallest type that has the values of both, or float64. */
export function promote(a: Dtype, b: Dtype): Dtype {
  if (a === b) return a;
  if (a.kind === 'b') return b;
  if (b.kind === 'b') return a;
  if (a.kind === 'f' && b.kind === 'f') return dtypes.float64;
  if (a.kind === 'f') return a === dtypes.float64 || b.size > 2 ? dtypes.float64 : a;
  if (b.kind === 'f') return promote(b, a);
  if (a.kind === b.kind) return a.size > b.size ? a : b;
  const [one, other] = a.kind === 'u' ? [a, b] : [b, a];
  if (other.size > one.size) return other;
  return signed.find(({ size }) => size > one.size) ?? dtypes.float64;
}

const categories = { b: 0, u: 1, i: 1, f: 2 };

/** An operand: its type, and its value where it is a single one. */
export type Operand = {
  dtype: Dtype;
  /** The value of a scalar. NumPy 1 looks at it to choose the type. */
  scalar?: bigint | number;
  /** Whether it is a number of Python, not of NumPy: NumPy 2 makes a difference. */
  isPython: boolean;
};

/** The type of the result by the rules of NumPy 1, where scalars beside arrays count by their values. */
export function resultDtype(operands: readonly Operand[]): Dtype {
  const arrays = operands.filter(({ scalar }) => scalar === undefined);
  const scalars = operands.filter(({ scalar }) => scalar !== undefined);
  const category = (list: readonly Operand[]) =>
    Math.max(-1, ...list.map(({ dtype }) => categories[dtype.kind]));
  if (arrays.length === 0 || scalars.length === 0 || category(scalars) > category(arrays))
    return operands.map(({ dtype }) => dtype).reduce(promote);
  let found = arrays.map(({ dtype }) => dtype).reduce(promote);
  for (const one of scalars) found = promote(found, leastDtype(one, found));
  return found;
}

/** The smallest type that has a scalar's value; beside signed integers a small positive one counts as signed. */
function leastDtype({ dtype, scalar = 0 }: Operand, beside: Dtype): Dtype {
  if (dtype.kind === 'b') return dtype;
  if (dtype.kind === 'f') {
    const size = Math.abs(Number(scalar));
    // A half would do below 65000: beside any other type it changes nothing.
    if (size < 65000 || !Number.isFinite(size)) return beside.kind === 'f' ? beside : dtypes.float32;
    return size < 3.4e38 ? dtypes.float32 : dtypes.float64;
  }
  const value = BigInt(scalar);
  const candidates = value < 0n || beside.kind === 'i' ? signed : unsigned;
  const fitting = candidates.find(({ range: [low, high] }) => value >= low && value <= high);
  return fitting ?? dtypes.uint64;
}

/** The type by the rules of NumPy 2, where a number of Python has no type of its own. */
export function laterResultDtype(operands: readonly Operand[]): Dtype {
  const typed = operands.filter(({ isPython }) => !isPython).map(({ dtype }) => dtype);
  if (typed.length === 0) return operands.map(({ dtype }) => dtype).reduce(promote);
  let found = typed.reduce(promote);
  for (const { dtype, isPython } of operands)
    if (isPython && categories[dtype.kind] > categories[found.kind])
      found = dtype.kind === 'f' ? dtypes.float64 : dtype;
  return found;
}
