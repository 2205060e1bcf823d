import { afterEach, describe, expect, test, vi } from 'vitest';

async function withStorage(storage: unknown) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  return import('@/lib/browser/storage.ts');
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('preferences', () => {
  test('are read as they were stored', async () => {
    const stored = new Map<string, string>();
    const { readPreference, storePreference } = await withStorage({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    storePreference('theme', 'dark');
    expect(readPreference('theme')).toBe('dark');
    expect(readPreference('none')).toBeUndefined();
  });

  test('a browser that denies storage costs one warning and nothing else', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { readPreference, readPreferences, storePreference } = await withStorage({
      getItem: deny,
      setItem: deny,
    });
    expect([readPreference('a'), readPreferences('b'), storePreference('c', 'd')]).toEqual([
      undefined,
      [],
      undefined,
    ]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test.each(['', 'null', '{"a":1}', '[1,"x",null]', '[', '"text"'])(
    'a list stored as %j is read as a list of texts',
    async (stored) => {
      const { readPreferences } = await withStorage({ getItem: () => stored });
      expect(readPreferences('list')).toEqual(stored.includes('"x"') ? ['x'] : []);
    },
  );
});
