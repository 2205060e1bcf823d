import { describe, expect, test } from 'vitest';
import { searchSettingsOf } from '@/lib/outputs/search-settings.ts';
import { parse } from '@/lib/routes/index.ts';
import { resultKinds } from '@/lib/search/format.ts';
import { readSearchSettings } from '@/lib/search/settings.ts';
import { locales } from '@/lib/site/locales.ts';
import { versions } from '@/lib/site/versions.ts';

type Path = (string | number)[];

/** The paths of all values in an object, at any depth. */
function pathsIn(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...pathsIn(inner).map((path) => [key, ...path]),
  ]);
}

/** A copy with another value in one place; without it where that is undefined. */
function changed(value: unknown, path: Path, replacement: unknown): unknown {
  const copy = structuredClone(value);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], copy);
  Object.assign(parent as object, { [path.at(-1) ?? '']: replacement });
  return copy;
}

/** Whether a place is the name of a kind of symbol, which the search can do without. */
const isSymbolKind = ([texts, list, kind]: Path) =>
  texts === 'texts' && list === 'kinds' && kind !== undefined && !resultKinds.some((one) => one === kind);

const read = (value: unknown) => readSearchSettings(JSON.stringify(value));

describe.each(locales)('the settings of the search in %s', (locale) => {
  const settings = searchSettingsOf(locale);

  test('are read as they were written', () => {
    expect(read(settings)).toEqual(JSON.parse(JSON.stringify(settings)));
    expect(parse(settings.page)).toEqual({ locale, route: { kind: 'search' } });
    expect(settings.versions.map(({ name }) => name)).toEqual(versions.map(({ name }) => name));
    expect(settings.versions.filter(({ isLatest }) => isLatest)).toHaveLength(1);
  });

  test('contain only what the search needs, apart from names of kinds of symbols', () => {
    const needless = pathsIn(JSON.parse(JSON.stringify(settings))).filter((path) => {
      try {
        return Boolean(read(changed(settings, path, undefined)));
      } catch {
        return false;
      }
    });
    expect(needless.length).toBeGreaterThan(0);
    expect(needless.filter((path) => !isSymbolKind(path))).toEqual([]);
  });
});

describe('settings of the search in another format', () => {
  const settings = { ...searchSettingsOf('en'), hosted: { appId: 'a', apiKey: 'b', indexName: 'c' } };

  test('may have the keys of a hosted service', () => expect(read(settings).hosted).toEqual(settings.hosted));

  test.each(
    pathsIn(settings)
      .filter((path) => !isSymbolKind(path))
      .map((path) => [path.join('.'), path] as const),
  )('are refused: another type of %s', (_, path) =>
    expect(() => read(changed(settings, path, 1))).toThrow('incomplete'),
  );

  test.each(['', '<!DOCTYPE html>', '{"page":'])('are refused: %j', (text) =>
    expect(() => readSearchSettings(text)).toThrow('not valid JSON'),
  );

  test.each([null, 1, [], {}, { ...settings, versions: [] }, { ...settings, page: '//other.example/' }])(
    'are refused: %j',
    (value) => expect(() => read(value)).toThrow('incomplete'),
  );
});
