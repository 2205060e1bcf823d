import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Tree } from '@/lib/import/docusaurus/tree.ts';
import { offeredEnding, recordFile } from '@/lib/import/record.ts';
import { type Written, writeImport } from '@/lib/import/write.ts';
import { changed, filesOf, fixture, imported } from './imported.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const page = 'en/docs/1.0/overview.mdx';
const source = 'versioned_docs/version-1.0/intro.md';
const changedSource = changed({ [source]: '# The first version\n\nOther words of the source.\n' });

function run(tree: Tree): Written {
  const folders = { content: join(root, 'content'), pictures: join(root, 'public') };
  return writeImport(filesOf(imported(tree)), folders, (file) => tree.readBytes(file));
}

const actionOf = (written: Written) => written.find(({ path }) => path === page)?.action;
const pathOf = (name: string) => join(root, 'content', name);
const read = (name: string) => readFileSync(pathOf(name), 'utf8');
const edit = () => writeFileSync(pathOf(page), `${read(page)}\nBy hand.\n`);

describe('an import that is run again', () => {
  beforeEach(() => void run(fixture));

  test('has nothing to do where nothing has changed', () => {
    const before = read(recordFile);
    expect(new Set(run(fixture).map(({ action }) => action))).toEqual(new Set(['unchanged']));
    expect(read(recordFile)).toBe(before);
  });

  test('updates a page whose source has changed', () => {
    expect(actionOf(run(changedSource))).toBe('updated');
    expect(read(page)).toContain('Other words of the source.');
  });

  test('keeps a page that was edited by hand, also later', () => {
    edit();
    expect(actionOf(run(fixture))).toBe('kept');
    expect(actionOf(run(fixture))).toBe('kept');
    expect(read(page)).toContain('By hand.');
  });

  test('keeps both where page and source have changed, until somebody has merged them', () => {
    edit();
    expect(actionOf(run(changedSource))).toBe('conflict');
    expect(read(page)).toContain('By hand.');
    expect(read(page + offeredEnding)).toContain('Other words of the source.');
    expect(actionOf(run(changedSource))).toBe('conflict');
    rmSync(pathOf(page + offeredEnding));
    expect(actionOf(run(changedSource))).toBe('kept');
    expect(existsSync(pathOf(page + offeredEnding))).toBe(false);
  });

  test('removes a page that is no longer in the source, unless it was edited by hand', () => {
    const without = changed({ 'docs/guide/elements.mdx': undefined, 'blog/2022-05-06-first.md': undefined });
    const post = 'en/blog/2022/05/06/first.mdx';
    writeFileSync(pathOf(post), 'By hand.\n');
    const written = run(without);
    expect(written.find(({ path }) => path === post)?.action).toBe('orphan');
    expect(existsSync(pathOf(post))).toBe(true);
    expect(existsSync(pathOf('en/docs/next/elements.mdx'))).toBe(false);
  });

  test('does not write a page again that was deleted by hand', () => {
    rmSync(pathOf(page));
    expect(actionOf(run(fixture))).toBe('deleted');
    expect(existsSync(pathOf(page))).toBe(false);
  });
});

test('an import overwrites no file that it has not written', () => {
  run(fixture);
  rmSync(pathOf(recordFile));
  edit();
  expect(actionOf(run(fixture))).toBe('foreign');
  expect(read(page)).toContain('By hand.');
});

test.each([
  ['is broken', '{}'],
  ['names a file outside of the folder', '{"about": "", "files": {"../keep.txt": {"written": ""}}}'],
])('a record that %s is refused, and nothing is deleted', (_, text) => {
  run(fixture);
  writeFileSync(join(root, 'keep.txt'), '');
  writeFileSync(pathOf(recordFile), text);
  expect(() => run(fixture)).toThrow(`${recordFile} is not the record of an import.`);
  expect(existsSync(join(root, 'keep.txt'))).toBe(true);
});
