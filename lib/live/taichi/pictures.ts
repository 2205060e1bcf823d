import { Refusal } from '../errors.ts';
import { PythonError, valueError } from '../host/errors.ts';
import { callValue } from '../host/operations.ts';
import { current } from '../host/state.ts';
import { NativeFunction, PythonObject, type Value } from '../host/values.ts';
import { isReal, type ScalarType } from '../kernel/types.ts';
import { named } from './arguments.ts';
import { isArray, valuesOf } from './arrays.ts';

/** A picture that a program has written: red, green, blue and opacity of each pixel, from the upper left corner, row by row. */
export type Picture = {
  line: number;
  name: string;
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
};

/** The kinds of files that `ti.tools.imwrite` writes. */
const suffixes = /\.(png|jpg|bmp)$/;

/** What `ti.tools` has for programs that write pictures. */
export function pictureMembers(
  onPicture: (picture: Picture) => void,
  isV17: boolean,
): Iterable<readonly [string, Value]> {
  const imwrite = new NativeFunction('imwrite', (args, keywords) => {
    const { img, filename } = named('ti.tools.imwrite', ['img', 'filename'], args, keywords);
    if (img === undefined || filename === undefined)
      throw new Refusal('ti.tools.imwrite with these arguments');
    onPicture(pictureOf(img, filename, current.line, isV17));
    return null;
  });
  return [['imwrite', imwrite]];
}

/**
 * The picture that `ti.tools.imwrite` makes of a field or an array: its first axis goes to the right, its second one upwards.
 * @throws PythonError for a type or shape that is no picture
 */
function pictureOf(image: Value, name: Value, line: number, isV17: boolean): Picture {
  if (typeof name !== 'string' || !suffixes.test(name))
    throw new Refusal('ti.tools.imwrite of this kind of file');
  const { values, shape, type } = valuesOf(arrayOfImage(image));
  const bytes = isV17 && isReal(type) ? cutBytes(values, type) : bytesOf(values, type);
  const [width = 0, height = 0, channels = 1] = shape;
  if ((shape.length !== 2 && shape.length !== 3) || ![1, 3, 4].includes(channels))
    throw new PythonError('AssertionError', 'Image must be either RGB/RGBA or greyscale');
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++) {
      const from = (x * height + y) * channels;
      const to = ((height - 1 - y) * width + x) * 4;
      for (let part = 0; part < 3; part++)
        pixels[to + part] = bytes[from + (channels === 1 ? 0 : part)] as number;
      pixels[to + 3] = channels === 4 ? (bytes[from + 3] as number) : 255;
    }
  return { line, name, width, height, pixels };
}

function arrayOfImage(image: Value): Value {
  if (isArray(image)) return image;
  const toNumpy = image instanceof PythonObject ? image.attribute('to_numpy') : undefined;
  if (toNumpy === undefined) throw new Refusal('ti.tools.imwrite of this value');
  return callValue(toNumpy, []);
}

/** Real numbers from 0 to 1 as bytes, as v1.7 makes them: cut, not rounded. */
function cutBytes(values: readonly (number | bigint)[], type: ScalarType): Uint8Array {
  return Uint8Array.from(values, (value) => {
    const scaled = Math.min(Math.max(Number(value), 0), 1) * 255;
    return type === 'f32' ? Math.fround(scaled) : scaled;
  });
}

/** Real numbers from 0 to 1, and unsigned integers of the whole range of their type, as bytes. */
function bytesOf(values: readonly (number | bigint)[], type: ScalarType): Uint8Array {
  if (type === 'u8') return Uint8Array.from(values, Number);
  if (isReal(type))
    return Uint8Array.from(values, (value) =>
      Math.trunc(Math.min(Math.max(Number(value), 0), 1) * 255 + 0.5),
    );
  if (type.startsWith('u')) {
    const unit = ((1n << BigInt(type.slice(1))) - 1n) / 256n;
    return Uint8Array.from(values, (value) => Number(BigInt.asUintN(8, BigInt(value) / unit)));
  }
  throw valueError(`Data type ${type.replace('i', 'int')} not supported in ti.tools.imwrite`);
}
