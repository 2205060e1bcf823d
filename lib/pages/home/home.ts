import index from '#content';
import type { HomeTexts } from '../../content/home/home-texts.ts';
import { readBody } from '../../mdx/store.ts';
import { type DocPlace, linkTo, type Place, parse, type RouteOf } from '../../routes/index.ts';
import { mainDocSlug } from '../../site/constants.ts';
import { defaultLocale, type Locale, locales } from '../../site/locales.ts';
import { messagesOf } from '../../site/messages/index.ts';
import { latestVersion, type Version } from '../../site/versions.ts';
import { hasApi } from '../api.ts';
import { findDoc } from '../docs.ts';
import type { PageBase } from '../page.ts';
import { withoutPrograms, withPrograms } from '../programs/programs.ts';
import { withRunnable } from '../programs/runnable.ts';
import { prosePlaces } from '../prose.ts';
import { type EntryCardView, entryCard, listedEntries } from '../series/entries.ts';
import { categoriesOf } from '../sidebar.ts';
import { type MeasuredView, measuredView } from './measured.ts';

/** The home page: an example program, what the language is for, links into the docs, what is new, and where people meet. */
export type HomePage = PageBase<'home'> & {
  /** Its words. */
  texts: HomeTexts;
  /** The example program; none where the content has no program. */
  program?: ProgramView | undefined;
  /** Path of the page to start with. */
  startHref: string;
  /** Path of the overview. */
  overviewHref: string;
  /** The latest version, as menus name it. */
  version: string;
  /** What the language is for. */
  features: Feature[];
  /** How long the program takes beside other ways; none where nothing has been measured. */
  measured?: MeasuredView | undefined;
  /** The newest posts, those in the reader's language first; none where there are no posts. */
  posts?: NewestEntries | undefined;
  /** What user stories tell; none where there are no stories. */
  stories?: { facts: StoryFact[]; allHref: string } | undefined;
  /** Where people learn and meet: pages that the content has. */
  cards: Card[];
  /** All pages of the latest version in three groups. */
  groups: DocsGroup[];
};

/** A program: HTML of all its lines and of its kernel, and how many lines it has. */
export type ProgramView = { html: string; kernelHtml?: string | undefined; lines: number };

/** A feature of the project. */
export type Feature = {
  title: string;
  text: string;
  /** Path of the page about it; none where the docs have no such page. */
  href?: string | undefined;
  /** SVG of its figure; none where there is no file. */
  figure?: string | undefined;
};

/** A quotation from a user story; `lang` where it is not in the reader's language. */
export type StoryFact = {
  organization: string;
  figure: string;
  text: string;
  href: string;
  lang?: Locale | undefined;
};

/** Pages of the docs by category of the sidebar; the name of the group chooses its heading. */
export type DocsGroup = { name: GroupName; categories: { label: string; pages: DocLink[] }[] };

/** A link to a page; `lang` where the label is not in the reader's language. */
export type DocLink = { label: string; href: string; lang?: Locale | undefined };

/** The newest entries of a series, and the path of the list of all. */
export type NewestEntries = { entries: EntryCardView[]; allHref: string };

/** A card with a link to a page about learning and taking part. */
export type Card = { title: string; text: string; link: string; href: string };

/** How many of the newest posts and stories the home page shows. */
const newestCounts = { posts: 3, stories: 2 } as const;

/** The groups in their order, and the first page of each category that belongs to one; other categories are to learn from. */
const groupPages = {
  learn: [],
  reference: ['language_reference', 'taichi_core', 'math_module', 'faq', 'glossary'],
  contribute: ['contributor_guide', 'internal'],
} as const satisfies Record<string, readonly string[]>;

export type GroupName = keyof typeof groupPages;

/** The home page of a language. */
export function homePage(place: Place<RouteOf<'home'>>): HomePage {
  const { locale } = place;
  const { title, description } = messagesOf(locale).site;
  const { program, measurement } = index.home;
  const texts = homeTexts(locale);
  return {
    kind: 'home',
    place,
    title,
    description,
    translations: locales,
    texts,
    program: program && {
      html: withPrograms(withRunnable(readBody(program.all).html, place), place, defaultLocale),
      kernelHtml: program.kernel && withoutPrograms(readBody(program.kernel).html),
      lines: program.lines,
    },
    startHref: footerDocs(locale)[0]?.href ?? docHref(mainDocSlug, locale),
    overviewHref: docHref(mainDocSlug, locale),
    version: latestVersion.label,
    features: features(texts, locale),
    measured: measurement && measuredView(measurement, locale),
    posts: newestPosts(locale),
    stories: storyFacts(locale),
    cards: cards(texts, locale),
    groups: docsGroups(locale),
  };
}

function docHref(slug: string, locale: Locale): string {
  return linkTo({ locale, route: { kind: 'doc', version: latestVersion, slug } });
}

function newestPosts(locale: Locale): NewestEntries | undefined {
  const entries = listedEntries('blog', locale);
  if (entries.length === 0) return undefined;
  return {
    entries: entries.slice(0, newestCounts.posts).map((entry) => entryCard(entry, locale)),
    allHref: linkTo({ locale, route: { kind: 'list', series: 'blog', page: 1 } }),
  };
}

/** The newest stories that have a fact to quote, those in the reader's language first. */
function storyFacts(locale: Locale): HomePage['stories'] {
  const series = 'user-stories';
  const facts = listedEntries(series, locale).flatMap(({ id, fact, locale: lang }): StoryFact[] => {
    if (!fact) return [];
    const href = linkTo({ locale, route: { kind: 'entry', series, id } });
    return [{ ...fact, href, lang: lang === locale ? undefined : lang }];
  });
  if (facts.length === 0) return undefined;
  return {
    facts: facts.slice(0, newestCounts.stories),
    allHref: linkTo({ locale, route: { kind: 'list', series, page: 1 } }),
  };
}

/** Every category of the sidebar in its group, in the order of the sidebar; the reference of the API is part of the second. */
function docsGroups(locale: Locale): DocsGroup[] {
  const names = Object.keys(groupPages) as GroupName[];
  const groupOf = (slug: string | undefined): GroupName =>
    names.find((name) => (groupPages[name] as readonly string[]).includes(slug ?? '')) ?? 'learn';
  const categories = categoriesOf(latestVersion, locale);
  const groups = names.map((name) => ({
    name,
    categories: categories
      .filter(({ pages }) => groupOf(pages[0]?.slug) === name)
      .map(({ label, pages }) => ({
        label,
        pages: pages.map((page) => ({
          label: page.label,
          href: docHref(page.slug, locale),
          lang: page.isEnglish && defaultLocale,
        })),
      })),
  }));
  return groups
    .map((group) => (group.name === 'reference' ? withApi(group, locale) : group))
    .filter((group) => group.categories.length > 0);
}

function withApi(group: DocsGroup, locale: Locale): DocsGroup {
  if (!hasApi(latestVersion)) return group;
  const { title: label, modules, names } = messagesOf(locale).api;
  const to = (kind: 'apiTree' | 'apiNames') => linkTo({ locale, route: { kind, version: latestVersion } });
  const pages = [
    { label: modules, href: to('apiTree') },
    { label: names, href: to('apiNames') },
  ];
  return { ...group, categories: [{ label, pages }, ...group.categories] };
}

/** The words of the home page in a language, in English where they are not translated, or those that say what the site is. */
export function homeTexts(locale: Locale): HomeTexts {
  const { title: headline, description: lead } = messagesOf(locale).site;
  const { texts } = index.home;
  return texts[locale] ?? texts[defaultLocale] ?? { headline, lead, features: [], cards: [] };
}

/** The features with their links and figures, which the English file has. */
function features(texts: HomeTexts, locale: Locale): Feature[] {
  const original = index.home.texts[defaultLocale]?.features ?? [];
  return texts.features.map(({ title, text }, at) => ({
    title,
    text,
    href: pageHref(original[at]?.page, locale),
    figure: index.home.figures[at],
  }));
}

function cards(texts: HomeTexts, locale: Locale): Card[] {
  const original = index.home.texts[defaultLocale]?.cards ?? [];
  return texts.cards.flatMap(({ title, text, link }, at) => {
    const href = pageHref(original[at]?.page, locale);
    return href ? [{ title, text, link, href }] : [];
  });
}

/** The path of a page in the reader's language, by its address; none where the content does not have it. */
function pageHref(address: string | undefined, locale: Locale): string | undefined {
  const place = address === undefined ? undefined : parse(address);
  if (!place) return undefined;
  const { route } = place;
  if (route.kind === 'doc' && !findDoc({ locale, route })) return undefined;
  if (route.kind === 'prose' && !prosePlaces(locale).some((one) => one.route.slug === route.slug))
    return undefined;
  return linkTo({ locale, route });
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
