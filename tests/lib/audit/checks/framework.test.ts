import { describe, expect, test } from 'vitest';
import { frameworkProblems } from '@/lib/audit/checks/framework.ts';
import { nextPage } from '../../export/next-page.ts';
import { pageOf, siteOf } from '../site-of.ts';

const problemsIn = (file: string, content: string, hasHostedSearch = false) =>
  frameworkProblems(siteOf({ [file]: content }), hasHostedSearch).map(({ where, what }) => [where, what]);
const namedIn = (file: string, content: string) => problemsIn(file, content).flatMap(([, what = '']) => what);

/** What only React's client has, and what only Next's. */
const ofReact = [
  'throw Error("Minified React error #418")',
  'x="https://react.dev/errors/"+e',
  'Symbol.for("react.transitional.element")',
  'Symbol.for(`react.lazy`)',
  'e.$$typeof===a',
  'e.__reactFiber$a1=1',
];
const ofNext = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  'globalThis.__next_require__',
  'self.__NEXT_CLIENT_RESUME',
  '(globalThis["TURBOPACK"]||(globalThis["TURBOPACK"]=[])).push()',
  'import("/_next/static/chunks/1a.js")',
];

describe('framework code', () => {
  test('is not in pages and files of our code', () => {
    expect(problemsIn('assets/main-1.js', 'const next = _next; react(); node.type === 1')).toEqual([]);
    expect(problemsIn('a/index.html', pageOf({ body: '<script>start()</script><p id="a">a</p>' }))).toEqual(
      [],
    );
  });

  test.each([...ofReact, ...ofNext])('is found in a file of code: %s', (code) => {
    expect(problemsIn('assets/a-1.js', code)).toEqual([['assets/a-1.js', expect.stringContaining('"')]]);
    expect(problemsIn('assets/a-1.css', `a{content:"${code}"}`)).toHaveLength(1);
  });

  test.each([...ofReact, ...ofNext])('is found in a script of a page: %s', (code) => {
    expect(problemsIn('a.html', pageOf({ body: `<script>${code}</script>` }))).toHaveLength(1);
  });

  test.each([
    ['<script src="/_next/static/chunks/1a.js"></script>', '/_next/'],
    ['<link rel="stylesheet" href="/sub/_next/static/chunks/1a.css"/>', '/_next/'],
    ['<img srcset="/_next/image?url=a 1x" alt="a"/>', '/_next/'],
    ['<div id="__next_error__"></div>', '__next_error__'],
    ['<link rel="stylesheet" href="/a.css" data-precedence="next"/>', 'data-precedence'],
    ['<img data-nimg="1" alt="a"/>', 'data-nimg'],
    ['<div data-reactroot="">a</div>', 'data-reactroot'],
    ['<p>a<!-- -->b</p>', '<!-- -->'],
    ['<!--$--><p>a</p><!--/$-->', '<!--$-->'],
  ])('is found in the markup of a page: %s', (body, name) => {
    expect(namedIn('a.html', pageOf({ body }))).toEqual([expect.stringContaining(`"${name}"`)]);
  });

  test('is found by the names of files, and in a page as Next writes it', () => {
    for (const file of ['_next/static/media/a.woff2', 'docs/__next._full.txt', '__next._tree.txt'])
      expect(problemsIn(file, 'a')).toHaveLength(1);
    expect(problemsIn('a.html', nextPage())).toHaveLength(1);
  });

  test('may be what a text is about', () => {
    const texts = [...ofReact, ...ofNext].map((text) => text.replaceAll('"', '&quot;')).join(' ');
    const body = [
      `<p title="${texts}">${texts} <code>&lt;!--$--&gt;</code></p>`,
      '<a href="https://example.org/_next/static/a.js">a</a>',
      '<script type="application/ld+json">{"description":"__next_f and $$typeof"}</script>',
    ].join('');
    expect(problemsIn('a.html', pageOf({ body }))).toEqual([]);
    expect(problemsIn('a.md', texts)).toEqual([]);
  });
});

describe('React in the dialog of a hosted search', () => {
  const [dialog, react] = ['assets/hosted-search-1.js', ofReact.join(';')];

  test('is allowed where that is configured, and only there', () => {
    expect(problemsIn(dialog, react, true)).toEqual([]);
    expect(problemsIn(dialog, react, false)).toHaveLength(1);
    expect(problemsIn('assets/search-parts-1.js', react, true)).toHaveLength(1);
  });

  test.each(ofNext)('brings nothing of Next: %s', (code) => {
    expect(problemsIn(dialog, code, true)).toHaveLength(1);
  });
});
