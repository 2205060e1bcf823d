import { describe, expect, test } from 'vitest';
import { SearchEngine } from '@/lib/search/engine.ts';
import { countedText, extractsOf, rareWords, repeatedCompounds } from '@/lib/search/extracts.ts';
import {
  formatVersion,
  type PageRow,
  type SearchFile,
  type SectionRow,
  type SymbolRow,
} from '@/lib/search/format.ts';

/** A page of a small index, and the headings and texts of its parts. */
type SmallPage = { row: PageRow; parts?: [heading: string, text: string][] };

const doc = (
  slug: string,
  title: string,
  more: { english?: string; tags?: string; about?: string; weight?: number } = {},
): PageRow => {
  const row: PageRow = [
    'doc',
    title,
    `/docs/${slug}/`,
    'Guide',
    more.about ?? '',
    more.english ?? '',
    more.tags ?? '',
  ];
  if (more.weight) row.push(more.weight);
  return row;
};

/** An engine over a few pages and names; the names are those of one module. */
function engineOf(
  pages: readonly SmallPage[],
  symbols: readonly (readonly [name: string, kind: string, signature?: string, summary?: string])[] = [],
  changes: Partial<SearchFile> = {},
): SearchEngine {
  const file: SearchFile = {
    format: formatVersion,
    locale: 'en',
    version: { name: 'v2', label: 'v2', imports: { taichi: 'taichi', ti: 'taichi', tm: 'taichi.math' } },
    pages: [...pages.map(({ row }) => row), ['api', 'taichi', '/api/taichi/', '', '', '', '']],
    sections: pages.flatMap(({ parts = [] }, page) =>
      parts.map(
        ([heading, text]): SectionRow => [
          page,
          heading.toLowerCase().replaceAll(' ', '-'),
          heading,
          text,
          '',
          '',
        ],
      ),
    ),
    symbols: symbols.map(
      ([name, kind, signature = '', summary = '']): SymbolRow => [
        name,
        kind,
        pages.length,
        signature,
        summary,
      ],
    ),
    synonyms: [],
    terms: [],
    keywords: [],
    ...changes,
  };
  return new SearchEngine([file]);
}

const pathsOf = (engine: SearchEngine, query: string) => engine.search(query).map(({ path }) => path);

describe('a page whose title the query says in full', () => {
  const names = ['field', 'Vector.field', 'Matrix.field', 'Struct.field', 'types.field', 'ui.field'];
  const engine = engineOf(
    [
      { row: doc('other', 'Containers'), parts: [['Fields in memory', 'field field field']] },
      { row: doc('field', 'Fields') },
      { row: doc('layout', 'Fields (advanced)') },
      { row: doc('debugging', 'Debugging') },
      { row: doc('matrix', 'A Matrix of Numbers') },
    ],
    [...names.map((name) => [`taichi.${name}`, 'function'] as const), ['taichi.DEBUG', 'attribute']],
  );

  test('is first or second, also by another form of its words', () => {
    expect(pathsOf(engine, 'fields')[0]).toBe('/docs/field/');
    expect(pathsOf(engine, 'field').slice(0, 2)).toEqual(['/api/taichi/#taichi.field', '/docs/field/']);
    expect(pathsOf(engine, 'debug')[0]).toBe('/docs/debugging/');
  });

  test('is first or second by its address, too', () =>
    expect(pathsOf(engine, 'layout').slice(0, 2)).toContain('/docs/layout/'));

  test('and at most three names stand before the first page', () => {
    const kinds = engine.search('field').map(({ symbol }) => Boolean(symbol));
    expect(kinds.filter(Boolean).length).toBeGreaterThan(3);
    const before = engineOf(
      [{ row: doc('x', 'Something'), parts: [['', 'a parallel thing']] }],
      ['parallel', 'parallel_sort', 'parallel_for', 'parallel_sum', 'parallel_max'].map((name) => [
        `taichi.${name}`,
        'function',
      ]),
    );
    expect(before.search('parallel').findIndex(({ symbol }) => !symbol)).toBeLessThanOrEqual(3);
  });
});

describe('what leads to a page', () => {
  test('the labels of its tags', () =>
    expect(
      pathsOf(
        engineOf([{ row: doc('a', 'Tapes', { tags: 'Automatic differentiation' }) }]),
        'differentiation',
      ),
    ).toEqual(['/docs/a/']));

  test('synonyms, without what is spelled like the word of readers', () => {
    const engine = engineOf([{ row: doc('thick', 'Épais') }, { row: doc('sparse', 'Creux') }], [], {
      synonyms: [[['épars'], ['creux']]],
    });
    expect(pathsOf(engine, 'épars')).toEqual(['/docs/sparse/']);
    expect(pathsOf(engine, 'éphais')).toEqual(['/docs/thick/']);
  });

  test('synonyms, in each way in which readers write them', () => {
    const engine = engineOf(
      [{ row: doc('a', 'Operators'), parts: [['', 'the matrix product']] }, { row: doc('b', 'Other') }],
      [],
      {
        synonyms: [[['matmul', '@', 'dot product'], ['matrix product']]],
      },
    );
    for (const query of ['matmul', '@', 'dot product', 'dot products'])
      expect([query, pathsOf(engine, query)]).toEqual([query, ['/docs/a/']]);
  });

  test('keywords of a page or of a name, in any version', () => {
    const engine = engineOf(
      [{ row: doc('offset', 'Coordinates') }, { row: doc('b', 'Other'), parts: [['', 'an index']] }],
      [['taichi.math.mix', 'function']],
      {
        keywords: [
          ['offset', 'negative index'],
          ['taichi.math.mix', 'lerp'],
          ['none', 'nothing'],
        ],
      },
    );
    for (const query of ['negative index', 'index -8', 'indices from -16 to 16'])
      expect([query, pathsOf(engine, query)[0]]).toEqual([query, '/docs/offset/']);
    expect(pathsOf(engine, 'lerp')[0]).toContain('taichi.math.mix');
    expect(pathsOf(engine, 'nothing')).toEqual([]);
  });

  test('English words of a Chinese page: title, address and synonyms', () => {
    const engine = engineOf(
      [{ row: doc('offset', '坐标偏移', { english: 'Coordinate Offsets' }), parts: [['', '整数溢出']] }],
      [],
      { locale: 'zh-Hans', synonyms: [[['溢出'], ['overflow']]] },
    );
    for (const query of ['coordinate', 'offset', 'overflow', '偏移'])
      expect([query, pathsOf(engine, query)]).toEqual([query, ['/docs/offset/']]);
  });

  test('forms of a word in French', () => {
    const engine = engineOf([{ row: doc('a', 'Débogage') }], [], { locale: 'fr-FR' });
    expect(pathsOf(engine, 'déboguer')).toEqual(['/docs/a/']);
  });
});

describe('names of the API', () => {
  const engine = engineOf(
    [{ row: doc('sqrt', 'Roots') }],
    [
      ['taichi.algorithms.parallel_sort', 'function', '(keys, values=None)', 'Order an array.'],
      ['taichi.sqrt', 'function', '(x)'],
      ['taichi.linalg.SparseMatrixBuilder', 'class', '(num_rows, max_num_triplets=0)'],
      ['taichi.init', 'function', '(arch=None, default_fp=None)'],
    ],
  );

  test('are found by their parts: at underscores, dots and capitals', () => {
    expect(pathsOf(engine, 'sort')[0]).toContain('parallel_sort');
    expect(pathsOf(engine, 'builder')[0]).toContain('SparseMatrixBuilder');
    expect(pathsOf(engine, 'algorithms sort')[0]).toContain('parallel_sort');
  });

  test('come first where a query has one as programs write it, or says nothing else', () => {
    expect(pathsOf(engine, 'options of ti.init')[0]).toContain('taichi.init');
    expect(pathsOf(engine, 'parallel_sort example')[0]).toContain('parallel_sort');
    expect(pathsOf(engine, 'how do I use init')[0]).toContain('taichi.init');
    // Control: a word among others is no name.
    expect(pathsOf(engine, 'roots init')[0]).toBe('/docs/sqrt/');
  });

  test('are found by a misspelling after the name of the package, and their beginnings are none', () => {
    expect(pathsOf(engine, 'options of ti.inits')[0]).toContain('taichi.init');
    expect(pathsOf(engine, 'ti.algorithm')[0]).toContain('parallel_sort');
  });

  test('are found by their parameters', () => {
    expect(pathsOf(engine, 'default_fp')[0]).toContain('taichi.init');
    expect(pathsOf(engine, 'max_num_triplets')[0]).toContain('SparseMatrixBuilder');
    expect(pathsOf(engine, 'max triplets')[0]).toContain('SparseMatrixBuilder');
  });

  test('are not found by a misspelling of less than five letters', () => {
    expect(pathsOf(engine, 'sqtr')).toEqual([]);
    expect(pathsOf(engine, 'bulider')[0]).toContain('SparseMatrixBuilder');
    // A word that the texts have is not misspelt.
    expect(pathsOf(engine, 'sort').filter((path) => path.includes('sqrt'))).toEqual([]);
  });
});

describe('what counts less', () => {
  test.each`
    what                       | name                               | kind
    ${'an exception'}          | ${'taichi.WindowError'}            | ${'exception'}
    ${'a constant'}            | ${'taichi.WINDOW'}                 | ${'attribute'}
    ${'a constant of a class'} | ${'taichi.Gui.window_key'}         | ${'attribute'}
    ${'what looks private'}    | ${'taichi._window'}                | ${'function'}
    ${'the format of a file'}  | ${'taichi.aot.conventions.Window'} | ${'class'}
  `('$what stands behind a function', ({ name, kind }: Record<'name' | 'kind', string>) => {
    const summary = 'Open a window.';
    const engine = engineOf(
      [],
      [
        [name, kind, '', summary],
        ['taichi.open_window', 'function', '', summary],
      ],
    );
    expect(pathsOf(engine, 'open window')[0]).toContain('taichi.open_window');
  });

  test('a page for contributors stands behind one for users, unless its title is meant', () => {
    const text: [string, string][] = [['Debug a crash', 'A debugger shows the crash.']];
    const engine = engineOf([
      { row: doc('windows_debug', 'Debugging on Windows', { weight: 0.7 }), parts: text },
      { row: doc('debugging', 'Debugging kernels'), parts: text },
    ]);
    expect(pathsOf(engine, 'crash')[0]).toBe('/docs/debugging/');
    expect(pathsOf(engine, 'debugging on windows')[0]).toBe('/docs/windows_debug/');
  });
});

describe('the parts of a page', () => {
  const engine = engineOf([
    {
      row: doc('sparse', 'Sparse data'),
      parts: [
        ['Lists that grow', 'lists'],
        ['More lists', 'lists'],
        ['Lists and lists', 'lists'],
        ['Common mistakes', 'lists grow'],
      ],
    },
  ]);

  test('are two at most', () => expect(engine.search('lists')[0]?.sections).toHaveLength(2));

  test('have one that is meant where the query says its heading', () => {
    const meant = (query: string) => engine.search(query)[0]?.sections.filter(({ isMeant }) => isMeant) ?? [];
    expect(meant('lists that grow').map(({ path }) => path)).toEqual(['/docs/sparse/#lists-that-grow']);
    expect(meant('grow')).toEqual([]);
  });

  test('that many pages have are weak', () => {
    const withMistakes = (slug: string): SmallPage => ({
      row: doc(slug, slug),
      parts: [['Common mistakes', 'x']],
    });
    const page = { row: doc('lists', 'Lists'), parts: [['Mistakes in long lists', 'x']] } satisfies SmallPage;
    const pages = ['a', 'b', 'c', 'd'].map(withMistakes);
    expect(pathsOf(engineOf([...pages, page]), 'mistakes')[0]).toBe('/docs/lists/');
    // Control: it is not, where one page has that heading.
    expect(pathsOf(engineOf([...pages.slice(0, 1), page]), 'mistakes')[0]).toBe('/docs/a/');
  });
});

describe('a file of the search', () => {
  const sections = [
    {
      anchor: '',
      heading: '',
      text: 'A field holds numbers. It is fast, and a kernel writes texture data.',
      names: '',
    },
    {
      anchor: 'b',
      heading: 'Kernels',
      text: 'Kernels write fields. A MatrixNDArray is written as ti.root.dense is.',
      names: '',
    },
  ];

  test('has the beginnings of texts, and each other word of a page once', () => {
    expect(extractsOf(sections, 'Fields', 24, false)).toEqual([
      { beginning: 'A field holds numbers.', words: 'fast texture data' },
      { beginning: 'Kernels write fields.', words: 'MatrixNDArray written root dense' },
    ]);
  });

  test('counts a Chinese character as two letters, and has the words of the rest', () => {
    const text = '场是全局数组。内核并行写入数据。';
    expect(extractsOf([{ anchor: '', heading: '', text, names: '' }], '', 16, false)).toEqual([
      { beginning: '场是全局数组。', words: '并行 数据 内核 写入' },
    ]);
  });

  test('has no Chinese compounds of words that say nothing, and, where that is asked for, only those that are repeated', () => {
    const text = '场。数据却仍在，每条路得越晚越短。张量。';
    const wordsOf = (compounds?: Set<string>) =>
      extractsOf([{ anchor: '', heading: '', text, names: '' }], '', 4, false, compounds)[0]?.words;
    expect(wordsOf()).toBe('数据 条路 张量');
    expect(wordsOf(repeatedCompounds([text, '张量和标量'], 2))).toBe('数据 张量');
  });

  test('of a text of which only the beginning counts, has words of few pages from anywhere', () => {
    const texts = ['场是数组。多项式在 poly.eval 里，又有数组。', '数组和张量。', '数组。'];
    const rare = rareWords(texts, 1);
    expect(rare).toEqual(new Set(['eval', 'poly', '多项式']));
    expect(countedText(texts[0] ?? '', 10, rare)).toBe('场是数组。 poly eval 多项式');
    expect(countedText(texts[0] ?? '', 10)).toBe('场是数组。');
    expect(countedText(texts[2] ?? '', 10, rare)).toBe('数组。');
  });
});
