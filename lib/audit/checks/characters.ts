import { decodeEntities } from '../../export/markup.ts';
import { missingCharacters } from '../../fonts/subset.ts';
import { type Problem, problem } from '../../site/problem.ts';
import type { Site } from '../site.ts';

/** Parts of a page without text. Attributes are searched, too: they have placeholders and messages for scripts. */
const noText = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi;

/**
 * Characters of pages that a full web font has and its subset lacks: readers would see them in a font of their system. One problem for each character, at the first page that has it.
 */
export async function characterProblems({ pages, read }: Pick<Site, 'pages' | 'read'>): Promise<Problem[]> {
  const missing = await missingCharacters();
  if (missing.size === 0) return [];
  const points = [...missing.keys()].map((point) => `\\u{${point.toString(16)}}`);
  const pattern = new RegExp(`[${points.join('')}]`, 'gu');
  const first = new Map<string, string>();
  for (const { file } of pages) {
    const text = decodeEntities(read(file).toString('utf8').replace(noText, ' '));
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
