import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { problemText } from '@/lib/site/problem.ts';
import { surfaces } from '@/lib/site/project/accent.ts';
import { knownLocales } from '@/lib/site/project/known-locales.ts';
import { readSite } from '@/lib/site/project/site-file.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The site of a text, and what is said of it, with paths below the folder. */
function read(text: string, files: Record<string, string> = {}) {
  for (const [path, content] of Object.entries({ 'site.yml': text, ...files }))
    writeFileSync(join(root, path), content);
  const { site, problems } = readSite(root);
  return { site, said: problems.map((one) => problemText(one).replaceAll(`${root}/`, '')) };
}

describe('site.yml', () => {
  test('needs a name only: one language, no menus', () => {
    const { site, said } = read('name: Shapes\n');
    expect(said).toEqual([]);
    expect(site).toMatchObject({ name: 'Shapes', locales: ['en'], resources: [], community: [], footer: [] });
  });

  test('that is missing leaves a site without a name, and is reported', () => {
    const { site, problems } = readSite(root);
    expect(problems).toMatchObject([{ where: `${join(root, 'site.yml')}:1`, severity: 'warning' }]);
    expect(site.locales).toEqual(['en']);
  });

  test('of this site has no mistake, and all languages', () => {
    const { site, problems } = readSite('content');
    expect(problems).toEqual([]);
    expect(site.locales).toEqual(knownLocales);
  });

  test('has all its mistakes reported with their lines', () => {
    const { said } = read(
      'name: Shapes\nlocales: [en, fr-FR]\nrepository: shapes\ntitel: Shapes\ncommunity:\n  - label: Chat\n    href: chat\n',
    );
    expect(said.map((text) => text.split('\n')[0])).toEqual([
      expect.stringMatching(/^site\.yml:3 {2}.*"repository"/),
      expect.stringMatching(/^site\.yml:7 {2}.*"href"/),
      expect.stringMatching(/^site\.yml:4 {2}.*"titel"/),
    ]);
  });

  test('has a text in each of its languages, and in no other', () => {
    const { said } = read('name: Shapes\nlocales: [en, fr-FR]\ntitle:\n  en: Shapes\n  de: Formen\n');
    expect(said.map((text) => text.split('\n')[0])).toEqual([
      'site.yml:3  field "title" has no text in fr-FR',
      'site.yml:5  field "title" has a text in "de"',
    ]);
  });

  test('has accent colours that can be read', () => {
    expect(read("name: Shapes\naccent:\n  light: '#7a3e9d'\n  dark: '#d0a6ee'\n").said).toEqual([]);
    const { said } = read("name: Shapes\naccent:\n  light: '#d0a6ee'\n  dark: '#7a3e9d'\n");
    expect(said.map((text) => text.split('  ')[0])).toEqual(['site.yml:3', 'site.yml:4']);
  });

  test('counts contrast from the surfaces of the style sheet', () => {
    const sheet = readFileSync('app/global.css', 'utf8');
    expect([...sheet.matchAll(/--surface: (#\w+)/g)].map(([, colour]) => colour)).toEqual(
      Object.values(surfaces),
    );
  });

  test.each([
    ['<p>no drawing</p>', 'file is not SVG'],
    ['<svg viewBox="0 0 9 9"><script>1</script></svg>', 'logo with a script, a style or a picture'],
    ['<svg viewBox="0 0 9 9"><path onclick="a()"/></svg>', 'logo with a script, a style or a picture'],
    ['<svg width="9"><path/></svg>', 'logo without a viewBox'],
  ])('refuses the logo %s', (drawing, what) => {
    const { site, said } = read('name: Shapes\nlogo: logo.svg\n', { 'logo.svg': drawing });
    expect(said[0]).toContain(`logo.svg:1  ${what}`);
    expect(site.drawing).toBeUndefined();
  });

  test('takes a logo of shapes, and names one that is missing with its line', () => {
    const drawing = '<svg viewBox="0 0 48 24">\n  <path d="M0 0"/>\n</svg>\n';
    expect(read('name: Shapes\nlogo: logo.svg\n', { 'logo.svg': drawing }).site.drawing).toEqual({
      viewBox: '0 0 48 24',
      ratio: 2,
      content: '<path d="M0 0"/>',
    });
    expect(read('name: Shapes\nlogo: none.svg\n').said[0]).toContain('site.yml:2  file none.svg is missing');
  });
});
