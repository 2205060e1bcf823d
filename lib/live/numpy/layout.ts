import { valueError } from '../host/errors.ts';

/** Shapes and strides. Strides count items, not bytes. */

export type Shape = readonly number[];

/** How many items an array of that shape has. */
export function sizeOf(shape: Shape): number {
  return shape.reduce((product, length) => product * length, 1);
}

/** Strides of an array whose last axis is next to each other in memory. */
export function rowMajor(shape: Shape): number[] {
  const strides = new Array<number>(shape.length).fill(1);
  for (let axis = shape.length - 2; axis >= 0; axis--)
    strides[axis] = (strides[axis + 1] ?? 1) * Math.max(1, shape[axis + 1] ?? 1);
  return strides;
}

/** Strides where the axes lie in memory in that order, the fastest last. */
export function stridesInOrder(shape: Shape, order: readonly number[]): number[] {
  const strides = new Array<number>(shape.length).fill(1);
  let stride = 1;
  for (const axis of [...order].reverse()) {
    strides[axis] = stride;
    stride *= Math.max(1, shape[axis] ?? 1);
  }
  return strides;
}

/** Whether items lie in memory one after the other, the last axis fastest. */
export function isRowMajor(shape: Shape, strides: readonly number[]): boolean {
  if (shape.includes(0)) return true;
  let expected = 1;
  for (let axis = shape.length - 1; axis >= 0; axis--) {
    const length = shape[axis] ?? 1;
    if (length !== 1 && strides[axis] !== expected) return false;
    expected *= length;
  }
  return true;
}

/** Whether items lie in memory one after the other, the first axis fastest. */
export function isColumnMajor(shape: Shape, strides: readonly number[]): boolean {
  return isRowMajor([...shape].reverse(), [...strides].reverse());
}

/** The places in memory of all items, the last axis fastest. */
export function placesOf(shape: Shape, strides: readonly number[], offset: number): Int32Array {
  const size = sizeOf(shape);
  const places = new Int32Array(size);
  if (size === 0) return places;
  places[0] = offset;
  let filled = 1;
  // Each axis repeats what the axes after it have filled.
  for (let axis = shape.length - 1; axis >= 0; axis--) {
    const [length, stride] = [shape[axis] ?? 1, strides[axis] ?? 0];
    for (let at = 1; at < length; at++) {
      const shift = at * stride;
      const start = at * filled;
      for (let one = 0; one < filled; one++) places[start + one] = (places[one] ?? 0) + shift;
    }
    filled *= length;
  }
  return places;
}

/** A shape as Python shows a tuple. */
export function shapeText(shape: Shape): string {
  return `(${shape.join(',')}${shape.length === 1 ? ',' : ''})`;
}

/** A shape as `repr` shows it, with spaces. */
export function shapeRepr(shape: Shape): string {
  return `(${shape.join(', ')}${shape.length === 1 ? ',' : ''})`;
}

/** The ValueError of NumPy for operands whose shapes do not fit. */
export function broadcastError(shapes: readonly Shape[]): Error {
  return valueError(
    `operands could not be broadcast together with shapes ${shapes.map(shapeText).join(' ')} `,
  );
}

/** The shape that operands have together. @throws ValueError of NumPy */
export function broadcastShapes(shapes: readonly Shape[]): number[] {
  const rank = Math.max(0, ...shapes.map(({ length }) => length));
  const found = new Array<number>(rank).fill(1);
  for (const shape of shapes)
    shape.forEach((length, at) => {
      const axis = at + rank - shape.length;
      if (length === 1) return;
      if (found[axis] === 1) found[axis] = length;
      else if (found[axis] !== length) throw broadcastError(shapes);
    });
  return found;
}

/** Strides of an operand in a larger shape: 0 where it is repeated; undefined where it does not fit. */
export function broadcastStrides(
  shape: Shape,
  strides: readonly number[],
  target: Shape,
): number[] | undefined {
  const extra = target.length - shape.length;
  if (extra < 0) return undefined;
  const found = new Array<number>(target.length).fill(0);
  for (let axis = 0; axis < shape.length; axis++) {
    if (shape[axis] === target[axis + extra]) found[axis + extra] = strides[axis] ?? 0;
    else if (shape[axis] !== 1) return undefined;
  }
  return found;
}

/**
 * The order in which NumPy goes through operands of one shape, the fastest axis last: that of memory where the operands agree.
 * What it makes lies in memory in this order.
 */
export function iterationOrder(shape: Shape, operands: readonly (readonly number[])[]): number[] {
  const rank = shape.length;
  const strideOf = (strides: readonly number[], axis: number) =>
    shape[axis] === 1 ? 0 : Math.abs(strides[axis] ?? 0);
  // The fastest first, as NumPy sorts them.
  const order = Array.from({ length: rank }, (_, at) => rank - 1 - at);
  for (let from = 1; from < rank; from++) {
    const outer = order[from] ?? 0;
    let place = from;
    for (let at = from - 1; at >= 0; at--) {
      const inner = order[at] ?? 0;
      let isAmbiguous = true;
      let isSwapped = false;
      for (const strides of operands) {
        const [a, b] = [strideOf(strides, outer), strideOf(strides, inner)];
        if (a === 0 || b === 0) continue;
        if (b <= a) isSwapped = false;
        else if (isAmbiguous) isSwapped = true;
        isAmbiguous = false;
      }
      if (isAmbiguous) continue;
      if (!isSwapped) break;
      place = at;
    }
    order.splice(from, 1);
    order.splice(place, 0, outer);
  }
  return order.reverse();
}

/**
 * Strides of a view with another shape, or undefined where only a copy has it.
 */
export function reshapedStrides(
  shape: Shape,
  strides: readonly number[],
  target: Shape,
): number[] | undefined {
  if (sizeOf(shape) === 0) return rowMajor(target);
  const old = shape
    .map((length, axis) => ({ length, stride: strides[axis] ?? 0 }))
    .filter((one) => one.length !== 1);
  const found = new Array<number>(target.length).fill(0);
  let from = 0;
  let to = 0;
  while (from < old.length && to < target.length) {
    let oldProduct = old[from]?.length ?? 1;
    let newProduct = target[to] ?? 1;
    let oldEnd = from + 1;
    let newEnd = to + 1;
    while (oldProduct !== newProduct) {
      if (newProduct < oldProduct) newProduct *= target[newEnd++] ?? 1;
      else oldProduct *= old[oldEnd++]?.length ?? 1;
    }
    for (let at = from; at < oldEnd - 1; at++) {
      const next = old[at + 1];
      if (next && old[at]?.stride !== next.length * next.stride) return undefined;
    }
    let stride = old[oldEnd - 1]?.stride ?? 0;
    for (let at = newEnd - 1; at >= to; at--) {
      found[at] = stride;
      stride *= target[at] ?? 1;
    }
    from = oldEnd;
    to = newEnd;
  }
  const last = to > 0 ? (found[to - 1] ?? 1) : 1;
  for (let at = to; at < target.length; at++) found[at] = last;
  return found;
}

/** An axis that may count from the end. @throws AxisError of NumPy */
export function normalAxis(axis: number, rank: number, fail: (message: string) => Error): number {
  const found = axis < 0 ? axis + rank : axis;
  if (found < 0 || found >= rank) throw fail(`axis ${axis} is out of bounds for array of dimension ${rank}`);
  return found;
}

/** Whether two shapes are equal. */
export function sameShape(a: Shape, b: Shape): boolean {
  return a.length === b.length && a.every((length, axis) => length === b[axis]);
}
