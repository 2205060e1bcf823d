import { type Colour, mix, newPicture, type Picture, setPixel, smoothstep } from './picture.ts';

/** The scene, in units of 1/720 of the picture's height: y points up, the floor is y = 0. */
const sceneWidth = 1440;
const sceneHeight = 720;
const reach = 5.8;
const spacing = 2.8;
const gravity = 0.0325;
const nozzle = { x: 400, y: 118, width: 16 };
const target = { x: 960, y: 440, radius: 26 };
const poolDepth = 150;

/** Constants of the double-density relaxation: stiffness near and far, rest density, viscosity. */
const stiffness = 0.05;
const nearStiffness = 0.28;
const restDensity = 4.2;
const viscosity = 0.006;

type Fluid = { count: number; x: Float64Array; y: Float64Array; px: Float64Array; py: Float64Array };

/** A jet of particles that leaves a pool, flies through a ring and falls back. Twice as wide as high. */
export function fountain(width: number): Picture {
  const scale = width / sceneWidth;
  const picture = newPicture(width, width / 2);
  const fluid = simulate(640);
  const water = splat(fluid, width, width / 2, scale);
  shade(picture, water, paths(width, width / 2, scale), scale);
  return picture;
}

/** The same numbers in the same order every time. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function simulate(steps: number): Fluid {
  const next = random(7);
  const capacity = 60000;
  const fluid: Fluid = {
    count: 0,
    x: new Float64Array(capacity),
    y: new Float64Array(capacity),
    px: new Float64Array(capacity),
    py: new Float64Array(capacity),
  };
  const add = (x: number, y: number, vx: number, vy: number) => {
    const i = fluid.count++;
    fluid.x[i] = x;
    fluid.y[i] = y;
    fluid.px[i] = x - vx;
    fluid.py[i] = y - vy;
  };
  for (let y = spacing / 2; y < poolDepth; y += spacing) {
    for (let x = spacing / 2; x < sceneWidth; x += spacing) add(x + next() * 0.4, y + next() * 0.4, 0, 0);
  }
  for (let step = 0; step < 260; step++) advance(fluid, 0.9);
  const [vx, vy] = launch();
  const speed = Math.hypot(vx, vy);
  let due = 0;
  for (let step = 0; step < steps; step++) {
    due += speed;
    while (due >= spacing) {
      due -= spacing;
      const wobble = 1 + 0.012 * Math.sin(step * 0.095) + 0.008 * Math.sin(step * 0.036 + 1);
      for (let s = spacing / 2; s < nozzle.width; s += spacing) {
        const across = s / nozzle.width - 0.5;
        const slow = (1 - 0.22 * across * across) * wobble * (1 + (next() - 0.5) * 0.06);
        const [ux, uy] = [vx / speed, vy / speed];
        const x = nozzle.x + across * nozzle.width * uy + ux * due;
        const y = nozzle.y - across * nozzle.width * ux + uy * due;
        add(x, y, vx * slow + (next() - 0.5) * 0.28, vy * slow + (next() - 0.5) * 0.28);
      }
    }
    advance(fluid, 1);
  }
  return fluid;
}

/** Launches of a droplet that learns by gradient descent on its nearest distance to the target. */
function trials(): [number, number][] {
  const nearest = (vx: number, vy: number) => {
    let best = Number.POSITIVE_INFINITY;
    for (let t = 0; t < 600; t++) {
      const [x, y] = along(vx, vy, t);
      best = Math.min(best, Math.hypot(x - target.x, y - target.y));
    }
    return best;
  };
  const list: [number, number][] = [];
  let [vx, vy] = [0.75, 4.1];
  for (let trial = 0; trial < 5; trial++) {
    list.push([vx, vy]);
    const slopeX = (nearest(vx + 1e-3, vy) - nearest(vx - 1e-3, vy)) / 2e-3;
    const slopeY = (nearest(vx, vy + 1e-3) - nearest(vx, vy - 1e-3)) / 2e-3;
    vx -= 1.1e-3 * slopeX;
    vy -= 1.1e-3 * slopeY;
  }
  return list;
}

function along(vx: number, vy: number, t: number): [number, number] {
  return [nozzle.x + vx * t, nozzle.y + vy * t - (gravity * t * t) / 2];
}

/** The velocity that passes a little above the target on its way down: the water lags behind a free droplet. */
function launch(): [number, number] {
  const vy = Math.sqrt(2 * gravity * (target.y + 112 - nozzle.y));
  const time = (vy + Math.sqrt(vy * vy - 2 * gravity * (target.y + 10 - nozzle.y))) / gravity;
  return [(target.x + 6 - nozzle.x) / time, vy];
}

const columns = Math.ceil(sceneWidth / reach) + 2;
const rows = Math.ceil((sceneHeight * 1.5) / reach) + 2;

/** One step in time. `damping` is the factor of all velocities. */
function advance(fluid: Fluid, damping: number): void {
  const { count, x, y, px, py } = fluid;
  for (let i = 0; i < count; i++) {
    const vx = (at(x, i) - at(px, i)) * damping;
    const vy = (at(y, i) - at(py, i)) * damping - gravity;
    px[i] = at(x, i);
    py[i] = at(y, i);
    x[i] = at(x, i) + vx;
    y[i] = at(y, i) + vy;
  }
  relax(fluid);
  for (let i = 0; i < count; i++) {
    if (at(x, i) < 1) x[i] = 1 + (1 - at(x, i)) * 0.3;
    if (at(x, i) > sceneWidth - 1) x[i] = sceneWidth - 1 - (at(x, i) - sceneWidth + 1) * 0.3;
    if (at(y, i) < 1) y[i] = 1;
    const vx = at(x, i) - at(px, i);
    const vy = at(y, i) - at(py, i);
    const most = 9 / Math.max(9, Math.sqrt(vx * vx + vy * vy));
    px[i] = at(x, i) - vx * most;
    py[i] = at(y, i) - vy * most;
  }
}

const at = (values: Float64Array | Int32Array | Float32Array, i: number) => values[i] as number;

/** Pushes neighbours apart or pulls them together until the density is even (Clavet et al., 2005). */
function relax({ count, x, y, px, py }: Fluid): void {
  const head = new Int32Array(columns * rows).fill(-1);
  const link = new Int32Array(count);
  const cell = (i: number) => {
    const column = Math.min(columns - 1, Math.max(0, Math.floor(at(x, i) / reach)));
    return Math.min(rows - 1, Math.max(0, Math.floor(at(y, i) / reach))) * columns + column;
  };
  for (let i = 0; i < count; i++) {
    const c = cell(i);
    link[i] = at(head, c);
    head[c] = i;
  }
  const found: number[] = [];
  const weights: number[] = [];
  for (let i = 0; i < count; i++) {
    found.length = 0;
    weights.length = 0;
    let density = 0;
    let near = 0;
    const c = cell(i);
    for (let row = -columns; row <= columns; row += columns) {
      for (let k = c + row - 1; k <= c + row + 1; k++) {
        if (k < 0 || k >= head.length) continue;
        for (let j = at(head, k); j >= 0; j = at(link, j)) {
          if (j === i) continue;
          const d = Math.sqrt((at(x, j) - at(x, i)) ** 2 + (at(y, j) - at(y, i)) ** 2);
          if (d >= reach || d < 1e-6) continue;
          const q = 1 - d / reach;
          density += q * q;
          near += q * q * q;
          found.push(j);
          weights.push(q);
        }
      }
    }
    const pressure = stiffness * Math.max(density - restDensity, -0.7);
    const nearPressure = nearStiffness * near;
    for (const [n, j] of found.entries()) {
      const q = weights[n] as number;
      const dx = at(x, j) - at(x, i);
      const dy = at(y, j) - at(y, i);
      const push = (pressure * q + nearPressure * q * q) / Math.sqrt(dx * dx + dy * dy) / 2;
      const sx = at(x, j) - at(px, j) - at(x, i) + at(px, i);
      const sy = at(y, j) - at(py, j) - at(y, i) + at(py, i);
      const [mx, my] = [push * dx - viscosity * q * sx, push * dy - viscosity * q * sy];
      x[i] = at(x, i) - mx;
      y[i] = at(y, i) - my;
      x[j] = at(x, j) + mx;
      y[j] = at(y, j) + my;
    }
  }
}

type Water = {
  width: number;
  height: number;
  amount: Float32Array;
  speed: Float32Array;
  light: Float32Array;
};

/** Adds up a soft disc per particle: how much water there is in a pixel, and how fast it moves. */
function splat(fluid: Fluid, width: number, height: number, scale: number): Water {
  const water: Water = {
    width,
    height,
    amount: new Float32Array(width * height),
    speed: new Float32Array(width * height),
    light: new Float32Array(width * height),
  };
  const radius = 5.2 * scale;
  for (let i = 0; i < fluid.count; i++) {
    const speed = Math.hypot(at(fluid.x, i) - at(fluid.px, i), at(fluid.y, i) - at(fluid.py, i));
    const [cx, cy] = [at(fluid.x, i) * scale, height - at(fluid.y, i) * scale];
    for (let y = Math.max(0, Math.ceil(cy - radius)); y <= Math.min(height - 1, cy + radius); y++) {
      for (let x = Math.max(0, Math.ceil(cx - radius)); x <= Math.min(width - 1, cx + radius); x++) {
        const q = 1 - ((x - cx) ** 2 + (y - cy) ** 2) / radius ** 2;
        if (q <= 0) continue;
        const p = y * width + x;
        water.amount[p] = at(water.amount, p) + q * q * q;
        water.speed[p] = at(water.speed, p) + q * q * q * speed;
        const dot = 1 - smoothstep(0.7, 1.45, Math.sqrt((x - cx) ** 2 + (y - cy) ** 2) / scale);
        water.light[p] = Math.max(at(water.light, p), dot);
      }
    }
  }
  return water;
}

/** The earlier trials, as dotted lines of light. */
function paths(width: number, height: number, scale: number): Float32Array {
  const light = new Float32Array(width * height);
  const radius = 2 * scale;
  for (const [trial, [vx, vy]] of trials().entries()) {
    const strength = 0.14 + 0.07 * trial;
    let walked = 0;
    for (let t = 0.05; ; t += 0.05) {
      const [x, y] = along(vx, vy, t);
      if (y < 84 || x > sceneWidth) break;
      walked += Math.hypot(vx, vy - gravity * t) * 0.05;
      if (walked < 9) continue;
      walked -= 9;
      const [cx, cy] = [x * scale, height - y * scale];
      for (let py = Math.ceil(cy - radius); py <= cy + radius; py++) {
        for (let px = Math.ceil(cx - radius); px <= cx + radius; px++) {
          const q = 1 - ((px - cx) ** 2 + (py - cy) ** 2) / radius ** 2;
          if (q <= 0 || px < 0 || px >= width || py < 0 || py >= height) continue;
          light[py * width + px] = Math.max(at(light, py * width + px), strength * smoothstep(0, 0.5, q));
        }
      }
    }
  }
  return light;
}

const night: Colour = [0.003, 0.0048, 0.0055];
const dusk: Colour = [0.006, 0.0125, 0.0145];
const deep: Colour = [0.003, 0.04, 0.052];
const teal: Colour = [0.01, 0.17, 0.21];
const accent: Colour = [0.073, 0.508, 0.572];
const bright: Colour = [0.86, 0.98, 0.97];
const gold: Colour = [1, 0.62, 0.2];
const steel: Colour = [0.055, 0.08, 0.085];

/** 1 inside of the pipe that ends at the nozzle, 0 outside. */
function spout(x: number, y: number): number {
  const [vx, vy] = launch();
  const length = Math.hypot(vx, vy);
  const forward = ((x - nozzle.x) * vx + (y - nozzle.y) * vy) / length;
  const across = Math.abs((x - nozzle.x) * vy - (y - nozzle.y) * vx) / length;
  const half = nozzle.width / 2 + 3.5 - forward * 0.05;
  return (1 - smoothstep(half - 0.5, half + 0.5, across)) * (1 - smoothstep(-0.5, 0.5, forward));
}

function shade(picture: Picture, water: Water, trails: Float32Array, scale: number): void {
  const { width, height, amount, speed } = water;
  const value = (x: number, y: number) =>
    at(amount, Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x)));
  const level = (x: number, y: number) => Math.min(value(x, y), 2.4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const far = Math.hypot(x / width - 0.52, (y / height - 0.5) * 0.6) * 1.9;
      let colour = mix(dusk, night, Math.min(1, far));
      colour = mix(colour, accent, at(trails, y * width + x));
      colour = mix(colour, steel, spout(x / scale, (height - y) / scale));
      const w = value(x, y);
      const cover = smoothstep(0.25, 0.6, w);
      if (cover > 0) {
        const quick = at(speed, y * width + x) / Math.max(w, 1e-6);
        const reachOut = Math.round(2 * scale);
        const gx = (level(x + reachOut, y) - level(x - reachOut, y)) / 2;
        const gy = (level(x, y + reachOut) - level(x, y - reachOut)) / 2;
        const length = Math.hypot(gx, gy, 0.55);
        const lit = Math.max(0, (0.35 * -gx + 0.85 * gy + 0.4 * 0.55) / length);
        const body = mix(mix(deep, teal, smoothstep(0.1, 1.6, quick)), accent, smoothstep(1.4, 4, quick));
        const dotted = mix(
          [body[0] * 0.3, body[1] * 0.3, body[2] * 0.3],
          body,
          at(water.light, y * width + x),
        );
        let wet = mix(
          dotted,
          bright,
          0.42 * smoothstep(0.6, 1, lit) * smoothstep(0.1, 0.9, Math.hypot(gx, gy)),
        );
        wet = mix(wet, bright, 0.3 * smoothstep(4, 6.5, quick));
        colour = mix(colour, wet, cover);
      }
      const ring = Math.abs(
        Math.hypot(x / scale - target.x, (height - y) / scale - target.y) - target.radius,
      );
      colour = mix(colour, gold, 0.95 * (1 - smoothstep(1.6, 2.8, ring)));
      const glow = 0.16 * Math.exp(-((ring / 16) ** 2));
      setPixel(picture, x, y, [
        colour[0] + glow * gold[0],
        colour[1] + glow * gold[1],
        colour[2] + glow * gold[2],
      ]);
    }
  }
}
