import index from '#content';
import type { ProseRecord } from '../content/record.ts';
import type { Place, RouteOf } from '../routes/index.ts';
import { defaultLocale, type Locale, locales } from '../site/locales.ts';
import { type ProseSlug, proseSlugs } from '../site/series.ts';
import type { PageBase, SourceView, TextView } from './page.ts';
import { lastChange } from './repository/history.ts';
import { reportLink } from './repository/report-link.ts';
import { leadOf, textView, unversionedHtml } from './text.ts';

export type ProsePlace = Place<RouteOf<'prose'>>;

/** A page of text that belongs to no version and no series, such as /community/. */
export type StandalonePage = PageBase<'prose'> &
  TextView &
  SourceView & {
    /** What the page is about, as it stands below the title. */
    lead?: string | undefined;
  };

/** The standalone pages that the content has. */
export function prosePlaces(locale: Locale): ProsePlace[] {
  return proseSlugs
    .filter((slug) => proseRecord(slug, locale))
    .map((slug) => ({ locale, route: { kind: 'prose', slug } }));
}

/** The record of a standalone page: in the given language, else in the default one. */
export function proseRecord(slug: ProseSlug, locale: Locale): ProseRecord | undefined {
  const records = index.prose.filter((page) => page.slug === slug);
  const inLanguage = (wanted: Locale) => records.find((page) => page.locale === wanted);
  return inLanguage(locale) ?? inLanguage(defaultLocale);
}

/** A standalone page; none where the content does not have it. */
export function standalonePage(place: ProsePlace): StandalonePage | undefined {
  const { locale, route } = place;
  const page = proseRecord(route.slug, locale);
  if (!page) return undefined;
  const text = textView(page, place, (html) => unversionedHtml(html, locale));
  return {
    kind: 'prose',
    place,
    title: page.title,
    description: page.description,
    lead: leadOf(page.description, text.html),
    ...text,
    reportHref: reportLink(place, page.title),
    lastUpdate: lastChange(page.file),
    translations: proseTranslations(route.slug),
  };
}

/** The languages in which a standalone page is written. */
export function proseTranslations(slug: ProseSlug): readonly Locale[] {
  return locales.filter((locale) => index.prose.some((page) => page.slug === slug && page.locale === locale));
}
