import { type DocPlace, inLocale, linkTo, type Place } from '../routes/index.ts';
import { type Locale, localeFacts, locales } from '../site/locales.ts';
import { latestVersion, versions } from '../site/versions.ts';
import { counterpart, mainDoc } from './docs.ts';
import { entryPages } from './home.ts';

export type PageFrame = ReturnType<typeof frameOf>;

/**
 * What the frame of a page shows: where its menus lead. A page that is no place, such as the 404 page, gives only its
 * language.
 */
export function frameOf({ locale, route }: { locale: Locale; route?: Place['route'] }) {
  const place: Place = { locale, route: route ?? { kind: 'home' } };
  const doc = route?.kind === 'doc' ? ({ locale, route } as DocPlace) : undefined;
  const current = doc?.route.version ?? latestVersion;
  return {
    locale,
    home: linkTo({ locale, route: { kind: 'home' } }),
    /** The kind of the page, for the entry of the navigation bar that is current. */
    kind: route?.kind,
    version: current.label,
    versions: versions.map((version) => ({
      label: version.label,
      href: linkTo(doc ? counterpart(doc, version) : mainDoc(version, locale)),
      isCurrent: version === doc?.route.version,
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
