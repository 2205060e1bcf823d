import { expect, test } from 'vitest';
import { compileBody } from '@/lib/mdx/pipeline.ts';

const compile = (text: string, file = 'content/api/v1/pkg.mdx') =>
  compileBody(`---\ntitle: T\n---\n\n${text}\n`, file, () => undefined);

const aClass =
  '## Classes\n\n### A [#A]\n\nText.\n\n#### one [#A.one]\n\nOne.\n\n#### two [#A.two]\n\nTwo.\n\n';

test('a link of the reference has the id behind it, in the page and not in its Markdown', async () => {
  const { html, ids, markdown } = await compile(
    '[one](./other.mdx#p.one)[#q.one] and [two](#two)[#q.\\_\\_two]',
  );
  expect(html).toMatch(/<a href="[^"]*#p\.one" id="q\.one">one<\/a> and/);
  expect(ids).toEqual(['q.one', 'q.__two']);
  expect(markdown).not.toContain('q.one');
});

test('elsewhere such brackets are text', async () => {
  const { html, ids } = await compile('[one](#two)[#q.one]', 'content/en/pages/community.mdx');
  expect(html).toContain('[#q.one]');
  expect(ids).toEqual([]);
});

test('each member of a class is a block, which ends at the next heading', async () => {
  const { html, headings } = await compile(`${aClass}### B\n\nAfter.`);
  expect(html.match(/<div class="member">/g)).toHaveLength(2);
  expect(html).toMatch(/<p>One\.<\/p>\s*<\/div>/);
  expect(html).toMatch(/<p>Two\.<\/p>\s*<\/div><div class="heading"><h3 id="b"/);
  expect(headings.map(({ level }) => level)).toEqual([2, 3, 4, 4, 3]);
});

test('what is in a closed part is not in the contents', async () => {
  const { headings, html } = await compile(
    `## Internals\n\n<details>\n<summary>More</summary>\n\n${aClass.slice(12)}</details>`,
  );
  expect(headings.map(({ text }) => text)).toEqual(['Internals']);
  expect(html).toContain('<div class="member">');
});

test('tables have columns of one width, and no labels on phones', async () => {
  const { html } = await compile('| Name | What it is |\n| --- | --- |\n| a | b |');
  expect(html).toContain('<div class="table stacks entries">');
  expect(html).not.toContain('data-label');
});

test('a list of parameters is a list in Markdown, too', async () => {
  const { markdown, html } = await compile(
    '<dl>\n<dt>`a`: `int` = `1`</dt>\n<dd>how many.</dd>\n<dt>`b`</dt>\n<dd>which, see [x](#x).</dd>\n</dl>\n\n[x](#x)[#x]',
  );
  expect(html.replaceAll('\n', '')).toContain(
    '<dl><dt><code>a</code>: <code>int</code> = <code>1</code></dt><dd>',
  );
  expect(markdown).toContain('- `a`: `int` = `1`\n  how many.\n- `b`\n  which, see');
});
