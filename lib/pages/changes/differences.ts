/** A part of two sequences: of both, of the older one only, or of the newer one only. */
export type DifferencePart<Item> = { of: 'both' | 'before' | 'after'; items: Item[] };

/**
 * How a sequence has become another one: the longest common subsequence, and between its items what was removed and added. Removed
 * items come first where both are at one place.
 */
export function differenceOf<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (a: Item, b: Item) => boolean = Object.is,
): DifferencePart<Item>[] {
  // lengths[i][j]: how many items the rests from i and from j have in common.
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    const row = lengths[i];
    if (!row) continue;
    for (let j = after.length - 1; j >= 0; j--)
      row[j] = isSame(before[i] as Item, after[j] as Item)
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const parts: DifferencePart<Item>[] = [];
  const push = (of: DifferencePart<Item>['of'], item: Item) => {
    const last = parts.at(-1);
    if (last?.of === of) last.items.push(item);
    else parts.push({ of, items: [item] });
  };
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && isSame(before[i] as Item, after[j] as Item)) {
      push('both', after[j] as Item);
      i++;
      j++;
    } else if (i < before.length && (j >= after.length || at(i + 1, j) >= at(i, j + 1))) {
      push('before', before[i] as Item);
      i++;
    } else {
      push('after', after[j] as Item);
      j++;
    }
  }
  return parts;
}
