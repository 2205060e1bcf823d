import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeNetwork, openWindow, pageOf, setConnection, site } from './window.ts';

let visit: ReturnType<typeof vi.fn<(address: string) => void>>;
let network: ReturnType<typeof fakeNetwork>;

/** Opens a page whose links are handled without a reload where that is possible. */
async function open(address = '/docs/a/', { basePath = '', html = pageOf() } = {}): Promise<void> {
  await openWindow(address, html);
  vi.stubEnv('BASE_PATH', basePath);
  network = fakeNetwork();
  visit = vi.fn();
  const { softLinks } = await import('@/lib/browser/soft-links.ts');
  softLinks(visit);
}

/** A link in the page. */
function link(attributes: string, inside = 'A link'): HTMLAnchorElement {
  document.querySelector('#content')?.insertAdjacentHTML('beforeend', `<a ${attributes}>${inside}</a>`);
  return document.querySelector('#content a:last-of-type') as HTMLAnchorElement;
}

/** Clicks, and gives the address that is visited, or that the click is left to the browser. */
function click(element: Element | null, how: MouseEventInit = {}): string {
  visit.mockClear();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how });
  element?.dispatchEvent(event);
  const [address] = visit.mock.lastCall ?? [];
  expect(event.defaultPrevented).toBe(address !== undefined);
  return address ?? 'the browser';
}

describe('a click on a link', () => {
  beforeEach(() => open());

  test.each([
    ['/docs/b/', '/docs/b/'],
    ['/docs/b/?q=1#x', '/docs/b/?q=1#x'],
    ['../b/', '/docs/b/'],
    ['/', '/'],
    [`${site}/api/`, '/api/'],
    ['/docs/b/?to=/zh-Hans/', '/docs/b/?to=/zh-Hans/'],
  ])('to %s, a page of the same language, goes there without a reload', (href, address) => {
    expect(click(link(`href="${href}"`))).toBe(site + address);
  });

  test('works on everything within the link', () => {
    link('href="/docs/b/"', '<svg><path></path></svg><b>bold</b>');
    for (const part of ['a path', 'a svg', 'a b'])
      expect(click(document.querySelector(part))).toBe(`${site}/docs/b/`);
  });

  test.each([
    ['another site', 'href="https://other.example/docs/b/"'],
    ['another port', `href="${site}:8080/docs/b/"`],
    ['a mail', 'href="mailto:a@site.example"'],
    ['another language', 'href="/zh-Hans/docs/b/"'],
    ['a file', 'href="/feed.xml"'],
    ['a page by its file', 'href="/docs/b/index.html"'],
    ['an address without a slash at the end', 'href="/docs/b"'],
    ['a section of the page', 'href="#x"'],
    ['a section of the page, by its whole address', 'href="/docs/a/#x"'],
    ['the page itself', 'href="/docs/a/"'],
    ['the page itself with a query', 'href="?q=1"'],
    ['another tab', 'href="/docs/b/" target="_blank"'],
    ['a download', 'href="/docs/b/" download'],
    ['nowhere', ''],
  ])('to %s is left to the browser', (_, attributes) => {
    expect(click(link(attributes))).toBe('the browser');
  });

  test.each<[string, MouseEventInit]>([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
    ['the right button', { button: 2 }],
  ])('with %s is left to the browser', (_, how) => {
    expect(click(link('href="/docs/b/"'), how)).toBe('the browser');
  });

  test('that a part of the page has handled is left to that part', () => {
    const taken = link('href="/docs/b/"');
    taken.addEventListener('click', (event) => event.preventDefault());
    taken.click();
    expect(visit).not.toHaveBeenCalled();
  });

  test('elsewhere is left to the browser', () => {
    expect(click(document.querySelector('#content'))).toBe('the browser');
    expect(click(document.documentElement)).toBe('the browser');
  });
});

describe('in another place', () => {
  test('the same language is that of the page', async () => {
    await open('/zh-Hans/docs/a/');
    expect(click(link('href="/zh-Hans/docs/b/"'))).toBe(`${site}/zh-Hans/docs/b/`);
    expect(click(link('href="/docs/b/"'))).toBe('the browser');
    expect(click(link('href="/fr-FR/docs/b/"'))).toBe('the browser');
  });

  test('what lies outside the folder of the site is left to the browser', async () => {
    await open('/sub/docs/a/', { basePath: '/sub' });
    expect(click(link('href="/sub/docs/b/"'))).toBe(`${site}/sub/docs/b/`);
    expect(click(link('href="/sub/"'))).toBe(`${site}/sub/`);
    for (const other of ['/docs/b/', '/subway/b/', '/sub/zh-Hans/docs/b/'])
      expect([other, click(link(`href="${other}"`))]).toEqual([other, 'the browser']);
  });

  test('the 404 page is another document, in all languages', async () => {
    const html = pageOf().replace('<html ', '<html data-not-found="zh-Hans" ');
    await open('/zh-Hans/nothing/', { html });
    const there = link('href="/zh-Hans/docs/b/"');
    expect(click(there)).toBe('the browser');
    there.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(network.requests).toEqual([]);
  });
});

describe('a hint of a click', () => {
  const hint = (name: string, on: Element) => on.dispatchEvent(new Event(name, { bubbles: true }));

  test.each(['pointerover', 'focusin', 'touchstart'])('(%s) loads the page ahead, once', async (name) => {
    await open();
    const there = link('href="/docs/b/?q=1#x"', '<b>bold</b>');
    hint(name, there);
    hint(name, there.querySelector('b') ?? there);
    expect(network.requests.map(({ path, priority }) => [path, priority])).toEqual([['/docs/b/', 'low']]);
    expect(visit).not.toHaveBeenCalled();
  });

  test.each(['/docs/a/#x', '/zh-Hans/docs/b/', 'https://other.example/', '/feed.xml'])(
    'that is left to the browser, to %s, loads nothing',
    async (href) => {
      await open();
      hint('pointerover', link(`href="${href}"`));
      expect(network.requests).toEqual([]);
    },
  );

  test.each([
    [undefined, 1],
    [{}, 1],
    [{ effectiveType: '4g' }, 1],
    [{ effectiveType: '3g' }, 1],
    [{ effectiveType: '2g' }, 0],
    [{ effectiveType: 'slow-2g' }, 0],
    [{ effectiveType: '4g', saveData: true }, 0],
  ])('on the connection %j loads so many pages: %i', async (connection, count) => {
    await open();
    setConnection(connection);
    hint('pointerover', link('href="/docs/b/"'));
    expect(network.requests).toHaveLength(count);
  });
});
