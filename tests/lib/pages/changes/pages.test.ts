import { describe, expect, test } from 'vitest';
import index from '#content';
import { apiChangePage, apiChangePlaces } from '@/lib/pages/changes/api-changes.ts';
import { docChangePlaces, docChangesLink } from '@/lib/pages/changes/doc-changes.ts';
import { docPlaces, findDoc } from '@/lib/pages/docs.ts';
import { pageOf } from '@/lib/pages/page-of.ts';
import { href, parse } from '@/lib/routes/index.ts';
import { locales } from '@/lib/site/locales.ts';
import { versions } from '@/lib/site/versions.ts';

describe('pages of what a version changes in the API', () => {
  test('exist for each version but the oldest, and for all of them together', () => {
    const places = apiChangePlaces('en').map(href);
    expect(places).toEqual([
      '/api/changes/',
      ...versions.slice(0, -1).map(({ segment, name }) => `/api/changes/${segment || name}/`),
    ]);
  });

  test.each(locales)('have every change once, in %s', (locale) => {
    for (const { version: name, changes } of index.apiChanges) {
      const version = versions.find((one) => one.name === name);
      if (!version) throw new Error(`${name} is no version`);
      const page = apiChangePage({ locale, route: { kind: 'apiChange', version } });
      const ids = page?.groups.flatMap(({ modules }) =>
        modules.flatMap((one) => one.changes.map(({ id }) => id)),
      );
      expect(ids?.sort()).toEqual(changes.map(({ id }) => id).sort());
      expect(new Set(ids).size).toBe(ids?.length);
    }
  });
});

describe('pages of what has changed on a page of the docs', () => {
  test('are linked where they exist, and only there', () => {
    const linked = docPlaces('en').flatMap((place) => docChangesLink(place)?.href ?? []);
    expect(docChangePlaces('en').map(href).sort()).toEqual(linked.sort());
    expect(linked.length).toBeGreaterThan(0);
  });

  test('do not exist for texts that are equal', () => {
    for (const place of docPlaces('en')) {
      const older = versions[versions.indexOf(place.route.version) + 1];
      const before = older && findDoc({ ...place, route: { ...place.route, version: older } });
      if (before?.body === findDoc(place)?.body) expect(docChangesLink(place)).toBeUndefined();
    }
  });

  test.each(locales)('show changes, and lead to parts of the page, in %s', (locale) => {
    for (const place of docChangePlaces(locale)) {
      const page = pageOf(place);
      const html = page?.kind === 'docChanges' ? page.html : '';
      expect(html, href(place)).toMatch(/<ins>|<del>/);
      for (const [, path = ''] of html.matchAll(/<h2 id="[^"]*"><a href="([^"#]*)/g))
        expect(parse(path)?.route).toMatchObject({ kind: 'doc', slug: place.route.slug });
    }
  });
});
