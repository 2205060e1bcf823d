import { Feed } from 'feed';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { EntryRecord } from '../content/record.ts';
import { authorsOf, type EntryPlace, entriesOf, postTagLinks } from '../pages/series.ts';
import { type FeedFormat, feedPath, shareImagePath } from '../routes/files.ts';
import type { Locale } from '../site/locales.ts';
import { localeFacts } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import type { Series } from '../site/series.ts';
import { bodyMarkdown } from './markdown.ts';
import { absolutePath, absoluteUrl } from './urls.ts';

/** A feed of a series in one language with the full text of its entries: RSS 2.0, Atom 1.0 or JSON Feed 1.1. */
export function feedOf(locale: Locale, series: Series, format: FeedFormat): string {
  const feed = build(locale, series, format);
  if (format === 'json') return `${feed.json1()}\n`;
  return withXmlCharacters(format === 'rss' ? feed.rss2() : feed.atom1());
}

/**
 * Without what XML 1.0 cannot hold, not even as a reference: one such character would make the whole feed malformed. The
 * check of the content names them; this is for what does not come from there.
 */
function withXmlCharacters(xml: string): string {
  return xml.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

function build(locale: Locale, series: Series, format: FeedFormat): Feed {
  const messages = messagesOf(locale);
  const entries = entriesOf(series, locale);
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
    copyright: messages.footer.licence,
    // The day of the newest entry, not of the build: the same content gives the same file.
    ...(entries[0] ? { updated: dateOf(entries[0]) } : {}),
    generator: messages.site.title,
    feedLinks: {
      rss: absolutePath(feedPath(locale, series, 'rss')),
      atom: absolutePath(feedPath(locale, series, 'atom')),
      json: absolutePath(feedPath(locale, series, 'json')),
    },
  });
  for (const entry of entries) feed.addItem(itemFor(format, itemOf(entry, locale)));
  return feed;
}

/**
 * What a format can hold of an item: in the XML formats the picture would be an attachment, and RSS wants an address of
 * mail as the author, so names go where Dublin Core has them.
 */
function itemFor(format: FeedFormat, { image, ...item }: ReturnType<typeof itemOf>) {
  if (format === 'json') return { ...item, image };
  if (format === 'atom' || !item.author) return item;
  const { author, ...rest } = item;
  return {
    ...rest,
    extensions: [{ name: 'dc:creator', objects: { _text: author.map(({ name }) => name).join(', ') } }],
  };
}

function itemOf(entry: EntryRecord, locale: Locale) {
  const { series, id, title, description, body, file } = entry;
  const place = { locale, route: { kind: 'entry', series, id } } as const;
  const url = absoluteUrl(place);
  const authors = authorsOf(entry).map(({ name, url: link }) => (link ? { name, link } : { name }));
  return {
    id: url,
    link: url,
    title,
    description,
    content: contentOf(body, file, place),
    date: dateOf(entry),
    published: dateOf(entry),
    image: absolutePath(shareImagePath(`${series}/${id}`)),
    ...(authors.length > 0 ? { author: authors } : {}),
    category: postTagLinks(entry.tags, locale).map(({ label }) => ({ name: label })),
  };
}

const contents = new Map<string, string>();

/** The text of an entry, made once for the three formats. */
function contentOf(body: string, file: string, place: EntryPlace): string {
  const key = `${body} ${place.locale}`;
  const html = contents.get(key) ?? htmlOf(bodyMarkdown(body, file, place));
  contents.set(key, html);
  return html;
}

/** Posts have a day, no hour: midnight in UTC. */
function dateOf({ date }: EntryRecord): Date {
  return new Date(`${date}T00:00:00Z`);
}

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).freeze();

/** Plain Markdown with absolute addresses → HTML without classes, scripts and styles, which every reader shows. */
function htmlOf(markdown: string): string {
  return toHtml(processor.runSync(processor.parse(markdown)) as Root);
}
