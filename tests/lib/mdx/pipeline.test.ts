import { describe, expect, test, vi } from 'vitest';
import { finishHtml } from '@/lib/mdx/body.ts';
import { drawing, pictureAddresses, readFigure } from '@/lib/mdx/compile.ts';
import { compileBody } from '@/lib/mdx/pipeline.ts';
import { readMeta } from '@/lib/mdx/transforms/code-meta.ts';
import { admonitions } from '@/lib/mdx/transforms/directives.ts';
import { en } from '@/lib/site/messages/en.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import { textPicture } from '@/lib/site/pictures.ts';

const figures = (path: string) =>
  path === '/figures/a.svg'
    ? ({
        kind: 'svg',
        markup: '<?xml version="1.0"?>\n<svg xmlns="x" viewBox="0 0 1 1">\n <path/></svg>',
      } as const)
    : path === '/figures/b.webp'
      ? ({ kind: 'raster', width: 20, height: 10, narrower: [] } as const)
      : path === '/figures/c.webp'
        ? ({
            kind: 'raster',
            width: 1440,
            height: 720,
            narrower: [{ path: '/figures/c-760.webp', width: 760 }],
          } as const)
        : undefined;

const compile = (text: string) => compileBody(`---\ntitle: T\n---\n\n${text}\n`, 'a.mdx', figures);
const htmlOf = async (text: string) => {
  const { html, problems } = await compile(text);
  expect(problems).toEqual([]);
  return html;
};

describe('Markdown becomes HTML', () => {
  test('headings get ids and a link beside them; explicit ids win', async () => {
    const { html, headings, ids } = await compile('## First part\n\n### Second [#two]\n\n#### Deep');
    expect(html).toContain('<h2 id="first-part">First part</h2><a class="anchor" href="#first-part"');
    expect(headings).toEqual([
      { level: 2, id: 'first-part', text: 'First part' },
      { level: 3, id: 'two', text: 'Second' },
    ]);
    expect(ids).toContain('deep');
  });

  test.each(Object.keys(admonitions))('admonition %s has a default title and takes another', async (kind) => {
    const name = admonitions[kind as 'note'];
    expect(await htmlOf(`:::${kind}\nText\n:::`)).toMatch(
      new RegExp(
        `<aside class="admonition ${kind}">\\s*<p class="admonition-title"><svg .*</svg>${name}</p>`,
      ),
    );
    expect(await htmlOf(`:::${kind}[Mind *this*]\nText\n:::`)).toMatch(
      /<p class="admonition-title"><svg .*<\/svg>Mind <em>this<\/em><\/p>/,
    );
  });

  test('the icon of an admonition says the kind where the title does not, and each kind has a different one', async () => {
    const kinds = Object.entries(admonitions);
    const icons = await Promise.all(
      kinds.map(async ([kind, name]) => {
        const silent = await htmlOf(`:::${kind}\nText\n:::`);
        expect(silent).toContain('aria-hidden="true"');
        expect(silent).not.toContain('aria-label');
        expect(await htmlOf(`:::${kind}[Mind this]\nText\n:::`)).toContain(`role="img" aria-label="${name}"`);
        return / d="([^"]+)"/.exec(silent)?.[1];
      }),
    );
    expect(new Set(icons).size).toBe(kinds.length);
  });

  test('colons in running text stay', async () => {
    expect(await htmlOf('At 10:30 use ti:init and std::vector.')).toContain(
      'At 10:30 use ti:init and std::vector.',
    );
    expect(await htmlOf('![At 10:30 ti:init[1] {2}](/figures/b.webp)')).toContain(
      'alt="At 10:30 ti:init[1] {2}"',
    );
  });

  test('tabs show one panel, each with its name for readers without JavaScript', async () => {
    const html = await htmlOf(
      '<Tabs group="os">\n<Tab label="Linux" value="linux">\n\nA\n\n</Tab>\n<Tab label="Windows">\n\nB\n\n</Tab>\n</Tabs>',
    );
    expect(html).toContain('data-group="os"');
    expect(html.match(/role="tab"/g)).toHaveLength(2);
    expect(html.match(/data-selected/g)).toHaveLength(1);
    expect(html).toContain('aria-controls="tab-1-1-panel"');
    expect(html).toContain('data-value="Windows"');
    expect(html).toContain('<p class="tab-name">Windows</p>');
  });

  test('maths is MathML without inline style', async () => {
    const html = await htmlOf('Inline $x_i$ and\n\n$$\n\\begin{bmatrix}a&b\\\\c&d\\end{bmatrix}\n$$');
    expect(html.match(/<math/g)).toHaveLength(2);
    expect(html).not.toMatch(/style=/);
  });

  test('code is highlighted with classes, Python by default; titles and lines are marked', async () => {
    const html = await htmlOf(
      '```\nimport taichi as ti\n```\n\n```python title="a.py" {2}\nx = 1\n\ny = "<b>"\n```',
    );
    expect(html).toContain('<span class="k">import</span> taichi');
    expect(html).toContain('<figcaption>a.py</figcaption>');
    expect(html).toContain('<span class="hl"></span>');
    expect(html).toContain('&#x3C;b>');
    expect(html).not.toMatch(/style=/);
  });

  test('a block of code without a title says its language, and output that it is output, in the language of the text', async () => {
    const text =
      '```\nx = 1\n```\n\n```bash\nls\n```\n\n```text\na\n```\n\n```text output\na\n```\n\n```python title="a.py"\nx = 1\n```';
    const labels = (html: string) => [
      ...html.matchAll(/<figure class="([^"]*)"(?: data-label="([^"]*)")? data-language="[^"]*">/g),
    ];
    const found = labels(await htmlOf(text)).map(([, name, label]) => [name, label]);
    expect(found).toEqual([
      ['code', 'Python'],
      ['code', 'Shell'],
      ['code', undefined],
      ['code output', en.texts.output],
      ['code', undefined],
    ]);
    const french = await compileBody('```text output\na\n```', 'content/fr-FR/a.mdx', figures);
    expect(labels(french.html)[0]?.[2]).toBe(messagesOf('fr-FR').texts.output);
  });

  test('what the interpreter prints in a session is no code', async () => {
    const html = await htmlOf('```\n>>> for i in x:\n...     print(i)\n5.0\n```');
    expect(html).toContain('<span class="printed">5.0</span>');
    expect(html.match(/class="printed"/g)).toHaveLength(1);
    expect(await htmlOf('```\n5.0\n```')).not.toContain('printed');
  });

  test('code is highlighted in full however slow the machine is', async () => {
    let now = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 1000;
      return now;
    });
    const html = await htmlOf('```python\nfor slow in range(3): print("never given up", slow)\n```');
    clock.mockRestore();
    expect(html).toContain('<span class="k">for</span>');
    expect(html).toContain('<span class="s">"never given up"');
  });

  test('GFM: tables scroll in a box, footnotes and strikethrough work', async () => {
    const html = await htmlOf('| a | b |\n| - | - |\n| 1 | 2 |\n\n~~old~~ text[^1]\n\n[^1]: Note.');
    expect(html).toContain('<div class="table"><table>');
    expect(html).toContain('<del>old</del>');
    expect(html).toContain('id="note-fn-1"');
  });

  test('a column is aligned by a class, because HTML has no attribute for it', async () => {
    const html = await htmlOf('| a | b | c |\n| :- | :-: | -: |\n| 1 | 2 | 3 |');
    expect(html).toContain('<th>a</th>');
    expect(html).toContain('<td class="align-center">2</td>');
    expect(html).toContain('<td class="align-right">3</td>');
    expect(html).not.toContain(' align=');
  });

  test('a table that compares in both directions has heads in both, and each says for which', async () => {
    const html = await htmlOf('|  | a |\n| - | - |\n| b | 1 |');
    expect(html).toContain('<th scope="col">a</th>');
    expect(html).toContain('<th scope="row">b</th>');
    expect(html).toMatch(/<thead>\s*<tr>\s*<td><\/td>/);
  });

  test('a table that a phone has no room for has the heads of its columns as labels of its cells', async () => {
    const table = (cell: string) =>
      `| Name | Type | Meaning |\n| - | - | - |\n| x | ${cell} | a |\n| 1 | b | c |`;
    const wide = await htmlOf(table('a text that is much too long for a phone, since it has many words'));
    expect(wide).toContain('<div class="table stacks">');
    // A number alone would say nothing as the title of a row.
    expect([...wide.matchAll(/<td(?: data-label="([^"]*)")?>/g)].map(([, label]) => label)).toEqual([
      undefined,
      'Type',
      'Meaning',
      'Name',
      'Type',
      'Meaning',
    ]);
    expect(await htmlOf(table('short'))).toContain('<div class="table"><table>');
    expect(await htmlOf(`| a | b |\n| - | - |\n| ${'x'.repeat(30)} | ${'y'.repeat(30)} |`)).toContain(
      'stacks',
    );
    expect(await htmlOf(table('一二三四五六七八九十一二三四五六七八九十一二三四五'))).toContain('stacks');
  });

  test('the box of a task is labelled by its text, without the list below it', async () => {
    const html = await htmlOf('- [x] compiled\n- [ ] measured\n  - later');
    expect(html).toMatch(/<label><input type="checkbox" checked disabled> compiled<\/label>/);
    expect(html).toMatch(/<label><input type="checkbox" disabled> measured\s*<\/label><ul>/);
    expect(await htmlOf('- [x] compiled\n\n- [ ] measured')).toMatch(/<p><label><input/);
  });

  test('diagrams go into the page, pictures get their size, titles become captions', async () => {
    const html = await htmlOf('![A & B](/figures/a.svg "Caption")\n\n![Photo](/figures/b.webp)');
    expect(html).toContain(
      '<div class="drawing"><svg width="1" height="1" role="img" aria-label="A &amp; B" viewBox="0 0 1 1"><path/></svg></div><figcaption>Caption</figcaption>',
    );
    expect(html).toContain('src="asset:/figures/b.webp" alt="Photo" width="20" height="10" loading="lazy"');
  });

  test('a drawing has the colours of the page, without those for where its file is opened alone', async () => {
    const form =
      '<svg viewBox="0 0 9 9"><path fill="var(--figure-fill, #1b2526)" stroke="var(--other, red)"/></svg>';
    const { html } = await compileBody('![A](/figures/a.svg)', 'a.mdx', () => drawing(form));
    expect(html).toContain('<path fill="var(--figure-fill)" stroke="var(--other, red)"/>');
  });
  test('a drawing with a narrow form has both in the page, for screens of either width', async () => {
    const forms = [
      '<svg viewBox="0 0 600 200"><path/></svg>',
      '<svg viewBox="0 0 320 400"><path/></svg>',
    ] as const;
    const { html } = await compileBody('![A](/figures/a.svg)', 'a.mdx', () => drawing(...forms));
    expect(html).toContain('<svg class="wide" width="600" height="200" role="img" aria-label="A"');
    expect(html).toContain('<svg class="narrow" width="320" height="400" role="img" aria-label="A"');
    expect(drawing(forms[0], '<svg onload="run()"></svg>')).toEqual({ kind: 'active' });
  });

  test('drawings of a page have different ids, and refer to those of their own', async () => {
    const markup =
      '<svg viewBox="0 0 9 9"><clipPath id="c"><path id="p"/></clipPath><use href="#p" clip-path="url(#c)"/></svg>';
    const text = '![A](/figures/a.svg)\n\n![A](/figures/a.svg)\n\n![B](/figures/b.svg)';
    const { html } = await compileBody(text, 'a.mdx', () => drawing(markup));
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(6);
    expect([...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)).toEqual([ids[1], ids[3], ids[5]]);
    expect([...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)).toEqual([ids[0], ids[2], ids[4]]);
  });

  test('a picture that has a narrower file leaves the choice to the browser, at the final addresses', async () => {
    const html = finishHtml(await htmlOf('![Photo](/figures/c.webp)'), {
      file: () => undefined,
      site: (path) => path,
      asset: (path) => `/base${path}`,
    });
    expect(html).toContain('src="/base/figures/c.webp"');
    expect(html).toContain('srcset="/base/figures/c-760.webp 760w, /base/figures/c.webp 1440w" sizes="');
    expect(html).toContain('width="1440" height="720"');
  });

  test('the narrower files of a picture are those that are named after it and their width', () => {
    const { narrow, wide } = textPicture;
    const path = `/figures/cloth-${narrow}.webp`;
    expect(readFigure('/figures/cloth.webp')).toMatchObject({
      width: wide,
      narrower: [{ path, width: narrow }],
    });
    expect(readFigure(path)).toMatchObject({ width: narrow, narrower: [] });
    expect(readFigure('/figures/clot.webp')).toMatchObject({ kind: 'missing' });
  });

  test('details and comments', async () => {
    expect(
      await htmlOf('<details>\n<summary>More</summary>\n\nText\n\n</details>\n\n{/* unseen */}'),
    ).toMatch(/<details>\s*<summary>More<\/summary>[\s\S]*<p>Text<\/p>\s*<\/details>\s*$/);
  });

  test('links are marked for the page that shows them, and become final there', async () => {
    const { html, links } = await compile(
      '[a](./b.mdx#c) [d](/docs/e/) [f](https://g.org) [h](#i) [j](./k.mdx)',
    );
    expect(links.map(({ href, line }) => [href, line])).toEqual([
      ['./b.mdx#c', 5],
      ['/docs/e/', 5],
      ['#i', 5],
      ['./k.mdx', 5],
    ]);
    const final = finishHtml(html, {
      file: (file) => (file === './b.mdx' ? '/x/' : undefined),
      site: (path) => `/fr${path}`,
      asset: (path) => path,
    });
    expect(final).toContain(
      '<a href="/x/#c">a</a> <a href="/fr/docs/e/">d</a> <a href="https://g.org">f</a> <a href="#i">h</a> <a>j</a>',
    );
  });

  test('CRLF and a byte order mark do not matter', async () => {
    const plain = await compileBody('---\ntitle: T\n---\n\n## A\n\ntext\n', 'a.mdx', figures);
    const odd = await compileBody(
      '\uFEFF---\r\ntitle: T\r\n---\r\n\r\n## A\r\n\r\ntext\r\n',
      'a.mdx',
      figures,
    );
    expect(odd).toEqual(plain);
  });
});

describe('mistakes are reported with file and line, all at once', () => {
  test.each([
    ['{1 + 1}', 5, 'expression is not allowed: {1 + 1}'],
    ["import x from 'y'", 5, 'import or export is not allowed'],
    ['text\n\n<Tbas></Tbas>', 7, 'unknown element <Tbas>'],
    ['<script>alert(1)</script>', 5, 'unknown element <script>'],
    ['<kbd onclick="x()">K</kbd>', 5, 'attribute onclick is not allowed'],
    ['<abbr title={x}>K</abbr>', 5, 'attribute title of <abbr> is an expression'],
    [':::note2\nx\n:::', 5, 'unknown admonition ":::note2"'],
    ['# Title', 5, 'second h1'],
    ['## A [#x]\n\n## B [#x]', 7, 'duplicate heading id "x"'],
    ['![Text](/figures/none.svg)', 5, 'image /figures/none.svg does not exist'],
    ['![](/figures/b.webp)', 5, 'image /figures/b.webp has no alternative text'],
    ['$$\n\\frac{1\n$$', 5, 'invalid formula'],
    ['```pyton\nx\n```', 5, 'unknown language "pyton" of a code block'],
    ['a\n\n<details>\n\nb', 7, 'invalid MDX'],
  ])('%j', async (text, line, what) => {
    const { problems } = await compile(text);
    expect(problems.map((problem) => problem.what)).toContain(what);
    expect(problems.find((problem) => problem.what === what)?.where).toBe(`a.mdx:${line}`);
  });

  test('the nearest known name is offered', async () => {
    const { problems } = await compile('<Tbas></Tbas>\n\n:::cauton\nx\n:::');
    expect(problems.map(({ fix }) => fix)).toEqual(
      expect.arrayContaining(['Did you mean ":::caution"?', 'Did you mean <Tabs>?']),
    );
  });

  test('three mistakes are three problems', async () => {
    expect((await compile('{a}\n\n{b}\n\n<Nope/>')).problems).toHaveLength(3);
  });
});

describe('the meta of a code fence', () => {
  test.each([
    ['{1,3-5}', [1, 3, 4, 5]],
    ['{ 2 , 4 }', [2, 4]],
    ['{5-3}', []],
    ['{0,-1,2}', [2]],
    ['{1-999999999}', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['{99999999999999999999}', []],
    ['{١,２}', []],
    ['{a-b,1.5,3}', [3]],
    ['{}', []],
    ['', []],
    ['{3,3,2-3}', [2, 3]],
  ])('%s marks %j of ten lines', (meta, lines) => {
    expect(readMeta(meta, 10).lines).toEqual(lines);
  });

  test('title and flags', () => {
    expect(readMeta('title="my file.py" {1} expect-error', 3)).toEqual({
      title: 'my file.py',
      lines: [1],
      flags: ['expect-error'],
    });
    expect(readMeta("title='a'", 3).title).toBe('a');
  });
});

test('a text is compiled again when a picture of it changes, whatever its alternative text contains', () => {
  const source =
    'A [page](/docs/field/#a).\n\n![A cell, x[None], and x[2, 3].](/figures/field-shapes.svg "Shapes.")\n\n![a](b.png)';
  expect(pictureAddresses(source)).toEqual(['/docs/field/#a', '/figures/field-shapes.svg']);
});
