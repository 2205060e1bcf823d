import { href, inLocale, type Place } from '../routes/index.ts';
import { config } from '../site/config.ts';
import { defaultLocale } from '../site/locales.ts';

/** The address of a page for the outside world; a language with a host of its own is found there. */
export function absoluteUrl(place: Place): string {
  const own = place.locale === defaultLocale ? undefined : config.localeUrls[place.locale];
  if (own) return own + href(inLocale(place, defaultLocale));
  return absolutePath(href(place));
}

/** The address of a file of the site, given its path without base path, for the outside world. */
export function absolutePath(path: string): string {
  return config.siteUrl + config.basePath + path;
}
