import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import { type WebFont, webFonts } from './fonts.ts';
import { subset } from './harfbuzz.ts';

/** Entries of the name table with the licence and its address, which OFL 1.1 requires. */
const licenceNames = [13, 14];

/** The full file of a font and the text of its licence. */
export function fullFont({ full, licence }: Pick<WebFont, 'full' | 'licence'>): {
  font: Buffer;
  licence: string;
} {
  const { resolve } = createRequire(import.meta.url);
  return { font: readFileSync(resolve(full)), licence: readFileSync(resolve(licence), 'utf8') };
}

/** The file of the licence of a subset, beside it. */
export function licenceFile({ subset }: Pick<WebFont, 'subset'>): string {
  return subset.replace(/\.woff2$/, '-licence.txt');
}

/** The subset of a full font as WOFF2: the characters of the list, the weights and features in use. The same bytes each time. */
export async function subsetOf(
  full: Buffer,
  {
    characters,
    features,
    weights,
    isUnhinted,
  }: Pick<WebFont, 'characters' | 'features' | 'weights' | 'isUnhinted'>,
): Promise<Buffer> {
  const font = await fontverter.convert(full, 'sfnt');
  const plan = { characters, features, weights, isUnhinted, names: licenceNames };
  return fontverter.convert(await subset(font, plan), 'woff2');
}

/** Code points of the characters that a font file has a glyph for. Control characters do not count: nothing draws them. */
export async function charactersIn(font: Buffer): Promise<ReadonlySet<number>> {
  const points = new Face(new Blob(await fontverter.convert(font, 'sfnt'))).collectUnicodes();
  return new Set([...points].filter((point) => point >= 0x20));
}

/** The subset of a font in this repository. */
export function committedSubset({ subset }: Pick<WebFont, 'subset'>): Buffer {
  return readFileSync(subset);
}

/** Code points that a full font has and its subset lacks, with the names of the fonts; without `read`, the subset of the repository. */
export async function missingCharacters(
  fonts: readonly WebFont[] = webFonts,
  read: (font: WebFont) => Buffer = committedSubset,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const missing = new Map<number, string[]>();
  for (const webFont of fonts) {
    const present = await charactersIn(read(webFont));
    for (const point of await charactersIn(fullFont(webFont).font))
      if (!present.has(point)) missing.set(point, [...(missing.get(point) ?? []), webFont.name]);
  }
  return missing;
}

/**
 * The subset of a font for pages with these characters. It is the one of the repository, with what that lacks and the full font has:
 * the site of another project has characters that nobody has listed.
 */
export async function subsetWith(webFont: WebFont, drawn: ReadonlySet<number>): Promise<Buffer> {
  const missing = await missingCharacters([webFont]);
  const added = [...drawn].filter((point) => missing.has(point));
  if (added.length === 0) return committedSubset(webFont);
  return subsetOf(fullFont(webFont).font, {
    ...webFont,
    characters: new Set([...webFont.characters, ...added]),
  });
}
