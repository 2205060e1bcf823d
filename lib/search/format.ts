/**
 * The search files: one for each language and version, and one per language for pages without a version. They contain words and
 * not an index: the worker builds that in a fraction of a second, and the file is smaller.
 */

/** To be raised when the format changes: files of another format are refused. */
export const formatVersion = 3;

/** The kinds of pages that can be found. */
export const resultKinds = ['doc', 'api', 'post', 'issue', 'story', 'page'] as const;

export type ResultKind = (typeof resultKinds)[number];

/**
 * A page; its path is without base path, its label that of a category or series. `english` is the English title of a translation,
 * `tags` has the labels of its tags. `weight` is there where the page counts less than others of its kind.
 */
export type PageRow = [
  kind: ResultKind,
  title: string,
  path: string,
  label: string,
  description: string,
  english: string,
  tags: string,
  weight?: number,
];

/**
 * A part of a page under a heading; the first part has neither anchor nor heading. `beginning` is how its text begins, `words` are
 * words of the rest that stand nowhere before on the page, `names` those of the API in its code.
 */
export type SectionRow = [
  page: number,
  anchor: string,
  heading: string,
  beginning: string,
  words: string,
  names: string,
];

/**
 * A name of the API. `page` is the position of its page. Its anchor is the name, or, with `words`, the title of the page with so
 * many words from the end of the name.
 */
export type SymbolRow = [
  name: string,
  kind: string,
  page: number,
  signature: string,
  summary: string,
  words?: number,
];

/** Words or phrases of readers, and what the texts write for them. */
export type SynonymRow = [readers: string[], texts: string[]];

/** The content of a search file. */
export type SearchFile = {
  format: typeof formatVersion;
  locale: string;
  /** The version; `null` in the file of pages without one. */
  version: { name: string; label: string } | null;
  pages: PageRow[];
  sections: SectionRow[];
  symbols: SymbolRow[];
  /** The synonyms of the language, in the file of pages without a version. */
  synonyms: SynonymRow[];
};

/**
 * The content of a search file.
 * @throws Error when it is not JSON, of another format, or incomplete
 */
export function readSearchFile(text: string): SearchFile {
  let data: Partial<SearchFile>;
  try {
    data = JSON.parse(text) as Partial<SearchFile>;
  } catch {
    throw new Error('The search index is not valid JSON.');
  }
  if (data?.format !== formatVersion) throw new Error('The search index has another format.');
  const lists = [data.pages, data.sections, data.symbols, data.synonyms];
  if (!lists.every((list) => Array.isArray(list) && list.every(Array.isArray)))
    throw new Error('The search index is incomplete.');
  return data as SearchFile;
}
