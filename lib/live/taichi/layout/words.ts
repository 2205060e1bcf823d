import { Refusal } from '../../errors.ts';
import { runtimeError } from '../../host/errors.ts';
import { PythonObject, type Value } from '../../host/values.ts';
import { countOf } from '../arguments.ts';
import type { Field } from '../field.ts';

/** The fields that a quant array can hold. */
export const quantisedFields = new WeakSet<Field>();

/** Fields that are placed together: `ti.BitpackedFields`. */
export abstract class FieldPack extends PythonObject {
  abstract placed(): readonly Field[];
}

/** How many bits a word has: 32 or 64. @throws PythonError where there is no such word */
export function wordBitsOf(value: Value | undefined): number {
  const bits = countOf(value, 'max_num_bits');
  if (bits === 32 || bits === 64) return bits;
  if (bits === 8 || bits === 16) throw new Refusal('a word of 8 or 16 bits');
  throw runtimeError(`[type_factory.cpp:get_primitive_int_type@145] No primitive int type has ${bits} bits`);
}
