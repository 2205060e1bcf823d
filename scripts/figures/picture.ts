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

/** Writes a picture as WebP, made smaller by `factor` in both directions, which smooths its edges. */
export async function writePicture(picture: Picture, file: string, factor: number): Promise<void> {
  const { width, height, pixels } = picture;
  const [w, h] = [width / factor, height / factor];
  const bytes = Buffer.alloc(w * h * 3);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let i = 0; i < factor * factor; i++) {
          const at =
            ((y * factor + Math.floor(i / factor)) * width + x * factor + (i % factor)) * 3 + channel;
          sum += pixels[at] ?? 0;
        }
        const linear = sum / (factor * factor);
        bytes[(y * w + x) * 3 + channel] = Math.round(255 * Math.min(1, Math.max(0, linear)) ** (1 / 2.2));
      }
    }
  }
  await sharp(bytes, { raw: { width: w, height: h, channels: 3 } })
    .webp({ quality: 78, effort: 6 })
    .toFile(file);
}
