import { decodeEntities } from './markup.ts';

/** Parts of a page without text. Attributes count as text: they have placeholders and messages for scripts. */
const noText = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi;

const formula = /<math\b[\s\S]*?<\/math>/g;

/** What browsers draw of a page: its texts, with the fonts of text and code, and its formulas, with the font of formulas. */
export function drawnText(html: string): { text: string; formulas: string } {
  const page = html.replace(noText, ' ');
  return {
    text: decodeEntities(page.replace(formula, ' ')),
    formulas: decodeEntities((page.match(formula) ?? []).map(asDrawn).join(' ')),
  };
}

/** Browsers draw a variable of one letter in italics: the letter of the block for mathematics. */
function asDrawn(math: string): string {
  return math.replace(/<mi>([A-Za-zΑ-Ωα-ω])<\/mi>/g, (_, letter: string) => italic(letter));
}

const italics = [
  { first: 'A', last: 'Z', block: 0x1d434 },
  { first: 'a', last: 'z', block: 0x1d44e },
  { first: 'Α', last: 'Ω', block: 0x1d6e2 },
  { first: 'α', last: 'ω', block: 0x1d6fc },
] as const;

/** 'x' → '𝑥'; the italic h is the constant of Planck. */
export function italic(letter: string): string {
  const range = italics.find(({ first, last }) => letter >= first && letter <= last);
  if (letter === 'h' || !range) return letter === 'h' ? 'ℎ' : letter;
  return String.fromCodePoint(range.block + letter.charCodeAt(0) - range.first.charCodeAt(0));
}
