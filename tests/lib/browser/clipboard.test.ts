import { beforeEach, describe, expect, test, vi } from 'vitest';
import { code } from '@/lib/site/constants.ts';
import { openWindow, pageOf } from './window.ts';

let copyOnClick: typeof import('@/lib/browser/clipboard.ts').copyOnClick;
let link: HTMLAnchorElement;
let page: AbortController;

/** What the clipboard holds; the browser refuses what is not written to it. */
let clipboard: string[];
let isRefused: boolean;

const clickAndWait = async () => {
  link.click();
  await vi.advanceTimersByTimeAsync(0);
};
const shown = () => ({ text: link.textContent, label: link.getAttribute('aria-label') });

beforeEach(async () => {
  await openWindow('/', pageOf({ content: '<a id="link" aria-label="Link to Shape">#</a>' }));
  vi.useFakeTimers();
  clipboard = [];
  isRefused = false;
  const writeText = async (text: string) => {
    if (isRefused) throw new DOMException('Not allowed', 'NotAllowedError');
    clipboard.push(text);
  };
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  Reflect.deleteProperty(window, 'ClipboardItem');
  ({ copyOnClick } = await import('@/lib/browser/clipboard.ts'));
  link = document.querySelector('#link') as HTMLAnchorElement;
  page = new AbortController();
});

describe('a click', () => {
  test.each([
    ['a text', () => 'ti.init()'],
    ['a text that is fetched', async () => 'ti.init()'],
  ])('copies %s and says so for a while, to the eye and to screen readers', async (_, text) => {
    const before = shown();
    copyOnClick(link, { text, copied: 'Copied' }, page.signal);
    await clickAndWait();
    expect(clipboard).toEqual(['ti.init()']);
    expect(shown()).toEqual({ text: 'Copied', label: 'Copied' });
    expect(link.dataset.done).toBe('');
    vi.advanceTimersByTime(code.copiedMs);
    expect(shown()).toEqual(before);
    expect(link.dataset.done).toBeUndefined();
  });

  test('hands a text that is fetched to the browser before it is there, where the browser accepts that', async () => {
    const write = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { write } });
    vi.stubGlobal('ClipboardItem', class {});
    copyOnClick(link, { text: () => new Promise<string>(() => {}), copied: 'Copied' }, page.signal);
    link.click();
    expect(write).toHaveBeenCalledOnce();
  });

  test('that the browser refuses at once leaves no unhandled failure of the text that is fetched', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    try {
      vi.stubGlobal('navigator', { clipboard: { write: () => Promise.reject(new Error('denied')) } });
      vi.stubGlobal('ClipboardItem', class {});
      const text = () => Promise.reject(new TypeError('Failed to fetch'));
      copyOnClick(link, { text, copied: 'Copied', failed: 'Not copied' }, page.signal);
      await clickAndWait();
      vi.useRealTimers();
      await new Promise((done) => setTimeout(done));
      expect(link.textContent).toBe('Not copied');
      expect(unhandled).not.toHaveBeenCalled();
    } finally {
      process.off('unhandledRejection', unhandled);
    }
  });

  test('that another follows does not lose the text from before', async () => {
    const before = shown();
    copyOnClick(link, { text: () => 'x', copied: 'Copied' }, page.signal);
    await clickAndWait();
    vi.advanceTimersByTime(code.copiedMs / 2);
    await clickAndWait();
    vi.advanceTimersByTime(2 * code.copiedMs);
    expect(clipboard).toEqual(['x', 'x']);
    expect(shown()).toEqual(before);
  });

  test('shows the outcome in another element where one is given', async () => {
    const status = document.createElement('span');
    copyOnClick(link, { text: () => 'x', copied: 'Copied', status }, page.signal);
    await clickAndWait();
    expect(status.textContent).toBe('Copied');
    expect(status.hasAttribute('aria-label')).toBe(false);
    expect(shown().text).toBe('#');
  });

  test('does nothing after the page has left', async () => {
    copyOnClick(link, { text: () => 'x', copied: 'Copied' }, page.signal);
    page.abort();
    await clickAndWait();
    expect(clipboard).toEqual([]);
  });
});

describe('a copy that fails', () => {
  const refused = () => {
    isRefused = true;
    return 'x';
  };
  test.each([
    ['because the browser refuses', refused],
    ['because its text cannot be fetched', () => Promise.reject(new Error('/field.md: 404'))],
  ])('%s shows why, or nothing where no words are given', async (_, text) => {
    const before = shown();
    copyOnClick(link, { text, copied: 'Copied' }, page.signal);
    await clickAndWait();
    expect(shown()).toEqual(before);
    page.abort();
    copyOnClick(link, { text, copied: 'Copied', failed: 'Failed' }, new AbortController().signal);
    await clickAndWait();
    expect(shown().text).toBe('Failed');
    expect(clipboard).toEqual([]);
  });
});
