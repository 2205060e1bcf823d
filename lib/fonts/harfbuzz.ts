import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The content of a subset of a font. */
export type SubsetPlan = {
  /** Code points; those that the font has no glyph for are left out. */
  characters: Iterable<number>;
  /** OpenType features that are kept, each of four letters; all others are removed. */
  features: readonly string[];
  /** The range of the axis `wght`; none for a font of one weight. */
  weights?: { min: number; max: number } | undefined;
  /** Whether instructions for screens with few pixels are left out. */
  isUnhinted?: boolean | undefined;
  /** Entries of the name table that are kept beside copyright, names and version (0 to 6). */
  names: readonly number[];
};

/** The functions of HarfBuzz that are called here (hb-subset.h). Objects and memory are addresses, 0 is none. */
type HarfBuzz = {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(data: number, bytes: number, mode: number, userData: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_axis_range(
    input: number,
    face: number,
    axis: number,
    min: number,
    max: number,
    standard: number,
  ): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
};

const readOnlyMemory = 1;
const sets = { names: 4, features: 6 } as const;
/** Keeps the box that browsers draw for a character that no font has; without it there would be a gap. */
const missingGlyphOutline = 0x40;
const noHinting = 0x1;

/**
 * The subset of a font, from SFNT to SFNT; the weight that is the default of the font stays so, within the range.
 * @throws Error when the font has no axis `wght`, or when HarfBuzz cannot read it
 */
export async function subset(font: Buffer, plan: SubsetPlan): Promise<Buffer> {
  const harfBuzz = await newHarfBuzz();
  const data = harfBuzz.malloc(font.length);
  new Uint8Array(harfBuzz.memory.buffer).set(font, data);
  const face = harfBuzz.hb_face_create(harfBuzz.hb_blob_create(data, font.length, readOnlyMemory, 0, 0), 0);

  const input = harfBuzz.hb_subset_input_create_or_fail();
  const characters = harfBuzz.hb_subset_input_unicode_set(input);
  for (const character of plan.characters) harfBuzz.hb_set_add(characters, character);
  const features = harfBuzz.hb_subset_input_set(input, sets.features);
  harfBuzz.hb_set_clear(features);
  for (const feature of plan.features) harfBuzz.hb_set_add(features, tagOf(feature));
  const names = harfBuzz.hb_subset_input_set(input, sets.names);
  for (const name of plan.names) harfBuzz.hb_set_add(names, name);
  harfBuzz.hb_subset_input_set_flags(input, missingGlyphOutline | (plan.isUnhinted ? noHinting : 0));
  const { weights } = plan;
  if (
    weights &&
    !harfBuzz.hb_subset_input_set_axis_range(input, face, tagOf('wght'), weights.min, weights.max, Number.NaN)
  )
    throw new Error('The font has no axis "wght": take the file of the variable font.');

  const result = harfBuzz.hb_subset_or_fail(face, input);
  if (!result) throw new Error('HarfBuzz cannot subset the font: is the file complete?');
  const blob = harfBuzz.hb_face_reference_blob(result);
  const start = harfBuzz.hb_blob_get_data(blob, 0);
  return Buffer.from(harfBuzz.memory.buffer.slice(start, start + harfBuzz.hb_blob_get_length(blob)));
}

/** HarfBuzz with memory for one font, which is freed as a whole, so that no object has to be freed. */
async function newHarfBuzz(): Promise<HarfBuzz> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  const harfBuzz = instance.exports as HarfBuzz;
  harfBuzz._initialize();
  return harfBuzz;
}

/** Four letters as the number that OpenType stores. */
function tagOf(name: string): number {
  return Buffer.from(name, 'latin1').readUInt32BE();
}
