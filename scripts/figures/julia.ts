import { type Colour, mix, newPicture, type Picture, setPixel, smoothstep } from './picture.ts';

const deep: Colour = [0.001, 0.0035, 0.0045];
const mid: Colour = [0.004, 0.075, 0.095];
const accent: Colour = [0.073, 0.508, 0.572];
const bright: Colour = [0.86, 0.98, 0.97];

/** How far a picture goes from its middle, to the right and up, in the units of the plane. */
export type Reach = { x: number; y: number };

/** The Julia set of c = -0.8 + 0.156i, coloured by how fast a point escapes. */
export function juliaSet(width: number, height: number, reach: Reach): Picture {
  const picture = newPicture(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const count = escapeCount(((2 * x) / width - 1) * reach.x, (1 - (2 * y) / height) * reach.y);
      setPixel(picture, x, y, count === undefined ? bright : shade(Math.log1p(count) / Math.log(420)));
    }
  }
  return picture;
}

/** Iterations until a point leaves the circle of radius 20, with a fraction so that no bands show. */
function escapeCount(x: number, y: number): number | undefined {
  for (let n = 0; n < 400; n++) {
    [x, y] = [x * x - y * y - 0.8, 2 * x * y + 0.156];
    const square = x * x + y * y;
    if (square > 400) return Math.max(0, n + 1 - Math.log2(Math.log(square) / (2 * Math.LN2)));
  }
  return undefined;
}

function shade(t: number): Colour {
  const low = mix(deep, mid, smoothstep(0.15, 0.55, t));
  return mix(mix(low, accent, smoothstep(0.4, 0.72, t)), bright, smoothstep(0.72, 1.05, t));
}
