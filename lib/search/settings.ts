import { type ResultKind, resultKinds } from './format.ts';
import type { HostedSettings } from './hosted.ts';

/**
 * Texts and settings of the search in one language, a file beside the index: written by lib/outputs/search-settings.ts, loaded by
 * lib/browser/search/search-settings.ts on first intent.
 */
export type SearchSettings = {
  /** The search page, with base path. */
  page: string;
  versions: SearchVersion[];
  /** The filters by kind of result that a reader can choose (lib/site/search-kinds.ts). */
  kinds: string[];
  texts: SearchTexts;
  /** The words of the list of keyboard shortcuts, which is loaded on demand as the search is. */
  shortcuts: ShortcutTexts;
  /** Searches that are offered while nothing is typed. */
  popular: string[];
  /** Lists of names and pages, and where to ask, with base path. */
  links: { label: string; href: string }[];
  /** The keys of the hosted service, if it is configured. */
  hosted: HostedSettings | undefined;
};

/** A version that can be searched, one of them the latest. */
export type SearchVersion = { name: string; label: string; isLatest: boolean };

const textNames = [
  'label',
  'slash',
  'resultsFor',
  'placeholder',
  'fetching',
  'none',
  'advice',
  'allKinds',
  'inAllVersions',
  'failed',
  'retry',
  'close',
  'all',
  'docs',
  'api',
  'blog',
  'kind',
  'version',
  'thisVersion',
  'allVersions',
  'seeAll',
  'popular',
  'recent',
  'favourites',
  'addFavourite',
  'removeFavourite',
  'forget',
  'empty',
  'keys',
  'pages',
] as const;

const shortcutNames = ['title', 'search', 'previous', 'next', 'list', 'close', 'closeList'] as const;

/** Messages of the list of keyboard shortcuts. */
export type ShortcutTexts = Record<(typeof shortcutNames)[number], string>;

/** Messages of the search. `kinds` has names for kinds of results, and for kinds of symbols of the API. */
export type SearchTexts = Record<(typeof textNames)[number], string> & {
  found: { one: string; other: string };
  kinds: Record<ResultKind, string>;
};

/**
 * Reads the text of a file of settings.
 * @throws Error when it is not JSON or lacks a field of the right type, as when the site is newer than the page
 */
export function readSearchSettings(text: string): SearchSettings {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Error('The settings of the search are not valid JSON.');
  }
  if (!isSettings(data)) throw new Error('The settings of the search are incomplete.');
  return data;
}

function isSettings(value: unknown): value is SearchSettings {
  const { page, versions, kinds, texts, shortcuts, popular, links, hosted } = asRecord(value);
  const { found, kinds: names } = asRecord(texts);
  return (
    isPath(page) &&
    Array.isArray(versions) &&
    versions.length > 0 &&
    versions.every((one) => hasTexts(one, ['name', 'label']) && typeof one.isLatest === 'boolean') &&
    [kinds, popular].every((list) => Array.isArray(list) && list.every((text) => typeof text === 'string')) &&
    Array.isArray(links) &&
    links.every((link) => hasTexts(link, ['label']) && isPath(link.href)) &&
    hasTexts(texts, textNames) &&
    hasTexts(shortcuts, shortcutNames) &&
    hasTexts(found, ['one', 'other']) &&
    hasTexts(names, resultKinds) &&
    (hosted === undefined || hasTexts(hosted, ['appId', 'apiKey', 'indexName']))
  );
}

/** Whether a value is a path on this host: it becomes the address of a form or of a link. */
function isPath(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value);
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  const fields = asRecord(value);
  return names.every((name) => typeof fields[name] === 'string');
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
