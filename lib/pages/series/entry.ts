import type { EntryRecord } from '../../content/record.ts';
import { linkTo, type Place, type RouteOf } from '../../routes/index.ts';
import { related } from '../../site/constants.ts';
import type { Locale } from '../../site/locales.ts';
import { seriesNames } from '../../site/series.ts';
import type { PageBase, SourceView, TextView } from '../page.ts';
import { lastChange } from '../repository/history.ts';
import { reportLink } from '../repository/report-link.ts';
import { neighboursOf, textView, unversionedHtml } from '../text.ts';
import { type EntryCardView, entryCard, entryTranslations, findEntry, seriesEntries } from './entries.ts';
import { type OriginLine, originLines } from './origin.ts';
import { type PostTagLink, postTagCounts, postTagLinks } from './post-tags.ts';

export type EntryPlace = Place<RouteOf<'entry'>>;

/** The page of a post, an issue of the newsletter or a story. */
export type EntryPage = PageBase<'entry'> &
  TextView &
  SourceView &
  EntryCardView & {
    /** Whom the text is retold after, and which later release it was revised for. */
    origin: OriginLine[];
    /** The tags that a post carries; none for other entries. */
    tags: PostTagLink[];
    /** The next newer entry of the series. */
    newer?: EntryCardView | undefined;
    /** The next older entry of the series. */
    older?: EntryCardView | undefined;
    /** Posts that share tags with this one. */
    related: EntryCardView[];
    /** Path of the list of the series. */
    listHref: string;
  };

/** The pages of single entries. */
export function entryPlaces(locale: Locale): EntryPlace[] {
  return seriesNames.flatMap((series) =>
    seriesEntries(series, locale).map(({ id }) => ({
      locale,
      route: { kind: 'entry', series, id } as const,
    })),
  );
}

/** The page of an entry; none where there is no such entry. */
export function entryPage(place: EntryPlace): EntryPage | undefined {
  const { locale, route } = place;
  const { series, id } = route;
  const entry = findEntry(series, id, locale);
  if (!entry) return undefined;
  const entries = seriesEntries(series, locale);
  const { previous: newer, next: older } = neighboursOf(
    entries,
    entries.findIndex((other) => other.id === id),
  );
  return {
    ...entryCard(entry, locale),
    kind: 'entry',
    place,
    ...textView(entry, place, (html) => unversionedHtml(html, locale)),
    origin: originLines(entry, locale),
    tags: postTagLinks(entry.tags, locale),
    newer: newer && entryCard(newer, locale),
    older: older && entryCard(older, locale),
    related: relatedPosts(entry, locale).map((post) => entryCard(post, locale)),
    listHref: linkTo({ locale, route: { kind: 'list', series, page: 1 } }),
    reportHref: reportLink(place, entry.title),
    lastUpdate: lastChange(entry.file),
    translations: entryTranslations(series, id),
  };
}

/** The posts that share the most tags; a tag that few posts carry counts for more. */
function relatedPosts(entry: EntryRecord, locale: Locale): EntryRecord[] {
  const counts = postTagCounts();
  const weight = (other: EntryRecord) =>
    other.tags
      .filter((tag) => entry.tags.includes(tag))
      .reduce((sum, tag) => sum + 1 / (counts.get(tag) ?? 1), 0);
  return seriesEntries(entry.series, locale)
    .filter((other) => other.id !== entry.id && weight(other) > 0)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, related.postsMax);
}
