import { href, inLocale, type Place } from '../routes/index.ts';
import { config } from '../site/config.ts';
import { defaultLocale } from '../site/locales.ts';

/** The absolute address of a page, on the host of its language where that has a separate one (docs/spec.md 2.8). */
export function absoluteUrl(place: Place): string {
  const host = place.locale === defaultLocale ? undefined : config.localeUrls[place.locale];
  if (host) return host + href(inLocale(place, defaultLocale));
  return absolutePath(href(place));
}

/** The absolute address of a file of the site, given its path without base path. */
export function absolutePath(path: string): string {
  return config.siteUrl + config.basePath + path;
}
