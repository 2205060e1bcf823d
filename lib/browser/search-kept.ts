import { search, storageKeys } from '../site/constants.ts';
import { readPreference, storePreference } from './storage.ts';

/** A result that the reader opened, or keeps. */
export type Kept = { title: string; path: string; label: string };

type Key = typeof storageKeys.searchRecent | typeof storageKeys.searchFavourites;

/** What is kept, newest first; whatever else may be stored there counts as nothing. */
export function readKept(key: Key): Kept[] {
  try {
    const value: unknown = JSON.parse(readPreference(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Paths are those of the site: a stored address of another kind is no link. */
function isKept(value: unknown): value is Kept {
  const { title, path, label } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof title === 'string' &&
    typeof label === 'string' &&
    typeof path === 'string' &&
    /^\/(?![/\\])/.test(path)
  );
}

export function keep(key: Key, kept: Kept): void {
  const others = readKept(key).filter(({ path }) => path !== kept.path);
  const most = key === storageKeys.searchRecent ? search.recentMax : search.favouritesMax;
  storePreference(key, JSON.stringify([kept, ...others].slice(0, most)));
}

export function forget(key: Key, path: string): void {
  storePreference(key, JSON.stringify(readKept(key).filter((kept) => kept.path !== path)));
}
