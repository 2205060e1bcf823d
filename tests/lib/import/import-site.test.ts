import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { treeOf } from '@/lib/import/docusaurus/tree.ts';
import { importSite } from '@/lib/import/import-site.ts';
import { compileBody } from '@/lib/mdx/pipeline.ts';
import { changed, fixture, imported } from './imported.ts';

const made = imported(fixture);
const textOf = (path: string) => String(made.files.get(path)?.content ?? '');
const said = made.notes.map(({ where, what }) => `${where}  ${what}`);

describe('an imported site', () => {
  test('has a page for each page of the source but drafts, partials and programs, and the lists that a build needs', () => {
    expect([...made.files.keys()].sort()).toEqual(
      [
        'authors.yml',
        'en/blog/2022/05/06/first.mdx',
        'en/blog/2022/05/07/second-post.mdx',
        'en/docs/1.0/overview.mdx',
        'en/docs/1.0/sidebar.yml',
        'en/docs/next/elements.mdx',
        'en/docs/next/overview.mdx',
        'en/docs/next/setup.mdx',
        'en/docs/next/sidebar.yml',
        'en/pages/community.mdx',
        'en/search.yml',
        'redirects.yml',
        'site.yml',
        'tags.yml',
        'versions.yml',
        'zh-Hans/docs/next/setup.mdx',
        'zh-Hans/terms.yml',
      ].sort(),
    );
  });

  test('has texts that the site compiles without an error', async () => {
    for (const [path, { content }] of made.files) {
      if (!path.endsWith('.mdx')) continue;
      const figures = (address: string) =>
        made.pictures.has(address)
          ? { kind: 'svg' as const, markup: '<svg viewBox="0 0 4 4"/>' }
          : { kind: 'missing' as const };
      const { problems } = await compileBody(String(content), `content/${path}`, figures);
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    }
  });

  test('has lost nothing without a note, and no word at all', () => {
    expect(made.notes.filter(({ kind }) => kind === 'mistake')).toEqual([]);
    for (const { before, after } of made.counts) expect(after.words).toBe(before.words);
  });

  test('says what is not imported', () => {
    expect(said).toEqual(
      expect.arrayContaining([
        'docs/guide/draft.md:2  draft is not imported',
        'i18n/ja  1 pages in the language "ja" are not imported',
        'src/pages/index.js:1  page /index is not imported',
        'sidebars.js:1  item of the sidebar left out: link Forum https://example.org',
        'docs/guide/elements.mdx:78  picture ./img/gone.png does not exist',
        'blog/authors.yml:1  address of the author "ada" left out: http://example.org/ada',
      ]),
    );
  });

  test('has the title of the h1, a description of the first sentences, and the fields that the site has', () => {
    expect(textOf('en/docs/next/setup.mdx')).toMatch(
      /^---\ntitle: Set it up\ndescription: Write to .*\ntags: \[install, first-steps\]\n---\n\n:::caution/,
    );
    expect(textOf('en/docs/next/overview.mdx')).toContain('title: Where to start\n');
    expect(textOf('en/docs/next/overview.mdx')).toContain('sidebar_label: Start\n');
    expect(textOf('en/blog/2022/05/07/second-post.mdx')).toContain(
      'date: 2022-05-07\nauthors: [Bo-Example]\n',
    );
  });

  test('links by file within a version and by address elsewhere, to ids that exist, and to the original site for the rest', () => {
    const text = textOf('en/docs/next/overview.mdx');
    expect(text).toContain('[how to set it up](./setup.mdx#install-it)');
    expect(text).toContain('[all elements](./elements.mdx#tabs)');
    expect(text).toContain('[the first post](/blog/first/)');
    expect(text).toContain('[The old page](/docs/overview/)');
    expect(text).toContain('[a file](https://docs.example.org/files/data.zip)');
    expect(text).toContain('nothing{/* #nowhere */}');
    expect(textOf('en/docs/next/elements.mdx')).toContain('[Top](./elements.mdx), [the tabs](#tabs)');
  });

  test('links to its pages also where the source has their whole address', () => {
    const tree = changed({
      'docs/more.md':
        '# More\n\n[a](https://docs.example.org/docs/next/guide/setup#use-it) [b](https://docs.example.org/api/)\n',
    });
    const { files, notes } = imported(tree);
    expect(String(files.get('en/docs/next/more.mdx')?.content)).toContain(
      '[a](./setup.mdx#use-it) [b](https://docs.example.org/api/)',
    );
    expect(notes.map(({ what }) => what)).toContain(
      'link https://docs.example.org/api/ leads to the original site',
    );
  });

  test('is called as its settings say, in the languages that have pages', () => {
    expect(parse(textOf('site.yml'))).toMatchObject({
      name: 'Example',
      repository: 'https://github.com/example/docs',
      locales: ['en', 'zh-Hans'],
    });
  });

  test('has the links of the bar and the footer, and says which settings it leaves out', () => {
    expect(parse(textOf('site.yml'))).toMatchObject({
      copyright: '© {year} Example. Built by hand.',
      resources: [
        { label: 'Community', href: '/community/' },
        { label: 'Chat', href: 'https://example.org/chat' },
      ],
      community: [{ label: 'Forum', href: 'https://example.org/forum' }],
      footer: [
        {
          title: 'Links',
          links: [
            { label: 'Set up', href: '/docs/next/setup/#use-it' },
            { label: 'Old', href: 'https://docs.example.org/gone' },
            { label: 'Blog', href: '/blog/' },
          ],
        },
      ],
    });
    expect(said).toContain(
      'docusaurus.config.js:1  settings left out: favicon, navbar.logo, announcementBar',
    );
    expect(said).toContain('docusaurus.config.js:1  address https://docs.example.org/ is not in site.yml');
  });

  test('says how many pages of a folder are not imported', () => {
    const { notes } = imported(changed({ 'src/pages/api/a.html': '<p>', 'src/pages/api/b/c.html': '<p>' }));
    expect(notes.map(({ where, what }) => `${where}  ${what}`)).toContain(
      'src/pages/api  files of pages that are not imported: 2',
    );
  });

  test('knows the authors of a list in the folder of a language', () => {
    const { files } = imported(
      changed({
        'newsletter/en/authors.yml': 'cy:\n  name: Cy Example\n',
        'newsletter/en/2023/05/may.md': '---\ntitle: May\nauthors: [cy]\n---\n\nWords.\n',
      }),
    );
    expect(String(files.get('authors.yml')?.content)).toContain('- id: cy\n  name: Cy Example\n');
  });

  test('says which single page nothing leads to', () => {
    const { notes } = imported(changed({ 'src/pages/tgc01.md': '# Course\n\nWords.\n' }));
    const unlinked = notes
      .filter(({ what }) => what.startsWith('no menu'))
      .map(({ where, what }) => [where, what]);
    expect(unlinked).toEqual([['src/pages/tgc01.md:1', 'no menu and no text leads to the page /tgc01/']]);
  });

  test('has the versions, sidebars, authors and former addresses of the source', () => {
    expect(textOf('versions.yml')).toContain('name: current\n  label: Develop\n  segment: next\n');
    expect(textOf('en/docs/next/sidebar.yml')).toContain(
      'label: How to\n  pages:\n    - setup\n    - elements\n',
    );
    expect(textOf('en/docs/1.0/sidebar.yml')).toContain('label: Start\n  pages:\n    - overview\n');
    expect(textOf('authors.yml')).toContain('- id: ada\n  name: Ada Example\n  role: Writer\n');
    expect(textOf('redirects.yml')).toContain('from: /docs/next/guide/setup/\n  to: /docs/next/setup/\n');
    expect(textOf('zh-Hans/terms.yml')).toContain('How to: 指南');
    expect(textOf('en/search.yml')).toContain('overview:\n    - beginning\n    - first steps\n');
  });

  test('has the ids of the English headings in a translation with the same headings', () => {
    expect(textOf('zh-Hans/docs/next/setup.mdx')).toContain('## 使用它 [#use-it]\n');
  });

  test('has the pictures that texts show, each once', () => {
    expect([...made.pictures.keys()]).toEqual(['/figures/imported/plot.svg', '/figures/imported/logo.svg']);
  });

  test('has addresses without marks of Latin letters, and leads the former ones to them', () => {
    const { files } = imported(changed({ 'blog/2022-05-08-zürich.md': '# Zürich\n\nWords.\n' }));
    expect([...files.keys()]).toContain('en/blog/2022/05/08/zurich.mdx');
    expect(String(files.get('redirects.yml')?.content)).toContain('/zürich/\n  to: /blog/zurich/\n');
  });

  test('gives pages of the same name in different folders a slug each', () => {
    const tree = changed({ 'docs/other/setup.md': '# Another one\n\nWords.\n' });
    expect([...imported(tree).files.keys()]).toContain('en/docs/next/other-setup.mdx');
  });

  test('stops at a list that is no YAML, and names it', () => {
    expect(() => imported(changed({ 'blog/authors.yml': 'a: [' }))).toThrow(
      /^blog\/authors\.yml {2}invalid YAML/,
    );
  });

  test('takes a picture of another site that somebody has put beside the others', () => {
    const own = importSite(fixture, {}, (address) => address === '/figures/imported/far.png');
    expect(String(own.files.get('en/docs/next/elements.mdx')?.content)).toContain(
      '![Far](/figures/imported/far.png)',
    );
  });
});

describe('a folder of Markdown files', () => {
  const files: Record<string, string> = {
    'a/intro.md': '# A\n\nSee [b](../b.md#c).\n',
    'b.md': '# B\n\n## C\n',
  };
  const tree = treeOf(Object.keys(files), (file) => Buffer.from(files[file] ?? ''));

  test('is one version', () => {
    const { files: written } = importSite(tree, { versions: ['v2'] }, () => false);
    expect(String(written.get('versions.yml')?.content)).toContain('name: v2\n');
    expect(String(written.get('en/docs/v2/overview.mdx')?.content)).toContain('[b](./b.mdx#c)');
  });

  test('without a page is refused', () => {
    expect(() => imported(treeOf([], () => Buffer.from('')))).toThrow('The source has no pages.');
  });
});
