import { Refusal } from '../../errors.ts';
import { TupleValue } from '../collections/lists.ts';
import { SetValue } from '../collections/sets.ts';
import { typeError, valueError } from '../errors.ts';
import { Instance, notImplemented } from '../instances.ts';
import { floatDivmod, roundFloat, roundToInt } from '../numbers.ts';
import {
  attributeOrUndefined,
  binaryOperation,
  callValue,
  compareValues,
  isTrue,
  itemsOf,
  iterate,
  typeNameOf,
} from '../operations.ts';
import { type Keywords, PythonObject, type Value } from '../values.ts';
import { Arguments, asIndex } from './arguments.ts';
import { numberOf } from './numbers.ts';

/** The builtin functions that compute. */

/**
 * The items of a value whose order does not matter, because they are compared with each other: those of a set, too. With a key
 * several items may be equal.
 */
export function unorderedItems(value: Value, keywords: Keywords): Value[] {
  const hasKey = (keywords.get('key') ?? null) !== null;
  return value instanceof SetValue && !hasKey ? [...value.values()] : itemsOf(value);
}

/** `min` and `max` */
export function extreme(name: 'min' | 'max', args: readonly Value[], keywords: Keywords): Value {
  const given = new Arguments(name, ['*', 'key', 'default'], [], keywords);
  if (args.length === 0) throw typeError(`${name} expected at least 1 argument, got 0`);
  if (args.length > 1 && given.has('default'))
    throw typeError(`Cannot specify a default for ${name}() with multiple positional arguments`);
  const items = args.length === 1 ? unorderedItems(args[0] as Value, keywords) : args;
  const key = given.get('key') ?? null;
  const [first, ...rest] = items;
  if (first === undefined) {
    const otherwise = given.get('default');
    if (otherwise === undefined) throw valueError(`${name}() arg is an empty sequence`);
    return otherwise;
  }
  const by = (value: Value) => (key === null ? value : callValue(key, [value]));
  let best = first;
  let bestKey = by(first);
  for (const one of rest) {
    const oneKey = by(one);
    if (!isTrue(compareValues(name === 'min' ? '<' : '>', oneKey, bestKey))) continue;
    best = one;
    bestKey = oneKey;
  }
  return best;
}

/** `sum` */
export function sum(args: readonly Value[], keywords: Keywords): Value {
  const given = new Arguments('sum', ['iterable', '/', 'start'], args, keywords);
  if (args.length === 0) throw typeError('sum() takes at least 1 positional argument (0 given)');
  const start = given.has('start') ? given.required('start') : 0n;
  if (typeof start === 'string') throw typeError("sum() can't sum strings [use ''.join(seq) instead]");
  const items = given.required('iterable', 1);
  // The sum of integers does not depend on their order.
  const isUnordered =
    items instanceof SetValue && [...items.values()].every((one) => typeof one === 'bigint');
  const iterator = (isUnordered ? items.values() : iterate(items))[Symbol.iterator]();
  let total: Value = start;
  for (let next = iterator.next(); !next.done; next = iterator.next())
    total = binaryOperation('+', total, next.value);
  return total;
}

/** `round` */
export function round(args: readonly Value[], keywords: Keywords): Value {
  const given = new Arguments('round', ['number', 'ndigits'], args, keywords);
  const value = given.required('number', 1);
  const digits = given.get('ndigits') ?? null;
  if (typeof value === 'number')
    return digits === null ? roundToInt(value) : roundFloat(value, Number(asIndex(digits)));
  if (typeof value === 'bigint' || typeof value === 'boolean') {
    const places = digits === null ? 0n : asIndex(digits);
    return places >= 0n ? BigInt(value) : roundInt(BigInt(value), 10n ** -places);
  }
  const method = attributeOrUndefined(value, '__round__');
  if (method === undefined) throw typeError(`type ${typeNameOf(value)} doesn't define __round__ method`);
  return callValue(method, digits === null ? [] : [digits]);
}

/** To a multiple, half to even. */
function roundInt(value: bigint, by: bigint): bigint {
  const rest = ((value % by) + by) % by;
  const below = value - rest;
  const isUp = rest * 2n > by || (rest * 2n === by && (below / by) % 2n !== 0n);
  return isUp ? below + by : below;
}

/** `pow` */
export function power(args: readonly Value[], keywords: Keywords): Value {
  const given = new Arguments('pow', ['base', 'exp', 'mod'], args, keywords);
  const base = given.required('base', 1);
  const exponent = given.required('exp', 2);
  const modulus = given.get('mod') ?? null;
  if (modulus === null) return binaryOperation('**', base, exponent);
  if ([base, exponent, modulus].some((one) => !['bigint', 'number', 'boolean'].includes(typeof one))) {
    const names = [base, exponent, modulus].map((one) => `'${typeNameOf(one)}'`).join(', ');
    throw typeError(`unsupported operand type(s) for ** or pow(): ${names}`);
  }
  if (typeof base !== 'bigint' || typeof exponent !== 'bigint' || typeof modulus !== 'bigint')
    throw typeError('pow() 3rd argument not allowed unless all arguments are integers');
  if (exponent < 0n) throw new Refusal('pow with a negative exponent and a modulus');
  if (modulus === 0n) throw valueError('pow() 3rd argument cannot be 0');
  let found = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) found = (found * square) % modulus;
    square = (square * square) % modulus;
  }
  return binaryOperation('%', found, modulus);
}

/** `divmod(a, b)` */
export function quotientAndRest(a: Value, b: Value): Value {
  const own = a instanceof Instance ? a.special('__divmod__', [b]) : undefined;
  if (own !== undefined && own !== notImplemented) return own;
  if (![a, b].every((one) => ['bigint', 'number', 'boolean'].includes(typeof one))) {
    if (![a, b].every((one) => one === null || typeof one === 'string' || one instanceof Instance))
      throw new Refusal(`divmod of ${typeNameOf(a)} and ${typeNameOf(b)}`);
    throw typeError(`unsupported operand type(s) for divmod(): '${typeNameOf(a)}' and '${typeNameOf(b)}'`);
  }
  if (typeof a !== 'number' && typeof b !== 'number')
    return new TupleValue([binaryOperation('//', a, b), binaryOperation('%', a, b)]);
  return new TupleValue(floatDivmod(numberOf(a) ?? 0, numberOf(b) ?? 0, 'float divmod()'));
}

/** The absolute value. */
export function absolute(value: Value): Value {
  if (typeof value === 'bigint') return value < 0n ? -value : value;
  if (typeof value === 'boolean') return BigInt(value);
  if (typeof value === 'number') return Math.abs(value);
  const own = value instanceof PythonObject ? value.absolute() : undefined;
  if (own !== undefined) return own;
  const method = attributeOrUndefined(value, '__abs__');
  if (method === undefined) throw typeError(`bad operand type for abs(): '${typeNameOf(value)}'`);
  return callValue(method, []);
}
