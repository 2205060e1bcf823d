import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allPlaces, allRedirects } from '@/lib/pages/places.ts';
import { assetPath } from '@/lib/routes/files.ts';
import { href } from '@/lib/routes/index.ts';
import * as constants from '@/lib/site/constants.ts';
import * as runConstants from '@/lib/site/run.ts';

/** The promises of the site (docs/spec.md), and references to them by number. */

const name = 'docs/spec.md';
const spec = readFileSync(name, 'utf8');

const promisesOf = (text: string) =>
  [...text.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number = '']) => number);
const sectionsOf = (text: string) =>
  [...text.matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => Number(number));

/** The numbers that follow the name of the document: one, or several with commas, "and" or "to" between them. */
const citedIn = (text: string) => {
  const line = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const lists = line.matchAll(/docs\/spec\.md((?:,? (?:and |to )?\d+(?:\.\d+)?)+)/g);
  return [...lists].flatMap(([, list = '']) => list.match(/\d+(?:\.\d+)?/g) ?? []);
};

const folders = ['lib', 'app', 'components', 'scripts', 'tests', 'docs'];
const files = [
  ...readdirSync('.').filter((file) => /\.(?:md|ts|mjs)$/.test(file)),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file))
      .map((file) => join(folder, file)),
  ),
].filter((file) => file !== name && file !== 'tests/lib/specification.test.ts');

const unknownIn = (text: string, promises = promisesOf(spec)) =>
  citedIn(text).filter((number) => !promises.includes(number));

describe('the promises of the site', () => {
  test('that code and documents cite exist', () => {
    const cited = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    expect(cited.flatMap(({ text }) => citedIn(text)).length).toBeGreaterThan(30);
    const unknown = cited.flatMap(({ file, text }) => unknownIn(text).map((number) => `${file}: ${number}`));
    expect(unknown).toEqual([]);
  });

  test('that do not exist would be found, also where a comment breaks the line', () => {
    const promises = ['1.1', '1.2'];
    const comment =
      '/**\n * Leads on (docs/spec.md\n * 1.1, 1.3 and 1.2), as docs/spec.md 2 and docs/spec.md 1.20 say.\n */';
    expect(unknownIn(comment, promises)).toEqual(['1.3', '2', '1.20']);
    expect(unknownIn('// docs/spec.md 1.1 to\n  // 1.9', promises)).toEqual(['1.9']);
    expect(unknownIn('What is promised (docs/spec.md). 3.1 MB', promises)).toEqual([]);
  });

  test('have numbers that go up, each below its section', () => {
    const promises = promisesOf(spec).map((number) => number.split('.').map(Number) as [number, number]);
    const sorted = promises.toSorted(([a, b], [c, d]) => a - c || b - d);
    expect(promises.length).toBeGreaterThan(80);
    expect(promises).toEqual(sorted);
    expect(new Set(promisesOf(spec)).size).toBe(promises.length);
    expect(sectionsOf(spec)).toEqual([...new Set(promises.map(([section]) => section))]);
  });

  test('refer to each other by numbers that exist', () => {
    const references = [...spec.matchAll(/\((\d+\.\d+)\)/g)].map(([, number = '']) => number);
    expect(references.length).toBeGreaterThan(3);
    expect(references.filter((number) => !promisesOf(spec).includes(number))).toEqual([]);
  });
});

describe('names and addresses in the promises', () => {
  const wordsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = '']) => word);
  /** Names of constants, `paging.perPage`, and not of files. */
  const constantsIn = (text: string) =>
    wordsIn(text, /`([a-z]\w*\.[a-z]\w*)`/g).filter((word) => !/\.(?:html|txt|xml|json|inv)$/.test(word));
  const groups = new Map<string, unknown>(Object.entries({ ...constants, ...runConstants }));
  const isConstant = (path: string) => {
    const [group = '', field = ''] = path.split('.');
    return Object.hasOwn(Object(groups.get(group)), field);
  };
  const settingsIn = (text: string) => wordsIn(text, /`([A-Z][A-Z_]+)`/g);
  const settings = wordsIn(readFileSync('.env.example', 'utf8'), /^([A-Z_]+)=/gm);

  const known = new Set([...allPlaces().map(href), ...allRedirects().map(({ from }) => from)]);

  test('are those of constants and settings', () => {
    expect(constantsIn(spec).length).toBeGreaterThan(20);
    expect(constantsIn(spec).filter((path) => !isConstant(path))).toEqual([]);
    expect(settingsIn(spec).length).toBeGreaterThan(10);
    expect(settingsIn(spec).filter((setting) => !settings.includes(setting))).toEqual([]);
  });

  /** Addresses of pages without placeholders. That of the folder of code and fonts is not a page. */
  const addressesIn = (text: string) =>
    wordsIn(text, /`(\/[\w./-]*\/|\/)`/g).filter((address) => address !== assetPath(''));

  test('lead to pages and redirects', () => {
    expect(addressesIn(spec).length).toBeGreaterThan(20);
    expect(addressesIn(spec).filter((address) => !known.has(address))).toEqual([]);
  });

  test('that do not exist would be found', () => {
    const text = '`paging.perPage`, `paging.none`, `none.perPage`, `feed.json`; `BASE_PATH`, `BASE_NONE`';
    expect(constantsIn(text).filter((path) => !isConstant(path))).toEqual(['paging.none', 'none.perPage']);
    expect(settingsIn(text).filter((setting) => !settings.includes(setting))).toEqual(['BASE_NONE']);
    expect(addressesIn('`/docs/`, `/none/`').filter((address) => !known.has(address))).toEqual(['/none/']);
  });
});
