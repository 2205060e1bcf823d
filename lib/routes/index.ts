import { basePath } from '../site/base-path.ts';
import { defaultLocale, isLocale, type Locale } from '../site/locales.ts';
import type { Version } from '../site/versions.ts';
import { type Place, type Route, readRoute, writeRoute } from './grammar.ts';

export * from './grammar.ts';

/** The segments of a place's path, not encoded: ['zh-Hans', 'docs', 'master', 'field']. */
export function segmentsOfPlace({ locale, route }: Place): string[] {
  return [...(locale === defaultLocale ? [] : [locale]), ...writeRoute(route)];
}

/** The canonical path of a place, with slashes around, without base path: '/zh-Hans/docs/master/field/'. */
export function href(place: Place): string {
  const segments = segmentsOfPlace(place).map(encodeURIComponent);
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

/**
 * The place of a path without base path; undefined where no kind of page has such an address. Never throws. Query, hash and a
 * trailing `index.html` are ignored (docs/spec.md 1.1). Whether the content has the page is not checked.
 */
export function parse(path: string): Place | undefined {
  const segments = segmentsOf(path);
  if (!segments) return undefined;
  const [first, ...rest] = segments;
  const isPrefixed = first !== undefined && first !== defaultLocale && isLocale(first);
  const route = readRoute(isPrefixed ? rest : segments);
  return route && { locale: isPrefixed ? first : defaultLocale, route };
}

/** The locale of a path without base path, also where there is no page at the path. */
export function localeOfPath(path: string): Locale {
  const first = segmentsOf(path)?.[0];
  return first !== undefined && isLocale(first) ? first : defaultLocale;
}

function segmentsOf(path: string): string[] | undefined {
  const clean = path.replace(/[?#].*$/s, '').replace(/(^|\/)index\.html$/, '$1');
  try {
    return clean.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** The same page in another language. */
export function inLocale<P extends Place>(place: P, locale: Locale): P {
  return { ...place, locale };
}

/** Whether two places have the same address. */
export function isSamePlace(a: Place, b: Place): boolean {
  return href(a) === href(b);
}

/** The file of a page in the export, relative to `out/`. */
export function outputFile(place: Place): string {
  return `${decodeURI(href(place)).slice(1)}index.html`;
}

/** The path with base path, as links in a page need it. */
export function browserPath(path: string): string {
  return basePath + path;
}

/** A path of the browser without base path; undefined where it is outside the site. */
export function fromBrowserPath(pathname: string): string | undefined {
  if (!pathname.startsWith(`${basePath}/`)) return undefined;
  return pathname.slice(basePath.length);
}

/** The path of a page with base path, for links in HTML. */
export function linkTo(place: Place): string {
  return browserPath(href(place));
}

export type { Locale, Route, Version };
