import { describe, expect, test } from 'vitest';
import { brokenLinks } from '@/lib/audit/broken-links.ts';
import { problemText } from '@/lib/site/problem.ts';
import { error } from './root.ts';

const home = 'index.html';
const post = 'blog/life/index.html';
const chinese = 'zh-Hans/docs/field/index.html';
const files = [
  home,
  post,
  chinese,
  'blog/index.html',
  'docs/field/index.html',
  'api/pkg/index.html',
  'a.css',
];

/** What is said of an export in which one page holds this HTML. */
function said(page: string, html: string): string[] {
  const others = {
    [home]: '',
    [post]: '',
    [chinese]: '<h2 id="shape">',
    'docs/field/index.html': '<h2 id="shape">',
  };
  const pages = Object.entries({ ...others, [page]: html }).map(([file, text]) => ({ file, html: text }));
  return brokenLinks(pages, { roots: { basePath: '', hosts: [] }, files }).map(problemText);
}

/**
 * What the content step cannot see, because it is not written by hand: lists, pages of tags, what components link to. The
 * last step of a build follows every address of every page; here it has small ones.
 */
describe('broken links of the export are reported with page, nearest match and fix', () => {
  test.each([
    [
      'the page of a list',
      home,
      '/blog/page/9/',
      'broken link: /blog/page/9/',
      'The export has no such file.',
    ],
    [
      'the page of a tag',
      home,
      '/blog/tags/x/',
      'broken link: /blog/tags/x/',
      'The export has no such file.',
    ],
    ['a module', post, '/api/pgk/', 'broken link: /api/pgk/', 'Did you mean /api/pkg/?'],
    [
      'another language',
      home,
      '/zh-Hans/docs/feild/',
      'broken link: /zh-Hans/docs/feild/',
      'Did you mean /zh-Hans/docs/field/?',
    ],
    ['a style sheet', home, '/b.css', 'broken link: /b.css', 'The export has no such file.'],
    ['an address beside the page', post, '../lfie/', 'broken link: ../lfie/', 'Did you mean /blog/life/?'],
    [
      'a wrong escape',
      home,
      '/docs/100%/',
      'malformed address: /docs/100%/',
      'Encode the address: a percent sign is followed by two hexadecimal digits.',
    ],
    [
      'an anchor of another language',
      home,
      '/zh-Hans/docs/field/#shpae',
      'broken anchor: /zh-Hans/docs/field/#shpae',
      `${chinese} has no element with the id "shpae". Did you mean "shape"?`,
    ],
    [
      'an anchor with a wrong escape',
      chinese,
      '#100%',
      'malformed address: #100%',
      'Encode the address: a percent sign is followed by two hexadecimal digits.',
    ],
  ])('%s', (_, page, address, what, fix) => {
    expect(said(page, `<a href="${address}">x</a>`)).toEqual([error(page, what, fix)]);
  });

  test('all at once, and nothing of what is right', () => {
    const right = [
      '/',
      '#',
      '/blog/',
      '../',
      './',
      '/docs/field/#shape',
      '/docs/field/?a=1#shape',
      'https://a.org/x',
    ];
    const html = right.map((address) => `<a href="${address}">x</a>`).join('');
    expect(said(post, html)).toEqual([]);
    expect(said(post, `${html}<a href="/x/">x</a><img src="/y.png">`)).toHaveLength(2);
  });
});
