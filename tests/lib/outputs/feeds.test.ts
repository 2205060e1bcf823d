import { XMLParser } from 'fast-xml-parser';
import { expect, test, vi } from 'vitest';
import { feedOf } from '@/lib/outputs/feeds.ts';
import { locales } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import { unwantedCharacters } from '@/lib/site/unwanted-characters.ts';

// A post before all others, whose words hold characters that XML cannot hold.
vi.mock('#content', async (original) => {
  const { default: index } = (await original()) as { default: Record<string, object[]> };
  const like = index.entries?.find((entry) => 'series' in entry && entry.series === 'blog');
  const words = (text: string) => `${text}\u0007\f\uFFFE\uD800 end`;
  const post = {
    ...like,
    title: words('Title'),
    description: words('Description'),
    authors: ['x'],
    tags: ['x'],
  };
  const label = { en: words('Tag'), 'zh-Hans': words('Tag'), 'fr-FR': words('Tag') };
  return {
    default: {
      ...index,
      entries: [post],
      authors: [{ id: 'x', name: words('Author') }],
      postTags: [{ tag: 'x', label }],
    },
  };
});

test.each(['rss', 'atom'] as const)('the %s feed has only characters that XML can hold', (format) => {
  const xml = feedOf('en', 'blog', format);
  // https://www.w3.org/TR/xml/#charsets
  expect(xml).toMatch(/^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u);
  const parsed = new XMLParser({ ignoreAttributes: false, isArray: () => false }).parse(xml);
  const item = format === 'rss' ? parsed.rss.channel.item : parsed.feed.entry;
  const said = JSON.stringify(item);
  for (const word of ['Title', 'Description', 'Author', 'Tag']) expect(said).toContain(`${word} end`);
});

test.each(locales)('no word of the interface in %s has an unwanted character', (locale) => {
  const words: string[] = [];
  JSON.stringify(messagesOf(locale), (_, value) => {
    if (typeof value === 'string') words.push(value);
    return value;
  });
  expect(words.length).toBeGreaterThan(100);
  expect(words.flatMap(unwantedCharacters)).toEqual([]);
});
