import { attributeOfArray, attributeOfScalar, setAttributeOfArray } from './attributes.ts';
import { asArray, castElement, valueCast } from './convert.ts';
import { provideArrayOperations } from './forward.ts';
import { compareArrays, operateArrays, unaryArrays, updateArray } from './functions/arithmetic.ts';
import { arrayOf } from './functions/operands.ts';
import { itemOfArray, setItemOfArray } from './indexing.ts';

/** What the engine needs of NumPy: the module, its arrays and scalars, and the types of items. */

export { contiguous, createArray, NumpyArray } from './array.ts';
export { type ArrayData, Dtype, type DtypeName, dtypeOrUndefined, dtypes, type Element } from './dtypes.ts';
export { numpyModule } from './module.ts';
export { NumpyScalar } from './scalars.ts';

provideArrayOperations({
  attributeOfArray,
  attributeOfScalar,
  setAttributeOfArray,
  asArray,
  castElement,
  valueCast,
  compareArrays,
  operateArrays,
  unaryArrays,
  updateArray,
  arrayOf,
  itemOfArray,
  setItemOfArray,
});
