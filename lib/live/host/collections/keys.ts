import { Refusal } from '../../errors.ts';
import { PythonObject, type Value } from '../values.ts';
import { TupleValue } from './lists.ts';

const identities = new WeakMap<PythonObject, number>();
let identityCount = 0;

/** A number for an object, the same while it lives. */
export function identityOf(object: PythonObject): number {
  const known = identities.get(object);
  if (known !== undefined) return known;
  identities.set(object, ++identityCount);
  return identityCount;
}

/**
 * What stands for a key in a JavaScript Map, so that equal keys are one: `1`, `1.0` and `True` are the same.
 * @throws TypeError of Python for values that have no hash
 */
export function keyOf(value: Value): unknown {
  if (typeof value === 'string') return value.startsWith('\0') ? `\0s${value}` : value;
  if (typeof value === 'boolean') return value ? 1n : 0n;
  // Whether nan is found depends on which object it is, and numbers here are none.
  if (Number.isNaN(value)) throw new Refusal('nan as a key');
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value;
  if (typeof value === 'bigint' || value === null) return value;
  if (value instanceof TupleValue) return `\0(${value.items.map(keyText).join('')})`;
  if (!value.dictionaryKey) return value;
  const key = value.dictionaryKey();
  return key === value ? value : keyOf(key);
}

/** A key as text that no other key has. */
function keyText(value: Value): string {
  const key = keyOf(value);
  const text = key instanceof PythonObject ? String(identityOf(key)) : String(key);
  return `${typeof key} ${text.length} ${text}`;
}
