import { editDistance } from '../site/edit-distance.ts';
import { hasHan, isWord } from './tokens.ts';

/** How strongly a term stands in documents: lists of the same length. */
type Postings = { documents: number[]; strengths: number[] };

/** How a term stands for a word of a query; `weight` is 1 for the word itself. */
export type Expansion = { term: string; weight: number };

/** How much the beginning of a longer word counts at most, and a misspelling. */
const prefixWeight = { unknown: 0.72, known: 0.4 } as const;
const misspeltWeight = { short: 0.6, long: 0.85, twoLetters: 0.45 } as const;

/** The letters that a word has at least for a misspelling to be looked for, and to be one of two letters. */
export const fuzzyLetters = { one: 5, two: 8 } as const;

/** How much a term says that all documents have: in a query it is part of the subject all the same. */
const leastRarity = 0.7;

/** Numbers say half of what words say. */
const isNumber = /^\d+$/;

/** How many longer words, or words of a similar spelling, stand for one of a query. */
const expansionsMax = 24;

/** Terms with the documents that have them, in numbers. */
export class InvertedIndex {
  private readonly postings = new Map<string, Postings>();
  /** The words without stems, in alphabetical order. */
  private words: string[] = [];

  /** The words by their length, with the set of their letters. */
  private readonly byLength = new Map<number, { term: string; letters: number }[]>();
  /** How many of the first documents have each term. */
  private readonly counts = new Map<string, number>();

  /** How many of the documents that count have Chinese. */
  private countedHan = 0;

  /** @param counted how many of the first documents say how rare a term is */
  constructor(private readonly counted: number) {}

  /** Adds a term of the last or a later document; a term that the document has already becomes stronger. */
  add(term: string, document: number, strength: number): void {
    const list = this.postings.get(term);
    if (!list) this.postings.set(term, { documents: [document], strengths: [strength] });
    else if (list.documents.at(-1) === document)
      list.strengths[list.strengths.length - 1] = strength + (list.strengths.at(-1) ?? 0);
    else {
      list.documents.push(document);
      list.strengths.push(strength);
    }
  }

  /** To be called once, when all terms are there. */
  finish(): void {
    const chinese = new Set<number>();
    for (const [term, { documents }] of this.postings)
      if (hasHan(term)) for (const document of documents) if (document < this.counted) chinese.add(document);
    this.countedHan = chinese.size;
    for (const [term, { documents }] of this.postings)
      this.counts.set(term, documents.filter((document) => document < this.counted).length);
    this.words = [...this.postings.keys()].filter(isWord).sort();
    for (const term of this.words) {
      const known = this.byLength.get(term.length);
      const one = { term, letters: lettersOf(term) };
      if (known) known.push(one);
      else this.byLength.set(term.length, [one]);
    }
  }

  has(term: string): boolean {
    return this.postings.has(term);
  }

  postingsOf(term: string): Postings {
    return this.postings.get(term) ?? none;
  }

  /** How much a term says: the more, the fewer documents have it. 0 for one that is nowhere. */
  rarity(term: string): number {
    if (!this.postings.has(term)) return 0;
    const count = Math.max(1, this.counts.get(term) ?? 0);
    const counted = hasHan(term) ? Math.max(count, this.countedHan) : this.counted;
    const rarity = leastRarity + Math.log(1 + (counted - count + 0.5) / (count + 0.5));
    return isNumber.test(term) ? rarity / 2 : rarity;
  }

  /** Words that begin with a word, the shorter the better. They count less where the word itself is known. */
  longerWords(word: string): Expansion[] {
    const found: string[] = [];
    const weight = this.has(word) ? prefixWeight.known : prefixWeight.unknown;
    for (let at = firstAtLeast(this.words, word); this.words[at]?.startsWith(word); at++) {
      if (this.words[at] !== word) found.push(this.words[at] as string);
    }
    return found
      .sort((a, b) => a.length - b.length)
      .slice(0, expansionsMax)
      .map((term) => ({ term, weight: weight * (0.4 + 0.6 * (word.length / term.length)) }));
  }

  /** Words and names of a similar spelling; none for a word with less than five letters. */
  similarWords(word: string): Expansion[] {
    if (word.length < fuzzyLetters.one || !/^[\p{L}_]+$/u.test(word)) return [];
    const limit = word.length < fuzzyLetters.two ? 1 : 2;
    const mask = lettersOf(word);
    const found: Expansion[] = [];
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      for (const { term, letters } of this.byLength.get(length) ?? []) {
        // Each wrong letter changes at most two in the set of letters. Most words are out by that.
        if (bitsIn(mask ^ letters) > 2 * limit) continue;
        const distance = editDistance(word, term, limit);
        if (distance > limit) continue;
        const weight =
          distance > 1 ? misspeltWeight.twoLetters : misspeltWeight[limit > 1 ? 'long' : 'short'];
        // Readers know how a word begins.
        found.push({ term, weight: weight * (term[0] === word[0] ? 1 : 0.7) });
      }
    }
    return found.sort((a, b) => b.weight - a.weight).slice(0, expansionsMax);
  }
}

/** The letters a to z that a word has, a bit for each. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

function bitsIn(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const none: Postings = { documents: [], strengths: [] };

/** The position of the first word that is not before the given one. */
function firstAtLeast(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
