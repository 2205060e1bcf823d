import { expect, test } from 'vitest';
import { SearchEngine } from '@/lib/search/engine.ts';
import { rareWords } from '@/lib/search/extracts.ts';
import { siteFile, sitePages, versionFile, versionPages } from '@/lib/search/records.ts';
import { fold, tellingWords } from '@/lib/search/tokens.ts';
import { latestVersion } from '@/lib/site/versions.ts';

test('a word of one page in Chinese leads to it, however far down it stands', () => {
  const engine = new SearchEngine([versionFile('zh-Hans', latestVersion), siteFile('zh-Hans')]);
  const pages = [...versionPages('zh-Hans', latestVersion), ...sitePages('zh-Hans')]
    .filter(({ row, isUntranslated }) => row[0] !== 'api' && !isUntranslated)
    .map(({ row, sections }) => ({ path: row[2], text: sections.map(({ text }) => text).join('\n') }));
  const rare = rareWords(
    pages.map(({ text }) => text),
    1,
  );
  const all = pages.flatMap(({ path, text }) =>
    [...new Set(tellingWords(text).map(fold))]
      .filter((word) => rare.has(word))
      .map((word) => ({ path, word })),
  );
  // All of them would take half a minute.
  const asked = all.filter((_, at) => at % 16 === 0);
  expect(asked.length).toBeGreaterThan(150);
  const missed = asked.filter(
    ({ path, word }) => !engine.search(word).some((hit) => hit.path.split('#')[0] === path),
  );
  // Of words that many longer ones begin with, only so many results are listed.
  expect(missed.length / asked.length, missed.map(({ word }) => word).join(' ')).toBeLessThan(0.03);
});
