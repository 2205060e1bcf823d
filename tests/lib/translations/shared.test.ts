import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedTranslations } from '@/lib/translations/shared.ts';
import { statusTable } from '@/lib/translations/status.ts';
import { folder } from './folder.ts';

const text = '---\ntitle: Fields\n---\n\nA field holds data.\n\n## Shape\n\nA tuple.\n';

/** The shared translations of a folder of content: language, version, tags, and the file that is shown. */
function sharedIn(texts: Record<string, string>): string[] {
  const root = folder(texts);
  const docs = Object.keys(texts).map((path) => {
    const [locale = '', , version = '', file = ''] = path.split('/');
    return { locale, version, slug: file.replace('.mdx', ''), tags: [version], file: join(root, path) };
  });
  return sharedTranslations(docs).map(
    ({ locale, version, tags, file }) => `${locale} ${version} ${tags} ${file.slice(root.length + 1)}`,
  );
}

const translated = {
  'en/docs/v2/field.mdx': text,
  'en/docs/v1/field.mdx': text.replace('A tuple.', 'A\ntuple. '),
  'fr-FR/docs/v2/field.mdx': text,
};

test('a translation stands in a version with the same English text, with the tags of that version', () => {
  expect(sharedIn(translated)).toEqual(['fr-FR v1 v1 fr-FR/docs/v2/field.mdx']);
});

test.each([
  ['another sentence', { 'en/docs/v1/field.mdx': text.replace('data', 'numbers') }],
  ['another title', { 'en/docs/v1/field.mdx': text.replace('Fields', 'Field') }],
  ['a section more', { 'en/docs/v1/field.mdx': `${text}\n## Types\n\nMany.\n` }],
  ['a translation of its own', { 'fr-FR/docs/v1/field.mdx': text }],
])('it does not where the version has %s', (_, more) => {
  expect(sharedIn({ ...translated, ...more })).toEqual([]);
});

test('a shared translation is not counted as missing', () => {
  const rows = statusTable(folder(translated));
  expect(rows.find(({ row }) => row === 'fr-FR docs/v1')).toMatchObject({
    translated: 0,
    shared: 1,
    missing: 0,
  });
  expect(rows.find(({ row }) => row === 'zh-Hans docs/v1')).toMatchObject({
    translated: 0,
    shared: 0,
    missing: 1,
  });
});
