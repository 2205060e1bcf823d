import index from '#content';
import type { Author, EntryRecord } from '../content/record.ts';
import { finishHtml } from '../mdx/body.ts';
import { readBody } from '../mdx/store.ts';
import { coverPath } from '../routes/files.ts';
import { browserPath, inLocale, isEntryId, linkTo, type Place, type RouteOf } from '../routes/index.ts';
import { paging } from '../site/constants.ts';
import { defaultLocale, type Locale, locales } from '../site/locales.ts';
import { format, messagesOf, plural } from '../site/messages/index.ts';
import { type Series, seriesNames } from '../site/series.ts';
import { latestVersion } from '../site/versions.ts';
import { withApiLinks } from './api-links.ts';
import { behindOf } from './docs.ts';
import { lastChange } from './repository/history.ts';

export type EntryPlace = Place<RouteOf<'entry'>>;

/** An entry as lists show it. */
export type EntryCard = ReturnType<typeof cardOf>;

export type EntryScreen = NonNullable<ReturnType<typeof entryScreen>>;

/** The entries of a series in one language, newest first: the translated ones in it, the others in the default one. */
export function entriesOf(series: Series, locale: Locale): EntryRecord[] {
  const ids = new Set<string>();
  return index.entries
    .filter((entry) => entry.series === series && (entry.locale === locale || entry.locale === defaultLocale))
    .flatMap(({ id }) => {
      if (ids.has(id) || !isEntryId(series, id)) return [];
      ids.add(id);
      return recordOf(series, id, locale) ?? [];
    });
}

/** The record of an entry: in the language asked for, else in the default one. */
export function recordOf(series: Series, id: string, locale: Locale): EntryRecord | undefined {
  return records.get([locale, series, id].join(' ')) ?? records.get([defaultLocale, series, id].join(' '));
}

/** Records by address; the first of two with one address wins, as the checks say. */
const records = new Map(
  [...index.entries]
    .reverse()
    .map((entry) => [[entry.locale, entry.series, entry.id].join(' '), entry] as const),
);

/** The languages that have a text of their own for an entry. */
export function entryTranslations(series: Series, id: string): Locale[] {
  return locales.filter((locale) => records.has([locale, series, id].join(' ')));
}

/** The pages of single entries. */
export function entryPlaces(locale: Locale): EntryPlace[] {
  return seriesNames.flatMap((series) =>
    entriesOf(series, locale).map(({ id }) => ({ locale, route: { kind: 'entry', series, id } as const })),
  );
}

/** What a card in a list says of an entry. */
export function cardOf(entry: EntryRecord, locale: Locale) {
  const { series, id, title, description, date } = entry;
  return {
    series,
    id,
    title,
    description,
    date,
    href: linkTo({ locale, route: { kind: 'entry', series, id } }),
    authors: authorsOf(entry),
    readingTime: series === 'blog' ? readingTime(entry, locale) : undefined,
    cover: browserPath(coverPath(series, id)),
    textLocale: entry.locale,
  };
}

/** The page of an entry, or none where there is no such entry. */
export function entryScreen(place: EntryPlace) {
  const { locale, route } = place;
  const { series, id } = route;
  const entry = recordOf(series, id, locale);
  if (!entry) return undefined;
  const entries = entriesOf(series, locale);
  const at = entries.findIndex((other) => other.id === id);
  const card = (other: EntryRecord | undefined) => other && cardOf(other, locale);
  const newer = entries[at - 1];
  const older = entries[at + 1];
  const body = readBody(entry.body);
  return {
    ...cardOf(entry, locale),
    kind: 'entry' as const,
    place,
    html: htmlOf(body.html, locale),
    toc: body.headings,
    tags: postTagLinks(entry.tags, locale),
    newer: card(newer),
    older: card(older),
    related: relatedTo(entry, locale).map((other) => cardOf(other, locale)),
    list: linkTo({ locale, route: { kind: 'list', series, page: 1 } }),
    lastUpdate: lastChange(entry.file),
    isFallback: entry.locale !== locale,
    behind: behindOf(entry),
    english: linkTo(inLocale(place, defaultLocale)),
    translations: entryTranslations(series, id) as readonly Locale[],
  };
}

/** The HTML of a text that belongs to no version: it speaks of the latest one. */
export function htmlOf(html: string, locale: Locale): string {
  const finished = finishHtml(html, {
    file: () => undefined,
    site: (path) => browserPath(locale === defaultLocale ? path : `/${locale}${path}`),
    asset: browserPath,
  });
  return withApiLinks(finished, locale, latestVersion);
}

/** The people behind an entry, in the order of its front matter. */
export function authorsOf({ authors }: EntryRecord): Author[] {
  return authors.flatMap((id) => index.authors.find((author) => author.id === id) ?? []);
}

function readingTime({ body }: EntryRecord, locale: Locale): string {
  const minutes = Math.max(1, Math.ceil(readBody(body).minutes));
  return plural(messagesOf(locale).series.readingTime, minutes, locale, { readingTime: minutes });
}

/** How many related posts a post names. */
const relatedMax = 3;

/** The posts that share the most tags; a tag that few posts carry counts for more. */
function relatedTo(entry: EntryRecord, locale: Locale): EntryRecord[] {
  const counts = postTagCounts();
  const weight = (other: EntryRecord) =>
    other.tags
      .filter((tag) => entry.tags.includes(tag))
      .reduce((sum, tag) => sum + 1 / (counts.get(tag) ?? 1), 0);
  return entriesOf(entry.series, locale)
    .filter((other) => other.id !== entry.id && weight(other) > 0)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, relatedMax);
}

/** Links of tags to their pages, in the order of the list. */
export function postTagLinks(tags: readonly string[], locale: Locale) {
  return index.postTags
    .filter(({ tag }) => tags.includes(tag))
    .map(({ tag, label }) => ({
      tag,
      label: label[locale],
      href: linkTo({ locale, route: { kind: 'tag', tag, page: 1 } }),
    }));
}

/** How many posts carry each tag. */
export function postTagCounts(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tags } of entriesOf('blog', defaultLocale))
    for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}

/** Pages of a list of so many entries; an empty list has one. */
export function pageCount(entries: number): number {
  return Math.max(1, Math.ceil(entries / paging.perPage));
}

/** The name of a series, with the number of the page from the second on. */
export function pagedTitle(title: string, page: number, locale: Locale): string {
  return page === 1 ? title : format(messagesOf(locale).series.paged, { title, page });
}
