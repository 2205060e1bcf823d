import type { PageRow, ResultKind, SearchFile, SymbolRow } from './format.ts';
import { InvertedIndex } from './inverted-index.ts';
import { exactSymbols, type SymbolEntry, SymbolNames, symbolWeight } from './names.ts';
import { type QueryWord, queryWords, type Synonyms, synonymsOf } from './query.ts';
import { scoresOf, totalRarity } from './scores.ts';
import { contentTokens, fold, hasHan, indexTokens, partsOfName, queryTokens, stemTokens } from './tokens.ts';

/** A result: a name of the API, or a page with the parts that match. */
export type Hit = {
  kind: ResultKind;
  title: string;
  /** Path without base path, with its anchor. */
  path: string;
  /** The category of the docs, module or series that it belongs to. */
  label: string;
  /** The label of its version, if it belongs to one. */
  version?: string | undefined;
  /** For a name of the API: its kind and its parameters. */
  symbol?: { kind: string; name: string; signature: string };
  excerpt: string;
  /** The parts of the page that match, best first. */
  sections: HitSection[];
};

/** A part of a page that matches. */
export type HitSection = {
  heading: string;
  path: string;
  excerpt: string;
  /** Whether the query spells its heading, so that it is what the reader wants, rather than the page. */
  isMeant: boolean;
};

/** Kinds and versions of results; all where a list is missing or empty. */
export type Filter = { kinds?: readonly ResultKind[]; versions?: readonly string[] };

/** What can be found: a page or a name of the API. `file` and `row` are positions in lists. */
type Entry = {
  file: number;
  page: PageRow;
  symbol?: SymbolRow;
  kind: ResultKind;
  weight: number;
  /** Whether its text is Chinese. */
  isHan: boolean;
  /** The stems of each of its titles: title, English title, address. */
  titles: Set<string>[];
  /** The positions of its parts. */
  sections: number[];
};

/** A part of a page; `entry` is the position of the page. */
type Part = { entry: number; anchor: string; heading: string; beginning: string; stems: Set<string> };

type Scored = { entry: number; score: number };

/** How many parts of a page a result lists. */
const sectionsMax = 2;

/** How many names of the API may stand before the first page. */
const symbolsBeforePages = 3;

/** How many results there are at most. */
const resultsMax = 60;

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
  also: 3.5,
  heading: 3.5,
  description: 3,
  label: 1.5,
  names: 1,
  text: 1,
  symbol: 9,
  symbolOwner: 2.5,
  parameter: 2.2,
} as const;

/** How much of the Chinese words of a query an English text is expected to say. */
const untranslatedShare = 0.4;

/** Headings of sections that many pages have, and that say nothing about their subject. */
const commonHeadings =
  /^(where next|common mistakes|limits|见下一步|常见错误|接下来|où continuer|erreurs fréquentes|limites)$/i;

/** Searches files, of which the first is that of the reader's version. Building the index takes a fraction of a second. */
export class SearchEngine {
  private readonly entries: Entry[] = [];
  private readonly parts: Part[] = [];
  private readonly index: InvertedIndex;
  private readonly partIndex: InvertedIndex;
  private readonly names = new SymbolNames();
  private readonly synonyms: Synonyms;
  private readonly isFrench: boolean;

  constructor(private readonly files: readonly SearchFile[]) {
    this.isFrench = files.some(({ locale }) => locale === 'fr-FR');
    this.synonyms = synonymsOf(
      files.flatMap(({ synonyms }) => synonyms),
      this.isFrench,
    );
    const count = (list: 'pages' | 'symbols' | 'sections') =>
      files.reduce((sum, file) => sum + file[list].length, 0);
    this.index = new InvertedIndex(count('pages'));
    this.partIndex = new InvertedIndex(count('sections'));
    // Pages first: they say how rare a word is. Summaries of the API would make "return" more frequent than it is.
    for (const [file, data] of files.entries()) this.addPages(data, file);
    for (const [file, data] of files.entries()) this.addSymbols(data, file);
    this.index.finish();
    this.partIndex.finish();
  }

  private addPages(data: SearchFile, file: number): void {
    const sections = new Map<number, SearchFile['sections']>();
    for (const section of data.sections) {
      const known = sections.get(section[0]);
      if (known) known.push(section);
      else sections.set(section[0], [section]);
    }
    for (const [at, page] of data.pages.entries()) {
      const [kind, title, path, label, description, also, weight = 1] = page;
      const entry = this.entries.length;
      const slug = kind === 'doc' ? (path.split('/').at(-2) ?? '') : '';
      const english = also.split(' · ')[0] ?? '';
      const added: Entry = {
        file,
        page,
        kind,
        weight: weight * kindWeights[kind] * (file === 0 || !data.version ? 1 : 0.92),
        isHan: hasHan(title) || hasHan(description),
        titles: [title, english, slug.replaceAll('_', ' ')].map((text) => this.stemsOf(text)),
        sections: [],
      };
      this.entries.push(added);
      const strength = new Map<string, number>();
      const strengthen = (text: string, by: number) => {
        for (const token of this.tokensOf(text)) strength.set(token, (strength.get(token) ?? 0) + by);
      };
      strengthen(title, strengths.title / lengthOf(title));
      strengthen(slug, strengths.slug / lengthOf(slug.replaceAll('_', ' ')));
      strengthen(also, strengths.also);
      strengthen(description, strengths.description);
      strengthen(label, strengths.label);
      const inText = new Map<string, number>();
      for (const [, anchor, heading, beginning, words, names] of sections.get(at) ?? []) {
        const part = this.parts.length;
        added.sections.push(part);
        this.parts.push({ entry, anchor, heading, beginning, stems: this.stemsOf(heading) });
        const headingTokens = this.tokensOf(`${heading} ${anchor}`);
        const isCommon = commonHeadings.test(heading);
        const by = (isCommon ? 0.2 : 1) * (strengths.heading / lengthOf(heading));
        for (const token of headingTokens) {
          strength.set(token, Math.max(strength.get(token) ?? 0, by) + by * 0.2);
          this.partIndex.add(token, part, by * 1.6);
        }
        const text = this.tokensOf(`${beginning} ${words}`);
        for (const token of text) {
          inText.set(token, (inText.get(token) ?? 0) + 1);
          this.partIndex.add(token, part, isCommon ? strengths.text / 3 : strengths.text);
        }
        for (const token of this.tokensOf(names)) {
          if (!text.has(token)) inText.set(token, (inText.get(token) ?? 0) + strengths.names * 0.7);
          this.partIndex.add(token, part, strengths.names);
        }
      }
      for (const [token, times] of inText)
        strength.set(token, (strength.get(token) ?? 0) + strengths.text * (1 + 0.7 * Math.log(times)));
      for (const [token, by] of strength) this.index.add(token, entry, by);
    }
  }

  private addSymbols(data: SearchFile, file: number): void {
    const modules = data.pages;
    for (const symbol of data.symbols) {
      const [name, kind, at, signature, summary] = symbol;
      const page = modules[at];
      if (!page) continue;
      const entry = this.entries.length;
      const words = name.split('.');
      const short = words.at(-1) ?? name;
      const weight = symbolWeight(name, kind);
      this.entries.push({
        file,
        page,
        symbol,
        kind: 'api',
        weight: weight * symbolKindWeight * (file === 0 ? 1 : 0.92),
        isHan: false,
        titles: [this.stemsOf(partsOfName(short).join(' '))],
        sections: [],
      });
      this.names.add({ entry, file, name, weight });
      const strength = new Map<string, number>();
      const strengthen = (tokens: Iterable<string>, by: number) => {
        for (const token of tokens)
          strength.set(token, Math.max(strength.get(token) ?? 0, by) + Math.min(1, by) * 0.3);
      };
      const parts = partsOfName(short);
      strengthen(this.tokensOf(parts.join(' ')), strengths.symbol / lengthOf(parts.join(' ')));
      strengthen(this.tokensOf(short), strengths.symbol);
      strengthen(this.tokensOf(words.slice(1, -1).join(' ')), strengths.symbolOwner);
      strengthen(this.tokensOf(summary), strengths.description);
      strengthen(this.tokensOf(signature.replace(/=[^,)]*/g, '')), strengths.parameter);
      for (const [token, by] of strength) this.index.add(token, entry, by);
    }
  }

  private tokensOf(text: string): Set<string> {
    return indexTokens(text, this.isFrench);
  }

  /** The stems of the words of a text that say something; Chinese gives pairs of characters. */
  private stemsOf(text: string): Set<string> {
    return new Set(contentTokens(text).map((token) => stemTokens(token, this.isFrench).at(-1) ?? token));
  }

  /** The results for a query, best first, in the order of docs/spec.md 6.4. */
  search(query: string, filter: Filter = {}): Hit[] {
    const text = query.slice(0, 400).normalize('NFKC').trim();
    if (!text) return [];
    const isAllowed = (entry: number) => this.isWanted(this.entries[entry] as Entry, filter);
    const words = queryWords(text, this.index, this.synonyms, this.isFrench);
    const wanted = this.stemsOf(text);
    const spelled = exactSymbols(this.names, text).filter(({ entry }) => isAllowed(entry));
    const partScores = this.partScores(words);
    const ranked = this.ranked(words, wanted, partScores, isAllowed);
    const order = this.inOrder(text, wanted, spelled, ranked);
    return order.slice(0, resultsMax).map((entry) => this.hit(entry, partScores, wanted));
  }

  private isWanted({ file, kind }: Entry, { kinds, versions }: Filter): boolean {
    const version = this.files[file]?.version;
    if (version && versions?.length && !versions.includes(version.name)) return false;
    return !kinds?.length || kinds.includes(kind);
  }

  /** Everything that has a word of the query, best first. */
  private ranked(
    words: readonly QueryWord[],
    wanted: ReadonlySet<string>,
    partScores: Float64Array,
    isAllowed: (entry: number) => boolean,
  ): Scored[] {
    const total = totalRarity(words);
    if (total === 0) return [];
    // A page that is not translated cannot have the Chinese words.
    const latinTotal = totalRarity(words.filter(({ word }) => !hasHan(word)));
    const englishTotal = latinTotal + (total - latinTotal) * untranslatedShare;
    const { sums, matched } = scoresOf(this.index, words, this.entries.length);
    const found: Scored[] = [];
    for (let entry = 0; entry < this.entries.length; entry++) {
      const sum = sums[entry] as number;
      if (sum === 0 || !isAllowed(entry)) continue;
      const { weight, titles, isHan, sections } = this.entries[entry] as Entry;
      const coverage = Math.min(1, (matched[entry] as number) / (isHan ? total : englishTotal));
      const title = Math.max(...titles.map((stems) => overlap(stems, wanted)));
      const best = sections.reduce((most, part) => Math.max(most, partScores[part] as number), 0);
      const score = (sum + 0.5 * best) * coverage ** 1.3 * (1 + 0.5 * title);
      // A page that is meant by its title counts in full.
      found.push({ entry, score: score * (title === 1 ? Math.max(weight, 0.8) : weight) });
    }
    return found.sort((a, b) => b.score - a.score || a.entry - b.entry);
  }

  /** The score of each part of a page: words that stand together count more than words far apart. */
  private partScores(words: readonly QueryWord[]): Float64Array {
    const total = totalRarity(words);
    const { sums, matched } = scoresOf(this.partIndex, words, this.parts.length);
    return sums.map((sum, part) => (sum === 0 ? 0 : sum * ((matched[part] as number) / total) ** 1.5));
  }

  /**
   * The order of the results: names that the query spells, pages with that title, then the others by their score. A page with that
   * title is first or second, and at most three names stand before the first page.
   */
  private inOrder(
    text: string,
    wanted: ReadonlySet<string>,
    spelled: readonly SymbolEntry[],
    ranked: readonly Scored[],
  ): number[] {
    const isPage = (entry: number) => !(this.entries[entry] as Entry).symbol;
    const titled = ranked
      .map(({ entry }) => entry)
      .filter((entry) => isPage(entry) && this.isTitled(this.entries[entry] as Entry, text, wanted))
      .sort((a, b) => this.titleRank(a, text) - this.titleRank(b, text));
    const [first, ...others] = spelled.map(({ entry }) => entry);
    const head = [...(first === undefined ? [] : [first]), ...titled.slice(0, 2), ...others.slice(0, 5)];
    const order = [...new Set([...head, ...ranked.map(({ entry }) => entry)])];
    const at = order.findIndex(isPage);
    if (at <= symbolsBeforePages) return order;
    const page = order[at] as number;
    return [
      ...order.slice(0, symbolsBeforePages),
      page,
      ...order.slice(symbolsBeforePages).filter((entry) => entry !== page),
    ];
  }

  /** Whether the query says the whole title of a page, or its address; other pages than docs need a title of several words. */
  private isTitled({ page, kind, titles }: Entry, text: string, wanted: ReadonlySet<string>): boolean {
    const isSaid = titles.some((stems) => (kind === 'doc' || stems.size > 1) && overlap(stems, wanted) === 1);
    return isSaid || fold(page[1]) === fold(text);
  }

  /** Pages with the title as the query writes it before those with another form of its words. */
  private titleRank(entry: number, text: string): number {
    const { page, kind, file } = this.entries[entry] as Entry;
    return file * 4 + 2 * Number(kind !== 'doc') + Number(fold(page[1]) !== fold(text));
  }

  private hit(entry: number, partScores: Float64Array, wanted: ReadonlySet<string>): Hit {
    const { symbol, page, kind, file } = this.entries[entry] as Entry;
    const version = this.files[file]?.version?.label;
    const [, title, path, label] = page;
    if (!symbol) return { kind, title, path, label, version, ...this.partsOf(entry, partScores, wanted) };
    const [name, symbolKind, , signature, summary, anchor] = symbol;
    return {
      kind,
      title: name.startsWith(`${title}.`) ? name.slice(title.length + 1) : name,
      path: `${path}#${anchor ?? name}`,
      label: title,
      version,
      symbol: { kind: symbolKind, name, signature },
      excerpt: summary,
      sections: [],
    };
  }

  /** The excerpt of a page, and its parts that match best. */
  private partsOf(
    entry: number,
    partScores: Float64Array,
    wanted: ReadonlySet<string>,
  ): Pick<Hit, 'excerpt' | 'sections'> {
    const { page, sections } = this.entries[entry] as Entry;
    const [, , path, , description] = page;
    const found = sections
      .map((at) => {
        const part = this.parts[at] as Part;
        const isMeant = isMeantBy(part.stems, wanted);
        return { part, isMeant, score: (partScores[at] as number) * (isMeant ? 3 : 1) };
      })
      .filter(({ part, score }) => part.anchor && score > 0)
      .sort((a, b) => b.score - a.score);
    const least = (found[0]?.score ?? 0) / 2;
    return {
      excerpt: description,
      sections: found
        .filter(({ score, isMeant }) => isMeant || score >= least)
        .slice(0, sectionsMax)
        .map(({ part: { heading, anchor, beginning }, isMeant }) => ({
          heading,
          path: `${path}#${anchor}`,
          excerpt: /[\p{L}\p{N},，、)]$/u.test(beginning) ? `${beginning}…` : beginning,
          isMeant,
        })),
    };
  }
}

/** How much of a title a query says and of the query the title, from 0 to 1. */
function overlap(title: ReadonlySet<string>, wanted: ReadonlySet<string>): number {
  if (title.size === 0 || wanted.size === 0) return 0;
  let both = 0;
  for (const stem of wanted) if (title.has(stem)) both += 1;
  return (both / title.size) * (both / wanted.size);
}

/** Whether a query says a heading: all words of it, or, with two words or more, only words of it. */
function isMeantBy(heading: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  if (heading.size === 0 || wanted.size === 0) return false;
  const isWithin = [...wanted].every((stem) => heading.has(stem));
  return isWithin && (wanted.size > 1 || heading.size === 1);
}

/** By what the strength of a word in a title is divided: the more words, the less each says. */
function lengthOf(title: string): number {
  return 0.6 + 0.2 * Math.max(1, queryTokens(title).length);
}
