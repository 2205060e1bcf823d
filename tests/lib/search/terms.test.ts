import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTerms } from '@/lib/content/data.ts';
import { SearchEngine } from '@/lib/search/engine.ts';
import { Entries } from '@/lib/search/entries.ts';
import { fuzzyLetters } from '@/lib/search/inverted-index.ts';
import { queryWords } from '@/lib/search/query.ts';
import { siteFile, versionFile } from '@/lib/search/records.ts';
import { inTerms, readersTerms, replacementsOf } from '@/lib/search/terms.ts';
import { fold, stemTokens } from '@/lib/search/tokens.ts';
import { prefixedLocales } from '@/lib/site/locales.ts';
import { latestVersion } from '@/lib/site/versions.ts';
import { firstResults } from '@/scripts/search/quality.ts';

/** By language: words under `never` that do not find what their `use` finds, and why. */
const exceptions = JSON.parse(readFileSync('tests/fixtures/search/terms.json', 'utf8')) as Record<
  (typeof prefixedLocales)[number],
  Record<string, string>
>;

describe.each(prefixedLocales)('the search in %s', (locale) => {
  const files = [versionFile(locale, latestVersion), siteFile(locale)];
  const engine = new SearchEngine(files);
  const pairs = (readTerms(locale).terms?.terms ?? []).flatMap(({ use, never = [] }) =>
    never.map((word) => ({ use, word })),
  );

  test('finds by a word that the texts never use what it finds by the word that they use', () => {
    expect(pairs.length).toBeGreaterThan(30);
    const missed = pairs.filter(({ use, word }) => {
      const wanted = engine.search(use)[0]?.path;
      const found = engine.search(word).slice(0, firstResults);
      return !found.some(({ path }) => path === wanted);
    });
    expect(missed.map(({ word }) => word)).toEqual(Object.keys(exceptions[locale]));
  });

  test('takes no word for a misspelt one that begins a word of a title', () => {
    const entries = new Entries(files);
    const isFrench = locale === 'fr-FR';
    const words = files.flatMap(({ pages }) =>
      pages.flatMap(([, title]) => fold(title).match(/[a-z]+/g) ?? []),
    );
    const beginnings = new Set(
      words.flatMap((word) =>
        Array.from({ length: Math.max(0, word.length - fuzzyLetters.one + 1) }, (_, more) =>
          word.slice(0, fuzzyLetters.one + more),
        ),
      ),
    );
    expect(beginnings.size).toBeGreaterThan(200);
    const guessed = [...beginnings].filter((beginning) =>
      queryWords(beginning, entries).some(({ word, ways }) =>
        ways.some(({ terms }) =>
          terms.some((term) => !term.startsWith(word) && !stemTokens(word, isFrench).includes(term)),
        ),
      ),
    );
    expect(guessed).toEqual([]);
  });
});

describe('the search in French', () => {
  const files = [versionFile('fr-FR', latestVersion), siteFile('fr-FR')];
  const engine = new SearchEngine(files);

  test('finds the page on fields by “champ”', () => expect(engine.search('champ')[0]?.title).toBe('Champs'));

  test.each(['thread', 'threads', 'les threads'])('finds a translated page first by “%s”', (query) => {
    const path = engine.search(query)[0]?.path;
    const row = files.flatMap(({ pages }) => pages).find((page) => page[2] === path);
    // A translated page has its English title, too.
    expect(row?.[5]).toBeTruthy();
  });
});

describe('the terms of a language', () => {
  const terms = [
    { use: '场', never: ['字段', 'N 维数组'] },
    { use: 'halo 区', never: ['光环'] },
    { use: '梯度', never: [] },
  ];
  const { replaced } = readersTerms(terms, [], false);
  const asked = (query: string) => inTerms(query, replacementsOf(replaced));

  test('replace Chinese words in a query', () => {
    expect(replaced).toEqual([
      ['场', '字段', 'N 维数组'],
      ['halo 区', '光环'],
    ]);
    expect(asked('声明字段')).toBe('声明场');
    expect(asked('n维数组和字段')).toBe('场和场');
    expect(asked('field')).toBe('field');
  });

  test('but not where parts of two words look like one', () => expect(asked('日光环境')).toBe('日光环境'));

  test('are synonyms in French, without articles, and without those that are there', () => {
    const french = [
      { use: 'champ', never: ['les fields', 'un field'] },
      { use: 'maillage', never: ['les meshes', 'un mesh', 'l’objet 3D'] },
      { use: 'gradient conjugué', never: ['gradients conjugués'] },
    ];
    expect(readersTerms(french, [[['fields'], ['champ']]], true)).toEqual({
      replaced: [],
      synonyms: [[['meshes', 'objet 3D'], ['maillage']]],
    });
  });
});
