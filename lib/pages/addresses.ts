import index from '#content';
import { href, inLocale, type Place, parse } from '../routes/index.ts';
import { defaultLocale, type Locale } from '../site/locales.ts';
import { versions } from '../site/versions.ts';
import { pageOf } from './page-of.ts';
import { allPlaces } from './places.ts';

/** The addresses of the pages of a language and of `content/redirects.yml`, as lib/search/nearest-pages.ts reads them. */
export type PageAddresses = {
  root: string;
  versions: string[];
  pages: ([path: string, title: string] | [path: string, title: string, to: string])[];
};

/** Every page of a language that a reader may look for, and the redirects: paths are without the language. */
export function addressesOf(locale: Locale): PageAddresses {
  const pages = allPlaces()
    .filter((place) => place.locale === locale && isWanted(place))
    .map((place): [string, string] => [pathOf(place), titleOf(place)]);
  const titles = new Map(pages);
  const redirects = index.redirects.flatMap(({ from, to }): [string, string, string][] => {
    const place = parse(to);
    const title = place && titles.get(pathOf(place));
    return place && title ? [[from, title, pathOf(place)]] : [];
  });
  const root = href({ locale, route: { kind: 'home' } });
  return { root, versions: versions.map(({ segment }) => segment), pages: [...pages, ...redirects] };
}

/** The home page is linked anyway; a page of a list has no address that one would remember. */
function isWanted({ route }: Place): boolean {
  return route.kind !== 'home' && !('page' in route && route.page > 1);
}

function pathOf(place: Place): string {
  return href(inLocale(place, defaultLocale));
}

function titleOf(place: Place): string {
  return pageOf(place)?.title ?? '';
}
