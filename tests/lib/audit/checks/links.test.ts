import { describe, expect, test } from 'vitest';
import { canonicalProblems } from '@/lib/audit/checks/canonical.ts';
import { linkCounts, linkProblems } from '@/lib/audit/checks/links.ts';
import { orphanFiles, orphanPages } from '@/lib/audit/checks/orphans.ts';
import type { Problem } from '@/lib/site/problem.ts';
import { pageOf, siteOf } from '../site-of.ts';

const whats = (problems: readonly Problem[]) => problems.map(({ where, what }) => `${where}: ${what}`);
const redirect = (to: string, canonical = to) =>
  `<html lang="en"><head><title>x</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="https://site.org${canonical}"></head><body><h1>x</h1></body></html>`;

describe('links of the export', () => {
  test('right ones pass wherever they stand, and are counted', () => {
    const site = siteOf({
      'index.html': pageOf({ body: '<a href="/a/#b">a</a> <a href="/a/">a</a> <a href="/a/">a</a>' }),
      'a/index.html': pageOf({ path: '/a/', body: '<p id="b">b</p>' }),
      'sitemap.xml': '<loc>https://site.org/a/</loc>',
      'index.md': 'See [a](https://site.org/a/#b), or https://site.org/a/.',
      _redirects: '/old/ /a/ 301\n',
      'a.css': "@font-face{src:url('a.woff2')}",
      'a.woff2': 'wOF2',
    });
    expect(whats(linkProblems(site))).toEqual([]);
    // With the canonical address of each page.
    expect(linkCounts(site)).toEqual({ links: 5, anchors: 1 });
  });

  test.each([
    ['feed.xml', '&lt;a href=&quot;https://site.org/none/&quot;&gt;'],
    ['feed.json', '{"content_html":"<a href=\\"https://site.org/none/\\">"}'],
    ['sitemap.xml', '<loc>https://site.org/none/</loc>'],
    ['llms.txt', '- [A](https://site.org/none.md): about'],
    ['index.md', 'See [a](https://site.org/a/#none).'],
    ['_redirects', '/old/ /none/ 301\n'],
    ['a.css', '@font-face{src:url(none.woff2)}'],
    ['assets/a.js', 'import(`./none.js`)'],
    ['assets/a.js', 'import{b}from"./none.js"'],
    ['assets/a.js', 'new Worker(new URL("./none.js",import.meta.url))'],
    ['assets/a.js', 'link.href=new URL(`./none.css`,import.meta.url).href'],
    ['a.svg', '<svg><image href="/none.png"/></svg>'],
    ['search-index/en/settings.json', '{"page":"/none/","versions":[]}'],
    ['addresses/en.json', '{"root":"/","versions":[],"pages":[["/a/","A"],["/b/","A","/none/"]]}'],
    ['search-index/en/site.json', '{"pages":[["page","A","/none/"]],"sections":[[],[]],"symbols":[]}'],
    ['search-index/en/site.json', '{"pages":[["page","A","/a/"]],"sections":[[0],["none"]],"symbols":[]}'],
    [
      'search-index/en/site.json',
      '{"pages":[["page","A","/a/"]],"sections":[[],[]],"symbols":[["none","class",0]]}',
    ],
    [
      'search-index/en/site.json',
      '{"pages":[["api","p.none","/a/"]],"sections":[[],[]],"symbols":[["p.one","class",0,"","",1]]}',
    ],
  ])('a broken one in %s is found: %s', (file, content) => {
    const problems = linkProblems(siteOf({ 'a/index.html': pageOf({ path: '/a/' }), [file]: content }));
    expect(whats(problems)).toEqual([expect.stringMatching(new RegExp(`^${file}: broken .*none`))]);
  });

  test('a link to what only leads on is found', () => {
    const site = siteOf({
      'index.html': pageOf({ body: '<a href="/old/">a</a>' }),
      'old/index.html': redirect('/'),
    });
    expect(whats(linkProblems(site))).toEqual(['index.html: link to a redirect: /old/']);
  });
});

describe('orphans', () => {
  test('a page without links from its language is found', () => {
    const site = siteOf({
      'index.html': pageOf({ body: '<a href="/a/">a</a> <a href="/fr-FR/b/">b</a>' }),
      'a/index.html': pageOf({ path: '/a/', body: '<a href="/fr-FR/b/">b</a>' }),
      'b/index.html': pageOf({ path: '/b/', body: '<a href="/b/">itself</a>' }),
      'fr-FR/index.html': pageOf({ path: '/fr-FR/', body: '<a href="/a/">a</a>' }),
      'fr-FR/b/index.html': pageOf({ path: '/fr-FR/b/' }),
      'old/index.html': redirect('/a/'),
      '404.html': pageOf({ path: '/404/' }),
    });
    expect(orphanPages(site).map(({ where }) => where)).toEqual(['b/index.html', 'fr-FR/b/index.html']);
  });

  test('a file that nobody names is found', () => {
    const site = siteOf({
      'index.html': pageOf({ body: '<script src="/a.js"></script><img src="/a.webp" alt="a">' }),
      'a.js': 'import("./b.js"); "d.js is a text"',
      'b.js': '1',
      'c.js': 'import("./c.js"); import("./a.js")',
      'd.js': '1',
      'a.webp': '',
      'b.webp': '',
      'robots.txt': '',
      'index.txt': '',
      '_next/static/a/_buildManifest.js': '',
    });
    expect(orphanFiles(site).map(({ where }) => where)).toEqual([
      'c.js',
      'd.js',
      'b.webp',
      'index.txt',
      '_next/static/a/_buildManifest.js',
    ]);
  });
});

describe('canonical addresses and alternates', () => {
  const alternate = (lang: string, path: string) =>
    `<link rel="alternate" hreflang="${lang}" href="https://site.org${path}">`;
  const both = alternate('en', '/') + alternate('fr-FR', '/fr-FR/') + alternate('x-default', '/');
  const canonical = (url: string) => `<link rel="canonical" href="${url}">`;
  const right = {
    'index.html': pageOf({ head: both }),
    'fr-FR/index.html': pageOf({ path: '/fr-FR/', lang: 'fr-FR', head: both }),
    'zh-Hans/index.html': pageOf({ lang: 'zh-Hans' }),
    'old/index.html': redirect('/zh-Hans/', '/'),
    '404.html': pageOf({ path: '/404/', head: '<meta name="robots" content="noindex">' }),
  };

  test('right ones pass, also those of a page that shows the text of another', () => {
    expect(whats(canonicalProblems(siteOf(right)))).toEqual([]);
  });

  test.each([
    ['index.html', redirect('/').replace(/<link[^>]*>/, ''), 'missing canonical URL'],
    ['index.html', pageOf({ head: both + canonical('/') }), 'canonical URL without a page: /'],
    ['index.html', pageOf({ head: canonical('https://x.org/') }), 'without a page: https://x.org/'],
    [
      'index.html',
      pageOf({ head: canonical('https://site.org/') + canonical('https://site.org/b') }),
      'several',
    ],
    ['index.html', pageOf({ head: both.replace(alternate('x-default', '/'), '') }), 'without x-default'],
    ['index.html', pageOf({ head: both.replace(alternate('en', '/'), '') }), 'without the page itself'],
    ['index.html', pageOf({ head: both + alternate('de', '/de/') }), 'alternate without a page'],
    ['index.html', pageOf({ head: both.replace('fr-FR', 'fr') }), 'alternate for fr is in fr-FR'],
    ['fr-FR/index.html', pageOf({ path: '/fr-FR/', lang: 'fr-FR' }), 'without a link back'],
    ['zh-Hans/index.html', pageOf({ lang: 'zh-Hans', head: both }), 'is not its own canonical page'],
    [
      'b/index.html',
      pageOf({ head: canonical('https://site.org/old/') }),
      'of a page with another canonical URL',
    ],
    ['old/index.html', redirect('/zh-Hans/', '/fr-FR/'), 'its canonical URL is https://site.org/fr-FR/'],
    ['old/index.html', redirect('/').replace(/<meta name="robots"[^>]*>/, ''), 'has no noindex'],
    ['404.html', pageOf({ path: '/404/' }), 'has no noindex'],
  ])('%s with a wrong one is found: %#', (file, html, what) => {
    const found = whats(canonicalProblems(siteOf({ ...right, [file]: html })));
    expect(found).toContainEqual(expect.stringContaining(what));
  });
});
