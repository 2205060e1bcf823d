import { defaultLocale } from '../site/locales.ts';
import type { PageRow, ResultKind, SearchFile, SectionRow, SymbolRow } from './format.ts';
import { InvertedIndex } from './inverted-index.ts';
import { SymbolNames, symbolWeight } from './names.ts';
import { type Synonyms, synonymsOf } from './query.ts';
import { type Replacements, replacementsOf } from './terms.ts';
import { contentTokens, hasHan, indexTokens, partsOfName, queryTokens, stemTokens } from './tokens.ts';

/** What can be found: a page or a name of the API. `file` and `row` are positions in lists. */
export type Entry = {
  file: number;
  page: PageRow;
  symbol?: SymbolRow;
  kind: ResultKind;
  weight: number;
  /** Whether its text is in the language of the search, and not in English beside translations. */
  isTranslated: boolean;
  /** The stems of each of its titles: title, English title, address. */
  titles: Set<string>[];
  /** The stems of each way in which readers ask for it. */
  keywords: Set<string>[];
  /** The positions of its parts. */
  sections: number[];
};

/** A part of a page; `entry` is the position of the page. */
export type Part = { entry: number; anchor: string; heading: string; beginning: string; stems: Set<string> };

/** How much each kind of result counts: the docs more than old news. */
const kindWeights = {
  doc: 1,
  api: 0.72,
  page: 0.9,
  story: 0.85,
  post: 0.8,
  issue: 0.5,
} as const satisfies Record<ResultKind, number>;

/** How much a name of the API counts in comparison with a page. */
const symbolKindWeight = 0.86;

/** How much a word counts by where it stands. */
const strengths = {
  title: 9,
  slug: 6,
  english: 7,
  keyword: 5,
  tags: 3.5,
  heading: 3.5,
  description: 3,
  label: 1.5,
  text: 1,
  symbol: 9,
  symbolOwner: 2.5,
  parameter: 2.2,
} as const;

/** How much more a word of a text counts that several parts of the page have. */
const moreTimes = 1.2;

/** In how many untranslated pages, for each translated one, a word of the language may stand: names and borrowed words stand in more. */
const otherLanguageShare = 0.3;

/** How many pages have a heading, such as "Where next", that says nothing about its subject. */
const commonHeadingPages = 4;

/** How much older versions count beside the first one. */
const otherVersionWeight = 0.92;

/** Everything in search files that can be found, with the words that lead to it. */
export class Entries {
  readonly list: Entry[] = [];
  readonly parts: Part[] = [];
  /** The words of pages and names, and those of parts of pages. */
  readonly index: InvertedIndex;
  readonly partIndex: InvertedIndex;
  readonly names: SymbolNames;
  readonly synonyms: Synonyms;
  readonly replacements: Replacements;
  readonly isFrench: boolean;
  /** By page or name: how readers ask for it. */
  private readonly keywords = new Map<string, string[]>();

  constructor(files: readonly SearchFile[]) {
    this.isFrench = files.some(({ locale }) => locale === 'fr-FR');
    this.synonyms = synonymsOf(
      files.flatMap(({ synonyms }) => synonyms),
      this.isFrench,
    );
    // The reader's version is the first one.
    const imports = [...files].reverse().map(({ version }) => version?.imports ?? {});
    this.names = new SymbolNames(Object.assign({}, ...imports));
    this.replacements = replacementsOf(files.flatMap(({ terms }) => terms));
    for (const [target, ...phrases] of files.flatMap(({ keywords }) => keywords))
      this.keywords.set(target, [...(this.keywords.get(target) ?? []), ...phrases]);
    const count = (list: 'pages' | 'sections') => files.reduce((sum, file) => sum + file[list].length, 0);
    this.index = new InvertedIndex(count('pages'));
    this.partIndex = new InvertedIndex(count('sections'));
    // Pages first: they say how rare a word is. Summaries of the API would make "return" more frequent than it is.
    for (const [file, data] of files.entries()) this.addPages(data, file);
    for (const [file, data] of files.entries()) this.addSymbols(data, file);
    this.index.finish();
    this.partIndex.finish();
  }

  /** Whether words, all for the same thing, stand in translations only, or nearly so. */
  isOfLanguage(terms: readonly string[]): boolean {
    const counts = { translated: 0, english: 0 };
    for (const term of terms)
      for (const document of this.index.postingsOf(term).documents)
        counts[this.list[document]?.isTranslated ? 'translated' : 'english'] += 1;
    return counts.english < counts.translated * otherLanguageShare;
  }

  /** The stems of the words of a text that say something; Chinese gives pairs of characters. */
  stemsOf(text: string): Set<string> {
    return new Set(contentTokens(text).map((token) => stemTokens(token, this.isFrench).at(-1) ?? token));
  }

  private addPages(data: SearchFile, file: number): void {
    const sections = new Map<number, SectionRow[]>();
    const headings = new Map<string, number>();
    for (const section of data.sections) {
      const [page, anchor] = section;
      const rows = sections.get(page);
      if (rows) rows.push(section);
      else sections.set(page, [section]);
      headings.set(anchor, (headings.get(anchor) ?? 0) + 1);
    }
    const isCommon = (anchor: string) => (headings.get(anchor) ?? 0) >= commonHeadingPages;
    for (const [at, page] of data.pages.entries()) {
      const [kind, title, path, label, description, english, tags, weight = 1] = page;
      const slug = kind === 'doc' ? (path.split('/').at(-2) ?? '').replaceAll('_', ' ') : '';
      const words = new WordStrengths(this.isFrench);
      words.add(title, strengths.title / lengthOf(title));
      words.add(slug, strengths.slug / lengthOf(slug));
      words.add(english, strengths.english);
      words.add(tags, strengths.tags);
      words.add(description, strengths.description);
      words.add(label, strengths.label);
      const keywords = this.keywordsOf(kind, path);
      this.addKeywords(words, keywords);
      const entry = this.list.length;
      const added: Entry = {
        file,
        page,
        kind,
        weight: weight * kindWeights[kind] * (file === 0 || !data.version ? 1 : otherVersionWeight),
        isTranslated: data.locale === defaultLocale || english !== '' || hasHan(title),
        titles: [title, english, slug].map((text) => this.stemsOf(text)),
        keywords: keywords.map((text) => this.stemsOf(text)),
        sections: [],
      };
      this.list.push(added);
      for (const row of sections.get(at) ?? []) {
        added.sections.push(this.parts.length);
        this.addPart(row, entry, words, isCommon(row[1]));
      }
      for (const [token, strength] of words.all()) this.index.add(token, entry, strength);
    }
  }

  /** Adds a part of a page, and its words to those of the page. */
  private addPart(
    [, anchor, heading, beginning, rest, names]: SectionRow,
    entry: number,
    words: WordStrengths,
    isCommon: boolean,
  ): void {
    const part = this.parts.length;
    this.parts.push({ entry, anchor, heading, beginning, stems: this.stemsOf(heading) });
    const headingStrength = (isCommon ? 0.2 : 1) * (strengths.heading / lengthOf(heading));
    for (const token of this.tokensOf(`${heading} ${anchor}`)) {
      words.raise(token, headingStrength);
      this.partIndex.add(token, part, headingStrength * 1.6);
    }
    const text = this.tokensOf(`${beginning} ${rest}`);
    for (const token of text) {
      words.count(token, 1);
      this.partIndex.add(token, part, isCommon ? strengths.text / 3 : strengths.text);
    }
    for (const token of this.tokensOf(names)) {
      if (!text.has(token)) words.count(token, 0.7);
      this.partIndex.add(token, part, strengths.text);
    }
  }

  private addSymbols(data: SearchFile, file: number): void {
    for (const symbol of data.symbols) {
      const [name, kind, at, signature, summary] = symbol;
      const page = data.pages[at];
      if (!page) continue;
      const entry = this.list.length;
      const path = name.split('.');
      const short = path.at(-1) ?? name;
      const parts = partsOfName(short).join(' ');
      const weight = symbolWeight(name, kind);
      const keywords = this.keywords.get(name) ?? [];
      this.list.push({
        file,
        page,
        symbol,
        kind: 'api',
        weight: weight * symbolKindWeight * (file === 0 ? 1 : otherVersionWeight),
        isTranslated: data.locale === defaultLocale,
        titles: [this.stemsOf(parts)],
        keywords: keywords.map((text) => this.stemsOf(text)),
        sections: [],
      });
      this.names.add({ entry, file, name, weight });
      const words = new WordStrengths(this.isFrench);
      words.add(short, strengths.symbol);
      words.add(parts, strengths.symbol / lengthOf(parts));
      words.add(path.slice(1, -1).join(' '), strengths.symbolOwner);
      words.add(summary, strengths.description);
      this.addKeywords(words, keywords);
      // Without default values.
      words.add(signature.replace(/=[^,)]*/g, ''), strengths.parameter);
      for (const [token, strength] of words.all()) this.index.add(token, entry, strength);
    }
  }

  /** How readers ask for a page: found by the slug of a page of the docs, or by the path without language. */
  private keywordsOf(kind: ResultKind, path: string): string[] {
    const parts = path.split('/').filter(Boolean);
    const target = kind === 'doc' ? parts.at(-1) : parts.slice(kind === 'page' ? -1 : -2).join('/');
    return this.keywords.get(target ?? '') ?? [];
  }

  private addKeywords(words: WordStrengths, phrases: readonly string[]): void {
    for (const phrase of phrases)
      for (const token of this.tokensOf(phrase)) words.raise(token, strengths.keyword / lengthOf(phrase));
  }

  private tokensOf(text: string): Set<string> {
    return indexTokens(text, this.isFrench);
  }
}

/** The words of an entry with their strengths. */
class WordStrengths {
  private readonly strengths = new Map<string, number>();
  private readonly counts = new Map<string, number>();

  constructor(private readonly isFrench: boolean) {}

  /** Makes the words of a text stronger. */
  add(text: string, strength: number): void {
    for (const token of indexTokens(text, this.isFrench))
      this.strengths.set(token, (this.strengths.get(token) ?? 0) + strength);
  }

  /** Makes a word at least as strong as given; each time more, it becomes a little stronger. */
  raise(token: string, strength: number): void {
    this.strengths.set(token, Math.max(this.strengths.get(token) ?? 0, strength) + strength * 0.2);
  }

  /** Counts a word of a text; a word of many parts counts more than one of a single part. */
  count(token: string, times: number): void {
    this.counts.set(token, (this.counts.get(token) ?? 0) + times);
  }

  all(): Map<string, number> {
    for (const [token, times] of this.counts)
      this.strengths.set(
        token,
        (this.strengths.get(token) ?? 0) + strengths.text * (1 + moreTimes * Math.log(Math.max(1, times))),
      );
    this.counts.clear();
    return this.strengths;
  }
}

/** By what the strength of a word in a title is divided: the more words, the less each says. */
function lengthOf(title: string): number {
  return 0.6 + 0.2 * Math.max(1, queryTokens(title).length);
}
