import index from '#content';
import { linkTo, type Place, type RouteOf } from '../../routes/index.ts';
import { defaultLocale, type Locale, locales } from '../../site/locales.ts';
import { messagesOf, plural } from '../../site/messages/index.ts';
import type { PageBase } from '../page.ts';
import { seriesEntries } from './entries.ts';

/** The list of all tags of the blog. */
export type PostTagsPage = PageBase<'tags'> & {
  /** The heading; the title in the head names the blog, too. */
  heading: string;
  /** Path of the list of posts. */
  listHref: string;
  /** The tags by name; `count` is the number of posts that carry the tag, `countText` says it in words. */
  tags: (PostTagLink & { count: number; countText: string })[];
};

/** A tag of posts: its name in the reader's language, and the path of the list of its posts. */
export type PostTagLink = { tag: string; label: string; href: string };

/** The list of all tags of the blog; none where no post carries a tag. */
export function postTagsPage(place: Place<RouteOf<'tags'>>): PostTagsPage | undefined {
  const { locale } = place;
  const messages = messagesOf(locale).series;
  const counts = postTagCounts();
  if (counts.size === 0) return undefined;
  const tags = postTagLinks([...counts.keys()], locale).map((link) => ({
    ...link,
    count: counts.get(link.tag) ?? 0,
    countText: plural(messages.posts, counts.get(link.tag) ?? 0, locale),
  }));
  return {
    kind: 'tags',
    place,
    heading: messages.tags,
    title: messages.tagsTitle,
    description: messages.tagsDescription,
    listHref: linkTo({ locale, route: { kind: 'list', series: 'blog', page: 1 } }),
    tags: tags.sort((a, b) => a.label.localeCompare(b.label, locale)),
    translations: locales,
  };
}

/** Links of tags to their pages, in the order of `content/tags.yml`. */
export function postTagLinks(tags: readonly string[], locale: Locale): PostTagLink[] {
  return index.postTags
    .filter(({ tag }) => tags.includes(tag))
    .map(({ tag, label }) => ({
      tag,
      label: label[locale],
      href: linkTo({ locale, route: { kind: 'tag', tag, page: 1 } }),
    }));
}

/** How many posts carry each tag. */
export function postTagCounts(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tags } of seriesEntries('blog', defaultLocale))
    for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}
