import { describe, expect, test } from 'vitest';
import { formatVersion, readSearchFile } from '@/lib/search/format.ts';
import { facetFilters, versionTag } from '@/lib/search/hosted.ts';
import { searchSections } from '@/lib/search/records.ts';
import { fold, indexTokens, queryTokens, stem } from '@/lib/search/tokens.ts';

describe('words', () => {
  test.each([
    ['ti.field', ['ti.field', 'ti', 'field']],
    ['matrix_free_cg', ['matrix_free_cg', 'matrix', 'free', 'cg']],
    ['MatrixNDArray', ['matrixndarray', 'matrix', 'nd', 'array']],
    ['@ti.kernel', ['ti.kernel', 'kernel']],
    ['ti.math.vec3', ['ti.math.vec3', 'math', 'vec3']],
    ['kernels', ['kernels', 'kernel']],
    ['différentiable', ['differentiable']],
    ['C++', ['cpp']],
    ['稀疏矩阵', ['稀疏', '疏矩', '矩阵', '稀', '阵']],
  ])('%s holds %j', (text, tokens) => {
    expect(indexTokens(text)).toEqual(expect.arrayContaining(tokens));
  });

  test.each([
    ['ti.math.vec3', ['math', 'vec3']],
    ['le débogage', ['le', 'debogage']],
    ['稀疏矩阵', ['稀疏', '疏矩', '矩阵']],
    ['场', ['场']],
    ['用 numpy 数组', ['用', 'numpy', '数组']],
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
  ])('%s is %s', (word, expected) => expect(stem(word)).toBe(expected));

  test('accents do not count', () => expect(fold('ÉTÉ Œuvre ﬁn')).toBe('ete œuvre fin'));
});

test('a text is split at its headings, without code, pictures and formulas, but with names of the API in code', () => {
  const html =
    '<p>One <code>ti.field</code> &amp; more.</p><div class="heading"><h2 id="two">Two <em>parts</em></h2><a class="anchor" href="#two">#</a></div><p>Text.</p><figure class="code"><figcaption>a.py</figcaption><pre><code>x = <span>ti</span>.<span>ndarray</span>(ti.f32)</code></pre></figure><svg><text>no</text></svg>';
  expect(searchSections(html)).toEqual([
    ['', '', 'One ti.field & more.', ''],
    ['two', 'Two parts', 'Text.', 'ndarray f32'],
  ]);
});

describe('a file of the index', () => {
  const right = { format: formatVersion, locale: 'en', version: null, pages: [], sections: [], symbols: [] };

  test('is read', () => expect(readSearchFile(JSON.stringify(right))).toEqual(right));

  test.each([
    ['', 'not valid JSON'],
    ['<!DOCTYPE html>', 'not valid JSON'],
    [JSON.stringify(right).slice(0, 40), 'not valid JSON'],
    ['null', 'another format'],
    ['[]', 'another format'],
    ['{}', 'another format'],
    [JSON.stringify({ ...right, format: formatVersion - 1 }), 'another format'],
    [JSON.stringify({ ...right, pages: undefined }), 'incomplete'],
    [JSON.stringify({ ...right, sections: {} }), 'incomplete'],
    [JSON.stringify({ ...right, symbols: ['x'] }), 'incomplete'],
  ])('%s is refused: %s', (text, why) => expect(() => readSearchFile(text)).toThrow(why));
});

test('the hosted service searches the language, and the version or none', () => {
  expect(facetFilters('fr-FR', 'v1.5.0')).toEqual([
    'language:fr-FR',
    [`docusaurus_tag:${versionTag(undefined)}`, 'docusaurus_tag:docs-default-v1.5.0'],
  ]);
});
