import { describe, expect, test } from 'vitest';
import { partProblems, sharedCodeProblems } from '@/lib/audit/checks/code.ts';
import { integrityHash } from '@/lib/html/integrity.ts';
import { pageOf, siteOf } from '../site-of.ts';

const map = (integrity: Record<string, string>) =>
  `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
const module = (name: string) => `<script type="module" src="/assets/${name}.js"></script>`;

describe('the code of pages', () => {
  const sheet = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`;
  const theme = '<script>theme()</script>';
  const page = (...head: string[]) => pageOf({ head: head.join('') });
  const refresh = '<meta http-equiv="refresh" content="0; url=/a/">';
  const right = {
    'index.html': page(sheet('site'), map({}), module('main'), theme),
    'a/index.html': page(
      sheet('site'),
      map({}),
      module('main'),
      theme,
      '<script type="application/ld+json">{}</script>',
    ),
    'old/index.html': page(refresh),
  };
  const problemsWith = (changed: Record<string, string>) =>
    sharedCodeProblems(siteOf({ ...right, ...changed })).map(({ where, what }) => `${where}: ${what}`);

  test('is the same on all; data does not count; what only leads on has none', () => {
    expect(problemsWith({})).toEqual([]);
  });

  test.each([
    [[sheet('other'), map({}), module('main'), theme], ['style sheets differ']],
    [
      [sheet('site'), sheet('other'), map({}), module('main'), theme],
      ['2 style sheets, 1 modules', 'style sheets differ'],
    ],
    [
      [map({}), module('main'), theme],
      ['0 style sheets, 1 modules', 'style sheets differ'],
    ],
    [[sheet('site'), map({}), module('other'), theme], ['modules differ']],
    [
      [sheet('site'), map({}), module('main'), module('other'), theme],
      ['1 style sheets, 2 modules', 'modules differ'],
    ],
    [
      [sheet('site'), map({}), theme],
      ['1 style sheets, 0 modules', 'modules differ'],
    ],
    [[sheet('site'), map({ '/a.js': 'sha256-a' }), module('main'), theme], ['inline scripts differ']],
    [[sheet('site'), map({}), module('main')], ['inline scripts differ']],
    [[sheet('site'), theme, module('main'), map({})], ['inline scripts differ']],
  ])('is found where it differs: %j', (head, found) => {
    expect(problemsWith({ 'a/index.html': page(...head) })).toEqual(
      found.map((what) => expect.stringMatching(`^a/index.html: ${what}`)),
    );
  });

  test('has three scripts in the text of a page at most, on all pages', () => {
    const scripts = [map({}), theme, '<script>a()</script>'];
    const pages = (inline: string[]) => {
      const all = page(sheet('site'), module('main'), ...inline);
      return { 'index.html': all, 'a/index.html': all };
    };
    expect(problemsWith(pages(scripts))).toEqual([]);
    expect(problemsWith(pages([...scripts, '<script>b()</script>']))).toEqual([
      'index.html: 4 inline scripts',
      'a/index.html: 4 inline scripts',
    ]);
  });

  test.each([
    [theme, 'inline scripts'],
    [sheet('site'), 'style sheets'],
    [module('main'), 'modules'],
  ])('is found in a redirect page: %s', (code, what) => {
    expect(problemsWith({ 'old/index.html': page(refresh, code) })).toEqual([
      `old/index.html: ${what} in a redirect page`,
    ]);
  });
});

describe('what scripts load on demand', () => {
  const files = {
    'assets/part-1.js': 'import{a}from"./main-1.js";new Worker(new URL(`./worker-1.js`,import.meta.url))',
    'assets/worker-1.js': 'postMessage(1)',
    'assets/style-1.css': 'a{}',
  };
  const link = (hash: string) =>
    `link.integrity="${hash}";link.href=new URL("./style-1.css",import.meta.url)`;
  const problemsWith = (main: string, integrity: Record<string, string>) =>
    partProblems(
      siteOf({
        ...files,
        'index.html': pageOf({ head: map(integrity) + module('main-1') }),
        'assets/main-1.js': main,
      }),
    ).map(({ where, what }) => `${where}: ${what}`);
  const hash = integrityHash(files['assets/part-1.js']);

  test('has its hash: modules in the import map, style sheets in the script; workers cannot have one', () => {
    const main = `import("./part-1.js");${link(integrityHash(files['assets/style-1.css']))}`;
    expect(problemsWith(main, { '/assets/part-1.js': hash })).toEqual([]);
  });

  test.each([
    ['import("./part-1.js")', {}],
    ['import(`./part-1.js`)', { '/assets/part-1.js': integrityHash('changed') }],
    ["import './part-1.js'", {}],
    ['export*from"./part-1.js"', { '/assets/other-1.js': hash }],
  ])('is found where it has none, or another: %s', (main, integrity) => {
    expect(problemsWith(main, integrity)).toEqual([
      `assets/main-1.js: loads the module /assets/part-1.js without its hash ${hash}`,
    ]);
  });

  test('is found where a style sheet has another', () => {
    expect(problemsWith(link(integrityHash('changed')), {})).toEqual([
      expect.stringContaining('loads the style sheet /assets/style-1.css without its hash'),
    ]);
  });
});
