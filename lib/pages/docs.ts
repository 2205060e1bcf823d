import { posix } from 'node:path';
import index from '#content';
import type { DocRecord } from '../content/record.ts';
import { type DocPlace, href, isSlug, linkTo, type Place } from '../routes/index.ts';
import { mainDocSlug } from '../site/constants.ts';
import { contentRoot } from '../site/content-root.ts';
import { defaultLocale, type Locale, langWithin, locales } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import { isEditable, latestVersion, type Version, versionOfName } from '../site/versions.ts';
import { withApiLinks } from './api-links.ts';
import { type DocTagLink, docTagCounts, docTagLinks } from './doc-tag-links.ts';
import type { PagerView, TextPage } from './page.ts';
import { type PathsView, pathsView } from './reading-paths.ts';
import { editLink } from './repository/edit-link.ts';
import { lastChange } from './repository/history.ts';
import { reportLink } from './repository/report-link.ts';
import { categoriesOf, sidebarOf } from './sidebar.ts';
import { leadOf, localizedHtml, neighboursOf, textView } from './text.ts';
import { bannerOf } from './version-banner.ts';

/** A page of the docs. */
export type DocPage = TextPage<'doc'> & {
  /** The tags that the page carries. */
  tags: DocTagLink[];
} & PathsView;

/** A page of the docs; none where the version does not have it. */
export function docPage(place: DocPlace): DocPage | undefined {
  const doc = findDoc(place);
  if (!doc) return undefined;
  const { version } = place.route;
  const text = textView(doc, place, (html) => docHtml(html, doc, place));
  return {
    kind: 'doc',
    place,
    title: doc.title,
    description: doc.description,
    lead: leadOf(doc.description, text.html),
    leadLocale: doc.inEnglish?.hasDescription ? defaultLocale : undefined,
    ...text,
    banner: bannerOf(version, counterpart(place, latestVersion)),
    sidebar: sidebarOf(version, place.locale, place.route.slug),
    breadcrumbs: breadcrumbsOf(place),
    pager: pagerOf(place),
    ...pathsView(place, findDoc),
    tags: docTagLinks(doc.tags, place.locale, version),
    editUrl: isEditable(version) ? editLink(doc.file) : undefined,
    reportHref: reportLink(place, doc.title),
    lastUpdate: lastChange(doc.file),
    translations: docTranslations(place),
  };
}

/** The languages in which a page of the docs is written. */
export function docTranslations(place: DocPlace): readonly Locale[] {
  return locales.filter((locale) => translationOf(place, locale));
}

/** Every page of the docs, for one language: pages that it does not have show the English text. */
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

/** The record of a page: in the language of the place, else in the default one. */
export function findDoc(place: DocPlace): DocRecord | undefined {
  return translationOf(place, place.locale) ?? translationOf(place, defaultLocale);
}

function translationOf({ route }: DocPlace, locale: Locale): DocRecord | undefined {
  return docRecords.get([locale, route.version.name, route.slug].join(' '));
}

/** Records by language, version and slug; the first of two with one address is used (docs/spec.md 14.4). */
const docRecords = new Map(
  index.docs.map((doc) => [[doc.locale, doc.version, doc.slug].join(' '), doc] as const).reverse(),
);

const slugs = new Map(index.docs.map(({ file, slug }) => [file, slug]));

/** The slug of the page that a source file is; none where it is not a page of the docs. */
export function slugOfDocFile(file: string): string | undefined {
  return slugs.get(file);
}

/** The same page in another version if it exists there, else that version's main page or list of tags. */
export function counterpart({ locale, route }: Place, version: Version): Place {
  const main = mainDoc(version, locale);
  if (route.kind === 'doc') {
    const same: DocPlace = { locale, route: { ...route, version } };
    return findDoc(same) ? same : main;
  }
  if (route.kind !== 'docTags' && route.kind !== 'docTag') return main;
  const tags = docTagCounts(version);
  if (tags.size === 0) return main;
  const isUsed = route.kind === 'docTag' && tags.has(route.tag);
  return { locale, route: isUsed ? { ...route, version } : { kind: 'docTags', version } };
}

/** The overview of a version, its main page. */
export function mainDoc(version: Version, locale: Locale): DocPlace {
  return { locale, route: { kind: 'doc', version, slug: mainDocSlug } };
}

function breadcrumbsOf({ locale, route }: DocPlace): DocPage['breadcrumbs'] {
  const { slug, version } = route;
  const category = categoriesOf(version, locale).find(({ pages }) =>
    pages.some((page) => page.slug === slug),
  );
  return {
    root: { label: messagesOf(locale).shell.docs, href: linkTo(mainDoc(version, locale)) },
    category: category && category.pages.length > 1 ? category.label : undefined,
  };
}

function pagerOf({ locale, route }: DocPlace): PagerView {
  const pages = categoriesOf(route.version, locale).flatMap((category) => category.pages);
  const at = pages.findIndex((page) => page.slug === route.slug);
  const { previous, next } = neighboursOf(pages, at);
  const link = ({ slug, label }: (typeof pages)[number]) => {
    const place: DocPlace = { locale, route: { ...route, slug } };
    return { label, lang: langWithin(locale, findDoc(place)?.locale ?? locale), href: linkTo(place) };
  };
  return { previous: previous && link(previous), next: next && link(next) };
}

/** Links to other files lead to their pages in the same version; a translation may link to files that only English has. */
export function docHtml(html: string, doc: DocRecord, { locale, route }: DocPlace): string {
  // A translation may stand in further versions; its links lead to pages of the version of the place.
  const folder = posix.join(contentRoot, doc.locale, 'docs', route.version.folder);
  const localized = localizedHtml(html, locale, (relative) => {
    const file = posix.join(folder, relative);
    const slug = slugOfDocFile(file) ?? slugOfDocFile(file.replace(`/${doc.locale}/`, `/${defaultLocale}/`));
    return slug && linkTo({ locale, route: { ...route, slug } });
  });
  return withApiLinks(localized, locale, route.version);
}
