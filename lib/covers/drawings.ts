import { pathThrough } from './path.ts';
import { noiseOf, type Random } from './random.ts';

/** The size of a cover in the units of its drawing. */
export const size = { width: 1200, height: 600 } as const;

/** From the dark background to the brightest accent colour. */
const ramp = [
  '#123238',
  '#164a52',
  '#1b6a73',
  '#238d97',
  '#3aaab4',
  '#5cc9d2',
  '#94e0e4',
  '#d4f6f5',
] as const;

/** The colour at a height between 0 and 1. */
function shade(t: number): string {
  return ramp[Math.max(0, Math.min(ramp.length - 1, Math.floor(t * ramp.length)))] ?? ramp[0];
}

const at = (value: number) => String(Math.round(value * 10) / 10);

/** Shapes of one colour share a group: the colour is written once. */
function byShade<Shape>(
  shapes: readonly { t: number; shape: Shape }[],
  wrap: (colour: string, shapes: readonly Shape[]) => string,
) {
  const groups = new Map<string, Shape[]>();
  for (const { t, shape } of shapes) {
    const colour = shade(t);
    groups.set(colour, [...(groups.get(colour) ?? []), shape]);
  }
  return ramp
    .filter((colour) => groups.has(colour))
    .map((colour) => wrap(colour, groups.get(colour) ?? []))
    .join('');
}

const strokes = (width: number) => (colour: string, shapes: readonly string[]) =>
  `<path d="${shapes.join('')}" stroke="${colour}" stroke-width="${width}"/>`;

/** Streamlines: what a small weight would do in a turbulent, divergence-free field. */
export function flow(random: Random): string {
  const noise = noiseOf(random);
  const scale = 300 + random() * 180;
  const potential = (x: number, y: number) =>
    noise(x / scale, y / scale) + 0.22 * noise((x + 900) / (scale / 2.6), y / (scale / 2.6));
  const lines = Array.from({ length: 330 }, () => {
    let [x, y] = [random() * 1300 - 50, random() * 700 - 50];
    const t = 0.52 + 0.62 * potential(x, y) + (random() - 0.5) * 0.16;
    let shape = `M${Math.round(x)} ${Math.round(y)}`;
    for (let step = 8 + Math.floor(random() * 12); step > 0; step--) {
      const e = 2;
      const vx = potential(x, y + e) - potential(x, y - e);
      const vy = potential(x - e, y) - potential(x + e, y);
      const length = Math.hypot(vx, vy) || 1;
      const [dx, dy] = [Math.round((vx / length) * 16), Math.round((vy / length) * 16)];
      shape += `l${dx} ${dy}`;
      x += dx;
      y += dy;
    }
    return { t: Math.min(0.99, Math.max(0.02, t)), shape };
  });
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${byShade(lines, strokes(3))}</g>`;
}

/** Particles in the golden-angle order of a sunflower; a smooth field decides how large and how bright each is. */
export function particles(random: Random): string {
  const noise = noiseOf(random);
  const [cx, cy] = [250 + random() * 700, 120 + random() * 360];
  const turn = random() * 6.28;
  const all = Array.from({ length: 1500 }, (_, i) => {
    const r = 25.5 * Math.sqrt(i + 0.5);
    const angle = turn + i * 2.399963;
    const [x, y] = [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    const value = noise(x / 210, y / 210);
    const t = Math.min(0.99, Math.max(0, 0.4 + value * 0.62));
    return { t, x, y, radius: Math.max(1.5, 6 + value * 9) };
  });
  return dots(all);
}

type Dot = { t: number; x: number; y: number; radius: number };

/** Filled circles: points of no length, drawn with a round pen. Those of one colour and size share a path. */
function dots(all: readonly Dot[]): string {
  const inside = ({ x, y, radius }: Dot) =>
    x >= -radius && y >= -radius && x <= size.width + radius && y <= size.height + radius;
  const shapes = all.filter(inside).map((dot) => ({ t: dot.t, shape: dot }));
  return byShade(shapes, (colour, found) => {
    const paths = new Map<string, string>();
    for (const { x, y, radius } of found) {
      const width = at(2 * radius);
      paths.set(width, `${paths.get(width) ?? ''}M${at(x)} ${at(y)}h0`);
    }
    const drawn = [...paths].map(([width, d]) => `<path d="${d}" stroke-width="${width}"/>`);
    return `<g stroke="${colour}" stroke-linecap="round">${drawn.join('')}</g>`;
  });
}

/** A curve that visits every cell of a square (Hilbert), or never crosses itself (dragon), bright where it ends. */
export function curve(random: Random): string {
  const isHilbert = random() < 0.5;
  const points = turned(isHilbert ? hilbert(random() < 0.5 ? 4 : 5) : dragon(11), random);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = isHilbert ? 1240 / w : 1.5 * Math.min(1080 / w, 540 / h);
  const [ox, oy] = [600 - (w * scale) / 2, 300 - (h * scale) / 2];
  const place = ([x, y]: [number, number]) => [ox + (x - left) * scale, oy + (y - top) * scale] as const;
  const parts = 40;
  const length = Math.ceil(points.length / parts);
  const pieces = Array.from({ length: parts }, (_, part) => {
    const piece = points.slice(part * length, (part + 1) * length + 1);
    return { t: 0.08 + (0.9 * part) / parts, shape: piece.length > 1 ? pathThrough(piece.map(place)) : '' };
  });
  const width = isHilbert ? Math.round(scale * 0.26) : Math.max(3, scale * 0.42);
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${byShade(pieces, strokes(Math.round(width)))}</g>`;
}

function hilbert(order: number): [number, number][] {
  const n = 2 ** order;
  return Array.from({ length: n * n }, (_, index) => {
    let [x, y, t] = [0, 0, index];
    for (let s = 1; s < n; s *= 2) {
      const rx = 1 & (t / 2);
      const ry = 1 & (t ^ rx);
      if (ry === 0) {
        if (rx === 1) [x, y] = [s - 1 - x, s - 1 - y];
        [x, y] = [y, x];
      }
      x += s * rx;
      y += s * ry;
      t = Math.floor(t / 4);
    }
    return [x, y];
  });
}

/** The same points mirrored and turned by right angles, in one order or the other. */
function turned(points: [number, number][], random: Random): [number, number][] {
  const [swap, flipX, flipY, backwards] = [random(), random(), random(), random()].map((n) => n < 0.5);
  const moved = points.map(([x, y]): [number, number] => {
    const [a, b] = swap ? [y, x] : [x, y];
    return [flipX ? -a : a, flipY ? -b : b];
  });
  return backwards ? moved.reverse() : moved;
}

function dragon(order: number): [number, number][] {
  let [x, y, direction] = [0, 0, 0];
  const points: [number, number][] = [[0, 0]];
  for (let n = 1; n <= 2 ** order; n++) {
    x += [1, 0, -1, 0][direction] ?? 0;
    y += [0, 1, 0, -1][direction] ?? 0;
    points.push([x, y]);
    direction = (direction + (((n & -n) << 1) & n ? 3 : 1)) % 4;
  }
  return points;
}

type Circle = { x: number; y: number; k: number };

/** Circles that touch three others each (Apollonian gasket, by Descartes' theorem); large ones contain a gasket. */
export function circles(random: Random): string {
  const found: Circle[] = [];
  const outer = 520 + random() * 200;
  const [x, y] = [600 + (random() - 0.5) * 500, 300 + (random() - 0.5) * 320];
  gasket({ x, y, k: 1 / outer }, random() * 6.28, found, 2);
  return dots(
    found.map((one) => {
      const radius = 1 / one.k;
      const t = 0.1 + 0.9 * Math.min(0.98, Math.max(0, 1 - Math.log(radius / 3) / Math.log(80)));
      return { t, x: one.x, y: one.y, radius: radius * 0.96 };
    }),
  );
}

/** Fills a circle with circles; those larger than a tenth of the picture are filled in turn. */
function gasket(whole: Circle, turn: number, found: Circle[], depth: number): void {
  const outer = 1 / whole.k;
  const r = outer / (1 + 2 / Math.sqrt(3));
  const inner: Circle[] = [0, 1, 2].map((i) => {
    const angle = turn + (i * 2 * Math.PI) / 3;
    return {
      x: whole.x + Math.cos(angle) * (outer - r),
      y: whole.y + Math.sin(angle) * (outer - r),
      k: 1 / r,
    };
  });
  const [a, b, c] = inner as [Circle, Circle, Circle];
  const around = { ...whole, k: -whole.k };
  const centre = partner(a, b, c, around);
  inner.push(centre);
  const triples: [Circle, Circle, Circle][] = [
    [a, b, c],
    [b, c, a],
    [c, a, b],
  ];
  for (const [one, two, three] of triples) {
    fillGap(one, two, around, three, inner);
    fillGap(one, two, centre, three, inner);
  }
  for (const one of inner) {
    found.push(one);
    if (depth > 0 && 1 / one.k > 110) gasket({ ...one, k: one.k / 0.9 }, turn + 1, found, depth - 1);
  }
}

/** The second circle that touches `a`, `b` and `c`, beside `other`. */
function partner(a: Circle, b: Circle, c: Circle, other: Circle): Circle {
  const k = 2 * (a.k + b.k + c.k) - other.k;
  const sum = (key: 'x' | 'y') =>
    (2 * (a.k * a[key] + b.k * b[key] + c.k * c[key]) - other.k * other[key]) / k;
  return { k, x: sum('x'), y: sum('y') };
}

function fillGap(a: Circle, b: Circle, c: Circle, other: Circle, inner: Circle[]): void {
  const next = partner(a, b, c, other);
  if (next.k > 1 / 4.5 || next.k <= 0) return;
  inner.push(next);
  fillGap(a, b, next, c, inner);
  fillGap(a, c, next, b, inner);
  fillGap(b, c, next, a, inner);
}

/** Columns on a grid, seen from above at an angle; their height is smooth noise. */
export function voxels(random: Random): string {
  const noise = noiseOf(random);
  const [dx, dy] = [50, 25];
  const levels = 8;
  const columns: string[] = [];
  for (let sum = 0; sum < 46; sum++) {
    for (let i = 0; i <= sum; i++) {
      const j = sum - i;
      const level = Math.min(levels - 1, Math.floor(Math.max(0, noise(i / 4.2, j / 4.2) + 0.42) * 7));
      const [x, y] = [600 + (i - j) * dx, -420 + sum * dy];
      if (x < -dx || x > size.width + dx || y < -80 || y > 780) continue;
      columns.push(`<use href="#c${level}" x="${x}" y="${y}"/>`);
    }
  }
  const column = (level: number) => {
    const height = level * 22;
    const wall = height + 60;
    const t = 0.16 + level * 0.1;
    return [
      `<g id="c${level}">`,
      `<path d="M-${dx} ${dy - height}l${dx} ${dy}v${wall}l-${dx}-${dy}z" fill="${shade(t - 0.16)}"/>`,
      `<path d="M0 ${2 * dy - height}l${dx}-${dy}v${wall}l-${dx} ${dy}z" fill="${shade(Math.max(0, t - 0.26))}"/>`,
      `<path d="M0 ${-height}l${dx} ${dy}l-${dx} ${dy}l-${dx}-${dy}z" fill="${shade(t)}"/>`,
      '</g>',
    ].join('');
  };
  return `<defs>${Array.from({ length: levels }, (_, level) => column(level)).join('')}</defs>${columns.join('')}`;
}

/** Cells that divide where there is something: a sparse grid around a few curves. */
export function tree(random: Random): string {
  const noise = noiseOf(random);
  const level = 0.02 + random() * 0.12;
  const distance = (x: number, y: number) => Math.abs(noise(x / 420, y / 420) - level);
  const cells: { t: number; shape: string }[] = [];
  const divide = (x: number, y: number, side: number, depth: number): void => {
    const half = side / 2;
    if (depth < 4 && distance(x + half, y + half) < side / 640) {
      divide(x, y, half, depth + 1);
      divide(x + half, y, half, depth + 1);
      divide(x, y + half, half, depth + 1);
      divide(x + half, y + half, half, depth + 1);
      return;
    }
    const near = Math.max(0, 0.06 - distance(x + half, y + half)) * 4;
    const inner = at(side - (depth > 2 ? 2 : 3));
    cells.push({ t: 0.02 + depth * 0.17 + near, shape: `M${at(x)} ${at(y)}h${inner}v${inner}h-${inner}z` });
  };
  for (let x = 0; x < size.width; x += 150) for (let y = 0; y < size.height; y += 150) divide(x, y, 150, 0);
  return byShade(cells, (colour, shapes) => `<path d="${shapes.join('')}" fill="${colour}"/>`);
}

/** Rows of a height field, one behind the other. */
export function waves(random: Random): string {
  const noise = noiseOf(random);
  const centre = 350 + random() * 500;
  const rows = 26;
  const ground = '#0b1315';
  return Array.from({ length: rows }, (_, row) => {
    const y = 120 + row * 20;
    const ridge = Array.from({ length: 76 }, (_, step) => {
      const x = -12 + step * 16.4;
      const hill = Math.exp(-(((x - centre) / 270) ** 2));
      const height =
        hill * 150 * Math.abs(noise(x / 92, row / 3.1)) + 14 * hill + 5 * noise(x / 60, row * 1.7);
      return [Math.round(x), y - height] as const;
    });
    const colour = shade(0.2 + (0.78 * row) / rows);
    return `<path d="${pathThrough(ridge)}V640H-12z" fill="${ground}" stroke="${colour}" stroke-width="2"/>`;
  }).join('');
}
