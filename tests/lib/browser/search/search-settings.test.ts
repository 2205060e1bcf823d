import { beforeEach, describe, expect, test, vi } from 'vitest';
import { searchSettingsOf } from '@/lib/outputs/search-settings.ts';
import { searchSettingsPath } from '@/lib/routes/files.ts';
import { browserPath } from '@/lib/routes/index.ts';
import { search } from '@/lib/site/constants.ts';
import { localeFacts, locales } from '@/lib/site/locales.ts';

const fetched = vi.fn<(address: string, options: { signal: AbortSignal }) => Promise<Response>>();

/** The module as a new document has it, in a language. */
async function inDocument(lang: string) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang, dataset: {} } });
  return (await import('@/lib/browser/search/search-settings.ts')).loadSearchSettings;
}

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json(searchSettingsOf('en')));
  vi.stubGlobal('fetch', fetched);
});

describe('the settings of the search', () => {
  test.each(locales)('are those of the language of the page: %s', async (locale) => {
    const loadSettings = await inDocument(localeFacts[locale].htmlLang);
    await loadSettings();
    expect(fetched.mock.calls[0]?.[0]).toBe(browserPath(searchSettingsPath(locale)));
  });

  test('are loaded once, however often they are needed', async () => {
    const loadSettings = await inDocument('en');
    const [first, second] = await Promise.all([loadSettings(), loadSettings()]);
    expect(await loadSettings()).toBe(first);
    expect(second).toBe(first);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['an error of the host', () => Promise.resolve(new Response('', { status: 500 }))],
    ['a page', () => Promise.resolve(new Response('<!DOCTYPE html>'))],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('are loaded again after %s', async (_, fault) => {
    const loadSettings = await inDocument('en');
    fetched.mockImplementationOnce(fault);
    await expect(loadSettings()).rejects.toThrow();
    expect((await loadSettings()).page).toBe(searchSettingsOf('en').page);
  });

  test('fail when they do not load in time', async () => {
    vi.useFakeTimers();
    const loadSettings = await inDocument('en');
    fetched.mockImplementationOnce(
      (_, { signal }) =>
        new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
    );
    const outcome = loadSettings().catch(({ name }: Error) => name);
    await vi.advanceTimersByTimeAsync(search.giveUpMs);
    expect(await outcome).toBe('TimeoutError');
    vi.useRealTimers();
  });
});
