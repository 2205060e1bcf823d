import { beforeEach, describe, expect, test, vi } from 'vitest';
import { prefetch } from '@/lib/site/constants.ts';
import { fakeNetwork, openWindow, pageOf, setConnection, settled } from '../window.ts';

let network: ReturnType<typeof fakeNetwork>;
let page: AbortController;

/** What waits until the browser is idle. */
let idle: (() => void)[];

/** How many bytes a page took, if the browser reports it. */
let bytesOf: (path: string) => number | undefined;

/** Observers in place of the browser's. */
let observers: FakeObserver[];

class FakeObserver {
  readonly targets: Element[] = [];
  isConnected = true;

  constructor(private readonly report: (entries: Partial<IntersectionObserverEntry>[]) => void) {
    observers.push(this);
  }

  observe(target: Element): void {
    this.targets.push(target);
  }

  disconnect(): void {
    this.isConnected = false;
  }

  /** Reports whether links are in view, as a browser does: all that have changed at once. */
  show(links: Element[], isIntersecting = true): void {
    const entryOf = (target: Element) => ({
      target,
      isIntersecting,
      boundingClientRect: target.getBoundingClientRect(),
    });
    this.report(links.filter((link) => this.targets.includes(link)).map(entryOf));
  }
}

/** Opens a page with these links, in its text by default, and waits until the browser is idle. */
async function open(content: string): Promise<void> {
  document.querySelector('[data-page]')?.insertAdjacentHTML('beforeend', content);
  const { linksInView } = await import('@/lib/browser/behaviours/links-in-view.ts');
  page = new AbortController();
  linksInView(page.signal);
  await whenIdle();
}

async function whenIdle(): Promise<void> {
  await settled();
  for (let run = idle.shift(); run; run = idle.shift()) {
    run();
    await settled();
  }
}

const article = (...paths: string[]) =>
  `<main><article>${paths.map((path) => `<a href="${path}">A link</a>`).join('')}</article></main>`;
const many = Array.from({ length: 12 }, (_, index) => `/${String(index).padStart(2, '0')}/`);
const links = () => [...document.querySelectorAll('[data-page] a')];
const asked = () => network.requests.map(({ path }) => path);

async function show(...shown: Element[]): Promise<void> {
  observers[0]?.show(shown);
  await whenIdle();
}

async function come(path: string): Promise<void> {
  await network.answer(path);
  await whenIdle();
}

/** Answers until nothing more is requested. */
async function comeAll(): Promise<string[]> {
  for (let at = 0; at < network.requests.length; at++) await come(asked()[at] ?? '');
  return asked();
}

beforeEach(async () => {
  await openWindow('/here/', pageOf());
  network = fakeNetwork();
  idle = [];
  observers = [];
  bytesOf = () => prefetch.pageBytes;
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((url) => {
    const transferSize = bytesOf(new URL(url).pathname);
    return transferSize === undefined ? [] : [{ transferSize } as PerformanceResourceTiming];
  });
  // The links are below each other, 20 pixels each, in the order of the document.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: links().indexOf(this as HTMLAnchorElement) * 20 } as DOMRect;
  });
});

describe('pages that links in view lead to', () => {
  test('are not those in blocks of code, of which a page has many', async () => {
    await open(`<main><pre><a href="/code/">a</a></pre><p><a href="/text/">b</a></p></main>`);
    await show(...links());
    expect(await comeAll()).toEqual(['/text/']);
  });

  test('are those of results, too, which come after the links of the page are observed', async () => {
    await open('<main><div data-results></div></main>');
    expect(observers[0]?.targets).toHaveLength(0);
    document
      .querySelector('[data-results]')
      ?.append(document.createRange().createContextualFragment(article('/late/')));
    await new Promise((done) => setTimeout(done));
    await show(...links());
    expect(asked()).toEqual(['/late/']);
  });

  test('are loaded after everything else, few at once, the next when one has loaded', async () => {
    await open(article(...many));
    await show(...links());
    expect(asked()).toEqual(many.slice(0, prefetch.atOnce));
    expect(network.requests.every(({ priority }) => priority === 'low')).toBe(true);
    await come('/00/');
    expect(asked()).toEqual(many.slice(0, prefetch.atOnce + 1));
  });

  test('are loaded when the page is loaded and the browser is idle, not before', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await open(article('/a/'));
    expect([observers[0]?.targets, idle]).toEqual([[], []]);
    state.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
    expect(observers[0]?.targets).toEqual([]);
    await whenIdle();
    expect(observers[0]?.targets).toHaveLength(1);
    observers[0]?.show(links());
    expect(asked()).toEqual([]);
    await whenIdle();
    expect(asked()).toEqual(['/a/']);
  });

  test('are not more than the bytes for a page view allow', async () => {
    await open(article(...many));
    await show(...links());
    expect(await comeAll()).toEqual(many.slice(0, prefetch.bytesPerPage / prefetch.pageBytes));
  });

  test('are no more than those that are loading when one takes all the bytes', async () => {
    bytesOf = () => prefetch.bytesPerPage;
    await open(article(...many));
    await show(...links());
    expect(await comeAll()).toHaveLength(prefetch.atOnce);
  });

  test('count as usual when the browser does not report their size', async () => {
    bytesOf = () => undefined;
    await open(article(...many));
    await show(...links());
    expect(await comeAll()).toHaveLength(prefetch.bytesPerPage / prefetch.pageBytes);
  });

  test('count nothing when the browser has them in its cache', async () => {
    bytesOf = () => 0;
    await open(article(...many));
    await show(...links());
    expect(await comeAll()).toEqual(many);
  });

  test('are loaded once, however many links lead there, and not when they are in the cache', async () => {
    const { preload } = await import('@/lib/browser/documents.ts');
    void preload('/known/');
    await open(article('/a/', '/a/#x', '/known/', '/b/', '/a/?q=1'));
    await show(...links());
    expect(await comeAll()).toEqual(['/known/', '/a/', '/b/']);
  });

  test('that are in the cache take nothing of the limit', async () => {
    const { preload } = await import('@/lib/browser/documents.ts');
    void preload('/known/');
    await network.answer('/known/');
    await open(article(...many.map(() => '/known/'), '/a/'));
    await show(...links());
    expect(await comeAll()).toEqual(['/known/', '/a/']);
  });

  test('that fail are skipped, and the next ones are loaded', async () => {
    await open(article('/a/', '/b/', '/c/', '/d/'));
    await show(...links());
    await network.fail('/a/');
    await whenIdle();
    await network.answer('/b/', { status: 500 });
    await whenIdle();
    expect(asked()).toEqual(['/a/', '/b/', '/c/', '/d/']);
  });

  test('are those of the content first, from the top down, then of a list from the current page on, then of the frame', async () => {
    await open(
      `<header><nav><a href="/frame/">0</a></nav></header><nav><a href="/far/">1</a><a href="/near/">2</a><a href="/here/" aria-current="page">3</a></nav>${article('/first/', '/second/')}`,
    );
    await show(...links());
    expect(await comeAll()).toEqual(['/first/', '/second/', '/near/', '/far/', '/frame/']);
  });

  test('are not files, other sites or other languages', async () => {
    await open(article('/feed.xml', 'https://other.example/', '/zh-Hans/', '/here/#x', '/a/'));
    expect(observers[0]?.targets.map((link) => link.getAttribute('href'))).toEqual(['/a/']);
  });
});

describe('a link', () => {
  test('that is out of view before its turn is not followed', async () => {
    await open(article('/a/', '/b/', '/c/', '/d/'));
    await show(...links());
    observers[0]?.show(links().slice(2, 3), false);
    expect(await comeAll()).toEqual(['/a/', '/b/', '/d/']);
  });

  test('in view is followed although another one to the same page is out of view', async () => {
    await open(article('/a/', '/b/', '/a/'));
    observers[0]?.show(links().slice(0, 2));
    observers[0]?.show(links().slice(2), false);
    await whenIdle();
    expect(await comeAll()).toEqual(['/a/', '/b/']);
  });

  test('that comes into view later is followed then', async () => {
    await open(article('/a/', '/b/'));
    await show(...links().slice(0, 1));
    expect(asked()).toEqual(['/a/']);
    await show(...links().slice(1));
    expect(asked()).toEqual(['/a/', '/b/']);
  });
});

describe('when the page is replaced', () => {
  test('nothing more is loaded, and the links are no longer observed', async () => {
    await open(article(...many));
    await show(...links());
    page.abort();
    await come('/00/');
    await show(...links());
    expect(asked()).toEqual(many.slice(0, prefetch.atOnce));
    expect(observers[0]?.isConnected).toBe(false);
  });

  test('before the browser was idle, no link is observed', async () => {
    document.querySelector('[data-page]')?.insertAdjacentHTML('beforeend', article('/a/'));
    const { linksInView } = await import('@/lib/browser/behaviours/links-in-view.ts');
    linksInView(AbortSignal.abort());
    await whenIdle();
    expect(observers[0]?.targets).toEqual([]);
  });
});

test.each([
  [undefined, 1],
  [{ effectiveType: '4g' }, 1],
  [{ effectiveType: '3g' }, 0],
  [{ effectiveType: '2g' }, 0],
  [{ effectiveType: 'slow-2g' }, 0],
  [{ effectiveType: '4g', saveData: true }, 0],
  [{ saveData: true }, 0],
])('on the connection %j so many observers watch links: %i', async (connection, count) => {
  setConnection(connection);
  await open(article('/a/'));
  expect(observers).toHaveLength(count);
});

test('a browser that does not report when it is idle loads pages a moment later', async () => {
  vi.useFakeTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  await open(article('/a/'));
  await vi.runAllTimersAsync();
  observers[0]?.show(links());
  await vi.runAllTimersAsync();
  expect(asked()).toEqual(['/a/']);
});
