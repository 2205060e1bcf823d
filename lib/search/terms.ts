import type { SynonymRow, TermRow } from './format.ts';
import { keyOf } from './query.ts';
import { contentTokens, fold, hasHan, queryTokens } from './tokens.ts';

/** The word of a language for a term, and words for it that its texts never use. */
type Term = { readonly use: string; readonly never: readonly string[] };

/**
 * What the texts of a language never write, and what they write instead. A Chinese word is replaced in queries: no text has it. The words
 * of a French one stand in texts and names all the same ("un kernel"), so it is a synonym: it finds both. Those are left out that the
 * list of the language has already, and those that are other forms of the same words: "gradients conjugués" for "gradient conjugué".
 * @param list the synonyms of the list
 */
export function readersTerms(
  terms: readonly Term[],
  list: readonly SynonymRow[],
  isFrench: boolean,
): { replaced: TermRow[]; synonyms: SynonymRow[] } {
  const form = (text: string) => keyOf(contentTokens(text), isFrench).join(' ');
  const pair = (reader: string, text: string) => `${form(reader)}\n${form(text)}`;
  const known = new Set(
    list.flatMap(([readers, texts]) => readers.flatMap((reader) => texts.map((text) => pair(reader, text)))),
  );
  const isNew = (reader: string, use: string) => {
    const isKnown = form(reader) === form(use) || known.has(pair(reader, use));
    known.add(pair(reader, use));
    return !isKnown;
  };
  const replaced = terms.map(({ use, never }): TermRow => [use, ...never.filter(hasHan)]);
  const synonyms = terms.map(({ use, never }): SynonymRow => {
    const latin = never.filter((word) => !hasHan(word)).map(withoutArticle);
    return [latin.filter((word) => isNew(word, use)), [use]];
  });
  return {
    replaced: replaced.filter(([, ...words]) => words.length > 0),
    synonyms: synonyms.filter(([words]) => words.length > 0),
  };
}

/** Words that no text has, each with the word of the texts, its tokens, and what finds it in a query. */
export type Replacements = { use: string; tokens: string[]; pattern: RegExp }[];

/** The words that are replaced in queries. */
export function replacementsOf(terms: readonly TermRow[]): Replacements {
  return terms.flatMap(([use, ...words]) =>
    words.map((word) => ({ use, tokens: queryTokens(word), pattern: patternOf(word) })),
  );
}

/** A query with the words of the texts in place of those that no text has. */
export function inTerms(text: string, replacements: Replacements): string {
  const found = replacements.filter(({ pattern }) => text.search(pattern) >= 0);
  if (found.length === 0) return text;
  const all = new Set(queryTokens(text));
  return found
    .filter(({ tokens }) => tokens.every((token) => all.has(token))) // 光环 is no word of 日光环境.
    .reduce((changed, { use, pattern }) => changed.replace(pattern, use), text);
}

/** Finds a word in a query, whose signs are the usual ones, also without its spaces. */
function patternOf(word: string): RegExp {
  const escaped = word.normalize('NFKC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replace(/\s+/g, '\\s*'), 'giu');
}

/** A word without the frequent words before it: "les meshes" → "meshes". */
function withoutArticle(word: string): string {
  const first = contentTokens(word)[0] ?? '';
  return word.slice(Math.max(0, fold(word).indexOf(first)));
}
