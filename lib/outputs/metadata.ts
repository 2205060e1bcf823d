import type { Metadata } from 'next';
import { seriesEntries } from '../pages/series/entries.ts';
import { feedLinks } from '../pages/series/lists.ts';
import { absolutePath, absoluteUrl } from '../pages/urls.ts';
import { feedPath, markdownPath, shareImagePath } from '../routes/files.ts';
import { inLocale, type Place } from '../routes/index.ts';
import { versionTag } from '../search/hosted.ts';
import { titleWith } from '../site/head-texts.ts';
import { defaultLocale, type Locale, localeFacts } from '../site/locales.ts';
import { format, messagesOf } from '../site/messages/index.ts';
import { type Series, seriesNames } from '../site/series.ts';
import { latestVersion } from '../site/versions.ts';
import { hasMarkdown } from './markdown.ts';
import { shareNameOf } from './share-images.ts';

/** What head and structured data of a page are made from; every view model of a page has it. */
export type HeadFacts = {
  place: Place;
  title: string;
  description: string;
  /** The languages in which the page is written; in the others it shows the default one. */
  translations: readonly Locale[];
  /** The language of the text, where the page has one. */
  textLocale?: Locale;
  /** The day of publication; posts, issues and stories have one. That of a retold text is the day of the original. */
  date?: string;
  /** Who wrote a post, an issue or a story. */
  authors?: readonly { name: string; url?: string | undefined }[];
  /** What a text is retold from. */
  source?: { authors: readonly { name: string; url?: string | undefined }[]; url: string } | undefined;
  /** When a text was revised for a later release. */
  updated?: { date: string } | undefined;
  tags?: readonly { label: string }[];
  /** When the text was changed last. */
  lastUpdate?: { date: string } | undefined;
};

/**
 * What `<head>` says of a page. The canonical address of a page without a translation is that of the English page; it has no alternates,
 * and neither has the search page, which robots do not index.
 */
export function metadataOf(facts: HeadFacts): Metadata {
  const { place, title, description, translations } = facts;
  const { shell, site, series } = messagesOf(place.locale);
  const canonical = canonicalUrl(place, translations);
  const named = versionedTitle(title, place);
  // The name of the series tells a post from a page of the docs with the same title.
  const suffix = place.route.kind === 'entry' ? series[place.route.series].full : site.title;
  const fullTitle =
    title === site.title
      ? format(shell.labelled, { label: title, value: site.tagline })
      : titleWith(named, suffix);
  const image = absolutePath(shareImagePath(shareNameOf(place)));
  return {
    title: fullTitle,
    description,
    alternates: {
      canonical,
      ...(isIndexed(place, translations) ? { languages: alternatesOf(place, translations) } : {}),
      types: {
        ...feedAlternates(place),
        ...(hasMarkdown(place) ? { 'text/markdown': absolutePath(markdownPath(place)) } : {}),
      },
    },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: site.title,
      locale: localeFacts[place.locale].openGraph,
      images: [{ url: image, width: 1200, height: 630, alt: title, type: 'image/jpeg' }],
      ...articleOf(facts),
    },
    // Other search engines should not list results of this one.
    ...(isSearch(place) ? { robots: { index: false, follow: true } } : {}),
    // For the crawler of a hosted search (docs/spec.md 6.8).
    other: {
      'docsearch:language': localeFacts[place.locale].htmlLang,
      'docsearch:version': versionOf(place) ?? latestVersion.name,
      docusaurus_tag: versionTag(versionOf(place)),
    },
    // Title, description and picture are those of Open Graph; Next repeats them, and lib/export/strip.ts removes that.
    twitter: { card: 'summary_large_image' },
    ...(facts.authors?.length
      ? { authors: facts.authors.map(({ name, url }) => (url ? { name, url } : { name })) }
      : {}),
  };
}

/** The canonical address of a page: its own, or that of the English page where it has no translation. */
export function canonicalUrl(place: Place, translations: readonly Locale[]): string {
  return absoluteUrl(inLocale(place, translations.includes(place.locale) ? place.locale : defaultLocale));
}

/** Whether search engines should list a page: it has a text of its own language, and is not the search page. */
export function isIndexed(place: Place, translations: readonly Locale[]): boolean {
  return translations.includes(place.locale) && !isSearch(place);
}

function isSearch({ route }: Place): boolean {
  return route.kind === 'search';
}

function articleOf({ date, authors = [], source, tags = [], lastUpdate, updated }: HeadFacts) {
  if (!date) return { type: 'website' as const };
  return {
    type: 'article' as const,
    ...(source ? {} : { publishedTime: `${date}T00:00:00Z` }),
    ...(lastUpdate || updated ? { modifiedTime: (lastUpdate ?? updated)?.date } : {}),
    authors: authors.map(({ name }) => name),
    tags: tags.map(({ label }) => label),
  };
}

/** The name of the version that a page belongs to; none where it belongs to no version. */
function versionOf({ route }: Place): string | undefined {
  return 'version' in route ? route.version.name : undefined;
}

/** Feeds as alternates of a page: those of its series, on the home page those of the blog. */
function feedAlternates({ locale, route }: Place) {
  const series: Series | undefined =
    'series' in route ? route.series : ['tag', 'tags', 'home'].includes(route.kind) ? 'blog' : undefined;
  if (!series || !seriesNames.includes(series) || seriesEntries(series, locale).length === 0) return {};
  const { shell, series: names } = messagesOf(locale);
  const title = names[series].full;
  return Object.fromEntries(
    feedLinks(locale, series).map(({ type, format: kind, label }) => [
      type,
      [
        {
          url: absolutePath(feedPath(locale, series, kind)),
          title: format(shell.qualified, { title, of: label }),
        },
      ],
    ]),
  );
}

/** The title with the version, where that is not the latest: the same page exists in every version. */
function versionedTitle(title: string, { locale, route }: Place): string {
  const isOther = 'version' in route && route.version !== latestVersion;
  return isOther ? format(messagesOf(locale).shell.qualified, { title, of: route.version.label }) : title;
}

function alternatesOf(place: Place, translations: readonly Locale[]): Record<string, string> {
  const pages = translations.map((locale) => [
    localeFacts[locale].htmlLang,
    absoluteUrl(inLocale(place, locale)),
  ]);
  return { ...Object.fromEntries(pages), 'x-default': absoluteUrl(inLocale(place, defaultLocale)) };
}
