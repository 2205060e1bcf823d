import { Refusal } from '../../errors.ts';
import { TupleValue } from '../../host/collections/lists.ts';
import { PythonError } from '../../host/errors.ts';
import { callValue } from '../../host/operations.ts';
import type { Value } from '../../host/values.ts';
import { isTensor } from '../../kernel/types.ts';
import { isArray, valuesOf } from '../arrays.ts';
import { DenseField } from '../field.ts';
import type { Color, Point, RgbaImage, Vertex } from './raster.ts';

/** What the methods of the canvas of a window take: numbers, colours, fields of points, and images. */

/** A number. @throws Refusal for what is none */
export function numberOf(value: Value | undefined, what: string): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  throw new Refusal(`${what} that is no number`);
}

/** A colour: a tuple of red, green and blue from 0 to 1; grey where none is given. */
export function colorOf(value: Value | undefined): Color {
  if (value === undefined) return [0.5, 0.5, 0.5];
  if (!(value instanceof TupleValue) || value.items.length < 3)
    throw new Refusal('a colour of ti.ui that is no tuple of three numbers');
  const [r, g, b] = value.items.map((one) => Math.fround(numberOf(one, 'a colour')));
  return [r as number, g as number, b as number];
}

/** The numbers of a field with one axis, `size` for each element. */
type Rows = { numbers: ArrayLike<number>; size: number; count: number };

/** The points of a field of vectors with two or three components, of which the first two count. */
export function pointsOf(value: Value | undefined, what: string): Point[] {
  const { numbers, size, count } = rowsOf(value, what);
  if (size !== 2 && size !== 3) throw new Refusal(`${what} at a field of vectors of this size`);
  return Array.from({ length: count }, (_, at) => [
    Math.fround(numbers[at * size] as number),
    Math.fround(numbers[at * size + 1] as number),
  ]);
}

/** The colour of each element: of a field of vectors with three or four components where there is one, else the same for all. */
export function colorsOf(
  field: Value | undefined,
  color: Value | undefined,
  count: number,
  what: string,
): (at: number) => Color {
  const common = colorOf(color);
  if (field === undefined || field === null) return () => common;
  const rows = rowsOf(field, what);
  const { numbers, size } = rows;
  if (size !== 3 && size !== 4) throw new Refusal(`${what} with colours of this size`);
  requireCount(rows, count, what);
  return (at) => [0, 1, 2].map((part) => numbers[at * size + part] as number) as unknown as Color;
}

/** The radius of each circle: of a field of numbers where there is one, else the same for all. */
export function radiiOf(
  field: Value | undefined,
  radius: Value | undefined,
  count: number,
): (at: number) => number {
  const common = Math.fround(numberOf(radius, 'a radius'));
  if (field === undefined || field === null) return () => common;
  const rows = rowsOf(field, 'circles');
  if (rows.size !== 1) throw new Refusal('circles with radii of this size');
  requireCount(rows, count, 'circles');
  return (at) => rows.numbers[at] as number;
}

/**
 * The vertices of lines or triangles, as many for each as `size` says: those that `indices` names in its order, else all. What is left
 * at the end is too few for a shape, and not drawn.
 * @throws Refusal for an index that is not there
 */
export function shapesOf(
  given: Partial<Record<'vertices' | 'indices' | 'color' | 'per_vertex_color', Value>>,
  size: number,
  what: string,
): Vertex[][] {
  const points = pointsOf(given.vertices, what);
  const color = colorsOf(given.per_vertex_color, given.color, points.length, what);
  const vertices = points.map((point, at) => ({ point, color: color(at) }));
  const order = indicesOf(given.indices, what);
  const drawn = order ? order.map((place) => vertices[place]) : vertices;
  return Array.from({ length: Math.floor(drawn.length / size) }, (_, at) =>
    drawn.slice(at * size, (at + 1) * size).map((vertex) => {
      if (!vertex) throw new Refusal(`${what} with an index out of range`);
      return vertex;
    }),
  );
}

/** The places of vertices in the order in which they are drawn, of a field of integers. */
function indicesOf(field: Value | undefined, what: string): readonly number[] | undefined {
  if (field === undefined || field === null) return undefined;
  const { numbers, size } = rowsOf(field, what);
  if (size !== 1 || !(field instanceof DenseField) || field.dtype !== 'i32')
    throw new Refusal(`${what} with indices of this type`);
  return Array.from(numbers);
}

function requireCount({ count }: Rows, expected: number, what: string): void {
  if (count < expected) throw new Refusal(`${what} with a shorter field`);
}

function rowsOf(value: Value | undefined, what: string): Rows {
  if (!(value instanceof DenseField)) throw new Refusal(`${what} of something else than a field`);
  const { shape, element } = value;
  if (shape?.length !== 1 || value.offsets) throw new Refusal(`${what} of a field of this shape`);
  if (isTensor(element) && element.shape.length !== 1) throw new Refusal(`${what} of a field of matrices`);
  return {
    numbers: numbersOf(value),
    size: isTensor(element) ? (element.shape[0] as number) : 1,
    count: shape[0] as number,
  };
}

/** The numbers of a field, element by element: those in memory where they lie in this order, else a copy. */
function numbersOf(field: DenseField): ArrayLike<number> {
  try {
    return field.reals();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return valuesOf(callValue(field.attribute('to_numpy') ?? null, [])).values.map(Number);
  }
}

const kinds =
  'the input image needs to be either:\na Vector field (matrix with 1 column)\na 2D(grayscale)/3D field\na 2D(grayscale)/3D numpy ndarray\na texture';

/**
 * The image of a field or array: one number for each pixel is grey, and up to four are red, green, blue and opacity. Real numbers
 * from 0 to 1 are cut to bytes.
 * @throws PythonError for a type or shape that is no image
 */
export function imageOf(value: Value | undefined): RgbaImage {
  const { numbers, type, shape, channels } = numbersOfImage(value);
  if (type !== 'u8' && type !== 'f32')
    throw new PythonError('Exception', 'dtype of input image must either be u8 or f32');
  const [width = 0, height = 0] = shape;
  const words = new Uint32Array(width * height);
  const byteOf =
    type === 'u8'
      ? (at: number) => numbers[at] as number
      : (at: number) => {
          const part = numbers[at] as number;
          // What is not a number is black.
          return part > 0 ? Math.trunc(Math.fround(Math.min(part, 1) * 255)) : 0;
        };
  for (let pixel = 0, from = 0; pixel < words.length; pixel++, from += channels) {
    const red = byteOf(from);
    words[pixel] =
      shape.length === 2 && channels === 1
        ? 0xff000000 | (red << 16) | (red << 8) | red
        : 0xff000000 |
          ((channels > 2 ? byteOf(from + 2) : 0) << 16) |
          ((channels > 1 ? byteOf(from + 1) : 0) << 8) |
          red;
  }
  return { words, width, height };
}

function numbersOfImage(value: Value | undefined): {
  numbers: ArrayLike<number>;
  type: string;
  shape: readonly number[];
  channels: number;
} {
  if (value !== undefined && isArray(value)) {
    const { values, shape, type } = valuesOf(value);
    return { numbers: values.map(Number), type, shape, channels: channelsOf(shape) };
  }
  if (!(value instanceof DenseField) || !value.shape || value.offsets)
    throw new Refusal('ti.ui.Canvas.set_image of this value');
  const { element, dtype, shape } = value;
  if (!isTensor(element))
    return { numbers: numbersOf(value), type: dtype, shape, channels: channelsOf(shape) };
  const [channels = 1, columns = 1] = element.shape;
  if (columns !== 1) throw new PythonError('Exception', kinds);
  if (shape.length !== 2 || channels === 1 || channels > 4)
    throw new Refusal('ti.ui.Canvas.set_image of a field of this shape');
  return { numbers: numbersOf(value), type: dtype, shape, channels };
}

function channelsOf(shape: readonly number[]): number {
  const [, , channels = 1] = shape;
  if (shape.length !== 2 && shape.length !== 3) throw new PythonError('Exception', kinds);
  if (channels > 4) throw new Refusal('ti.ui.Canvas.set_image with this number of channels');
  return channels;
}
