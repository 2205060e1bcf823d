import { docTranslations, findDoc } from '../pages/docs.ts';
import { allPlaces } from '../pages/places.ts';
import { proseRecord, proseTranslations } from '../pages/prose.ts';
import { lastChange } from '../pages/repository/history.ts';
import { entryTranslations, recordOf } from '../pages/series.ts';
import { inLocale, type Place } from '../routes/index.ts';
import { defaultLocale, type Locale, localeFacts, locales } from '../site/locales.ts';
import { absoluteUrl } from './urls.ts';

/**
 * Every page of the export once, with its last change where the history tells it. Languages that have a text of their own
 * name each other; a page that shows the text of another language names none.
 */
export function sitemap(): string {
  // The search page is for readers only.
  const places = allPlaces().filter(({ route }) => route.kind !== 'search');
  const urls = places.map((place) => {
    const translations = translationsOf(place);
    const change = changeOf(place);
    return [
      '<url>',
      `<loc>${xmlText(absoluteUrl(place))}</loc>`,
      change ? `<lastmod>${change}</lastmod>` : '',
      ...(translations.includes(place.locale) ? alternates(place, translations) : []),
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

/** The languages that have a text of their own for a page. */
export function translationsOf({ locale, route }: Place): readonly Locale[] {
  switch (route.kind) {
    case 'doc':
      return docTranslations({ locale, route });
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

/** The day on which the text of a page changed last, `2026-11-21`. */
function changeOf({ locale, route }: Place): string | undefined {
  const file =
    route.kind === 'doc'
      ? findDoc({ locale, route })?.file
      : route.kind === 'entry'
        ? recordOf(route.series, route.id, locale)?.file
        : route.kind === 'prose'
          ? proseRecord(route.slug, locale)?.file
          : undefined;
  return file && lastChange(file)?.date.slice(0, 10);
}

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
