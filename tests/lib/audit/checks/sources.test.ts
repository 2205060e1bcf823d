import { expect, test } from 'vitest';
import { sourceProblems } from '@/lib/audit/checks/sources.ts';
import { pageOf, siteOf } from '../site-of.ts';

const url = 'https://example.org/original';
const line = (href = url, name = 'Ye Kuang') =>
  `<p lang="en" data-origin="source"><span>Retold after ${name}: <a href="${href}">original</a></span></p>`;
const original = {
  '@type': 'BlogPosting',
  url,
  datePublished: '2022-02-18',
  author: [{ '@type': 'Person', name: 'Ye Kuang' }],
};
const editors = { '@type': 'Organization', name: 'Taichi' };

const found = (body: string, article: object) => {
  const data = JSON.stringify({ '@graph': [{ '@type': 'BlogPosting', author: editors, ...article }] });
  const head = `<script type="application/ld+json">${data}</script>`;
  return sourceProblems(siteOf({ 'a.html': pageOf({ head, body }) })).map(({ what }) => what);
};

test('a retold text shows its source, and one without a source has none', () => {
  expect(found(line(), { isBasedOn: original })).toEqual([]);
  expect(found('', { datePublished: '2026-11-21' })).toEqual([]);
});

test('a source that is not shown, leads elsewhere or lacks a name is reported', () => {
  expect(found('', { isBasedOn: original })).toEqual([`no line about the source ${url}`]);
  expect(found(line('https://example.org/'), { isBasedOn: original })).toEqual([
    `the source is ${url}, the line leads to https://example.org/`,
  ]);
  expect(found(line(url, 'somebody'), { isBasedOn: original })).toEqual([
    'the line about the source does not name Ye Kuang',
  ]);
  expect(found(line(), {})).toEqual(['a source that structured data do not have']);
});

test('a retold text that is given to a person, or to the day of the original, is reported', () => {
  expect(found(line(), { isBasedOn: original, author: original.author })).toEqual([
    'a retold text has a person as its author',
  ]);
  expect(found(line(), { isBasedOn: original, datePublished: '2022-02-18' })).toEqual([
    'a retold text was published on 2022-02-18',
  ]);
});
