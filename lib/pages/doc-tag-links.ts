import index from '#content';
import { linkTo } from '../routes/index.ts';
import type { Locale } from '../site/locales.ts';
import type { Version } from '../site/versions.ts';

/** A tag of the docs: its name in the reader's language, and the path of the page that lists what carries it. */
export type DocTagLink = { tag: string; label: string; href: string };

/** Links of tags to their pages, in the order of `content/tags.yml`. */
export function docTagLinks(tags: readonly string[], locale: Locale, version: Version): DocTagLink[] {
  return index.tags
    .filter(({ tag }) => tags.includes(tag))
    .map(({ tag, label }) => ({
      tag,
      label: label[locale],
      href: linkTo({ locale, route: { kind: 'docTag', version, tag } }),
    }));
}

/** The tags that pages of a version carry, with the number of pages. */
export function docTagCounts(version: Version): Map<string, number> {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (const doc of index.docs) {
    if (doc.version !== version.name || seen.has(doc.slug)) continue;
    seen.add(doc.slug);
    for (const tag of doc.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return counts;
}
