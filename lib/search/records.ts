import index from '#content';
import { readBody } from '../mdx/store.ts';
import { nameTable } from '../pages/api-names/name-table.ts';
import { apiChangePage, apiChangePlaces, changedNames } from '../pages/changes/api-changes.ts';
import { docPlaces, findDoc } from '../pages/docs.ts';
import { prosePlaces, proseRecord } from '../pages/prose.ts';
import { findEntry, seriesEntries } from '../pages/series/entries.ts';
import { categoriesOf } from '../pages/sidebar.ts';
import { href, isGroup } from '../routes/index.ts';
import { defaultLocale, type Locale } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import { type Series, seriesNames } from '../site/series.ts';
import { latestVersion, type Version } from '../site/versions.ts';
import {
  type BeginningWidth,
  countedText,
  extractsOf,
  type FullSection,
  rareWords,
  repeatedCompounds,
} from './extracts.ts';
import { formatVersion, type PageRow, type ResultKind, type SearchFile, type SynonymRow } from './format.ts';
import { inTerms, readersTerms, replacementsOf } from './terms.ts';

const seriesKinds: Record<Series, ResultKind> = {
  blog: 'post',
  newsletter: 'issue',
  'user-stories': 'story',
};

/** How much of each section of a post, issue or story a file has as it stands. */
const siteWidth: BeginningWidth = 28;

/** The same for the docs, which are searched more than news. Chinese has fewer columns, so that its file is as small as the others. */
const docsWidth: Readonly<Record<Locale, BeginningWidth>> = { en: 88, 'fr-FR': 88, 'zh-Hans': 44 };

/**
 * How much of each section counts for the search of French texts: with all their words a reader would load 133 kB, and
 * tests/lib/search/golden.test.ts allows 130. From further down a section only words of few pages lead to its page. `minor` is for pages of
 * minor categories, `site` for posts, issues, stories and single pages.
 */
const countedWidths: Readonly<Record<string, Partial<Record<'minor' | 'doc' | 'site', BeginningWidth>>>> = {
  'fr-FR': { minor: 400, site: 400 },
};

/** How often a file has a Chinese compound at least that counts as a word. With all of them, its readers would load 146 kB. */
const compoundTimes = { docs: 2, site: 3 };

/** On how many pages a word stands at most that leads to them from anywhere in a section. */
const fewPages = 2;

/**
 * How much of each section of a post, issue or story counts for the search of a language it is not translated to: its readers
 * mostly search in that language, and English words from further down would be a tenth of their files.
 */
const untranslatedWidth: BeginningWidth = 48;

/** Categories of the docs that most readers do not look for, by their English labels: their pages count less. */
export const minorCategories = { Contribution: 0.7, 'Taichi Runtime C-API': 0.7 } as const satisfies Record<
  string,
  number
>;

/** What changed in the API counts less than the pages of its names. */
const changesWeight = 0.7;

/** A page with its whole text, as the files of the search are made from it; `isUntranslated` where it is in another language. */
export type FullPage = { row: PageRow; sections: FullSection[]; isUntranslated?: boolean };

/** The search file of a version in one language: its docs, and the names of its API. */
export function versionFile(locale: Locale, version: Version): SearchFile {
  const { name, label } = version;
  const file = emptyFile(locale, { name, label, imports: nameTable(version).imports });
  addPages(file, versionPages(locale, version), docsWidth[locale]);
  const rows = new Map(file.pages.map(([, , path], at) => [path, at]));
  for (const { name, kind, page: module, anchor, summary, signature } of index.apiNames[version.name] ?? []) {
    const page = rows.get(href({ locale, route: { kind: 'api', version, module } }));
    if (page === undefined) continue;
    const isOperator = name.endsWith('__');
    file.symbols.push([
      name,
      kind,
      page,
      isOperator ? '' : (signature ?? ''),
      isOperator ? firstClause(plainWords(summary)) : plainWords(summary),
      ...(anchor === name ? [] : [anchor.slice(module.length + 1).split('.').length]),
    ] as SearchFile['symbols'][number]);
  }
  return file;
}

/** The search file of pages without a version: posts, issues, stories and single pages. It has the words of readers, too. */
export function siteFile(locale: Locale): SearchFile {
  const file = emptyFile(locale, null);
  addPages(file, sitePages(locale), siteWidth);
  addWords(file, locale);
  return file;
}

/** Adds what readers write to a file: synonyms, terms and keywords of the language, and those of English, in which all readers also search. */
function addWords(file: SearchFile, locale: Locale): void {
  for (const language of new Set([locale, defaultLocale])) {
    const { synonyms = [], keywords = {} } = index.searchWords[language] ?? {};
    const list = synonyms.map(({ readers, texts }): SynonymRow => [readers, texts]);
    const terms = readersTerms(index.terms[language] ?? [], list, locale === 'fr-FR');
    file.synonyms.push(...list, ...terms.synonyms);
    file.terms.push(...terms.replaced);
    for (const [target, phrases] of Object.entries(keywords)) file.keywords.push([target, ...phrases]);
  }
  // A query does not have the words that are replaced in it.
  const replacements = replacementsOf(file.terms);
  const asAsked = (words: readonly string[]) => [
    ...new Set(words.map((word) => inTerms(word, replacements))),
  ];
  file.synonyms = file.synonyms
    .map(([readers, texts]): SynonymRow => {
      const isOther = (reader: string) => readers.includes(reader) || !texts.includes(reader);
      return [asAsked(readers).filter(isOther), texts];
    })
    .filter(([readers]) => readers.length > 0);
  file.keywords = file.keywords.map(([target, ...phrases]) => [target, ...asAsked(phrases)]);
}

/** The pages of a version in one language, with their whole texts. */
export function versionPages(locale: Locale, version: Version): FullPage[] {
  const categories = categoriesOf(version, locale);
  const englishCategories = categoriesOf(version, defaultLocale);
  const docs = docPlaces(locale).flatMap((place): FullPage[] => {
    const doc = place.route.version === version ? findDoc(place) : undefined;
    if (!doc) return [];
    const { slug } = place.route;
    const isHere = ({ pages }: { pages: readonly { slug: string }[] }) =>
      pages.some((one) => one.slug === slug);
    const english = findDoc({ ...place, locale: defaultLocale });
    const label = categories.find(isHere)?.label ?? '';
    const tags = tagLabels(doc.tags, index.tags, locale);
    const row: PageRow = [
      'doc',
      doc.title,
      href(place),
      label,
      doc.description,
      otherTitle(doc, english),
      tags,
    ];
    const minor = Object.entries(minorCategories).find(
      ([name]) => name === englishCategories.find(isHere)?.label,
    );
    if (minor) row.push(minor[1]);
    return [{ row, sections: sectionsOf(doc.body, version) }];
  });
  const modules = index.api
    .filter((page) => page.version === version.name)
    .map(({ module, title, description }): FullPage => {
      const path = href({ locale, route: { kind: 'api', version, module } });
      return {
        // The title of a group says what its sentence does.
        row: ['api', title, path, '', isGroup(module) ? '' : description, '', ''],
        sections: [{ anchor: '', heading: '', text: '', names: '' }],
      };
    });
  const changes = apiChangePlaces(locale).flatMap((place): FullPage[] => {
    const page = place.route.kind === 'apiChange' ? apiChangePage({ locale, route: place.route }) : undefined;
    if (!page || page.place.route.version !== version) return [];
    const names = changedNames(version).join(' ');
    const { title, description } = page;
    return [
      {
        row: ['api', title, href(page.place), '', description, '', '', changesWeight],
        sections: [{ anchor: '', heading: '', text: '', names }],
      },
    ];
  });
  return [...docs, ...modules, ...changes];
}

/** The pages without a version in one language, with their whole texts. */
export function sitePages(locale: Locale): FullPage[] {
  const { series } = messagesOf(locale);
  const entries = seriesNames.flatMap((name) =>
    seriesEntries(name, locale).map((entry): FullPage => {
      const { id, title, description, body } = entry;
      const path = href({ locale, route: { kind: 'entry', series: name, id } });
      const english = findEntry(name, id, defaultLocale);
      const tags = tagLabels(entry.tags, index.postTags, locale);
      return {
        row: [
          seriesKinds[name],
          title,
          path,
          series[name].title,
          description,
          otherTitle(entry, english),
          tags,
        ],
        sections: sectionsOf(body, latestVersion),
        isUntranslated: entry.locale !== locale,
      };
    }),
  );
  const pages = prosePlaces(locale).flatMap((place): FullPage[] => {
    const page = proseRecord(place.route.slug, locale);
    if (!page) return [];
    const english = proseRecord(place.route.slug, defaultLocale);
    return [
      {
        row: ['page', page.title, href(place), '', page.description, otherTitle(page, english), ''],
        sections: sectionsOf(page.body, latestVersion),
      },
    ];
  });
  return [...entries, ...pages];
}

/** The labels of tags, in the language and in English, each once. */
function tagLabels(tags: readonly string[], all: typeof index.tags, locale: Locale): string {
  const labels = all
    .filter(({ tag }) => tags.includes(tag))
    .flatMap(({ label }) => [label[locale], label[defaultLocale]]);
  return [...new Set(labels)].join(' · ');
}

/** The English title of a page that is translated. */
function otherTitle({ title }: { title: string }, english: { title: string } | undefined): string {
  return english && english.title !== title ? english.title : '';
}

function emptyFile(locale: Locale, version: SearchFile['version']): SearchFile {
  return {
    format: formatVersion,
    locale,
    version,
    pages: [],
    sections: [],
    symbols: [],
    synonyms: [],
    terms: [],
    keywords: [],
  };
}

/** How much of each section of a page counts; everything where it is undefined. */
function countedWidth(locale: string, { row, isUntranslated }: FullPage): BeginningWidth | undefined {
  if (isUntranslated) return untranslatedWidth;
  const [kind, , , , , , , weight] = row;
  const widths = kind === 'api' ? undefined : countedWidths[locale];
  if (kind !== 'doc') return widths?.site;
  return weight === undefined ? widths?.doc : widths?.minor;
}

function addPages(file: SearchFile, pages: readonly FullPage[], width: BeginningWidth): void {
  const translated = pages.filter(({ isUntranslated }) => !isUntranslated);
  const rare = countedWidths[file.locale] ? rareWords(translated.map(textOf), fewPages) : undefined;
  const compounds = repeatedCompounds(pages.map(textOf), compoundTimes[file.version ? 'docs' : 'site']);
  for (const page of pages) {
    const counted = countedWidth(file.locale, page);
    const words = page.isUntranslated ? undefined : rare;
    const cut = (text: string) => (counted === undefined ? text : countedText(text, counted, words));
    addPage(
      file,
      page.row,
      page.sections.map((section) => ({ ...section, text: cut(section.text) })),
      { width, compounds },
    );
  }
}

/** All that the sections of a page say. */
function textOf({ sections }: FullPage): string {
  return sections.map(({ heading, text, names }) => [heading, text, names].join('\n')).join('\n');
}

function addPage(
  file: SearchFile,
  row: PageRow,
  sections: readonly FullSection[],
  { width, compounds }: { width: BeginningWidth; compounds: ReadonlySet<string> },
): void {
  const at = file.pages.length;
  file.pages.push(row);
  const [, title, , label, description, english, tags] = row;
  const extracts = extractsOf(
    sections,
    [title, label, description, english, tags].join('\n'),
    width,
    file.locale === 'fr-FR',
    compounds,
  );
  for (const [part, { anchor, heading, names }] of sections.entries()) {
    const { beginning, words } = extracts[part] ?? { beginning: '', words: '' };
    file.sections.push([at, anchor, heading, beginning, words, names]);
  }
}

function sectionsOf(body: string, version: Version): FullSection[] {
  return searchSections(readBody(body).html, nameTable(version).firstWords());
}

/**
 * The parts of a compiled text: what comes before the first heading, then each heading with the text below it.
 * @param firstWords the words with which programs begin names of the API: `ti`
 */
export function searchSections(html: string, firstWords: readonly string[]): FullSection[] {
  const parts = html.split(/<div class="heading"><h[2-6] id="([^"]*)">([\s\S]*?)<\/h[2-6]>[\s\S]*?<\/div>/);
  const [first = '', ...rest] = parts;
  const sections = [{ anchor: '', heading: '', ...contentOf(first, firstWords) }];
  for (let at = 0; at + 2 < rest.length; at += 3) {
    const [anchor = '', heading = '', text = ''] = rest.slice(at, at + 3);
    sections.push({ anchor, heading: plainText(heading), ...contentOf(text, firstWords) });
  }
  return sections;
}

/** The text of HTML, without code blocks, pictures and formulas. */
function plainText(html: string): string {
  return decode(
    html
      .replace(
        /<figure class="code[\s\S]*?<\/figure>|<pre[\s\S]*?<\/pre>|<svg[\s\S]*?<\/svg>|<math[\s\S]*?<\/math>|<div class="tab-list"[\s\S]*?<\/div>/g,
        ' ',
      )
      .replace(/<\/?(?:code|em|strong|a|span|sub|sup|kbd|small)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of a part with what its blocks of commands and messages say, and the names of the API in its programs. */
function contentOf(html: string, firstWords: readonly string[]): Pick<FullSection, 'text' | 'names'> {
  const blocks = [
    ...html.matchAll(/<figure class="code[^>]*data-language="([^"]*)"[\s\S]*?<pre[^>]*>([\s\S]*?)<\/pre>/g),
  ];
  const code = blocks.map(([, language = '', block = '']) => ({
    isProgram: programLanguages.includes(language),
    text: decode(block.replace(/<[^>]*>/g, '')),
  }));
  const messages = code.filter(({ isProgram }) => !isProgram).map(({ text }) => text.replace(/\s+/g, ' '));
  const programs = code.filter(({ isProgram }) => isProgram).map(({ text }) => text);
  return { text: [plainText(html), ...messages].join(' ').trim(), names: apiNamesIn(programs, firstWords) };
}

const programLanguages = ['python', 'py', 'cpp', 'c'];

/** The names of the API of Python and C in programs, each once. */
function apiNamesIn(programs: readonly string[], firstWords: readonly string[]): string {
  const name = new RegExp(`\\b(?:${firstWords.join('|')})\\.([A-Za-z_][\\w.]*)`, 'g');
  const names = programs.flatMap((text) => [
    ...(firstWords.length > 0 ? [...text.matchAll(name)].map(([, rest = '']) => rest) : []),
    ...(text.match(/\bti_[a-z_]+\b/g) ?? []),
  ]);
  return [...new Set(names)].join(' ');
}

/** What an operator does in a few words: the rest would be found for too many searches. */
function firstClause(text: string): string {
  return text.split(/[,;:.]/, 1)[0] ?? '';
}

/** The text of a line of Markdown. */
function plainWords(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}

function decode(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex, decimal, name: string | undefined) => {
      if (name) return named[name] ?? whole;
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    },
  );
}
