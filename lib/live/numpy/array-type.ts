import { Refusal } from '../errors.ts';
import { ClassValue } from '../host/classes.ts';
import { objectType } from '../host/types.ts';

/** `np.ndarray` */
export const ndarrayType = new ClassValue('ndarray', [objectType], new Map());
ndarrayType.module = 'numpy';
ndarrayType.construct = () => {
  throw new Refusal('np.ndarray(…)');
};
