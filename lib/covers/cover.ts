import * as drawings from './drawings.ts';
import { randomOf } from './random.ts';

const drawingsByKind = {
  flow: drawings.flow,
  particles: drawings.particles,
  curve: drawings.curve,
  circles: drawings.circles,
  voxels: drawings.voxels,
  tree: drawings.tree,
  waves: drawings.waves,
} as const;

/** The kinds of drawing that a cover can be. */
export type CoverKind = keyof typeof drawingsByKind;

export const coverKinds = Object.keys(drawingsByKind) as [CoverKind, ...CoverKind[]];

/** The seed of the drawing of an entry. */
export function coverSeed(series: string, id: string): string {
  return `${series}/${id}`;
}

/**
 * The drawing for a seed, as the text of an SVG file of 1200 by 600 units: always the same for the same seed.
 * @param seed what the cover belongs to; it decides the drawing, and its kind where none is given
 */
export function coverOf(seed: string, kind?: CoverKind | undefined): string {
  const random = randomOf(seed);
  const first = random();
  const chosen = kind ?? coverKinds[Math.floor(first * coverKinds.length)] ?? 'flow';
  const { width, height } = drawings.size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#0b1315"/>`,
    drawingsByKind[chosen](random),
    '</svg>\n',
  ].join('');
}
