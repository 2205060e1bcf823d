import type { InvertedIndex } from './inverted-index.ts';
import type { QueryWord, Way } from './query.ts';

/** By document: the score for a query, and how much of the query it says, in the measure of `totalRarity`. */
export type Scores = { sums: Float64Array; matched: Float64Array };

/** At this strength a word counts half of what it can count at most. */
const halfStrength = 4;

/** How much one word of a phrase counts where the others are missing. */
const incompletePhrase = 0.3;

/** How much saying a word in a second way adds. */
const secondWay = 0.35;

/** How much all words of a query say. */
export function totalRarity(words: readonly QueryWord[]): number {
  return words.reduce((sum, { rarity }) => sum + rarity, 0);
}

/**
 * The scores of documents for a query.
 * @param count how many documents there are
 */
export function scoresOf(index: InvertedIndex, words: readonly QueryWord[], count: number): Scores {
  const sums = new Float64Array(count);
  const matched = new Float64Array(count);
  for (const { ways, synonyms, rarity } of words) {
    const literal = bestWays(index, ways, count);
    const meant = synonyms.length > 0 ? bestWays(index, synonyms, count) : undefined;
    for (let document = 0; document < count; document++) {
      const [one, other] = [literal.strengths[document] as number, meant?.strengths[document] ?? 0];
      if (one === 0 && other === 0) continue;
      // A page that says it in both ways counts more than one that says it in one.
      sums[document] =
        (sums[document] as number) + rarity * (Math.max(one, other) + secondWay * Math.min(one, other));
      const share = Math.max(literal.shares[document] as number, meant?.shares[document] ?? 0);
      matched[document] = (matched[document] as number) + rarity * share;
    }
  }
  return { sums, matched };
}

/** For each document the best of several ways to say a word: how strong it is, and how much of the word it says. */
function bestWays(
  index: InvertedIndex,
  ways: readonly Way[],
  count: number,
): { strengths: Float64Array; shares: Float64Array } {
  const strengths = new Float64Array(count);
  const shares = new Float64Array(count);
  for (const { terms, weight } of ways) {
    const best = (document: number, strength: number, share: number) => {
      if (strength > (strengths[document] as number)) strengths[document] = strength;
      if (share > (shares[document] as number)) shares[document] = share;
    };
    if (terms.length === 1) {
      const { documents, strengths: all } = index.postingsOf(terms[0] as string);
      for (let at = 0; at < documents.length; at++)
        best(documents[at] as number, weight * saturated(all[at] as number), weight);
      continue;
    }
    const found = new Map<number, { strength: number; count: number }>();
    for (const term of terms) {
      const { documents, strengths: all } = index.postingsOf(term);
      for (const [at, document] of documents.entries()) {
        const known = found.get(document) ?? { strength: 0, count: 0 };
        found.set(document, {
          strength: known.strength + saturated(all[at] as number),
          count: known.count + 1,
        });
      }
    }
    for (const [document, { strength, count: words }] of found) {
      const share = weight * (words === terms.length ? 1 : incompletePhrase);
      best(document, share * (strength / terms.length), share);
    }
  }
  return { strengths, shares };
}

/** From 0 to 1: a word in a title says much more than one in a text, but never all. */
function saturated(strength: number): number {
  return strength / (strength + halfStrength);
}
