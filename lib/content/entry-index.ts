import { posix } from 'node:path';
import { href, isEntryId } from '../routes/index.ts';
import { contentRoot } from '../site/content-root.ts';
import { defaultLocale, isLocale } from '../site/locales.ts';
import { isProseSlug, isSeries } from '../site/series.ts';
import type { Addressed, EntryRecord, ProseRecord, SourceEntry, SourceProse } from './record.ts';

/** Every entry of every series, newest first. */
export function entryRecords(sources: readonly SourceEntry[]): (EntryRecord & Addressed)[] {
  return sources.flatMap(entryRecord).sort(newestFirst);
}

/** Whether an entry is published: not a draft, and not dated after `today`. */
export function isPublished({ draft, date }: Pick<SourceEntry, 'draft' | 'date'>, today: string): boolean {
  return !draft && date <= today;
}

/** None where the series or the locale is unknown; text-files.ts reports the file. */
function entryRecord(source: SourceEntry): (EntryRecord & Addressed)[] {
  const file = posix.join(contentRoot, source.path);
  const [locale = '', series = '', ...rest] = source.path.split('/');
  if (!isLocale(locale) || !isSeries(series)) return [];
  const slug = source.slug ?? rest.at(-1)?.replace(/\.mdx$/, '') ?? '';
  const id = series === 'newsletter' ? [...rest.slice(0, 2), slug].join('/') : slug;
  const { title, description, body, date, authors = [], tags = [], cover } = source;
  const path = isEntryId(series, id)
    ? href({ locale: defaultLocale, route: { kind: 'entry', series, id } })
    : '';
  return [{ series, locale, id, title, description, date, authors, tags, cover, file, body, path }];
}

/** The single pages of text, such as /community. */
export function proseRecords(sources: readonly SourceProse[]): (ProseRecord & Addressed)[] {
  return sources.flatMap(({ title, description, body, path: source }) => {
    const file = posix.join(contentRoot, source);
    const [locale = '', , name = ''] = source.split('/');
    const slug = name.replace(/\.mdx$/, '');
    if (!isLocale(locale) || !isProseSlug(slug)) return [];
    const path = href({ locale: defaultLocale, route: { kind: 'prose', slug } });
    return [{ locale, slug, title, description, file, body, path }];
  });
}

/** Newest first; entries of the same day by address, so that the order is always the same. */
function newestFirst(a: EntryRecord, b: EntryRecord): number {
  return b.date.localeCompare(a.date) || a.id.localeCompare(b.id, 'en') || a.file.localeCompare(b.file, 'en');
}
