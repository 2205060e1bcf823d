import { expect, test } from 'vitest';
import { characterProblems } from '@/lib/audit/checks/characters.ts';
import { mathsCharacters, subsetCharacters } from '@/lib/fonts/characters.ts';
import { mathsFont, type WebFont, webFonts } from '@/lib/fonts/fonts.ts';
import { missingCharacters, subsetWith } from '@/lib/fonts/subset.ts';
import { italic } from '@/lib/html/drawn-text.ts';
import { pageOf, siteOf } from '../site-of.ts';

const missing = await missingCharacters();
const [point = 0] = [...missing].find(([, fonts]) => fonts.length === webFonts.length) ?? [];
const lost = String.fromCodePoint(point);
const code = point.toString(16).toUpperCase().padStart(4, '0');
const problemsIn = (body: string) => characterProblems(siteOf({ 'a/index.html': pageOf({ body }) }));

test('a page may have every character of the subsets, and those that no font of the site has', async () => {
  const all = String.fromCodePoint(...subsetCharacters).replaceAll(/[<>&]/g, '');
  expect(await problemsIn(`<p>${all}</p>`)).toEqual([]);
  expect(await problemsIn('<p lang="zh-Hans">太极，“并行”……</p><p>π → 日</p>')).toEqual([]);
});

test.each([
  ['text', `<p>a${lost}</p>`],
  ['text as a reference', `<p>a&#x${code};</p>`],
  ['an attribute', `<input placeholder="a${lost}">`],
])('a character that full fonts have and subsets lack is reported: in %s', async (_, body) => {
  const [found, ...more] = await problemsIn(body);
  expect(more).toEqual([]);
  expect(found?.where).toBe('a/index.html');
  expect(found?.what).toContain(`"${lost}" (U+${code})`);
  for (const { name } of webFonts) expect(found?.what).toContain(name);
  expect(found?.fix).toContain('npm run fonts');
});

test('a character that one of the fonts lacks is reported for that font', async () => {
  const [one] = [...missing].find(([, fonts]) => fonts.length === 1) ?? [];
  const [name = ''] = missing.get(one ?? 0) ?? [];
  const [found] = await problemsIn(`<p>${String.fromCodePoint(one ?? 0)}</p>`);
  expect(found?.what).toMatch(new RegExp(`${name}$`));
});

test('the fonts that pages load count: those of another project may have more characters', async () => {
  const body = `<p>${lost}</p>`;
  const files: Record<string, Buffer> = {};
  for (const [at, name] of ['inter', 'jetbrains_mono'].entries())
    files[`assets/${name}-0a1b2c3d.woff2`] = await subsetWith(webFonts[at] as WebFont, new Set([point]));
  expect(await characterProblems(siteOf({ 'a.html': pageOf({ body }), ...files }))).toEqual([]);
});

test('it is reported once, at the first page that has it', async () => {
  const body = `<p>${lost}${lost}</p>`;
  const site = siteOf({ 'a.html': pageOf(), 'b.html': pageOf({ body }), 'c.html': pageOf({ body }) });
  expect((await characterProblems(site)).map(({ where }) => where)).toEqual(['b.html']);
});

test('scripts, styles and comments are no text', async () => {
  const body = `<script>"${lost}"</script><style>/* ${lost} */</style><!-- ${lost} --><p>a</p>`;
  expect(await problemsIn(body)).toEqual([]);
});

test('formulas are drawn with the maths font: their characters, and letters in italics, are compared with it', async () => {
  const all = String.fromCodePoint(...mathsCharacters).replaceAll(/[<>&]/g, '');
  const [lacking = 0] = [...(await missingCharacters([mathsFont]))].map(([one]) => one);
  const character = String.fromCodePoint(lacking);
  expect(await problemsIn(`<math><mtext>${all}</mtext><mi>h</mi><mi>x</mi><mi>Ω</mi></math>`)).toEqual([]);
  const [found, ...more] = await problemsIn(`<p>${character}</p><math><mo>${character}</mo></math>`);
  expect(more).toEqual([]);
  expect(found?.what).toMatch(new RegExp(`${mathsFont.name}$`));
  expect(['A', 'z', 'h', 'Ω', 'α', '1'].map(italic)).toEqual(['𝐴', '𝑧', 'ℎ', '𝛺', '𝛼', '1']);
});
