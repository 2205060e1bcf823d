import { Refusal } from '../../errors.ts';
import type { CompareOperator } from '../../syntax/tree.ts';
import { compareValues, isEqual, isIdentical } from '../forward.ts';
import type { PythonObject, Value } from '../values.ts';

/** Longer sequences are refused: they take the machine's memory. */
const maxItems = 50_000_000;

/** How often a sequence is repeated by `* count`. */
export function repeated<T>(items: readonly T[], count: bigint): T[] {
  const times = Math.max(0, Number(count));
  if (items.length * times > maxItems) throw new Refusal(`a sequence of ${items.length * times} items`);
  if (items.length === 1) return new Array<T>(times).fill(items[0] as T);
  const found: T[] = [];
  for (let at = 0; at < times; at++) for (const one of items) found.push(one);
  return found;
}

/** Compares sequences as Python does: by the first items that differ. */
export function compareItems(
  operator: CompareOperator,
  a: readonly Value[],
  b: readonly Value[],
): Value | undefined {
  if (operator === '==' || operator === '!=') {
    const same = a.length === b.length && a.every((one, at) => isSame(one, b[at] as Value));
    return same === (operator === '==');
  }
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const [one, other] = [a[at] as Value, b[at] as Value];
    if (!isSame(one, other)) return compareValues(operator, one, other);
  }
  return compareValues(operator, BigInt(a.length), BigInt(b.length));
}

/** Identical or equal, as containers compare. */
export function isSame(a: Value, b: Value): boolean {
  // Python asks first whether they are one object, which numbers here cannot tell.
  if (Number.isNaN(a) && Number.isNaN(b)) throw new Refusal('a comparison of nan in a container');
  return isIdentical(a, b) || isEqual(a, b);
}

const openRepr = new Set<PythonObject>();

/** The text of a container, which may contain itself. */
export function guarded(object: PythonObject, inner: string, text: () => string): string {
  if (openRepr.has(object)) return inner;
  openRepr.add(object);
  try {
    return text();
  } finally {
    openRepr.delete(object);
  }
}
