/** Ranges of code points that the fonts keep whole, so that text in English and French never lacks a character. */
const ranges: readonly [first: number, last: number, why: string][] = [
  [0x0020, 0x007e, 'ASCII'],
  [0x00a0, 0x00ff, 'Latin-1: French letters and quotation marks, no-break space, © · × ± °'],
];

/**
 * Characters outside of the ranges that texts of the site have, and where. The full fonts have about thirty more:
 * `npm run check:out` tells when a page needs one of them. Characters that neither full font has do not belong here.
 */
const others: readonly [characters: string, why: string][] = [
  ['Œœ', 'French letters that Latin-1 lacks (Ÿ is in neither font)'],
  ['–—', 'dashes'],
  ['’“”', 'apostrophe and quotation marks'],
  ['…', 'ellipsis'],
  ['′', 'prime: derivatives'],
  ['−', 'minus sign'],
  ['↑↓', 'names of keys'],
];

/** Code points of the characters that the two web fonts are subset to, as far as each of them has a glyph. */
export const subsetCharacters: ReadonlySet<number> = new Set([
  ...ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i)),
  ...others.flatMap(([characters]) => Array.from(characters, (character) => character.codePointAt(0) ?? 0)),
]);
