import { posix } from 'node:path';
import index from '#content';
import type { ContentIndex, DocRecord } from '../content/record.ts';
import { type Body, finishHtml } from '../mdx/body.ts';
import { readBody } from '../mdx/store.ts';
import {
  browserPath,
  type DocPlace,
  href,
  inLocale,
  isSlug,
  linkTo,
  type Place,
  type VersionedRoute,
} from '../routes/index.ts';
import { mainDocSlug } from '../site/constants.ts';
import { defaultLocale, type Locale, langWithin, locales } from '../site/locales.ts';
import { isEditable, latestVersion, type Version, versionOfName } from '../site/versions.ts';
import { withApiLinks } from './api-links.ts';
import { editLink } from './repository/edit-link.ts';
import { lastChange } from './repository/history.ts';
import { categoriesOf, sidebarOf } from './sidebar.ts';
import { tagCounts, tagLinks } from './tags.ts';

/** Everything a docs page shows. */
export type DocScreen = ReturnType<typeof screenOf>;

/** What a page of text shows, in the docs and in the API reference. */
export type TextScreen = Omit<DocScreen, 'kind' | 'place'> & { place: Place<VersionedRoute> };

/** The page of a place, or none where no such doc exists. */
export function docScreen(place: DocPlace): DocScreen | undefined {
  const doc = findDoc(place);
  return doc && screenOf(doc, place);
}

function screenOf(doc: DocRecord, place: DocPlace) {
  const body = readBody(doc.body);
  const { version } = place.route;
  return {
    kind: 'doc' as const,
    place,
    title: doc.title,
    description: doc.description,
    html: htmlOf(body, doc, place),
    toc: body.headings,
    banner: bannerOf(place),
    sidebar: sidebarOf(place),
    breadcrumbs: breadcrumbsOf(place),
    pager: neighbours(place),
    tags: tagLinks(doc.tags, place.locale, version),
    editUrl: isEditable(version) ? editLink(doc.file) : undefined,
    lastUpdate: lastChange(doc.file),
    textLocale: doc.locale,
    isFallback: doc.locale !== place.locale,
    behind: behindOf(doc),
    reason: undefined as string | undefined,
    english: linkTo(inLocale(place, defaultLocale)),
    translations: docTranslations(place),
  };
}

/** The parts of a text whose English original has changed since it was translated. */
export function behindOf({ file }: { file: string }): ContentIndex['behind'][string] {
  return index.behind[file] ?? [];
}

/** The languages that have a text of their own for a page. */
export function docTranslations(place: DocPlace): readonly Locale[] {
  return locales.filter((locale) => translationOf(place, locale));
}

/** Every docs page that is exported, in every language: a language without its own text shows the English one. */
export function docPlaces(locale: Locale): DocPlace[] {
  const places = new Map<string, DocPlace>();
  for (const doc of index.docs) {
    const version = versionOfName(doc.version);
    if (!version || !isSlug(doc.slug)) continue;
    const place: DocPlace = { locale, route: { kind: 'doc', version, slug: doc.slug } };
    places.set(href(place), place);
  }
  return [...places.values()];
}

/** The page's record: in the language of the place, else in the default one. */
export function findDoc(place: DocPlace): DocRecord | undefined {
  return translationOf(place, place.locale) ?? translationOf(place, defaultLocale);
}

function translationOf({ route }: DocPlace, locale: Locale): DocRecord | undefined {
  return records.get([locale, route.version.name, route.slug].join(' '));
}

/** Records by address; the first of two with one address wins, as the checks say. */
const records = new Map(
  index.docs.map((doc) => [[doc.locale, doc.version, doc.slug].join(' '), doc] as const).reverse(),
);

const slugOfFile = new Map(index.docs.map(({ file, slug }) => [file, slug]));

/** The same page in another version if it exists there, else that version's main page or list of tags. */
export function counterpart({ locale, route }: Place, version: Version): Place {
  const main = mainDoc(version, locale);
  if (route.kind === 'doc') {
    const same: DocPlace = { locale, route: { ...route, version } };
    return findDoc(same) ? same : main;
  }
  if (route.kind !== 'docTags' && route.kind !== 'docTag') return main;
  const tags = tagCounts(version);
  if (tags.size === 0) return main;
  const isUsed = route.kind === 'docTag' && tags.has(route.tag);
  return { locale, route: isUsed ? { ...route, version } : { kind: 'docTags', version } };
}

/** The page that stands for a version. */
export function mainDoc(version: Version, locale: Locale): DocPlace {
  return { locale, route: { kind: 'doc', version, slug: mainDocSlug } };
}

/** What a page of another version than the latest says on top. */
export function bannerOf(place: Place<VersionedRoute>, latest = counterpart(place, latestVersion)) {
  const { status, label } = place.route.version;
  if (status === 'latest') return undefined;
  return {
    status,
    label,
    latest: { label: latestVersion.label, href: linkTo(latest) },
  };
}

/** The `lang` of a page's text within the pages of its place's language. */
function langOfDoc(place: DocPlace): string | undefined {
  return langWithin(place.locale, findDoc(place)?.locale ?? place.locale);
}

function breadcrumbsOf(place: DocPlace) {
  const { slug, version } = place.route;
  const category = categoriesOf(version, place.locale).find(({ pages }) =>
    pages.some((page) => page.slug === slug),
  );
  return category ? { category: category.label } : undefined;
}

function neighbours(place: DocPlace) {
  const { slug, version } = place.route;
  const pages = categoriesOf(version, place.locale).flatMap((category) => category.pages);
  const at = pages.findIndex((page) => page.slug === slug);
  const link = (page: (typeof pages)[number] | undefined) =>
    page && {
      label: page.label,
      lang: langOfDoc({ ...place, route: { ...place.route, slug: page.slug } }),
      href: linkTo({ ...place, route: { ...place.route, slug: page.slug } }),
    };
  return {
    previous: at > 0 ? link(pages[at - 1]) : undefined,
    next: at >= 0 ? link(pages[at + 1]) : undefined,
  };
}

function htmlOf(body: Body, doc: DocRecord, { locale, route }: DocPlace): string {
  const folder = posix.dirname(doc.file);
  const html = finishHtml(body.html, {
    file: (relative) => {
      const file = posix.join(folder, relative);
      const slug =
        slugOfFile.get(file) ?? slugOfFile.get(file.replace(`/${doc.locale}/`, `/${defaultLocale}/`));
      return slug && linkTo({ locale, route: { ...route, slug } });
    },
    site: (path) => browserPath(locale === defaultLocale ? path : `/${locale}${path}`),
    asset: browserPath,
  });
  return withApiLinks(html, locale, route.version);
}
