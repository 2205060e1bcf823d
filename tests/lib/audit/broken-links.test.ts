import { describe, expect, test } from 'vitest';
import { brokenLinks } from '@/lib/audit/broken-links.ts';
import { redirectPage, redirectsFile } from '@/lib/export/redirects.ts';
import { absoluteUrl } from '@/lib/pages/urls.ts';
import { inLocale } from '@/lib/routes/index.ts';
import { latestVersion } from '@/lib/site/versions.ts';

const files = ['index.html', 'docs/field/index.html', 'a.css'];
const check = (html: string, basePath = '') =>
  brokenLinks(
    [
      { file: 'index.html', html },
      { file: 'docs/field/index.html', html: '<h2 id="shape">' },
    ],
    { roots: { basePath, hosts: [{ root: `https://site.org${basePath}`, folder: '' }] }, files },
  );

describe('links of the export', () => {
  test('right ones pass', () => {
    const links =
      '<a href="/docs/field/#shape"> <link href="/a.css"> <a href="https://x.org/y"> <a href="#"> <a href="/?q=1">';
    expect(check(links)).toEqual([]);
  });

  const anError = (what: string, fix: string) => [
    {
      severity: 'error',
      where: 'index.html',
      what: expect.stringContaining(what),
      fix: expect.stringContaining(fix),
    },
  ];

  test.each([
    ['/docs/feild/', 'Did you mean /docs/field/?'],
    ['docs/feild/', 'Did you mean /docs/field/?'],
    ['https://site.org/docs/feild/', '/docs/field/'],
  ])('a link to %s is found', (address, fix) =>
    expect(check(`<a href="${address}">`)).toMatchObject(anError(`broken link: ${address}`, fix)),
  );

  test.each([
    ['/docs/field/#shpe', 'Did you mean "shape"?'],
    ['#nothing', 'index.html has no element'],
  ])('a link to the anchor %s is found', (address, fix) =>
    expect(check(`<a href="${address}">`)).toMatchObject(anError(`broken anchor: ${address}`, fix)),
  );

  test('a malformed address is found', () => {
    const address = '/docs/%E0%A4%A/';
    expect(check(`<a href="${address}">`)).toMatchObject(
      anError(`malformed address: ${address}`, 'Encode the address'),
    );
  });

  test.each([
    ['/none.js', '<script src="/none.js">'],
    ['/b.webp', '<img srcset="/a.css 1x, /b.webp 2x">'],
    ['/b.webp', '<video poster="/b.webp"></video>'],
    ['/send', '<form action="/send"></form>'],
    ['/b.svg#x', '<svg><use xlink:href="/b.svg#x"></use></svg>'],
    ['/nothing-here/', '<meta http-equiv="refresh" content="0; url=/nothing-here/">'],
    ['https://site.org/b.jpg', '<meta property="og:image" content="https://site.org/b.jpg">'],
    [
      'https://site.org/nothing-here/',
      '<script type="application/ld+json">{"url":"https://site.org/nothing-here/"}</script>',
    ],
  ])('%s, which the export does not have, is found in %s', (address, html) =>
    expect(check(html)).toMatchObject(anError(`broken link: ${address}`, 'The export has no such file.')),
  );

  test('addresses of others, and what scripts hold, are nobody’s business here', () => {
    expect(
      check(
        '<a href="https://site.org.evil.org/x"> <a href="//x.org/y"> <a href="mailto:a@b.org"> <script>a=\'<a href="/no/">\'</script>',
      ),
    ).toEqual([]);
  });

  test('under a base path, a link without it is found', () => {
    expect(check('<a href="/sub/docs/field/">', '/sub')).toEqual([]);
    expect(check('<a href="/docs/field/">', '/sub')).toMatchObject([
      { what: 'link outside the base path: /docs/field/' },
    ]);
  });
});

test('a redirect works as a page and as a rule of the host', () => {
  const redirect = {
    from: '/docs/',
    to: { locale: 'en', route: { kind: 'doc', version: latestVersion, slug: 'overview' } },
  } as const;
  expect(redirectPage(redirect)).toContain('content="0; url=/docs/overview/"');
  // The reference is in English in every language: that page is the one for search engines.
  const shown = {
    locale: 'fr-FR',
    route: { kind: 'api', version: latestVersion, module: 'taichi.math' },
  } as const;
  expect(redirectPage({ from: '/fr-FR/api/math/', to: shown })).toContain(
    `<link rel="canonical" href="${absoluteUrl(inLocale(shown, 'en'))}">`,
  );
  expect(redirectsFile([redirect])).toBe('/docs/ /docs/overview/ 301\n');
});
