import { type Colour, mix, newPicture, type Picture, setPixel, smoothstep } from './picture.ts';

const deep: Colour = [0.001, 0.0035, 0.0045];
const accent: Colour = [0.073, 0.508, 0.572];
const bright: Colour = [0.86, 0.98, 0.97];
const basins: readonly Colour[] = [
  [0.02, 0.2, 0.235],
  [0.004, 0.03, 0.06],
  [0.005, 0.085, 0.078],
  [0.002, 0.016, 0.024],
  [0.01, 0.085, 0.13],
];

/** Newton's method for z⁵ = 1: the colour shows to which root a point converges, the brightness how fast. */
export function newton(width: number): Picture {
  const height = width / 2;
  const picture = newPicture(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const { root, rounds } = iterate(
        ((x + 0.5) / height - 1) * 1.45,
        (0.5 - (y + 0.5) / height) * 2 * 1.45,
      );
      setPixel(picture, x, y, shade(root, rounds));
    }
  }
  return picture;
}

/** The root in whose basin the point lies, and the rounds until it is near, with a fraction so that no bands show. */
function iterate(x: number, y: number): { root: number; rounds: number } {
  let last = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 90; n++) {
    const [a, b] = [x * x - y * y, 2 * x * y];
    const [p, q] = [a * a - b * b, 2 * a * b];
    const square = p * p + q * q;
    const [u, v] = [x * p - y * q - 1, x * q + y * p];
    const [dx, dy] = [(u * p + v * q) / (5 * square), (v * p - u * q) / (5 * square)];
    [x, y] = [x - dx, y - dy];
    const step = Math.hypot(dx, dy);
    if (step < near) {
      const root = (Math.round((5 * Math.atan2(y, x)) / (2 * Math.PI)) + 5) % 5;
      const [from, to] = [Math.log(last), Math.log(step)];
      const share = Number.isFinite(from) ? (from - Math.log(near)) / (from - to) : 1;
      return { root, rounds: n + Math.min(1, Math.max(0, share)) };
    }
    last = step;
  }
  return { root: 0, rounds: 90 };
}

const near = 1e-3;

function shade(root: number, rounds: number): Colour {
  const base = basins[root] ?? deep;
  const dim = mix(deep, base, 0.3 + 0.7 * smoothstep(2, 10, rounds));
  return mix(mix(dim, accent, 0.9 * smoothstep(9, 24, rounds)), bright, smoothstep(16, 62, rounds));
}
