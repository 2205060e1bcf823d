import MiniSearch, { type SearchOptions } from 'minisearch';
import { editDistance } from '../site/edit-distance.ts';
import type { ResultKind, SearchFile } from './format.ts';
import { fold, indexTokens, isStopWord, queryTokens, relatedWords, stem } from './tokens.ts';

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
  sections: { heading: string; path: string; excerpt: string }[];
};

/** Kinds and versions of results; all where a list is missing or empty. */
export type Filter = { kinds?: readonly ResultKind[]; versions?: readonly string[] };

/** A part of a page as the index has it; `file` and `page` are positions in lists. */
type IndexedPart = {
  id: number;
  file: number;
  page: number;
  title: string;
  context: string;
  heading: string;
  about: string;
  text: string;
  names: string;
};

/** A name of the API; `order` is its position among all. */
type SymbolEntry = { file: number; row: SearchFile['symbols'][number]; order: number };

/** How many parts of a page a result lists. */
const sectionsMax = 3;

/** How much each kind of page counts: the docs more than old news. */
const kindWeights = {
  doc: 1,
  api: 0.8,
  page: 0.95,
  story: 0.85,
  post: 0.78,
  issue: 0.5,
} as const satisfies Record<ResultKind, number>;

/** How many characters of the text around the first match a result shows. */
const excerptLength = 140;

/** Searches files, of which the first is that of the reader's version. Building the index takes a fraction of a second. */
export class SearchEngine {
  private readonly index: MiniSearch<IndexedPart>;
  private readonly documents: IndexedPart[] = [];
  private readonly entries: SymbolEntry[] = [];
  /** Names by folded forms: the full name, the last part, and members with their class. */
  private readonly byName = new Map<string, SymbolEntry[]>();

  constructor(private readonly files: readonly SearchFile[]) {
    this.index = new MiniSearch<IndexedPart>({
      fields: ['title', 'heading', 'about', 'context', 'names', 'text'],
      tokenize: indexTokens,
      processTerm: (term) => term,
      searchOptions: { tokenize: queryTokens },
    });
    for (const [file, data] of files.entries()) this.add(data, file);
    this.index.addAll(this.documents);
  }

  private add(data: SearchFile, file: number): void {
    const first = new Set<number>();
    for (const [page, anchor, heading, text, names] of data.sections) {
      const row = data.pages[page];
      if (!row) continue;
      const isFirst = !first.has(page);
      first.add(page);
      this.documents.push({
        id: this.documents.length,
        file,
        page,
        title: isFirst ? row[1] : '',
        context: isFirst ? '' : `${row[1]} ${row[3]}`,
        heading: anchor ? heading : '',
        about: isFirst ? `${row[4]} ${row[3]}` : '',
        text,
        names,
      });
      this.anchors.push(anchor);
    }
    for (const row of data.symbols) {
      const entry = { file, row, order: this.entries.length };
      this.entries.push(entry);
      const [name] = row;
      const words = name.split('.');
      const short = words.at(-1) ?? name;
      const qualified = words.slice(-2).join('.');
      for (const key of new Set([name, short, qualified, short.replaceAll('_', '')].map(fold)))
        this.byName.set(key, [...(this.byName.get(key) ?? []), entry]);
    }
  }

  private readonly anchors: string[] = [];

  /** The results for a query, best first, in the order of docs/spec.md 6.4. */
  search(query: string, filter: Filter = {}): Hit[] {
    const text = query.slice(0, 400).normalize('NFKC').trim();
    if (!text) return [];
    const wants = (kind: ResultKind) => !filter.kinds?.length || filter.kinds.includes(kind);
    const symbols = wants('api') ? this.symbols(text, filter) : { exact: [], near: [] };
    const pages = this.pages(text, filter);
    const [titled, others] = partition(pages, (hit) => fold(hit.title) === fold(text));
    return [...symbols.exact, ...titled, ...symbols.near, ...others];
  }

  private symbols(text: string, filter: Filter): { exact: Hit[]; near: Hit[] } {
    const wanted = apiNameIn(text);
    if (!wanted) return { exact: [], near: [] };
    const allowed = (entry: SymbolEntry) => this.isWanted(entry.file, filter);
    const rank = (a: SymbolEntry, b: SymbolEntry) =>
      a.file - b.file || Number(!isSpelled(b, text)) - Number(!isSpelled(a, text)) === 0
        ? a.file - b.file || nestingOf(a) - nestingOf(b) || a.order - b.order
        : Number(isSpelled(b, text)) - Number(isSpelled(a, text));
    const exact = distinct(wanted.forms.flatMap((form) => this.byName.get(form) ?? []).filter(allowed)).sort(
      (a, b) => isFullName(b, wanted.forms) - isFullName(a, wanted.forms) || rank(a, b),
    );
    const chosen = new Set(exact);
    const begin = wanted.short.length > 1 ? this.beginningWith(wanted.short) : [];
    let near = begin.filter((entry) => allowed(entry) && !chosen.has(entry)).sort(rank);
    if (exact.length === 0 && near.length === 0 && wanted.short.length > 3)
      near = this.similarTo(wanted.short).filter(allowed);
    return {
      exact: exact.slice(0, 8).map((entry) => this.symbolHit(entry)),
      near: near.slice(0, 6).map((entry) => this.symbolHit(entry)),
    };
  }

  private beginningWith(short: string): SymbolEntry[] {
    return this.entries.filter(({ row: [name] }) => fold(name.split('.').at(-1) ?? '').startsWith(short));
  }

  private similarTo(short: string): SymbolEntry[] {
    const limit = short.length > 6 ? 2 : 1;
    return this.entries
      .map((entry) => ({
        entry,
        distance: editDistance(short, fold(entry.row[0].split('.').at(-1) ?? ''), limit),
      }))
      .filter(({ distance: steps }) => steps <= limit)
      .sort(
        (a, b) =>
          a.distance - b.distance || a.entry.file - b.entry.file || nestingOf(a.entry) - nestingOf(b.entry),
      )
      .map(({ entry }) => entry);
  }

  private symbolHit({ file, row }: SymbolEntry): Hit {
    const [name, kind, page, signature, summary, anchor] = row;
    const data = this.files[file] as SearchFile;
    const [, title, path] = data.pages[page] ?? ['api', '', '/', '', ''];
    const module = title;
    return {
      kind: 'api',
      title: name.startsWith(`${module}.`) ? name.slice(module.length + 1) : name,
      path: `${path}#${anchor ?? name}`,
      label: module,
      version: data.version?.label,
      symbol: { kind, name, signature },
      excerpt: summary,
      sections: [],
    };
  }

  private isWanted(file: number, { versions }: Filter): boolean {
    const version = this.files[file]?.version;
    return !version || !versions?.length || versions.includes(version.name);
  }

  private pages(text: string, filter: Filter): Hit[] {
    const all = queryTokens(text);
    const wanted = all.filter((token) => !isStopWord(token));
    const tokens = distinct((wanted.length > 0 ? wanted : all).map(stem));
    if (tokens.length === 0) return [];
    const groups = new Map<string, Group>();
    // A match of a related word counts as a match of the word of the query.
    const meant = new Map([
      ...tokens.flatMap((token) => relatedWords(token).map((word) => [word, token] as const)),
      ...tokens.map((token) => [token, token] as const),
    ]);
    for (const { id, score, queryTerms: found } of this.find(tokens, [...meant.keys()], filter)) {
      const document = this.documents[id as number];
      if (!document) continue;
      const queryTerms = distinct(found.map((word) => meant.get(word) ?? word));
      const key = `${document.file} ${document.page}`;
      const group = groups.get(key) ?? { score: 0, parts: [], terms: new Set() };
      // Many words of the query once count for more than one word often.
      group.parts.push({ document, score: score * (queryTerms.length / tokens.length) });
      for (const term of queryTerms) group.terms.add(term);
      groups.set(key, group);
    }
    for (const group of groups.values()) {
      group.parts.sort((a, b) => b.score - a.score);
      // The best part decides; other parts of the page that match count a little.
      const sum = group.parts.reduce((all, { score }, at) => all + score / (at + 1) ** 2, 0);
      const { file, page } = (group.parts[0] as Group['parts'][number]).document;
      const data = this.files[file] as SearchFile;
      const age = file === 0 || !data.version ? 1 : 0.92;
      group.score =
        sum * kindWeights[data.pages[page]?.[0] ?? 'doc'] * age * (group.terms.size / tokens.length) ** 1.3;
    }
    return [...groups.values()]
      .sort((a, b) => b.score - a.score)
      .slice(0, 60)
      .map(({ parts }) => this.pageHit(parts, tokens));
  }

  private find(tokens: readonly string[], words: readonly string[], filter: Filter) {
    const options: SearchOptions = {
      combineWith: 'OR',
      boost: { title: 6, heading: 3.5, about: 2.4, context: 1.2, names: 1.4, text: 1 },
      boostTerm: (term) => (tokens.includes(term) ? 1 : 0.45),
      prefix: (term) => term.length > 2 && tokens.includes(term),
      fuzzy: (term) =>
        /[^a-z]/.test(term) || term.length < 4 || !tokens.includes(term) ? false : term.length < 7 ? 1 : 2,
      maxFuzzy: 2,
      weights: { fuzzy: 0.28, prefix: 0.42 },
      bm25: { k: 1.2, b: 0.55, d: 0.5 },
      filter: ({ id }) => {
        const document = this.documents[id as number] as IndexedPart;
        const kind = this.files[document.file]?.pages[document.page]?.[0] ?? 'doc';
        return this.isWanted(document.file, filter) && (!filter.kinds?.length || filter.kinds.includes(kind));
      },
      tokenize: (text) => text.split('\n'),
    };
    return this.index.search(words.join('\n'), options);
  }

  private pageHit(parts: readonly { document: IndexedPart }[], tokens: readonly string[]): Hit {
    const [{ document }] = parts as [{ document: IndexedPart }];
    const data = this.files[document.file] as SearchFile;
    const [kind, title, path, label, description] = data.pages[document.page] ?? ['doc', '', '/', '', ''];
    const sections = parts
      .filter(({ document: part }) => part.heading)
      .slice(0, sectionsMax)
      .map(({ document: part }) => ({
        heading: part.heading,
        path: `${path}#${this.anchors[part.id]}`,
        excerpt: excerptOf(part.text, tokens),
      }));
    return {
      kind,
      title,
      path,
      label,
      version: data.version?.label,
      excerpt: document.heading ? description : excerptOf(document.text, tokens) || description,
      sections,
    };
  }
}

/** A page with the parts that match, and the words of the query that occur on it. */
type Group = { score: number; parts: { document: IndexedPart; score: number }[]; terms: Set<string> };

/** The forms in which a query can be a name of the API; nothing if it cannot be one. */
function apiNameIn(text: string): { forms: string[]; short: string } | undefined {
  const plain = text
    .replace(/^@/, '')
    .replace(/\(.*\)?$/, '')
    .trim();
  if (/^[A-Za-z_][\w.]*$/.test(plain)) {
    const name = fold(plain).replace(/\.$/, '');
    const long = name.replace(/^ti\./, 'taichi.').replace(/^tm\./, 'taichi.math.');
    const bare = name.replace(/^(ti|tm|taichi)\./, '');
    return { forms: [...new Set([long, name, bare])], short: bare.split('.').at(-1) ?? bare };
  }
  // "sparse matrix" is SparseMatrix, "data oriented" is data_oriented.
  if (!/^[A-Za-z]\w*( [A-Za-z]\w*){1,2}$/.test(plain)) return undefined;
  const joined = fold(plain.replaceAll(' ', ''));
  return { forms: [joined, fold(plain.replaceAll(' ', '_'))], short: '' };
}

/** 1 if the full name is one of these forms, else 0. */
function isFullName({ row: [name] }: SymbolEntry, forms: readonly string[]): number {
  return Number(forms.includes(fold(name)));
}

/** Whether the last part of the name is spelled as in the query, capitals included. */
function isSpelled({ row: [name] }: SymbolEntry, text: string): boolean {
  return name.split('.').at(-1) === text.replace(/^@/, '').split('.').at(-1)?.replace(/\(.*$/, '');
}

function nestingOf({ row: [name] }: SymbolEntry): number {
  return name.split('.').length;
}

function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

/** The text around the first match of one of the words. */
function excerptOf(text: string, tokens: readonly string[]): string {
  const folded = fold(text);
  // Where folding changes the length, the positions do not fit: the excerpt is then the beginning.
  const places =
    folded.length === text.length ? tokens.map((token) => folded.indexOf(token)).filter((at) => at >= 0) : [];
  const first = places.length > 0 ? Math.min(...places) : 0;
  const start = first < excerptLength / 2 ? 0 : text.lastIndexOf(' ', first - excerptLength / 3) + 1;
  const piece = text.slice(start, start + excerptLength).trim();
  return `${start > 0 ? '…' : ''}${piece}${start + excerptLength < text.length ? '…' : ''}`;
}
