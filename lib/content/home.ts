import index from '#content';
import { readBody } from '../mdx/store.ts';
import { type DocPlace, linkTo, type Place } from '../routes/index.ts';
import { mainDocSlug } from '../site/constants.ts';
import type { Locale } from '../site/locales.ts';
import { latestVersion } from '../site/versions.ts';
import { findDoc } from './docs.ts';
import { categoriesOf } from './sidebar.ts';

/** What the home page shows: the example program and the way into the docs. */
export function homeScreen(place: Place) {
  const { locale } = place;
  const doc = (slug: string) => linkTo({ locale, route: { kind: 'doc', version: latestVersion, slug } });
  return {
    place,
    program: index.program && readBody(index.program).html,
    start: entryPages(locale)[0]?.href ?? doc(mainDocSlug),
    why: doc(mainDocSlug),
    version: latestVersion.label,
    categories: categoriesOf(latestVersion, locale).map(({ label, pages }) => ({
      label,
      pages: pages.map((page) => ({ label: page.label, href: doc(page.slug) })),
    })),
  };
}

/** The pages that the footer names, as far as the content has them. */
export function entryPages(locale: Locale): { slug: EntrySlug; href: string }[] {
  return entrySlugs.flatMap((slug) => {
    const place: DocPlace = { locale, route: { kind: 'doc', version: latestVersion, slug } };
    return findDoc(place) ? [{ slug, href: linkTo(place) }] : [];
  });
}

const entrySlugs = ['hello_world', mainDocSlug, 'faq'] as const;

export type EntrySlug = (typeof entrySlugs)[number];

export type HomeScreen = ReturnType<typeof homeScreen>;
