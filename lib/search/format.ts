/**
 * What the search knows, as files: one for each language and version, and one for what belongs to no version. They hold the
 * texts, not an index of them: a worker makes that in a fraction of a second, and the file is a third as large.
 */

/** Raise it when the form changes: a file of another form counts as broken. */
export const formatVersion = 1;

/** What a result can be. */
export const resultKinds = ['doc', 'api', 'post', 'issue', 'story', 'page'] as const;

export type ResultKind = (typeof resultKinds)[number];

/** A page: kind, title, path without base path, where it belongs (category or series), what it is about. */
export type PageRow = [kind: ResultKind, title: string, path: string, label: string, description: string];

/** A part of a page under a heading; the first part has neither. Names are those of the API in its code. */
export type SectionRow = [page: number, anchor: string, heading: string, text: string, names: string];

/** A name of the API: its kind, the page it is on, its parameters, a line about it. Its anchor is its name unless said. */
export type SymbolRow = [
  name: string,
  kind: string,
  page: number,
  signature: string,
  summary: string,
  anchor?: string,
];

export type SearchFile = {
  format: typeof formatVersion;
  locale: string;
  /** Name and label of the version; none for what belongs to no version. */
  version: { name: string; label: string } | null;
  pages: PageRow[];
  sections: SectionRow[];
  symbols: SymbolRow[];
};

/** The data of a file, or an error that says what is wrong with it. */
export function readSearchFile(text: string): SearchFile {
  let data: Partial<SearchFile>;
  try {
    data = JSON.parse(text) as Partial<SearchFile>;
  } catch {
    throw new Error('The search index cannot be read.');
  }
  if (data?.format !== formatVersion) throw new Error('The search index has another form.');
  const lists = [data.pages, data.sections, data.symbols];
  if (!lists.every((list) => Array.isArray(list) && list.every(Array.isArray)))
    throw new Error('The search index is not whole.');
  return data as SearchFile;
}
