import { Refusal } from '../../errors.ts';
import { TupleValue } from '../../host/collections.ts';
import { binaryOperation, itemOf } from '../../host/operations.ts';
import { NativeFunction, type Value } from '../../host/values.ts';
import { named } from '../arguments.ts';
import { callNumpy } from './numbers.ts';

/** `ti.rgb_to_hex` and `ti.hex_to_rgb`. */
export const colorFunctions: readonly [string, Value][] = [
  [
    'rgb_to_hex',
    new NativeFunction('rgb_to_hex', (args, keywords) => {
      const { c } = named('ti.rgb_to_hex', ['c'], args, keywords);
      if (c === undefined) throw new Refusal('ti.rgb_to_hex without a color');
      const part = (at: bigint, shift: bigint) => binaryOperation('<<', byteOf(itemOf(c, at)), shift);
      const sum = binaryOperation('+', part(0n, 16n), part(1n, 8n));
      return binaryOperation('+', sum, byteOf(itemOf(c, 2n)));
    }),
  ],
  [
    'hex_to_rgb',
    new NativeFunction('hex_to_rgb', (args, keywords) => {
      const { color } = named('ti.hex_to_rgb', ['color'], args, keywords);
      if (color === undefined) throw new Refusal('ti.hex_to_rgb without a color');
      const part = (shift: bigint) => {
        const shifted = shift === 0n ? color : binaryOperation('>>', color, shift);
        return binaryOperation('/', binaryOperation('&', shifted, 0xffn), 255n);
      };
      return new TupleValue([part(16n), part(8n), part(0n)]);
    }),
  ],
];

/** A part of a colour from 0 to 1 as an integer of NumPy from 0 to 255; of an array, each of them. */
function byteOf(part: Value): Value {
  return callNumpy('clip', callNumpy('int32', binaryOperation('*', part, 255n)), 0n, 255n);
}
