import { type Colour, mix, newPicture, type Picture, setPixel } from './picture.ts';

const empty: Colour = [0.001, 0.0035, 0.0045];
const block: Colour = [0.0028, 0.0165, 0.021];
const rim: Colour = [0.02, 0.115, 0.135];
const trail: Colour = [0.032, 0.25, 0.285];
const alive: Colour = [0.86, 0.98, 0.97];

const side = 16;

type Cells = { left: number; top: number; columns: number; rows: number };

/**
 * The R-pentomino in Conway's Game of Life after some generations. Blocks of 16 by 16 cells that hold life are lighter,
 * cells glow for a while after they have died. `scale` is the width of a cell in pixels.
 */
export function life(generations: number, view: Cells, scale: number): Picture {
  const { living, lastSeen } = run(generations);
  const blocks = new Set([...living].map((cell) => blockOf(...unpack(cell))));
  const picture = newPicture(view.columns * scale, view.rows * scale);
  const gap = Math.max(1, Math.round(scale / 10));
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const [i, j] = [view.left + Math.floor(x / scale), view.top + Math.floor(y / scale)];
      const [u, v] = [x % scale, y % scale];
      const inside = u >= gap && u < scale - gap && v >= gap && v < scale - gap;
      setPixel(picture, x, y, shade(i, j, inside, onRim(i, j, u, v)));
    }
  }
  return picture;

  function shade(i: number, j: number, inside: boolean, edge: boolean): Colour {
    const active = blocks.has(blockOf(i, j));
    const ground = active ? (edge ? rim : block) : empty;
    if (!inside) return ground;
    const key = pack(i, j);
    if (living.has(key)) return alive;
    const seen = lastSeen.get(key);
    if (seen === undefined) return ground;
    return mix(ground, trail, 0.16 + 0.84 * Math.exp(-(generations - seen) / 70));
  }

  function onRim(i: number, j: number, u: number, v: number): boolean {
    const width = Math.max(1, Math.round(scale / 6));
    const [a, b] = [modulo(i, side), modulo(j, side)];
    return (
      (a === 0 && u < width) ||
      (a === side - 1 && u >= scale - width) ||
      (b === 0 && v < width) ||
      (b === side - 1 && v >= scale - width)
    );
  }
}

function run(generations: number): { living: Set<number>; lastSeen: Map<number, number> } {
  const lastSeen = new Map<number, number>();
  let living = new Set([pack(1, 0), pack(2, 0), pack(0, 1), pack(1, 1), pack(1, 2)]);
  for (let generation = 0; generation < generations; generation++) {
    const votes = new Map<number, number>();
    for (const cell of living) {
      lastSeen.set(cell, generation);
      const [i, j] = unpack(cell);
      for (let di = -1; di <= 1; di++) {
        for (let dj = -1; dj <= 1; dj++) {
          const key = pack(i + di, j + dj);
          votes.set(key, (votes.get(key) ?? 0) + (di === 0 && dj === 0 ? 1 : 2));
        }
      }
    }
    living = new Set([...votes].filter(([, sum]) => sum >= 5 && sum <= 7).map(([cell]) => cell));
  }
  return { living, lastSeen };
}

const half = 32768;

function pack(i: number, j: number): number {
  return (i + half) * 2 * half + (j + half);
}

function unpack(key: number): [i: number, j: number] {
  return [Math.floor(key / (2 * half)) - half, (key % (2 * half)) - half];
}

function blockOf(i: number, j: number): number {
  return pack(Math.floor(i / side), Math.floor(j / side));
}

function modulo(a: number, b: number): number {
  return ((a % b) + b) % b;
}
