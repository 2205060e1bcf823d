import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultLocale, locales } from '@/lib/site/locales.ts';
import { firstOfEveryKind, pagesOfEveryKind } from '../e2e/page-types.ts';

const load = () => import('../e2e/sample.ts');

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('E2E_CASES', undefined);
});
afterEach(() => vi.unstubAllEnvs());

describe('the cases that tests in a browser try', () => {
  test.each([2, 3])('have each entry of two lists, at one combination in %i', async (share) => {
    const { isTried } = await load();
    const [rows, columns] = [share, share + 2].map((length) => [...Array(length).keys()]);
    const tried = rows?.flatMap((row) =>
      columns?.filter((column) => isTried(share, row, column)).map((column) => [row, column]),
    );
    expect(new Set(tried?.map((one) => one?.[0]))).toEqual(new Set(rows));
    expect(new Set(tried?.map((one) => one?.[1]))).toEqual(new Set(columns));
    expect(tried?.length).toBeLessThan((rows?.length ?? 0) * (columns?.length ?? 0));
  });

  test('have a page of each kind, and one in each language', async () => {
    const { sampleOfPages } = await load();
    expect(sampleOfPages).toEqual(expect.arrayContaining([...firstOfEveryKind]));
    for (const locale of locales.filter((one) => one !== defaultLocale))
      expect(sampleOfPages.filter((path) => path.startsWith(`${locale}/`))).not.toEqual([]);
  });

  test('are all of them each night', async () => {
    vi.stubEnv('E2E_CASES', 'every');
    const { isTried, sampleOfPages } = await load();
    expect(isTried(3, 0, 1)).toBe(true);
    expect(sampleOfPages).toEqual(pagesOfEveryKind);
  });
});
