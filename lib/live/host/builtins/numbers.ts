import { Refusal } from '../../errors.ts';
import { TupleValue } from '../collections/lists.ts';
import { typeError, valueError } from '../errors.ts';
import { Instance } from '../instances.ts';
import { bitLength, decompose, floatRepr, parseFloat10, parseInt10, toFloat, toInt } from '../numbers.ts';
import { isTrue, str, toIndex, typeNameOf } from '../operations.ts';
import { addMethods, boolType, floatType, intType } from '../types.ts';
import type { Value } from '../values.ts';
import { PythonObject } from '../values.ts';
import { Arguments, asIndex, between, noKeywordsOf } from './arguments.ts';

/** `int`, `float` and `bool`: how they are called, and their methods. */

intType.construct = (_type, args, keywords) => {
  const given = new Arguments('int', ['x', '/', 'base'], args, keywords);
  const value = given.get('x');
  const base = given.get('base');
  if (value === undefined) return 0n;
  if (base === undefined) return toInteger(value);
  const number = Number(asIndex(base));
  if (typeof value !== 'string') throw typeError("int() can't convert non-string with explicit base");
  if (number !== 0 && (number < 2 || number > 36))
    throw valueError('int() base must be >= 2 and <= 36, or 0');
  return parseInt10(value, number);
};

/** `int(value)` */
export function toInteger(value: Value): bigint {
  if (typeof value === 'string') return parseInt10(value);
  if (typeof value === 'number') return toInt(value);
  const index = value instanceof Instance ? integerOf(value) : toIndex(value);
  if (index !== undefined) return index;
  const found = value instanceof PythonObject && !(value instanceof Instance) ? value.toNumber() : undefined;
  if (typeof found === 'bigint') return found;
  if (typeof found === 'number') return toInt(found);
  throw typeError(
    `int() argument must be a string, a bytes-like object or a real number, not '${typeNameOf(value)}'`,
  );
}

function integerOf(value: Instance): bigint | undefined {
  const found = value.special('__int__') ?? value.special('__index__') ?? value.special('__trunc__');
  if (found === undefined || typeof found === 'bigint') return found;
  throw typeError(`__int__ returned non-int (type ${typeNameOf(found)})`);
}

floatType.construct = (_type, args, keywords) => {
  noKeywordsOf('float', keywords);
  between('float', args, 0, 1);
  const [value] = args;
  return value === undefined ? 0 : toReal(value);
};

/** `float(value)` */
export function toReal(value: Value): number {
  if (typeof value === 'string') return parseFloat10(value);
  const found = numberOf(value);
  if (found !== undefined) return found;
  throw typeError(`float() argument must be a string or a real number, not '${typeNameOf(value)}'`);
}

/** A number as a float, as functions of `math` take it. */
export function numberOf(value: Value): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return toFloat(value);
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Instance) {
    const own = value.special('__float__') ?? value.special('__index__');
    if (typeof own === 'bigint') return toFloat(own);
    if (own !== undefined && typeof own !== 'number')
      throw typeError(`${value.typeName}.__float__ returned non-float (type ${typeNameOf(own)})`);
    return own;
  }
  const found = value instanceof PythonObject ? value.toNumber() : undefined;
  return typeof found === 'bigint' ? toFloat(found) : found;
}

boolType.construct = (_type, args, keywords) => {
  noKeywordsOf('bool', keywords);
  between('bool', args, 0, 1);
  const [value] = args;
  return value === undefined ? false : isTrue(value);
};

const integer = (self: Value): bigint => {
  const found = toIndex(self);
  if (found === undefined)
    throw typeError(`descriptor requires a 'int' object but received '${typeNameOf(self)}'`);
  return found;
};

addMethods(intType, {
  bit_length: (self) => BigInt(bitLength(integer(self))),
  bit_count: (self) => BigInt([...integer(self).toString(2)].filter((one) => one === '1').length),
  conjugate: integer,
  as_integer_ratio: (self) => new TupleValue([integer(self), 1n]),
  to_bytes: () => {
    throw new Refusal('int.to_bytes');
  },
  __index__: integer,
  __int__: integer,
  __repr__: (self) => str(self),
  __str__: (self) => str(self),
});

addMethods<number>(floatType, {
  is_integer: (self) => Number.isInteger(self),
  conjugate: (self) => self,
  hex: () => {
    throw new Refusal('float.hex');
  },
  as_integer_ratio: (self) => {
    if (!Number.isFinite(self)) throw toIntError(self);
    const { mantissa, exponent } = decompose(self);
    let [top, bottom] =
      exponent >= 0 ? [mantissa << BigInt(exponent), 1n] : [mantissa, 1n << BigInt(-exponent)];
    while (top % 2n === 0n && bottom > 1n) [top, bottom] = [top / 2n, bottom / 2n];
    return new TupleValue([self < 0 ? -top : top, bottom]);
  },
  __repr__: (self) => floatRepr(self),
  __str__: (self) => floatRepr(self),
});

function toIntError(value: number): Error {
  return Number.isNaN(value)
    ? valueError('cannot convert NaN to integer ratio')
    : valueError('cannot convert Infinity to integer ratio');
}
