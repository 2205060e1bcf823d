import { afterEach, expect, test, vi } from 'vitest';
import { shareImage } from '@/lib/covers/share-image.ts';

afterEach(() => vi.restoreAllMocks());

test.each(['太极图形课第一季', 'Games 🎮 in Taichi'])(
  'the picture of "%s" is drawn without a request to another site',
  async (title) => {
    const asked: string[] = [];
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
      // The library has its layout engine in an address of data.
      if (String(address).startsWith('data:')) return fetch(address, options);
      asked.push(String(address));
      throw new Error('There is no network.');
    });
    // A seed that no stored picture has.
    const seed = `${process.pid} ${Date.now()}`;
    const image = await shareImage({ project: 'Taichi', kicker: 'Blog 博客', title, seed });
    expect(image.subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(asked).toEqual([]);
  },
);
