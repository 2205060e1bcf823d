import { posix } from 'node:path';
import { defaultLocale, type Locale } from '../../site/locales.ts';
import type { Series } from '../../site/series.ts';
import type { Note } from '../note.ts';
import { type Page, slugFrom } from '../page.ts';
import { readSourceText, type SourceText } from './front-matter.ts';
import { asText } from './literal.ts';
import { isPageFile, type Tree, withoutExtension } from './tree.ts';

/** A folder with the posts of a series in a language. */
export type SeriesFolder = { path: string; locale: Locale; series: Series; base: string };

/** The posts of a folder, and where each goes. */
export function postPages(tree: Tree, folder: SeriesFolder): { pages: Page[]; notes: Note[] } {
  const notes: Note[] = [];
  const pages = tree
    .below(folder.path)
    .filter(isPageFile)
    .map((file) => {
      const { page, found } = postPage(tree, folder, file);
      notes.push(...page.text.notes, ...found);
      return page;
    });
  return { pages, notes };
}

function postPage(
  tree: Tree,
  { path, locale, series, base }: SeriesFolder,
  file: string,
): { page: Page; found: Note[] } {
  const text = readSourceText(tree.readText(file) ?? '', file);
  const plain = withoutExtension(posix.relative(path, file)).replace(/\/index$/, '');
  const { date, found } = dateOf(text, plain, file);
  const dated = /^(.*?)\d{4}[-/]\d{1,2}[-/]\d{1,2}[-/]?(.*)$/.exec(plain);
  const name = dated?.[2] || posix.basename(plain);
  const given = asText(text.fields.slug)?.replace(/^\/+|\/+$/g, '');
  const slug = slugFrom(posix.basename(given ?? name));
  const route = given ?? (dated ? `${date.replaceAll('-', '/')}/${name}` : plain);
  const page: Page = {
    file,
    locale,
    collection: { kind: 'entry', series, date },
    id: plain,
    text,
    slug,
    target: `${locale}/${targetOf(series, date, slug)}.mdx`,
    address: addressOf(series, date, slug),
    former: [posix.join('/', base, route)],
  };
  return { page, found };
}

function targetOf(series: Series, date: string, slug: string): string {
  const [year, month, day] = date.split('-');
  if (series === 'blog') return `blog/${year}/${month}/${day}/${slug}`;
  return series === 'newsletter' ? `newsletter/${year}/${month}/${slug}` : `user-stories/${slug}`;
}

function addressOf(series: Series, date: string, slug: string): string {
  const [year, month] = date.split('-');
  return series === 'newsletter' ? `/newsletter/${year}/${month}/${slug}/` : `/${series}/${slug}/`;
}

/** The day of a post: of its front matter, or of its path, which may have no more than a month. */
function dateOf(text: SourceText, path: string, file: string): { date: string; found: Note[] } {
  const stated = text.fields.date;
  const day = /(\d{4})[-/](\d{1,2})[-/](\d{1,2})/;
  const exact = day.exec(String(stated ?? '')) ?? day.exec(path);
  const padded = (numbers: readonly string[]) => numbers.map((one) => one.padStart(2, '0')).join('-');
  if (exact) return { date: padded(exact.slice(1)), found: [] };
  const month = /(\d{4})[-/.](\d{1,2})(?!\d)/.exec(path);
  const date = month ? `${padded(month.slice(1))}-01` : '2000-01-01';
  const found: Note[] = [
    {
      kind: 'decide',
      where: `${file}:1`,
      what: `post without a day is of ${date} now`,
      fix: 'Write its date in the source: date: 2023-06-21.',
    },
  ];
  return { date, found };
}

/** Translations go where the English post goes: that of the same path, slug or name of the file. */
export function pairPosts(pages: readonly Page[]): Note[] {
  const english = pages.filter(({ locale }) => locale === defaultLocale);
  const nameOf = ({ file }: Page) => posix.basename(withoutExtension(file)).toLowerCase();
  const keys: ((page: Page) => string)[] = [({ id }) => id, ({ slug }) => slug.toLowerCase(), nameOf];
  const fix =
    'The site shows translations of English posts only. Name the file, or its slug, as that of the English one.';
  return pages.flatMap((page): Note[] => {
    if (page.locale === defaultLocale) return [];
    const found = keys.map((key) =>
      english.filter((one) => isSameSeries(one, page) && key(one) === key(page)),
    );
    const [original] = found.find(({ length }) => length === 1) ?? [];
    if (original) placeBeside(page, original);
    const what = 'post has no English one and will not be shown';
    return original ? [] : [{ kind: 'decide', where: `${page.file}:1`, what, fix }];
  });
}

function placeBeside(page: Page, original: Page): void {
  page.slug = original.slug;
  page.target = original.target.replace(/^[^/]+/, page.locale);
  page.address = original.address;
  page.collection = original.collection;
}

function isSameSeries(a: Page, b: Page): boolean {
  return (
    a.collection.kind === 'entry' &&
    b.collection.kind === 'entry' &&
    a.collection.series === b.collection.series
  );
}
