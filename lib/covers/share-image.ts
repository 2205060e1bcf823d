import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ImageResponse } from 'next/og.js';
import sharp from 'sharp';
import { type CoverKind, coverOf } from './cover.ts';

/** The size of the picture that other sites show beside a link, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

export type ShareText = {
  /** The name of the project. */
  project: string;
  /** A line above the title: the part of the site. */
  kicker: string;
  title: string;
  /** Decides the drawing in the background. */
  seed: string;
  kind?: CoverKind | undefined;
};

/** Part of every name in the store: raise it when the same text should give another picture. */
const drawingVersion = 2;

const shareFolder = '.cache/share';

/** The picture for a title as JPEG. Pictures are stored by the hash of their text, and drawn once. */
export async function shareImage(text: ShareText): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([drawingVersion, text]))
    .digest('hex')
    .slice(0, 32);
  const file = join(shareFolder, `${key}.jpg`);
  if (existsSync(file)) return readFileSync(file);
  const image = await draw(text);
  mkdirSync(shareFolder, { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, image);
  renameSync(temporary, file);
  return image;
}

async function draw(text: ShareText): Promise<Buffer> {
  const { width, height } = shareSize;
  const [words, ground] = await Promise.all([drawnWords(text), groundOf(text)]);
  return sharp(ground)
    .composite([{ input: Buffer.from(veil) }, { input: words }])
    .resize(width, height)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

function groundOf({ seed, kind }: ShareText): Promise<Buffer> {
  const { width, height } = shareSize;
  return sharp(Buffer.from(coverOf(seed, kind)))
    .resize(width, height, { fit: 'cover' })
    .png()
    .toBuffer();
}

/** A gradient that is dark on the left, under the text. */
const veil = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><linearGradient id="v"><stop offset="0" stop-color="#0b0f10" stop-opacity="0.97"/><stop offset="0.55" stop-color="#0b0f10" stop-opacity="0.86"/><stop offset="1" stop-color="#0b0f10" stop-opacity="0.12"/></linearGradient></defs><rect width="1200" height="630" fill="url(#v)"/></svg>`;

type Node = { type: string; props: { style: object; children?: Node[] | string } };

const box = (style: object, children: Node[] | string): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

async function drawnWords(text: ShareText): Promise<Buffer> {
  const [project, kicker, title] = [text.project, text.kicker, text.title].map(drawable) as [
    string,
    string,
    string,
  ];
  const tree = box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px',
      fontFamily: 'Inter',
      color: '#e8eeee',
    },
    [
      box({ fontSize: 28, fontWeight: 700, letterSpacing: '-0.5px' }, project),
      box({ flexDirection: 'column', maxWidth: 860 }, [
        box({ fontSize: 28, color: '#5cc9d2', marginBottom: 20 }, kicker),
        box(
          { fontSize: fontSizeOf(title), fontWeight: 700, lineHeight: 1.12, letterSpacing: '-1.5px' },
          title,
        ),
      ]),
    ],
  );
  const answer = new ImageResponse(tree as never, { ...shareSize, fonts: fonts() });
  return Buffer.from(await answer.arrayBuffer());
}

/** Long titles are set smaller, so that four lines hold them. */
function fontSizeOf(title: string): number {
  if (title.length > 90) return 48;
  return title.length > 48 ? 58 : 72;
}

/**
 * A text without the characters that the font lacks: the library would ask Google for a font that has them, and a build depends on
 * no other site. Of `太极 Taichi` it leaves `Taichi`.
 */
function drawable(text: string): string {
  return Array.from(text, (character) => (isInFont(character.codePointAt(0) ?? 0) ? character : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function isInFont(point: number): boolean {
  return fontRanges().some(([first, last]) => point >= first && point <= last);
}

let ranges: (readonly [first: number, last: number])[] | undefined;

/** The characters of the font: `U+0000-00FF,U+0131` as ranges of code points. */
function fontRanges(): readonly (readonly [first: number, last: number])[] {
  ranges ??= (JSON.parse(readFileSync(fontFile('unicode.json'), 'utf8')) as { latin: string }).latin
    .split(',')
    .map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    });
  return ranges;
}

/** The text font of the site, in a format that the drawing library reads. */
function fonts() {
  const read = (weight: number) => readFileSync(fontFile(`files/inter-latin-${weight}-normal.woff`));
  return ([400, 700] as const).map((weight) => ({
    name: 'Inter',
    data: read(weight),
    weight,
    style: 'normal' as const,
  }));
}

function fontFile(path: string): string {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve('@fontsource/inter/package.json')), path);
}
