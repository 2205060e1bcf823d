import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import index from '#content';
import { categoriesOf } from '@/lib/pages/sidebar.ts';
import { SearchEngine } from '@/lib/search/engine.ts';
import { minorCategories, siteFile, versionFile } from '@/lib/search/records.ts';
import { indexTokens, queryTokens, stemTokens } from '@/lib/search/tokens.ts';
import { defaultLocale, type Locale, locales } from '@/lib/site/locales.ts';
import { latestVersion } from '@/lib/site/versions.ts';
import { isFound, judgedFiles, localeOf, readQueries } from '@/scripts/search/quality.ts';

/** In how many of 100 cases a right answer has to be among the first three results. */
const wanted: Record<Locale, number> = { en: 97, 'zh-Hans': 95, 'fr-FR': 95 };
/** The same for the queries that were set aside: what has been reached, which may not get worse. */
const reached: Record<Locale, number> = { en: 98, 'zh-Hans': 100, 'fr-FR': 100 };

// Made once: a file has all texts of a language.
const files = new Map(
  locales.map((locale) => [locale, [versionFile(locale, latestVersion), siteFile(locale)]] as const),
);
const filesOf = (locale: Locale) => files.get(locale) ?? [];
const engines = new Map(locales.map((locale) => [locale, new SearchEngine(filesOf(locale))] as const));

describe.each(judgedFiles())('the queries of readers in %s', (file) => {
  const queries = readQueries(file);

  test.each(locales)('in %s have a right answer among the first three results', (locale) => {
    const asked = queries.filter(({ group }) => localeOf(group) === locale);
    expect(asked.length).toBeGreaterThan(10);
    const missed = asked.filter(
      (query) =>
        !isFound(
          query,
          engines
            .get(locale)
            ?.search(query.query)
            .map(({ path }) => path) ?? [],
        ),
    );
    const share = (100 * (asked.length - missed.length)) / asked.length;
    if (basename(file) === 'heldout.json') expect(share).toBeGreaterThanOrEqual(reached[locale]);
    else expect(share, missed.map(({ query }) => query).join(', ')).toBeGreaterThanOrEqual(wanted[locale]);
  });
});

test('there are at least 80 such queries', () =>
  expect(judgedFiles().flatMap((file) => readQueries(file)).length).toBeGreaterThanOrEqual(80));

describe('a right answer', () => {
  const page = { pages: ['/docs/field/'] };
  const entry = { pages: ['/api/taichi/#taichi.field'] };

  test('is a page or a part of it, in any language', () => {
    for (const path of ['/docs/field/', '/docs/field/#shape', '/fr-FR/docs/field/', '/zh-Hans/docs/field/#a'])
      expect([path, isFound(page, [path])]).toEqual([path, true]);
    expect(isFound(page, ['/docs/fields/', '/docs/', '/api/field/'])).toBe(false);
  });

  test('is an entry of the API or its page as a whole, but no other entry', () => {
    expect(isFound(entry, ['/api/taichi/#taichi.field'])).toBe(true);
    expect(isFound(entry, ['/api/taichi/'])).toBe(true);
    expect(isFound(entry, ['/api/taichi/#taichi.kernel'])).toBe(false);
  });

  test('is among the first three', () =>
    expect(isFound(page, ['/a/', '/b/', '/c/', '/docs/field/'])).toBe(false));
});

describe.each(locales)('content/%s/search.yml', (locale) => {
  const words = index.searchWords[locale];
  const isFrench = locale === 'fr-FR';
  const tokens = new Set<string>();
  for (const { pages, sections, symbols } of filesOf(locale)) {
    for (const row of [...pages, ...sections, ...symbols])
      for (const cell of row)
        if (typeof cell === 'string') for (const token of indexTokens(cell, isFrench)) tokens.add(token);
  }
  const occurs = (token: string) =>
    tokens.has(token) || stemTokens(token, isFrench).some((stem) => tokens.has(stem));

  test('leads to words that occur in the texts or names', () => {
    expect(words?.synonyms.length).toBeGreaterThan(30);
    const unknown = words?.synonyms
      .flatMap(({ texts }) => texts)
      .filter((text) => !queryTokens(text).every(occurs));
    expect(unknown).toEqual([]);
  });

  test('has keywords of pages and names that exist, of which each leads to what it is for', () => {
    const targets = new Map(Object.entries(words?.keywords ?? {}));
    expect(targets.size).toBeGreaterThan(80);
    const { pages, symbols } = {
      pages: filesOf(locale).flatMap((file) => file.pages.map(([, , path]) => path)),
      symbols: new Set(filesOf(locale).flatMap((file) => file.symbols.map(([name]) => name))),
    };
    const exists = (target: string) =>
      symbols.has(target) || pages.some((path) => path.endsWith(`/${target}/`));
    expect([...targets.keys()].filter((target) => !exists(target))).toEqual([]);
    const missed = [...targets].flatMap(([target, phrases]) =>
      phrases
        .filter((phrase) => {
          const hits = engines.get(locale)?.search(phrase).slice(0, 20) ?? [];
          return !hits.some(({ path, symbol }) => symbol?.name === target || path.endsWith(`/${target}/`));
        })
        .map((phrase) => `${target}: ${phrase}`),
    );
    expect(missed).toEqual([]);
  });

  test('offers searches that find something', () => {
    const engine = engines.get(locale);
    expect(words?.popular.length).toBeGreaterThan(3);
    expect(words?.popular.filter((query) => engine?.search(query).length === 0)).toEqual([]);
  });
});

test('the categories that count less are categories of the sidebar', () => {
  const labels = categoriesOf(latestVersion, defaultLocale).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(Object.keys(minorCategories)));
});
