import { expect, test } from 'vitest';
import { characterProblems } from '@/lib/audit/checks/characters.ts';
import { subsetCharacters } from '@/lib/fonts/characters.ts';
import { webFonts } from '@/lib/fonts/fonts.ts';
import { missingCharacters } from '@/lib/fonts/subset.ts';
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

test('it is reported once, at the first page that has it', async () => {
  const body = `<p>${lost}${lost}</p>`;
  const site = siteOf({ 'a.html': pageOf(), 'b.html': pageOf({ body }), 'c.html': pageOf({ body }) });
  expect((await characterProblems(site)).map(({ where }) => where)).toEqual(['b.html']);
});

test('scripts, styles and comments are no text', async () => {
  const body = `<script>"${lost}"</script><style>/* ${lost} */</style><!-- ${lost} --><p>a</p>`;
  expect(await problemsIn(body)).toEqual([]);
});
