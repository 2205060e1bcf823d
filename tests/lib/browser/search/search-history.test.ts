import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeResult, resultOf, storedResults, storeResult } from '@/lib/browser/search/search-history.ts';
import { browserPath } from '@/lib/routes/index.ts';
import { search, storageKeys } from '@/lib/site/constants.ts';

const key = storageKeys.searchRecent;
const result = (path: string) => ({ title: `Title of ${path}`, label: 'Docs', path });

/** A link with a description, as far as the history reads it. */
function linkOf(path: string, title?: string): Parameters<typeof resultOf>[0] {
  const { pathname, hash } = new URL(browserPath(path), 'https://site.org');
  const link = { pathname, hash, dataset: {} };
  if (title !== undefined) describeResult(link, title, 'Docs');
  return link;
}

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('the history of the search', () => {
  test('has the newest result first, each once, and no more than the limit', () => {
    const paths = Array.from({ length: search.recentMax + 2 }, (_, at) => `/docs/${at}/`);
    for (const path of [...paths, '/docs/5/']) storeResult(key, result(path));
    const expected = ['/docs/5/', ...paths.reverse().filter((path) => path !== '/docs/5/')];
    expect(storedResults(key).map(({ path }) => path)).toEqual(expected.slice(0, search.recentMax));
  });

  test('gets the result of the link that was followed, with its section', () => {
    expect(resultOf(linkOf('/docs/field/#shape', 'Fields'))).toEqual({
      title: 'Fields',
      label: 'Docs',
      path: '/docs/field/#shape',
    });
  });

  test('gets nothing from a link that is not a result, such as that to all results', () => {
    expect(resultOf(linkOf('/search/?q=field'))).toBeUndefined();
  });
});
