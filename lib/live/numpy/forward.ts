import { Refusal } from '../errors.ts';
import type * as attributes from './attributes.ts';
import type * as convert from './convert.ts';
import type * as arithmetic from './functions/arithmetic.ts';
import type * as operands from './functions/operands.ts';
import type * as indexing from './indexing.ts';

/**
 * What arrays and scalars do, for the two files that have them: all operations make arrays, and need these files themselves.
 * They are in module.ts, which is loaded for programs that name NumPy (lib/live/parts.ts).
 */
type Operations = Pick<typeof attributes, 'attributeOfArray' | 'attributeOfScalar' | 'setAttributeOfArray'> &
  Pick<typeof convert, 'asArray' | 'castElement' | 'valueCast'> &
  Pick<typeof arithmetic, 'compareArrays' | 'operateArrays' | 'unaryArrays' | 'updateArray'> &
  Pick<typeof operands, 'arrayOf'> &
  Pick<typeof indexing, 'itemOfArray' | 'setItemOfArray'>;

let provided: Operations | undefined;

/** Sets the operations for the next program, or none, so that a program never depends on those that ran before it. */
export function provideArrayOperations(operations: Operations | undefined): void {
  provided = operations;
}

function all(): Operations {
  if (!provided) throw new Refusal('an operation of NumPy in a program that does not name it');
  return provided;
}

export const attributeOfArray: Operations['attributeOfArray'] = (...args) => all().attributeOfArray(...args);
export const attributeOfScalar: Operations['attributeOfScalar'] = (...args) =>
  all().attributeOfScalar(...args);
export const setAttributeOfArray: Operations['setAttributeOfArray'] = (...args) =>
  all().setAttributeOfArray(...args);
export const asArray: Operations['asArray'] = (...args) => all().asArray(...args);
export const castElement: Operations['castElement'] = (...args) => all().castElement(...args);
export const valueCast: Operations['valueCast'] = (...args) => all().valueCast(...args);
export const compareArrays: Operations['compareArrays'] = (...args) => all().compareArrays(...args);
export const operateArrays: Operations['operateArrays'] = (...args) => all().operateArrays(...args);
export const unaryArrays: Operations['unaryArrays'] = (...args) => all().unaryArrays(...args);
export const updateArray: Operations['updateArray'] = (...args) => all().updateArray(...args);
export const arrayOf: Operations['arrayOf'] = (...args) => all().arrayOf(...args);
export const itemOfArray: Operations['itemOfArray'] = (...args) => all().itemOfArray(...args);
export const setItemOfArray: Operations['setItemOfArray'] = (...args) => all().setItemOfArray(...args);
