import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examplesIn } from '@/lib/examples/blocks.ts';
import { openExampleStore } from '@/lib/examples/store.ts';

const text = '---\ntitle: T\n---\n\n```python\nx = 1\n```\n';
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'examples-'));
  file = join(folder, 'deep', 'examples.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a text is parsed once, in all runs', () => {
  const parse = vi.fn(examplesIn);
  const first = openExampleStore(file, parse);
  expect(first.examplesIn(text)).toEqual(examplesIn(text));
  expect(first.examplesIn(text)).toEqual(examplesIn(text));
  first.save();
  expect(openExampleStore(file, parse).examplesIn(text)).toEqual(examplesIn(text));
  expect(parse).toHaveBeenCalledTimes(1);
});

test('a text that has changed is parsed again, line numbers included', () => {
  const store = openExampleStore(file);
  store.examplesIn(text);
  store.save();
  const changed = text.replace('\n```python', 'More.\n\n```python');
  expect(openExampleStore(file).examplesIn(changed)).toEqual(examplesIn(changed));
  expect(examplesIn(changed)).not.toEqual(examplesIn(text));
});

test('a text that is gone leaves the store', () => {
  const parse = vi.fn(examplesIn);
  const first = openExampleStore(file, parse);
  first.examplesIn(text);
  first.save();
  openExampleStore(file, parse).save();
  openExampleStore(file, parse).examplesIn(text);
  expect(parse).toHaveBeenCalledTimes(2);
});

test('a store that cannot be read is empty', () => {
  openExampleStore(file).save();
  writeFileSync(file, '[[');
  expect(openExampleStore(file).examplesIn(text)).toEqual(examplesIn(text));
});
