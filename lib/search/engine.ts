import { Entries, type Entry, type Part } from './entries.ts';
import type { PageRow, ResultKind, SearchFile, SymbolRow } from './format.ts';
import { respelled, type SymbolEntry, spelledSymbols, withoutImports } from './names.ts';
import { type QueryWord, queryWords } from './query.ts';
import { scoresOf, totalRarity } from './scores.ts';
import { inTerms } from './terms.ts';
import { fold } from './tokens.ts';

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

type Scored = { entry: number; score: number };

/** How many parts of a page a result lists. */
const sectionsMax = 2;

/** How many names of the API may stand before the first page. */
const symbolsBeforePages = 3;

/** How many results there are at most. */
const resultsMax = 60;

/** How much of the words of its language that a query has an English text is expected to say. */
const untranslatedShare = 0.6;

/** Searches files, of which the first is that of the reader's version. Building the index takes a fraction of a second. */
export class SearchEngine {
  private readonly entries: Entries;

  constructor(private readonly files: readonly SearchFile[]) {
    this.entries = new Entries(files);
  }

  /** The results for a query, best first, in the order of docs/spec.md 6.4. */
  search(query: string, filter: Filter = {}): Hit[] {
    const typed = query.slice(0, 400).normalize('NFKC').trim();
    if (!typed) return [];
    const text = inTerms(respelled(this.entries.names, typed), this.entries.replacements);
    const isAllowed = (entry: number) => this.isWanted(this.entryAt(entry), filter);
    const bare = withoutImports(this.entries.names, text);
    const words = queryWords(bare, this.entries);
    const wanted = this.entries.stemsOf(bare);
    const spelled = spelledSymbols(this.entries.names, text).filter(({ entry }) => isAllowed(entry));
    const partScores = this.partScores(words);
    const ranked = this.ranked(words, wanted, partScores, isAllowed);
    const order = this.inOrder(text, wanted, spelled, ranked);
    return order.slice(0, resultsMax).map((entry) => this.hit(entry, partScores, wanted));
  }

  /**
   * The entries of the API with these anchors, in their order.
   * @param anchors by position of a file; a file without a version has none
   */
  entriesAt(anchors: readonly (readonly string[])[], filter: Filter = {}): Hit[] {
    const entries = new Map(
      this.entries.list.flatMap(({ symbol, page, file }, at) =>
        symbol ? [[`${file}#${anchorOf(symbol, page)}`, at]] : [],
      ),
    );
    return anchors
      .flatMap((list, file) => list.flatMap((anchor) => entries.get(`${file}#${anchor}`) ?? []))
      .filter((entry) => this.isWanted(this.entryAt(entry), filter))
      .slice(0, resultsMax)
      .map((entry) => this.hit(entry, new Float64Array(), new Set()));
  }

  private entryAt(entry: number): Entry {
    return this.entries.list[entry] as Entry;
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
    // A page that is not translated cannot have the words of the language.
    const foreign = totalRarity(
      words.filter(({ ways }) => this.entries.isOfLanguage(ways.flatMap(({ terms }) => terms))),
    );
    const englishTotal = total - foreign * (1 - untranslatedShare);
    const { sums, matched } = scoresOf(this.entries.index, words, this.entries.list.length);
    const found: Scored[] = [];
    for (let entry = 0; entry < this.entries.list.length; entry++) {
      const sum = sums[entry] as number;
      if (sum === 0 || !isAllowed(entry)) continue;
      const { weight, titles, keywords, isTranslated, sections } = this.entryAt(entry);
      const coverage = Math.min(1, (matched[entry] as number) / (isTranslated ? total : englishTotal));
      const title = Math.max(...titles.map((stems) => overlap(stems, wanted)));
      const asked = keywords.reduce((most, stems) => Math.max(most, overlap(stems, wanted)), 0);
      const best = sections.reduce((most, part) => Math.max(most, partScores[part] as number), 0);
      const score = (sum + 0.5 * best) * coverage ** 0.8 * (1 + Math.max(0.5 * title, 0.8 * asked));
      // A page that is meant by its title counts in full.
      found.push({ entry, score: score * (title === 1 ? Math.max(weight, 0.8) : weight) });
    }
    return found.sort((a, b) => b.score - a.score || a.entry - b.entry);
  }

  /** The score of each part of a page: words that stand together count more than words far apart. */
  private partScores(words: readonly QueryWord[]): Float64Array {
    const total = totalRarity(words);
    const { sums, matched } = scoresOf(this.entries.partIndex, words, this.entries.parts.length);
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
    const isPage = (entry: number) => !this.entryAt(entry).symbol;
    const titled = ranked
      .map(({ entry }) => entry)
      .filter((entry) => isPage(entry) && this.isTitled(this.entryAt(entry), text, wanted))
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
    const { page, kind, file } = this.entryAt(entry);
    return file * 4 + 2 * Number(kind !== 'doc') + Number(fold(page[1]) !== fold(text));
  }

  private hit(entry: number, partScores: Float64Array, wanted: ReadonlySet<string>): Hit {
    const { symbol, page, kind, file } = this.entryAt(entry);
    const version = this.files[file]?.version?.label;
    const [, title, path, label] = page;
    if (!symbol) return { kind, title, path, label, version, ...this.partsOf(entry, partScores, wanted) };
    const [name, symbolKind, , signature, summary, words] = symbol;
    const last = words && name.split('.').slice(-words).join('.');
    return {
      kind,
      title: last || (name.startsWith(`${title}.`) ? name.slice(title.length + 1) : name),
      path: `${path}#${anchorOf(symbol, page)}`,
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
    const { page, sections } = this.entryAt(entry);
    const [, , path, , description] = page;
    const found = sections
      .map((at) => {
        const part = this.entries.parts[at] as Part;
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

/** The anchor of a name of the API (lib/search/format.ts). */
function anchorOf([name, , , , , words]: SymbolRow, [, title]: PageRow): string {
  return words ? [title, ...name.split('.').slice(-words)].join('.') : name;
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
