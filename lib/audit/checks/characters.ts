import { basename } from 'node:path';
import { mathsFont, type WebFont, webFonts } from '../../fonts/fonts.ts';
import { committedSubset, missingCharacters } from '../../fonts/subset.ts';
import { drawnText } from '../../html/drawn-text.ts';
import { type Problem, problem } from '../../site/problem.ts';
import type { Site } from '../site.ts';

/**
 * Characters of pages that a full web font has and its subset lacks: readers would see them in a font of their system. Formulas
 * are drawn with the maths font. One problem for each character, at the first page that has it.
 */
export async function characterProblems(site: Pick<Site, 'pages' | 'files' | 'read'>): Promise<Problem[]> {
  // One after the other: the decoder of fonts has one memory.
  const subset = (font: WebFont) => exportedSubset(font, site) ?? committedSubset(font);
  const texts = await missingCharacters(webFonts, subset);
  const formulas = await missingCharacters([mathsFont], subset);
  return [...problemsOf(site, texts, 'text'), ...problemsOf(site, formulas, 'formulas')];
}

/** The file of a font that pages load: the site of another project may have more characters than the repository. */
function exportedSubset({ subset }: WebFont, { files, read }: Pick<Site, 'files' | 'read'>) {
  // jetbrains-mono.woff2 → assets/jetbrains_mono-1a2b3c4d.woff2
  const stem = basename(subset, '.woff2').replaceAll('-', '[-_]');
  const isFile = new RegExp(`^assets/${stem}-[0-9a-f]{8}\\.woff2$`);
  const file = [...files.keys()].find((name) => isFile.test(name));
  return file === undefined ? undefined : read(file);
}

function problemsOf(
  { pages, read }: Pick<Site, 'pages' | 'read'>,
  missing: ReadonlyMap<number, readonly string[]>,
  part: keyof ReturnType<typeof drawnText>,
): Problem[] {
  if (missing.size === 0) return [];
  const points = [...missing.keys()].map((point) => `\\u{${point.toString(16)}}`);
  const pattern = new RegExp(`[${points.join('')}]`, 'gu');
  const first = new Map<string, string>();
  for (const { file } of pages) {
    const text = drawnText(read(file).toString('utf8'))[part];
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
