import index from '#content';
import { href, moduleOf, type Place, parse } from '../routes/index.ts';
import { type Locale, locales } from '../site/locales.ts';
import { latestVersion, versions } from '../site/versions.ts';
import { apiPlaces } from './api.ts';
import { apiChangePlaces } from './changes/api-changes.ts';
import { docChangePlaces } from './changes/doc-changes.ts';
import { docTagPlaces } from './doc-tags.ts';
import { docPlaces, mainDoc } from './docs.ts';
import { playgroundPlaces } from './playground/playground.ts';
import { prosePlaces } from './prose.ts';
import { entryPlaces } from './series/entry.ts';
import { seriesPlaces } from './series/lists.ts';

/** Every page of the export. */
export function allPlaces(): Place[] {
  return locales.flatMap((locale): Place[] => [
    { locale, route: { kind: 'home' } },
    ...docPlaces(locale),
    ...docChangePlaces(locale),
    ...docTagPlaces(locale),
    ...apiPlaces(locale),
    ...apiChangePlaces(locale),
    ...seriesPlaces(locale),
    ...entryPlaces(locale),
    ...prosePlaces(locale),
    ...(locales.length > 1 ? [{ locale, route: { kind: 'translations' as const } }] : []),
    { locale, route: { kind: 'search' } },
    ...playgroundPlaces(locale),
  ]);
}

/** An address that readers may have or type, without base path, and the page that it leads to. */
export type Redirect = { from: string; to: Place };

/**
 * Every redirect: from the path of a version to its overview, from addresses that name the latest version (docs/spec.md 1.4),
 * from names of modules without the package (docs/spec.md 1.5), and those of `content/redirects.yml`.
 */
export function allRedirects(): Redirect[] {
  return locales.flatMap((locale) => {
    const root = href({ locale, route: { kind: 'home' } });
    const pinned = `${root}docs/${latestVersion.name}/`;
    return [
      ...versions.map((version) => ({
        from: `${root}docs/${version.segment ? `${version.segment}/` : ''}`,
        to: mainDoc(version, locale),
      })),
      { from: pinned, to: mainDoc(latestVersion, locale) },
      ...[...docPlaces(locale), ...docTagPlaces(locale)]
        .filter(({ route }) => route.version === latestVersion)
        .map((to) => ({ from: pinned + href(to).slice(`${root}docs/`.length), to })),
      ...apiPlaces(locale)
        .filter(({ route }) => route.version === latestVersion)
        .map((to) => ({ from: href(to).replace(`${root}api/`, `${root}api/${latestVersion.name}/`), to })),
      ...withoutPackage(locale),
      ...index.redirects.flatMap(({ from, to }) => {
        const place = parse(to);
        return place ? [{ from: root + from.slice(1), to: { ...place, locale } }] : [];
      }),
    ];
  });
}

/** Addresses of modules without the package: /api/math/ → /api/taichi/math/; none where that is the address of a page. */
function withoutPackage(locale: Locale): Redirect[] {
  const places = apiPlaces(locale);
  const taken = new Set(places.map(href));
  return places.flatMap((to) => {
    if (to.route.kind !== 'api' || !moduleOf(to.route.module).includes('.')) return [];
    const [name = ''] = to.route.module.split('.');
    const from = href(to).replace(`/${name}/`, '/');
    return taken.has(from) ? [] : [{ from, to }];
  });
}
