import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeFiles, dataKey, pageKey, pageStore } from '@/lib/export/page-store.ts';
import { allPlaces } from '@/lib/pages/places.ts';
import { importsOf } from '../../imports.ts';

describe('a page is rendered again when something changes that it is made from', () => {
  const data = { page: { title: 'Fields', toc: [{ id: 'a', level: 2 }] }, frame: { home: '/' } };

  test('a value, however deep, gives another key; the same data the same', () => {
    const changed = { ...data, page: { ...data.page, toc: [{ id: 'a', level: 3 }] } };
    expect(dataKey(structuredClone(data))).toBe(dataKey(data));
    expect(dataKey(changed)).not.toBe(dataKey(data));
    expect(dataKey({ ...data, frame: {} })).not.toBe(dataKey(data));
  });

  test.each([
    ['a function', () => '/'],
    ['a map', new Map()],
    ['a set', new Set()],
  ])('%s in the data is refused: its key would not tell what is in it', (_, href) => {
    expect(() => dataKey({ frame: { links: [{ href }] } })).toThrow('"href"');
  });

  // Every build makes the key of every page, and refuses data that is not plain. Here it is one page in ten.
  test('the data of pages is plain, and two pages never share a key', () => {
    const keys = allPlaces()
      .filter((_, index) => index % 10 === 0)
      .map(pageKey);
    expect(keys.length).toBeGreaterThan(100);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('all code that a page imports from the project counts', () => {
    const folders = codeFiles.filter((path) => readFolder(path).length > 0);
    const files = folders.flatMap((folder) => readFolder(folder).map((name) => posix.join(folder, name)));
    const imported = files.flatMap((file) => importsOf(file).map(({ target }) => target));
    const paths = imported.filter((target) => !target.startsWith('package:'));
    expect(paths.length).toBeGreaterThan(500);
    expect(paths.filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)))).toEqual([]);
  });

  test('the route takes from the content only the data that the key is made from', () => {
    const sources = [...readFileSync('app/[[...path]]/page.tsx', 'utf8').matchAll(/from '@\/(lib\/[^']+)'/g)];
    expect(sources.map(([, path]) => path).sort()).toEqual([
      'lib/outputs/page-data.ts',
      'lib/outputs/places-to-render.ts',
      // Only in development.
      'lib/pages/content-problems.ts',
      'lib/routes/index.ts',
    ]);
  });
});

describe('the store of pages', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'pages-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('has a page under its key, for the code that rendered it', () => {
    pageStore('code', root).write('page', '<p>1</p>');
    expect(pageStore('code', root).read('page')).toBe('<p>1</p>');
    expect(pageStore('code', root).has('page')).toBe(true);
    expect(pageStore('other code', root).has('page')).toBe(false);
  });

  test('loses what a build did not use, and the code that was not built for longest', () => {
    for (const [index, code] of ['oldest', 'old', 'base path', 'latest'].entries()) {
      pageStore(code, root).write('page', '');
      utimesSync(join(root, code), index, index);
    }
    const store = pageStore('latest', root);
    store.write('of a deleted text', '');
    store.removeUnused(new Set(['page']));
    expect(store.has('of a deleted text')).toBe(false);
    expect(store.has('page')).toBe(true);
    expect(readdirSync(root).sort()).toEqual(['base path', 'latest', 'old']);
  });
});

function readFolder(path: string): string[] {
  if (path.includes('.')) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
}
