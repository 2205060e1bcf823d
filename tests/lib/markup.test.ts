import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { DocScreen } from '@/components/docs/doc-screen.tsx';
import { HomeScreen } from '@/components/home/home-screen.tsx';
import { SearchScreen } from '@/components/search/search-screen.tsx';
import { EntryScreen } from '@/components/series/entry-screen.tsx';
import { ListScreen } from '@/components/series/list-screen.tsx';
import { Footer } from '@/components/shell/footer.tsx';
import { Navbar } from '@/components/shell/navbar.tsx';
import { markup } from '@/components/ui/markup.ts';
import { docPage, mainDoc } from '@/lib/pages/docs.ts';
import { frameOf } from '@/lib/pages/frame.ts';
import { homePage } from '@/lib/pages/home/home.ts';
import { searchFormPage } from '@/lib/pages/search-form.ts';
import { entryPage, entryPlaces } from '@/lib/pages/series/entry.ts';
import { listPage } from '@/lib/pages/series/lists.ts';
import { type Locale, locales } from '@/lib/site/locales.ts';
import { latestVersion } from '@/lib/site/versions.ts';

/** HTML as a tree without positions, and without the hints to load pictures early that React puts in front. */
function treeOf(text: string): Root {
  const tree = fromHtml(text, { fragment: true });
  tree.children = tree.children.filter((node) => !(node.type === 'element' && node.tagName === 'link'));
  visit(tree, (node) => {
    delete node.position;
    delete node.data;
  });
  return tree;
}

function elementsIn(text: string, tagName: string): Element[] {
  const found: Element[] = [];
  visit(treeOf(text), 'element', (node) => {
    if (node.tagName === tagName) found.push(node);
  });
  return found;
}

const some = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The content has no such page.');
  return value;
};

/** A screen of each kind, and the frame around it. */
const screens: Record<string, (locale: Locale) => ReactElement> = {
  search: (locale) => createElement(SearchScreen, searchFormPage({ locale, route: { kind: 'search' } })),
  home: (locale) => createElement(HomeScreen, homePage({ locale, route: { kind: 'home' } })),
  doc: (locale) => createElement(DocScreen, some(docPage(mainDoc(latestVersion, locale)))),
  list: (locale) =>
    createElement(ListScreen, some(listPage({ locale, route: { kind: 'list', series: 'blog', page: 1 } }))),
  entry: (locale) => createElement(EntryScreen, some(entryPage(some(entryPlaces(locale)[0])))),
  navbar: (locale) => createElement(Navbar, frameOf({ locale, route: { kind: 'home' } })),
  footer: (locale) => createElement(Footer, frameOf({ locale, route: { kind: 'home' } })),
};

describe.each(Object.keys(screens))('%s', (name) => {
  test.each(locales)('has the HTML in %s that React would make of it', (locale) => {
    const screen = some(screens[name])(locale);
    expect(treeOf(markup(screen))).toEqual(treeOf(renderToStaticMarkup(screen)));
  });
});

describe('a prop becomes the attribute that React would write', () => {
  test.each<[string, Record<string, unknown>]>([
    ['input', { type: 'radio', name: 'kind', value: 'all', defaultChecked: true }],
    ['input', { type: 'radio', name: 'kind', value: 'docs', defaultChecked: false }],
    ['input', { type: 'text', defaultValue: 'a "b" & c', autoComplete: 'off', maxLength: 3, readOnly: true }],
    ['label', { htmlFor: 'a', className: 'b', tabIndex: -1, children: 'c' }],
    [
      'img',
      { src: '/a.webp', srcSet: '/a.webp 1w, /b.webp 2w', sizes: '(min-width: 9px) 1px, 2px', alt: '' },
    ],
    ['img', { src: '/a.webp', alt: 'a', width: 2, height: 1, loading: 'lazy', decoding: 'async' }],
    ['img', { src: '/a.webp', alt: 'a', fetchPriority: 'high', crossOrigin: 'anonymous' }],
    ['source', { srcSet: '/a.avif 1w', type: 'image/avif', media: '(min-width: 9px)', width: 2, height: 1 }],
    ['div', { 'aria-hidden': false, 'data-a': true, 'data-b': '', spellCheck: false, hidden: true }],
    ['button', { disabled: false, type: 'button', popoverTarget: 'a', children: 'a' }],
    ['svg', { viewBox: '0 0 1 1', strokeWidth: '1.8', children: createElement('path', { d: 'M0 0' }) }],
    ['time', { dateTime: '2023-01-01', lang: undefined, title: null, children: 'a' }],
  ])('%s %j', (tag, props) => {
    const element = createElement(tag, props);
    expect(treeOf(markup(element))).toEqual(treeOf(renderToStaticMarkup(element)));
  });

  test('also in the hint to load a picture early, which React would move to the head', () => {
    const hint = { rel: 'preload', as: 'image', imageSrcSet: '/a.avif 1w', imageSizes: '9px' };
    expect(markup(createElement('link', hint))).toBe(
      '<link rel="preload" as="image" imagesrcset="/a.avif 1w" imagesizes="9px">',
    );
  });
});

describe('a prop that is not an attribute stops the build', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['div', { defaultChecked: true }, 'defaultChecked'],
    ['select', { defaultValue: 'a' }, 'defaultValue'],
    ['textarea', { value: 'a' }, 'value'],
    ['button', { onClick: () => undefined }, 'onClick'],
    ['button', { onClick: 'alert(1)' }, 'onClick'],
    ['div', { suppressHydrationWarning: true }, 'suppressHydrationWarning'],
    ['div', { ref: { current: null } }, 'ref'],
    ['div', { title: { text: 'a' } }, 'title'],
    ['div', { strokeWidth: 1 }, 'strokeWidth'],
    ['p', { stlye: 'a' }, 'stlye'],
    ['p', { style: { color: 'red' } }, 'style'],
  ])('%s %j', (tag, props, name) => {
    expect(() => markup(createElement(tag, props))).toThrow(new RegExp(`<${tag} ${name}>`));
  });
});

describe('the search form without JavaScript', () => {
  test.each(locales)('searches all kinds of pages of the latest version, in %s', (locale) => {
    const inputs = elementsIn(markup(some(screens.search)(locale)), 'input');
    const chosen = inputs
      .map(({ properties }) => properties)
      .filter(({ type, checked }) => type === 'radio' && checked);
    expect(chosen.map(({ name, value }) => [name, value])).toEqual([
      ['kind', 'all'],
      ['version', latestVersion.name],
    ]);
  });
});
