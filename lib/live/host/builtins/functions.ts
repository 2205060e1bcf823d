import { Refusal } from '../../errors.ts';
import { ClassValue } from '../classes.ts';
import { IteratorValue } from '../collections/iterators.ts';
import { TupleValue } from '../collections/lists.ts';
import { identityOf, keyOf, SetValue } from '../dictionaries.ts';
import { attributeError, overflowError, PythonError, typeError, valueError } from '../errors.ts';
import { ascii, formatValue } from '../format.ts';
import { Instance, notImplemented } from '../instances.ts';
import { floatDivmod, roundFloat, roundToInt } from '../numbers.ts';
import {
  attributeOf,
  attributeOrUndefined,
  binaryOperation,
  callValue,
  compareValues,
  deleteAttributeOf,
  isTrue,
  itemsOf,
  iterate,
  lengthOf,
  repr,
  setAttributeOf,
  str,
  typeNameOf,
} from '../operations.ts';
import { current, step } from '../state.ts';
import { typeOf } from '../types.ts';
import { type Keywords, PythonObject, type Value } from '../values.ts';
import { Arguments, asIndex, between, native, single } from './arguments.ts';
import { numberOf } from './numbers.ts';

/** The builtin functions. */

function print(args: readonly Value[], keywords: Keywords): Value {
  const given = new Arguments('print', ['*', 'sep', 'end', 'flush', 'file'], [], keywords);
  const text = (name: 'sep' | 'end', otherwise: string): string => {
    const value = given.get(name) ?? null;
    if (value === null) return otherwise;
    if (typeof value !== 'string')
      throw typeError(`${name} must be None or a string, not ${typeNameOf(value)}`);
    return value;
  };
  if ((given.get('file') ?? null) !== null) throw new Refusal('print(file=…)');
  const { line } = current;
  const separator = text('sep', ' ');
  const end = text('end', '\n');
  current.print(line, args.map(str).join(separator), end);
  return null;
}

/**
 * The items of a value whose order does not matter, because they are compared with each other: those of a set, too. With a key
 * several items may be equal.
 */
export function unorderedItems(value: Value, keywords: Keywords): Value[] {
  const hasKey = (keywords.get('key') ?? null) !== null;
  return value instanceof SetValue && !hasKey ? [...value.values()] : itemsOf(value);
}

/** `min` and `max` */
function extreme(name: 'min' | 'max', args: readonly Value[], keywords: Keywords): Value {
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

function sum(args: readonly Value[], keywords: Keywords): Value {
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

function round(args: readonly Value[], keywords: Keywords): Value {
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

function power(args: readonly Value[], keywords: Keywords): Value {
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
function quotientAndRest(a: Value, b: Value): Value {
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

/** Whether a value is of a type, or of one of a tuple of types. */
export function isInstance(value: Value, wanted: Value): boolean {
  if (wanted instanceof TupleValue) return wanted.items.some((one) => isInstance(value, one));
  if (wanted instanceof ClassValue) {
    if (wanted.hasInstance) return wanted.hasInstance(value);
    const type = typeOf(value);
    return type ? type.isSubclassOf(wanted) : wanted.name === 'object';
  }
  const answer = wanted instanceof PythonObject ? wanted.hasInstance?.(value) : undefined;
  if (answer !== undefined) return answer;
  if (wanted instanceof PythonObject && wanted.pythonClass === undefined)
    throw new Refusal(`isinstance(…, ${repr(wanted)})`);
  throw typeError('isinstance() arg 2 must be a type, a tuple of types, or a union');
}

function isSubclass(value: Value, wanted: Value): boolean {
  if (!(value instanceof ClassValue)) throw typeError('issubclass() arg 1 must be a class');
  if (wanted instanceof TupleValue) return wanted.items.some((one) => isSubclass(value, one));
  if (!(wanted instanceof ClassValue))
    throw typeError('issubclass() arg 2 must be a class, a tuple of classes, or a union');
  return value.isSubclassOf(wanted);
}

/** `getattr(value, name, otherwise)` */
function getAttribute(value: Value, name: string, otherwise: Value | undefined): Value {
  try {
    return attributeOf(value, name);
  } catch (error) {
    if (otherwise !== undefined && error instanceof PythonError && error.typeName === 'AttributeError')
      return otherwise;
    throw error;
  }
}

function attributeName(value: Value | undefined): string {
  if (typeof value === 'string') return value;
  throw typeError(`attribute name must be string, not '${typeNameOf(value ?? null)}'`);
}

/** `iter(value)` */
export function iteratorOf(value: Value): Value {
  if (value instanceof IteratorValue) return value;
  if (value instanceof Instance) {
    const own = value.special('__iter__');
    if (own instanceof Instance || own instanceof IteratorValue) return own;
  }
  const names: Record<string, string> = {
    dict: 'dict_keyiterator',
    dict_keys: 'dict_keyiterator',
    dict_values: 'dict_valueiterator',
    dict_items: 'dict_itemiterator',
    frozenset: 'set_iterator',
    list: 'list_iterator',
    tuple: 'tuple_iterator',
    str: 'str_ascii_iterator',
  };
  const name = names[typeNameOf(value)] ?? `${typeNameOf(value)}_iterator`;
  return new IteratorValue(name, iterate(value));
}

/** `next(iterator, otherwise)` */
function nextOf(args: readonly Value[]): Value {
  between('next', args, 1, 2);
  const [iterator = null, otherwise] = args;
  if (iterator instanceof IteratorValue) {
    const found = iterator.next() ?? otherwise;
    if (found === undefined) throw new PythonError('StopIteration');
    return found;
  }
  const method = iterator instanceof Instance ? iterator.type.lookup('__next__') : undefined;
  if (method === undefined) throw typeError(`'${typeNameOf(iterator)}' object is not an iterator`);
  try {
    return callValue(attributeOf(iterator, '__next__'), []);
  } catch (error) {
    if (otherwise !== undefined && error instanceof PythonError && error.typeName === 'StopIteration')
      return otherwise;
    throw error;
  }
}

function hash(value: Value): Value {
  keyOf(value);
  if (typeof value === 'boolean') return BigInt(value);
  const limit = (1n << 61n) - 1n;
  if (typeof value === 'bigint' && value > -limit && value < limit) return value === -1n ? -2n : value;
  if (value instanceof Instance) {
    const own = value.special('__hash__');
    if (typeof own === 'bigint') return own;
  }
  throw new Refusal(`hash of a ${typeNameOf(value)}`);
}

function digits(name: string, base: number, prefix: string): [string, PythonObject] {
  return native(name, (args) => {
    const value = asIndex(single(name, args));
    return `${value < 0n ? '-' : ''}${prefix}${(value < 0n ? -value : value).toString(base)}`;
  });
}

export const builtinFunctions: ReadonlyMap<string, Value> = new Map<string, Value>([
  native('print', print),
  native('len', (args) => BigInt(lengthOf(single('len', args)))),
  native('abs', (args) => absolute(single('abs', args))),
  native('min', (args, keywords) => extreme('min', args, keywords)),
  native('max', (args, keywords) => extreme('max', args, keywords)),
  native('sum', sum),
  native('round', round),
  native('pow', power),
  native('divmod', (args) => {
    between('divmod', args, 2, 2);
    return quotientAndRest(args[0] as Value, args[1] as Value);
  }),
  native('any', (args) => some(single('any', args), true)),
  native('all', (args) => !some(single('all', args), false)),
  native('isinstance', (args) => {
    between('isinstance', args, 2, 2);
    return isInstance(args[0] as Value, args[1] as Value);
  }),
  native('issubclass', (args) => {
    between('issubclass', args, 2, 2);
    return isSubclass(args[0] as Value, args[1] as Value);
  }),
  native('repr', (args) => repr(single('repr', args))),
  native('ascii', (args) => ascii(single('ascii', args))),
  native('format', (args) => {
    between('format', args, 1, 2);
    const [value = null, format = ''] = args;
    if (typeof format !== 'string')
      throw typeError(`format() argument 2 must be str, not ${typeNameOf(format)}`);
    return formatValue(value, format);
  }),
  native('getattr', (args) => {
    between('getattr', args, 2, 3);
    return getAttribute(args[0] as Value, attributeName(args[1]), args[2]);
  }),
  native('setattr', (args) => {
    between('setattr', args, 3, 3);
    setAttributeOf(args[0] as Value, attributeName(args[1]), args[2] as Value);
    return null;
  }),
  native('delattr', (args) => {
    between('delattr', args, 2, 2);
    deleteAttributeOf(args[0] as Value, attributeName(args[1]));
    return null;
  }),
  native('hasattr', (args) => {
    between('hasattr', args, 2, 2);
    const missing = attributeError('');
    try {
      attributeOf(args[0] as Value, attributeName(args[1]));
      return true;
    } catch (error) {
      if (error instanceof PythonError && error.typeName === missing.typeName) return false;
      throw error;
    }
  }),
  native('callable', (args) => isCallable(single('callable', args))),
  native('iter', (args) => {
    between('iter', args, 1, 2);
    if (args.length === 2) throw new Refusal('iter with two arguments');
    return iteratorOf(args[0] as Value);
  }),
  native('next', nextOf),
  native('id', (args) => {
    const value = single('id', args);
    if (!(value instanceof PythonObject)) throw new Refusal(`id of a ${typeNameOf(value)}`);
    return BigInt(0x7f3a00000000 + identityOf(value) * 48);
  }),
  native('hash', (args) => hash(single('hash', args))),
  native('chr', (args) => {
    const code = asIndex(single('chr', args));
    if (code >= 2n ** 31n || code < -(2n ** 31n))
      throw overflowError('Python int too large to convert to C int');
    if (code < 0n || code > 0x10ffffn) throw valueError('chr() arg not in range(0x110000)');
    return String.fromCodePoint(Number(code));
  }),
  native('ord', (args) => {
    const text = single('ord', args);
    if (typeof text !== 'string')
      throw typeError(`ord() expected string of length 1, but ${typeNameOf(text)} found`);
    const { length } = Array.from(text);
    if (length !== 1) throw typeError(`ord() expected a character, but string of length ${length} found`);
    return BigInt(text.codePointAt(0) ?? 0);
  }),
  digits('hex', 16, '0x'),
  digits('oct', 8, '0o'),
  digits('bin', 2, '0b'),
  native('exit', exit),
  native('quit', exit),
]);

function exit(args: readonly Value[]): never {
  throw new PythonError('SystemExit', args);
}

function isCallable(value: Value): boolean {
  if (value instanceof Instance) return value.type.lookup('__call__') !== undefined;
  if (!(value instanceof PythonObject)) return false;
  return value.call !== PythonObject.prototype.call;
}

/** Whether an item is as wanted. */
function some(items: Value, wanted: boolean): boolean {
  const iterator = iterate(items)[Symbol.iterator]();
  for (let next = iterator.next(); !next.done; next = iterator.next()) {
    step();
    if (isTrue(next.value) === wanted) return true;
  }
  return false;
}
