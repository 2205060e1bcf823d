/** An item of two sequences that are alike, or one that only the older or only the newer one has. */
export type AlignedPair<Item> = { before?: Item; after?: Item };

/**
 * How a sequence has become another one: the pairs of the longest common subsequence, and between them what was removed and added.
 * Removed items come first where both are at one place.
 */
export function alignmentOf<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (a: Item, b: Item) => boolean = Object.is,
): AlignedPair<Item>[] {
  const same = (i: number, j: number) =>
    i < before.length && j < after.length && isSame(before[i] as Item, after[j] as Item);
  // lengths[i][j]: how many items the rests from i and from j have in common.
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      (lengths[i] as Uint16Array)[j] = same(i, j)
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: AlignedPair<Item>[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (same(i, j) && at(i, j) === at(i + 1, j + 1) + 1)
      pairs.push({ before: before[i++] as Item, after: after[j++] as Item });
    else if (i < before.length && (j >= after.length || at(i + 1, j) >= at(i, j + 1)))
      pairs.push({ before: before[i++] as Item });
    else pairs.push({ after: after[j++] as Item });
  }
  return pairs;
}

/** A part of two sequences: of both, of the older one only, or of the newer one only. */
export type DifferencePart<Item> = { of: 'both' | 'before' | 'after'; items: Item[] };

/** How a sequence has become another one, neighbouring items of one kind together; of equal items those of the newer one. */
export function differenceOf<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame?: (a: Item, b: Item) => boolean,
): DifferencePart<Item>[] {
  const parts: DifferencePart<Item>[] = [];
  for (const pair of alignmentOf(before, after, isSame)) {
    const isNew = 'after' in pair;
    const of = 'before' in pair ? (isNew ? 'both' : 'before') : 'after';
    const item = (isNew ? pair.after : pair.before) as Item;
    const last = parts.at(-1);
    if (last?.of === of) last.items.push(item);
    else parts.push({ of, items: [item] });
  }
  return parts;
}
