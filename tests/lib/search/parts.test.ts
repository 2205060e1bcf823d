import { describe, expect, test } from 'vitest';
import { formatVersion, readSearchFile, type SearchFile, writeSearchFile } from '@/lib/search/format.ts';
import { facetFilters, versionTag } from '@/lib/search/hosted.ts';
import { searchSections } from '@/lib/search/records.ts';
import { englishStem, frenchStem, singular } from '@/lib/search/stems.ts';
import { fold, indexTokens, queryTokens } from '@/lib/search/tokens.ts';

describe('words', () => {
  test.each([
    ['ti.field', ['ti.field', 'ti', 'field']],
    ['matrix_free_cg', ['matrix_free_cg', 'matrix', 'free', 'cg']],
    ['MatrixNDArray', ['matrixndarray', 'matrix', 'nd', 'array']],
    ['@ti.kernel', ['ti.kernel', 'kernel']],
    ['ti.math.vec3', ['ti.math.vec3', 'math', 'vec3']],
    ['kernels', ['kernels', '~kernel']],
    ['différentiable', ['differentiable']],
    ['3.12', ['3.12']],
    ['C++', ['cpp']],
    ['稀疏矩阵', ['稀疏', '疏矩', '矩阵', '稀', '阵']],
  ])('%s holds %j', (text, tokens) => {
    expect([...indexTokens(text)]).toEqual(expect.arrayContaining(tokens));
  });

  test.each([
    ['ti.math.vec3', ['math', 'vec3']],
    ['le débogage', ['le', 'debogage']],
    ['稀疏矩阵', ['稀疏', '矩阵']],
    ['场', ['场']],
    ['用 numpy 数组', ['numpy', '数组']],
    ['用', ['用']],
    ['面向对象和性能', ['面向', '对象', '性能']],
    ['结构体加方法', ['结构', '体加', '方法']],
    ['随机数种子', ['随机', '机数', '种子', '数']],
    ['下标从 -8 开始', ['下标', '开始', 'negative', '8']],
    ['2022-11', ['2022', '11']],
    ['怎么释放内存', ['释放', '内存']],
    ['@', ['@']],
    ['a += b', ['a', '+=', 'b']],
  ])('%s asks for %j', (text, tokens) => expect([...queryTokens(text)].sort()).toEqual([...tokens].sort()));

  test.each([
    ['kernels', 'kernel'],
    ['matrices', 'matrix'],
    ['indices', 'index'],
    ['boundaries', 'boundary'],
    ['class', 'class'],
    ['bus', 'bus'],
    ['this', 'this'],
    ['as', 'as'],
    ['vec3s', 'vec3s'],
  ])('%s is %s', (word, expected) => expect(singular(word)).toBe(expected));

  test.each([
    ['debugging', 'debug'],
    ['compilation', 'compiling'],
    ['optimize', 'optimisation'],
    ['differentiable', 'differentiation'],
    ['colours', 'color'],
    ['running', 'runs'],
    ['calls', 'calling'],
    ['copies', 'copy'],
  ])('%s and %s have one English stem', (one, other) => expect(englishStem(one)).toBe(englishStem(other)));

  test.each([
    ['different', 'differentiable'],
    ['general', 'generate'],
    ['integer', 'integral'],
    ['pass', 'past'],
  ])('%s and %s have not', (one, other) => expect(englishStem(one)).not.toBe(englishStem(other)));

  test.each([
    ['debogage', 'deboguer'],
    ['noyaux', 'noyau'],
    ['creux', 'creuses'],
    ['compilation', 'compiler'],
    ['fenetres', 'fenetre'],
    ['matrices', 'matrice'],
  ])('%s and %s have one French stem', (one, other) => expect(frenchStem(one)).toBe(frenchStem(other)));

  test('accents do not count', () => expect(fold('ÉTÉ Œuvre ﬁn')).toBe('ete œuvre fin'));
});

test('a text is split at its headings, without programs, pictures and formulas, but with messages and the names of the API', () => {
  const html =
    '<p>One <code>ti.field</code> &amp; more.</p><div class="heading"><h2 id="two">Two <em>parts</em></h2><a class="anchor" href="#two">#</a></div><p>Text.</p><figure class="code" data-language="python"><figcaption>a.py</figcaption><pre><code>x = <span>ti</span>.<span>ndarray</span>(ti.f32)</code></pre></figure><figure class="code" data-language="text"><pre><code>No module\nnamed <span>taichi</span></code></pre></figure><svg><text>no</text></svg>';
  expect(searchSections(html, ['ti', 'tm'])).toEqual([
    { anchor: '', heading: '', text: 'One ti.field & more.', names: '' },
    { anchor: 'two', heading: 'Two parts', text: 'Text. No module named taichi', names: 'ndarray f32' },
  ]);
});

describe('a file of the index', () => {
  const right: SearchFile = {
    format: formatVersion,
    locale: 'en',
    version: null,
    pages: [['doc', 'A', '/docs/a/', '', '', '', '']],
    sections: Array.from({ length: 120 }, (_, at) => [
      0,
      `part-${at}`,
      `Part ${at}`,
      'It begins.',
      at % 60 === 1 ? 'shared' : `word${at}`,
      '',
    ]),
    symbols: [],
    synonyms: [],
    terms: [],
    keywords: [['a', 'first page']],
  };
  const written = writeSearchFile(right);
  const changed = (changes: object) => JSON.stringify({ ...JSON.parse(written), ...changes });

  test('is read as it was written', () => expect(readSearchFile(written)).toEqual(right));

  test('has a word of several sections once', () => expect(written.match(/\bshared\b/g)).toHaveLength(1));

  test('has words of sections that are far apart', () => {
    const sections = Array.from({ length: 4000 }, (_, at): SearchFile['sections'][number] => [
      0,
      '',
      '',
      '',
      at % 1999 === 0 ? 'rare' : at % 45 === 44 ? 'frequent' : '',
      '',
    ]);
    expect(readSearchFile(writeSearchFile({ ...right, sections })).sections).toEqual(sections);
  });

  test('may be without sections', () => {
    const empty = { ...right, pages: [], sections: [], keywords: [] };
    expect(readSearchFile(writeSearchFile(empty))).toEqual(empty);
  });

  test.each([
    ['', 'not valid JSON'],
    ['<!DOCTYPE html>', 'not valid JSON'],
    [written.slice(0, 40), 'not valid JSON'],
    ['null', 'another format'],
    ['[]', 'another format'],
    ['{}', 'another format'],
    [changed({ format: formatVersion - 1 }), 'another format'],
    [changed({ pages: undefined }), 'incomplete'],
    [changed({ sections: {} }), 'incomplete'],
    [changed({ sections: [] }), 'incomplete'],
    [changed({ symbols: ['x'] }), 'incomplete'],
    [changed({ synonyms: undefined }), 'incomplete'],
    [changed({ terms: undefined }), 'incomplete'],
    [changed({ keywords: undefined }), 'incomplete'],
    [changed({ later: undefined }), 'incomplete'],
  ])('%s is refused: %s', (text, why) => expect(() => readSearchFile(text)).toThrow(why));
});

test('the hosted service searches the language, and the version or none', () => {
  expect(facetFilters('fr-FR', 'v1.5.0')).toEqual([
    'language:fr-FR',
    [`docusaurus_tag:${versionTag(undefined)}`, 'docusaurus_tag:docs-default-v1.5.0'],
  ]);
});
