/** Storage may be denied, full or hold anything; the site works without it and warns once (docs/spec.md 10.5). */
let hasWarned = false;

/** The stored text, if there is one and storage is allowed. */
export function readPreference(key: string): string | undefined {
  return guarded(() => localStorage.getItem(key) ?? undefined);
}

/** Stores a text, where storage is allowed. */
export function storePreference(key: string, value: string): void {
  guarded(() => localStorage.setItem(key, value));
}

/** The stored list of texts. Whatever else may be stored there counts as an empty list. */
export function readPreferences(key: string): string[] {
  try {
    const value: unknown = JSON.parse(readPreference(key) ?? '[]');
    return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

function guarded<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (!hasWarned) console.warn('Preferences are not stored: the browser denies storage.', error);
    hasWarned = true;
    return undefined;
  }
}
