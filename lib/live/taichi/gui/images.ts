import { Refusal } from '../../errors.ts';
import { valueError } from '../../host/errors.ts';
import { callValue } from '../../host/operations.ts';
import type { Value } from '../../host/values.ts';
import { isReal, isTensor } from '../../kernel/types.ts';
import { createArray, dtypes, NumpyArray } from '../../numpy/numpy.ts';
import { DenseField } from '../field.ts';
import { assertion } from './numbers.ts';

/** What `ti.GUI.set_image` takes: fields and arrays of one to four numbers for each pixel. */

type Resolution = readonly [number, number];

const wrongSize = 'Image resolution does not match GUI resolution';

/** An image without anything in it: four numbers for each pixel. */
export function emptyImage([width, height]: Resolution): NumpyArray {
  return createArray(dtypes.float32, [width, height, 4]);
}

/**
 * The image of a field or array, as four numbers for each pixel. A field of real numbers is written into `before`, whose opacity stays
 * where the field has none.
 * @throws PythonError for a type or size that the window does not have
 */
export function imageOf(value: Value, size: Resolution, before: NumpyArray): NumpyArray {
  if (value instanceof NumpyArray) return imageOfArray(value, size);
  if (!(value instanceof DenseField)) throw new Refusal('ti.GUI.set_image of this value');
  const shape = shapeOf(value);
  const isVectors = isTensor(value.element);
  if (!isReal(value.dtype) || (!isVectors && shape.length !== 2)) {
    const array = callValue(value.attribute('to_numpy') ?? null, []);
    if (!(array instanceof NumpyArray)) throw new Refusal('ti.GUI.set_image of this field');
    return imageOfArray(array, size);
  }
  requireSize(shape, size);
  const channels = channelsOf(value);
  if (isVectors && ![2, 3, 4].includes(channels))
    throw assertion('Only greyscale, RG, RGB or RGBA images are supported in GUI.set_image');
  const image = before.data as Float32Array;
  const numbers = value.reals();
  const step = isVectors ? 1 : 0;
  for (let from = 0, to = 0; from < numbers.length; from += channels, to += 4) {
    // Without an inner loop: this is done for each pixel of each picture.
    image[to] = numbers[from] as number;
    image[to + 1] = numbers[from + step] as number;
    image[to + 2] = channels === 2 ? 0 : (numbers[from + 2 * step] as number);
    if (channels === 4) image[to + 3] = numbers[from + 3] as number;
  }
  return before;
}

/**
 * The bytes of a field of vectors for a window with `fast_gui`, from the upper left corner, row by row.
 * @throws PythonError for another value than the language takes there
 */
export function fastImageOf(value: Value, size: Resolution): Uint8ClampedArray {
  const only = (what: string) => assertion(`Only ${what} supported in GUI.set_image when fast_gui=True`);
  if (!(value instanceof DenseField && isTensor(value.element))) throw only('ti.Vector.field is');
  requireSize(shapeOf(value), size);
  const channels = channelsOf(value);
  if (channels !== 3 && channels !== 4) throw only('RGB images are');
  const { dtype } = value;
  if (dtype !== 'f32' && dtype !== 'f64' && dtype !== 'u8') throw only('f32, f64, u8 are');
  const numbers = dtype === 'u8' ? bytesOf(value) : value.reals();
  const [width, height] = size;
  const found = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width; i++)
    for (let j = 0; j < height; j++) {
      const from = (i * height + (height - 1 - j)) * channels;
      for (let part = 0; part < 3; part++) {
        const number = numbers[from + part] as number;
        found[(j * width + i) * 4 + part] =
          dtype === 'u8' ? number : byteOf(dtype === 'f32' ? Math.fround(number * 255) : number * 255);
      }
    }
  return found;
}

/** A real number as the kernel of the language converts it. @throws Refusal for one that no integer can be */
function byteOf(number: number): number {
  if (!(Math.abs(number) < 2 ** 31)) throw new Refusal('ti.GUI.set_image of a number this large');
  return Math.min(255, Math.max(0, Math.trunc(number)));
}

function bytesOf(field: DenseField): Uint8Array {
  const array = callValue(field.attribute('to_numpy') ?? null, []);
  if (!(array instanceof NumpyArray)) throw new Refusal('ti.GUI.set_image of this field');
  return array.items() as Uint8Array;
}

function shapeOf({ shape, offsets }: DenseField): readonly number[] {
  if (!shape) throw new Refusal('a field without a place in memory');
  if (offsets) throw new Refusal('ti.GUI.set_image of a field with an offset');
  return shape;
}

function channelsOf({ element }: DenseField): number {
  if (!isTensor(element)) return 1;
  const [rows = 0, columns = 1] = element.shape;
  return columns === 1 && element.shape.length <= 2 ? rows : 0;
}

function requireSize(shape: readonly number[], [width, height]: Resolution): void {
  if (shape.length !== 2 || shape[0] !== width || shape[1] !== height) throw assertion(wrongSize);
}

/** An array as four 32-bit numbers for each pixel: integers as parts of the range of their type. */
function imageOfArray(array: NumpyArray, size: Resolution): NumpyArray {
  const { name, kind } = array.dtype;
  if (kind !== 'u' && kind !== 'f') throw valueError(`Data type ${name} not supported in GUI.set_image`);
  const [, , channels = 1] = array.shape;
  if (array.rank !== 2 && array.rank !== 3) throw new Refusal('ti.GUI.set_image of an array with this shape');
  if (channels < 1 || channels > 4) throw assertion('Image must be grayscale, RG, RGB or RGBA');
  requireSize(array.shape.slice(0, 2), size);
  const numbers = Float32Array.from(array.items() as ArrayLike<number | bigint>, Number);
  if (kind === 'u') {
    const unit = Math.fround(1 / Number((1n << BigInt(array.dtype.size * 8)) - 1n));
    for (let at = 0; at < numbers.length; at++) numbers[at] = (numbers[at] as number) * unit;
  }
  const image = emptyImage(size);
  const data = image.data as Float32Array;
  for (let pixel = 0; pixel < numbers.length / channels; pixel++)
    if (channels === 1) data.fill(numbers[pixel] as number, pixel * 4, pixel * 4 + 4);
    else data.set(numbers.subarray(pixel * channels, (pixel + 1) * channels), pixel * 4);
  return image;
}
