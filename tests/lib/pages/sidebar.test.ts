import { describe, expect, test } from 'vitest';
import { categoriesOf, type SidebarLink, sidebarOf } from '@/lib/pages/sidebar.ts';
import { locales } from '@/lib/site/locales.ts';
import { latestVersion, versions } from '@/lib/site/versions.ts';

const entriesOf = (slug?: string) => sidebarOf(latestVersion, 'en', slug).flatMap(({ entries }) => entries);

describe('the sidebar of the docs', () => {
  test.each(locales.flatMap((locale) => versions.map((version) => [locale, version] as const)))(
    'in %s has all categories of $name, in their order, in groups with captions',
    (locale, version) => {
      const groups = sidebarOf(version, locale);
      expect(groups.map(({ caption }) => caption)).not.toContain(undefined);
      expect(groups.length).toBeGreaterThan(1);
      expect(groups.flatMap(({ entries }) => entries.map(({ label }) => label))).toEqual(
        categoriesOf(version, locale).map(({ label }) => label),
      );
    },
  );

  test('has captions in the language of the reader', () => {
    const captions = locales.map((locale) => sidebarOf(latestVersion, locale).map(({ caption }) => caption));
    expect(new Set(captions.flat()).size).toBe(captions.flat().length);
  });

  test('has a link in place of each category with one page, and of no other', () => {
    const single = categoriesOf(latestVersion, 'en').filter(({ pages }) => pages.length === 1);
    expect(single.length).toBeGreaterThan(0);
    expect(entriesOf().flatMap((entry) => ('pages' in entry ? [] : entry.label))).toEqual(
      single.map(({ label }) => label),
    );
  });

  test('marks the current page once, and opens its category', () => {
    const current = (entries: readonly SidebarLink[]) => entries.filter(({ isCurrent }) => isCurrent).length;
    for (const { slug } of categoriesOf(latestVersion, 'en').flatMap(({ pages }) => pages)) {
      const entries = entriesOf(slug);
      const links = entries.flatMap((entry) => ('pages' in entry ? entry.pages : [entry]));
      expect([slug, current(links)]).toEqual([slug, 1]);
      for (const entry of entries)
        if ('pages' in entry) expect(entry.hasCurrent).toBe(current(entry.pages) === 1);
    }
  });
});
