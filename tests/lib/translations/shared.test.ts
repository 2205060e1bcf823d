import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Locale } from '@/lib/site/locales.ts';
import { accept, readLedger } from '@/lib/translations/ledger.ts';
import { mixedTranslations, sharedTranslations } from '@/lib/translations/shared.ts';
import { progressOf } from '@/lib/translations/status.ts';
import { folder } from './folder.ts';

const text = '---\ntitle: Fields\n---\n\nA field holds data.\n\n## Shape\n\nA tuple.\n';

/** The pages of the docs in a folder of content; each has its version as tag. */
function docsIn(root: string, texts: Record<string, string>) {
  return Object.keys(texts).map((path) => {
    const [locale = '', , version = '', file = ''] = path.split('/');
    const slug = file.replace('.mdx', '');
    return {
      locale,
      version,
      slug,
      tags: [version],
      path: `docs/${version}/${file}`,
      file: join(root, path),
    };
  });
}

/** The shared translations of a folder of content: language, version, tags, and the file that is shown. */
function sharedIn(texts: Record<string, string>): string[] {
  const root = folder(texts);
  const docs = docsIn(root, texts);
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

/** How much of version 1 is translated. */
const coverageIn = (root: string, locale: Locale) =>
  progressOf(root)
    .find((one) => one.locale === locale)
    ?.coverage.find((row) => row.folder === 'docs/v1');

test('a shared translation counts as one, with all its words', () => {
  const root = folder(translated);
  const { words } = coverageIn(root, 'fr-FR') ?? {};
  expect(coverageIn(root, 'fr-FR')).toMatchObject({
    texts: 1,
    translated: 0,
    shared: 1,
    translatedWords: words,
  });
  expect(coverageIn(root, 'zh-Hans')).toMatchObject({
    texts: 1,
    translated: 0,
    shared: 0,
    translatedWords: 0,
  });
});

describe('parts of a translation', () => {
  const sections = `${text}\n## Types\n\nMany.\n\n## Limits\n\nFew.\n`;
  const page = {
    'en/docs/v2/field.mdx': sections,
    'fr-FR/docs/v2/field.mdx': sections,
    'en/docs/v1/field.mdx': sections.replace('Few', 'None'),
  };

  /** What version 1 shows in French after the translation of version 2 has been compared. */
  function mixedIn(more: Record<string, string> = {}, { isCompared = true } = {}) {
    const texts = { ...page, ...more };
    const root = folder(texts);
    if (isCompared) accept('fr-FR', [{ path: 'docs/v2/field.mdx' }], root);
    const ledgerOf = (locale: Locale) => readLedger(locale, root);
    return mixedTranslations(docsIn(root, texts), ledgerOf, ({ path }) => path).map(
      ({ page: { version, tags }, sections: translated, missing, hasOtherDescription }) => ({
        version,
        tags,
        translated,
        missing: missing.map(({ id }) => id),
        hasOtherDescription,
      }),
    );
  }

  test('stand in a version with the same English parts, and the others are missing', () => {
    expect(mixedIn()).toEqual([
      {
        version: 'v1',
        tags: ['v1'],
        translated: ['', 'shape', 'types'],
        missing: ['limits'],
        hasOtherDescription: false,
      },
    ]);
  });

  test('count with their words, and the page is named with what is missing', () => {
    const root = folder(page);
    accept('fr-FR', [{ path: 'docs/v2/field.mdx' }], root);
    const { words = 0, translatedWords, shared } = coverageIn(root, 'fr-FR') ?? {};
    const missing = '## Limits None.'.split(' ').length - 1;
    expect([shared, translatedWords]).toEqual([1, words - missing]);
    expect(progressOf(root).find(({ locale }) => locale === 'fr-FR')?.partial).toEqual([
      { path: 'docs/v1/field.mdx', sections: [{ id: 'limits', heading: 'Limits' }] },
    ]);
  });

  test('are fewer where the English text has changed since they were made', () => {
    const texts = { ...page, 'en/docs/v1/field.mdx': sections.replace('tuple', 'list') };
    const root = folder(page);
    accept('fr-FR', [{ path: 'docs/v2/field.mdx' }], root);
    writeFileSync(join(root, 'en/docs/v1/field.mdx'), texts['en/docs/v1/field.mdx']);
    writeFileSync(join(root, 'en/docs/v2/field.mdx'), sections.replace('Many', 'Some'));
    const [mixed] = mixedTranslations(
      docsIn(root, texts),
      (locale) => readLedger(locale, root),
      ({ path }) => path,
    );
    expect(mixed?.sections).toEqual(['', 'types', 'limits']);
  });

  test('come with the English description where the version has another', () => {
    const described = (words: string) =>
      sections.replace('title: Fields', `title: Fields\ndescription: ${words}`);
    const [mixed] = mixedIn({
      'en/docs/v2/field.mdx': described('One'),
      'en/docs/v1/field.mdx': described('Two'),
    });
    expect(mixed).toMatchObject({ translated: ['shape', 'types', 'limits'], hasOtherDescription: true });
  });

  test.each([
    ['the version has another title', { 'en/docs/v1/field.mdx': sections.replace('Fields', 'Field') }, {}],
    [
      'less than half of the page is the same',
      { 'en/docs/v1/field.mdx': text.replace('tuple', 'list').replace('data', 'numbers') },
      {},
    ],
    ['the version has a translation of its own', { 'fr-FR/docs/v1/field.mdx': sections }, {}],
    ['the whole translation stands there', { 'en/docs/v1/field.mdx': sections }, {}],
    ['nobody has compared it', {}, { isCompared: false }],
  ])('do not where %s', (_, more, options) => {
    expect(mixedIn(more, options)).toEqual([]);
  });
});
