import { type Colour, mix, newPicture, type Picture, setPixel, smoothstep } from './picture.ts';

/** Constants of the program in the post: rates of diffusion, feed and kill. */
const diffusionU = 0.16;
const diffusionV = 0.08;
const feed = 0.055;
const kill = 0.062;

const columns = 720;
const rows = 360;
const drops = 50;
const steps = 4600;

const deep: Colour = [0.001, 0.0035, 0.0045];
const mid: Colour = [0.004, 0.075, 0.095];
const accent: Colour = [0.073, 0.508, 0.572];
const bright: Colour = [0.86, 0.98, 0.97];

/** The Gray-Scott reaction after some thousand steps, bright where it arrived last. Twice as wide as high. */
export function turingPattern(width: number): Picture {
  const height = width / 2;
  const picture = newPicture(width, height);
  const { v, arrival } = reaction();
  const cell = columns / width;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [i, j] = [x * cell, y * cell];
      const slope = sample(v, i - 0.5, j - 0.5) - sample(v, i + 0.5, j + 0.5);
      setPixel(picture, x, y, shade(sample(v, i, j), slope, sample(arrival, i, j)));
    }
  }
  return picture;
}

/** The concentration of the second substance on a grid whose edges meet, and when it arrived in each cell. */
function reaction(): { v: Float32Array; arrival: Float32Array } {
  let [u, v] = [new Float32Array(columns * rows).fill(1), new Float32Array(columns * rows)];
  let [nextU, nextV] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  const arrival = new Float32Array(columns * rows).fill(1);
  pour(u, v);
  for (let step = 0; step < steps; step++) {
    for (let j = 0; j < rows; j++) {
      const above = ((j + rows - 1) % rows) * columns;
      const below = ((j + 1) % rows) * columns;
      const row = j * columns;
      for (let i = 0; i < columns; i++) {
        const left = row + (i === 0 ? columns - 1 : i - 1);
        const right = row + (i === columns - 1 ? 0 : i + 1);
        const at = row + i;
        const a = u[at] as number;
        const b = v[at] as number;
        const spreadU = laplacian(u, at, left, right, above + i, below + i, above - row, below - row);
        const spreadV = laplacian(v, at, left, right, above + i, below + i, above - row, below - row);
        const made = a * b * b;
        nextU[at] = a + diffusionU * spreadU - made + feed * (1 - a);
        nextV[at] = b + diffusionV * spreadV + made - (feed + kill) * b;
        if (b > 0.1 && arrival[at] === 1) arrival[at] = step / steps;
      }
    }
    [u, nextU] = [nextU, u];
    [v, nextV] = [nextV, v];
  }
  return { v, arrival };
}

/** How far a cell is below the mean around it. Eight neighbours instead of four let the islands grow round. */
function laplacian(
  field: Float32Array,
  at: number,
  left: number,
  right: number,
  above: number,
  below: number,
  up: number,
  down: number,
): number {
  const sides =
    (field[left] as number) + (field[right] as number) + (field[above] as number) + (field[below] as number);
  const corners =
    (field[left + up] as number) +
    (field[right + up] as number) +
    (field[left + down] as number) +
    (field[right + down] as number);
  return (2 / 3) * sides + (1 / 6) * corners - (10 / 3) * (field[at] as number);
}

/** Drops of the second substance, with places and sizes from a small generator with a fixed seed. */
function pour(u: Float32Array, v: Float32Array): void {
  let state = 20220823;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let drop = 0; drop < drops; drop++) {
    const [x, y] = [Math.floor(random() * columns), Math.floor(random() * rows)];
    const [a, b, turn] = [3 + random() * 9, 2 + random() * 3, random() * Math.PI];
    for (let j = -12; j <= 12; j++) {
      for (let i = -12; i <= 12; i++) {
        const along = i * Math.cos(turn) + j * Math.sin(turn);
        const across = j * Math.cos(turn) - i * Math.sin(turn);
        if ((along / a) ** 2 + (across / b) ** 2 > 1) continue;
        const at = ((y + j + rows) % rows) * columns + ((x + i + columns) % columns);
        u[at] = 0.5;
        v[at] = 0.25 + 0.25 * random();
      }
    }
  }
}

/** The value between four cells, smooth enough that no cell shows. */
function sample(field: Float32Array, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  let sum = 0;
  for (let j = -1; j <= 2; j++) {
    for (let i = -1; i <= 2; i++) {
      const at = ((top + j + rows) % rows) * columns + ((left + i + columns) % columns);
      sum += (field[at] ?? 0) * spline(x - left - i) * spline(y - top - j);
    }
  }
  return sum;
}

/** The cubic B-spline, which reaches over two cells on either side. */
function spline(distance: number): number {
  const d = Math.abs(distance);
  if (d >= 2) return 0;
  return d < 1 ? 2 / 3 - d * d + (d * d * d) / 2 : (2 - d) ** 3 / 6;
}

function shade(value: number, slope: number, arrival: number): Colour {
  const late = smoothstep(0.05, 1, arrival);
  const body = mix(mix(mid, accent, smoothstep(0, 0.7, late)), bright, 0.85 * smoothstep(0.62, 1, late));
  const glow = mix(deep, mid, smoothstep(0.02, 0.2, value));
  const lit = 0.9 + Math.max(-0.6, Math.min(0.7, slope * 8));
  const surface = mix([0, 0, 0], body, lit);
  return mix(glow, surface, smoothstep(0.12, 0.26, value));
}
