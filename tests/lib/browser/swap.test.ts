import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openWindow, pageOf } from './window.ts';

let swap: typeof import('@/lib/browser/swap.ts').swap;

/** The elements of one page, as lib/export/strip.ts leaves them at the end of the head. */
const headOf = (name: string) =>
  [
    `<meta name="description" content="About ${name}">`,
    `<meta name="author" content="${name}">`,
    `<link rel="author" href="/${name}/author/">`,
    `<link rel="canonical" href="https://site.example/${name}/">`,
    `<link rel="alternate" hreflang="zh-Hans" href="/zh-Hans/${name}/">`,
    `<link rel="alternate" type="text/markdown" href="/${name}/index.md">`,
    `<meta property="og:title" content="${name}">`,
  ].join('');

const htmlOf = (name: string) => pageOf({ title: name, head: headOf(name), content: `<h1>${name}</h1>` });
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const heading = () => document.querySelector('h1')?.textContent;
const tags = (page: Document) => [...page.head.children].map(({ outerHTML }) => outerHTML);

beforeEach(async () => {
  await openWindow('/a/', htmlOf('a'));
  ({ swap } = await import('@/lib/browser/swap.ts'));
});

describe('the head', () => {
  test('is that of the next page, in the same order', () => {
    swap(parsed(htmlOf('b')));
    expect(document.title).toBe('b');
    expect(tags(document)).toEqual(tags(parsed(htmlOf('b'))));
    expect(tags(document)).not.toEqual(tags(parsed(htmlOf('a'))));
  });

  test('has the same elements as before where all pages share them or an extension has added them', () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<style id="extension">p {}</style><link rel="stylesheet" href="chrome-extension://x/style.css"><script id="foreign"></script>',
    );
    const lasting =
      'meta[charset], [name=viewport], [name=theme-color], [rel=icon], [rel=stylesheet], script, style';
    const before = [...document.head.querySelectorAll(lasting)];
    expect(before).toHaveLength(9);
    swap(parsed(htmlOf('b')));
    expect([...document.head.querySelectorAll(lasting)]).toEqual(before);
    for (const element of before) expect(element.isConnected).toBe(true);
  });

  test('loses what only the page before had', () => {
    swap(parsed(pageOf({ title: 'bare' })));
    expect(document.head.querySelectorAll('[rel=alternate], [property], [name=description]')).toHaveLength(0);
  });
});

describe('the content', () => {
  test('is that of the next page; what is beside it stays', () => {
    document.body.insertAdjacentHTML('beforeend', '<p role="status"></p>');
    const status = document.querySelector('[role=status]');
    swap(parsed(htmlOf('b')));
    expect(heading()).toBe('b');
    expect(status?.isConnected).toBe(true);
  });

  test('stays where the next document has none', () => {
    swap(parsed('<!DOCTYPE html><title>Sign in</title><p>Sign in</p>'));
    expect(heading()).toBe('a');
  });
});

describe('what is around the text', () => {
  /** A bar whose links differ from page to page, a tree with the current page, a text, and the data for search engines. */
  const framed = (name: string) =>
    pageOf({
      title: name,
      before: `<header><a class="logo" href="/"><i></i>Logo</a><a hreflang="fr" href="/fr/${name}/">Fr</a></header>
        <script type="application/ld+json">{"name":"${name}"}</script>
        <aside><a href="/a/"${name === 'a' ? ' aria-current="page"' : ''}>A</a><a href="/b/"${name === 'b' ? ' aria-current="page"' : ''}>B</a></aside>`,
      content: `<h1>${name}</h1><p>The same words</p>`,
    });
  const content = (page: ParentNode = document) => page.querySelector('[data-page]')?.outerHTML;
  const elements = (selector: string) => [...document.querySelectorAll(`[data-page] ${selector}`)];

  beforeEach(() => {
    document.documentElement.innerHTML = parsed(framed('a')).documentElement.innerHTML;
  });

  test('stays in the document, with the texts of the next page', () => {
    const frame = () => elements('*').filter((element) => element.closest('header, aside'));
    const before = frame();
    expect(before).toHaveLength(7);
    swap(parsed(framed('b')));
    expect(frame()).toEqual(before);
    expect(content()).toBe(content(parsed(framed('b'))));
  });

  test('loses what the behaviours of the page before have changed in it', () => {
    const [link, logo] = elements('header a').reverse();
    link?.setAttribute('data-open', '');
    link?.setAttribute('href', '/elsewhere/');
    logo?.append('more');
    elements('aside')[0]?.prepend(document.createElement('button'));
    swap(parsed(framed('a')));
    expect(content()).toBe(content(parsed(framed('a'))));
  });

  test('is another where the next page has another', () => {
    const other = parsed(framed('b').replace('<i></i>Logo', 'Logo<i></i>').replaceAll('aside', 'nav'));
    const expected = content(other);
    swap(other);
    expect(content()).toBe(expected);
  });

  test('does not hold for the text and the data, which are replaced', () => {
    const replaced = elements('*').filter((element) => element.closest('main, script'));
    expect(replaced).toHaveLength(4);
    swap(parsed(framed('b')));
    expect(replaced.filter(({ isConnected }) => isConnected)).toEqual([]);
  });

  test('is replaced with everything else when the page is reopened', () => {
    const before = elements('*');
    swap(parsed(framed('a')), { replacesAll: true });
    expect(before.filter(({ isConnected }) => isConnected)).toEqual([]);
    expect(content()).toBe(content(parsed(framed('a'))));
  });

  test('loses the focus, so that the router can move it', () => {
    (elements('aside a')[1] as HTMLElement).focus();
    expect(document.activeElement?.textContent).toBe('B');
    swap(parsed(framed('b')));
    expect(document.activeElement).toBe(document.body);
  });
});

describe('what is below the window', () => {
  const below = () => [...document.querySelectorAll('[data-below]')].map(({ id }) => id);

  /** A text of blocks that are about this high, in heights of the window. */
  function textOf(...heights: number[]): Document {
    const blocks = heights.map((height, index) => {
      const letters = 'x'.repeat((height * innerHeight * 100) / 24);
      return `<p id="block-${index}">${letters}</p>`;
    });
    return parsed(pageOf({ content: `<div class="prose">${blocks.join('')}</div>` }));
  }

  beforeEach(() => vi.useFakeTimers());

  test('is hidden from the first block that cannot be in it, until the page is painted', () => {
    swap(textOf(0.5, 0.3, 0.3, 0.1, 0.1), { startsAtTop: true });
    expect(below()).toEqual(['block-3']);
    vi.runAllTimers();
    expect(below()).toEqual([]);
  });

  test('is there at once where the reader may not start at the top', () => {
    swap(textOf(2, 2));
    expect(below()).toEqual([]);
  });

  test('is nothing on a short page', () => {
    swap(textOf(0.5, 0.3), { startsAtTop: true });
    expect(below()).toEqual([]);
  });

  test('is not determined by blocks that may be lower than their text is long', () => {
    const text = textOf(0.1, 3, 0.1);
    const tabs = text.querySelector('#block-1');
    tabs?.replaceWith(
      Object.assign(text.createElement('div'), { className: 'tabs', textContent: tabs.textContent }),
    );
    swap(text, { startsAtTop: true });
    expect(below()).toEqual([]);
  });
});

test('nothing grows with the number of pages', () => {
  const size = () => document.querySelectorAll('*').length;
  const before = size();
  for (let visit = 0; visit < 10; visit++) swap(parsed(htmlOf(visit % 2 ? 'a' : 'b')));
  expect(heading()).toBe('a');
  expect(size()).toBe(before);
});
