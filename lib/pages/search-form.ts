import { linkTo, type Place, type RouteOf } from '../routes/index.ts';
import { type Locale, locales } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import { type SearchKind, searchKinds } from '../site/search-kinds.ts';
import { seriesNames } from '../site/series.ts';
import { latestVersion, versions } from '../site/versions.ts';
import { hasApi } from './api.ts';
import { docTagCounts } from './doc-tag-links.ts';
import { mainDoc } from './docs.ts';
import type { PageBase } from './page.ts';
import { seriesEntries } from './series/entries.ts';

/** The page with the form of the search. */
export type SearchFormPage = PageBase<'search'> & {
  /** The versions that one can choose; the latest is chosen at first. */
  versions: { name: string; label: string; isLatest: boolean }[];
  /** The filters by kind of result; those without any page are left out. */
  kinds: SearchKind[];
  /** Lists of pages and names, which a page without a script offers instead of the search. */
  listLinks: { label: string; href: string }[];
};

/** The search page of a language. */
export function searchFormPage(place: Place<RouteOf<'search'>>): SearchFormPage {
  const { locale } = place;
  const { search, shell, api, docs } = messagesOf(locale);
  const version = latestVersion;
  return {
    kind: 'search',
    place,
    title: search.title,
    description: search.description,
    versions: versions.map(({ name, label }) => ({ name, label, isLatest: name === latestVersion.name })),
    kinds: kindsOf(locale),
    listLinks: [
      { label: shell.docs, href: linkTo(mainDoc(version, locale)) },
      ...(docTagCounts(version).size > 0
        ? [{ label: docs.tags, href: linkTo({ locale, route: { kind: 'docTags', version } }) }]
        : []),
      ...(hasApi(version)
        ? [{ label: api.names, href: linkTo({ locale, route: { kind: 'apiNames', version } }) }]
        : []),
    ],
    translations: locales,
  };
}

/** The filters of a language by kind of result: the sites of some projects have no posts, or no reference. */
export function kindsOf(locale: Locale): SearchKind[] {
  const isThere: Record<SearchKind, boolean> = {
    all: true,
    docs: true,
    api: versions.some(hasApi),
    blog: seriesNames.some((name) => seriesEntries(name, locale).length > 0),
  };
  return searchKinds.filter((kind) => isThere[kind]);
}
