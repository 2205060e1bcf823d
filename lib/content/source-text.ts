import { unwantedCharacters } from '../site/unwanted-characters.ts';

/**
 * Whether Contentlayer reads a file as this site does: it begins with front matter, its lines end in LF (Contentlayer leaves a CR
 * in the last value), and it has no unwanted characters. Other files are read again by lib/content/text-files.ts.
 */
export function isPlain(source: string): boolean {
  const isDamaged = /[\0\r\uFFFD]/.test(source) || unwantedCharacters(source).length > 0;
  return /^\uFEFF?---\n/.test(source) && !isDamaged;
}
