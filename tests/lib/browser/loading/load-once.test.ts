import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadOnce } from '@/lib/browser/loading/load-once.ts';

let cache: Map<string, Promise<number>>;
const load = vi.fn<() => Promise<number>>();

beforeEach(() => {
  cache = new Map();
  load.mockReset().mockResolvedValue(1);
});

describe('a value', () => {
  test('is loaded once, also for callers at the same time', async () => {
    const both = await Promise.all([loadOnce(cache, 'a', load), loadOnce(cache, 'a', load)]);
    expect([...both, await loadOnce(cache, 'a', load)]).toEqual([1, 1, 1]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('that could not be loaded is loaded again by the next call', async () => {
    load.mockRejectedValueOnce(new Error('404'));
    await expect(loadOnce(cache, 'a', load)).rejects.toThrow('404');
    expect(await loadOnce(cache, 'a', load)).toBe(1);
  });

  test('that could not be loaded does not remove a newer one of the same key', async () => {
    load.mockRejectedValueOnce(new Error('404'));
    const failed = loadOnce(cache, 'a', load);
    cache.clear();
    const newer = loadOnce(cache, 'a', load);
    await expect(failed).rejects.toThrow('404');
    expect(cache.get('a')).toBe(newer);
  });
});

test('the value that was used last is the last of the cache', () => {
  for (const key of ['a', 'b', 'a']) void loadOnce(cache, key, load);
  expect([...cache.keys()]).toEqual(['b', 'a']);
});
