import { docChangesPage } from '../pages/changes/doc-changes.ts';
import { docTranslations, findDoc } from '../pages/docs.ts';
import { allPlaces } from '../pages/places.ts';
import { proseRecord, proseTranslations } from '../pages/prose.ts';
import { lastChange } from '../pages/repository/history.ts';
import { entryTranslations, findEntry } from '../pages/series/entries.ts';
import { absoluteUrl } from '../pages/urls.ts';
import { inLocale, type Place } from '../routes/index.ts';
import { defaultLocale, type Locale, localeFacts, locales } from '../site/locales.ts';
import { isIndexed } from './metadata.ts';

/**
 * `sitemap.xml`: every page that is its own canonical page once, with the date of its last change where the history has it, and with
 * its translations. The search page is left out (docs/spec.md 13.4).
 */
export function sitemap(): string {
  const places = allPlaces().map((place) => ({ place, translations: translationsOf(place) }));
  const indexed = places.filter(({ place, translations }) => isIndexed(place, translations));
  const urls = indexed.map(({ place, translations }) => {
    const change = changeOf(place);
    return [
      '<url>',
      `<loc>${xmlText(absoluteUrl(place))}</loc>`,
      change ? `<lastmod>${change}</lastmod>` : '',
      ...alternates(place, translations),
      '</url>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

function alternates(place: Place, translations: readonly Locale[]): string[] {
  const link = (language: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(absoluteUrl(inLocale(place, locale)))}"/>`;
  return [
    ...translations.map((locale) => link(localeFacts[locale].htmlLang, locale)),
    ...(translations.includes(defaultLocale) ? [link('x-default', defaultLocale)] : []),
  ];
}

/** The languages in which a page is written; all of them for a page that has no text, such as a list. */
export function translationsOf({ locale, route }: Place): readonly Locale[] {
  switch (route.kind) {
    case 'doc':
      return docTranslations({ locale, route });
    case 'docChanges':
      return docChangesPage({ locale, route })?.translations ?? [defaultLocale];
    case 'api':
      return [defaultLocale];
    case 'entry':
      return entryTranslations(route.series, route.id);
    case 'prose':
      return proseTranslations(route.slug);
    default:
      return locales;
  }
}

/** The day of the last change of a page's text, `2026-11-21`; none where the history does not have it. */
function changeOf({ locale, route }: Place): string | undefined {
  const file =
    route.kind === 'doc'
      ? findDoc({ locale, route })?.file
      : route.kind === 'entry'
        ? findEntry(route.series, route.id, locale)?.file
        : route.kind === 'prose'
          ? proseRecord(route.slug, locale)?.file
          : undefined;
  const change = file && lastChange(file);
  // In UTC, as pages show it: the history has the time of the author's zone.
  return change ? new Date(change.date).toISOString().slice(0, 10) : undefined;
}

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
