import type { Metadata } from 'next';
import { href, inLocale, type Place } from '../routes/index.ts';
import { config } from '../site/config.ts';
import { defaultLocale, type Locale, localeFacts } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import { latestVersion } from '../site/versions.ts';

type PageFacts = {
  place: Place;
  title: string;
  description: string;
  /** The languages that have a text of their own; the others show the default one. */
  translations: readonly Locale[];
};

/** What `<head>` says of a page. A page without a text of its own points to the one whose text it shows. */
export function metadataOf({ place, title, description, translations }: PageFacts): Metadata {
  const { site } = messagesOf(place.locale);
  const textLocale = translations.includes(place.locale) ? place.locale : defaultLocale;
  const canonical = absoluteUrl(inLocale(place, textLocale));
  const named = versionedTitle(title, place);
  const fullTitle = title === site.title ? `${title}: ${site.tagline}` : `${named} · ${site.title}`;
  return {
    title: fullTitle,
    description,
    alternates: { canonical, languages: alternatesOf(place, translations) },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: site.title,
      locale: localeFacts[place.locale].openGraph,
      type: 'website',
    },
  };
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

/** The address of a page for the outside world; a language with a host of its own is found there. */
export function absoluteUrl(place: Place): string {
  const own = place.locale === defaultLocale ? undefined : config.localeUrls[place.locale];
  if (own) return own + href(inLocale(place, defaultLocale));
  return config.siteUrl + config.basePath + href(place);
}
