import { describe, expect, test } from 'vitest';
import { addressesOf } from '@/lib/pages/not-found/addresses.ts';
import { nearestPages } from '@/lib/search/nearest-pages.ts';
import { similarPages } from '@/lib/site/constants.ts';

const english = addressesOf('en');
const nearest = (path: string, addresses = english) => nearestPages(path, addresses, similarPages.most);

describe('the pages with the nearest addresses', () => {
  test.each(
    Object.entries({
      'a misspelling': ['/docs/feild/', '/docs/field/'],
      'a page of an older layout of the docs': ['/docs/lang/articles/basic/field', '/docs/field/'],
      'a file of another kind': ['/docs/field.html', '/docs/field/'],
      'a hyphen in place of an underscore': ['/docs/hello-world/', '/docs/hello_world/'],
      'capital letters': ['/docs/Install/', '/docs/install/'],
      'a version that has the page': ['/docs/v1.5.0/feild/', '/docs/v1.5.0/field/'],
      'a version that is not known': ['/docs/v1.4.0/field/', '/docs/field/'],
      'the name that others give the newest version': ['/docs/stable/field/', '/docs/field/'],
      'a module of the reference': ['/api/taichi.math/', '/api/taichi/math/'],
      'a single page': ['/comunity/', '/community/'],
      'an address that was misspelled in former times': [
        '/blog/acclerate-colision-detection-with-taichi/',
        '/blog/accelerate-collision-detection-with-taichi/',
      ],
    } satisfies Record<string, [asked: string, page: string]>),
  )('%s: %s', (_, [asked, page]) => expect(nearest(asked)[0]?.path).toBe(page));

  test('are given once, with their titles, and not more than wanted', () => {
    const pages = nearest('/docs/taichi/');
    expect(pages.length).toBeLessThanOrEqual(similarPages.most);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(pages.every(({ title }) => title.length > 0)).toBe(true);
  });

  test('are not joined by pages that share a common word alone', () => {
    expect(nearest('/api/taichi.maths/').map(({ path }) => path)).toEqual(['/api/taichi/math/']);
  });

  test('are of one version', () => {
    for (const { path } of nearest('/docs/v1.5.0/feild/'))
      expect(path).toMatch(/^\/(docs|api)\/v1\.5\.0\/|^\/(?!docs|api)/);
    for (const { path } of nearest('/docs/feild/')) expect(path).not.toMatch(/master|v1\.5\.0/);
  });

  test.each([
    '/',
    '/qzxw-vkjh/',
    '/%ZZ/',
    '/docs/',
    `/${'x/'.repeat(500)}`,
    '/wp-login.php',
    '//',
    '/..%2f..%2fetc/passwd',
  ])('are none where nothing is similar: %s', (path) => expect(nearest(path)).toEqual([]));
});

test.each(['zh-Hans', 'fr-FR'] as const)('the addresses in %s have titles in that language', (locale) => {
  const titles = new Map(addressesOf(locale).pages.map(([path, title]) => [path, title]));
  const [path] = ['/docs/field/'];
  expect(titles.get(path)).not.toBe(new Map(english.pages.map(([at, title]) => [at, title])).get(path));
});
