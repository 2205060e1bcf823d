/** A source of numbers in [0, 1) that gives the same ones for the same seed (mulberry32 on an FNV-1a hash). */
export type Random = () => number;

/** A source of random numbers for a seed. */
export function randomOf(seed: string): Random {
  let state = 2166136261;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A smooth function of the plane with values about -1 to 1: gradient noise on a grid of unit cells. */
export function noiseOf(random: Random): (x: number, y: number) => number {
  const angles = Array.from({ length: 256 }, () => random() * 2 * Math.PI);
  const angle = (x: number, y: number) => angles[(((x * 73) ^ (y * 151)) >>> 0) & 255] ?? 0;
  const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - i, y - j];
    const corner = (a: number, b: number) =>
      Math.cos(angle(i + a, j + b)) * (u - a) + Math.sin(angle(i + a, j + b)) * (v - b);
    const [s, t] = [fade(u), fade(v)];
    const top = corner(0, 0) * (1 - s) + corner(1, 0) * s;
    const bottom = corner(0, 1) * (1 - s) + corner(1, 1) * s;
    return 1.5 * (top * (1 - t) + bottom * t);
  };
}
