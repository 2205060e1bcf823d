import { beforeEach, describe, expect, test } from 'vitest';
import { openWindow, pageOf } from './window.ts';

let swap: typeof import('@/lib/browser/swap.ts').swap;

/** What a page says of itself, as lib/export/strip.ts lets it stand at the end of the head. */
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

  test('keeps what all pages share, and what an extension has put there, as the same elements', () => {
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
  test('is that of the next page; what stands beside it stays', () => {
    document.body.insertAdjacentHTML('beforeend', '<p role="status"></p>');
    const before = document.querySelector('[data-page]');
    const status = document.querySelector('[role=status]');
    swap(parsed(htmlOf('b')));
    expect(heading()).toBe('b');
    expect(before?.isConnected).toBe(false);
    expect(status?.isConnected).toBe(true);
  });

  test('stays where the next document has none', () => {
    swap(parsed('<!DOCTYPE html><title>Sign in</title><p>Sign in</p>'));
    expect(heading()).toBe('a');
  });
});

test('nothing grows with the number of pages', () => {
  const size = () => document.querySelectorAll('*').length;
  const before = size();
  for (let visit = 0; visit < 10; visit++) swap(parsed(htmlOf(visit % 2 ? 'a' : 'b')));
  expect(heading()).toBe('a');
  expect(size()).toBe(before);
});
