import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchJsonp } from '@/lib/browser/services/jsonp.ts';
import { jsonp } from '@/lib/site/constants.ts';

/** A document that has nothing but scripts; each test decides what a script does when it is loaded. */
const scripts: { src: string; removed: boolean; fail(): unknown }[] = [];

beforeEach(() => {
  scripts.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', { href: 'https://site.example/docs/' });
  vi.stubGlobal('document', {
    createElement: () => {
      const script = { src: '', removed: false, fail: (): unknown => undefined };
      scripts.push(script);
      return Object.assign(script, {
        addEventListener: (_: string, listener: () => void) => {
          script.fail = listener;
        },
        remove: () => {
          script.removed = true;
        },
      });
    },
    head: { append: () => undefined },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const asked = () => new URL(scripts.at(-1)?.src ?? '');
const answer = (data: unknown, param: string = jsonp.callbackParam) => {
  const name = asked().searchParams.get(param) ?? '';
  (globalThis as unknown as Record<string, (data: unknown) => void>)[name]?.(data);
};

test('calls back under a unique name and gives the data', async () => {
  const data = fetchJsonp<{ a: number }>('https://other.example/data?x=1');
  expect([asked().host, asked().searchParams.get('x')]).toEqual(['other.example', '1']);
  answer({ a: 1 });
  expect(await data).toEqual({ a: 1 });
  expect(scripts[0]?.removed).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('two at once do not get each other’s answers', async () => {
  const first = fetchJsonp('https://other.example/1');
  const nameOfFirst = asked().searchParams.get(jsonp.callbackParam);
  const second = fetchJsonp('https://other.example/2');
  expect(asked().searchParams.get(jsonp.callbackParam)).not.toBe(nameOfFirst);
  answer('second');
  (globalThis as unknown as Record<string, (data: unknown) => void>)[nameOfFirst ?? '']?.('first');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

test('takes another name for the parameter', async () => {
  const data = fetchJsonp('https://other.example/', { callbackParam: 'c' });
  answer(1, 'c');
  expect(await data).toBe(1);
});

test('fails when the script fails', async () => {
  const data = fetchJsonp('https://other.example/');
  scripts[0]?.fail();
  await expect(data).rejects.toThrow('other.example could not be reached');
});

test('gives up after 60,000 ms, not before, and a late answer does no harm', async () => {
  expect(jsonp.timeoutMs).toBe(60_000);
  const data = fetchJsonp('https://other.example/');
  const outcome = vi.fn();
  data.catch(outcome);
  await vi.advanceTimersByTimeAsync(jsonp.timeoutMs - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('60000 ms') }),
  );
  expect(() => answer('late')).not.toThrow();
  expect(scripts[0]?.removed).toBe(true);
});
