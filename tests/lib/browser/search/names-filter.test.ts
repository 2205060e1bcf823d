import { expect, test, vi } from 'vitest';
import { en } from '@/lib/site/messages/en.ts';
import { openWindow, pageOf } from '../window.ts';

const texts = JSON.stringify({ found: en.api.namesFound, none: en.api.namesNone });
const shapes = {
  format: 1,
  shapes: [
    [
      'taichi.math.clamp',
      [
        ['x', 'float'],
        ['xmin', 'float'],
      ],
      'float',
    ],
    ['taichi.ui.Window', [['fps_limit', 'float']], 'Window'],
  ],
};
const item = (name: string) => `<li><a href="/api/#${name}">${name}</a></li>`;
const content = `<div data-docs-version="v1"><input data-filter='${texts}'><p role="status"></p><nav>A</nav>
<section><ul>${item('taichi.math.clamp')}</ul></section><section><ul>${item('taichi.ui.Window')}${item('taichi.init')}</ul></section></div>`;

/** What is shown after each of some texts is typed. */
async function shownAfter(...typed: string[]): Promise<string[]> {
  await openWindow('/', pageOf({ content }));
  const { namesFilter } = await import('@/lib/browser/search/names-filter.ts');
  const field = document.querySelector('input') as HTMLInputElement;
  namesFilter(field, new AbortController().signal);
  await new Promise((done) => setTimeout(done));
  return typed.map((text) => {
    field.value = text;
    field.dispatchEvent(new Event('input'));
    return [...document.querySelectorAll('section:not([hidden]) li:not([hidden])')]
      .map((one) => one.textContent)
      .join(' | ');
  });
}

test('names are filtered by a part of their paths, by parameters and by shape', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(shapes)));
  expect(await shownAfter('wind', 'ti.init', 'fps', '(float, float) -> float', 'none', '')).toEqual([
    'taichi.ui.Window',
    'taichi.init',
    'taichi.ui.Window (fps_limit)',
    'taichi.math.clamp (x, xmin)',
    '',
    'taichi.math.clamp | taichi.ui.Window | taichi.init',
  ]);
});

test('how many there are is said, and letters without names are not shown', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(shapes)));
  await shownAfter('clamp');
  expect(document.querySelector('[role=status]')?.textContent).toBe(en.api.namesFound.one);
  expect(document.querySelectorAll('section[hidden], nav[hidden]').length).toBe(2);
  await shownAfter('nothing');
  expect(document.querySelector('[role=status]')?.textContent).toContain('nothing');
});

test('names are filtered also where the shapes cannot be loaded', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  expect(await shownAfter('wind')).toEqual(['taichi.ui.Window']);
});
