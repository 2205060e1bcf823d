import { expect, test } from 'vitest';
import { withGeneratedHeadings, withGeneratedWords } from '@/lib/pages/api-names/generated-words.ts';
import { en } from '@/lib/site/messages/en.ts';
import { zhHans } from '@/lib/site/messages/zh-hans.ts';

const { generated, internal } = zhHans.api;

test('headings, heads of tables and labels of the generator are in the language, and marked', () => {
  const html = '<h2 id="functions">Functions</h2><th>What it is</th><p><strong>Parameters</strong></p>';
  expect(withGeneratedWords(html, 'zh-Hans')).toBe(
    `<h2 id="functions" lang="zh-Hans">${generated.Functions}</h2><th lang="zh-Hans">${generated['What it is']}</th><p><strong lang="zh-Hans">${generated.Parameters}</strong></p>`,
  );
  expect(withGeneratedWords(html, 'en')).toBe(html);
});

test('the summary of what programs do not call has its number', () => {
  const summary = (words: string) => withGeneratedWords(`<summary>${words}</summary>`, 'zh-Hans');
  expect(summary('A name that programs do not call')).toContain(internal.name.one.replace('{count}', '1'));
  expect(summary('12 members that programs do not call')).toContain(
    internal.member.other.replace('{count}', '12'),
  );
});

test('words of docstrings stay as they are', () => {
  for (const html of [
    '<p>Functions</p>',
    '<strong>Mind this</strong>',
    '<h2 id="a">Functions of fields</h2>',
    '<th><code>Name</code></th>',
  ])
    expect(withGeneratedWords(html, 'zh-Hans')).toBe(html);
});

test('the table of contents has the same headings', () => {
  const headings = [
    { level: 2, id: 'functions', text: 'Functions' },
    { level: 3, id: 'a', text: 'Functions' },
  ];
  expect(withGeneratedHeadings(headings, 'zh-Hans')).toEqual([
    { level: 2, id: 'functions', text: generated.Functions, lang: 'zh-Hans' },
    headings[1],
  ]);
  expect(withGeneratedHeadings(headings, 'en')).toEqual(headings);
  expect(en.api.generated.Functions).toBe('Functions');
});
