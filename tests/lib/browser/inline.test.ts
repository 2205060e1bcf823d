import { describe, expect, test, vi } from 'vitest';
import { paintKeys } from '@/lib/site/constants.ts';
import { failureBox, openWindow, pageOf, press, texts } from './window.ts';

/** Opens a page and runs its inline script, while the page is still being read or after. */
async function open(readyState: DocumentReadyState, html = pageOf()): Promise<void> {
  await openWindow('/', html);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  vi.spyOn(location, 'reload').mockReturnValue();
  await import('@/lib/browser/inline.ts');
}

const fail = (element: Element | null) => element?.dispatchEvent(new Event('error'));
const moduleOfSite = () => document.querySelector('script[data-site]');

function add(html: string): Element | null {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild;
}

describe('the module of the site', () => {
  test('that does not load is reported, with a button to try again', async () => {
    await open('complete');
    fail(moduleOfSite());
    expect(failureBox()?.querySelector('p')?.textContent).toBe(texts.chunk);
    expect(failureBox()?.getAttribute('role')).toBe('alert');
    expect(location.reload).not.toHaveBeenCalled();
    press(texts.retry);
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  test('that does not load while the page is being parsed is reported once the page is parsed', async () => {
    await open('loading');
    fail(moduleOfSite());
    expect(failureBox()).toBeNull();
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    expect(failureBox()?.textContent).toContain(texts.chunk);
    expect(document.querySelectorAll('.failure')).toHaveLength(1);
  });

  test('that loads is not reported', async () => {
    await open('complete');
    moduleOfSite()?.dispatchEvent(new Event('load'));
    expect(failureBox()).toBeNull();
  });
});

test.each([
  '<script src="https://other.example/tag.js"></script>',
  '<script type="module" src="/assets/search-1.js"></script>',
  '<img src="/missing.webp" alt="">',
  '<link rel="stylesheet" href="/missing.css">',
])('that %s does not load is not reported', async (html) => {
  await open('complete');
  fail(add(html));
  expect(failureBox()).toBeNull();
});

test('an error of a script that runs is not reported here', async () => {
  await open('complete');
  dispatchEvent(new ErrorEvent('error', { error: new Error('It broke.') }));
  expect(failureBox()).toBeNull();
});

test('what has to be decided before the first paint is decided', async () => {
  await open('loading', pageOf().replace('<html ', '<html data-announcement-id="v2" data-not-found="all" '));
  expect(document.documentElement.dataset.notFound).toBe('en');
  expect(localStorage.getItem(paintKeys.announcementId)).toBeNull();
});
