import { describe, expect, test } from 'vitest';
import { searchSettingsOf } from '@/lib/outputs/search-settings.ts';
import { en } from '@/lib/site/messages/en.ts';
import { openWindow, pageOf } from '../window.ts';

const settings = searchSettingsOf('en');
const [latest = { name: 'v1', label: 'v1', isLatest: true }] = settings.versions.filter(
  ({ isLatest }) => isLatest,
);
const buttonsOf = async (changes: Partial<typeof settings>) => {
  await openWindow('/', pageOf());
  const { ScopeButtons } = await import('@/lib/browser/search/search-scope.ts');
  const scope = new ScopeButtons({ ...settings, ...changes }, () => undefined);
  const labels = [...scope.element.querySelectorAll('button')].map(({ textContent }) => textContent);
  return { labels, wider: scope.wider().map(({ label }) => label) };
};

describe('the buttons that narrow a search', () => {
  test('are for each kind of result, and for one version or all', async () => {
    const { labels, wider } = await buttonsOf({});
    expect(labels.slice(0, 4)).toEqual([en.search.all, en.search.docs, en.search.api, en.search.blog]);
    expect(labels.at(-1)).toBe(en.search.allVersions);
    expect(wider).toEqual([en.search.inAllVersions]);
  });

  test('offer no kind that the site does not have, and no versions where there is one', async () => {
    const { labels, wider } = await buttonsOf({ kinds: ['all', 'docs', 'api'], versions: [latest] });
    expect(labels).toEqual([en.search.all, en.search.docs, en.search.api]);
    expect(wider).toEqual([]);
  });
});
