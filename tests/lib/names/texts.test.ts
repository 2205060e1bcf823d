import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import index from '#content';
import { checkedNames } from '@/lib/content/checks/name-checks.ts';
import { readNameLists } from '@/lib/names/lists.ts';
import { problemText } from '@/lib/site/problem.ts';
import { versions } from '@/lib/site/versions.ts';

describe('the lists of names', () => {
  test('are there for each version, from the sources of its API reference', () => {
    const commits = readNameLists().lists.map(({ version, commit }) => [version, commit]);
    const ofReference = versions.map(({ folder }) => {
      const reference = readFileSync(`content/stubs/${folder}/reference.yml`, 'utf8');
      return [folder, /\/blob\/([0-9a-f]{40})\//.exec(reference)?.[1]];
    });
    expect(commits.sort()).toEqual(ofReference.sort());
  });

  test('have all names in texts, and no exception that no text needs', async () => {
    // What a page in two languages shows is in the English text of its version, and checked there.
    const docs = index.docs.filter(({ inEnglish }) => !inEnglish);
    const { problems, unused } = await checkedNames([...docs, ...index.entries, ...index.prose]);
    expect(problems.map(problemText)).toEqual([]);
    expect(unused).toEqual([]);
  });
});
