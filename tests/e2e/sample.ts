import { firstOfEveryKind, pagesByKind, pagesOfEveryKind } from './page-types.ts';

/**
 * Whether tests try all cases: each night they do. In `npm test` those that combine lists, such as each fault with each place, try
 * some of the combinations (docs/decisions/006-what-is-checked-when.md).
 */
export const triesEveryCase = process.env.E2E_CASES === 'every';

/**
 * Whether a combination is tried: one in `share`, the same in each run. Each entry of two lists is in one at least, as both have
 * `share` entries or more.
 * @param positions of its entries in their lists
 */
export function isTried(share: number, ...positions: readonly number[]): boolean {
  return triesEveryCase || positions.reduce((sum, position) => sum + position, 0) % share === 0;
}

/** A page of each kind and one in each other language; each night all pages of the list. */
export const sampleOfPages: readonly string[] = triesEveryCase
  ? pagesOfEveryKind
  : [...firstOfEveryKind, ...pagesByKind.home.slice(1), ...pagesByKind.doc.slice(-1)];
