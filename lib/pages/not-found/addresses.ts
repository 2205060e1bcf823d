import index from '#content';
import { href, inLocale, type Place, parse } from '../../routes/index.ts';
import { defaultLocale, type Locale } from '../../site/locales.ts';
import { messagesOf } from '../../site/messages/index.ts';
import { versions } from '../../site/versions.ts';
import { findDoc } from '../docs.ts';
import { allPlaces } from '../places.ts';
import { proseRecord } from '../prose.ts';
import { findEntry } from '../series/entries.ts';

/** The addresses of the pages of a language and of `content/redirects.yml`, as lib/search/nearest-pages.ts reads them. */
export type PageAddresses = {
  root: string;
  versions: string[];
  pages: ([path: string, title: string] | [path: string, title: string, to: string])[];
};

/**
 * The pages of a language that a reader may look for, and the redirects: paths are without the language. Titles are read from the
 * records, since a page would need its text, which in development may not be compiled yet.
 */
export function addressesOf(locale: Locale): PageAddresses {
  const pages = allPlaces()
    .filter((place) => place.locale === locale)
    .flatMap((place): [string, string][] => {
      const title = titleOf(place);
      return title ? [[pathOf(place), title]] : [];
    });
  const titles = new Map(pages);
  const redirects = index.redirects.flatMap(({ from, to }): [string, string, string][] => {
    const place = parse(to);
    const title = place && titles.get(pathOf(place));
    return place && title ? [[from, title, pathOf(place)]] : [];
  });
  const root = href({ locale, route: { kind: 'home' } });
  return { root, versions: versions.map(({ segment }) => segment), pages: [...pages, ...redirects] };
}

function pathOf(place: Place): string {
  return href(inLocale(place, defaultLocale));
}

/** The title of a page; none for the home page, which is linked anyway, and for pages of lists and tags, which nobody remembers. */
function titleOf({ locale, route }: Place): string | undefined {
  const { api, series, search, playground } = messagesOf(locale);
  switch (route.kind) {
    case 'doc':
      return findDoc({ locale, route })?.title;
    case 'entry':
      return findEntry(route.series, route.id, locale)?.title;
    case 'prose':
      return proseRecord(route.slug, locale)?.title;
    case 'api':
      return route.module;
    case 'apiTree':
      return api.title;
    case 'apiNames':
      return api.names;
    case 'list':
      return route.page === 1 ? series[route.series].title : undefined;
    case 'search':
      return search.title;
    case 'playground':
      return playground.title;
    default:
      return undefined;
  }
}
