import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { type Problem, ProblemsError } from '@/lib/site/problem.ts';
import {
  accepted,
  freshnessOf,
  isFresh,
  type TextSection,
  textSections,
} from '@/lib/translations/freshness.ts';
import { accept, allReviewed, readLedger, reviewedIn } from '@/lib/translations/ledger.ts';
import { progressOf, statusOf } from '@/lib/translations/status.ts';
import { folder } from './folder.ts';

const english = `---
title: Fields
description: What a field is.
tags: [field]
---

A field holds the data of a program.

## Declare a field [#declare]

Give \`ti.field\` a type and a shape.

\`\`\`python
x = ti.field(ti.f32, shape=8)
# ## not a heading
\`\`\`

## Read \`x[i]\` in snake_case

Index it with integers.

### One level deeper

Fields have no bounds checks.
`;

const french = `---
title: Champs
description: Ce qu’est un champ.
---

Un champ contient les données d’un programme.

## Déclarer un champ [#declare]

Donnez un type et une forme.

## Lire x[i] [#read-xi-in-snake_case]

Indexez-le par des entiers.

### Plus profond [#one-level-deeper]

Pas de contrôle des bornes.
`;

const ids = (sections: TextSection[]) => sections.map(({ id }) => id);
const seen = accepted(english, french);

/** What is found after a change of the English text, of the translation, or of what the ledger says. */
function foundAfter(
  change: (text: string) => string,
  changeTranslation = (text: string) => text,
  entry = seen,
) {
  const changed = change(english);
  const translation = changeTranslation(french);
  expect([changed, translation, entry]).not.toEqual([english, french, seen]);
  const { stale, uncompared, missing, orphaned, renamed } = freshnessOf(changed, translation, entry);
  return { stale: ids(stale), uncompared: ids(uncompared), missing: ids(missing), orphaned, renamed };
}

const fresh = { stale: [], uncompared: [], missing: [], orphaned: [], renamed: [] };
const section = /## Declare[\s\S]*?(?=## Read)/;
const same = (text: string) => text;

test('the parts of a text have the ids of its page; a line of code is no heading', () => {
  expect(ids(textSections(english))).toEqual(['', 'declare', 'read-xi-in-snake_case', 'one-level-deeper']);
  expect(isFresh(freshnessOf(english, french, seen))).toBe(true);
});

describe('the English text changes', () => {
  test.each<[string, (text: string) => string, Partial<typeof fresh> | object]>([
    ['a word of a part', (t) => t.replace('integers', 'whole numbers'), { stale: ['read-xi-in-snake_case'] }],
    ['a word before the first heading', (t) => t.replace('data of', 'state of'), { stale: [''] }],
    ['the title', (t) => t.replace('title: Fields', 'title: Data'), { stale: [''] }],
    ['the description', (t) => t.replace('What a field is', 'All of fields'), { stale: [''] }],
    ['tags, which no reader of the text sees', (t) => t.replace('[field]', '[field, data]'), {}],
    ['code only', (t) => t.replace('shape=8', 'shape=16'), { stale: ['declare'] }],
    ['a comment in code', (t) => t.replace('# ## not', '# ## never'), { stale: ['declare'] }],
    ['white space only', (t) => t.replace('\n\nIndex it with', '\n\n\n  Index  it\nwith'), {}],
    ['line ends of Windows', (t) => t.replaceAll('\n', '\r\n'), {}],
    ['a byte order mark', (t) => `\uFEFF${t}`, {}],
    ['the order of parts', (t) => `${t.replace(section, '')}\n${section.exec(t)?.[0]}`, {}],
    [
      'a heading with the same id',
      (t) => t.replace('Declare a field [', 'Make a field ['),
      { stale: ['declare'] },
    ],
    [
      'an id alone',
      (t) => t.replace('[#declare]', '[#make]'),
      { renamed: [{ from: 'declare', to: 'make' }] },
    ],
    [
      'a heading without an id of its own',
      (t) => t.replace('One level deeper', 'Bounds'),
      { missing: ['bounds'], orphaned: ['one-level-deeper'] },
    ],
    ['a part is deleted', (t) => t.replace(section, ''), { orphaned: ['declare'] }],
    ['a part is added', (t) => `${t}\n## Limits\n\nNone.\n`, { missing: ['limits'] }],
    [
      'a part is added in the middle',
      (t) => t.replace('## Read', '## New\n\nText.\n\n## Read'),
      { missing: ['new'] },
    ],
    [
      'a part is split',
      (t) => t.replace('Give `ti', '### Types\n\nGive `ti'),
      { stale: ['declare'], missing: ['types'] },
    ],
    ['the depth of a heading', (t) => t.replace('### One', '## One'), {}],
    [
      'everything',
      () => '---\ntitle: New\ndescription: New.\n---\n\nNew.\n',
      { stale: [''], orphaned: ['declare', 'read-xi-in-snake_case', 'one-level-deeper'] },
    ],
  ])('%s', (_, change, expected) => {
    expect(foundAfter(change)).toEqual({ ...fresh, ...expected });
  });
});

describe('the translation or the ledger changes', () => {
  test('a translation may change its words', () => {
    expect(foundAfter(same, (t) => t.replace('entiers', 'nombres entiers'))).toEqual(fresh);
  });
  test('a part that the translation leaves out is missing', () => {
    expect(foundAfter(same, (t) => t.replace(/### Plus[\s\S]*/, ''))).toEqual({
      ...fresh,
      missing: ['one-level-deeper'],
    });
  });
  test('a part that the English text never had is orphaned', () => {
    expect(foundAfter(same, (t) => `${t}\n## Extra [#extra]\n`)).toEqual({ ...fresh, orphaned: ['extra'] });
  });
  test('without an entry everything counts as not compared', () => {
    expect(foundAfter(same, same, {})).toEqual({ ...fresh, uncompared: ids(textSections(english)) });
    expect(isFresh(freshnessOf(english, french, {}))).toBe(false);
  });
  test('an entry for a part that is nowhere any more does no harm', () => {
    expect(foundAfter(same, same, { ...seen, gone: '123' })).toEqual(fresh);
  });
});

describe('the files', () => {
  const files = {
    'en/docs/v1.6.0/field.mdx': english,
    'en/docs/v1.6.0/layout.mdx': english,
    'fr-FR/docs/v1.6.0/field.mdx': french,
    'fr-FR/docs/v1.6.0/old.mdx': french,
  };
  const counts = (root: string) =>
    progressOf(root)
      .find(({ locale }) => locale === 'fr-FR')
      ?.coverage.find((row) => row.folder === 'docs/v1.6.0');

  test('a translation counts as never compared until it is noted, and then until the English text changes', () => {
    const root = folder(files);
    expect(counts(root)).toMatchObject({ texts: 2, translated: 1, uncompared: 1, outdated: 0 });
    accept('fr-FR', allReviewed('fr-FR', root), root);
    expect(counts(root)).toMatchObject({ translated: 1, uncompared: 0, outdated: 0 });
    writeFileSync(join(root, 'en/docs/v1.6.0/field.mdx'), english.replace('integers', 'numbers'));
    expect(counts(root)).toMatchObject({ uncompared: 0, outdated: 1 });
  });

  test.each(['docs/v1.6.0/field.mdx', 'content/fr-FR/docs/v1.6.0/field.mdx'])(
    '%s is a name of a text',
    (word) => {
      const root = folder(files);
      expect(reviewedIn([word.replace('content', root)], 'fr-FR', root)).toEqual([
        { path: 'docs/v1.6.0/field.mdx' },
      ]);
    },
  );

  test('a section is noted by itself', () => {
    const root = folder(files);
    accept('fr-FR', allReviewed('fr-FR', root), root);
    const changed = english.replace('integers', 'numbers').replace('A field holds', 'A field keeps');
    writeFileSync(join(root, 'en/docs/v1.6.0/field.mdx'), changed);
    const stale = () =>
      statusOf('fr-FR', root).flatMap((text) =>
        'freshness' in text ? text.freshness.stale.map(({ id }) => id) : [],
      );
    const [first = '', second = ''] = stale();
    expect([first, stale().length]).toEqual(['', 2]);
    accept('fr-FR', reviewedIn([`docs/v1.6.0/field.mdx#${second}`], 'fr-FR', root), root);
    expect(stale()).toEqual(['']);
  });

  test('the other sections of a text that was never compared stay so', () => {
    const root = folder(files);
    accept('fr-FR', reviewedIn(['docs/v1.6.0/field.mdx#declare'], 'fr-FR', root), root);
    const [text] = statusOf('fr-FR', root);
    expect(text).toMatchObject({ isCompared: true, freshness: { stale: [] } });
    expect(counts(root)).toMatchObject({ uncompared: 1, outdated: 0 });
  });

  test('every wrong name is reported, and nothing is noted', () => {
    const root = folder(files);
    const words = ['docs/v1.6.0/fild.mdx', 'docs/v1.6.0/field.mdx#none', 'docs/v1.6.0/old.mdx'];
    let problems: readonly Problem[] = [];
    try {
      reviewedIn(words, 'fr-FR', root);
    } catch (error) {
      if (error instanceof ProblemsError) problems = error.problems;
    }
    expect(problems.map(({ where }) => where)).toEqual(words);
    expect(problems[0]?.fix).toContain('docs/v1.6.0/field.mdx');
  });

  test.each(['{', '[]', '7', 'null'])('a ledger that says %s never breaks a build', (text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const root = folder({ ...files, 'fr-FR/ledger.json': text });
    expect(readLedger('fr-FR', root)).toEqual({});
    expect(statusOf('fr-FR', root)).toHaveLength(2);
    // The warning comes once.
    expect(warn.mock.calls).toHaveLength(1);
    warn.mockRestore();
  });

  test('a text that is gone leaves the ledger at the next review', () => {
    const root = folder({ ...files, 'fr-FR/ledger.json': '{"docs/v1.6.0/gone.mdx": {"": "1"}}' });
    accept('fr-FR', allReviewed('fr-FR', root), root);
    expect(Object.keys(JSON.parse(readFileSync(join(root, 'fr-FR/ledger.json'), 'utf8')))).toEqual([
      'docs/v1.6.0/field.mdx',
    ]);
  });
});
