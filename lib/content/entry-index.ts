import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { bodyKey } from '../mdx/compile.ts';
import { href, isEntryId } from '../routes/index.ts';
import { defaultLocale, isLocale } from '../site/locales.ts';
import { isProseSlug, isSeries } from '../site/series.ts';
import { textOf } from './body-text.ts';
import { contentRoot } from './data.ts';
import type { CheckedEntry, CheckedText, ProseRecord, SourceEntry, SourceProse } from './record.ts';

/** Every entry of every series with its compiled text, newest first. */
export async function checkedEntries(sources: readonly SourceEntry[]): Promise<CheckedEntry[]> {
  const entries = await Promise.all(sources.map(checkedEntry));
  return entries.filter((entry) => entry !== undefined).sort(newestFirst);
}

/** Whether an entry is for readers: no draft, and not dated after `today`. */
export function isPublished({ draft, date }: Pick<SourceEntry, 'draft' | 'date'>, today: string): boolean {
  return !draft && dayOf(date) <= today;
}

async function checkedEntry(source: SourceEntry): Promise<CheckedEntry | undefined> {
  const { sourceFilePath } = source._raw;
  const file = posix.join(contentRoot, sourceFilePath);
  const [locale = '', series = '', ...rest] = sourceFilePath.split('/');
  if (!isLocale(locale) || !isSeries(series) || !existsSync(file)) return undefined;
  const slug = source.slug ?? rest.at(-1)?.replace(/\.mdx$/, '') ?? '';
  const id = series === 'newsletter' ? [...rest.slice(0, 2), slug].join('/') : slug;
  const body = await bodyKey(readFileSync(file, 'utf8'), file);
  const { title, description, authors = [], tags = [], cover } = source;
  return {
    series,
    locale,
    id,
    title,
    description,
    date: dayOf(source.date),
    authors,
    tags,
    cover,
    file,
    body,
    text: textOf(body, file),
    path: isEntryId(series, id) ? href({ locale: defaultLocale, route: { kind: 'entry', series, id } }) : '',
  };
}

/** The pages of text with an address of their own. */
export async function checkedProse(sources: readonly SourceProse[]): Promise<(ProseRecord & CheckedText)[]> {
  const pages = await Promise.all(
    sources.map(async ({ title, description, _raw }) => {
      const file = posix.join(contentRoot, _raw.sourceFilePath);
      const [locale = '', , name = ''] = _raw.sourceFilePath.split('/');
      const slug = name.replace(/\.mdx$/, '');
      if (!isLocale(locale) || !isProseSlug(slug) || !existsSync(file)) return undefined;
      const body = await bodyKey(readFileSync(file, 'utf8'), file);
      const path = href({ locale: defaultLocale, route: { kind: 'prose', slug } });
      return { locale, slug, title, description, file, body, text: textOf(body, file), path };
    }),
  );
  return pages.filter((page) => page !== undefined);
}

/** Newest first; of one day, by address, so that the order is always the same. */
function newestFirst(a: CheckedEntry, b: CheckedEntry): number {
  return b.date.localeCompare(a.date) || a.id.localeCompare(b.id, 'en') || a.file.localeCompare(b.file, 'en');
}

function dayOf(date: string): string {
  return date.slice(0, 10);
}
