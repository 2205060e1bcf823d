import type { Locale } from '../site/locales.ts';
import type { Series } from '../site/series.ts';
import type { Place } from './grammar.ts';
import { href } from './index.ts';

/** Files that stand beside the pages, for machines and for pictures. Paths are without base path. */

/** The Markdown twin of a page: '/docs/field/' → '/docs/field.md'. */
export function markdownPath(place: Place): string {
  const path = href(place);
  return path.length > 1 ? `${path.slice(0, -1)}.md` : '/index.md';
}

/** Formats of feeds and the file that each has beside the list of its series. */
export const feedFiles = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' } as const;

export type FeedFormat = keyof typeof feedFiles;

export function feedPath(locale: Locale, series: Series, format: FeedFormat): string {
  return href({ locale, route: { kind: 'list', series, page: 1 } }) + feedFiles[format];
}

/** The drawing of an entry. */
export function coverPath(series: Series, id: string): string {
  return `/covers/${series}/${id}.svg`;
}

/** The picture that other sites show beside a link to a page: `name` is what it belongs to, such as `docs/math`. */
export function shareImagePath(name: string): string {
  return `/share/${name}.jpg`;
}

/** What language models read first: `llms.txt`, and the texts themselves in `llms-full.txt`. */
export function llmsPath(locale: Locale, isFull: boolean): string {
  return `${href({ locale, route: { kind: 'home' } })}${isFull ? 'llms-full' : 'llms'}.txt`;
}

/** Code, style sheet and fonts of the site; the name has a hash of the content, so such a file never changes. */
export function assetPath(name: string): string {
  return `/assets/${name}`;
}

/** What the search knows of a version in a language, or of what belongs to no version (`site`). */
export function searchPath(locale: Locale, version: string | undefined): string {
  return `/search-index/${locale}/${version ?? 'site'}.json`;
}

/** The settings of the search in a language, with its texts. */
export function searchSettingsPath(locale: Locale): string {
  return `/search-index/${locale}/settings.json`;
}
