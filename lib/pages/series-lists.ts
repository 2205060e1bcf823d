import index from '#content';
import type { EntryRecord } from '../content/record.ts';
import { type FeedFormat, feedFiles, feedPath } from '../routes/files.ts';
import { browserPath, linkTo, type Place, type Route, type RouteOf } from '../routes/index.ts';
import { paging } from '../site/constants.ts';
import { type Locale, locales } from '../site/locales.ts';
import { format, messagesOf, plural } from '../site/messages/index.ts';
import { type Series, seriesNames } from '../site/series.ts';
import { cardOf, entriesOf, pageCount, pagedTitle, postTagCounts, postTagLinks } from './series.ts';

export type ListScreen = NonNullable<ReturnType<typeof listScreen>>;
export type PostTagScreen = NonNullable<ReturnType<typeof postTagScreen>>;
export type ArchiveScreen = NonNullable<ReturnType<typeof archiveScreen>>;
export type PostTagsScreen = NonNullable<ReturnType<typeof postTagsScreen>>;

/** The pages of a series beside its entries: lists, archive, tags. A series without entries has none. */
export function seriesPlaces(
  locale: Locale,
): Place<RouteOf<'list'> | RouteOf<'archive'> | RouteOf<'tags'> | RouteOf<'tag'>>[] {
  return seriesNames.flatMap((series) => {
    const entries = entriesOf(series, locale);
    if (entries.length === 0) return [];
    return [
      ...pagesOf(entries.length).map((page) => ({ locale, route: { kind: 'list', series, page } as const })),
      { locale, route: { kind: 'archive', series } as const },
      ...(series === 'blog' ? tagPlaces(locale) : []),
    ];
  });
}

function tagPlaces(locale: Locale): Place<RouteOf<'tags'> | RouteOf<'tag'>>[] {
  const counts = postTagCounts();
  if (counts.size === 0) return [];
  const known = index.postTags.filter(({ tag }) => counts.has(tag));
  return [
    { locale, route: { kind: 'tags' } },
    ...known.flatMap(({ tag }) =>
      pagesOf(counts.get(tag) ?? 0).map((page) => ({ locale, route: { kind: 'tag', tag, page } as const })),
    ),
  ];
}

function pagesOf(entries: number): number[] {
  return Array.from({ length: pageCount(entries) }, (_, at) => at + 1);
}

/** A page of the list of a series; none beyond the last. */
export function listScreen(place: Place<RouteOf<'list'>>) {
  const { locale, route } = place;
  const { series, page } = route;
  const messages = messagesOf(locale).series;
  const { title, description } = messages[series];
  const entries = entriesOf(series, locale);
  if (entries.length === 0 || page > pageCount(entries.length)) return undefined;
  return {
    kind: 'list' as const,
    place,
    heading: title,
    title: pagedTitle(messages[series].full, page, locale),
    description,
    chips: series === 'blog' ? chipsOf(locale, undefined) : [],
    ...pageOf(entries, locale, page, (number) => ({ kind: 'list', series, page: number })),
    archive: linkTo({ locale, route: { kind: 'archive', series } }),
    allTags: series === 'blog' ? linkTo({ locale, route: { kind: 'tags' } }) : undefined,
    feeds: feedLinks(locale, series),
    translations: locales,
  };
}

/** A page of the posts that carry a tag; none where no post does. */
export function postTagScreen(place: Place<RouteOf<'tag'>>) {
  const { locale, route } = place;
  const { tag, page } = route;
  const messages = messagesOf(locale).series;
  const label = index.postTags.find((record) => record.tag === tag)?.label[locale];
  const entries = entriesOf('blog', locale).filter(({ tags }) => tags.includes(tag));
  if (!label || entries.length === 0 || page > pageCount(entries.length)) return undefined;
  const heading = format(messages.tagTitle, {
    nPosts: plural(messages.posts, entries.length, locale),
    tagName: label,
  });
  return {
    kind: 'tag' as const,
    place,
    heading,
    title: pagedTitle(heading, page, locale),
    description: format(messages.tagDescription, { tag: label }),
    chips: chipsOf(locale, tag),
    ...pageOf(entries, locale, page, (number) => ({ kind: 'tag', tag, page: number })),
    archive: linkTo({ locale, route: { kind: 'archive', series: 'blog' } }),
    allTags: linkTo({ locale, route: { kind: 'tags' } }),
    feeds: feedLinks(locale, 'blog'),
    translations: locales,
  };
}

/** All entries of a series by year. */
export function archiveScreen(place: Place<RouteOf<'archive'>>) {
  const { locale, route } = place;
  const { series } = route;
  const messages = messagesOf(locale).series;
  const entries = entriesOf(series, locale);
  if (entries.length === 0) return undefined;
  const years = groupByYear(entries);
  return {
    kind: 'archive' as const,
    place,
    heading: messages.archive,
    title: format(messages.archiveTitle, { series: messages[series].full }),
    description: format(messages.archiveDescription, { series: messages[series].full }),
    list: linkTo({ locale, route: { kind: 'list', series, page: 1 } }),
    years: [...years].map(([year, own]) => ({
      year,
      count: plural(messages.posts, own.length, locale),
      entries: own.map((entry) => cardOf(entry, locale)),
    })),
    translations: locales,
  };
}

function groupByYear(entries: readonly EntryRecord[]): Map<string, EntryRecord[]> {
  const years = new Map<string, EntryRecord[]>();
  for (const entry of entries) {
    const year = entry.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  return years;
}

/** All tags of the blog, by name, with the number of posts. */
export function postTagsScreen(place: Place<RouteOf<'tags'>>) {
  const { locale } = place;
  const messages = messagesOf(locale).series;
  const counts = postTagCounts();
  if (counts.size === 0) return undefined;
  const tags = postTagLinks([...counts.keys()], locale).map((link) => ({
    ...link,
    count: counts.get(link.tag) ?? 0,
    countText: plural(messages.posts, counts.get(link.tag) ?? 0, locale),
  }));
  return {
    kind: 'tags' as const,
    place,
    heading: messages.tags,
    title: messages.tagsTitle,
    description: messages.tagsDescription,
    list: linkTo({ locale, route: { kind: 'list', series: 'blog', page: 1 } }),
    tags: tags.sort((a, b) => a.label.localeCompare(b.label, locale)),
    translations: locales,
  };
}

/** What a page of a list shows, and where its neighbours are. */
function pageOf(
  entries: readonly EntryRecord[],
  locale: Locale,
  page: number,
  routeOf: (page: number) => Route,
) {
  const first = (page - 1) * paging.perPage;
  const last = pageCount(entries.length);
  const hrefOf = (number: number) => linkTo({ locale, route: routeOf(number) });
  return {
    entries: entries.slice(first, first + paging.perPage).map((entry) => cardOf(entry, locale)),
    pages: pagesOf(entries.length).map((number) => ({
      number,
      href: hrefOf(number),
      isCurrent: number === page,
    })),
    newer: page > 1 ? hrefOf(page - 1) : undefined,
    older: page < last ? hrefOf(page + 1) : undefined,
  };
}

/** The row of tags above a list; the one of the page leads back to the whole list. */
function chipsOf(locale: Locale, current: string | undefined) {
  const counts = postTagCounts();
  const whole = linkTo({ locale, route: { kind: 'list', series: 'blog', page: 1 } });
  const { all } = messagesOf(locale).series;
  return [
    { label: all, href: whole, isCurrent: current === undefined },
    ...postTagLinks([...counts.keys()], locale).map(({ tag, label, href }) => ({
      label,
      href: tag === current ? whole : href,
      isCurrent: tag === current,
    })),
  ];
}

/** The feeds of a series, as links. */
export function feedLinks(locale: Locale, series: Series) {
  return (Object.keys(feedFiles) as FeedFormat[]).map((name) => ({
    format: name,
    label: { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' }[name],
    type: { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' }[name],
    href: browserPath(feedPath(locale, series, name)),
  }));
}
