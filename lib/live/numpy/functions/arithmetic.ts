import { Refusal } from '../../errors.ts';
import { ListValue, TupleValue } from '../../host/collections/lists.ts';
import { typeError, valueError } from '../../host/errors.ts';
import { defineException } from '../../host/exceptions.ts';
import { binaryOperation, typeNameOf } from '../../host/operations.ts';
import { PythonObject, type Value } from '../../host/values.ts';
import type { BinaryOperator, CompareOperator } from '../../syntax/tree.ts';
import { NumpyArray } from '../array.ts';
import { castItems } from '../convert.ts';
import { type Dtype, dtypes } from '../dtypes.ts';
import { broadcastError, placesOf, sameShape, shapeText } from '../layout.ts';
import { NumpyScalar } from '../scalars.ts';
import { loopOf, outputError, type Power } from './loops.ts';
import {
  arrayOf,
  commonDtypes,
  elementwise,
  itemwise,
  type Loop,
  type Operand,
  operandOrUndefined,
} from './operands.ts';
import { matrixProduct } from './products.ts';

/** Operators of arrays and scalars. */

defineException('UFuncTypeError', ['TypeError'], 'numpy.core._exceptions');
defineException('AxisError', ['ValueError'], 'numpy');

/** `a + b` and the others, where one of them is of NumPy. */
export function operateArrays(operator: BinaryOperator, a: Value, b: Value): Value | undefined {
  const [one, other] = [operandOrUndefined(a), operandOrUndefined(b)];
  if (!one || !other) {
    refuseObject(operator, one ? b : a);
    return undefined;
  }
  if (operator === '@') return matrixProduct(a, b);
  if (operator === '*' && (isRepeated(a, b) || isRepeated(b, a))) return repeatedSequence(a, b);
  checkMixed(operator, one, other);
  const power = operator === '**' ? powerOf(a, one, other) : 'any';
  return calculated(`${typeNameOf(a)} ${operator} ${typeNameOf(b)}`, one, other, (dtype) =>
    loopOf(operator, dtype, power),
  );
}

function isRepeated(scalar: Value, sequence: Value): boolean {
  return scalar instanceof NumpyScalar && (sequence instanceof ListValue || sequence instanceof TupleValue);
}

/** `np.int64(2) * [1, 2]` repeats the list, as an integer of Python does. */
function repeatedSequence(a: Value, b: Value): Value {
  const [scalar, sequence] = a instanceof NumpyScalar ? [a, b] : [b as NumpyScalar, a];
  const { kind } = scalar.dtype;
  if (kind === 'b') throw new Refusal('a numpy.bool_ as a count');
  if (kind === 'f') throw typeError(`can't multiply sequence by non-int of type '${scalar.typeName}'`);
  return binaryOperation('*', sequence, BigInt(scalar.value));
}

function powerOf(a: Value, one: Operand, other: Operand): Power {
  if (one.isScalar && other.isScalar && !(a instanceof NumpyArray)) return 'scalar';
  // NumPy gives these without axes in several ways.
  if (a instanceof NumpyArray && one.isScalar) throw new Refusal('a power of an array without axes');
  return one.array.dtype.kind === 'f' && other.isScalar ? 'simple' : 'any';
}

/** NumPy chooses the types of these in another way. */
function checkMixed(operator: BinaryOperator, a: Operand, b: Operand): void {
  const kinds = [a.array.dtype.kind, b.array.dtype.kind];
  if (['&', '|', '^', '<<', '>>'].includes(operator) && kinds.includes('i') && kinds.includes('u'))
    throw new Refusal(`${operator} of signed and unsigned integers`);
  if (operator === '**' && kinds.includes('b')) throw new Refusal('a power of bools');
}

/** Strings and None are no operands; an object of the program could do anything. */
function refuseObject(operator: string, value: Value): void {
  if (value instanceof PythonObject || typeof value === 'string' || value === null)
    throw new Refusal(`${operator} of a numpy.ndarray and a ${typeNameOf(value)}`);
}

/**
 * Calculates with the type that NumPy 1 chooses.
 * @throws Refusal where NumPy 2 would give another result: another type of an array, or another value of a scalar
 */
export function calculated(name: string, a: Operand, b: Operand, loop: (dtype: Dtype) => Loop): Value {
  const { dtype, later } = commonDtypes([a, b]);
  const found = elementwise(a, b, loop(dtype));
  if (dtype === later) return found;
  const isScalar = a.isScalar && b.isScalar;
  const isOther =
    found instanceof NumpyScalar && isScalar
      ? !isSameNumber(found, laterValue(a, b, loop, later))
      : arrayOf(found).dtype !== loop(later).output;
  if (isOther)
    throw new Refusal(`${name} as ${dtype.name}, which newer versions of NumPy give as ${later.name}`);
  return found;
}

function laterValue(a: Operand, b: Operand, loop: (dtype: Dtype) => Loop, later: Dtype): Value | undefined {
  try {
    return elementwise(a, b, loop(later));
  } catch {
    // It does not even fit the other type.
    return undefined;
  }
}

function isSameNumber(a: NumpyScalar, b: Value | undefined): boolean {
  return (
    b instanceof NumpyScalar &&
    (Number(a.value) === Number(b.value) || (Number.isNaN(Number(a.value)) && Number.isNaN(Number(b.value))))
  );
}

/** `array += other` */
export function updateArray(operator: BinaryOperator, array: NumpyArray, other: Value): Value | undefined {
  const right = operandOrUndefined(other);
  if (!right) {
    refuseObject(operator, other);
    return undefined;
  }
  if (operator === '@') throw new Refusal('@=');
  const left = { array, isScalar: array.rank === 0, isPython: false };
  checkMixed(operator, left, right);
  const power = operator === '**' ? powerOf(array, left, right) : 'any';
  const name = `${typeNameOf(array)} ${operator}= ${typeNameOf(other)}`;
  const { dtype } = commonDtypes([left, right]);
  const { output } = loopOf(operator, dtype);
  if (!isSameKind(output, array.dtype)) throw outputError(operator, output, array.dtype);
  // The array is named twice: as the first operand and as the result.
  if (!isCompatible(array.shape, right.array.shape))
    throw broadcastError([array.shape, right.array.shape, array.shape]);
  const found = arrayOf(calculated(name, left, right, (type) => loopOf(operator, type, power)));
  if (!sameShape(found.shape, array.shape))
    throw valueError(
      `non-broadcastable output operand with shape ${shapeText(array.shape)} doesn't match the broadcast shape ${shapeText(found.shape)}`,
    );
  const items = castItems(found.items(), found.dtype, array.dtype);
  const places = placesOf(array.shape, array.strides, array.offset);
  for (let at = 0; at < places.length; at++) array.data[places[at] ?? 0] = items[at] as never;
  return array;
}

const kindOrder = { b: 0, u: 1, i: 2, f: 3 };

/** Whether NumPy writes results of one type into an array of another. */
function isSameKind(from: Dtype, to: Dtype): boolean {
  return kindOrder[from.kind] <= kindOrder[to.kind];
}

/** `-a`, `+a`, `~a` */
export function unaryArrays(operator: '-' | '+' | '~', value: NumpyArray | NumpyScalar): Value {
  const array = arrayOf(value);
  const { dtype } = array;
  if (operator === '~') {
    if (dtype.kind === 'f')
      throw typeError(
        "ufunc 'invert' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''",
      );
    return itemwise(array, dtype, dtype.kind === 'b' ? (item) => 1 - item : (item) => ~item);
  }
  if (dtype.kind === 'b') {
    if (operator === '-')
      throw typeError(
        'The numpy boolean negative, the `-` operator, is not supported, use the `~` operator or the logical_not function instead.',
      );
    throw typeError(
      "ufunc 'positive' did not contain a loop with signature matching types <class 'numpy.dtype[bool_]'> -> None",
    );
  }
  return itemwise(array, dtype, operator === '-' ? (item) => -item : (item) => item);
}

const comparisons: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};

/** `a < b` and the others, item by item. */
export function compareArrays(
  operator: CompareOperator,
  a: NumpyArray | NumpyScalar,
  b: Value,
): Value | undefined {
  const run = comparisons[operator];
  if (!run) return undefined;
  const one = operandOrUndefined(a);
  const other = operandOrUndefined(b);
  const isEquality = operator === '==' || operator === '!=';
  if (!one || !other) {
    if (a instanceof NumpyScalar && isEquality) return undefined;
    if (b === null && isEquality) return itemwise(arrayOf(a), dtypes.bool, () => operator === '!=');
    refuseObject(operator, b);
    return undefined;
  }
  // NumPy 1 gives a single bool with a warning, NumPy 2 raises an error.
  if (isEquality && !isCompatible(one.array.shape, other.array.shape))
    throw new Refusal(
      `${operator} of arrays of shapes ${shapeText(one.array.shape)} and ${shapeText(other.array.shape)}`,
    );
  return calculated(`${typeNameOf(a)} ${operator} ${typeNameOf(b)}`, one, other, (dtype) => ({
    input: dtype,
    output: dtypes.bool,
    run,
  }));
}

function isCompatible(a: readonly number[], b: readonly number[]): boolean {
  for (let at = 1; at <= Math.min(a.length, b.length); at++) {
    const [one, other] = [a.at(-at), b.at(-at)];
    if (one !== other && one !== 1 && other !== 1) return false;
  }
  return true;
}
