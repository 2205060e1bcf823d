import index from '#content';
import type { EntryRecord } from '../../content/record.ts';
import { type FeedFormat, feedFiles, feedPath, feedTypes } from '../../routes/files.ts';
import { browserPath, linkTo, type Place, type Route, type RouteOf } from '../../routes/index.ts';
import { paging, tagChips } from '../../site/constants.ts';
import { type Locale, locales } from '../../site/locales.ts';
import { format, messagesOf, plural } from '../../site/messages/index.ts';
import { type Series, seriesNames } from '../../site/series.ts';
import type { PageBase } from '../page.ts';
import { type EntryCardView, entryCard, listedEntries, seriesEntries } from './entries.ts';
import { postTagCounts, postTagLinks } from './post-tags.ts';

/** A page of the list of a series. */
export type ListPage = PageBase<'list'> & ListView;

/** A page of the list of the posts that carry a tag. */
export type PostTagPage = PageBase<'tag'> & ListView;

/** What a page of a list shows. */
export type ListView = PaginationView & {
  /** The heading; the title in the head has the number of the page, too. */
  heading: string;
  /** The row of tags above the list, the most used first; a series without tags has none. */
  chips: { label: string; href: string; isCurrent: boolean }[];
  /** The entries of this page of the list: those in the reader's language first, each newest first. */
  entries: EntryCardView[];
  /** Path of the archive of the series. */
  archiveHref: string;
  /** Path of the list of all tags; only the blog has tags. */
  allTagsHref?: string | undefined;
  /** The feeds of the series. */
  feeds: FeedLink[];
};

/** Links to the pages of a list. */
export type PaginationView = {
  /** All pages of the list. */
  pages: { number: number; href: string; isCurrent: boolean }[];
  /** Path of the page before this one; none on the first. */
  newerHref?: string | undefined;
  /** Path of the page after this one; none on the last. */
  olderHref?: string | undefined;
};

/** A link to a feed: its format, the name of that, and its media type. */
export type FeedLink = { format: FeedFormat; label: string; type: string; href: string };

/** All entries of a series by year. */
export type ArchivePage = PageBase<'archive'> & {
  /** The heading; the title in the head names the series, too. */
  heading: string;
  /** Path of the list of the series. */
  listHref: string;
  /** Years and entries, newest first. */
  years: { year: string; entries: EntryCardView[] }[];
};

/** The pages of all series except those of single entries: lists, archives, tags. A series without entries has none. */
export function seriesPlaces(
  locale: Locale,
): Place<RouteOf<'list'> | RouteOf<'archive'> | RouteOf<'tags'> | RouteOf<'tag'>>[] {
  return seriesNames.flatMap((series) => {
    const entries = seriesEntries(series, locale);
    if (entries.length === 0) return [];
    return [
      ...pageNumbers(entries.length).map(
        (page) => ({ locale, route: { kind: 'list', series, page } }) as const,
      ),
      { locale, route: { kind: 'archive', series } as const },
      ...(series === 'blog' ? postTagPlaces(locale) : []),
    ];
  });
}

function postTagPlaces(locale: Locale): Place<RouteOf<'tags'> | RouteOf<'tag'>>[] {
  const counts = postTagCounts();
  if (counts.size === 0) return [];
  const used = index.postTags.filter(({ tag }) => counts.has(tag));
  return [
    { locale, route: { kind: 'tags' } },
    ...used.flatMap(({ tag }) =>
      pageNumbers(counts.get(tag) ?? 0).map(
        (page) => ({ locale, route: { kind: 'tag', tag, page } }) as const,
      ),
    ),
  ];
}

/** A page of the list of a series; none after the last. */
export function listPage(place: Place<RouteOf<'list'>>): ListPage | undefined {
  const { locale, route } = place;
  const { series, page } = route;
  const messages = messagesOf(locale).series;
  const { title, description } = messages[series];
  const entries = listedEntries(series, locale);
  if (entries.length === 0 || page > pageCount(entries.length)) return undefined;
  return {
    kind: 'list',
    place,
    heading: title,
    title: pagedTitle(messages[series].full, page, locale),
    description,
    chips: series === 'blog' ? chipsOf(locale, undefined) : [],
    entries: entriesOnPage(entries, page).map((entry) => entryCard(entry, locale)),
    ...paginationOf(entries.length, locale, page, (number) => ({ kind: 'list', series, page: number })),
    archiveHref: linkTo({ locale, route: { kind: 'archive', series } }),
    allTagsHref: series === 'blog' ? linkTo({ locale, route: { kind: 'tags' } }) : undefined,
    feeds: feedLinks(locale, series),
    translations: locales,
  };
}

/** A page of the list of the posts that carry a tag; none after the last, and none where no post carries it. */
export function postTagPage(place: Place<RouteOf<'tag'>>): PostTagPage | undefined {
  const { locale, route } = place;
  const { tag, page } = route;
  const messages = messagesOf(locale).series;
  const label = index.postTags.find((record) => record.tag === tag)?.label[locale];
  const entries = listedEntries('blog', locale).filter(({ tags }) => tags.includes(tag));
  if (!label || entries.length === 0 || page > pageCount(entries.length)) return undefined;
  const heading = format(messages.tagTitle, {
    nPosts: plural(messages.posts, entries.length, locale),
    tagName: label,
  });
  return {
    kind: 'tag',
    place,
    heading,
    title: pagedTitle(heading, page, locale),
    description: format(messages.tagDescription, { tag: label }),
    chips: chipsOf(locale, tag),
    entries: entriesOnPage(entries, page).map((entry) => entryCard(entry, locale)),
    ...paginationOf(entries.length, locale, page, (number) => ({ kind: 'tag', tag, page: number })),
    archiveHref: linkTo({ locale, route: { kind: 'archive', series: 'blog' } }),
    allTagsHref: linkTo({ locale, route: { kind: 'tags' } }),
    feeds: feedLinks(locale, 'blog'),
    translations: locales,
  };
}

/** All entries of a series by year; none where the series has no entries. */
export function archivePage(place: Place<RouteOf<'archive'>>): ArchivePage | undefined {
  const { locale, route } = place;
  const { series } = route;
  const messages = messagesOf(locale).series;
  const all = seriesEntries(series, locale);
  if (all.length === 0) return undefined;
  return {
    kind: 'archive',
    place,
    heading: messages.archive,
    title: format(messages.archiveTitle, { series: messages[series].full }),
    description: format(messages.archiveDescription, { series: messages[series].full }),
    listHref: linkTo({ locale, route: { kind: 'list', series, page: 1 } }),
    years: [...groupByYear(all)].map(([year, entries]) => ({
      year,
      entries: entries.map((entry) => entryCard(entry, locale)),
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

/** The number of pages of a list of so many entries; an empty list has one. */
function pageCount(entries: number): number {
  return Math.max(1, Math.ceil(entries / paging.perPage));
}

function pageNumbers(entries: number): number[] {
  return Array.from({ length: pageCount(entries) }, (_, at) => at + 1);
}

function entriesOnPage(entries: readonly EntryRecord[], page: number): EntryRecord[] {
  const first = (page - 1) * paging.perPage;
  return entries.slice(first, first + paging.perPage);
}

function paginationOf(
  entries: number,
  locale: Locale,
  page: number,
  routeOf: (page: number) => Route,
): PaginationView {
  const hrefOf = (number: number) => linkTo({ locale, route: routeOf(number) });
  return {
    pages: pageNumbers(entries).map((number) => ({
      number,
      href: hrefOf(number),
      isCurrent: number === page,
    })),
    newerHref: page > 1 ? hrefOf(page - 1) : undefined,
    olderHref: page < pageCount(entries) ? hrefOf(page + 1) : undefined,
  };
}

/** The name of a list, with the number of the page from the second on. */
function pagedTitle(title: string, page: number, locale: Locale): string {
  return page === 1 ? title : format(messagesOf(locale).series.paged, { title, page });
}

/**
 * The tags that most posts carry, and the current one, which leads back to the whole list; the page of all tags has the others.
 */
function chipsOf(locale: Locale, current: string | undefined): ListView['chips'] {
  const counts = postTagCounts();
  const whole = linkTo({ locale, route: { kind: 'list', series: 'blog', page: 1 } });
  const { all } = messagesOf(locale).series;
  const byCount = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en')).map(([tag]) => tag);
  const shown = byCount.slice(0, tagChips.max);
  const tags = current && !shown.includes(current) ? [...shown, current] : shown;
  return [
    { label: all, href: whole, isCurrent: current === undefined },
    ...tags
      .flatMap((tag) => postTagLinks([tag], locale))
      .map(({ tag, label, href }) => ({
        label,
        href: tag === current ? whole : href,
        isCurrent: tag === current,
      })),
  ];
}

/** Links to the feeds of a series. */
export function feedLinks(locale: Locale, series: Series): FeedLink[] {
  return (Object.keys(feedFiles) as FeedFormat[]).map((name) => ({
    format: name,
    label: { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' }[name],
    type: feedTypes[name],
    href: browserPath(feedPath(locale, series, name)),
  }));
}
