import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readVersions } from '@/lib/content/data.ts';
import { readHomeTexts } from '@/lib/content/home/home-texts.ts';
import { readSite } from '@/lib/site/project/site-file.ts';
import { makeReference } from '@/lib/sources/reference.ts';
import { foundPackage } from '@/scripts/init/found-package.ts';
import { importAlias } from '@/scripts/init/import-alias.ts';
import { type Written, writeStarterSite } from '@/scripts/init/starter-site.ts';

/** The content of `npm run test:other-site`, which builds it and checks every page. */
describe('the site that npm run init writes', () => {
  let folder: string;
  let written: Written;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'init-'));
    const found = foundPackage('shapes', 'tests/fixtures/python', '2.0');
    written = await writeStarterSite(folder, { ...found, title: 'Shapes & "more": yes' });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is described without a mistake', () => {
    const { site, problems } = readSite(folder);
    expect(problems).toEqual([]);
    expect(site).toMatchObject({ name: 'Shapes & "more": yes', package: 'shapes', locales: ['en'] });
    expect(readVersions(folder)).toMatchObject({
      versions: [{ name: 'v2.0', status: 'latest' }],
      problems: [],
    });
    expect(readHomeTexts(folder).problems).toEqual([]);
  });

  test('has each page of its sidebar', () => {
    const [{ pages }] = parse(readFileSync(join(folder, 'en/docs/v2.0/sidebar.yml'), 'utf8'));
    for (const slug of pages) expect(existsSync(join(folder, 'en/docs/v2.0', `${slug}.mdx`))).toBe(true);
  });

  test('has a stub for each public name of the package, with a docstring', async () => {
    const source = join(folder, 'stubs/v2.0');
    const { api, problems } = await makeReference({ source, package: 'shapes' });
    const original = await makeReference({ source: 'tests/fixtures/python', package: 'shapes' });
    const namesOf = ({ modules }: typeof api) =>
      modules.flatMap(({ name, symbols }) => symbols.map((symbol) => `${name}.${symbol.name}`)).sort();
    expect(namesOf(api)).toEqual(expect.arrayContaining(namesOf(original.api)));
    expect(written.entries).toBeGreaterThan(3);
    expect(Object.values(api.symbols).filter(({ doc }) => !doc)).toEqual([]);
    const others = problems.filter(({ isLoss }) => !isLoss);
    expect(others.filter(({ isUnfinished }) => !isUnfinished)).toEqual([]);
    expect(others).toHaveLength(written.undescribed);
    expect(readdirSync(source)).toContain('lines.json');
  });
});

test.each(['init', 'start', 'test'])('npm run %s works before anything is installed', (name) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts[name]).toBe(`node scripts/${name}.mjs`);
  const text = readFileSync(`scripts/${name}.mjs`, 'utf8');
  const imported = [...text.matchAll(/^import [^;]*? from '([^']+)'/gm)].map(([, module]) => module);
  expect(imported).toEqual(['./setup.mjs']);
  expect(text.indexOf('ensureDependencies();')).toBeLessThan(text.search(/await import|run\(/));
});

describe('the name under which programs import a package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alias-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const aliasOf = (text: string, other = '') => {
    mkdirSync(join(folder, 'deep'), { recursive: true });
    writeFileSync(join(folder, 'a.py'), text);
    writeFileSync(join(folder, 'deep', 'b.py'), other);
    return importAlias(folder, 'numpy');
  };

  test('is the one that its sources and examples write most', () => {
    expect(aliasOf('import numpy as np\n', '"""\n>>> import numpy as np\n>>> import numpy as n\n"""\n')).toBe(
      'np',
    );
  });

  test.each([
    ['only one file has it', 'import numpy as np\n'],
    ['it is private', 'import numpy as _np\n  import numpy as _np\n'],
    ['it is that of a module', 'import numpy.linalg as la\nimport numpy.linalg as la\n'],
    ['nobody writes one', 'import numpy\nimport numpy_extra as np\nimport numpy_extra as np\n'],
  ])('is none where %s', (_, text) => expect(aliasOf(text)).toBeUndefined());
});

describe('a package', () => {
  test('is found by its folder, and by the one that holds it', () => {
    for (const from of ['tests/fixtures/python', 'tests/fixtures/python/shapes'])
      expect(foundPackage('shapes', from)).toMatchObject({ name: 'shapes', version: '1' });
  });

  test('that is not there is reported with the way out', () => {
    expect(() => foundPackage('shapes', 'tests/content')).toThrow(
      /no folder "shapes".*\n.*--from PATH\/shapes/,
    );
  });
});
