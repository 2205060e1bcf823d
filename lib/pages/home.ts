import index from '#content';
import { readBody } from '../mdx/store.ts';
import { type DocPlace, linkTo, type Place } from '../routes/index.ts';
import { mainDocSlug } from '../site/constants.ts';
import { defaultLocale, type Locale, locales } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import type { Series } from '../site/series.ts';
import { latestVersion, type Version } from '../site/versions.ts';
import { findDoc } from './docs.ts';
import { prosePlaces } from './prose.ts';
import { cardOf, entriesOf } from './series.ts';
import { categoriesOf } from './sidebar.ts';

/** How many of the newest posts and stories the home page shows. */
const newest = { blog: 3, 'user-stories': 2, newsletter: 0 } as const satisfies Record<Series, number>;

/** What the home page shows: the example program, the way into the docs, what is new, and where people meet. */
export function homeScreen(place: Place) {
  const { locale } = place;
  const { title, description } = messagesOf(locale).site;
  const doc = (slug: string) => linkTo({ locale, route: { kind: 'doc', version: latestVersion, slug } });
  return {
    kind: 'home' as const,
    place,
    title,
    description,
    translations: locales,
    program: index.program && readBody(index.program).html,
    start: entryPages(locale)[0]?.href ?? doc(mainDocSlug),
    why: doc(mainDocSlug),
    version: latestVersion.label,
    posts: newestOf('blog', locale),
    stories: newestOf('user-stories', locale),
    ways: waysOf(locale, doc('contributor_guide')),
    categories: categoriesOf(latestVersion, locale).map(({ label, pages }) => ({
      label,
      pages: pages.map((page) => ({
        label: page.label,
        href: doc(page.slug),
        lang: page.isEnglish && defaultLocale,
      })),
    })),
  };
}

/** The newest entries of a series and the list of all; none where the series is empty. */
function newestOf(series: Series, locale: Locale) {
  const entries = entriesOf(series, locale);
  if (entries.length === 0) return undefined;
  return {
    entries: entries.slice(0, newest[series]).map((entry) => cardOf(entry, locale)),
    all: linkTo({ locale, route: { kind: 'list', series, page: 1 } }),
  };
}

/** Where people learn and meet, as far as the content has the pages. */
function waysOf(
  locale: Locale,
  guide: string,
): { name: 'course' | 'community' | 'contribute'; href: string }[] {
  const pages = prosePlaces(locale).flatMap((place) => {
    const name = { tgc01: 'course', community: 'community' }[place.route.slug as 'tgc01' | 'community'];
    return name ? [{ name: name as 'course' | 'community', href: linkTo(place) }] : [];
  });
  const hasGuide = findDoc({
    locale,
    route: { kind: 'doc', version: latestVersion, slug: 'contributor_guide' },
  });
  return [...pages, ...(hasGuide ? [{ name: 'contribute' as const, href: guide }] : [])];
}

/** The pages that the footer names, as far as the content has them. */
export function entryPages(
  locale: Locale,
  version: Version = latestVersion,
): { slug: EntrySlug; href: string }[] {
  return entrySlugs.flatMap((slug) => {
    const place: DocPlace = { locale, route: { kind: 'doc', version, slug } };
    return findDoc(place) ? [{ slug, href: linkTo(place) }] : [];
  });
}

const entrySlugs = ['hello_world', mainDocSlug, 'faq'] as const;

export type EntrySlug = (typeof entrySlugs)[number];

export type HomeScreen = ReturnType<typeof homeScreen>;
