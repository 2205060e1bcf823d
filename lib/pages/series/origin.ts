import type { EntryRecord } from '../../content/record.ts';
import type { Locale } from '../../site/locales.ts';
import { format, formatDate, formatList, messagesOf } from '../../site/messages/index.ts';
import { authorsOf } from './entries.ts';

/** A line of text, and where one leads to the original, its address and the words of the link. */
export type OriginLine = { text: string; url?: string | undefined; label: string };

type OriginFacts = Pick<EntryRecord, 'date' | 'source' | 'updated'>;

/** What a text says of itself at its head: whom it is retold after, and which later release it was revised for. */
export function originLines({ date, source, updated }: OriginFacts, locale: Locale): OriginLine[] {
  const { series } = messagesOf(locale);
  const lines: OriginLine[] = [];
  if (source) {
    const names = authorsOf(source).map(({ name }) => name);
    const day = formatDate(date, locale);
    const text =
      names.length > 0
        ? format(series.retold, { authors: formatList(names, locale), date: day })
        : format(series.retoldUnsigned, { date: day });
    lines.push({ text, url: source.url, label: series.original });
  }
  if (updated)
    lines.push({
      text: format(series.updated, { version: updated.version, date: formatDate(updated.date, locale) }),
      label: '',
    });
  return lines;
}
