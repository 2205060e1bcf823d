import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { pictures as limits } from '../site/constants.ts';
import { textPicture } from '../site/pictures.ts';
import type { ImportedFile } from './import-site.ts';
import type { Note } from './note.ts';

/** A picture of the source: its file, what the file has, and the pages that show it. */
export type SourcePicture = { file: string; bytes: Buffer; pages: string[] };

/** The format of a picture, whatever the name of its file says. */
type Facts = { width: number; type: string; isAnimation: boolean };

function factsOf(bytes: Buffer): Facts | undefined {
  try {
    const { width, type = '' } = imageSize(bytes);
    const isAnimation = type === 'gif' || (type === 'webp' && bytes.subarray(0, 64).includes('ANIM'));
    return { width, type, isAnimation };
  } catch {
    return undefined;
  }
}

/** Whether a photo or a screenshot is more than the site allows for a picture of a text (lib/audit/checks/images.ts). */
function isTooLarge(bytes: Buffer, { width, type, isAnimation }: Facts): boolean {
  return type !== 'svg' && !isAnimation && (width > limits.phonePx || bytes.length > limits.bytesMax);
}

/** The name that a picture gets: with the extension of its format, which is WebP for those that are made smaller. */
export function writtenName(name: string, bytes: Buffer): string {
  const facts = factsOf(bytes);
  if (!facts) return name;
  const { ext, name: base } = posix.parse(name);
  const right = isTooLarge(bytes, facts) ? 'webp' : facts.type;
  const isRight =
    ext
      .slice(1)
      .toLowerCase()
      .replace(/^jpeg$/, 'jpg') === right;
  return isRight ? name : `${base}.${right}`;
}

/** The address of the same picture for phones: `name-760.webp`. */
function narrowAddress(address: string): string {
  return address.replace(/\.webp$/, `-${textPicture.narrow}.webp`);
}

/**
 * The files of pictures as the site has them: those that are too wide or too large as WebP, with a second file for phones.
 * Animations stay as they are, and are reported where they are too large.
 * @param known what an earlier import wrote at an address from the same source, so that it need not be made again
 */
export async function drawnPictures(
  all: ReadonlyMap<string, SourcePicture>,
  known: (address: string, bytes: Buffer) => Buffer | undefined,
): Promise<{ pictures: Map<string, ImportedFile>; notes: Note[] }> {
  const pictures = new Map<string, ImportedFile>();
  const notes: Note[] = [];
  for (const [address, picture] of all) {
    const { file: source, bytes } = picture;
    const facts = factsOf(bytes);
    const isSmaller = facts !== undefined && isTooLarge(bytes, facts);
    const add = async (path: string, made: () => Promise<Buffer>) => {
      const content = known(path, bytes) ?? (await made());
      pictures.set(path, { content, source });
      return content;
    };
    const written = await add(address, async () => (isSmaller ? reduced(bytes, widths) : bytes));
    if (isSmaller && imageSize(written).width > limits.phonePx)
      await add(narrowAddress(address), () => reduced(bytes, [textPicture.narrow]));
    notes.push(...notesOn(picture, address, written, facts));
  }
  return { pictures, notes };
}

/** What is tried for a picture, from good to bad, until the file is as small as the site allows. */
const qualities = [82, 68, 54, 40] as const;
const widths = [textPicture.wide, 1120, 880, textPicture.narrow, 600, 440, 320] as const;

async function reduced(bytes: Buffer, tried: readonly number[]): Promise<Buffer> {
  let made = bytes;
  for (const width of tried) {
    const picture = sharp(bytes).rotate().resize({ width, withoutEnlargement: true });
    for (const quality of qualities) {
      made = await picture.clone().webp({ quality, effort: 4 }).toBuffer();
      if (made.length <= limits.bytesMax) return made;
    }
  }
  return made;
}

function notesOn(
  { file, pages, bytes }: SourcePicture,
  address: string,
  written: Buffer,
  facts: Facts | undefined,
): Note[] {
  const notes: Note[] = [];
  const [from, to] = [posix.extname(file).toLowerCase(), posix.extname(address)];
  if (facts && isTooLarge(bytes, facts))
    notes.push({ kind: 'changed', where: file, what: 'large picture written as WebP' });
  else if (facts && from !== to)
    notes.push({
      kind: 'changed',
      where: file,
      what: `picture with the extension ${from} is of the format ${to}`,
    });
  if (!facts) {
    const fix = 'Replace it by an SVG, WebP, PNG, JPEG or GIF file and import again.';
    notes.push({ kind: 'decide', where: pages[0] ?? file, what: `picture ${file} cannot be read`, fix });
  } else if (facts.type !== 'svg' && (written.length > limits.bytesMax || isWideAnimation(facts)))
    notes.push({ kind: 'decide', where: pages[0] ?? file, ...largeNote(file, written, facts) });
  return notes;
}

function isWideAnimation({ isAnimation, width }: Facts): boolean {
  return isAnimation && width > limits.phonePx;
}

function largeNote(
  file: string,
  { length }: Buffer,
  { isAnimation, width }: Facts,
): { what: string; fix: string } {
  const size = `${Math.round(length / 1000)} kB${isAnimation ? ` and ${width} px wide` : ''}`;
  const way = isAnimation
    ? 'Show a still picture that links to the animation, or make it smaller'
    : 'Make it smaller';
  return {
    what: `${isAnimation ? 'animation' : 'picture'} ${file} is too large: ${size}`,
    fix: `${way} in the source: at most ${limits.bytesMax / 1000} kB${isAnimation ? ` and ${limits.phonePx} px` : ''}.`,
  };
}

/** A short hash for a name that another picture has already. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
