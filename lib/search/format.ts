/**
 * The search files: one for each language and version, and one per language for pages without a version. They contain words and
 * not an index: the worker builds that in a fraction of a second, and the file is smaller.
 */

/** To be raised when the format changes: files of another format are refused. */
export const formatVersion = 7;

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

/** A word of the texts, and words of readers for the same that stand in no text. */
export type TermRow = [use: string, ...never: string[]];

/** How readers ask for a page or a name of the API: the slug of a page of the docs, the path of another one, or the full name. */
export type KeywordRow = [target: string, ...phrases: string[]];

/** The content of a search file. */
export type SearchFile = {
  format: typeof formatVersion;
  locale: string;
  /**
   * The version; `null` in the file of pages without one. `imports` has the words with which programs begin names of the API, and the
   * modules that they mean: `{ taichi: 'taichi', tm: 'taichi.math' }`.
   */
  version: { name: string; label: string; imports: Readonly<Record<string, string>> } | null;
  pages: PageRow[];
  sections: SectionRow[];
  symbols: SymbolRow[];
  /** The synonyms of the language, in the file of pages without a version. */
  synonyms: SynonymRow[];
  /** The terms of the language, in the same file. */
  terms: TermRow[];
  /** The keywords of the language, in the same file. */
  keywords: KeywordRow[];
};

/**
 * A search file as it is written: sections by their columns. A word of several sections stands in the first of them only, after
 * `laterSign`.
 */
type WrittenFile = Omit<SearchFile, 'sections'> & {
  sections: [
    pages: number[],
    anchors: string[],
    headings: string[],
    beginnings: string[],
    words: string[],
    names: string[],
  ];
  /** For each word after `laterSign`, in their order, the later sections that have it, as `stepsTo` writes them. */
  later: string;
};

/** Separates the words of a section that no other has from those that later ones have, too. */
const laterSign = '|';

/** The text of a search file, a fifth smaller than its rows. */
export function writeSearchFile(file: SearchFile): string {
  const sectionsOf = new Map<string, number[]>();
  for (const [section, row] of file.sections.entries()) {
    for (const word of wordsOf(row)) {
      const known = sectionsOf.get(word);
      if (known) known.push(section);
      else sectionsOf.set(word, [section]);
    }
  }
  const later: string[] = [];
  const words = file.sections.map((row, section) => {
    const first = wordsOf(row).filter((word) => sectionsOf.get(word)?.[0] === section);
    const [one, several] = [false, true].map((isShared) =>
      first.filter((word) => (sectionsOf.get(word) ?? []).length > 1 === isShared).sort(),
    ) as [string[], string[]];
    for (const word of several) later.push(stepsTo(sectionsOf.get(word) ?? []));
    return several.length > 0 ? `${one.join(' ')}${laterSign}${several.join(' ')}` : one.join(' ');
  });
  const written: WrittenFile = {
    ...file,
    sections: [
      file.sections.map(([page]) => page),
      file.sections.map(([, anchor]) => anchor),
      file.sections.map(([, , heading]) => heading),
      file.sections.map(([, , , beginning]) => beginning),
      words,
      file.sections.map((row) => row[5]),
    ],
    later: later.join(' '),
  };
  return JSON.stringify(written);
}

/** The words of a section beside its beginning, each once. */
function wordsOf([, , , , words]: SectionRow): string[] {
  return [...new Set(words.split(' ').filter(Boolean))];
}

/**
 * Characters that JSON need not escape: from `first` on for no step, one and so on, below `count`; from `more` on for once, twice and so
 * on `count` steps, which are added to those of the next character.
 */
const step = { first: '0'.charCodeAt(0), count: 44, more: ']'.charCodeAt(0), most: '~' } as const;
const mostTimes = step.most.charCodeAt(0) - step.more + 1;

/** Increasing numbers after the first one, as the steps from each to the next. */
function stepsTo(numbers: readonly number[]): string {
  return numbers
    .slice(1)
    .map((number, at) => number - (numbers[at] ?? 0))
    .map((steps) => {
      const times = Math.floor(steps / step.count);
      const rest = times % mostTimes;
      return (
        step.most.repeat(Math.floor(times / mostTimes)) +
        (rest > 0 ? String.fromCharCode(step.more + rest - 1) : '') +
        String.fromCharCode(step.first + (steps % step.count))
      );
    })
    .join('');
}

/** The numbers to which steps lead from a number. */
function numbersFrom(start: number, steps: string): number[] {
  const numbers: number[] = [];
  let number = start;
  for (const character of steps) {
    const code = character.charCodeAt(0);
    if (code >= step.more) number += step.count * (code - step.more + 1);
    else {
      number += code - step.first;
      numbers.push(number);
    }
  }
  return numbers;
}

/**
 * The content of a search file.
 * @throws Error when it is not JSON, of another format, or incomplete
 */
export function readSearchFile(text: string): SearchFile {
  let data: Partial<WrittenFile>;
  try {
    data = JSON.parse(text) as Partial<WrittenFile>;
  } catch {
    throw new Error('The search index is not valid JSON.');
  }
  if (data?.format !== formatVersion) throw new Error('The search index has another format.');
  const lists = [data.pages, data.symbols, data.synonyms, data.terms, data.keywords, data.sections];
  const isComplete =
    lists.every((list) => Array.isArray(list) && list.every(Array.isArray)) &&
    data.sections?.length === 6 &&
    typeof data.later === 'string';
  if (!isComplete) throw new Error('The search index is incomplete.');
  const { later, sections, ...file } = data as WrittenFile;
  const [pages, anchors, headings, beginnings, words, names] = sections;
  const all: string[][] = words.map(() => []);
  const steps = later.split(' ').values();
  for (const [section, text] of words.entries()) {
    const [one = '', several] = text.split(laterSign);
    all[section]?.push(one);
    for (const word of several?.split(' ') ?? [])
      for (const place of [section, ...numbersFrom(section, steps.next().value ?? '')])
        all[place]?.push(word);
  }
  return {
    ...file,
    sections: pages.map(
      (page, at): SectionRow => [
        page,
        anchors[at] ?? '',
        headings[at] ?? '',
        beginnings[at] ?? '',
        (all[at] ?? []).join(' ').trim(),
        names[at] ?? '',
      ],
    ),
  };
}
