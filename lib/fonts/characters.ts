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
  ['‘’“”', 'apostrophe and quotation marks'],
  ['•', 'bullet: lists in cells of imported tables'],
  ['…', 'ellipsis'],
  ['′', 'prime: derivatives'],
  ['−', 'minus sign'],
  ['↑↓', 'names of keys'],
];

/** Code points of the characters that the fonts of text and code are subset to, as far as each of them has a glyph. */
export const subsetCharacters: ReadonlySet<number> = new Set([
  ...pointsOf(ranges),
  ...others.flatMap(([characters]) => Array.from(characters, (character) => character.codePointAt(0) ?? 0)),
]);

/** What the maths font keeps whole. Browsers draw a variable, `<mi>x</mi>`, with the italic letter of the block for mathematics. */
const mathsRanges: readonly [first: number, last: number, why: string][] = [
  [0x0020, 0x007e, 'ASCII'],
  [0x0391, 0x03a1, 'Greek capitals up to Ρ'],
  [0x03a3, 0x03a9, 'Greek capitals from Σ on'],
  [0x03b1, 0x03c9, 'Greek'],
  [0x1d434, 0x1d454, 'italic Latin letters up to g; h is ℎ'],
  [0x1d456, 0x1d467, 'italic Latin letters from i on'],
  [0x1d6e2, 0x1d71b, 'italic Greek letters'],
  [0x2200, 0x2207, 'quantifiers, ∂, ∅, ∆, ∇'],
  [0x2208, 0x2213, 'members of sets, sums, products, − and ∓'],
];

const mathsOthers =
  '\u00a0\u2061ϑϕϖϱϵ·×±÷˙ˆˇ˘˜¯′″‴‖‾…⋯⋮⋱ℎℓℝℂℕℤℚℜℑ←↑→↓↔⇐⇒⇔↦√∞∥∧∨∩∪∫∬∮∼≃≈≠≡≤≥≪≫⊂⊃⊆⊇⊕⊗⊙⊤⊥⋅⌈⌉⌊⌋⟨⟩𝖳';

/** Code points of the characters that the maths font is subset to; glyphs that it puts in their place come with them. */
export const mathsCharacters: ReadonlySet<number> = new Set([
  ...pointsOf(mathsRanges),
  ...Array.from(mathsOthers, (character) => character.codePointAt(0) ?? 0),
]);

function pointsOf(list: readonly [first: number, last: number, why: string][]): number[] {
  return list.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
