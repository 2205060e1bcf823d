import { compareValues } from '../forward.ts';
import { isTrue } from '../protocol.ts';
import type { Value } from '../values.ts';

/** The items of a list, sorted as `sorted` does: stable, by `<`. */
export function sortItems(
  items: Value[],
  key: ((value: Value) => Value) | undefined,
  isReversed: boolean,
): Value[] {
  const keyed = items.map((value) => ({ value, by: key ? key(value) : value }));
  if (isReversed) keyed.reverse();
  const sorted = mergeSort(keyed, (a, b) => isTrue(compareValues('<', b.by, a.by)));
  if (isReversed) sorted.reverse();
  return sorted.map(({ value }) => value);
}

/** Only asks whether the later item is less, as Python does. */
function mergeSort<T>(items: T[], isAfter: (a: T, b: T) => boolean): T[] {
  if (items.length < 2) return items;
  const middle = items.length >> 1;
  const left = mergeSort(items.slice(0, middle), isAfter);
  const right = mergeSort(items.slice(middle), isAfter);
  const found: T[] = [];
  let at = 0;
  for (const one of right) {
    while (at < left.length && !isAfter(left[at] as T, one)) found.push(left[at++] as T);
    found.push(one);
  }
  while (at < left.length) found.push(left[at++] as T);
  return found;
}
