import { inLocale, linkTo, type Place, type Route } from '../routes/index.ts';
import { type Locale, localeFacts, locales } from '../site/locales.ts';
import { latestVersion, type Version, versions } from '../site/versions.ts';
import { apiCounterpart, hasApi } from './api.ts';
import { counterpart, mainDoc } from './docs.ts';
import { entryPages } from './home.ts';

export type PageFrame = ReturnType<typeof frameOf>;

/**
 * What the frame of a page shows: where its menus lead. A page that is no place, such as the 404 page, gives only its
 * language.
 */
export function frameOf({ locale, route }: { locale: Locale; route?: Place['route'] }) {
  const place: Place = { locale, route: route ?? { kind: 'home' } };
  const own = route && 'version' in route ? route.version : undefined;
  return {
    locale,
    home: linkTo({ locale, route: { kind: 'home' } }),
    /** The part of the site, for the entry of the navigation bar that is current. */
    section: sectionOf(route),
    api: hasApi(own ?? latestVersion)
      ? linkTo({ locale, route: { kind: 'apiTree', version: own ?? latestVersion } })
      : undefined,
    version: (own ?? latestVersion).label,
    versions: versions.map((version) => ({
      label: version.label,
      href: linkTo(inVersion(place, version)),
      isCurrent: version === own,
    })),
    languages: locales.map((other) => ({
      locale: other,
      label: localeFacts[other].label,
      href: linkTo(inLocale(place, other)),
      isCurrent: other === locale,
    })),
    entries: entryPages(locale),
  };
}

function sectionOf(route: Route | undefined): 'home' | 'docs' | 'api' | undefined {
  if (route?.kind === 'home') return 'home';
  if (!route || !('version' in route)) return undefined;
  return route.kind.startsWith('api') ? 'api' : 'docs';
}

/** The page that corresponds to a place in another version. */
function inVersion({ locale, route }: Place, version: Version): Place {
  switch (route.kind) {
    case 'api':
      return apiCounterpart({ locale, route }, version) ?? mainDoc(version, locale);
    case 'apiTree':
    case 'apiNames':
      return hasApi(version) ? { locale, route: { ...route, version } } : mainDoc(version, locale);
    default:
      return counterpart({ locale, route }, version);
  }
}
