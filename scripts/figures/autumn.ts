import { type Colour, mix, newPicture, type Picture, setPixel, smoothstep } from './picture.ts';
import { cross, dot, scale, type Vec as Vector } from './vector.ts';

type Vec = Readonly<Vector>;

/** Voxels of the scene, y up. A voxel is 0 for air, or one more than the place of its colour. */
type Grid = { cells: Uint32Array; colours: Colour[] };

const [nx, ny, nz] = [168, 76, 88];
const ground = 20;

/** Trees, a pond and a fence on an island in the evening sun, seen along parallel rays. Twice as wide as high. */
export function autumn(width: number): Picture {
  const height = width / 2;
  const picture = newPicture(width, height);
  const grid = newScene();
  const cache = new Map<number, Colour>();
  const unit = height / 104;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [a, b] = [(x - width / 2) / unit, (height / 2 - y) / unit];
      const start = plus(plus(plus(target, scale(right, a)), scale(up, b)), scale(forward, -220));
      const hit = trace(grid, start, forward);
      const far = Math.hypot((x / width - 0.5) * 1.15, y / height - 0.52) * 1.75;
      setPixel(picture, x, y, hit ? filmic(lit(grid, hit, cache)) : background(far));
    }
  }
  return picture;
}

const yaw = (33 * Math.PI) / 180;
const pitch = (27 * Math.PI) / 180;
const forward: Vec = [-Math.sin(yaw) * Math.cos(pitch), -Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)];
const right: Vec = [Math.cos(yaw), 0, -Math.sin(yaw)];
const up: Vec = cross(right, forward);
const target: Vec = [nx / 2, 28.5, nz / 2];

const sun = unitOf([-0.62, 0.58, 0.62]);
const sunlight: Colour = [2.5, 1.52, 0.78];
const sky: Colour = [0.24, 0.3, 0.38];

function background(far: number): Colour {
  return mix([0.042, 0.024, 0.012], [0.0028, 0.0042, 0.0048], smoothstep(0.05, 0.95, far));
}

// The scene

const palettes: Colour[][] = [
  [
    [0.68, 0.2, 0.025],
    [0.8, 0.31, 0.03],
    [0.56, 0.11, 0.02],
  ],
  [
    [0.8, 0.4, 0.03],
    [0.88, 0.53, 0.07],
    [0.66, 0.25, 0.02],
  ],
  [
    [0.5, 0.055, 0.022],
    [0.64, 0.1, 0.025],
    [0.38, 0.03, 0.02],
  ],
];

/** Where the trees stand, how high their trunks are, how wide the crowns, and of which palette. */
const trees = [
  { x: 40, z: 30, trunk: 17, radius: 16, palette: 1 },
  { x: 84, z: 20, trunk: 21, radius: 17, palette: 0 },
  { x: 127, z: 29, trunk: 15, radius: 15, palette: 2 },
  { x: 20, z: 56, trunk: 10, radius: 10, palette: 2 },
  { x: 149, z: 56, trunk: 11, radius: 10, palette: 1 },
] as const;

function newScene(): Grid {
  const grid: Grid = { cells: new Uint32Array(nx * ny * nz), colours: [] };
  addGround(grid);
  for (const tree of trees) addTree(grid, tree);
  addLitter(grid);
  addFence(grid);
  addFallingLeaves(grid);
  return grid;
}

/** How far a column lies inside the island: below 0 it is not part of it. */
function inside(x: number, z: number): number {
  const [a, b] = [Math.abs((x + 0.5) / nx - 0.5) * 2, Math.abs((z + 0.5) / nz - 0.5) * 2];
  return 1 - (a ** 5 + b ** 5) ** 0.2 - 0.03 - 0.07 * noise(x / 19, z / 19, 1);
}

/** Above 0 in the pond. */
function wet(x: number, z: number): number {
  return 1 - Math.hypot((x - 100) / 27, (z - 57) / 14) - 0.3 * (noise(x / 8, z / 8, 2) - 0.5);
}

/** A trodden path from the gap in the fence to the tree in the middle. */
function isPath(x: number, z: number): boolean {
  const middle = 66 + 9 * Math.sin((z - 78) / 17);
  return z > 26 && Math.abs(x - middle) < 2.6 + 1.6 * noise(x / 3, z / 3, 8);
}

function addGround(grid: Grid): void {
  for (let x = 0; x < nx; x++) {
    for (let z = 0; z < nz; z++) {
      const margin = inside(x, z);
      if (margin < 0) continue;
      const bottom = Math.max(0, Math.round(11 - 26 * margin - 7 * noise(x / 5, z / 5, 3) ** 2));
      const water = wet(x, z);
      const top = water > 0 ? ground - 2 : ground;
      const soil = 6 + 3 * noise(x / 12, z / 12, 4);
      const stone = soil + 4 + 3 * noise(x / 8, z / 8, 5);
      for (let y = bottom; y <= top; y++) put(grid, x, y, z, layer(ground - y, soil, stone, x, y, z));
      if (water > 0)
        put(grid, x, ground - 1, z, mix([0.02, 0.17, 0.19], [0.006, 0.06, 0.075], Math.min(1, water * 1.8)));
    }
  }
}

/** Colour by depth: grass, soil, clay, stone. */
function layer(depth: number, soil: number, stone: number, x: number, y: number, z: number): Colour {
  const grain = 0.8 + 0.4 * hash(x, y, z);
  if (depth < 1 && isPath(x, z)) return scale([0.34, 0.22, 0.12], grain);
  if (depth < 1) return scale(mix([0.1, 0.105, 0.026], [0.25, 0.16, 0.03], noise(x / 10, z / 10, 6)), grain);
  if (depth < 3) return scale([0.085, 0.045, 0.02], grain);
  if (depth < soil) return scale([0.145, 0.066, 0.03], grain);
  if (depth < stone) return scale([0.21, 0.115, 0.06], grain);
  return scale([0.075, 0.07, 0.068], grain);
}

/** A trunk, and a crown in which a leaf gets less probable with the distance from the axis. */
function addTree(grid: Grid, tree: (typeof trees)[number]): void {
  const { x, z, trunk, radius, palette } = tree;
  const middle = ground + trunk + radius * 0.62;
  for (let y = ground + 1; y < middle + radius * 0.3; y++) {
    const girth = radius * 0.085 + 1.6 * Math.exp(-(y - ground) / 2.5);
    around(x, z, girth + 1, (i, k, r) => {
      if (r <= girth) put(grid, i, y, k, scale([0.11, 0.06, 0.035], 0.75 + 0.5 * hash(i, y >> 1, k)));
    });
  }
  for (let y = Math.floor(middle - radius); y <= middle + radius; y++) {
    around(x, z, radius, (i, k, r) => {
      const level = (y - middle) / (radius * 0.86);
      const share = Math.hypot(r / radius, level) + 0.85 * (noise(i / 5.5, k / 5.5, y / 5.5) - 0.45);
      const probability = 1 - smoothstep(0.4, 1.12, share);
      if (hash(i, y, k) < probability) put(grid, i, y, k, leaf(palette, i, y, k));
    });
  }
}

function leaf(palette: number, x: number, y: number, z: number): Colour {
  const [main, light, dark] = palettes[palette] as [Colour, Colour, Colour];
  const t = noise(x / 5, y / 5, z / 5 + 40) * 0.7 + hash(z, x, y) * 0.3;
  return t > 0.5 ? mix(main, light, (t - 0.5) * 2.6) : mix(main, dark, (0.5 - t) * 2.6);
}

/** Leaves on the ground: many under a tree, few far from it; some float on the pond. */
function addLitter(grid: Grid): void {
  for (const { x, z, radius, palette } of trees) {
    around(x, z, radius * 2.1, (i, k, r) => {
      const probability = 0.62 * Math.exp(-((r / (radius * 0.95)) ** 2)) + 0.018;
      if (inside(i, k) < 0 || hash(i, 7, k) > probability) return;
      const level = wet(i, k) > 0 ? ground - 1 : ground;
      if (level < ground && hash(k, 3, i) > 0.35) return;
      put(grid, i, level, k, leaf(palette, i, 7, k));
    });
  }
}

/** Posts every seven voxels, and two rails. */
function addFence(grid: Grid): void {
  for (let x = 12; x <= 152; x++) {
    if (x > 61 && x < 72) continue;
    const z = 78;
    const wood = scale([0.3, 0.17, 0.085], 0.8 + 0.4 * hash(x, 1, 1));
    const isPost = x % 7 === 5 || x === 61 || x === 72;
    for (let y = 1; y <= (isPost ? 7 : 6); y++) {
      if (isPost || y === 3 || y === 6) put(grid, x, ground + y, z, wood);
    }
  }
}

/** Leaves in the air, around the trees and down the wind. */
function addFallingLeaves(grid: Grid): void {
  for (let n = 0; n < 150; n++) {
    const tree = trees[n % trees.length] as (typeof trees)[number];
    const fall = hash(n, 2, 9);
    const reach = tree.radius * (0.7 + 1.1 * hash(n, 4, 9));
    const angle = hash(n, 1, 9) * 2 * Math.PI;
    const x = Math.floor(tree.x + reach * Math.cos(angle) + 14 * fall);
    const y = Math.floor(ground + 3 + (tree.trunk + tree.radius * 1.3) * (1 - fall));
    const z = Math.floor(tree.z + reach * Math.sin(angle));
    if (at(grid, x, y, z) === 0) put(grid, x, y, z, leaf(tree.palette, n, 5, 5));
  }
}

function around(
  x: number,
  z: number,
  radius: number,
  visit: (i: number, k: number, r: number) => void,
): void {
  for (let i = Math.ceil(x - radius); i <= x + radius; i++) {
    for (let k = Math.ceil(z - radius); k <= z + radius; k++) {
      const r = Math.hypot(i - x, k - z);
      if (r <= radius) visit(i, k, r);
    }
  }
}

// Voxels and rays

const indexOf = (x: number, y: number, z: number) => (y * nz + z) * nx + x;

function at({ cells }: Grid, x: number, y: number, z: number): number {
  const isOutside = x < 0 || y < 0 || z < 0 || x >= nx || y >= ny || z >= nz;
  return isOutside ? 0 : (cells[indexOf(x, y, z)] ?? 0);
}

function put(grid: Grid, x: number, y: number, z: number, colour: Colour): void {
  if (x < 0 || y < 0 || z < 0 || x >= nx || y >= ny || z >= nz) return;
  grid.colours.push(colour.map((channel) => Math.round(channel * 400) / 400) as unknown as Colour);
  grid.cells[indexOf(x, y, z)] = grid.colours.length;
}

type Hit = { cell: Vec; normal: Vec; point: Vec; colour: Colour };

/** Follows a ray from voxel to voxel until one is solid. */
function trace(grid: Grid, start: Vec, direction: Vec): Hit | undefined {
  let enter = 0;
  let leave = 1000;
  let axis = 1;
  for (const k of [0, 1, 2] as const) {
    const size = [nx, ny, nz][k] as number;
    const [a, b] = [-start[k] / direction[k], (size - start[k]) / direction[k]];
    if (Math.min(a, b) > enter) {
      enter = Math.min(a, b);
      axis = k;
    }
    leave = Math.min(leave, Math.max(a, b));
  }
  if (enter >= leave) return undefined;
  const first = plus(start, scale(direction, enter + 1e-6));
  let [x, y, z] = [Math.floor(first[0]), Math.floor(first[1]), Math.floor(first[2])];
  const [sx, sy, sz] = [Math.sign(direction[0]), Math.sign(direction[1]), Math.sign(direction[2])];
  const [dx, dy, dz] = [Math.abs(1 / direction[0]), Math.abs(1 / direction[1]), Math.abs(1 / direction[2])];
  let tx = (x + (sx > 0 ? 1 : 0) - start[0]) / direction[0];
  let ty = (y + (sy > 0 ? 1 : 0) - start[1]) / direction[1];
  let tz = (z + (sz > 0 ? 1 : 0) - start[2]) / direction[2];
  let t = enter;
  while (t < leave) {
    const found = at(grid, x, y, z);
    if (found > 0) {
      const normal: Vec = [axis === 0 ? -sx : 0, axis === 1 ? -sy : 0, axis === 2 ? -sz : 0];
      const colour = grid.colours[found - 1] as Colour;
      return { cell: [x, y, z], normal, point: plus(start, scale(direction, t)), colour };
    }
    if (tx < ty && tx < tz) {
      [t, axis] = [tx, 0];
      x += sx;
      tx += dx;
    } else if (ty < tz) {
      [t, axis] = [ty, 1];
      y += sy;
      ty += dy;
    } else {
      [t, axis] = [tz, 2];
      z += sz;
      tz += dz;
    }
  }
  return undefined;
}

// Light

/** The light that a face sends to the eye: sun, sky, and what its neighbours reflect. */
function lit(grid: Grid, hit: Hit, cache: Map<number, Colour>): Colour {
  const { cell, normal, point, colour } = hit;
  const facing = Math.max(0, dot(normal, sun));
  const isSunny = facing > 0 && !trace(grid, plus(point, scale(normal, 1e-3)), sun);
  const key = indexOf(cell[0], cell[1], cell[2]) * 3 + (normal[0] ? 0 : normal[1] ? 1 : 2);
  const indirect = cache.get(key) ?? skyOn(grid, cell, normal);
  cache.set(key, indirect);
  const direct = isSunny ? facing : 0;
  const edge = edgeOf(point, normal);
  const light = (k: 0 | 1 | 2) => colour[k] * (sunlight[k] * direct + indirect[k]) * edge;
  const surface: Colour = [light(0), light(1), light(2)];
  const isWater = colour[2] > colour[0] && normal[1] > 0;
  return isWater ? mix(surface, mirrored(grid, point, cache), 0.55) : surface;
}

/** What the surface of the pond shows of the trees behind it. */
function mirrored(grid: Grid, point: Vec, cache: Map<number, Colour>): Colour {
  const hit = trace(grid, plus(point, [0, 1e-3, 0]), [forward[0], -forward[1], forward[2]]);
  return hit ? lit(grid, hit, cache) : [0.1, 0.17, 0.19];
}

/** Light from the sky and from voxels near by, gathered along 96 rays from the middle of a face. */
function skyOn(grid: Grid, cell: Vec, normal: Vec): Colour {
  const origin = plus(plus(cell, [0.5, 0.5, 0.5]), scale(normal, 0.51));
  let sum: Colour = [0, 0, 0];
  const count = 96;
  for (let n = 0; n < count; n++) {
    const height = 1 - (2 * (n + 0.5)) / count;
    const angle = n * 2.39996;
    const ring = Math.sqrt(1 - height * height);
    const offset: Vec = [ring * Math.cos(angle), height, ring * Math.sin(angle)];
    const direction = unitOf(plus(scale(normal, 1.0001), offset));
    const hit = trace(grid, origin, direction);
    if (!hit) sum = plus(sum, scale(sky, 0.45 + 0.75 * Math.max(0, direction[1])));
    else {
      const bounce = Math.max(0, dot(hit.normal, sun)) * 0.5 + 0.05;
      sum = plus(sum, [hit.colour[0] * bounce, hit.colour[1] * bounce, hit.colour[2] * bounce]);
    }
  }
  return scale(sum, 1 / count);
}

/** A little darker along the edges of a voxel. */
function edgeOf(point: Vec, normal: Vec): number {
  let nearest = 1;
  for (const k of [0, 1, 2] as const) {
    if (normal[k] !== 0) continue;
    const f = point[k] - Math.floor(point[k]);
    nearest = Math.min(nearest, f, 1 - f);
  }
  return 0.84 + 0.16 * smoothstep(0.02, 0.16, nearest);
}

function filmic([red, green, blue]: Colour): Colour {
  return [1 - Math.exp(-1.5 * red), 1 - Math.exp(-1.5 * green), 1 - Math.exp(-1.5 * blue)];
}

// Numbers

/** A number between 0 and 1 that looks random and is always the same. */
function hash(x: number, y: number, z: number): number {
  let h = (x * 374761393 + y * 668265263 + z * 2147483647) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** Smooth noise between 0 and 1. */
function noise(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [smoothstep(0, 1, x - i), smoothstep(0, 1, y - j), smoothstep(0, 1, z - k)];
  const along = (b: number, c: number) => hash(i, b, c) * (1 - u) + hash(i + 1, b, c) * u;
  const across = (c: number) => along(j, c) * (1 - v) + along(j + 1, c) * v;
  return across(k) * (1 - w) + across(k + 1) * w;
}

function plus(a: Vec, b: Vec): Vec {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function unitOf(a: Vec): Vec {
  return scale(a, 1 / Math.hypot(...a));
}
