import { type ResultKind, resultKinds } from './format.ts';
import type { HostedSettings } from './hosted.ts';

/**
 * What the search in one language shows and where it looks, in a file beside the index: written by
 * lib/outputs/search-settings.ts, read by lib/browser/search/search-settings.ts when a reader first means to search.
 */
export type SearchSettings = {
  /** The search page, with base path. */
  page: string;
  versions: SearchVersion[];
  texts: SearchTexts;
  /** The keys of the hosted service, where that is asked in place of our index. */
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
  'noneFor',
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
  'recent',
  'favourites',
  'addFavourite',
  'removeFavourite',
  'forget',
  'empty',
  'keys',
  'pages',
] as const;

/** Messages of the search; `kinds` has names for the kinds of results, and for those of the symbols of the API. */
export type SearchTexts = Record<(typeof textNames)[number], string> & {
  found: { one: string; other: string };
  kinds: Record<ResultKind, string>;
};

/**
 * The settings in the text of their file.
 * @throws Error when it is not JSON, or when something is missing or of another type: the site may be newer than the page
 */
export function readSearchSettings(text: string): SearchSettings {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Error('The settings of the search are not JSON.');
  }
  if (!isSettings(data)) throw new Error('The settings of the search are incomplete.');
  return data;
}

function isSettings(value: unknown): value is SearchSettings {
  const { page, versions, texts, hosted } = asRecord(value);
  const { found, kinds: names } = asRecord(texts);
  return (
    // A path of this host: it becomes the address of a form and of links.
    typeof page === 'string' &&
    /^\/(?![/\\])/.test(page) &&
    Array.isArray(versions) &&
    versions.length > 0 &&
    versions.every((one) => hasTexts(one, ['name', 'label']) && typeof one.isLatest === 'boolean') &&
    hasTexts(texts, textNames) &&
    hasTexts(found, ['one', 'other']) &&
    hasTexts(names, resultKinds) &&
    (hosted === undefined || hasTexts(hosted, ['appId', 'apiKey', 'indexName']))
  );
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  const fields = asRecord(value);
  return names.every((name) => typeof fields[name] === 'string');
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
