import { inLocale, linkTo, type Place } from '../routes/index.ts';
import { type Locale, localeFacts, locales } from '../site/locales.ts';
import { latestVersion, versions } from '../site/versions.ts';
import { counterpart } from './docs.ts';
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
    section: own ? ('docs' as const) : route?.kind === 'home' ? ('home' as const) : undefined,
    version: (own ?? latestVersion).label,
    versions: versions.map((version) => ({
      label: version.label,
      href: linkTo(counterpart(place, version)),
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
