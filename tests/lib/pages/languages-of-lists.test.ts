import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { createElement, type ReactElement } from 'react';
import { visit } from 'unist-util-visit';
import { describe, expect, test, vi } from 'vitest';
import { HomeScreen } from '@/components/home/home-screen.tsx';
import { ArchiveScreen } from '@/components/series/archive-screen.tsx';
import { EntryScreen } from '@/components/series/entry-screen.tsx';
import { ListScreen } from '@/components/series/list-screen.tsx';
import { markup } from '@/components/ui/markup.ts';
import { pageMarkdown } from '@/lib/outputs/markdown.ts';
import { homePage } from '@/lib/pages/home/home.ts';
import type { EntryCardView } from '@/lib/pages/series/entries.ts';
import { entryPage } from '@/lib/pages/series/entry.ts';
import {
  archivePage,
  type ListPage,
  listPage,
  type PostTagPage,
  postTagPage,
  seriesPlaces,
} from '@/lib/pages/series/lists.ts';
import { paging } from '@/lib/site/constants.ts';
import { defaultLocale, type Locale, locales, prefixedLocales } from '@/lib/site/locales.ts';
import { format, messagesOf } from '@/lib/site/messages/index.ts';
import { mixedPosts } from '../../mixed-posts.ts';

/** Lists and the home page where some posts are in the reader's language, and others are not (docs/spec.md 5.2). */

vi.mock('#content', async (original) => {
  const { withMixedPosts } = await import('../../mixed-posts.ts');
  return withMixedPosts(original);
});

const { numbers, tagged, title } = mixedPosts;

/** The order that readers of a language find: the posts in it, then the others. */
function orderOf(posts: readonly number[], locale: Locale): number[] {
  const isTranslated = (at: number) => mixedPosts.inLanguage[locale].includes(at);
  return [...posts.filter(isTranslated), ...posts.filter((at) => !isTranslated(at))];
}

const some = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The content has no such page.');
  return value;
};

/** All pages of the list of the blog, or of the posts with the tag. */
function pagesOf(kind: 'list' | 'tag', locale: Locale) {
  return seriesPlaces(locale).flatMap(({ route }): (ListPage | PostTagPage)[] => {
    if (route.kind === 'list' && kind === 'list') return [some(listPage({ locale, route }))];
    return route.kind === 'tag' && kind === 'tag' ? [some(postTagPage({ locale, route }))] : [];
  });
}

const numberOf = (text: string | undefined) => Number(/post-(\d+)/.exec(text ?? '')?.[1]);
const numbersOf = (entries: readonly EntryCardView[]) => entries.map(({ id }) => numberOf(id));

describe.each(locales)('in %s', (locale) => {
  test.each([
    ['list', numbers],
    ['tag', tagged],
  ] as const)(
    'the pages of a %s have texts in the language first, each once, newest first',
    (kind, posts) => {
      const pages = pagesOf(kind, locale);
      expect(pages.length).toBe(Math.ceil(posts.length / paging.perPage));
      expect(pages.length).toBeGreaterThan(1);
      for (const page of pages.slice(0, -1)) expect(page.entries).toHaveLength(paging.perPage);
      expect(pages.flatMap(({ entries }) => numbersOf(entries))).toEqual(orderOf(posts, locale));
    },
  );

  test('the home page has the newest posts in the language, and others where these are too few', () => {
    const { entries = [] } = homePage({ locale, route: { kind: 'home' } }).posts ?? {};
    const expected = { en: [0, 1, 2], 'zh-Hans': [1, 4, 7], 'fr-FR': [4, 16, 0] }[locale];
    expect(numbersOf(entries)).toEqual(expected);
    expect(entries.map(({ textLocale }) => textLocale)).toEqual(
      expected.map((at) => mixedPosts.textLocale(at, locale)),
    );
  });

  test('archives and the links between entries stay in the order of time', () => {
    const { years = [] } = archivePage({ locale, route: { kind: 'archive', series: 'blog' } }) ?? {};
    expect(years.flatMap(({ entries }) => numbersOf(entries))).toEqual(numbers);
    const page = entryPage({ locale, route: { kind: 'entry', series: 'blog', id: 'post-3' } });
    expect([page?.newer?.id, page?.older?.id]).toEqual(['post-2', 'post-4']);
  });

  test('the Markdown version of the list has the order and the marks of its pages', () => {
    const markdown = some(pageMarkdown({ locale, route: { kind: 'list', series: 'blog', page: 1 } }));
    const lines = markdown.split('\n').filter((line) => line.startsWith('- 20'));
    expect(lines.map(numberOf)).toEqual(orderOf(numbers, locale));
    const [, after = ''] = messagesOf(locale).series.titleInEnglish.split('{title}');
    const marked = lines.filter((line) => line.includes(`${after}](`));
    expect(marked.map(numberOf)).toEqual(
      numbers.filter((at) => mixedPosts.textLocale(at, locale) !== locale),
    );
  });
});

/** Elements of a screen with a name, as HTML trees. */
function elementsOf(screen: ReactElement, tagName: string) {
  const found: { text: string; lang: unknown; time: string }[] = [];
  visit(fromHtml(markup(screen), { fragment: true }), 'element', (node) => {
    if (node.tagName !== tagName) return;
    let time = '';
    visit(node, 'element', (part) => {
      if (part.tagName === 'time') time = textOf(part);
    });
    found.push({ text: textOf(node), lang: node.properties.lang, time });
  });
  return found;
}

describe.each(prefixedLocales)('each English text says so in %s', (locale) => {
  const { inEnglish, titleInEnglish } = messagesOf(locale).series;
  const isEnglish = (at: number) => mixedPosts.textLocale(at, locale) === defaultLocale;

  test('on its card in lists, before the date', () => {
    const cards = pagesOf('list', locale).flatMap((page) =>
      elementsOf(createElement(ListScreen, page), 'article'),
    );
    expect(cards.map(({ text, time }) => text.includes(`${inEnglish}${time}`))).toEqual(
      orderOf(numbers, locale).map(isEnglish),
    );
    expect(cards.map(({ lang }) => lang)).toEqual(
      orderOf(numbers, locale).map((at) => (isEnglish(at) ? defaultLocale : undefined)),
    );
  });

  test('on its card on the home page', () => {
    const page = homePage({ locale, route: { kind: 'home' } });
    const cards = elementsOf(createElement(HomeScreen, page), 'article');
    expect(cards.map(({ text }) => text.includes(inEnglish))).toEqual(
      orderOf(numbers, locale).slice(0, 3).map(isEnglish),
    );
  });

  test('behind its title in archives', () => {
    const page = some(archivePage({ locale, route: { kind: 'archive', series: 'blog' } }));
    const rows = elementsOf(createElement(ArchiveScreen, page), 'li');
    expect(rows.map(({ text, time }) => text.slice(time.length))).toEqual(
      numbers.map((at) =>
        isEnglish(at) ? format(titleInEnglish, { title: title(at, defaultLocale) }) : title(at, locale),
      ),
    );
  });

  test('not on its own page, which has a notice', () => {
    const page = some(entryPage({ locale, route: { kind: 'entry', series: 'blog', id: 'post-0' } }));
    expect(page.isFallback).toBe(true);
    const [text] = elementsOf(createElement(EntryScreen, page), 'header');
    expect(text?.text).not.toContain(inEnglish);
  });
});

test('in English nothing says so', () => {
  const { inEnglish } = messagesOf(defaultLocale).series;
  const archive = some(archivePage({ locale: defaultLocale, route: { kind: 'archive', series: 'blog' } }));
  const screens = [
    createElement(HomeScreen, homePage({ locale: defaultLocale, route: { kind: 'home' } })),
    createElement(ArchiveScreen, archive),
    ...pagesOf('list', defaultLocale).map((page) => createElement(ListScreen, page)),
  ];
  for (const screen of screens) expect(markup(screen)).not.toContain(inEnglish);
});
