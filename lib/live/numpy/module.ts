import { Module, NativeFunction, type Value } from '../host/values.ts';
import { ndarrayType } from './array-type.ts';
import { attributeOfArray, attributeOfScalar, setAttributeOfArray } from './attributes.ts';
import { asArray, castElement, valueCast } from './convert.ts';
import { asDtype, dtypes } from './dtypes.ts';
import { provideArrayOperations } from './forward.ts';
import { compareArrays, operateArrays, unaryArrays, updateArray } from './functions/arithmetic.ts';
import { creation, grid } from './functions/creation.ts';
import { itemFunctions } from './functions/itemwise.ts';
import { functions } from './functions/joining.ts';
import { linearAlgebra } from './functions/norms.ts';
import { arrayOf } from './functions/operands.ts';
import { itemOfArray, setItemOfArray } from './indexing.ts';
import { randomModule } from './random.ts';
import { abstractTypes } from './scalars.ts';

/** `numpy`: what the documentation uses of it. Every other name is refused. */

const arrayOperations = {
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
};

function members(): Map<string, Value> {
  const found = new Map<string, Value>([
    ['pi', Math.PI],
    ['e', Math.E],
    ['inf', Number.POSITIVE_INFINITY],
    ['nan', Number.NaN],
    ['newaxis', null],
    ['linalg', linearAlgebra()],
    ['random', randomModule()],
    ['mgrid', grid],
    ['ndarray', ndarrayType],
    ['dtype', new NativeFunction('dtype', ([value]) => asDtype(value ?? null))],
    ...abstractTypes,
    ...itemFunctions,
  ]);
  for (const { scalarType } of Object.values(dtypes)) found.set(scalarType.name, scalarType);
  for (const [name, run] of [...Object.entries(creation), ...Object.entries(functions)])
    found.set(name, new NativeFunction(name, run));
  return found;
}

/** The module `numpy`, with its submodules, for the next program, whose arrays have their operations then. */
export function numpyModule(): Module {
  provideArrayOperations(arrayOperations);
  return new Module('numpy', members());
}
