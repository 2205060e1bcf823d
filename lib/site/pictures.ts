/**
 * The pictures that `npm run figures` renders (scripts/figures.ts): sizes in pixels, files that pages name, and the numbers of
 * the one on the home page.
 */

/** Widths of a picture in a text: of the widest column of text, and for dense screens and the enlarged view. */
export const textPicture = { narrow: 760, wide: 1440 } as const;

/** The path of a text's picture in one of its widths: `name.webp` is the widest. */
export function textPictureFile(name: string, width: number): string {
  return `/figures/${name}${width === textPicture.wide ? '' : `-${width}`}.webp`;
}

/** The picture of the home page: the widths of its files in pixels, for screens of all sizes and densities. */
export const homePicture = { widths: [480, 720, 960, 1440, 1920], fallbackWidth: 960 } as const;

/** The path of the home page's picture in one of its widths. */
export function homePictureFile(width: number): string {
  return `/figures/home/julia-${width}.avif`;
}

/** The same picture for browsers without AVIF. */
export const homePictureFallback = `/figures/home/julia-${homePicture.fallbackWidth}.webp`;

/**
 * The picture of the home page: the numbers of its program, `content/en/home/program.py`. The still picture (scripts/figures)
 * and the live one (lib/browser/live-picture/fractal.ts) are drawn from them, and a test compares them with the program.
 */
export const julia = {
  /** The size of the program's window in pixels; the still picture has the same shape. */
  width: 960,
  height: 720,
  /** Pixels in a unit of the plane; the origin is in the middle. */
  scale: 300,
  /** A point is followed until the square of its distance is this, and for so many steps at most. */
  escapeAt: 400,
  steps: 240,
  /** How much light makes a point bright: the higher, the darker the picture. */
  softness: 30,
  /** The colour of the ground in sRGB, which is the surface of the dark theme, and by which power each channel rises to white. */
  night: [11, 15, 16],
  teal: [2.6, 1.05, 0.95],
  /** The real part of the set's constant swings around `middle` by `reach`; the still picture shows the beginning. */
  middle: -0.772,
  reach: -0.028,
  imaginary: 0.17,
  /** How far it moves in a frame of the program, in radians, and how many frames a second has. */
  step: 0.005,
  framesPerSecond: 60,
} as const;

/** The constant of the set at an angle of its swing: `[real, imaginary]`. */
export function juliaConstant(angle: number): [number, number] {
  return [julia.middle + julia.reach * Math.cos(angle), julia.imaginary];
}

/** The colour of a point of the plane as three sRGB values between 0 and 1: what the kernel of the program computes. */
export function juliaColour(
  x: number,
  y: number,
  [re, im]: readonly [number, number],
): [number, number, number] {
  const { escapeAt, steps, softness, night, teal } = julia;
  let light = 0;
  for (let n = 0; n < steps && x * x + y * y < escapeAt; n++) {
    [x, y] = [x * x - y * y + re, 2 * x * y + im];
    light += 1 / (1 + x * x + y * y);
  }
  const glow = 1 - Math.exp(-light / softness);
  const channel = (at: 0 | 1 | 2) => night[at] / 255 + (1 - night[at] / 255) * glow ** teal[at];
  return [channel(0), channel(1), channel(2)];
}
