import index from '#content';
import { readBody } from '../mdx/store.ts';
import { type DocPlace, linkTo, type Place, type RouteOf } from '../routes/index.ts';
import { mainDocSlug } from '../site/constants.ts';
import { defaultLocale, type Locale, locales } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import type { Series } from '../site/series.ts';
import { latestVersion, type Version } from '../site/versions.ts';
import { findDoc } from './docs.ts';
import type { PageBase } from './page.ts';
import { withPrograms } from './programs.ts';
import { prosePlaces } from './prose.ts';
import { type EntryCardView, entryCard, seriesEntries } from './series/entries.ts';
import { categoriesOf } from './sidebar.ts';

/** The home page: an example program, links into the docs, what is new, and where people meet. */
export type HomePage = PageBase<'home'> & {
  /** HTML of the example program; none where the content has no program. */
  program?: string | undefined;
  /** Path of the page to start with. */
  startHref: string;
  /** Path of the overview. */
  overviewHref: string;
  /** The latest version, as menus name it. */
  version: string;
  /** The newest posts; none where there are no posts. */
  posts?: NewestEntries | undefined;
  /** The newest user stories; none where there are no stories. */
  stories?: NewestEntries | undefined;
  /** Where people learn and meet; the names choose the texts. */
  communityLinks: CommunityLink[];
  /** All pages of the latest version, by category of the sidebar; `lang` where a label is not in the reader's language. */
  categories: { label: string; pages: { label: string; href: string; lang?: Locale | undefined }[] }[];
};

/** The newest entries of a series, and the path of the list of all. */
export type NewestEntries = { entries: EntryCardView[]; allHref: string };

/** A link to a page about learning and taking part. */
export type CommunityLink = { name: 'course' | 'community' | 'contribute'; href: string };

/** How many of the newest posts and stories the home page shows. */
const newestCounts = { blog: 3, 'user-stories': 2, newsletter: 0 } as const satisfies Record<Series, number>;

/** The home page of a language. */
export function homePage(place: Place<RouteOf<'home'>>): HomePage {
  const { locale } = place;
  const { title, description } = messagesOf(locale).site;
  const doc = (slug: string) => linkTo({ locale, route: { kind: 'doc', version: latestVersion, slug } });
  return {
    kind: 'home',
    place,
    title,
    description,
    translations: locales,
    program: index.program && withPrograms(readBody(index.program).html, place, defaultLocale),
    startHref: footerDocs(locale)[0]?.href ?? doc(mainDocSlug),
    overviewHref: doc(mainDocSlug),
    version: latestVersion.label,
    posts: newestEntries('blog', locale),
    stories: newestEntries('user-stories', locale),
    communityLinks: communityLinks(locale, doc('contributor_guide')),
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

function newestEntries(series: Series, locale: Locale): NewestEntries | undefined {
  const entries = seriesEntries(series, locale);
  if (entries.length === 0) return undefined;
  return {
    entries: entries.slice(0, newestCounts[series]).map((entry) => entryCard(entry, locale)),
    allHref: linkTo({ locale, route: { kind: 'list', series, page: 1 } }),
  };
}

/** Only pages that the content has. */
function communityLinks(locale: Locale, guide: string): CommunityLink[] {
  const pages = prosePlaces(locale).flatMap((place): CommunityLink[] => {
    const { slug } = place.route;
    if (slug === 'tgc01') return [{ name: 'course', href: linkTo(place) }];
    return slug === 'community' ? [{ name: 'community', href: linkTo(place) }] : [];
  });
  const hasGuide = findDoc({
    locale,
    route: { kind: 'doc', version: latestVersion, slug: 'contributor_guide' },
  });
  return hasGuide ? [...pages, { name: 'contribute', href: guide }] : pages;
}

/** The pages of the docs that the footer links to, as far as the version has them; the first is the one to start with. */
export function footerDocs(
  locale: Locale,
  version: Version = latestVersion,
): { slug: FooterDocSlug; href: string }[] {
  return footerDocSlugs.flatMap((slug) => {
    const place: DocPlace = { locale, route: { kind: 'doc', version, slug } };
    return findDoc(place) ? [{ slug, href: linkTo(place) }] : [];
  });
}

const footerDocSlugs = ['hello_world', mainDocSlug, 'faq'] as const;

export type FooterDocSlug = (typeof footerDocSlugs)[number];
