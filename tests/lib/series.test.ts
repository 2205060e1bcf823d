import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import index from '#content';
import { entryProblems } from '@/lib/content/checks/entry-checks.ts';
import { isPublished } from '@/lib/content/entry-index.ts';
import { entryFields, readFrontMatter } from '@/lib/content/front-matter.ts';
import type { CheckedEntry } from '@/lib/content/record.ts';
import { coverKinds, coverOf, coverSeed } from '@/lib/covers/cover.ts';
import { differentInARow, kindsInARow } from '@/lib/covers/kinds.ts';
import { pathThrough } from '@/lib/covers/path.ts';
import { examplesIn } from '@/lib/examples/blocks.ts';
import { readingMinutes } from '@/lib/mdx/reading-time.ts';
import { readBody } from '@/lib/mdx/store.ts';
import { allPlaces, allRedirects } from '@/lib/pages/places.ts';
import { findEntry, seriesEntries } from '@/lib/pages/series/entries.ts';
import { entryPage, entryPlaces } from '@/lib/pages/series/entry.ts';
import { archivePage, listPage, postTagPage, seriesPlaces } from '@/lib/pages/series/lists.ts';
import { postTagsPage } from '@/lib/pages/series/post-tags.ts';
import { href, parse } from '@/lib/routes/index.ts';
import { paging, reading } from '@/lib/site/constants.ts';
import { locales } from '@/lib/site/locales.ts';
import { format, messagesOf } from '@/lib/site/messages/index.ts';
import { seriesNames } from '@/lib/site/series.ts';
import facts from '../fixtures/series.json' with { type: 'json' };
import { inEachLanguage } from '../languages.ts';

describe.each(seriesNames)('the series %s', (series) => {
  test.each(locales)(
    'has lists of at most ten that hold every entry once, by language and day (%s)',
    (locale) => {
      const lists = seriesPlaces(locale).flatMap(({ route }) =>
        route.kind === 'list' && route.series === series ? [listPage({ locale, route })] : [],
      );
      const pages = lists.map((list) => list?.entries ?? []);
      expect(pages.every(({ length }) => length > 0 && length <= paging.perPage)).toBe(true);
      const shown = pages.flat();
      const translated = shown.filter(({ textLocale }) => textLocale === locale);
      const others = shown.filter(({ textLocale }) => textLocale !== locale);
      expect(shown).toEqual([...translated, ...others]);
      for (const part of [translated, others]) {
        const dates = part.map(({ date }) => date);
        expect(dates).toEqual([...dates].sort().reverse());
      }
      const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).sort();
      expect(ids(shown)).toEqual(ids(seriesEntries(series, locale)));
      expect(lists.map((list) => [list?.newerHref !== undefined, list?.olderHref !== undefined])).toEqual(
        lists.map((_, at) => [at > 0, at < lists.length - 1]),
      );
      expect(listPage({ locale, route: { kind: 'list', series, page: lists.length + 1 } })).toBeUndefined();
    },
  );

  test.each(locales)('has an archive of everything by year (%s)', (locale) => {
    const years = archivePage({ locale, route: { kind: 'archive', series } })?.years ?? [];
    expect(years.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(
      seriesEntries(series, locale).map(({ id }) => id),
    );
    for (const { year, entries } of years)
      expect(entries.every(({ date }) => date.startsWith(year))).toBe(true);
  });

  test('leads from each entry to its neighbours in time', () => {
    const entries = seriesEntries(series, 'en');
    for (const [at, { id }] of entries.entries()) {
      const screen = entryPage({ locale: 'en', route: { kind: 'entry', series, id } });
      expect([screen?.newer?.id, screen?.older?.id]).toEqual([entries[at - 1]?.id, entries[at + 1]?.id]);
    }
  });

  test('has what the original had, on its day, under its address, and names it as its source', () => {
    for (const fact of facts[series]) {
      const route = target(fact.permalink);
      const entry = route?.kind === 'entry' ? findEntry(route.series, route.id, 'en') : undefined;
      expect([fact.permalink, entry?.date]).toEqual([fact.permalink, fact.date]);
      if ('title' in fact) expect(entry?.title).toBe(fact.title);
      if ('tags' in fact) expect([...(entry?.tags ?? [])].sort()).toEqual([...fact.tags].sort());
      const authors = 'authors' in fact ? fact.authors : [];
      expect(entry?.source?.authors).toEqual(authors);
      expect(entry?.source?.url).toMatch(
        new RegExp(`/taichi-dev/docs.taichi.graphics/blob/[0-9a-f]{40}/${fact.file}$`),
      );
      expect(entry?.authors).toEqual([]);
      if ('formerly' in fact) expect(target(fact.formerly)).toEqual(route);
    }
  });
});

/** The page behind an address of the original: itself, or where it is redirected to. */
function target(permalink: string) {
  const path = `${permalink}/`;
  const redirect = allRedirects().find(({ from }) => from === path);
  const place = redirect?.to ?? parse(path);
  return place && allPlaces().some((one) => href(one) === href(place)) ? place.route : undefined;
}

describe('the blog', () => {
  test('has a list page for every `paging.perPage` posts', () => {
    const pages = seriesPlaces('en').filter(({ route }) => route.kind === 'list' && route.series === 'blog');
    const count = Math.ceil(seriesEntries('blog', 'en').length / paging.perPage);
    expect(count).toBeGreaterThan(1);
    expect(pages.map(href)).toEqual([
      '/blog/',
      ...Array.from({ length: count - 1 }, (_, at) => `/blog/page/${at + 2}/`),
    ]);
  });

  test('uses the closed list of tags, each with a page of its posts', () => {
    expect(index.postTags.map(({ tag }) => tag)).toEqual([...facts.tags].sort());
    for (const locale of locales) {
      const tags = postTagsPage({ locale, route: { kind: 'tags' } })?.tags ?? [];
      expect(tags.map(({ tag }) => tag).sort()).toEqual([...facts.tags].sort());
      for (const { tag, count } of tags) {
        const screen = postTagPage({ locale, route: { kind: 'tag', tag, page: 1 } });
        const tagged = seriesEntries('blog', locale).filter(({ tags: carried }) => carried.includes(tag));
        expect([tag, screen?.entries.length, count]).toEqual([tag, tagged.length, tagged.length]);
      }
    }
  });

  test('counts in the forms of the language', () => {
    const { posts, tagTitle } = messagesOf('en').series;
    const titleOf = (tag: string) =>
      postTagPage({ locale: 'en', route: { kind: 'tag', tag, page: 1 } })?.title;
    expect(titleOf('quant')).toBe(format(tagTitle, { nPosts: posts.one, tagName: 'quant' }));
    const count = seriesEntries('blog', 'en').filter(({ tags }) => tags.includes('tutorial')).length;
    expect(count).toBeGreaterThan(1);
    expect(titleOf('tutorial')).toBe(
      format(tagTitle, { nPosts: format(posts.other, { count }), tagName: 'tutorial' }),
    );
  });

  test('names posts with the same subject', () => {
    const { id } = seriesEntries('blog', 'en').find(({ tags }) => tags.includes('py-torch')) ?? { id: '' };
    const screen = entryPage({ locale: 'en', route: { kind: 'entry', series: 'blog', id } });
    const tagsOfPost = findEntry('blog', id, 'en')?.tags ?? [];
    expect(screen?.related.length).toBeGreaterThan(0);
    for (const related of screen?.related ?? []) {
      const tags = findEntry('blog', related.id, 'en')?.tags ?? [];
      expect([related.id, tags.some((tag) => tagsOfPost.includes(tag)), related.id !== id]).toEqual([
        related.id,
        true,
        true,
      ]);
    }
  });

  test('has no thin post: words, programs that can be run', () => {
    const posts = seriesEntries('blog', 'en').map(({ id, body, file }) => ({
      id,
      words: readBody(body).words,
      blocks: examplesIn(readFileSync(file, 'utf8')).length,
    }));
    expect(posts.filter(({ words }) => words < 500)).toEqual([]);
    expect(posts.filter(({ blocks }) => blocks === 0)).toEqual([]);
  });
});

describe('reading time', () => {
  test('is rounded up, and never less than one minute', () => {
    const { readingTime } = messagesOf('en').series;
    for (const { id, body } of seriesEntries('blog', 'en')) {
      const shown = entryPage({ locale: 'en', route: { kind: 'entry', series: 'blog', id } })?.readingTime;
      const minutes = Math.max(1, Math.ceil(readBody(body).minutes));
      expect(shown).toBe(
        minutes === 1 ? readingTime.one : format(readingTime.other, { readingTime: minutes }),
      );
    }
  });

  test('counts words, and Chinese by characters', () => {
    expect(readingMinutes('word '.repeat(reading.wordsPerMinute))).toBe(1);
    expect(readingMinutes('字'.repeat(reading.hanCharactersPerMinute))).toBe(1);
    expect(
      readingMinutes(
        `${'字'.repeat(reading.hanCharactersPerMinute)} ${'word '.repeat(reading.wordsPerMinute)}`,
      ),
    ).toBe(2);
    expect(readingMinutes('')).toBe(0);
  });
});

describe('covers', () => {
  test('differ from entry to entry, are the same each time, and small', () => {
    const covers = seriesNames.flatMap((series) =>
      seriesEntries(series, 'en').map(({ id, cover }) => coverOf(coverSeed(series, id), cover)),
    );
    expect(new Set(covers).size).toBe(covers.length);
    expect(covers.filter((svg) => gzipSync(svg).byteLength > 8000)).toEqual([]);
    expect(coverOf('a')).toBe(coverOf('a'));
  });

  test.each(seriesNames)('of neighbours in the list of %s are of different kinds', (series) => {
    const kinds = seriesEntries(series, 'en').map(({ cover }) => cover);
    for (const at of kinds.keys()) {
      const row = kinds.slice(at, at + differentInARow);
      expect(new Set(row).size, row.join(' ')).toBe(row.length);
    }
  });

  test('of older entries stay when a newer one is added, and one that is given stays', () => {
    const covers = Array.from({ length: 40 }, (_, at) => ({ seed: String(at) }));
    expect(kindsInARow(covers).slice(0, 30)).toEqual(kindsInARow(covers.slice(0, 30)));
    const withGiven = covers.map((cover, at) => (at === 20 ? { ...cover, kind: 'tree' as const } : cover));
    const kinds = kindsInARow(withGiven);
    expect(kinds[20]).toBe('tree');
    expect([...kinds.slice(17, 20), ...kinds.slice(21, 24)]).not.toContain('tree');
  });

  test.each(locales)('are the same in every language (%s)', (locale) => {
    for (const series of seriesNames)
      expect(seriesEntries(series, locale).map(({ id, cover }) => [id, cover])).toEqual(
        seriesEntries(series, 'en').map(({ id, cover }) => [id, cover]),
      );
  });

  test.each(coverKinds)('of the kind %s hold nothing but shapes inside numbers that are numbers', (kind) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const svg = coverOf(seed, kind);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|style=|<script/);
      expect(svg.match(/<path/g)?.length).toBeGreaterThan(2);
    }
  });
});

describe('a line in a cover', () => {
  const point = fc.tuple(
    fc.double({ min: -2000, max: 2000, noNaN: true }),
    fc.double({ min: -2000, max: 2000, noNaN: true }),
  );

  test('passes through its points, however many there are', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 300 }), (points) => {
        const numbers = (pathThrough(points).match(/-?[\d.]+/g) ?? []).map(Number);
        let [x, y] = [0, 0];
        for (const [index, [px, py]] of points.entries()) {
          x += numbers[2 * index] ?? Number.NaN;
          y += numbers[2 * index + 1] ?? Number.NaN;
          expect(Math.max(Math.abs(x - px), Math.abs(y - py))).toBeLessThan(0.051);
        }
        expect(numbers).toHaveLength(2 * points.length);
      }),
    );
  });
});

describe('what is not for readers yet', () => {
  test.each([
    [{ date: '2026-11-20T00:00:00.000Z' }, true],
    [{ date: '2026-11-21' }, true],
    [{ date: '2026-11-22' }, false],
    [{ date: '2026-11-20', draft: true }, false],
    [{ date: '2026-11-20', draft: false }, true],
  ])('%j is published on 2026-11-21: %s', (entry, expected) => {
    expect(isPublished(entry, '2026-11-21')).toBe(expected);
  });
});

describe('mistakes in an entry', () => {
  const entry = (more: Partial<CheckedEntry>): CheckedEntry => ({
    series: 'blog',
    locale: 'en',
    id: 'a-post',
    title: 'T',
    description: 'D',
    date: '2022-05-06',
    authors: [],
    tags: [],
    cover: 'flow',
    file: 'content/en/blog/2022/05/06/a-post.mdx',
    body: '',
    text: {
      html: '',
      markdown: '',
      minutes: 0,
      headings: [],
      sections: [],
      ids: [],
      links: [],
      words: 0,
      problems: [],
    },
    ...more,
  });
  const lists = {
    tags: [{ tag: 'benchmark', label: inEachLanguage('b') }],
    authors: [{ id: 'k-ye', name: 'Ye Kuang' }],
  };
  const said = (...entries: CheckedEntry[]) =>
    entryProblems(entries, lists).map(({ severity, what, fix }) => `${severity}: ${what}. ${fix}`);

  test('right ones have none', () => {
    expect(said(entry({ tags: ['benchmark'], authors: ['k-ye'] }))).toEqual([]);
  });

  test.each([
    [{ tags: ['benchmrak'] }, 'error: unknown tag "benchmrak"', 'Did you mean "benchmark"?'],
    [{ authors: ['k-yee'] }, 'error: unknown author "k-yee"', 'Did you mean "k-ye"?'],
    [{ id: 'archive' }, 'error: invalid address "archive"', 'not "archive"'],
    [{ id: 'a post' }, 'error: invalid address "a post"', 'letters'],
    [
      { date: '2022-05-07' },
      'error: date 2022-05-07 does not match the folder (2022-05-06)',
      'blog/2022/05/07/',
    ],
    [
      { series: 'newsletter' as const, id: '2022/05/x', tags: ['benchmark'] },
      'error: tags are not allowed in the series newsletter',
      'remove',
    ],
    [
      { series: 'newsletter' as const, id: '2022/13/x' },
      'error: invalid address "2022/13/x"',
      '<year>/<month>',
    ],
  ])('%j is reported', (more, what, fix) => {
    const problems = said(entry(more));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(what);
    expect(problems[0]).toContain(fix);
  });

  test('two with one address are a warning', () => {
    expect(said(entry({}), entry({ file: 'content/en/blog/2022/05/06/b.mdx' }))).toEqual([
      expect.stringContaining('warning: duplicate route "a-post"'),
    ]);
  });

  test('front matter is checked with file and line', () => {
    const read = (yaml: string) =>
      readFrontMatter(`---\n${yaml}\n---\n`, 'p.mdx', entryFields).problems.map(
        ({ where, what, fix }) => `${where} ${what} ${fix}`,
      );
    expect(read('title: T\ndescription: D\ndate: 2022-05-06')).toEqual([]);
    expect(read('title: T\ndescription: D\ndate: 6 May 2022')[0]).toMatch(
      /^p\.mdx:4 field "date".*2023-06-21/,
    );
    expect(read('title: T\ndescription: D\ndate: 2022-05-06\ntgas: [a]')[0]).toContain(
      'Did you mean "tags"?',
    );
    expect(read('title: T\ndescription: D\ndate: 2022-05-06\ncover: flo')[0]).toContain(
      coverKinds.join(', '),
    );
  });
});

test('entries are exported in every language', () => {
  const ids = (locale: (typeof locales)[number]) =>
    entryPlaces(locale)
      .map(({ route }) => route.id)
      .sort();
  for (const locale of locales) expect(ids(locale)).toEqual(ids('en'));
});
