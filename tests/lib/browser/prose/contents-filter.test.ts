import { expect, test } from 'vitest';
import { en } from '@/lib/site/messages/en.ts';
import { openWindow, pageOf } from '../window.ts';

const { tocFound, tocNone } = en.docs;
const texts = JSON.stringify({ found: tocFound, none: tocNone }).replaceAll('"', '&quot;');
const list = `<div><input data-filter="" data-texts="${texts}">
  <ul><li data-level="2"><a href="#classes">Classes</a></li>
  <li data-level="3"><a href="#window">Window</a></li>
  <li data-level="4"><a href="#show">show</a></li>
  <li data-level="4"><a href="#get-gui">get_gui</a></li>
  <li data-level="2"><a href="#functions">Functions</a></li>
  <li data-level="3"><a href="#make">make_camera</a></li></ul></div>`;

async function openList() {
  await openWindow('/', pageOf({ content: list }));
  const { filterContents } = await import('@/lib/browser/prose/contents-filter.ts');
  const field = document.querySelector('input') as HTMLInputElement;
  filterContents(field, new AbortController().signal);
  return field;
}

const shown = () =>
  [...document.querySelectorAll('li')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);

function type(field: HTMLInputElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event('input'));
}

test('the filter of a table of contents shows entries with all words, and the headings above them', async () => {
  const field = await openList();
  type(field, 'GUI');
  expect(shown()).toEqual(['Classes', 'Window', 'get_gui']);
  type(field, 'camera make');
  expect(shown()).toEqual(['Functions', 'make_camera']);
  type(field, 'nothing');
  expect(shown()).toEqual([]);
  type(field, '');
  expect(shown()).toHaveLength(6);
});

test('how many entries have the words is announced, without the headings above them', async () => {
  const field = await openList();
  const status = document.querySelector('[role=status]');
  expect(status?.textContent).toBe('');
  type(field, 'e');
  expect(shown()).toHaveLength(5);
  expect(status?.textContent).toBe(tocFound.other.replace('{count}', '3'));
  type(field, 'camera');
  expect(status?.textContent).toBe(tocFound.one);
  type(field, 'nothing');
  expect(status?.textContent).toBe(tocNone);
  type(field, ' ');
  expect(status?.textContent).toBe('');
});

test('Enter leads to the first entry that matches', async () => {
  const field = await openList();
  let clicked = '';
  document.addEventListener('click', (event) => {
    clicked = (event.target as HTMLElement).textContent ?? '';
  });
  type(field, 'get');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(clicked).toBe('get_gui');
});
