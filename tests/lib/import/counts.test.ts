import { describe, expect, test } from 'vitest';
import { countSource, lostWords } from '@/lib/import/counts.ts';
import { readModule } from '@/lib/import/docusaurus/literal.ts';
import { firstSentences } from '@/lib/import/fields.ts';
import { headTexts } from '@/lib/site/head-texts.ts';

describe('what is counted before an import', () => {
  test('does not depend on whether it is written in Markdown or HTML', () => {
    const markdown = '## A\n\n![b](c.png) [d](e.md) https://f.org\n\n| g |\n| - |\n\n```\nh\n```\n';
    const html =
      '<h2>A</h2>\n\n<img src="c.png" alt="b" /> <a href="e.md">d</a> <https://f.org>\n\n<table><tr><td>g</td></tr></table>\n\n<pre>h</pre>\n';
    const { words: _, ...counts } = countSource(markdown);
    expect(counts).toEqual({ headings: 1, code: 1, tables: 1, admonitions: 0, images: 1, links: 2 });
    expect(countSource(html)).toEqual(expect.objectContaining(counts));
  });

  test('finds each word that an imported text has less often', () => {
    expect(lostWords('A word, a word and code `b`.', 'A word and')).toEqual(['a', 'word', 'code', 'b']);
    expect(lostWords('两个字', '两字')).toEqual(['个']);
    expect(lostWords('<b class="x">a</b> [c](d.md) <!-- e -->', '**a** [c](./f.mdx)')).toEqual([]);
  });
});

test('a description has whole sentences, and is cut where the first one is too long', () => {
  const { min, max } = headTexts.description;
  expect(firstSentences(['One. See example.org for all that there is to know about it. Three.'])).toBe(
    'One. See example.org for all that there is to know about it.',
  );
  const long = firstSentences(['word '.repeat(max)]);
  expect(long).toMatch(/^word .*word…$/);
  expect(long.length).toBeGreaterThan(min);
  expect(long.length).toBeLessThanOrEqual(max);
});

test('settings are read and never run', () => {
  const source =
    "const a = { b: 'c' };\nprocess.exit(1);\nmodule.exports = { url: a[`b`], x: run(), y: process.env.Y || 'z' };";
  expect(readModule(source).exported).toEqual({ url: 'c', x: undefined, y: 'z' });
});

test('a description does not end with the colon of what announced a list', () => {
  expect(firstSentences(['To write a kernel, and to call it, you need two things:', 'Words.'])).toBe(
    'To write a kernel, and to call it, you need two things.',
  );
});

test('a description has no paragraph that is only an address', () => {
  expect(
    firstSentences(['https://example.org/a', 'The words of a page that says what it is about, at length.']),
  ).toBe('The words of a page that says what it is about, at length.');
});
