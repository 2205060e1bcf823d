import { expect, test } from 'vitest';
import { SearchEngine } from '@/lib/search/engine.ts';
import { siteFile, sitePages, versionFile, versionPages } from '@/lib/search/records.ts';
import { fold, longHanWords } from '@/lib/search/tokens.ts';
import { latestVersion } from '@/lib/site/versions.ts';

/** Words that more pages have are not asked for: a reader sees only the first results. */
const fewPages = 5;

test('a word of few Chinese pages leads to them, however far down it stands', () => {
  const engine = new SearchEngine([versionFile('zh-Hans', latestVersion), siteFile('zh-Hans')]);
  const pages = new Map<string, Set<string>>();
  for (const { row, sections } of [...versionPages('zh-Hans', latestVersion), ...sitePages('zh-Hans')])
    for (const word of sections.flatMap(({ text }) => longHanWords(text)).map(fold))
      pages.set(word, (pages.get(word) ?? new Set()).add(row[2]));
  const all = [...pages].filter(([, paths]) => paths.size <= fewPages);
  // All of them would take half a minute.
  const asked = all.filter((_, at) => at % 16 === 0);
  expect(asked.length).toBeGreaterThan(100);
  const missed = asked.filter(([word, paths]) => {
    const found = engine.search(word).map(({ path }) => path.split('#')[0]);
    return ![...paths].every((path) => found.includes(path));
  });
  expect(missed.length / asked.length, missed.map(([word]) => word).join(' ')).toBeLessThan(0.03);
});
