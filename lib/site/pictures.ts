/** The pictures that `npm run figures` renders (scripts/figures.ts): their sizes in pixels, and the files that pages name. */

export type Shape = { width: number; height: number };

/** Widths of a picture in a text: of the widest column of text, and for dense screens and the enlarged view. */
export const textPicture = { narrow: 760, wide: 1440 } as const;

/** The path of a text's picture in one of its widths: `name.webp` is the widest. */
export function textPictureFile(name: string, width: number): string {
  return `/figures/${name}${width === textPicture.wide ? '' : `-${width}`}.webp`;
}

/**
 * The picture of the home page in the two shapes of its frame. The first size of each is its size in CSS pixels on
 * desktops and tablets; the others are for denser screens. On phones the frame is 280 px high, and the upright one
 * `phoneWidth` wide in it; from `bandMinPx` of the viewport on it would be higher than the frame.
 */
export const homePicture = {
  upright: [
    { width: 690, height: 502 },
    { width: 1035, height: 753 },
    { width: 1380, height: 1004 },
  ],
  band: [
    { width: 952, height: 280 },
    { width: 1904, height: 560 },
  ],
  phoneWidth: 385,
  bandMinPx: 428,
} as const satisfies Record<string, readonly Shape[] | number>;

/** The path of the home page's picture in a size. */
export function homePictureFile({ width, height }: Shape): string {
  return `/figures/home/julia-${width}x${height}.avif`;
}
