import { describe, expect, test } from 'vitest';
import { brokenLinks } from '@/lib/export/links.ts';
import { redirectPage, redirectsFile } from '@/lib/export/redirects.ts';
import { latestVersion } from '@/lib/site/versions.ts';

const files = ['index.html', 'docs/field/index.html', 'a.css'];
const check = (html: string, basePath = '') =>
  brokenLinks(
    [
      { file: 'index.html', html },
      { file: 'docs/field/index.html', html: '<h2 id="shape">' },
    ],
    { basePath, files },
  );

describe('links of the export', () => {
  test('right ones pass', () => {
    expect(
      check(
        '<a href="/docs/field/#shape"> <link href="/a.css"> <a href="https://x.org/y"> <a href="#"> <a href="/?q=1">',
      ),
    ).toEqual([]);
  });

  test.each([
    ['<a href="/docs/feild/">', 'broken link: /docs/feild/', 'Did you mean /docs/field/?'],
    ['<a href="/docs/field/#shpe">', 'broken anchor: /docs/field/#shpe', 'Did you mean "shape"?'],
    ['<script src="/none.js">', 'broken link: /none.js', 'The export has no such file.'],
    ['<a href="#nothing">', 'broken anchor: #nothing', 'index.html has no element'],
  ])('%s is found', (html, what, fix) => {
    expect(check(html)).toMatchObject([
      { severity: 'error', where: 'index.html', what, fix: expect.stringContaining(fix) },
    ]);
  });

  test('under a base path, a link without it is found', () => {
    expect(check('<a href="/sub/docs/field/">', '/sub')).toEqual([]);
    expect(check('<a href="/docs/field/">', '/sub')).toMatchObject([
      { what: 'link outside of the base path: /docs/field/' },
    ]);
  });
});

test('a redirect works as a page and as a rule of the host', () => {
  const redirect = {
    from: '/docs/',
    to: { locale: 'en', route: { kind: 'doc', version: latestVersion, slug: 'overview' } },
  } as const;
  expect(redirectPage(redirect)).toContain('content="0; url=/docs/overview/"');
  expect(redirectsFile([redirect])).toBe('/docs/ /docs/overview/ 301\n');
});
