import { expect, test } from 'vitest';
import { codeLinkKeys } from '@/lib/browser/prose/code-links.ts';
import { openWindow, pageOf } from '../window.ts';

test('the Tab key stops once in a block of code; arrow keys lead from link to link, and stop at its ends', async () => {
  const code = '<pre><a href="#a">a</a> <a href="#b">b</a></pre><pre><a href="#c">c</a></pre>';
  await openWindow('/', pageOf({ content: `<div class="prose">${code}</div>` }));
  const prose = document.querySelector('.prose') as HTMLElement;
  const cleanup = new AbortController();
  codeLinkKeys(prose, cleanup.signal);
  expect([...prose.querySelectorAll('a')].map(({ tabIndex }) => tabIndex)).toEqual([0, -1, 0]);
  const press = (key: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return document.activeElement?.textContent;
  };
  (prose.querySelector('a') as HTMLElement).focus();
  expect(['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'].map(press)).toEqual(['b', 'b', 'a', 'a']);
  cleanup.abort();
  expect(press('ArrowRight')).toBe('a');
});
