import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { textSections } from '@/lib/translations/freshness.ts';
import { cut, cutProblems, rolesOf } from '@/lib/versions/cut.ts';
import { drop, dropProblems, undoneCut } from '@/lib/versions/drop.ts';
import { Tree, writeChanges } from '@/lib/versions/tree.ts';

const root = mkdtempSync(join(tmpdir(), 'versions-'));
afterAll(() => rmSync(root, { recursive: true }));

const row = (name: string, segment: string, folder: string, status: string) =>
  `- name: ${name}\n  label: ${name}\n  segment: ${segment}\n  folder: ${folder}\n  status: ${status}\n`;

const page = (text: string) => `---\ntitle: T\ndescription: D\n---\n\n${text}\n`;
const develop = page('See [the step before](/docs/field/) and [names](/api/master/pkg/).\n\n## New\n\nText.');
const release = page('## Old\n\nText, [as ever](/docs/field/#old).');
const hashes = (text: string) => Object.fromEntries(textSections(text).map(({ id, hash }) => [id, hash]));
const stubs = (version: string, prefix: string) =>
  `package: pkg\nversion: ${version}\nscopes: { Python: ${prefix}glossary/#python }\npages:\n  - pkg\n`;

/** A site with a version in development, the latest and an older one. */
const site: Record<string, string> = {
  'versions.yml': `# Newest first.\n${row('current', 'master', 'master', 'unreleased')}${row('v2', "''", 'v2', 'latest')}${row('v1', 'v1', 'v1', 'unmaintained')}`,
  'redirects.yml':
    '# Of former times.\n- from: /api/pkg/old/\n  to: /api/pkg/\n- from: /api/master/pkg/old/\n  to: /api/master/pkg/\n- from: /fields/\n  to: /docs/v1/field/\n',
  'en/docs/master/field.mdx': develop,
  'en/docs/master/sidebar.yml': '- label: All\n  pages: [field]\n',
  'fr-FR/docs/master/field.mdx': develop.replace('Text', 'Texte'),
  'en/docs/v2/field.mdx': release,
  'fr-FR/docs/v2/field.mdx': release.replace('Text', 'Texte'),
  'en/docs/v1/field.mdx': release,
  'en/docs/v1/same.mdx': page('Same.'),
  'en/docs/v2/same.mdx': page('Same.'),
  'fr-FR/docs/v1/same.mdx': page('Pareil.'),
  'en/blog/2023/06/21/life.mdx': page(
    'In [fields](/docs/field/#old) and [new](/docs/field/#new).\n\n```python\ngone()\n```',
  ),
  'fr-FR/ledger.json': `${JSON.stringify(
    {
      'docs/master/field.mdx': hashes(develop),
      'docs/v1/same.mdx': hashes(page('Same.')),
      'docs/v2/field.mdx': { ...hashes(release), old: 'of an older text' },
    },
    null,
    1,
  )}\n`,
  'stubs/master/reference.yml': stubs('master', '/docs/master/'),
  'stubs/master/pkg/__init__.pyi': 'x = 1\n',
  'stubs/v2/reference.yml': stubs('v2', '/docs/'),
  'stubs/v1/reference.yml': stubs('v1', '/docs/v1/'),
  'names/master.json': '{\n "version": "master",\n "commit": "1"\n}\n',
  'names/v1.json': '{\n "version": "v1"\n}\n',
  'names/exceptions.yml':
    '- name: a=\n  text: docs/master/field.mdx\n  reason: R.\n- name: b=\n  reason: R.\n',
  'records/master.json':
    '{\n  "programs": {\n    "1": {"text":"en/docs/master/field"},\n    "2": {"text":"stubs/master/pkg"}\n  }\n}\n',
  'live/names.json':
    '{\n  "versions": {\n    "v1": [\n      1\n    ],\n    "v2": [\n      2\n    ]\n  }\n}\n',
  'statements/field.py':
    'start()\n\n\n# %% One.\n# versions: v1\na()\n\n\n# %% Two.\n# versions: v1 v2 master\nb()\n\n\n# %% Three.\nc()\n',
};

const olderBlocks = new Map([['en/blog/2023/06/21/life.mdx', [8]]]);
const v3 = { name: 'v3', gonePages: ['/docs/gone/'], olderBlocks };
const read = (path: string) => new Tree(root).read(path) ?? '';
const all = () => new Map(new Tree(root).files('').map((path) => [path, read(path)]));

beforeEach(() => {
  rmSync(root, { recursive: true });
  mkdirSync(root);
  for (const [path, text] of Object.entries(site)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});

describe('a version that is cut', () => {
  beforeEach(() => writeChanges(root, cut(root, v3)));

  test('is the latest, and the former one has a segment', () => {
    expect(rolesOf(new Tree(root)).rows.map(({ name, segment, status }) => [name, segment, status])).toEqual([
      ['current', 'master', 'unreleased'],
      ['v3', '', 'latest'],
      ['v2', 'v2', 'unmaintained'],
      ['v1', 'v1', 'unmaintained'],
    ]);
  });

  test('has the texts, stubs and lists of the version in development, under its name', () => {
    expect(read('en/docs/v3/field.mdx')).toContain(
      '[the step before](/docs/v2/field/) and [names](/api/pkg/)',
    );
    expect(read('en/docs/master/field.mdx')).toContain(
      '[the step before](/docs/v2/field/) and [names](/api/master/pkg/)',
    );
    expect(read('stubs/v3/reference.yml')).toBe(stubs('v3', '/docs/'));
    expect(read('stubs/v3/pkg/__init__.pyi')).toBe('x = 1\n');
    expect(read('names/v3.json')).toContain('"version": "v3"');
    expect(read('records/v3.json')).toContain('"en/docs/v3/field"');
    expect(read('records/v3.json')).toContain('"stubs/v3/pkg"');
    expect(read('names/exceptions.yml')).toContain('  text: docs/v3/field.mdx\n');
    expect(read('statements/field.py')).toContain('# versions: v1 v2 v3 master\n');
  });

  test('keeps translations up to date, and those that were not', () => {
    const ledger = JSON.parse(read('fr-FR/ledger.json'));
    for (const version of ['master', 'v3'])
      expect(ledger[`docs/${version}/field.mdx`]).toEqual(hashes(read(`en/docs/${version}/field.mdx`)));
    expect(ledger['docs/v2/field.mdx']).toEqual({
      ...hashes(read('en/docs/v2/field.mdx')),
      old: 'of an older text',
    });
  });

  test('leaves readers of what it lacks with the former latest', () => {
    expect(read('en/docs/v2/field.mdx')).toContain('(/docs/v2/field/#old)');
    expect(read('stubs/v2/reference.yml')).toBe(stubs('v2', '/docs/v2/'));
    expect(read('en/blog/2023/06/21/life.mdx')).toContain(
      '(/docs/v2/field/#old) and [new](/docs/field/#new)',
    );
    expect(read('en/blog/2023/06/21/life.mdx')).toContain('\n```python version=v2\ngone()');
    expect(read('redirects.yml')).toContain('- from: /docs/gone/\n  to: /docs/v2/gone/\n');
    expect(read('redirects.yml')).toContain('- from: /api/v2/pkg/old/\n  to: /api/v2/pkg/\n');
  });

  test('can be taken back byte by byte', () => {
    const undone = undoneCut(root, 'v3');
    expect(dropProblems(new Tree(root), 'v3', undone)).toEqual([]);
    writeChanges(root, undone ?? new Map());
    expect(all()).toEqual(new Map(Object.entries(site).sort(([a], [b]) => (a < b ? -1 : 1))));
  });

  test('cannot be dropped once something of it was edited', () => {
    writeFileSync(join(root, 'en/docs/v3/field.mdx'), page('Edited.'));
    const undone = undoneCut(root, 'v3');
    expect(dropProblems(new Tree(root), 'v3', undone).map(({ what }) => what)).toEqual([
      'v3 is the latest version',
    ]);
  });
});

describe('a version that is dropped', () => {
  const pages = ['/docs/v1/field/', '/docs/v1/same/', '/docs/v1/gone/', '/api/v1/pkg/', '/api/v1/pkg/gone/'];
  const latestPages = new Set(['/docs/overview/', '/docs/field/', '/docs/same/', '/api/', '/api/pkg/']);
  const step = page('See [what is new](/api/changes/v2/#gone), [all](/api/changes/).');
  beforeEach(() => {
    for (const locale of ['en', 'fr-FR']) writeFileSync(join(root, `${locale}/docs/v2/step.mdx`), step);
    const ledger = { ...JSON.parse(read('fr-FR/ledger.json')), 'docs/v2/step.mdx': hashes(step) };
    writeFileSync(join(root, 'fr-FR/ledger.json'), `${JSON.stringify(ledger, null, 1)}\n`);
    writeChanges(
      root,
      drop(root, {
        name: 'v1',
        pages,
        latestPages,
        overview: '/docs/overview/',
        goneChanges: ['/api/changes/v2/'],
        changes: '/api/changes/',
      }),
    );
  });

  test('leaves redirects to the same page of the latest one, or the nearest, and what checks know of its names', () => {
    const left = [...all()].filter(([path, text]) => /\bv1\b/.test(path + text));
    expect(left.map(([path]) => path)).toEqual(['names/v1.json', 'redirects.yml', 'stubs/v1/reference.yml']);
    const rows = [...read('redirects.yml').matchAll(/from: (\S+)\n {2}to: (\S+)/g)];
    expect(Object.fromEntries(rows.slice(2).map(([, from, to]) => [from, to]))).toEqual({
      '/fields/': '/docs/field/',
      '/docs/v1/field/': '/docs/field/',
      '/docs/v1/same/': '/docs/same/',
      '/docs/v1/gone/': '/docs/overview/',
      '/api/v1/pkg/': '/api/pkg/',
      '/api/v1/pkg/gone/': '/api/pkg/',
      // What v2 changes cannot be told without v1; texts of v2 link to it.
      '/api/changes/v2/': '/api/changes/',
    });
  });

  test('leaves no link to a list of API changes that needs it, and translations of these texts up to date', () => {
    expect(read('en/docs/v2/step.mdx')).toContain('[what is new](/api/changes/), [all](/api/changes/)');
    expect(read('fr-FR/docs/v2/step.mdx')).toContain('[what is new](/api/changes/), [all](/api/changes/)');
    expect(JSON.parse(read('fr-FR/ledger.json'))['docs/v2/step.mdx']).toEqual(
      hashes(read('en/docs/v2/step.mdx')),
    );
  });

  test('leaves its translations to versions with the same English text', () => {
    expect(read('fr-FR/docs/v2/same.mdx')).toBe(site['fr-FR/docs/v1/same.mdx']);
    expect(Object.keys(JSON.parse(read('fr-FR/ledger.json')))).toContain('docs/v2/same.mdx');
  });

  test('leaves statements about others', () => {
    expect(read('statements/field.py')).toBe(
      'start()\n\n\n# %% Two.\n# versions: v2 master\nb()\n\n\n# %% Three.\nc()\n',
    );
    expect(JSON.parse(read('live/names.json'))).toEqual({ versions: { v2: [2] } });
  });
});

test.each([
  ['newest', '"newest" is no version'],
  ['../v3', '"../v3" is no version'],
  ['v2', 'the version v2 exists'],
])('a version %s is not cut', (name, what) => {
  expect(cutProblems(new Tree(root), name).map((one) => one.what)).toEqual([what]);
});

test.each([
  ['v2', 'v2 is the latest version'],
  ['current', 'current is the version in development'],
  ['v9', 'there is no version v9'],
])('a version %s is not dropped', (name, what) => {
  expect(dropProblems(new Tree(root), name, undefined).map((one) => one.what)).toEqual([what]);
});
