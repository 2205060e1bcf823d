import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test, vi } from 'vitest';
import { feedOf } from '@/lib/outputs/feeds.ts';
import { type Locale, localeFacts, locales } from '@/lib/site/locales.ts';
import { format, messagesOf } from '@/lib/site/messages/index.ts';
import { mixedPosts } from '../../mixed-posts.ts';

/** Feeds where some posts are in the language of the feed, and others are not (docs/spec.md 13.1). */

vi.mock('#content', async (original) => {
  const { withMixedPosts } = await import('../../mixed-posts.ts');
  return withMixedPosts(original);
});

type Item = { title: string; language: string };

/** Language and title of each post in the order of time, as a feed in the given language has them. */
function expectedItems(locale: Locale): Item[] {
  return mixedPosts.numbers.map((at) => {
    const textLocale = mixedPosts.textLocale(at, locale);
    const title = mixedPosts.title(at, textLocale);
    const marked = format(messagesOf(locale).series.titleInEnglish, { title });
    return {
      title: textLocale === locale ? title : marked,
      language: localeFacts[textLocale].htmlLang,
    };
  });
}

const parse = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ ignoreAttributes: false, parseTagValue: false, trimValues: false }).parse(xml);
};

describe.each(locales)('in %s texts name their language, English ones in their titles, too', (locale) => {
  const expected = expectedItems(locale);
  const language = localeFacts[locale].htmlLang;

  test('RSS', () => {
    const { channel } = parse(feedOf(locale, 'blog', 'rss')).rss;
    expect(channel.language).toBe(language);
    const items = channel.item.map((item: Record<string, string>) => ({
      title: item.title,
      language: item['dc:language'],
    }));
    expect(items).toEqual(expected);
  });

  test('Atom', () => {
    const { feed } = parse(feedOf(locale, 'blog', 'atom'));
    expect(feed['@_xml:lang']).toBe(language);
    const entries = feed.entry.map((entry: { title: { '#text': string }; '@_xml:lang': string }) => ({
      title: entry.title['#text'],
      language: entry['@_xml:lang'],
    }));
    expect(entries).toEqual(expected);
  });

  test('JSON Feed, of the version that has languages', () => {
    const feed = JSON.parse(feedOf(locale, 'blog', 'json'));
    expect([feed.version, feed.language]).toEqual(['https://jsonfeed.org/version/1.1', language]);
    expect(feed.authors).toEqual([feed.author]);
    const authors = mixedPosts.authors.map(({ name, url }) => ({ name, url }));
    for (const item of feed.items) expect(item.authors).toEqual(authors);
    expect(feed.items.map((item: Item) => ({ title: item.title, language: item.language }))).toEqual(
      expected,
    );
  });

  test('what stands above a text in the language of the feed says so', () => {
    const { items } = JSON.parse(feedOf(locale, 'blog', 'json')) as { items: { content_html: string }[] };
    const paragraphs = items.map(({ content_html: html }) => /^<p[^>]*>/.exec(html)?.[0]);
    expect(paragraphs).toEqual(
      mixedPosts.numbers.map((at) =>
        mixedPosts.textLocale(at, locale) === locale ? '<p>' : `<p lang="${language}">`,
      ),
    );
  });
});
