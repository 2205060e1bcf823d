import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Hit, SearchEngine } from '@/lib/search/engine.ts';
import { type SearchFile, writeSearchFile } from '@/lib/search/format.ts';
import { siteFile, versionFile } from '@/lib/search/records.ts';
import { type Locale, locales } from '@/lib/site/locales.ts';
import { latestVersion, type Version, versionOfName, versions } from '@/lib/site/versions.ts';

/** Questions of readers, and what has to be among the first three results: written from the texts, not from results. */
type Question = [query: string, wanted: string[]];

const read = (name: string) =>
  JSON.parse(readFileSync(`tests/fixtures/search/${name}.json`, 'utf8')) as Question[];

const files = new Map<string, SearchFile>();

/** The file of a language and version, or of what has no version; made once. */
function fileOf(locale: Locale, version?: Version): SearchFile {
  const key = `${locale} ${version?.name}`;
  const file = files.get(key) ?? (version ? versionFile(locale, version) : siteFile(locale));
  files.set(key, file);
  return file;
}

const engines = new Map<Locale, SearchEngine>();
const engineOf = (locale: Locale) => {
  const made = engines.get(locale) ?? new SearchEngine([fileOf(locale, latestVersion), fileOf(locale)]);
  engines.set(locale, made);
  return made;
};

/** Whether a result is an expected one: `doc:field`, `api:taichi.Matrix`, `post:head-first-taichi`, or any of a kind. */
function fits({ kind, path, symbol }: Hit, wanted: string): boolean {
  const [name, id] = wanted.split(':');
  const page = path.replace(/^\/(zh-Hans|fr-FR)/, '').replace(/#.*$/, '');
  if (!id) return kind === name;
  if (name === 'api') return symbol?.name === id || page === `/api/${id.replaceAll('.', '/')}/`;
  const folders: Record<string, string> = {
    doc: '/docs',
    post: '/blog',
    issue: '/newsletter',
    story: '/user-stories',
    page: '',
  };
  return page === `${folders[name ?? '']}/${id}/`;
}

const isFound = (engine: SearchEngine, [query, wanted]: Question) =>
  engine
    .search(query)
    .slice(0, 3)
    .some((hit) => wanted.some((one) => fits(hit, one)));

describe('the answer to a question is among the first three results', () => {
  test.each([
    ['typos', 'en', 60],
    ['questions', 'en', 60],
    ['short', 'en', 40],
    ['zh-Hans', 'zh-Hans', 60],
    ['fr-FR', 'fr-FR', 40],
  ] as const)('%s: 95 of 100', (name, locale, fewest) => {
    const questions = read(name);
    expect(questions.length).toBeGreaterThanOrEqual(fewest);
    const missed = questions.filter((question) => !isFound(engineOf(locale), question));
    expect(missed.length / questions.length, missed.map(([query]) => query).join(', ')).toBeLessThanOrEqual(
      0.05,
    );
  });

  test('control: an engine that finds nothing fails these questions', () => {
    const empty = new SearchEngine([]);
    expect(read('questions').filter((question) => isFound(empty, question))).toEqual([]);
  });
});

describe('names of the API come first', () => {
  const symbols = fileOf('en', latestVersion).symbols;
  const engine = engineOf('en');

  test('there are more than two hundred', () => expect(symbols.length).toBeGreaterThan(200));

  test('by their whole name', () => {
    const missed = symbols.filter(([name]) => engine.search(name)[0]?.symbol?.name !== name);
    expect(missed.map(([name]) => name)).toEqual([]);
  });

  test('by the name under which programs import them', () => {
    const taichiNames = symbols.filter(([name]) => /^taichi\.\w+$/.test(name));
    for (const form of [
      (name: string) => `ti.${name}`,
      (name: string) => `@ti.${name}`,
      (name: string) => `ti.${name}()`,
    ]) {
      const missed = taichiNames.filter(
        ([name]) => engine.search(form(name.slice('taichi.'.length)))[0]?.symbol?.name !== name,
      );
      expect(missed.map(([name]) => name)).toEqual([]);
    }
  });

  test('by their short name, spelled as it is', () => {
    const missed = symbols.filter(([name]) => {
      const short = name.split('.').at(-1) ?? '';
      return engine.search(short)[0]?.symbol?.name.split('.').at(-1) !== short;
    });
    expect(missed.map(([name]) => name)).toEqual([]);
  });

  test.each([
    ['vec3', 'taichi.math.vec3'],
    ['tm.vec3', 'taichi.math.vec3'],
    ['ti.math.vec3', 'taichi.math.vec3'],
    ['sparse matrix', 'taichi.linalg.SparseMatrix'],
    ['data oriented', 'taichi.data_oriented'],
    ['Matrix.norm', 'taichi.Matrix.norm'],
  ])('%s is %s', (query, name) => expect(engine.search(query)[0]?.symbol?.name).toBe(name));

  test('the beginning of a name leads to it, after the page with that title', () => {
    const names = engine.search('sparsematrixb').map(({ symbol }) => symbol?.name);
    expect(names[0]).toBe('taichi.linalg.SparseMatrixBuilder');
  });
});

describe('versions', () => {
  const current = versionOfName('current') ?? latestVersion;
  const names = (version: typeof latestVersion) =>
    new Set(fileOf('en', version).symbols.map(([name]) => name));
  const [inCurrent, inLatest] = [names(current), names(latestVersion)];
  const added = [...inCurrent].filter((name) => !inLatest.has(name));
  const removed = [...inLatest].filter((name) => !inCurrent.has(name));
  const all = new SearchEngine([
    fileOf('en', latestVersion),
    ...versions.filter((version) => version !== latestVersion).map((version) => fileOf('en', version)),
    fileOf('en'),
  ]);

  test('there are names that only one of two versions has', () => {
    expect([added.length > 0, removed.length > 0]).toEqual([true, true]);
  });

  test('a name of another version is not found, unless all versions are searched', () => {
    const [latest, master] = [engineOf('en'), new SearchEngine([fileOf('en', current), fileOf('en')])];
    for (const [engine, missing] of [
      [latest, added],
      [master, removed],
    ] as const) {
      for (const name of missing) {
        expect([name, engine.search(name).filter(({ symbol }) => symbol?.name === name)]).toEqual([name, []]);
        expect([name, all.search(name)[0]?.symbol?.name]).toEqual([name, name]);
      }
    }
  });

  test('the latest version comes first where all have the same', () => {
    const hits = all.search('ti.field').filter(({ symbol }) => symbol?.name === 'taichi.field');
    expect(hits.map(({ version }) => version)).toEqual([
      latestVersion.label,
      ...versions.filter((one) => one !== latestVersion).map(({ label }) => label),
    ]);
    expect(all.search('spatially sparse data structures')[0]?.version).toBe(latestVersion.label);
  });

  test('a filter of kinds leaves out the others', () => {
    const engine = engineOf('en');
    for (const kinds of [['api'], ['doc', 'page'], ['post', 'issue', 'story']] as const) {
      const hits = engine.search('kernel', { kinds });
      expect(hits.length).toBeGreaterThan(0);
      expect(hits.filter(({ kind }) => !(kinds as readonly string[]).includes(kind))).toEqual([]);
    }
  });
});

test.each(locales)(
  'what a reader of the latest version in %s loads is at most 130 kB as Brotli',
  (locale) => {
    const sizeOf = (file: SearchFile) => brotliCompressSync(writeSearchFile(file)).byteLength;
    expect(sizeOf(fileOf(locale, latestVersion)) + sizeOf(fileOf(locale))).toBeLessThanOrEqual(130_000);
  },
);

describe('any typed text is searched without an error', () => {
  const engine = engineOf('en');
  const queries: string[] = [
    '',
    ' ',
    '\n',
    '\0',
    '.',
    '..',
    '...',
    '*',
    '?',
    '+',
    '[',
    ']',
    '(',
    ')',
    '\\',
    '^$',
    '.*',
    '(?:',
    '[^]',
    '{1,9999999}',
    '((((((((((',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '&lt;b&gt;',
    '%00',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '👩‍🚀🚀',
    '🏳️‍🌈',
    'مرحبا بالعالم',
    'שלום',
    '\u202Etxet',
    '\ud800',
    'ﬁeld',
    'ｆｉｅｌｄ',
    'i̇',
    'ß',
    '的',
    '一二三四五六七八九十'.repeat(20),
    'a'.repeat(10_000),
    'kernel '.repeat(2_000),
    '内'.repeat(10_000),
    `${'ti.'.repeat(3_000)}field`,
    '_'.repeat(10_000),
  ];

  test.each(queries.map((query) => [query.slice(0, 24), query] as const))('%j', (_, query) => {
    const hits = engine.search(query);
    expect(Array.isArray(hits)).toBe(true);
    for (const { path } of hits) expect(path).toMatch(/^\/(?!\/)/);
  });

  test('full-width letters and ligatures count as the usual ones', () => {
    expect(engine.search('ｆｉｅｌｄ')[0]?.path).toBe(engine.search('field')[0]?.path);
  });
});
