import { fromBrowserPath } from '../../routes/index.ts';
import { search, storageKeys } from '../../site/constants.ts';
import { readPreference, storePreference } from '../storage.ts';

/** A result that the reader opened or made a favourite; its path is without base path. */
export type StoredResult = { title: string; path: string; label: string };

type Key = typeof storageKeys.searchRecent | typeof storageKeys.searchFavourites;

/** Stored results, newest first. Whatever else may be stored there is left out. */
export function storedResults(key: Key): StoredResult[] {
  try {
    const value: unknown = JSON.parse(readPreference(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isStoredResult) : [];
  } catch {
    return [];
  }
}

/** Only a path of this site becomes a link. */
function isStoredResult(value: unknown): value is StoredResult {
  const { title, path, label } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof title === 'string' &&
    typeof label === 'string' &&
    typeof path === 'string' &&
    /^\/(?![/\\])/.test(path)
  );
}

/** Moves or adds a result to the top of a list, and removes the oldest from a full list. */
export function storeResult(key: Key, result: StoredResult): void {
  const others = storedResults(key).filter(({ path }) => path !== result.path);
  const most = key === storageKeys.searchRecent ? search.recentMax : search.favouritesMax;
  storePreference(key, JSON.stringify([result, ...others].slice(0, most)));
}

/** Removes a result from a list, if it is there. */
export function removeResult(key: Key, path: string): void {
  storePreference(key, JSON.stringify(storedResults(key).filter((result) => result.path !== path)));
}

/** Attaches to a link what to store when it is followed. */
export function describeResult(link: Pick<HTMLElement, 'dataset'>, title: string, label: string): void {
  Object.assign(link.dataset, { title, label });
}

/** The result that was attached to a link; nothing for other links, such as that to all results. */
export function resultOf({
  dataset: { title, label = '' },
  pathname,
  hash,
}: Pick<HTMLAnchorElement, 'dataset' | 'pathname' | 'hash'>): StoredResult | undefined {
  const path = fromBrowserPath(pathname);
  return title && path ? { title, label, path: path + hash } : undefined;
}
