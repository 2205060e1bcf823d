import { Refusal } from '../../errors.ts';
import { TupleValue } from '../../host/collections/lists.ts';
import { binaryOperation, itemOf } from '../../host/operations.ts';
import { NativeFunction, type Value } from '../../host/values.ts';
import { createArray, dtypes, NumpyArray, NumpyScalar } from '../../numpy/numpy.ts';
import { named } from '../arguments.ts';
import { realOf } from './numbers.ts';

/** `ti.rgb_to_hex` and `ti.hex_to_rgb`. */
export const colorFunctions: readonly [string, Value][] = [
  [
    'rgb_to_hex',
    new NativeFunction('rgb_to_hex', (args, keywords) => {
      const { c } = named('ti.rgb_to_hex', ['c'], args, keywords);
      if (c === undefined) throw new Refusal('ti.rgb_to_hex without a color');
      const [r, g, b] = [0n, 1n, 2n].map((part) => itemOf(c, part)) as [Value, Value, Value];
      return r instanceof NumpyArray ? hexOfArrays([r, g, b]) : hexOfNumbers([r, g, b]);
    }),
  ],
  [
    'hex_to_rgb',
    new NativeFunction('hex_to_rgb', (args, keywords) => {
      const { color } = named('ti.hex_to_rgb', ['color'], args, keywords);
      if (color === undefined) throw new Refusal('ti.hex_to_rgb without a color');
      const part = (shift: bigint) =>
        binaryOperation('/', binaryOperation('&', binaryOperation('>>', color, shift), 0xffn), 255n);
      return new TupleValue([part(16n), part(8n), part(0n)]);
    }),
  ],
];

/** A colour of three numbers: an integer of NumPy with 64 bits. */
function hexOfNumbers(parts: readonly Value[]): Value {
  const [r = 0, g = 0, b = 0] = parts.map((part) => {
    if (part instanceof NumpyScalar && part.dtype.name !== 'float64')
      throw new Refusal('ti.rgb_to_hex of this type');
    return byteOf(realOf(part, 'ti.rgb_to_hex of a part'));
  });
  return new NumpyScalar(dtypes.int64, BigInt(r * 65536 + g * 256 + b));
}

/** The colours of three arrays, item by item: integers of 32 bits. */
function hexOfArrays(parts: readonly Value[]): Value {
  const [first, ...rest] = parts;
  const isSame = (part: Value) =>
    part instanceof NumpyArray && first instanceof NumpyArray && String(part.shape) === String(first.shape);
  if (!(first instanceof NumpyArray) || !rest.every(isSame))
    throw new Refusal('ti.rgb_to_hex of these arrays');
  const colors = new Int32Array(first.size);
  for (const [at, part] of parts.entries()) {
    if (!(part instanceof NumpyArray) || part.dtype.name !== 'float64' || part.rank === 0)
      throw new Refusal('ti.rgb_to_hex of arrays of this type');
    for (const [place, value] of (part.items() as Float64Array).entries())
      colors[place] = (colors[place] as number) + (byteOf(value) << (16 - 8 * at));
  }
  return createArray(dtypes.int32, first.shape, colors);
}

/** A part of a colour from 0 to 1 as an integer from 0 to 255. */
function byteOf(part: number): number {
  if (!(Math.abs(part * 255) < 2 ** 31)) throw new Refusal('ti.rgb_to_hex of a number this large');
  return Math.min(Math.max(Math.trunc(part * 255), 0), 255);
}
