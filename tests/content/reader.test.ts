import { readFileSync } from 'node:fs';
import * as effects from '@contentlayer2/utils/effect';
import { expect, test, vi } from 'vitest';
import { type Collections, type ReadTexts, watchTexts } from '@/lib/content/reader.ts';
import { contentStep, error, type Files, field, page, post } from './root.ts';

type Reader = typeof import('@/lib/content/reader.ts');

/** The content step over a site, with what Contentlayer has read changed on its way to the index. */
async function stepWith(change: (texts: ReadTexts) => ReadTexts, changes: Files = {}) {
  vi.doMock('@/lib/content/reader.ts', async (load) => {
    const reader = await load<Reader>();
    return {
      ...reader,
      readTexts: async (...all: Parameters<Reader['readTexts']>) => change(await reader.readTexts(...all)),
    };
  });
  let index = '';
  const outcome = await contentStep(changes, () => {
    index = readFileSync('.generated/index.mjs', 'utf8');
  });
  vi.doUnmock('@/lib/content/reader.ts');
  return { ...outcome, index };
}

const path = field.replace('content/', '');

test('the index has what Contentlayer has read, not what is in the files beside it', async () => {
  const { index, isBuilt } = await stepWith((texts) => {
    const text = texts.get(path);
    expect(text?.fields.title).toBe('T');
    return text ? new Map(texts).set(path, { ...text, fields: { ...text.fields, title: 'Read' } }) : texts;
  });
  expect(isBuilt).toBe(true);
  expect(index).toContain('Read');
});

test('without the documents of Contentlayer there is no index', async () => {
  const { said, isBuilt } = await stepWith((texts) => new Map([...texts].filter(([one]) => one !== path)));
  expect(isBuilt).toBe(false);
  expect(said).toEqual([
    error(
      `${field}:1`,
      'Contentlayer does not read this file',
      'Its collections in lib/content/collections have to agree with the schemas in lib/content/front-matter.ts.',
    ),
  ]);
});

test('no file that is right is read a second time', async () => {
  let read: ReadTexts = new Map();
  await stepWith((texts) => {
    read = texts;
    return texts;
  });
  expect(read.size).toBeGreaterThan(8);
  for (const { body, fields } of read.values()) {
    expect(body).toMatch(/^[0-9a-f]{32}$/);
    expect(fields.title).toBe('T');
  }
});

test('no page with CRLF is lost, whatever its last field is', async () => {
  const crlf = (text: string) => text.replaceAll('\n', '\r\n');
  const last = { title: 'sidebar_label: Fields', list: 'tags: [kernels, types]', truth: 'draft: false' };
  const { index, said } = await stepWith((texts) => texts, {
    [field]: crlf(page('## Shape', last.title)),
    'content/en/docs/v2/overview.mdx': crlf(page('## Start\n\nText.', last.list)),
    [post]: crlf(page('Text.', `date: 2023-06-21\n${last.truth}`)),
  });
  expect(said).toEqual([]);
  for (const file of [field, 'content/en/docs/v2/overview.mdx', post]) expect(index).toContain(file);
  expect(index).not.toContain('\\\\r');
});

/** Collections whose readings are these: the paths of the texts that were read, or an error. */
function collectionsWith(...readings: (string[] | Error)[]): Collections {
  const {
    S: { fromIterable },
    T: { succeed },
  } = effects as unknown as {
    S: { fromIterable(values: readonly unknown[]): unknown };
    T: { succeed(value: unknown): unknown };
  };
  const results = readings.map((reading) =>
    reading instanceof Error
      ? { _tag: 'Left', left: reading }
      : {
          _tag: 'Right',
          right: { cacheItemsMap: Object.fromEntries(reading.map((path) => [path, cacheItem(path)])) },
        },
  );
  const source = { provideSchema: () => succeed({}), fetchData: () => fromIterable(results) };
  return async () => source as unknown as Awaited<ReturnType<Collections>>;
}

function cacheItem(path: string) {
  return { document: { _id: path, body: { html: '' } }, documentHash: '1', hasWarnings: false };
}

test('a file that cannot be read when it changes does not end the watch for changes', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const seen: string[][] = [];
  const collections = collectionsWith(['a.mdx'], new Error('b.mdx is gone'), ['a.mdx', 'c.mdx']);
  await watchTexts(collections, async (texts) => {
    seen.push([...texts.keys()]);
  });
  expect(seen.at(-1)).toEqual(['a.mdx', 'c.mdx']);
  expect(said.mock.calls.flat().join()).toContain('b.mdx is gone');
  said.mockRestore();
});

test('a watch whose first reading fails ends with its error', async () => {
  const watch = watchTexts(collectionsWith(new Error('no content')), async () => {});
  await expect(watch).rejects.toThrow('no content');
});
