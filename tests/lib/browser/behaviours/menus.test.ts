import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openWindow, pageOf } from '../window.ts';

let page: AbortController;

const content = `
  <details data-menu><summary>Resources</summary><ul><li><a href="/blog/">Blog</a></li></ul></details>
  <details data-menu="same-page"><summary>Version</summary><ul><li><a href="/docs/v1.5.0/b/">1.5</a></li></ul></details>
  <a id="elsewhere" href="/">Elsewhere</a>`;

const menus = () => [...document.querySelectorAll('details')];
const opened = () => menus().map(({ open }) => open);
const summary = (at = 0) => menus()[at]?.querySelector('summary') as HTMLElement;
const link = (at = 0) => menus()[at]?.querySelector('a') as HTMLAnchorElement;

/** Moves the pointer to or from a menu. */
function point(name: 'pointerenter' | 'pointerleave', at = 0, pointerType = 'mouse'): void {
  menus()[at]?.dispatchEvent(new PointerEvent(name, { pointerType }));
}

const key = (on: Element, key: string) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

async function open({ canHover = true, address = '/docs/b/' } = {}): Promise<void> {
  await openWindow(address, pageOf({ content }));
  vi.stubGlobal('matchMedia', () => ({ matches: canHover }));
  const module = await import('@/lib/browser/behaviours/menus.ts');
  page = new AbortController();
  module.menus(page.signal);
}

beforeEach(() => open());

describe('a menu under the mouse', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  /** The mouse comes and rests until the menu opens. */
  const rest = () => {
    point('pointerenter');
    vi.runAllTimers();
  };
  const leave = () => {
    point('pointerleave');
    vi.runAllTimers();
  };

  test('opens after the mouse has rested on it, and not when the mouse only passes', () => {
    point('pointerenter');
    expect(opened()).toEqual([false, false]);
    point('pointerleave');
    vi.runAllTimers();
    expect(opened()).toEqual([false, false]);
    rest();
    expect(opened()).toEqual([true, false]);
  });

  test('closes after the mouse has left, not at once, and not if it returns', () => {
    rest();
    point('pointerleave');
    expect(opened()).toEqual([true, false]);
    rest();
    expect(opened()).toEqual([true, false]);
    leave();
    expect(opened()).toEqual([false, false]);
  });

  test('stays open by a first click, however late, also when the mouse leaves', () => {
    rest();
    summary().click();
    leave();
    expect(opened()).toEqual([true, false]);
  });

  test('closes with the second click, and opens with the third', () => {
    rest();
    summary().click();
    summary().click();
    expect(opened()).toEqual([false, false]);
    summary().click();
    leave();
    expect(opened()).toEqual([true, false]);
  });

  test('opens at once by a click before the mouse has rested, and stays open', () => {
    point('pointerenter');
    summary().click();
    expect(opened()).toEqual([true, false]);
    vi.runAllTimers();
    leave();
    expect(opened()).toEqual([true, false]);
  });

  test('that the reader has opened before closes with the first click', () => {
    summary().click();
    rest();
    summary().click();
    expect(opened()).toEqual([false, false]);
  });

  test('does not open when the page is replaced meanwhile', () => {
    point('pointerenter');
    page.abort();
    vi.runAllTimers();
    expect(opened()).toEqual([false, false]);
  });
});

describe('a menu under a finger', () => {
  test('opens with the first touch and closes with the second', () => {
    point('pointerenter', 0, 'touch');
    expect(opened()).toEqual([false, false]);
    summary().click();
    expect(opened()).toEqual([true, false]);
    summary().click();
    expect(opened()).toEqual([false, false]);
  });

  test('does so, too, where nothing can hover', async () => {
    await open({ canHover: false });
    point('pointerenter');
    expect(opened()).toEqual([false, false]);
    summary().click();
    expect(opened()).toEqual([true, false]);
  });
});

describe('an open menu', () => {
  beforeEach(() => summary().click());

  test.each(['pointerdown', 'focusin'])('closes on %s elsewhere, and not within', (name) => {
    link().dispatchEvent(new Event(name, { bubbles: true }));
    expect(opened()).toEqual([true, false]);
    document.getElementById('elsewhere')?.dispatchEvent(new Event(name, { bubbles: true }));
    expect(opened()).toEqual([false, false]);
  });

  test('closes when another is chosen', () => {
    summary(1).dispatchEvent(new Event('pointerdown', { bubbles: true }));
    summary(1).click();
    expect(opened()).toEqual([false, true]);
  });

  test('closes with a click on a link', () => {
    link().click();
    expect(opened()).toEqual([false, false]);
  });

  test('closes with a click on a button in it, and its own button gets the focus', () => {
    const choice = document.createElement('button');
    link().after(choice);
    choice.click();
    expect(opened()).toEqual([false, false]);
    expect(document.activeElement).toBe(summary());
  });

  test('closes with Escape, which gives the focus back to its button', () => {
    link().focus();
    key(link(), 'Escape');
    expect(opened()).toEqual([false, false]);
    expect(document.activeElement).toBe(summary());
  });

  test('stays open after the page was replaced: there are no listeners any more', () => {
    page.abort();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(opened()).toEqual([true, false]);
  });
});

test('arrow keys open a menu and move through its links, from the last to the first', () => {
  summary().focus();
  key(summary(), 'ArrowDown');
  expect([opened(), document.activeElement]).toEqual([[true, false], link()]);
  key(link(), 'ArrowDown');
  expect(document.activeElement).toBe(summary());
  key(summary(), 'ArrowUp');
  expect(document.activeElement).toBe(link());
});

test('a link to the same page in another form gets query and section, for this click', async () => {
  await open({ address: '/docs/b/?q=1#x' });
  vi.useFakeTimers();
  link(1).click();
  expect(link(1).getAttribute('href')).toMatch(/\/docs\/v1\.5\.0\/b\/\?q=1#x$/);
  vi.runAllTimers();
  expect(link(1).href).toBe(`${location.origin}/docs/v1.5.0/b/`);
  link(0).click();
  expect(link(0).getAttribute('href')).toBe('/blog/');
});
