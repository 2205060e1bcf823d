import { Refusal } from '../../errors.ts';
import { ClassValue } from '../classes.ts';
import { IteratorValue } from '../collections/iterators.ts';
import { identityOf, keyOf } from '../collections/keys.ts';
import { TupleValue } from '../collections/lists.ts';
import { attributeError, overflowError, PythonError, typeError, valueError } from '../errors.ts';
import { ascii } from '../formatting/conversions.ts';
import { formatValue } from '../formatting/specification.ts';
import { Instance } from '../instances.ts';
import {
  attributeOf,
  callValue,
  deleteAttributeOf,
  isTrue,
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
import { absolute, extreme, power, quotientAndRest, round, sum } from './arithmetic.ts';

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
