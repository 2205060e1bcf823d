import { describe, expect, test } from 'vitest';
import { type PageAssets, stripPage } from '@/lib/export/strip.ts';
import { nextPage, pageData, sheets, themeScript } from './next-page.ts';

const assets: PageAssets = {
  sheets,
  styles: [],
  first: '<script>beforePaint()</script>',
  loaded:
    '<link rel="stylesheet" href="/assets/site-1.css"/><script type="module" src="/assets/main-1.js"></script>',
  fontAddress: (address) => address.replace(/^.*\/(\w+)[-.].*$/, '/assets/$1-1.woff2'),
};
const strip = (page = nextPage()) => stripPage(page, assets);

/** The elements of the head, each as far as the first attribute that tells it apart. */
const headOf = (page: string) =>
  [...(/<head>(.*)<\/head>/s.exec(page)?.[1]?.matchAll(/<(?!\/)[^>]*>/g) ?? [])].map(([tag]) => tag);

describe('a published page', () => {
  test('has in its head what all pages share, in one order, and then what it says of itself', () => {
    expect(headOf(strip())).toEqual([
      '<meta charset="utf-8"/>',
      '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
      '<script>',
      '<link rel="preload" href="/assets/text-1.woff2" as="font" crossorigin="" type="font/woff2"/>',
      '<link rel="stylesheet" href="/assets/site-1.css"/>',
      '<script type="module" src="/assets/main-1.js">',
      '<meta name="theme-color" content="#0b0f10"/>',
      '<link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml"/>',
      '<title>',
      '<meta name="description" content="About Fields"/>',
      '<link rel="canonical" href="https://site.org/docs/field/"/>',
      '<meta property="og:title" content="Fields"/>',
    ]);
  });

  test.each([
    ['<pre><code>x</code></pre>', 1],
    ['<p>A <code>name</code></p>', 1],
    ['<p>Press <kbd>K</kbd></p>', 1],
    ['<p>A codex, a preview</p>', 0],
  ])('loads the font of code ahead where it shows some: %s', (body, count) => {
    const preload = (name: string) =>
      `<link rel="preload" href="/_next/static/media/${name}.p.1.woff2" as="font"/>`;
    const page = strip(nextPage({ head: preload('jetbrains_mono') + preload('other'), body }));
    const preloads = headOf(page).filter((tag) => tag.includes('as="font"'));
    expect(preloads.filter((tag) => tag.includes('/assets/jetbrains_mono-1.woff2'))).toHaveLength(count);
    expect(preloads, 'other fonts on all pages').toHaveLength(2 + count);
  });

  test('has no script but those of the site, the theme and its data', () => {
    const scripts = [...strip().matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);
    expect(scripts).toEqual(['beforePaint()', '', themeScript, pageData]);
  });

  test('has the content that Next wrote, without comments and waiting elements', () => {
    const page = strip();
    expect(page).toContain('<html lang="en" dir="ltr" class="a_variable b_variable">');
    expect(page).toContain('<body data-to-top="Up"><a class="skip-link" href="#content">Skip</a><script>');
    expect(page).toMatch(/<main id="content"><h1>Fields<\/h1><\/main><\/div><\/body><\/html>$/);
    expect(page).not.toMatch(/<!--/);
  });

  test('has no line ends at the edges of blocks, and those between words and of code', () => {
    const code = '<pre><code><span>a</span>\n<span>b</span>\n</code></pre>';
    const body = `<p>One\n<b>two</b>\n<i>three</i></p>\n<table>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</table>\n${code}`;
    expect(strip(nextPage({ body }))).toContain(
      `<p>One\n<b>two</b>\n<i>three</i></p>\n<table><tr><td>1</td>\n<td>2</td></tr></table>\n${code}`,
    );
  });

  test('may have texts about Next, and hidden elements', () => {
    const body = '<div hidden=""></div><p>self.__next_f is in <code>/_next/static/</code></p>';
    expect(strip(nextPage({ body }))).toContain(`<h1>Fields</h1>${body}</main>`);
  });

  test('has no style element where the home page has the same one, which is in the style sheet', () => {
    const head = '<style data-precedence="default" data-href="announcement">:root{--a:#fff}</style>';
    const page = stripPage(nextPage({ head }), { ...assets, styles: [':root{--a:#fff}'] });
    expect(page).not.toContain('<style');
  });
});

describe('the build stops and says what it has met:', () => {
  const [first = '', second = ''] = sheets;
  test.each([
    ['no head', '<html><body></body></html>', 'no head'],
    ['an unknown script', nextPage({ body: '<script>counter()</script>' }), '<script>counter()</script>'],
    [
      'a script that only looks like the theme',
      nextPage({ body: `<script>x();${themeScript.replace('"theme"', '"other"')}</script>` }),
      '<script>x();',
    ],
    ['an unknown file of code', nextPage({ head: '<script src="/counter.js"></script>' }), '/counter.js'],
    ['data of another kind', nextPage({ body: '<script type="text/x">a</script>' }), 'text/x'],
    ['an unknown link', nextPage({ head: '<link rel="preconnect" href="https://a.org"/>' }), 'preconnect'],
    ['an unknown element in the head', nextPage({ head: '<base href="/"/>' }), '<base href="/"/>'],
    ['a style sheet more', nextPage({ links: [...sheets, '/_next/static/chunks/3.css'] }), 'chunks/3.css'],
    ['a style sheet less', nextPage({ links: [first] }), `${first} where the home page`],
    ['another order of style sheets', nextPage({ links: [second, first] }), `${second}, ${first} where`],
    ['a style element more', nextPage({ head: '<style>a{}</style>' }), `${second}, a{} where`],
    ['metadata that comes late', nextPage().replace('<!--$-->', '<title>a</title>'), '<title>a</title>'],
    ['a comment of another kind', nextPage({ body: '<!--late-->' }), '<!--late-->'],
    ['a picture of Next', nextPage({ body: '<img src="/_next/image?url=a" alt="a"/>' }), '"/_next/"'],
    ['an element of React', nextPage({ body: '<p data-reactroot="">a</p>' }), 'data-reactroot'],
  ])('%s', (_, page, met) => {
    expect(() => strip(page)).toThrow(met);
    expect(() => strip(page)).toThrow('lib/export/strip.ts');
  });
});
