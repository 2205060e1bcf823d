import sharp from 'sharp';

export type Colour = readonly [red: number, green: number, blue: number];

/** A picture of linear colours between 0 and 1, row by row from the top. */
export type Picture = { width: number; height: number; pixels: Float32Array };

export function newPicture(width: number, height: number): Picture {
  return { width, height, pixels: new Float32Array(width * height * 3) };
}

export function setPixel({ width, pixels }: Picture, x: number, y: number, colour: Colour): void {
  pixels.set(colour, (y * width + x) * 3);
}

/** The colour between two: `t` = 0 is the first. */
export function mix(a: Colour, b: Colour, t: number): Colour {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** 0 below `from`, 1 above `to`, smooth in between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** How a picture is written: how wide, in pixels, and how faithful, from 1 to 100. */
export type Size = { width: number; quality: number };

/**
 * Writes a picture as WebP or AVIF, as the name of the file says. A smaller picture is the average of the larger one's
 * light, which smooths its edges.
 */
export async function writePicture(picture: Picture, file: string, { width, quality }: Size): Promise<void> {
  const height = Math.round((width * picture.height) / picture.width);
  const image = sharp(scaled(picture, width, height), { raw: { width, height, channels: 3 } });
  const encoded = file.endsWith('.avif')
    ? image.avif({ quality, effort: 9 })
    : image.webp({ quality, effort: 6 });
  await encoded.toFile(file);
}

/** The picture in sRGB, three bytes a pixel. */
function scaled(picture: Picture, width: number, height: number): Buffer {
  const bytes = Buffer.alloc(width * height * 3);
  const columns = spansOf(picture.width, width);
  for (const [y, row] of spansOf(picture.height, height).entries()) {
    for (const [x, column] of columns.entries()) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        let area = 0;
        for (const [fromY, shareY] of row) {
          for (const [fromX, shareX] of column) {
            sum += (picture.pixels[(fromY * picture.width + fromX) * 3 + channel] ?? 0) * shareX * shareY;
            area += shareX * shareY;
          }
        }
        const linear = Math.min(1, Math.max(0, sum / area));
        bytes[(y * width + x) * 3 + channel] = Math.round(255 * linear ** (1 / 2.2));
      }
    }
  }
  return bytes;
}

/** For each of `to` pixels in a line, which of `from` pixels lie under it, and the share of each that does. */
function spansOf(from: number, to: number): [pixel: number, share: number][][] {
  return Array.from({ length: to }, (_, at) => {
    const [start, end] = [(at * from) / to, ((at + 1) * from) / to];
    const first = Math.floor(start);
    return Array.from({ length: Math.ceil(end) - first }, (_, i) => {
      const pixel = first + i;
      return [pixel, Math.min(end, pixel + 1) - Math.max(start, pixel)];
    });
  });
}
