/** A point in the plane, in the units of a drawing. */
export type Point = readonly [x: number, y: number];

/**
 * A line through points as the data of an SVG path, to a tenth of a unit. Steps from point to point take fewer bytes than
 * the points, and half of them when compressed.
 */
export function pathThrough(points: readonly Point[]): string {
  const tenths = points.map((point) => point.map((value) => Math.round(value * 10)));
  const steps = tenths.map(([x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = tenths[index - 1] ?? [];
    return `${(x - fromX) / 10} ${(y - fromY) / 10}`;
  });
  const [start = '', ...others] = steps;
  return `M${start}${others.length > 0 ? `l${others.join(' ')}` : ''}`.replaceAll(' -', '-');
}
