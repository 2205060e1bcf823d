import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test, vi } from 'vitest';
import { drawing } from '@/lib/mdx/compile.ts';
import { compileBody } from '@/lib/mdx/pipeline.ts';
import { feedOf } from '@/lib/outputs/feeds.ts';
import { jsonLd } from '@/lib/outputs/json-ld.ts';
import { llms } from '@/lib/outputs/llms.ts';
import { pageMarkdown } from '@/lib/outputs/markdown.ts';
import { isPageAddress, withoutMarkup } from '@/lib/search/hosted.ts';
import { siteFile } from '@/lib/search/records.ts';
import { readPackage } from '@/lib/sources/python/package.ts';
import { pythonParser } from '@/lib/sources/python/parser.ts';
import { renderPackage } from '@/lib/sources/python/render.ts';
import { readSource } from '@/lib/sources/python/source.ts';
import { foreignTexts, liveParts } from '../foreign.ts';

/** Foreign texts are shown as text, wherever they come from: no part of them runs in a page. */

const id = 'foreign-text';
const words = foreignTexts.join(' ');

// A post whose every word is foreign, before all others.
vi.mock('#content', async (original) => {
  const { default: index } = (await original()) as { default: Record<string, object[]> };
  const { foreignTexts: texts } = await import('../foreign.ts');
  const text = texts.join(' ');
  const like = index.entries?.find((entry) => 'series' in entry && entry.series === 'blog');
  const post = { ...like, id: 'foreign-text', title: text, description: text, authors: ['x'], tags: ['x'] };
  const label = { en: text, 'zh-Hans': text, 'fr-FR': text };
  return {
    default: {
      ...index,
      entries: [post, ...(index.entries ?? [])],
      authors: [...(index.authors ?? []), { id: 'x', name: text, role: text }],
      postTags: [...(index.postTags ?? []), { tag: 'x', label }],
    },
  };
});

const place = { locale: 'en', route: { kind: 'entry', series: 'blog', id } } as const;
const figures = (path: string) =>
  path === '/figures/live.svg'
    ? drawing('<svg viewBox="0 0 1 1" onload="window.ran=1"><path/></svg>')
    : path.endsWith('.svg')
      ? ({ kind: 'svg', markup: '<svg viewBox="0 0 1 1"><path d="M0"/></svg>' } as const)
      : ({ kind: 'raster', width: 2, height: 1, narrower: [] } as const);

const compile = (text: string) => compileBody(`---\ntitle: T\n---\n\n${text}\n`, 'a.mdx', figures);
const shown = (html: string) => textOf(fromHtml(html, { fragment: true }));

test('control: each of the texts would run as markup', () => {
  expect(foreignTexts.filter((text) => liveParts(text).length === 0)).toEqual([]);
  expect(liveParts('<p title="<script>">&lt;script> <a href="https://a.org">a</a></p>')).toEqual([]);
  expect(liveParts('<a href="java\nscript:x">a</a>')).toEqual(['href=…']);
});

describe('in a text', () => {
  const attribute = (text: string) => text.replaceAll('"', '&quot;');
  const places: Record<string, (text: string) => string> = {
    'inline code': (text) => `\`${text}\``,
    'a code block': (text) => `\`\`\`\n${text}\n\`\`\``,
    'a code block of HTML': (text) => `\`\`\`html\n${text}\n\`\`\``,
    'the title of a code block': (text) => `\`\`\`python title="${text.replaceAll('"', '')}"\nx\n\`\`\``,
    'a heading': (text) => `## \`${text}\``,
    'a cell': (text) => `| a |\n| - |\n| \`${text}\` |`,
    'escaped words': (text) => text.replaceAll('<', '\\<'),
    'the name of a tab': (text) =>
      `<Tabs group="g">\n<Tab label="${attribute(text)}" value="v">\n\nx\n\n</Tab>\n</Tabs>`,
    'the title of an admonition': (text) => `:::note[\`${text}\`]\nx\n:::`,
    'a formula': (text) => `$\\text{${text.replaceAll(/[_^#&%$]/g, '')}}$`,
  };

  test.each(Object.entries(places))('as %s they are words', async (_, written) => {
    for (const text of foreignTexts) {
      const { html, markdown, problems } = await compile(written(text));
      expect([text, liveParts(html)]).toEqual([text, []]);
      expect(shown(html)).toMatch(/ran=1/);
      expect(markdown).toContain('ran=1');
      // An unmatched bracket ends the title of an admonition: a problem is reported, and the words are shown as written.
      if (!text.includes(']')) expect([text, problems]).toEqual([text, []]);
    }
  });

  test.each(['a.svg', 'a.webp'])('as the description of the picture %s they are words', async (file) => {
    for (const text of foreignTexts) {
      const alt = text.replaceAll(/[[\]<]/g, '\\$&');
      const { html, problems } = await compile(
        `![${alt}](/figures/${file} "${text.replaceAll('"', '\\"')}")`,
      );
      expect([text, liveParts(html), problems]).toEqual([text, [], []]);
      const labels: unknown[] = [];
      visit(fromHtml(html, { fragment: true }), 'element', ({ properties }) => {
        labels.push(properties.alt ?? properties.ariaLabel);
      });
      expect(labels).toContain(text.trim());
      expect(shown(html)).toContain(text.trim());
    }
  });

  test.each(["$'", '$&', '$1', '$`'])('%s in the description of a drawing is plain text', async (text) => {
    const { html } = await compile(`![A ${text} b](/figures/a.svg)`);
    expect(html).toContain(`aria-label="A ${text.replace('&', '&amp;')} b" viewBox`);
  });

  test.each([
    'javascript:window.ran=1',
    'JavaScript:window.ran=1',
    '&#106;avascript:window.ran=1',
    ' javascript:window.ran=1',
    'vbscript:window.ran=1',
    'data:text/html,x',
    'file:///etc/passwd',
  ])('a link to %j is a problem, and has no address', async (address) => {
    const ways = [
      `[a](${address})`,
      `[a][r]\n\n[r]: ${address}`,
      ...(/[&\s]/.test(address) ? [] : [`\`\`\`python link:a=${address}\na = 1\n\`\`\``]),
    ];
    for (const text of ways) {
      const { html, problems } = await compile(text);
      expect([text, liveParts(html), problems.length]).toEqual([text, [], 1]);
      expect(html).not.toContain('href=');
    }
  });

  test.each(['https://a.org/', 'http://a.org/', 'mailto:a@b.org', '/docs/', './a.mdx', '#a', '//a.org/'])(
    'a link to %j is none of these',
    async (address) => {
      const { html, problems } = await compile(`[a](${address})`);
      expect(problems).toEqual([]);
      expect(html).toContain(`${address}">a</a>`);
    },
  );

  test('elements, attributes and drawings that run are problems, and are not shown while they are', async () => {
    for (const text of [
      '<script>window.ran=1</script>',
      '<iframe src="javascript:window.ran=1"></iframe>',
      '<img src="x" onerror="window.ran=1"/>',
      '<kbd onclick="window.ran=1">a</kbd>',
      '<details onToggle="window.ran=1" open>a</details>',
      '<a href="javascript:window.ran=1">a</a>',
      '<constructor>a</constructor>',
      '![A drawing](/figures/live.svg)',
      '$\\href{javascript:window.ran=1}{x}$',
      '{window.ran=1}',
      'export const a = 1',
      ':::constructor\na\n:::',
    ]) {
      const { html, problems } = await compile(text);
      expect([text, liveParts(html), problems.length]).toEqual([text, [], 1]);
    }
  });
});

const parser = await pythonParser();

describe('in a docstring', () => {
  /** The page of a module with the text in every place where a docstring can have it. */
  async function pageOf(text: string) {
    const quoted = JSON.stringify(text);
    const source = `"""The module ${text}"""
LIMIT: "${text.replaceAll('"', "'")}" = ${quoted}
"""About the limit ${text}"""

class Box:
    """A box ${text}

    Body ${text}

    Attributes:
        side: ${text}
    """
    def area(self, unit: "Literal[${text.replaceAll('"', "'")}]" = ${quoted}) -> float:
        """Area ${text}

        Args:
            unit (${text}): Unit ${text}

        Returns:
            float: ${text}

        Raises:
            ValueError: ${text}

        Note:
            ${text}

        Warning:
            ${text}

        Deprecated:
            ${text}

        Example::

            >>> Box().area(${quoted})
        """
`;
    const api = readPackage('m', [
      readSource(source, { module: 'm', file: 'm.py', isPackage: true }, parser),
    ]);
    const [page] = renderPackage(api).pages;
    return compileBody(page?.text ?? '', 'm.mdx', figures);
  }

  test.each(foreignTexts)('%s is words', async (text) => {
    const { html, markdown, problems } = await pageOf(text);
    expect([liveParts(html), problems]).toEqual([[], []]);
    expect(shown(html).match(/ran=1/g)?.length).toBeGreaterThan(10);
    expect(liveParts(markdown.replace(/^```[\s\S]*?^```$|`[^`\n]*`|\\</gm, ''))).toEqual([]);
  });

  test('a link that runs is a problem', async () => {
    const { html, problems } = await pageOf('[a](javascript:window.ran=1)');
    expect(liveParts(html)).toEqual([]);
    expect(problems.length).toBeGreaterThan(0);
  });
});

describe('in a title, a description, a tag and the name of an author', () => {
  // The first feed makes the texts of all posts.
  test.each(['rss', 'atom'] as const)('they are words of the %s feed', { timeout: 60_000 }, (format) => {
    const xml = feedOf('en', 'blog', format);
    expect(XMLValidator.validate(xml)).toBe(true);
    const parsed = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(xml);
    const item = format === 'rss' ? parsed.rss.channel.item[0] : parsed.feed.entry[0];
    const said = (value: string | { '#text': string }) =>
      typeof value === 'string' ? value : value['#text'];
    expect(said(item.title)).toBe(words);
    expect(said(item.description ?? item.summary)).toBe(words);
    expect(Object.keys(parsed)).not.toContain('script');
  });

  test('they are words of the JSON feed, and of the search', () => {
    const [item] = JSON.parse(feedOf('en', 'blog', 'json')).items;
    expect([item.title, item.summary]).toEqual([words, words]);
    const [, title, , , description] = siteFile('en').pages.find(([, , path]) => path.includes(id)) ?? [];
    expect([title, description]).toEqual([words, words]);
  });

  test('they are words of the Markdown version and of llms.txt', async () => {
    for (const markdown of [pageMarkdown(place) ?? '', llms('en')]) {
      const lines = markdown.split('\n').filter((line) => line.includes('ran=1'));
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect([line, liveParts(line.replaceAll('\\<', ''))]).toEqual([line, []]);
    }
  });

  test('they do not end the script that holds the structured data', () => {
    const data = jsonLd({
      place,
      title: words,
      description: words,
      translations: ['en'],
      authors: [{ name: words }],
      tags: [{ label: words }],
    }) as string;
    expect(liveParts(`<script type="application/ld+json">${data}</script>`)).toEqual([]);
    expect(JSON.parse(data)['@graph'][0].headline).toBe(words);
    const unescaped = data.replaceAll('\\u003c', '<');
    expect(liveParts(`<script type="application/ld+json">${unescaped}</script>`)).not.toEqual([]);
  });
});

test('in results of the hosted search they are words, and its highlights stay', () => {
  const hit = { url: '/', hierarchy: { lvl0: words, lvl2: null }, parts: [`<mark>a</mark>${words}`], at: 1 };
  const safe = withoutMarkup(hit);
  expect(liveParts(safe.hierarchy.lvl0)).toEqual([]);
  expect(shown(safe.hierarchy.lvl0)).toBe(words);
  expect(liveParts(safe.parts.join(''))).toEqual([]);
  expect(safe.parts[0]).toMatch(/^<mark>a<\/mark>/);
  expect([safe.at, safe.hierarchy.lvl2, safe.url]).toEqual([1, null, '/']);
  const live = withoutMarkup('<mark onclick="window.ran=1">a</mark><MARK/onclick=window.ran=1>');
  expect(liveParts(live)).toEqual([]);
  const addresses = [
    '/docs/',
    'https://a.org/',
    'javascript:window.ran=1',
    ' javascript:x',
    'data:text/html,x',
    'x',
  ];
  expect(addresses.filter(isPageAddress)).toEqual(['/docs/', 'https://a.org/']);
});

describe('HTML is made from strings', () => {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const inPages = /dangerouslySetInnerHTML/;
  const inBrowsers =
    /\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|\beval\(|new Function\(|setHTMLUnsafe|DOMParser/;

  test('in few components only, from constant lines, compiled texts, checked drawings or escaped elements', () => {
    expect(files.filter((file) => inPages.test(readFileSync(file, 'utf8'))).sort()).toEqual([
      'components/home/features.tsx',
      'components/mdx/prose.tsx',
      'components/shell/frame.tsx',
      'components/shell/json-ld.tsx',
      'components/shell/live-page.dev.client.tsx',
      'components/shell/logo.tsx',
      'components/ui/markup.ts',
    ]);
  });

  test('in the browser only where a page of the site is parsed, in a document without scripts', () => {
    const reads = ['lib/browser/trusted-types.ts'];
    expect(files.filter((file) => inBrowsers.test(readFileSync(file, 'utf8')))).toEqual(reads);
    const wrong = ['box.innerHTML = text', 'eval(text)', 'new Function(text)', 'document.write(text)'];
    expect(wrong.filter((line) => !inBrowsers.test(line))).toEqual([]);
  });
});
