import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '../../site/locales.ts';
import { type Problem, problem } from '../../site/problem.ts';
import type { CheckedEntry } from '../record.ts';

/** The words with which a language speaks for the writer. */
const firstPerson: Record<Locale, RegExp> = {
  en: /\b(?:I|[Ww]e|[Uu]s|[Oo]urs?|[Oo]urselves|[Mm]y|[Mm]yself)\b/g,
  'zh-Hans': /我们|笔者|(?<!自)我/g,
  'fr-FR': /(?<![\p{L}’])(?:[Nn]ous|[Nn]os|[Nn]otre|[Jj]e|[Jj]’|[Mm]on|[Mm]a|[Mm]es)(?!\p{L})/gu,
};

/**
 * A retold text does not speak as the people whose text it retells: "we" would be them. What they said word for word is a
 * quotation, in a block that begins with >. Code, titles and addresses do not count.
 */
export function voiceProblems({ source, locale, file }: CheckedEntry): Problem[] {
  if (!source || !existsSync(file)) return [];
  const fix = 'Say who: the authors, the team, a name.';
  return proseLines(readFileSync(file, 'utf8')).flatMap(({ line, text }) =>
    [...text.matchAll(firstPerson[locale])].map(([word]) =>
      problem({ where: `${file}:${line}`, what: `first person in a retold text: "${word}"`, fix }),
    ),
  );
}

/** The lines of a text that readers read as sentences, with their numbers. */
export function proseLines(source: string): { line: number; text: string }[] {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  const prose = source
    .replace(/^---\r?\n[\s\S]*?\n---/, blank)
    .replace(/^(`{3,})[\s\S]*?\n\1/gm, blank)
    .replace(/^\$\$[\s\S]*?\$\$/gm, blank)
    .replace(/^>.*$/gm, blank)
    .replace(/`[^`\n]*`|\$[^$\n]*\$|\{\/\*[\s\S]*?\*\/\}|\]\([^)\s]*/g, blank);
  return prose.split('\n').map((text, at) => ({ line: at + 1, text }));
}
