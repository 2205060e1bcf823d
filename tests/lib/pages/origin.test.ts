import { expect, test } from 'vitest';
import { proseLines } from '@/lib/content/checks/voice-checks.ts';
import { jsonLd } from '@/lib/outputs/json-ld.ts';
import { pageMarkdown } from '@/lib/outputs/markdown.ts';
import { seriesEntries } from '@/lib/pages/series/entries.ts';
import { entryPage } from '@/lib/pages/series/entry.ts';
import { originLines } from '@/lib/pages/series/origin.ts';
import { locales } from '@/lib/site/locales.ts';
import { formatDate } from '@/lib/site/messages/index.ts';
import { seriesNames } from '@/lib/site/series.ts';

const url = 'https://example.org/original';

test.each(locales)('a retold text names authors, day and original (%s)', (locale) => {
  const [line] = originLines(
    { date: '2022-09-15', source: { authors: ['Ailzhang', 'turbo0628'], url } },
    locale,
  );
  for (const part of ['Ailing Zhang', 'Haidong Lan', formatDate('2022-09-15', locale)])
    expect(line?.text).toContain(part);
  expect(line?.url).toBe(url);
  const [unsigned] = originLines({ date: '2022-09-15', source: { authors: [], url } }, locale);
  expect(unsigned?.text).toContain(formatDate('2022-09-15', locale));
  expect(originLines({ date: '2022-09-15' }, locale)).toEqual([]);
});

test.each(locales)('a text that was revised says for which release and when (%s)', (locale) => {
  const updated = { version: 'v1.6.0', date: '2026-11-23' };
  const [line] = originLines({ date: '2022-09-15', updated }, locale);
  for (const part of ['v1.6.0', formatDate('2026-11-23', locale)]) expect(line?.text).toContain(part);
});

test.each(locales)(
  'every entry with a source says so on its page, in its Markdown and its data (%s)',
  (locale) => {
    const retold = seriesNames.flatMap((series) =>
      seriesEntries(series, locale).filter(({ source }) => source),
    );
    expect(retold.length).toBeGreaterThan(30);
    for (const { series, id, source, date } of retold) {
      const place = { locale, route: { kind: 'entry', series, id } } as const;
      const page = entryPage(place);
      expect(page?.origin[0]?.url).toBe(source?.url);
      expect(pageMarkdown(place)).toContain(source?.url);
      const data = page && JSON.parse(jsonLd(page) ?? '')['@graph'][0];
      expect([id, data.author['@type'], data.isBasedOn.url, data.isBasedOn.datePublished]).toEqual([
        id,
        'Organization',
        source?.url,
        date,
      ]);
    }
  },
);

test('code, quotations, links and the head of a file are not sentences of a text', () => {
  const text = '---\ntitle: I\n---\nOne `we` [two](/we/us/)\n> We said\n```py\nour = 1\n```\nlast';
  const words = proseLines(text).map((one) => one.text.replace(/\s+/g, ' ').trim());
  expect(words.filter(Boolean)).toEqual(['One [two )', 'last']);
  expect(proseLines(text).at(-1)?.line).toBe(9);
});
