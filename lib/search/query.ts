import type { SynonymRow } from './format.ts';
import type { Expansion, InvertedIndex } from './inverted-index.ts';
import { contentTokens, fold, hanPairs, hasHan, isWord, queryTokens, stemTokens } from './tokens.ts';

/** A word of a query, with all ways in which texts may say it. */
export type QueryWord = {
  word: string;
  /** The word itself, its forms and parts. Each way is a list of terms that belong together, most often one. */
  ways: Way[];
  /** What texts write in place of it. */
  synonyms: Way[];
  /** How much the word says; 0 if no text has it in any form. */
  rarity: number;
};

export type Way = { terms: string[]; weight: number };

/** How much what texts write for a word of readers counts, in comparison with the word; a phrase says more. */
const synonymWeight = { word: 0.45, phrase: 0.8 } as const;
/** How much the parts of an unknown name count together. */
const partsWeight = 0.8;
/** How much another form of a word counts. */
const stemWeight = 0.92;

/** What readers write, as tokens with and without frequent words, and what the texts write for it, as tokens. */
export type Synonyms = { list: { readers: string[]; content: string[]; texts: string[][] }[] };

/** The synonyms of search files, with the tokens that the index has for them. */
export function synonymsOf(rows: readonly SynonymRow[], isFrench: boolean): Synonyms {
  const keys = (text: string) => ({
    readers: keyOf(queryTokens(text), isFrench),
    content: keyOf(contentTokens(text), isFrench),
  });
  const inHan = (text: string) => ({ readers: [fold(text)], content: [] });
  return {
    list: rows.flatMap(([readers, texts]) => {
      const targets = texts.map((text) => contentTokens(text));
      const inChinese = readers.filter(hasHan).map((reader) => contentTokens(reader));
      // An English word of a row leads to the Chinese ones, too: readers of Chinese pages know both.
      const back = inChinese.length > 0 ? texts.filter((text) => !hasHan(text)) : [];
      return [
        ...readers.map((reader) => ({ ...(hasHan(reader) ? inHan(reader) : keys(reader)), texts: targets })),
        ...back.map((text) => ({ ...keys(text), texts: inChinese })),
      ];
    }),
  };
}

/** Words as synonyms are compared by: their stems. */
export function keyOf(tokens: readonly string[], isFrench: boolean): string[] {
  return tokens.map((token) => stemTokens(token, isFrench).at(-1) ?? token);
}

/** The words of a query, as an index has them. Signs that mean nothing to it are left out. */
export function queryWords(
  text: string,
  { index, synonyms, isFrench }: { index: InvertedIndex; synonyms: Synonyms; isFrench: boolean },
): QueryWord[] {
  const tokens = contentTokens(text);
  const meant = synonymsIn(text, tokens, synonyms, isFrench);
  const words = tokens.map((word, at) => {
    // A word that readers are known to write is not misspelt.
    const isKnown = (meant[at] ?? []).length > 0;
    const expansions = directExpansions(word, index, { isFrench, isKnown });
    const ways: Way[] = expansions.map(({ term, weight }) => ({ terms: [term], weight }));
    ways.push(...partsInstead(word, index, isFrench));
    for (const joined of joinedWords(tokens, at))
      if (index.has(joined)) ways.push({ terms: [joined], weight: 1 });
    const meanings = (meant[at] ?? []).map(({ terms, weight }) => ({
      terms: terms.map((term) => bestTerm(term, index, isFrench)),
      weight,
    }));
    return {
      word,
      ways,
      synonyms: meanings,
      rarity: rarityOf(word, [...ways, ...meanings], index, isFrench),
    };
  });
  // A sign, or two characters that are neighbours by chance, may stand nowhere.
  return words.filter(({ word, rarity }) => rarity > 0 || (!hasHan(word) && /[\p{L}\p{N}]/u.test(word)));
}

/** Pairs of neighbours in a query as one word: "meta programming", "data class". */
function joinedWords(tokens: readonly string[], at: number): string[] {
  const isLatin = (word: string | undefined) => word !== undefined && /^[a-z]+$/.test(word);
  const pairs = [
    [tokens[at - 1], tokens[at]],
    [tokens[at], tokens[at + 1]],
  ];
  return pairs.flatMap(([a, b]) => (isLatin(a) && isLatin(b) ? [`${a}${b}`] : []));
}

/** The terms of an index that stand for a word: itself, its stems, longer words, and for an unknown word similar ones. */
function directExpansions(
  word: string,
  index: InvertedIndex,
  { isFrench, isKnown }: { isFrench: boolean; isKnown: boolean },
): Expansion[] {
  const found: Expansion[] = [];
  if (index.has(word)) found.push({ term: word, weight: 1 });
  if (hasHan(word)) return found;
  for (const stem of stemTokens(word, isFrench))
    if (index.has(stem)) found.push({ term: stem, weight: stemWeight });
  if (word.length > 2) found.push(...index.longerWords(word));
  const isTyped = isKnown || index.has(word) || found.some(({ term }) => isWord(term));
  return isTyped ? found : [...found, ...index.similarWords(word)];
}

/** The parts of a name with underscores that the texts do not have as a whole; of a misspelt part the most similar word. */
function partsInstead(word: string, index: InvertedIndex, isFrench: boolean): Way[] {
  const parts = word.split('_').filter(Boolean);
  // `__shared__` has a single part.
  if (parts.length === 0 || parts[0] === word || index.has(word)) return [];
  // A misspelt name that is known as a whole needs no guess at its parts.
  const isGuessed = index.similarWords(word).length === 0;
  const asWritten = (part: string) => {
    const term = bestTerm(part, index, isFrench);
    return index.has(term) || !isGuessed ? term : (index.similarWords(part)[0]?.term ?? part);
  };
  return [{ terms: parts.map(asWritten), weight: partsWeight }];
}

/** A word as an index has it, or its stem. */
function bestTerm(term: string, index: InvertedIndex, isFrench: boolean): string {
  if (hasHan(term)) return term;
  return stemTokens(term, isFrench).find((stem) => index.has(stem)) ?? term;
}

/** For each word that says something, what the texts write in place of it, or of a phrase that it belongs to. */
function synonymsIn(text: string, tokens: readonly string[], { list }: Synonyms, isFrench: boolean): Way[][] {
  const all = queryTokens(text);
  const keys = keyOf(all, isFrench);
  const contentKeys = keyOf(tokens, isFrench);
  const folded = fold(text);
  const found: Way[][] = tokens.map(() => []);
  const say = (token: string, texts: string[][], weight: number) => {
    for (const terms of texts) found[tokens.indexOf(token)]?.push({ terms, weight });
  };
  for (const { readers, content, texts } of list) {
    const [first = ''] = readers;
    if (hasHan(first)) {
      const weight = synonymWeight[first.length > 2 ? 'phrase' : 'word'];
      if (folded.includes(first)) for (const pair of hanPairs(first)) say(pair, texts, weight);
      continue;
    }
    const weight = synonymWeight[readers.length > 1 ? 'phrase' : 'word'];
    for (const at of placesOf(readers, keys))
      for (const token of all.slice(at, at + readers.length)) say(token, texts, weight);
    // "écrire des tests" is "écrire un test", too.
    const isSame = all.length === tokens.length && content.length === readers.length;
    if (isSame || content.length < 2) continue;
    for (const at of placesOf(content, contentKeys))
      for (const token of tokens.slice(at, at + content.length)) say(token, texts, weight);
  }
  return found;
}

/** The positions at which a phrase begins in a list of words. */
function placesOf(phrase: readonly string[], words: readonly string[]): number[] {
  return words.flatMap((_, at) => (phrase.every((word, step) => words[at + step] === word) ? [at] : []));
}

/** How much a word of a query says: by its own spelling where the texts have it, else by what stands for it. */
function rarityOf(word: string, ways: readonly Way[], index: InvertedIndex, isFrench: boolean): number {
  const forms = [word, ...stemTokens(word, isFrench)]
    .map((term) => index.rarity(term))
    .filter((one) => one > 0);
  if (forms.length > 0) return Math.min(...forms);
  const others = ways.map(({ terms }) => Math.min(...terms.map((term) => index.rarity(term))));
  return Math.max(0, ...others.filter(Number.isFinite));
}
