import { expect, test } from 'vitest';
import { SearchEngine } from '@/lib/search/engine.ts';
import { formatVersion, type PageRow, type SearchFile } from '@/lib/search/format.ts';

const titles = ['Layout', 'Write a test', 'Shared memory'];

/** An engine over three pages, two names of the API, and a phrase that readers write for "test". */
function engineOf(locale: SearchFile['locale'] = 'en'): SearchEngine {
  const pages = titles.map((title): PageRow => ['doc', title, `/docs/${title[0]}/`, '', '', '', '']);
  return new SearchEngine([
    {
      format: formatVersion,
      locale,
      version: { name: 'v2', label: 'v2', imports: { taichi: 'taichi', ti: 'taichi', tm: 'taichi.math' } },
      pages: [...pages, ['api', 'taichi', '/api/taichi/', '', '', '', '']],
      sections: [],
      symbols: [
        ['taichi.data_oriented', 'function', titles.length, '', ''],
        ['taichi.ndrange', 'function', titles.length, '', ''],
      ],
      synonyms: [[['rédiger un essai'], ['write test']]],
      terms: [],
      keywords: [],
    },
  ]);
}

const found = (query: string, locale?: SearchFile['locale']) =>
  engineOf(locale)
    .search(query)
    .map(({ title }) => title);

test('a misspelt name with an underscore is found, also where the underscore is what is wrong', () => {
  expect(found('data_orientd')).toContain('data_oriented');
  expect(found('nd_range')).toContain('ndrange');
});

test('a misspelt part of an unknown name is found', () => {
  expect(found('shared_memmory')).toContain('Shared memory');
});

test('a word between underscores is found', () => {
  expect(found('__shared__')).toContain('Shared memory');
});

test('a phrase of readers is found with other frequent words in it', () => {
  expect(found('rédiger des essais', 'fr-FR')).toContain('Write a test');
  expect(found('rédiger', 'fr-FR')).not.toContain('Write a test');
});
