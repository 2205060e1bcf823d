import index from '#content';
import { href, type Place, parse } from '../routes/index.ts';
import { locales } from '../site/locales.ts';
import { latestVersion, versions } from '../site/versions.ts';
import { apiPlaces } from './api.ts';
import { docPlaces, mainDoc } from './docs.ts';
import { prosePlaces } from './prose.ts';
import { entryPlaces } from './series.ts';
import { seriesPlaces } from './series-lists.ts';
import { tagPlaces } from './tag-screens.ts';

/** Every page of the export. */
export function allPlaces(): Place[] {
  return locales.flatMap((locale): Place[] => [
    { locale, route: { kind: 'home' } },
    ...docPlaces(locale),
    ...tagPlaces(locale),
    ...apiPlaces(locale),
    ...seriesPlaces(locale),
    ...entryPlaces(locale),
    ...prosePlaces(locale),
    { locale, route: { kind: 'search' } },
  ]);
}

/** An address that once was or might be typed, and the page it leads to. */
export type Redirect = { from: string; to: Place };

/**
 * Bare version paths lead to the version's main page; the latest version also answers to its number; modules answer to
 * their names without the package (docs/spec.md 1.5); the rest is `content/redirects.yml`.
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
      ...[...docPlaces(locale), ...tagPlaces(locale)]
        .filter(({ route }) => route.version === latestVersion)
        .map((to) => ({ from: pinned + href(to).slice(`${root}docs/`.length), to })),
      ...apiPlaces(locale)
        .filter(({ route }) => route.version === latestVersion)
        .map((to) => ({ from: href(to).replace(`${root}api/`, `${root}api/${latestVersion.name}/`), to })),
      ...apiPlaces(locale).flatMap((to) =>
        // Short forms: /api/math/ for /api/taichi/math/.
        to.route.kind === 'api' && to.route.module.includes('.')
          ? [{ from: href(to).replace('/taichi/', '/'), to }]
          : [],
      ),
      ...index.redirects.flatMap(({ from, to }) => {
        const place = parse(to);
        return place ? [{ from: root + from.slice(1), to: { ...place, locale } }] : [];
      }),
    ];
  });
}
