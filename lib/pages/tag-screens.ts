import index from '#content';
import { linkTo, type Place, type RouteOf } from '../routes/index.ts';
import { type Locale, locales } from '../site/locales.ts';
import { format, messagesOf, plural } from '../site/messages/index.ts';
import { versions } from '../site/versions.ts';
import { bannerOf, docPlaces, findDoc } from './docs.ts';
import { categoriesOf } from './sidebar.ts';
import { tagCounts, tagLinks } from './tags.ts';

export type TagListScreen = NonNullable<ReturnType<typeof tagListScreen>>;
export type TagScreen = NonNullable<ReturnType<typeof tagScreen>>;

/** The pages about tags in every version: the list, and one page for each tag that is in use. */
export function tagPlaces(locale: Locale): Place<RouteOf<'docTags'> | RouteOf<'docTag'>>[] {
  return versions.flatMap((version) => {
    const used = [...tagCounts(version).keys()];
    if (used.length === 0) return [];
    return [
      { locale, route: { kind: 'docTags', version } as const },
      ...used.map((tag) => ({ locale, route: { kind: 'docTag', version, tag } as const })),
    ];
  });
}

/** All tags of a version, by name; none where no page carries one. */
export function tagListScreen(place: Place<RouteOf<'docTags'>>) {
  const { locale, route } = place;
  const { docs } = messagesOf(locale);
  const counts = tagCounts(route.version);
  if (counts.size === 0) return undefined;
  const tags = tagLinks([...counts.keys()], locale, route.version).map((link) => ({
    ...link,
    count: counts.get(link.tag) ?? 0,
  }));
  return {
    kind: 'docTags' as const,
    place,
    title: docs.tags,
    description: format(docs.tagsDescription, { version: route.version.label }),
    banner: bannerOf(place),
    tags: tags.sort((a, b) => a.label.localeCompare(b.label, locale)),
    translations: locales,
  };
}

/** The pages that carry a tag, in the order of the sidebar; none where the version has none. */
export function tagScreen(place: Place<RouteOf<'docTag'>>) {
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
    kind: 'docTag' as const,
    place,
    title,
    description: format(messages.tagDescription, { tag: label, version: version.label }),
    banner: bannerOf(place),
    docs: docs.map(({ title: name, description, href, locale: textLocale }) => ({
      title: name,
      description,
      href,
      textLocale,
    })),
    all: linkTo({ locale, route: { kind: 'docTags', version } }),
    translations: locales,
  };
}
