import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fontverter from 'fontverter';
import { Blob, Face, Font } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { mathsCharacters, subsetCharacters } from '@/lib/fonts/characters.ts';
import { fontWeights, mathsFont, webFonts } from '@/lib/fonts/fonts.ts';
import {
  charactersIn,
  committedSubset,
  fullFont,
  licenceFile,
  missingCharacters,
  subsetOf,
  subsetWith,
} from '@/lib/fonts/subset.ts';
import { budgets } from '@/lib/site/constants.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const filesBelow = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
const sheets = ['app', 'components', 'lib'].flatMap((folder) => filesBelow(folder, '.css'));
const styles = sheets.map(read).join('\n');
const valuesOf = (property: RegExp) =>
  [...styles.matchAll(new RegExp(`(?<![\\w-])${property.source}\\s*:\\s*([^;}]+)`, 'g'))].map(
    ([, value = '']) => value.trim(),
  );

/** The names of the tables of an SFNT file. */
function tablesOf(font: Buffer): string[] {
  const start = 12;
  const length = 16;
  return Array.from({ length: font.readUInt16BE(4) }, (_, at) =>
    font.toString('latin1', start + at * length, start + at * length + 4),
  );
}

describe('the web fonts', () => {
  test('stay within their budget', () => {
    const bytes = webFonts.map(({ subset }) => statSync(subset).size);
    expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(budgets.fonts);
    expect(statSync(mathsFont.subset).size).toBeLessThanOrEqual(budgets.mathsFont);
  });

  test.each([...webFonts, mathsFont])(
    '$name is what `npm run fonts` writes, with its licence',
    async (webFont) => {
      const { font, licence } = fullFont(webFont);
      const made = await subsetOf(font, webFont);
      expect(made.equals(readFileSync(webFont.subset))).toBe(true);
      expect(read(licenceFile(webFont))).toBe(licence);
      expect(licence).toContain('SIL Open Font License, Version 1.1');
      const fewer = await subsetOf(font, { ...webFont, features: [] });
      expect(fewer.equals(made)).toBe(false);
    },
  );

  test.each([...webFonts, mathsFont])('$name has a box for what no font has', async ({ subset }) => {
    const font = new Font(new Face(new Blob(await fontverter.convert(readFileSync(subset), 'sfnt'))));
    const outlineOf = (glyph = 0) => font.glyphToPath(glyph);
    expect(outlineOf(font.nominalGlyph(0x5b57))).not.toBe('');
    expect(outlineOf(font.nominalGlyph(0x20))).toBe('');
  });

  test('have several weights only where the full font is variable', async () => {
    const { resolve } = createRequire(import.meta.url);
    const file = readFileSync(resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'));
    const [text] = webFonts;
    if (!text) throw new Error('lib/fonts/fonts.ts has no font');
    await expect(subsetOf(file, text)).rejects.toThrow('no axis "wght"');
    const { weights: _, ...ofOneWeight } = text;
    expect((await subsetOf(file, ofOneWeight)).length).toBeGreaterThan(0);
  });

  test.each([...webFonts, mathsFont])(
    '$name has, for the pages of another project, their characters that the full font has',
    async (webFont) => {
      const lacking = [...(await missingCharacters([webFont])).keys()].slice(0, 2);
      expect(lacking).toHaveLength(2);
      const committed = await charactersIn(committedSubset(webFont));
      const wider = await charactersIn(await subsetWith(webFont, new Set([...lacking, 0x20, 0x5b57])));
      expect(wider).toEqual(new Set([...committed, ...lacking]));
    },
  );

  test.each([...webFonts, mathsFont])(
    '$name stays the committed file where pages need no other character',
    async (webFont) => {
      const drawn = new Set([0x20, 0x61, 0x5b57]);
      expect((await subsetWith(webFont, drawn)).equals(committedSubset(webFont))).toBe(true);
    },
  );

  test('are the ones that pages load, in all their weights', () => {
    const loader = 'components/shell/fonts.ts';
    const loaded = [...read(loader).matchAll(/src: '(.*)',[^}]*?weight: '(.*)'/g)].map(
      ([, file = '', range]) => `${join('components/shell', file)}: ${range}`,
    );
    const all = `${fontWeights.min} ${fontWeights.max}`;
    expect(new Set(loaded)).toEqual(
      new Set([...webFonts.map(({ subset }) => `${subset}: ${all}`), `${mathsFont.subset}: 400`]),
    );
  });
});

describe('the subsets have', () => {
  test('no character in their list that both full fonts lack', async () => {
    const full = await Promise.all(webFonts.map((webFont) => charactersIn(fullFont(webFont).font)));
    const useless = [...subsetCharacters].filter((point) => !full.some((points) => points.has(point)));
    expect(useless.map((point) => String.fromCodePoint(point))).toEqual([]);
    expect(full.some((points) => points.has(0x5b57))).toBe(false);
  });

  // Pages are searched by lib/audit/checks/characters.ts; these texts stand in no page, or only later.
  test('no character of formulas in their list that the full maths font lacks, and what browsers draw formulas with', async () => {
    const full = await charactersIn(fullFont(mathsFont).font);
    const lacking = [...mathsCharacters].filter((point) => !full.has(point));
    expect(lacking.map((point) => String.fromCodePoint(point))).toEqual([]);
    const file = await fontverter.convert(readFileSync(mathsFont.subset), 'sfnt');
    expect(tablesOf(file)).toContain('MATH');
    const [text] = webFonts;
    expect(tablesOf(await fontverter.convert(readFileSync(text?.subset ?? ''), 'sfnt'))).not.toContain(
      'MATH',
    );
  });

  test('the characters of messages and style sheets', async () => {
    const missing = await missingCharacters();
    const lostIn = (text: string) => Array.from(text).filter((one) => missing.has(one.codePointAt(0) ?? 0));
    const texts = [...filesBelow('lib/site/messages', '.ts'), ...sheets];
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.flatMap((file) => lostIn(read(file)).map((one) => `${file}: ${one}`))).toEqual([]);
    expect(lostIn(`a ${String.fromCodePoint(...missing.keys())} 字`)).toHaveLength(missing.size);
  });

  test('the weights of the style sheets', () => {
    const used = valuesOf(/font-weight/);
    expect(used.length).toBeGreaterThan(20);
    const others = used.filter(
      (weight) => !(Number(weight) >= fontWeights.min && Number(weight) <= fontWeights.max),
    );
    expect(others).toEqual([]);
  });

  test('the OpenType features of the style sheets', () => {
    const tags: Record<string, string> = { 'tabular-nums': 'tnum' };
    const variants = valuesOf(/font-variant(?:-\w+)*/);
    expect(variants.length).toBeGreaterThan(2);
    const [text] = webFonts;
    expect(variants.filter((value) => !text?.features.includes(tags[value] ?? ''))).toEqual([]);
    // What is switched off need not be there.
    expect(valuesOf(/font-feature-settings/).filter((value) => !/^"\w{4}" (0|off)$/.test(value))).toEqual([]);
  });
});
