import type { Locale } from '../site/locales.ts';
import type { Series } from '../site/series.ts';
import type { Place } from './grammar.ts';
import { href } from './index.ts';

/** Paths of the files beside the pages, for programs and for pictures; without base path. */

/** The Markdown version of a page: '/docs/field/' → '/docs/field.md'. */
export function markdownPath(place: Place): string {
  const path = href(place);
  return path.length > 1 ? `${path.slice(0, -1)}.md` : '/index.md';
}

/** Formats in which a program of a page can be saved. */
export type ProgramFormat = 'py' | 'ipynb';

/** A program of a page: '/docs/field/ramp.py', or the same as a notebook. */
export function programPath(place: Place, name: string, format: ProgramFormat): string {
  return `${href(place)}${name}.${format}`;
}

/** Formats of feeds and the file that each has beside the list of its series. */
export const feedFiles = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' } as const;

export type FeedFormat = keyof typeof feedFiles;

/** The media type of each format. */
export const feedTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const satisfies Record<FeedFormat, string>;

/** The feed of a series, beside its list: '/blog/rss.xml'. */
export function feedPath(locale: Locale, series: Series, format: FeedFormat): string {
  return href({ locale, route: { kind: 'list', series, page: 1 } }) + feedFiles[format];
}

/** The drawing of an entry. */
export function coverPath(series: Series, id: string): string {
  return `/covers/${series}/${id}.svg`;
}

/** The picture that other sites show beside a link to a page; `name` as `shareNameOf` gives it, such as `docs/math`. */
export function shareImagePath(name: string): string {
  return `/share/${name}.jpg`;
}

/** What language models read first: `llms.txt`, or `llms-full.txt` with the texts themselves. */
export function llmsPath(locale: Locale, isFull: boolean): string {
  return `${href({ locale, route: { kind: 'home' } })}${isFull ? 'llms-full' : 'llms'}.txt`;
}

/** A file of code, styles or a font; its name has a hash of its content, so such a file never changes. */
export function assetPath(name: string): string {
  return `/assets/${name}`;
}

/** The addresses of all pages in a language with their titles, from which the 404 page names the nearest ones. */
export function addressesPath(locale: Locale): string {
  return `/addresses/${locale}.json`;
}

/** The index of the search for a version in a language; without a version, for what belongs to none (`site.json`). */
export function searchPath(locale: Locale, version: string | undefined): string {
  return `/search-index/${locale}/${version ?? 'site'}.json`;
}

/** The messages of programs that run in a page, in a language. */
export function runTextsPath(locale: Locale): string {
  return `/run/${locale}.json`;
}

/** The settings of the search in a language, with its texts. */
export function searchSettingsPath(locale: Locale): string {
  return `/search-index/${locale}/settings.json`;
}

/** The shapes of what can be called in a version: types of parameters and results, for the search. */
export function shapesPath(version: string): string {
  return `/search-index/shapes/${version}.json`;
}
