import index from '#content';
import type { ProseRecord } from '../content/record.ts';
import { readBody } from '../mdx/store.ts';
import { inLocale, linkTo, type Place, type RouteOf } from '../routes/index.ts';
import { defaultLocale, type Locale, locales } from '../site/locales.ts';
import { type ProseSlug, proseSlugs } from '../site/series.ts';
import { behindOf } from './docs.ts';
import { lastChange } from './repository/history.ts';
import { htmlOf } from './series.ts';

export type ProsePlace = Place<RouteOf<'prose'>>;

export type ProseScreen = NonNullable<ReturnType<typeof proseScreen>>;

/** The pages of text that the content has. */
export function prosePlaces(locale: Locale): ProsePlace[] {
  return proseSlugs
    .filter((slug) => proseRecord(slug, locale))
    .map((slug) => ({ locale, route: { kind: 'prose', slug } }));
}

/** The page's record: in the language asked for, else in the default one. */
export function proseRecord(slug: ProseSlug, locale: Locale): ProseRecord | undefined {
  const own = index.prose.filter((page) => page.slug === slug);
  return own.find((page) => page.locale === locale) ?? own.find((page) => page.locale === defaultLocale);
}

/** A page of text, or none where the content has no such page. */
export function proseScreen(place: ProsePlace) {
  const { locale, route } = place;
  const page = proseRecord(route.slug, locale);
  if (!page) return undefined;
  const body = readBody(page.body);
  return {
    kind: 'prose' as const,
    place,
    title: page.title,
    description: page.description,
    html: htmlOf(body.html, locale),
    toc: body.headings,
    lastUpdate: lastChange(page.file),
    textLocale: page.locale,
    isFallback: page.locale !== locale,
    behind: behindOf(page),
    english: linkTo(inLocale(place, defaultLocale)),
    translations: proseTranslations(route.slug),
  };
}

/** The languages that have a text of their own for a page. */
export function proseTranslations(slug: ProseSlug): readonly Locale[] {
  return locales.filter((locale) => index.prose.some((page) => page.slug === slug && page.locale === locale));
}
