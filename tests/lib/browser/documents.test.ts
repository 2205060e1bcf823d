import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loading } from '@/lib/site/constants.ts';
import { fakeNetwork, openWindow, pageOf, settled } from './window.ts';

type Documents = typeof import('@/lib/browser/documents.ts');

let documents: Documents;
let network: ReturnType<typeof fakeNetwork>;

beforeEach(async () => {
  await openWindow('/here/');
  network = fakeNetwork();
  documents = await import('@/lib/browser/documents.ts');
});

/** The outcome of loading a page: its title, the fault that it fails with, or nothing yet. */
function outcomeOf(page: Promise<Document>): { readonly now: string } {
  const outcome = { now: 'nothing yet' };
  page.then(
    ({ title }) => Object.assign(outcome, { now: title }),
    (error) => Object.assign(outcome, { now: `${error.fault}: ${error.message}` }),
  );
  return outcome;
}

describe('a page', () => {
  test('is requested once, however often it is needed, and stays in the cache', async () => {
    const both = [documents.documentOf('/a/'), documents.documentOf('/a/')];
    await network.answer('/a/', { html: pageOf({ title: 'A' }) });
    const later = await documents.documentOf('/a/');
    expect((await Promise.all(both)).map(({ title }) => title)).toEqual(['A', 'A']);
    expect(later.title).toBe('A');
    expect(network.count('/a/')).toBe(1);
  });

  test('is another document each time: what was shown once can be shown again', async () => {
    const first = documents.documentOf('/a/');
    await network.answer('/a/', { html: pageOf({ content: '<h1>A</h1>' }) });
    (await first).querySelector('#content')?.remove();
    expect((await documents.documentOf('/a/')).querySelector('#content')?.textContent).toBe('A');
  });

  test('counts as loading from the request on', () => {
    expect(documents.isLoadedOrLoading('/a/')).toBe(false);
    void documents.documentOf('/a/');
    expect([documents.isLoadedOrLoading('/a/'), documents.isLoadedOrLoading('/b/')]).toEqual([true, false]);
  });

  test('is removed first, beyond the limit, if it was used least recently', async () => {
    const paths = Array.from({ length: documents.mostPages }, (_, index) => `/${index}/`);
    for (const path of paths) {
      const page = documents.documentOf(path);
      await network.answer(path);
      await page;
    }
    expect(paths.filter(documents.isLoadedOrLoading)).toEqual(paths);
    await documents.documentOf('/0/');
    void documents.documentOf('/one-more/');
    expect(paths.filter((path) => !documents.isLoadedOrLoading(path))).toEqual(['/1/']);
  });

  test('is requested again after the cache was emptied', async () => {
    const page = documents.documentOf('/a/');
    await network.answer('/a/');
    await page;
    documents.clearPages();
    void documents.documentOf('/a/');
    expect(network.count('/a/')).toBe(2);
  });

  test('has the name of its build in the address of its module', async () => {
    const page = documents.documentOf('/a/');
    await network.answer('/a/', { html: pageOf({ build: 'main-2.js' }) });
    expect(documents.buildOf(await page)).toBe('/assets/main-2.js');
    expect(documents.buildOf(document)).toBe('/assets/main-1.js');
    expect(documents.needsLoad(await page)).toBe(false);
  });

  test('that redirects to another is given as it is, and recognised', async () => {
    const page = documents.documentOf('/old/');
    const html =
      '<!DOCTYPE html><html><head><meta http-equiv="refresh" content="0; url=/a/"></head></html>\n';
    await network.answer('/old/', { html });
    expect(documents.needsLoad(await page)).toBe(true);
  });

  test('that is the 404 page is given as it is, and recognised', async () => {
    const page = documents.documentOf('/none/');
    await network.answer('/none/', {
      html: pageOf().replace('<html', '<html data-not-found="all"'),
      status: 404,
    });
    expect(documents.needsLoad(await page)).toBe(true);
  });
});

describe('a page that does not load', () => {
  const whole = pageOf();
  test.each([
    ['is missing', { status: 404 }, 'failed: 404'],
    ['fails on the server', { status: 500 }, 'failed: 500'],
    ['breaks off', { html: whole.slice(0, whole.length / 2) }, 'broken: '],
    ['lacks the last line', { html: whole.replace(/<\/html>\s*$/, '') }, 'broken: '],
    ['is of another site', { html: '<!DOCTYPE html><html><p>Sign in</p></html>' }, 'broken: '],
    ['lacks the content', { html: whole.replace('id="content"', '') }, 'broken: '],
    ['lacks the module', { html: whole.replace('data-site', '') }, 'broken: '],
    ['is no HTML', { html: '{"a":1}' }, 'broken: '],
    ['is empty', { html: '' }, 'broken: '],
  ])('because it %s says so, and is asked for again', async (_, answer, says) => {
    const first = outcomeOf(documents.documentOf('/a/'));
    await network.answer('/a/', answer);
    expect(first.now).toBe(says);
    expect(documents.isLoadedOrLoading('/a/')).toBe(false);
    const second = outcomeOf(documents.documentOf('/a/'));
    await network.answer('/a/', { html: pageOf({ title: 'A' }) });
    expect(second.now).toBe('A');
  });

  test.each([
    [true, 'failed: '],
    [false, 'offline: '],
  ])('while the browser is online: %s', async (isOnline, says) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const page = outcomeOf(documents.documentOf('/a/'));
    await network.fail('/a/');
    expect(page.now).toBe(says);
    expect(documents.isLoadedOrLoading('/a/')).toBe(false);
  });

  test('in time fails at the limit, not before', async () => {
    vi.useFakeTimers();
    const page = outcomeOf(documents.documentOf('/a/'));
    await vi.advanceTimersByTimeAsync(loading.giveUpMs - 1);
    expect(page.now).toBe('nothing yet');
    await vi.advanceTimersByTimeAsync(1);
    expect(page.now).toBe('slow: ');
    expect(documents.isLoadedOrLoading('/a/')).toBe(false);
  });

  test('because its text stops in the middle fails at the limit, too', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => ({
      ok: true,
      text: () => new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
    }));
    const page = outcomeOf(documents.documentOf('/a/'));
    await vi.advanceTimersByTimeAsync(loading.giveUpMs);
    expect(page.now).toBe('slow: ');
  });

  test('leaves no timer behind, and neither does one that loads', async () => {
    vi.useFakeTimers();
    const pages = ['/a/', '/b/'].map((path) => outcomeOf(documents.documentOf(path)));
    expect(vi.getTimerCount()).toBe(2);
    await network.answer('/a/', { status: 404 });
    await network.answer('/b/', { html: pageOf({ title: 'B' }) });
    expect(pages.map(({ now }) => now)).toEqual(['failed: 404', 'B']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a page that is loaded ahead', () => {
  test('has a lower priority than what the reader has requested', () => {
    void documents.preload('/ahead/');
    void documents.documentOf('/clicked/');
    expect(network.requests.map(({ path, priority }) => [path, priority])).toEqual([
      ['/ahead/', 'low'],
      ['/clicked/', 'auto'],
    ]);
  });

  test.each(['preload', 'prepare'] as const)(
    'fails in silence (%s), and a click asks for it again',
    async (load) => {
      const ahead = documents[load]('/a/');
      await network.answer('/a/', { status: 500 });
      expect(await ahead).toBeUndefined();
      const page = outcomeOf(documents.documentOf('/a/'));
      await network.answer('/a/', { html: pageOf({ title: 'A' }) });
      expect(page.now).toBe('A');
    },
  );

  test('is used by a click while it is loading', async () => {
    void documents.preload('/a/');
    const page = outcomeOf(documents.documentOf('/a/'));
    await network.answer('/a/', { html: pageOf({ title: 'A' }) });
    expect([page.now, network.count('/a/')]).toEqual(['A', 1]);
  });

  test('is in the cache for the click that follows', async () => {
    void documents.preload('/a/');
    await network.answer('/a/', { html: pageOf({ title: 'A' }) });
    const page = outcomeOf(documents.documentOf('/a/'));
    await settled();
    expect([page.now, network.count('/a/')]).toEqual(['A', 1]);
  });
});

describe('a page that the reader is about to open', () => {
  const parsing = () => vi.spyOn(DOMParser.prototype, 'parseFromString');

  /** A page that a link was pointed at. */
  async function prepared(path: string): Promise<void> {
    const done = documents.prepare(path);
    await network.answer(path, { html: pageOf({ title: path, content: `<h1>${path}</h1>` }) });
    await done;
  }

  test('is parsed before the click, once', async () => {
    const parse = parsing();
    await prepared('/a/');
    await prepared('/a/');
    expect(parse).toHaveBeenCalledTimes(1);
    expect((await documents.documentOf('/a/')).title).toBe('/a/');
    expect(parse).toHaveBeenCalledTimes(1);
  });

  test('is parsed again when it is shown again, because its content has moved to the page', async () => {
    await prepared('/a/');
    (await documents.documentOf('/a/')).querySelector('#content')?.remove();
    expect((await documents.documentOf('/a/')).querySelector('#content')?.textContent).toBe('/a/');
  });

  test('does not replace the one that is requested', async () => {
    await prepared('/a/');
    await prepared('/b/');
    expect((await documents.documentOf('/a/')).title).toBe('/a/');
    expect((await documents.documentOf('/b/')).title).toBe('/b/');
  });

  test('that is not of this site, as in a network that wants readers to sign in, is requested again by the click', async () => {
    const done = documents.prepare('/a/');
    await network.answer('/a/', { html: '<!DOCTYPE html><title>Sign in</title><body></body></html>' });
    await done;
    const page = outcomeOf(documents.documentOf('/a/'));
    await settled();
    await network.answer('/a/', { html: pageOf({ title: 'A' }) });
    expect(page.now).toBe('A');
  });
});
