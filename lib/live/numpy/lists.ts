import { ListValue } from '../host/collections/lists.ts';
import type { Value } from '../host/values.ts';
import type { NumpyArray } from './array.ts';
import type { Element } from './dtypes.ts';
import { NumpyScalar } from './scalars.ts';

/** Items as nested lists of values of Python. */
export function listOf(array: NumpyArray): Value {
  const plain = (item: Element) => new NumpyScalar(array.dtype, item).plain;
  if (array.rank === 0) return plain(array.first);
  const items = array.items();
  let level: Value[] = Array.from(items as ArrayLike<Element>, plain);
  for (let axis = array.rank - 1; axis > 0; axis--) {
    const length = array.shape[axis] ?? 0;
    const count = array.shape.slice(0, axis).reduce((product, one) => product * one, 1);
    level = Array.from(
      { length: count },
      (_, at) => new ListValue(level.slice(at * length, (at + 1) * length)),
    );
  }
  return new ListValue(level);
}
