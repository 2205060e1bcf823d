import { expect, test } from 'vitest';
import { settingsProblem } from '@/lib/audit/site.ts';
import { pageOf, siteOf } from './site-of.ts';

test('an export with the addresses of these settings is checked', () => {
  expect(
    settingsProblem(siteOf({ 'index.html': pageOf(), 'a/index.html': pageOf({ path: '/a/' }) })),
  ).toBeUndefined();
});

test.each([
  ['another site', 'https://example.org/'],
  ['a site below a base path', 'https://site.org/sub/'],
])('an export of %s is one problem that names the settings', (_, url) => {
  const head = `<link rel="canonical" href="${url}">`;
  const found = settingsProblem(siteOf({ 'index.html': pageOf({ head }) }));
  expect(found?.what).toContain(url);
  expect(found?.what).toContain('https://site.org/');
  expect(found?.fix).toContain('SITE_CONTENT');
});
