import { beforeEach, expect, test } from 'vitest';
import { openWindow } from '../window.ts';

const section = (kind: string, module: string, ...names: string[]) =>
  `<section data-changes="${kind}"><h2>${kind}</h2><section><h3>${module}</h3><dl>${names
    .map((name) => `<div id="${kind}-${name}"><dt>${name}</dt></div>`)
    .join('')}</dl></section></section>`;

const fields = ['removed', 'added'].map((kind) => `<input type="checkbox" value="${kind}" checked>`).join('');

beforeEach(async () => {
  await openWindow('/api/changes/v1.6.0/');
  document.body.innerHTML = `<fieldset data-change-filter hidden><input type="search">${fields}<output hidden>none</output></fieldset>
    ${section('removed', 'taichi.ui', 'make_camera', 'write_image')}${section('added', 'taichi', 'frexp')}`;
  const { filterChanges } = await import('@/lib/browser/changes/filter-changes.ts');
  const filter = document.querySelector<HTMLElement>('[data-change-filter]');
  if (filter) filterChanges(filter, new AbortController().signal);
});

/** What is shown: no part of it is in something hidden. */
const shown = () =>
  [...document.querySelectorAll('dl > div')]
    .filter((change) => !change.closest('[hidden]'))
    .map(({ id }) => id);

function type(words: string): void {
  const field = document.querySelector<HTMLInputElement>('[type=search]');
  if (!field) throw new Error('There is no field.');
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('the fields are shown when the list can be filtered, and everything is listed', () => {
  expect(document.querySelector('fieldset')?.hidden).toBe(false);
  expect(shown()).toEqual(['removed-make_camera', 'removed-write_image', 'added-frexp']);
});

test('changes with all words in their names or in that of their module are shown', () => {
  type('UI camera');
  expect(shown()).toEqual(['removed-make_camera']);
  type('');
  expect(shown()).toHaveLength(3);
});

test('changes of a kind that is not chosen are hidden', () => {
  const box = document.querySelector<HTMLInputElement>('[value=removed]');
  box?.click();
  box?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(shown()).toEqual(['added-frexp']);
});

test('where nothing matches, it says so', () => {
  type('nothing-like-this');
  expect(shown()).toEqual([]);
  expect(document.querySelector('output')?.hidden).toBe(false);
});
