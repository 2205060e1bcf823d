import type { Metadata } from 'next';
import { entriesOf } from '../pages/series.ts';
import { feedLinks } from '../pages/series-lists.ts';
import { feedPath, markdownPath, shareImagePath } from '../routes/files.ts';
import { inLocale, type Place } from '../routes/index.ts';
import { versionTag } from '../search/hosted.ts';
import { titleWith } from '../site/head-texts.ts';
import { defaultLocale, type Locale, localeFacts } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import { type Series, seriesNames } from '../site/series.ts';
import { latestVersion } from '../site/versions.ts';
import { hasMarkdown } from './markdown.ts';
import { shareNameOf } from './share-images.ts';
import { absolutePath, absoluteUrl } from './urls.ts';

type PageFacts = {
  place: Place;
  title: string;
  description: string;
  /** The languages that have a text of their own; the others show the default one. */
  translations: readonly Locale[];
  /** For posts, issues and stories. */
  date?: string;
  authors?: readonly { name: string; url?: string | undefined }[];
  tags?: readonly { label: string }[];
  lastUpdate?: { date: string } | undefined;
};

/** What `<head>` says of a page. A page without a text of its own points to the one whose text it shows. */
export function metadataOf(facts: PageFacts): Metadata {
  const { place, title, description, translations } = facts;
  const { site, series } = messagesOf(place.locale);
  const canonical = canonicalUrl(place, translations);
  const named = versionedTitle(title, place);
  // A post may have the title of a page of the docs.
  const owner = place.route.kind === 'entry' ? series[place.route.series].full : site.title;
  const fullTitle = title === site.title ? `${title}: ${site.tagline}` : titleWith(named, owner);
  const image = absolutePath(shareImagePath(shareNameOf(place)));
  return {
    title: fullTitle,
    description,
    alternates: {
      canonical,
      languages: alternatesOf(place, translations),
      types: {
        ...feedTypes(place),
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
    // Results of a query are no page that another search should list.
    ...(place.route.kind === 'search' ? { robots: { index: false, follow: true } } : {}),
    // For the crawler of a hosted search (docs/spec.md 6.8).
    other: {
      'docsearch:language': localeFacts[place.locale].htmlLang,
      'docsearch:version': versionOf(place) ?? latestVersion.name,
      docusaurus_tag: versionTag(versionOf(place)),
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
    ...(facts.authors?.length
      ? { authors: facts.authors.map(({ name, url }) => (url ? { name, url } : { name })) }
      : {}),
  };
}

/** The address that stands for a page: its own, or that of the page whose text it shows. */
export function canonicalUrl(place: Place, translations: readonly Locale[]): string {
  return absoluteUrl(inLocale(place, translations.includes(place.locale) ? place.locale : defaultLocale));
}

function articleOf({ date, authors = [], tags = [], lastUpdate }: PageFacts) {
  if (!date) return { type: 'website' as const };
  return {
    type: 'article' as const,
    publishedTime: `${date}T00:00:00Z`,
    ...(lastUpdate ? { modifiedTime: lastUpdate.date } : {}),
    authors: authors.map(({ name }) => name),
    tags: tags.map(({ label }) => label),
  };
}

/** The version of the language that a page belongs to, by name. */
function versionOf({ route }: Place): string | undefined {
  return 'version' in route ? route.version.name : undefined;
}

/** Pages of a series announce its feeds; the home page those of the blog. */
function feedTypes({ locale, route }: Place) {
  const series: Series | undefined =
    'series' in route ? route.series : ['tag', 'tags', 'home'].includes(route.kind) ? 'blog' : undefined;
  if (!series || !seriesNames.includes(series) || entriesOf(series, locale).length === 0) return {};
  const name = messagesOf(locale).series[series].full;
  return Object.fromEntries(
    feedLinks(locale, series).map(({ type, format, label }) => [
      type,
      [{ url: absolutePath(feedPath(locale, series, format)), title: `${name} (${label})` }],
    ]),
  );
}

/** A page of another version than the latest says so, or three pages would have one title. */
function versionedTitle(title: string, { route }: Place): string {
  return 'version' in route && route.version !== latestVersion ? `${title} (${route.version.label})` : title;
}

function alternatesOf(place: Place, translations: readonly Locale[]): Record<string, string> {
  const pages = translations.map((locale) => [
    localeFacts[locale].htmlLang,
    absoluteUrl(inLocale(place, locale)),
  ]);
  return { ...Object.fromEntries(pages), 'x-default': absoluteUrl(inLocale(place, defaultLocale)) };
}
