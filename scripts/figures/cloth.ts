import { type Colour, mix, newPicture, type Picture, setPixel } from './picture.ts';
import { cross, dot, scale, type Vec } from './vector.ts';

/** Constants of the tutorial: 128 × 128 points, springs, damping, a ball at the origin. */
const n = 128;
const quad = 1 / n;
const dt = 4e-2 / n;
const ballRadius = 0.3;
const springY = 3e4;
const dashpotDamping = 1e4;
const dragDamping = 1;

const at = (i: number, j: number) => i * n + j;

/** A cloth after it fell on the ball, lit from above. The simulation is the tutorial's, on the CPU. */
export function cloth(width: number, height: number): Picture {
  const picture = newPicture(width, height);
  background(picture);
  const depth = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  sheet(picture, depth, fallen(0.66), {
    side: 4,
    colours: [
      [0.02, 0.2, 0.235],
      [0.42, 0.72, 0.74],
    ],
  });
  return picture;
}

/** The points of a cloth at a moment, row by row. */
export type Moment = { points: Vec[] };

/** A cloth at some moments, side by side, with the ball and in the colours of the tutorial's program. */
export function clothMoments(moments: readonly Moment[], width: number, height: number): Picture {
  const whole = newPicture(width * moments.length, height);
  for (const [at, { points }] of moments.entries()) {
    const picture = newPicture(width, height);
    background(picture);
    const depth = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
    ball(picture, depth, [0.79, 0.173, 0.071]);
    sheet(picture, depth, points, {
      side: 8,
      colours: [
        [0.0094, 0.268, 0.325],
        [0.893, 0.852, 0.755],
      ],
    });
    for (let y = 0; y < height; y++) {
      const row = picture.pixels.subarray(y * width * 3, (y + 1) * width * 3);
      whole.pixels.set(row, (y * whole.width + at * width) * 3);
    }
  }
  return whole;
}

/** A checked cloth: squares of so many points, in two colours. */
type Checks = { side: number; colours: readonly [Colour, Colour] };

function sheet(picture: Picture, depth: Float32Array, points: Vec[], { side, colours }: Checks): void {
  const normals = normalsOf(points);
  for (let i = 0; i + 1 < n; i++) {
    for (let j = 0; j + 1 < n; j++) {
      const corners = [at(i, j), at(i + 1, j), at(i, j + 1), at(i + 1, j + 1)] as const;
      const isFirst = (Math.floor(i / side) + Math.floor(j / side)) % 2 === 0;
      const base = colours[isFirst ? 0 : 1];
      triangle(picture, depth, points, normals, [corners[0], corners[1], corners[2]], base);
      triangle(picture, depth, points, normals, [corners[3], corners[2], corners[1]], base);
    }
  }
}

/** The ball, a little smaller than the cloth's distance from its centre, as the program draws it. */
function ball(picture: Picture, depth: Float32Array, base: Colour): void {
  const { width, height } = picture;
  const radius = 0.95 * ballRadius;
  const focal = focalOf(picture);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const ray = unit(
        plus(plus(forward, scale(right, (x - width / 2) / focal)), scale(up, (height / 2 - y) / focal)),
      );
      const along = -dot(eye, ray);
      const inside = radius ** 2 - (dot(eye, eye) - along ** 2);
      if (inside < 0) continue;
      const way = scale(ray, along - Math.sqrt(inside));
      depth[y * width + x] = dot(way, forward);
      setPixel(picture, x, y, lit(unit(plus(eye, way)), base));
    }
  }
}

/** Positions of the points so many seconds after the start. */
function fallen(seconds: number): Vec[] {
  const x: Vec[] = [];
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) x.push([i * quad - 0.5 + 0.012, 0.6, j * quad - 0.5 - 0.008]);
  }
  const v: Vec[] = x.map(() => [0, 0, 0]);
  for (let step = 0; step < seconds / dt; step++) substep(x, v);
  return x;
}

function substep(x: Vec[], v: Vec[]): void {
  const forces = x.map((_, index) => forceOn(index, x, v));
  for (const [index, velocity] of v.entries()) {
    const position = x[index] as Vec;
    const force = forces[index] as Vec;
    for (let k = 0; k < 3; k++)
      velocity[k] = ((velocity[k] ?? 0) + (force[k] ?? 0) * dt) * Math.exp(-dragDamping * dt);
    const distance = Math.hypot(...position);
    if (distance <= ballRadius + 0.006) {
      const normal = scale(position, 1 / distance);
      const inward = Math.min(dot(velocity, normal), 0);
      for (let k = 0; k < 3; k++) velocity[k] = (velocity[k] ?? 0) - inward * (normal[k] ?? 0);
    }
    for (let k = 0; k < 3; k++) position[k] = (position[k] ?? 0) + (velocity[k] ?? 0) * dt;
  }
}

const offsets: readonly (readonly [number, number])[] = [-2, -1, 0, 1, 2].flatMap((a) =>
  [-2, -1, 0, 1, 2].flatMap((b) => {
    const length = Math.abs(a) + Math.abs(b);
    return length > 0 && length <= 2 ? [[a, b] as const] : [];
  }),
);

function forceOn(index: number, x: Vec[], v: Vec[]): Vec {
  const force: Vec = [0, -9.8, 0];
  const [i, j] = [Math.floor(index / n), index % n];
  const [xi, vi] = [x[index] as Vec, v[index] as Vec];
  for (const [a, b] of offsets) {
    if (i + a < 0 || i + a >= n || j + b < 0 || j + b >= n) continue;
    const other = at(i + a, j + b);
    const [xj, vj] = [x[other] as Vec, v[other] as Vec];
    const [dx, dy, dz] = [xi[0] - xj[0], xi[1] - xj[1], xi[2] - xj[2]];
    const distance = Math.hypot(dx, dy, dz);
    const rest = quad * Math.hypot(a, b);
    const relative = ((vi[0] - vj[0]) * dx + (vi[1] - vj[1]) * dy + (vi[2] - vj[2]) * dz) / distance;
    const pull = -springY * (distance / rest - 1) - relative * dashpotDamping * quad;
    force[0] += (pull * dx) / distance;
    force[1] += (pull * dy) / distance;
    force[2] += (pull * dz) / distance;
  }
  return force;
}

function normalsOf(x: Vec[]): Vec[] {
  return x.map((_, index) => {
    const [i, j] = [Math.floor(index / n), index % n];
    const point = (a: number, b: number) =>
      x[at(Math.min(n - 1, Math.max(0, a)), Math.min(n - 1, Math.max(0, b)))] as Vec;
    const along = minus(point(i + 1, j), point(i - 1, j));
    const across = minus(point(i, j + 1), point(i, j - 1));
    return unit(cross(across, along));
  });
}

/** A camera before and above the cloth; gives pixel coordinates and depth. */
const eye: Vec = [0.5, 0.75, 1.5];
const forward = unit(minus([0, -0.03, 0], eye));
const right = unit(cross(forward, [0, 1, 0]));
const up = cross(right, forward);

function project(p: Vec, { width, height }: Picture): Vec {
  const d = minus(p, eye);
  const z = dot(d, forward);
  const focal = focalOf({ height });
  return [width / 2 + (dot(d, right) / z) * focal, height / 2 - (dot(d, up) / z) * focal, z];
}

function focalOf({ height }: Pick<Picture, 'height'>): number {
  return height * 1.45;
}

type Corners = readonly [number, number, number];

function triangle(
  picture: Picture,
  depth: Float32Array,
  x: Vec[],
  normals: Vec[],
  corners: Corners,
  base: Colour,
): void {
  const [a, b, c] = corners.map((corner) => project(x[corner] as Vec, picture)) as [Vec, Vec, Vec];
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const [left, top] = [Math.floor(Math.min(a[0], b[0], c[0])), Math.floor(Math.min(a[1], b[1], c[1]))];
  const [rightmost, bottom] = [Math.ceil(Math.max(a[0], b[0], c[0])), Math.ceil(Math.max(a[1], b[1], c[1]))];
  for (let py = Math.max(0, top); py <= Math.min(picture.height - 1, bottom); py++) {
    for (let px = Math.max(0, left); px <= Math.min(picture.width - 1, rightmost); px++) {
      const wb = ((px - a[0]) * (c[1] - a[1]) - (py - a[1]) * (c[0] - a[0])) / area;
      const wc = ((b[0] - a[0]) * (py - a[1]) - (b[1] - a[1]) * (px - a[0])) / area;
      const wa = 1 - wb - wc;
      if (wa < 0 || wb < 0 || wc < 0) continue;
      const z = wa * a[2] + wb * b[2] + wc * c[2];
      const pixel = py * picture.width + px;
      if (z >= (depth[pixel] ?? 0)) continue;
      depth[pixel] = z;
      const [na, nb, nc] = corners.map((corner) => normals[corner] as Vec) as [Vec, Vec, Vec];
      const weigh = (k: 0 | 1 | 2) => wa * na[k] + wb * nb[k] + wc * nc[k];
      setPixel(picture, px, py, lit([weigh(0), weigh(1), weigh(2)], base));
    }
  }
}

const light = unit([0.45, 1, 0.55]);
const half = unit(plus(light, scale(forward, -1)));

/** A key light from above, a weak one from the left, a soft highlight; both sides of the cloth are lit. */
function lit(normal: Vec, base: Colour): Colour {
  const facing = unit(dot(normal, forward) > 0 ? scale(normal, -1) : normal);
  const key = Math.max(0, dot(facing, light));
  const fill = Math.max(0, -facing[0]) * 0.22;
  const shine = Math.max(0, dot(facing, half)) ** 60 * 0.3;
  const strength = 0.05 + key * 0.9 + fill;
  return [base[0] * strength + shine, base[1] * strength + shine, base[2] * strength + shine];
}

function background(picture: Picture): void {
  const [centre, edge]: Colour[] = [
    [0.012, 0.024, 0.027],
    [0.003, 0.0045, 0.005],
  ];
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const far = Math.hypot(x / picture.width - 0.5, (y / picture.height - 0.55) * 0.7) * 1.9;
      setPixel(picture, x, y, mix(centre as Colour, edge as Colour, Math.min(1, far)));
    }
  }
}

function plus(a: Vec, b: Vec): Vec {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function minus(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function unit(a: Vec): Vec {
  return scale(a, 1 / (Math.hypot(...a) || 1));
}
