import { Feed } from 'feed';
import type { ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { EntryRecord } from '../content/record.ts';
import { authorsOf, markedTitle, seriesEntries } from '../pages/series/entries.ts';
import type { EntryPlace } from '../pages/series/entry.ts';
import { originLines } from '../pages/series/origin.ts';
import { postTagLinks } from '../pages/series/post-tags.ts';
import { absolutePath, absoluteUrl } from '../pages/urls.ts';
import { type FeedFormat, feedPath, shareImagePath } from '../routes/files.ts';
import { type Locale, langWithin, localeFacts } from '../site/locales.ts';
import { gapAfter, messagesOf } from '../site/messages/index.ts';
import { localized, site } from '../site/project/site.ts';
import type { Series } from '../site/series.ts';
import { bodyMarkdown } from './markdown.ts';

/** A feed of a series in one language with the full text of its entries: RSS 2.0, Atom 1.0 or JSON Feed 1.1. */
export function feedOf(locale: Locale, series: Series, format: FeedFormat): string {
  const entries = seriesEntries(series, locale);
  const feed = buildFeed(locale, series, format, entries);
  if (format === 'json') return `${withLanguagesOfJson(feed.json1(), locale, entries)}\n`;
  return withXmlCharacters(
    format === 'rss' ? feed.rss2() : withLanguagesOfAtom(feed.atom1(), locale, entries),
  );
}

/** Names the language of an Atom feed and of each entry, which the package cannot do. Sections of characters stay as they are. */
function withLanguagesOfAtom(xml: string, locale: Locale, entries: readonly EntryRecord[]): string {
  const languages = entries.map((entry) => entry.locale);
  return xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>|<(feed|entry)(?=[ >])/g, (found, name) => {
    if (!name) return found;
    const language = name === 'feed' ? locale : (languages.shift() ?? locale);
    return `${found} xml:lang="${localeFacts[language].htmlLang}"`;
  });
}

/** Names the language of a JSON feed and of each item. The package writes version 1, which has no languages and one author only. */
function withLanguagesOfJson(json: string, locale: Locale, entries: readonly EntryRecord[]): string {
  const { items, ...feed } = JSON.parse(json) as { author: object; items: object[] };
  const languageOf = (one: Locale) => ({ language: localeFacts[one].htmlLang });
  const authors = (entry: EntryRecord | undefined) => {
    const list = entry ? authorsOf(entry).map(({ name, url }) => ({ name, url })) : [];
    return list.length > 0 ? { authors: list } : {};
  };
  const whole = {
    ...feed,
    version: 'https://jsonfeed.org/version/1.1',
    authors: [feed.author],
    ...languageOf(locale),
    items: items.map((item, at) => ({
      ...item,
      ...authors(entries[at]),
      ...languageOf(entries[at]?.locale ?? locale),
    })),
  };
  return JSON.stringify(whole, null, 4);
}

/**
 * Leaves out characters that XML 1.0 cannot hold, not even as a reference: one of them would make the whole feed malformed. The
 * checks of the content report those in texts; settings and messages can have them, too.
 */
function withXmlCharacters(xml: string): string {
  return xml.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

function buildFeed(
  locale: Locale,
  series: Series,
  format: FeedFormat,
  entries: readonly EntryRecord[],
): Feed {
  const messages = messagesOf(locale);
  const list = absoluteUrl({ locale, route: { kind: 'list', series, page: 1 } });
  const feed = new Feed({
    id: list,
    link: list,
    title: messages.series[series].full,
    description: messages.series[series].description,
    language: localeFacts[locale].htmlLang,
    image: absolutePath(shareImagePath(series)),
    favicon: absolutePath('/icon.svg'),
    author: { name: messages.site.title, link: list },
    copyright: site.licence ? localized(site.licence, locale) : '',
    // The day of the newest entry, not of the build: the same content gives the same file.
    ...(entries[0] ? { updated: dateOf(entries[0]) } : {}),
    generator: messages.site.title,
    feedLinks: {
      rss: absolutePath(feedPath(locale, series, 'rss')),
      atom: absolutePath(feedPath(locale, series, 'atom')),
      json: absolutePath(feedPath(locale, series, 'json')),
    },
  });
  for (const entry of entries) feed.addItem(itemFor(format, itemOf(entry, locale), entry.locale));
  return feed;
}

/**
 * The fields of an item that fit a format. In the XML formats the picture would be an attachment. RSS wants a mail address as the
 * author, so names are written as `dc:creator`; the language of an item is one more element of Dublin Core.
 */
function itemFor(format: FeedFormat, { image, ...item }: ReturnType<typeof itemOf>, language: Locale) {
  if (format === 'json') return { ...item, image };
  if (format === 'atom') return item;
  const { author, ...rest } = item;
  const element = (name: string, text: string) => ({ name, objects: { _text: text } });
  return {
    ...rest,
    extensions: [
      ...(author ? [element('dc:creator', author.map(({ name }) => name).join(', '))] : []),
      element('dc:language', localeFacts[language].htmlLang),
    ],
  };
}

function itemOf(entry: EntryRecord, locale: Locale) {
  const { series, id, description, body, file } = entry;
  const place = { locale, route: { kind: 'entry', series, id } } as const;
  const url = absoluteUrl(place);
  const authors = authorsOf(entry).map(({ name, url: link }) => (link ? { name, link } : { name }));
  return {
    id: url,
    link: url,
    title: markedTitle(entry, locale),
    description,
    content: originHtml(entry, locale) + itemHtml(body, file, place),
    date: dateOf(entry),
    published: dateOf(entry),
    image: absolutePath(shareImagePath(`${series}/${id}`)),
    ...(authors.length > 0 ? { author: authors } : {}),
    category: postTagLinks(entry.tags, locale).map(({ label }) => ({ name: label })),
  };
}

const itemHtmls = new Map<string, string>();

/** The text of an entry as HTML, made once for the three formats. */
function itemHtml(body: string, file: string, place: EntryPlace): string {
  const key = `${body} ${place.locale}`;
  const html = itemHtmls.get(key) ?? feedHtml(bodyMarkdown(body, file, place));
  itemHtmls.set(key, html);
  return html;
}

/** Where a text comes from and when it was revised, above the text, in the reader's language. */
function originHtml(entry: EntryRecord, locale: Locale): string {
  const textNode = (value: string) => ({ type: 'text' as const, value });
  const element = (tagName: string, properties: Record<string, string>, children: ElementContent[]) => ({
    type: 'element' as const,
    tagName,
    properties,
    children,
  });
  const lang = langWithin(entry.locale, locale);
  const lines = originLines(entry, locale).map(({ text, url, label }) => {
    const link = url ? [textNode(gapAfter(text)), element('a', { href: url }, [textNode(label)])] : [];
    return element('p', lang ? { lang } : {}, [textNode(text), ...link]);
  });
  return toHtml({ type: 'root', children: lines });
}

/** Entries have a day but no time: midnight in UTC. */
function dateOf({ date }: EntryRecord): Date {
  return new Date(`${date}T00:00:00Z`);
}

const markdownProcessor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).freeze();

/** Plain Markdown with absolute addresses → HTML without classes, scripts and styles, which every reader shows. */
function feedHtml(markdown: string): string {
  return toHtml(markdownProcessor.runSync(markdownProcessor.parse(markdown)) as Root);
}
