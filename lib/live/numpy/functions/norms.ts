import { Refusal } from '../../errors.ts';
import { isTrue } from '../../host/operations.ts';
import { Module, NativeFunction, type Value } from '../../host/values.ts';
import { NumpyArguments } from '../arguments.ts';
import { ravelled } from '../array.ts';
import { asArray } from '../convert.ts';
import { axisError, dtypes } from '../dtypes.ts';
import { normalAxis } from '../layout.ts';
import { arrayOf, itemwise } from './operands.ts';
import { matrixProduct } from './products.ts';
import { indexOf, sumOf } from './reductions.ts';

/** `numpy.linalg`: only lengths of vectors. */

/** `np.linalg.norm(x, axis=…, keepdims=…)` */
function norm(args: readonly Value[], keywords: ReadonlyMap<string, Value>): Value {
  const given = new NumpyArguments('np.linalg.norm', ['x', 'ord', 'axis', 'keepdims'], args, keywords);
  if ((given.get('ord') ?? null) !== null) throw new Refusal('np.linalg.norm(ord=…)');
  const array = asArray(given.required('x'));
  const dtype = array.dtype.kind === 'f' ? array.dtype : dtypes.float64;
  const axis = given.get('axis') ?? null;
  const keeps = isTrue(given.get('keepdims') ?? false);
  if (axis === null) {
    if (keeps) throw new Refusal('np.linalg.norm(keepdims=…) without an axis');
    const flat = asArray(ravelled(array), dtype);
    return itemwise(arrayOf(matrixProduct(flat, flat)), dtype, Math.sqrt);
  }
  const along = normalAxis(Number(indexOf(axis, 'axis')), array.rank, axisError);
  const squares = arrayOf(itemwise(array, dtype, (item) => item * item, dtype));
  return itemwise(arrayOf(sumOf(squares, [along], keeps)), dtype, Math.sqrt);
}

/** The module `numpy.linalg`. */
export function linearAlgebra(): Module {
  return new Module('numpy.linalg', new Map([['norm', new NativeFunction('norm', norm)]]));
}
