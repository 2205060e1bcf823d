/** What the rest of the engine needs of NumPy: its arrays and scalars, and the types of items. Their operations are in module.ts. */

export { contiguous, createArray, NumpyArray } from './array.ts';
export { type ArrayData, Dtype, type DtypeName, dtypeOrUndefined, dtypes, type Element } from './dtypes.ts';
export { NumpyScalar } from './scalars.ts';
