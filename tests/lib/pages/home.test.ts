import { describe, expect, test } from 'vitest';
import index from '#content';
import { homePage } from '@/lib/pages/home/home.ts';
import { measuredView } from '@/lib/pages/home/measured.ts';
import { listPage, postTagPage } from '@/lib/pages/series/lists.ts';
import { postTagCounts } from '@/lib/pages/series/post-tags.ts';
import { categoriesOf } from '@/lib/pages/sidebar.ts';
import { measuredWays, tagChips } from '@/lib/site/constants.ts';
import { locales } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import { latestVersion } from '@/lib/site/versions.ts';

/** What titles of stories begin with. */
const storyNames = locales.map((locale) => messagesOf(locale).search.kinds.story.toLowerCase());

describe.each(locales)('the home page (%s)', (locale) => {
  const page = homePage({ locale, route: { kind: 'home' } });

  test('has each feature with a figure and a link into the docs', () => {
    for (const { href, figure } of page.features) {
      expect(href).toMatch(/\/docs\/\w+\/$/);
      expect(figure).toMatch(/^<svg[^>]* viewBox="[\d ]+" width="\d+" height="\d+" aria-hidden="true"/);
    }
  });

  test('lists every page of the latest version once, in three groups', () => {
    const listed = page.groups.flatMap(({ categories }) => categories.flatMap(({ pages }) => pages));
    const docs = listed.map(({ href }) => href).filter((href) => href.includes('/docs/'));
    const expected = categoriesOf(latestVersion, locale).flatMap(({ pages }) => pages);
    expect(docs).toHaveLength(expected.length);
    expect(new Set(docs).size).toBe(docs.length);
    expect(page.groups.map(({ name }) => name)).toEqual(['learn', 'reference', 'contribute']);
  });

  test('shows the kernel of the program, and all of its lines on demand', () => {
    const { html = '', kernelHtml = '', lines = 0 } = page.program ?? {};
    const linesOf = (code: string) =>
      (/<code>([\s\S]*)<\/code>/.exec(code)?.[1] ?? '').trim().split('\n').length;
    expect(linesOf(html)).toBe(lines);
    expect(linesOf(kernelHtml)).toBeGreaterThan(5);
    expect(linesOf(kernelHtml)).toBeLessThan(13);
  });

  test('quotes a figure of each story without the words before its title', () => {
    for (const { organization, figure, text } of page.stories?.facts ?? []) {
      expect(figure).toMatch(/\d/);
      for (const name of storyNames) expect(`${organization} ${text}`.toLowerCase()).not.toContain(name);
    }
    expect(page.stories?.facts).toHaveLength(2);
  });

  test('shows the times that are recorded, and bars of their length', () => {
    const { measurement } = index.home;
    if (!measurement) throw new Error('content/benchmark.json is missing');
    const results = [...measurement.results].reverse().map((one, at) => ({ ...one, medianMs: 10 * 5 ** at }));
    const { ways, conditions } = measuredView({ ...measurement, threads: 2, results }, locale);
    expect(ways.map(({ percent }) => percent)).toEqual([100, 20, 4, 0.8]);
    expect(ways.map(({ time }) => time.replace(/[^\d,.]/g, ''))).toEqual([
      locale === 'fr-FR' ? '1,3' : '1.3',
      '250',
      '50',
      '10',
    ]);
    expect(ways.map(({ isTaichi }) => isTaichi)).toEqual([false, false, true, true]);
    for (const fact of [measurement.cpu, measurement.python, measurement.numpy, measurement.taichi])
      expect(conditions).toContain(fact);
  });

  test('shows one row for Taichi where there is one thread', () => {
    const { measurement } = index.home;
    const ways = measurement && measuredView({ ...measurement, threads: 1 }, locale).ways;
    expect(ways).toHaveLength(measuredWays.length - 1);
    expect(ways?.at(-1)?.label).toBe(messagesOf(locale).home.measured.ways.taichi1);
  });
});

describe('the tags above the posts', () => {
  const counts = [...postTagCounts()].sort(([, m], [, n]) => n - m);

  test('are the most used', () => {
    const { chips = [], allTagsHref } =
      listPage({ locale: 'en', route: { kind: 'list', series: 'blog', page: 1 } }) ?? {};
    expect(chips).toHaveLength(1 + tagChips.max);
    const least = counts[tagChips.max - 1]?.[1];
    const labels = chips.slice(1).map(({ label }) => label);
    const tags = index.postTags.filter(({ label }) => labels.includes(label.en)).map(({ tag }) => tag);
    for (const tag of tags) expect(postTagCounts().get(tag)).toBeGreaterThanOrEqual(least ?? 0);
    expect(allTagsHref).toBe('/blog/tags/');
  });

  test('include the one that is shown', () => {
    const [rare = ''] = counts.at(-1) ?? [];
    const { chips = [] } = postTagPage({ locale: 'en', route: { kind: 'tag', tag: rare, page: 1 } }) ?? {};
    expect(chips.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(chips).toHaveLength(2 + tagChips.max);
  });
});
