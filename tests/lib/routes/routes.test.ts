import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allPlaces, allRedirects } from '@/lib/pages/places.ts';
import {
  href,
  inLocale,
  isEntryId,
  isModule,
  isSlug,
  outputFile,
  type Place,
  parse,
} from '@/lib/routes/index.ts';
import { locales } from '@/lib/site/locales.ts';
import { proseSlugs, seriesNames } from '@/lib/site/series.ts';
import { latestVersion, versions } from '@/lib/site/versions.ts';

const slugs = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 }).filter(isSlug);
const words = fc.stringMatching(/^[a-z0-9_]{1,20}$/).filter(isSlug);

const anyPlace: fc.Arbitrary<Place> = fc.record({
  locale: fc.constantFrom(...locales),
  route: fc.oneof(
    fc.constant({ kind: 'home' } as const),
    fc.record({
      kind: fc.constant('doc' as const),
      version: fc.constantFrom(...versions),
      slug: fc.oneof(slugs, words),
    }),
    fc.record({ kind: fc.constant('docTags' as const), version: fc.constantFrom(...versions) }),
    fc.record({
      kind: fc.constant('docTag' as const),
      version: fc.constantFrom(...versions),
      tag: fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/),
    }),
    fc.record({
      kind: fc.constantFrom('apiTree' as const, 'apiNames' as const),
      version: fc.constantFrom(...versions),
    }),
    fc.record({
      kind: fc.constant('list' as const),
      series: fc.constantFrom(...seriesNames),
      page: fc.integer({ min: 1, max: 9999 }),
    }),
    fc.record({ kind: fc.constant('archive' as const), series: fc.constantFrom(...seriesNames) }),
    fc.constant({ kind: 'tags' } as const),
    fc.record({
      kind: fc.constant('tag' as const),
      tag: fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/),
      page: fc.integer({ min: 1, max: 9999 }),
    }),
    fc.record({
      kind: fc.constant('entry' as const),
      series: fc.constantFrom('blog' as const, 'user-stories' as const),
      id: fc.stringMatching(/^[a-z0-9_-]{1,20}$/).filter((id) => isEntryId('blog', id)),
    }),
    fc.record({
      kind: fc.constant('entry' as const),
      series: fc.constant('newsletter' as const),
      id: fc
        .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 10, max: 12 }), words)
        .map((parts) => parts.join('/'))
        .filter((id) => isEntryId('newsletter', id)),
    }),
    fc.record({ kind: fc.constant('prose' as const), slug: fc.constantFrom(...proseSlugs) }),
    fc.record({
      kind: fc.constant('api' as const),
      version: fc.constantFrom(...versions),
      module: fc
        .stringMatching(/^[a-z_][a-z0-9_]{0,8}(\.[a-z_][a-z0-9_]{0,8}){0,3}(\.[a-z]{1,5}-[a-z]{1,5})?$/)
        .filter(isModule),
    }),
  ),
});

describe('the URL grammar', () => {
  test('every page that exists reads back as it was written', () => {
    for (const place of allPlaces()) expect(parse(href(place))).toEqual(place);
  });

  test('so does every page that could exist', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        expect(parse(href(place))).toEqual(place);
      }),
    );
  });

  test('two pages never share an address', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (a, b) => {
        if (href(a) === href(b)) expect(a).toEqual(b);
      }),
    );
    const addresses = allPlaces().map(href);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('whatever can be read is written in one canonical form', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), anyPlace.map(href)), (path) => {
        const place = parse(path);
        if (place) expect(parse(href(place))).toEqual(place);
      }),
    );
  });

  test('reading never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (path) => void parse(path)));
    for (const path of ['%', '/%E0%A4%A/', '//', '/docs/%2F/', '/docs/../', ''])
      expect(() => parse(path)).not.toThrow();
  });

  test.each([
    ['/docs/field/index.html', '/docs/field/'],
    ['/index.html', '/'],
    ['/docs/field', '/docs/field/'],
    ['/docs/field/?q=1#shape', '/docs/field/'],
    ['/zh-Hans/docs/master/field/', '/zh-Hans/docs/master/field/'],
  ])('%s means %s', (path, canonical) => {
    const place = parse(path);
    expect(place && href(place)).toBe(canonical);
  });

  test.each([
    '/docs/',
    '/docs/master/',
    `/docs/${latestVersion.name}/field/`,
    '/en/docs/field/',
    '/docs/a/b/',
    '/docs/tags/Type/',
    '/docs/tags/a/b/',
    '/docs/../',
    '/nothing/',
  ])('%s is no page of the grammar', (path) => expect(parse(path)).toBeUndefined());

  test('the latest version owns no segment, the others theirs', () => {
    const at = (name: string) =>
      href({
        locale: 'en',
        route: {
          kind: 'doc',
          version: versions.find((v) => v.name === name) ?? latestVersion,
          slug: 'field',
        },
      });
    expect([at('current'), at('v1.6.0'), at('v1.5.0')]).toEqual([
      '/docs/master/field/',
      '/docs/field/',
      '/docs/v1.5.0/field/',
    ]);
  });

  test('the language changes without touching the rest', () => {
    const place = { locale: 'en', route: { kind: 'doc', version: latestVersion, slug: 'type' } } as const;
    expect(href(inLocale(place, 'fr-FR'))).toBe('/fr-FR/docs/type/');
  });

  test('an output file is the address as a folder', () => {
    expect(outputFile({ locale: 'zh-Hans', route: { kind: 'home' } })).toBe('zh-Hans/index.html');
  });

  test('redirects start where no page is and end where one is', () => {
    const addresses = new Set(allPlaces().map(href));
    for (const { from, to } of allRedirects()) {
      expect(addresses.has(from)).toBe(false);
      expect(addresses.has(href(to))).toBe(true);
    }
  });
});
