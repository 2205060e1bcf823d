/** A vector in space. */
export type Vec = [x: number, y: number, z: number];

export function scale(a: Readonly<Vec>, factor: number): Vec {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function dot(a: Readonly<Vec>, b: Readonly<Vec>): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Readonly<Vec>, b: Readonly<Vec>): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
