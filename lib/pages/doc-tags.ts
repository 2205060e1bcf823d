import index from '#content';
import { linkTo, type Place, type RouteOf } from '../routes/index.ts';
import { defaultLocale, type Locale, locales } from '../site/locales.ts';
import { format, messagesOf, plural } from '../site/messages/index.ts';
import { latestVersion, versions } from '../site/versions.ts';
import { type DocTagLink, docTagCounts, docTagLinks } from './doc-tag-links.ts';
import { counterpart, docPlaces, findDoc } from './docs.ts';
import type { BannerView, PageBase } from './page.ts';
import { categoriesOf, type SidebarView, sidebarOf } from './sidebar.ts';
import { bannerOf } from './version-banner.ts';

/** The list of all tags of a version. */
export type DocTagsPage = PageBase<'docTags'> & {
  /** The notice that the version is not the latest; none for the latest. */
  banner?: BannerView | undefined;
  /** All pages of the version, by category. */
  sidebar: SidebarView;
  /** The tags by name; `count` is the number of pages that carry the tag. */
  tags: (DocTagLink & { count: number })[];
};

/** The list of the pages of a version that carry one tag. */
export type DocTagPage = PageBase<'docTag'> & {
  /** The notice that the version is not the latest; none for the latest. */
  banner?: BannerView | undefined;
  /** All pages of the version, by category. */
  sidebar: SidebarView;
  /** The pages in the order of the sidebar, with the languages of their titles and of their descriptions. */
  docs: {
    title: string;
    description: string;
    href: string;
    textLocale: Locale;
    descriptionLocale: Locale;
  }[];
  /** Path of the list of all tags. */
  allTagsHref: string;
};

/** The pages about tags in every version: the list, and one page for each tag that is in use. */
export function docTagPlaces(locale: Locale): Place<RouteOf<'docTags'> | RouteOf<'docTag'>>[] {
  return versions.flatMap((version) => {
    const used = [...docTagCounts(version).keys()];
    if (used.length === 0) return [];
    return [
      { locale, route: { kind: 'docTags', version } as const },
      ...used.map((tag) => ({ locale, route: { kind: 'docTag', version, tag } as const })),
    ];
  });
}

/** The list of all tags of a version, by name; none where no page carries a tag. */
export function docTagsPage(place: Place<RouteOf<'docTags'>>): DocTagsPage | undefined {
  const { locale, route } = place;
  const { docs } = messagesOf(locale);
  const counts = docTagCounts(route.version);
  if (counts.size === 0) return undefined;
  const tags = docTagLinks([...counts.keys()], locale, route.version).map((link) => ({
    ...link,
    count: counts.get(link.tag) ?? 0,
  }));
  return {
    kind: 'docTags',
    place,
    title: docs.tags,
    description: format(docs.tagsDescription, { version: route.version.label }),
    banner: bannerOf(route.version, counterpart(place, latestVersion)),
    sidebar: sidebarOf(route.version, locale),
    tags: tags.sort((a, b) => a.label.localeCompare(b.label, locale)),
    translations: locales,
  };
}

/** The pages that carry a tag, in the order of the sidebar; none where no page of the version does. */
export function docTagPage(place: Place<RouteOf<'docTag'>>): DocTagPage | undefined {
  const { locale, route } = place;
  const { version, tag } = route;
  const label = index.tags.find((record) => record.tag === tag)?.label[locale];
  const order = categoriesOf(version, locale).flatMap(({ pages }) => pages.map(({ slug }) => slug));
  const docs = docPlaces(locale)
    .filter((doc) => doc.route.version === version)
    .flatMap((doc) => {
      const record = findDoc(doc);
      return record?.tags.includes(tag) ? [{ ...record, href: linkTo(doc) }] : [];
    })
    .sort((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
  if (!label || docs.length === 0) return undefined;
  const messages = messagesOf(locale).docs;
  const title = format(messages.tagTitle, {
    nDocsTagged: plural(messages.docsTagged, docs.length, locale),
    tagName: label,
  });
  return {
    kind: 'docTag',
    place,
    title,
    description: format(messages.tagDescription, { tag: label, version: version.label }),
    banner: bannerOf(version, counterpart(place, latestVersion)),
    sidebar: sidebarOf(version, locale),
    docs: docs.map(({ title: name, description, href, locale: textLocale, inEnglish }) => ({
      title: name,
      description,
      href,
      textLocale,
      descriptionLocale: inEnglish?.hasDescription ? defaultLocale : textLocale,
    })),
    allTagsHref: linkTo({ locale, route: { kind: 'docTags', version } }),
    translations: locales,
  };
}
