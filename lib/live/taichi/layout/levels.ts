import type { Level } from '../../kernel/expressions.ts';

/** The axes that levels divide, in order. */
export function axesOf(levels: readonly Level[]): number[] {
  return [...new Set(levels.map(({ axis }) => axis))].sort((a, b) => a - b);
}

/** The extents of the axes that levels divide. */
export function extentsOf(levels: readonly Level[]): number[] {
  return axesOf(levels).map((axis) => extentOf(levels, axis));
}

/** The extent of one axis: 1 where no level divides it. */
export function extentOf(levels: readonly Level[], axis: number): number {
  return levels.reduce((product, level) => (level.axis === axis ? product * level.count : product), 1);
}

/** How many cells levels make. */
export function countOf(levels: readonly Level[]): number {
  return levels.reduce((product, { count }) => product * count, 1);
}

/** The same levels with axes that are numbered from zero, whatever letters the tree uses, as those of a field are. */
export function withNumberedAxes(levels: readonly Level[]): Level[] {
  const axes = axesOf(levels);
  return levels.map(({ axis, count }) => ({ axis: axes.indexOf(axis), count }));
}

/** The index on each axis of an element that is counted in row-major order. */
export function placesOf(element: number, extents: readonly number[]): number[] {
  const places: number[] = [];
  let rest = element;
  for (const extent of [...extents].reverse()) {
    places.unshift(rest % extent);
    rest = Math.floor(rest / extent);
  }
  return places;
}

/** For each axis of a storage how many elements a cell has, and which axis of the cell it is. */
export function rangesIn(
  levels: readonly Level[],
  cell: readonly Level[],
): { size: number; cellAt: number | undefined }[] {
  const [extents, cellExtents] = [extentsOf(levels), extentsOf(cell)];
  const cellAxes = axesOf(cell);
  return axesOf(levels).map((axis, at) => {
    const cellAt = cellAxes.indexOf(axis);
    const extent = extents[at] as number;
    return cellAt < 0
      ? { size: extent, cellAt: undefined }
      : { size: extent / (cellExtents[cellAt] as number), cellAt };
  });
}
