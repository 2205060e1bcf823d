import { mathsFont } from '../../fonts/fonts.ts';
import { missingCharacters } from '../../fonts/subset.ts';
import { decodeEntities } from '../../html/markup.ts';
import { type Problem, problem } from '../../site/problem.ts';
import type { Site } from '../site.ts';

/** Parts of a page without text. Attributes are searched, too: they have placeholders and messages for scripts. */
const noText = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi;

/**
 * Characters of pages that a full web font has and its subset lacks: readers would see them in a font of their system. Formulas
 * are drawn with the maths font. One problem for each character, at the first page that has it.
 */
export async function characterProblems(site: Pick<Site, 'pages' | 'read'>): Promise<Problem[]> {
  // One after the other: the decoder of fonts has one memory.
  const texts = await missingCharacters();
  const formulas = await missingCharacters([mathsFont]);
  const textOf = (html: string) => html.replace(formula, ' ');
  const formulasOf = (html: string) => (html.match(formula) ?? []).map(asDrawn).join(' ');
  return [...problemsOf(site, texts, textOf), ...problemsOf(site, formulas, formulasOf)];
}

const formula = /<math\b[\s\S]*?<\/math>/g;

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

function problemsOf(
  { pages, read }: Pick<Site, 'pages' | 'read'>,
  missing: ReadonlyMap<number, readonly string[]>,
  partOf: (html: string) => string,
): Problem[] {
  if (missing.size === 0) return [];
  const points = [...missing.keys()].map((point) => `\\u{${point.toString(16)}}`);
  const pattern = new RegExp(`[${points.join('')}]`, 'gu');
  const first = new Map<string, string>();
  for (const { file } of pages) {
    const text = decodeEntities(partOf(read(file).toString('utf8').replace(noText, ' ')));
    for (const [character] of text.matchAll(pattern)) if (!first.has(character)) first.set(character, file);
  }
  return [...first].map(([character, file]) => {
    const point = character.codePointAt(0) ?? 0;
    const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
    const fonts = missing.get(point)?.join(' and ');
    return problem({
      where: file,
      what: `the character "${character}" (${code}) is missing from the subset of ${fonts}`,
      fix: 'Add it to lib/fonts/characters.ts, then run `npm run fonts`; or write the text without it.',
    });
  });
}
