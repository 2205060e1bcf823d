import index from '#content';
import type { Author, EntryRecord } from '../../content/record.ts';
import { readBody } from '../../mdx/store.ts';
import { coverPath } from '../../routes/files.ts';
import { browserPath, isEntryId, linkTo } from '../../routes/index.ts';
import { defaultLocale, type Locale, locales } from '../../site/locales.ts';
import { format, messagesOf, plural } from '../../site/messages/index.ts';
import type { Series } from '../../site/series.ts';

/** An entry as lists show it. */
export type EntryCardView = {
  series: Series;
  /** What its address has after the name of the series: a slug, or year/month/slug. */
  id: string;
  title: string;
  description: string;
  /** The day of publication, `2023-06-21`. */
  date: string;
  /** Path of its page. */
  href: string;
  /** Its authors, in the order of its front matter; a retold text has none. */
  authors: Author[];
  /** What a retold text is based on; `authors` is empty where the original was not signed. */
  source?: { authors: Author[]; url: string } | undefined;
  /** The later release that the text has been revised for, and when. */
  updated?: { version: string; date: string } | undefined;
  /** How many minutes it takes to read, in words; posts only. */
  readingTime?: string | undefined;
  /** Path of its drawing. */
  cover: string;
  /** The language of title and description. */
  textLocale: Locale;
};

/** The entries of a series for a language, newest first: translated ones in it, the others in the default one. */
export function seriesEntries(series: Series, locale: Locale): EntryRecord[] {
  const ids = new Set<string>();
  return index.entries
    .filter((entry) => entry.series === series && (entry.locale === locale || entry.locale === defaultLocale))
    .flatMap(({ id }) => {
      if (ids.has(id) || !isEntryId(series, id)) return [];
      ids.add(id);
      return findEntry(series, id, locale) ?? [];
    });
}

/** The entries of a series as lists have them (docs/spec.md 5.2): first those in the reader's language, both parts newest first. */
export function listedEntries(series: Series, locale: Locale): EntryRecord[] {
  const entries = seriesEntries(series, locale);
  const isTranslated = (entry: EntryRecord) => entry.locale === locale;
  return [...entries.filter(isTranslated), ...entries.filter((entry) => !isTranslated(entry))];
}

/** The record of an entry: in the given language, else in the default one. */
export function findEntry(series: Series, id: string, locale: Locale): EntryRecord | undefined {
  const inLanguage = (wanted: Locale) => entriesByAddress.get([wanted, series, id].join(' '));
  return inLanguage(locale) ?? inLanguage(defaultLocale);
}

/** Records by language, series and id; the first of two with one address is used (docs/spec.md 14.4). */
const entriesByAddress = new Map(
  [...index.entries]
    .reverse()
    .map((entry) => [[entry.locale, entry.series, entry.id].join(' '), entry] as const),
);

/** The languages in which an entry is written. */
export function entryTranslations(series: Series, id: string): Locale[] {
  return locales.filter((locale) => entriesByAddress.has([locale, series, id].join(' ')));
}

/** The title of an entry in a list without cards: it says that the text is English where the reader's language is another one. */
export function markedTitle({ title, locale: textLocale }: EntryRecord, locale: Locale): string {
  return textLocale === locale ? title : format(messagesOf(locale).series.titleInEnglish, { title });
}

/** The card of an entry for readers of a language. */
export function entryCard(entry: EntryRecord, locale: Locale): EntryCardView {
  const { series, id, title, description, date, source, updated } = entry;
  return {
    series,
    id,
    title,
    description,
    date,
    href: linkTo({ locale, route: { kind: 'entry', series, id } }),
    authors: authorsOf(entry),
    source: source && { authors: authorsOf(source), url: source.url },
    updated,
    readingTime: series === 'blog' ? readingTime(entry, locale) : undefined,
    cover: browserPath(coverPath(series, id)),
    textLocale: entry.locale,
  };
}

/** The authors of an entry, or of what it is retold from, in the order of its front matter. */
export function authorsOf({ authors }: Pick<EntryRecord, 'authors'>): Author[] {
  return authors.flatMap((id) => index.authors.find((author) => author.id === id) ?? []);
}

function readingTime({ body }: EntryRecord, locale: Locale): string {
  const minutes = Math.max(1, Math.ceil(readBody(body).minutes));
  return plural(messagesOf(locale).series.readingTime, minutes, locale, { readingTime: minutes });
}
