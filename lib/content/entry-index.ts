import { posix } from 'node:path';
import { type CoverKind, coverKinds, coverSeed } from '../covers/cover.ts';
import { kindsInARow } from '../covers/kinds.ts';
import { href, isEntryId } from '../routes/index.ts';
import { contentRoot } from '../site/content-root.ts';
import { defaultLocale, isLocale } from '../site/locales.ts';
import { isProseSlug, isSeries, seriesNames } from '../site/series.ts';
import type { Addressed, EntryRecord, ProseRecord, SourceEntry, SourceProse } from './record.ts';

/** Every entry of every series, newest first. */
export function entryRecords(sources: readonly SourceEntry[]): (EntryRecord & Addressed)[] {
  return withSources(withCovers(sources.flatMap(entryRecord).sort(newestFirst)));
}

/** Each translation with what the text in the default language says of its source and revision. */
function withSources(entries: readonly (EntryRecord & Addressed)[]): (EntryRecord & Addressed)[] {
  const key = ({ series, id }: EntryRecord) => `${series} ${id}`;
  const originals = new Map(
    entries.flatMap((entry) => (entry.locale === defaultLocale ? [[key(entry), entry] as const] : [])),
  );
  return entries.map((entry) => {
    const { source, updated } = originals.get(key(entry)) ?? entry;
    return { ...entry, source: entry.source ?? source, updated: entry.updated ?? updated };
  });
}

/** Each with the kind of its cover, which all languages of an entry share; the default language may name one. */
function withCovers(entries: readonly UncoveredEntry[]): (EntryRecord & Addressed)[] {
  const kinds = new Map(
    seriesNames.flatMap((series) => {
      const oldestFirst = entries.filter((entry) => entry.series === series).reverse();
      const named = new Map(oldestFirst.map((entry) => [entry.id, undefined as CoverKind | undefined]));
      for (const { id, locale, cover } of oldestFirst) if (locale === defaultLocale) named.set(id, cover);
      const covers = [...named].map(([id, kind]) => ({ seed: coverSeed(series, id), kind }));
      return kindsInARow(covers).map((kind, at) => [covers[at]?.seed, kind] as const);
    }),
  );
  return entries.map((entry) => ({
    ...entry,
    cover: kinds.get(coverSeed(entry.series, entry.id)) ?? coverKinds[0],
  }));
}

type UncoveredEntry = Omit<EntryRecord, 'cover'> & Addressed & { cover?: CoverKind | undefined };

/** Whether an entry is published: not a draft, and not dated after `today`. */
export function isPublished({ draft, date }: Pick<SourceEntry, 'draft' | 'date'>, today: string): boolean {
  return !draft && date <= today;
}

/** None where the series or the locale is unknown; text-files.ts reports the file. */
function entryRecord(source: SourceEntry): UncoveredEntry[] {
  const file = posix.join(contentRoot, source.path);
  const [locale = '', series = '', ...rest] = source.path.split('/');
  if (!isLocale(locale) || !isSeries(series)) return [];
  const slug = source.slug ?? rest.at(-1)?.replace(/\.mdx$/, '') ?? '';
  const id = series === 'newsletter' ? [...rest.slice(0, 2), slug].join('/') : slug;
  const { title, description, body, date, authors = [], tags = [], cover } = source;
  const { organization, figure, fact, updated } = source;
  const retold = source.source && { authors: source.source.authors ?? [], url: source.source.url };
  const path = isEntryId(series, id)
    ? href({ locale: defaultLocale, route: { kind: 'entry', series, id } })
    : '';
  const texts = { series, locale, id, title, description, date, authors, source: retold, updated, tags };
  const record = { ...texts, cover, file, body, path };
  return [
    organization && figure && fact ? { ...record, fact: { organization, figure, text: fact } } : record,
  ];
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

type Dated = Pick<EntryRecord, 'date' | 'id' | 'file'>;

/** Newest first; entries of the same day by address, so that the order is always the same. */
function newestFirst(a: Dated, b: Dated): number {
  return b.date.localeCompare(a.date) || a.id.localeCompare(b.id, 'en') || a.file.localeCompare(b.file, 'en');
}
