import { Refusal } from '../errors.ts';
import type { BinaryOperator, CompareOperator } from '../syntax/tree.ts';
import { ClassValue } from './classes.ts';
import { isSame } from './collections/items.ts';
import { ListValue, TupleValue } from './collections/lists.ts';
import { placeOf, Slice, sliced } from './collections/slices.ts';
import { attributeError, PythonError, typeError, zeroDivisionError } from './errors.ts';
import { formatPercent } from './formatting/percent.ts';
import { provideOperations } from './forward.ts';
import { Instance } from './instances.ts';
import { bindMember } from './members.ts';
import {
  floatDivmod,
  floatPower,
  floatRepr,
  intDivide,
  intFloorDivide,
  intModulo,
  intPower,
  intShift,
  quote,
  toFloat,
} from './numbers.ts';
import { callValue, isTrue, typeNameOf } from './protocol.ts';
import { typeOf } from './types.ts';
import { Module, PythonObject, type Value } from './values.ts';

/** What programs and natives do with values. Each raises the errors of Python. */

/** The characters of a string: code points, as Python counts them. */
export function charactersOf(text: string): string[] | string {
  return /[\ud800-\udfff]/.test(text) ? Array.from(text) : text;
}

/** `repr(value)` */
export function repr(value: Value): string {
  if (typeof value === 'string') return quote(value);
  return value instanceof PythonObject ? value.repr() : str(value);
}

/** `str(value)` */
export function str(value: Value): string {
  if (typeof value === 'string') return value;
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return floatRepr(value);
  if (typeof value !== 'bigint') return value.str();
  const text = value.toString();
  if (text.length > 4300)
    throw new PythonError(
      'ValueError',
      'Exceeds the limit (4300 digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit',
    );
  return text;
}

/** The integer that a value is as an index: an int, a bool, or what `__index__` gives. */
export function toIndex(value: Value): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (value instanceof Instance) {
    const found = value.special('__index__');
    return typeof found === 'bigint' ? found : undefined;
  }
  if (value instanceof ClassValue) return undefined;
  const index = value instanceof PythonObject ? value.attribute('__index__') : undefined;
  const found = index === undefined ? undefined : callValue(index, []);
  return typeof found === 'bigint' ? found : undefined;
}

/** `a is b` */
export function isIdentical(a: Value, b: Value): boolean {
  return a === b || (typeof a === 'number' && typeof b === 'number' && Object.is(a, b));
}

export function isEqual(a: Value, b: Value): boolean {
  if (a === b) return typeof a !== 'number' || !Number.isNaN(a);
  if (!(a instanceof PythonObject) && !(b instanceof PythonObject)) {
    const one = typeof a === 'boolean' ? BigInt(a) : a;
    const other = typeof b === 'boolean' ? BigInt(b) : b;
    if (
      (typeof one === 'bigint' || typeof one === 'number') &&
      (typeof other === 'bigint' || typeof other === 'number')
    )
      // biome-ignore lint/suspicious/noDoubleEquals: an int and a float are equal where their values are.
      return one == other;
    return false;
  }
  return isTrue(compareValues('==', a, b));
}

const reflectedComparison = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '==': '==', '!=': '!=' } as const;

/** `a < b` and the other comparisons, `in` and `is`. */
export function compareValues(operator: CompareOperator, a: Value, b: Value): Value {
  switch (operator) {
    case 'is':
      return isSameObject(a, b);
    case 'is not':
      return !isSameObject(a, b);
    case 'in':
      return contains(b, a);
    case 'not in':
      return !contains(b, a);
  }
  const one = typeof a === 'boolean' ? BigInt(a) : a;
  const other = typeof b === 'boolean' ? BigInt(b) : b;
  const areNumbers =
    (typeof one === 'bigint' || typeof one === 'number') &&
    (typeof other === 'bigint' || typeof other === 'number');
  if (areNumbers) return compareNumbers(operator, one, other);
  if (typeof one === 'string' && typeof other === 'string') return compareStrings(operator, one, other);
  return compareObjects(operator, a, b);
}

type Ordering = keyof typeof reflectedComparison;

function compareNumbers(operator: Ordering, a: bigint | number, b: bigint | number): boolean {
  switch (operator) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    case '==':
      // biome-ignore lint/suspicious/noDoubleEquals: an int and a float are equal where their values are.
      return a == b;
    case '!=':
      // biome-ignore lint/suspicious/noDoubleEquals: an int and a float are equal where their values are.
      return a != b;
  }
}

/** By code points; JavaScript compares by UTF-16 units. */
function compareStrings(operator: Ordering, a: string, b: string): boolean {
  if (operator === '==') return a === b;
  if (operator === '!=') return a !== b;
  const [one, other] = [Array.from(a), Array.from(b)];
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at++;
  const code = (list: string[]) => list[at]?.codePointAt(0) ?? -1;
  return compareNumbers(operator, code(one), code(other));
}

function compareObjects(operator: Ordering, a: Value, b: Value): Value {
  const ask = (value: Value, asked: Ordering, other: Value): Value | undefined => {
    if (!(value instanceof PythonObject)) return undefined;
    const found = value.compare(asked, other);
    if (found !== undefined || asked !== '!=') return found;
    const equal = value.compare('==', other);
    return equal === undefined ? undefined : !isTrue(equal);
  };
  const isReflectedFirst =
    a instanceof Instance && b instanceof Instance && a.type !== b.type && b.type.isSubclassOf(a.type);
  const first = () => ask(a, operator, b);
  const second = () => ask(b, reflectedComparison[operator], a);
  const found = isReflectedFirst ? (second() ?? first()) : (first() ?? second());
  if (found !== undefined) return found;
  if (operator === '==') return isIdentical(a, b);
  if (operator === '!=') return !isIdentical(a, b);
  throw typeError(
    `'${operator}' not supported between instances of '${typeNameOf(a)}' and '${typeNameOf(b)}'`,
  );
}

/** `is`. Whether two equal numbers or strings are one object is not said by the language, and so refused. */
function isSameObject(a: Value, b: Value): boolean {
  const isPlain = (value: Value) => ['bigint', 'number', 'string'].includes(typeof value);
  if (isPlain(a) && Object.is(a, b)) throw new Refusal('`is` between numbers or strings');
  return a === b;
}

/** `value in container` */
export function contains(container: Value, value: Value): boolean {
  if (typeof container === 'string') {
    if (typeof value === 'string') return container.includes(value);
    throw typeError(`'in <string>' requires string as left operand, not ${typeNameOf(value)}`);
  }
  if (!(container instanceof PythonObject))
    throw typeError(`argument of type '${typeNameOf(container)}' is not iterable`);
  const found = container.contains(value);
  if (found !== undefined) return found;
  const items = container.iterate();
  if (!items) throw typeError(`argument of type '${typeNameOf(container)}' is not iterable`);
  const iterator = items[Symbol.iterator]();
  for (let next = iterator.next(); !next.done; next = iterator.next())
    if (isSame(next.value, value)) return true;
  return false;
}

/** `a + b` and the other operators. */
export function binaryOperation(operator: BinaryOperator, a: Value, b: Value): Value {
  const found = operate(operator, a, b);
  if (found === undefined) throw operandError(operator, a, b, operator);
  return found;
}

/** `a += b` and the other operators in place: the new value of `a`. */
export function updateOperation(operator: BinaryOperator, a: Value, b: Value): Value {
  const updated = a instanceof PythonObject ? a.update(operator, b) : undefined;
  if (updated !== undefined) return updated;
  const found = operate(operator, a, b);
  if (found === undefined) throw operandError(operator, a, b, `${operator}=`);
  return found;
}

function operate(operator: BinaryOperator, a: Value, b: Value): Value | undefined {
  const one = typeof a === 'boolean' ? (a ? 1n : 0n) : a;
  const other = typeof b === 'boolean' ? (b ? 1n : 0n) : b;
  if (typeof one === 'bigint' && typeof other === 'bigint') {
    if (typeof a === 'boolean' && typeof b === 'boolean') {
      if (operator === '&') return a && b;
      if (operator === '|') return a || b;
      if (operator === '^') return a !== b;
    }
    return operateInts(operator, one, other);
  }
  if (typeof one === 'number' && (typeof other === 'number' || typeof other === 'bigint'))
    return operateFloats(operator, one, typeof other === 'bigint' ? toFloat(other) : other);
  if (typeof one === 'bigint' && typeof other === 'number')
    return operateFloats(operator, toFloat(one), other);
  if (typeof a === 'string' && !(b instanceof Instance)) return operateString(operator, a, b);
  if (typeof b === 'string' && operator === '*' && typeof one === 'bigint') return repeatString(b, one);
  return operateObjects(operator, a, b);
}

function operateInts(operator: BinaryOperator, a: bigint, b: bigint): Value | undefined {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return intDivide(a, b);
    case '//':
      return intFloorDivide(a, b);
    case '%':
      return intModulo(a, b);
    case '**':
      return intPower(a, b);
    case '<<':
      return intShift(a, b, true);
    case '>>':
      return intShift(a, b, false);
    case '&':
      return a & b;
    case '|':
      return a | b;
    case '^':
      return a ^ b;
    default:
      return undefined;
  }
}

function operateFloats(operator: BinaryOperator, a: number, b: number): Value | undefined {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      if (b === 0) throw zeroDivisionError('float division by zero');
      return a / b;
    case '//':
      return floatDivmod(a, b, 'float floor division by zero')[0];
    case '%':
      return floatDivmod(a, b, 'float modulo')[1];
    case '**':
      return floatPower(a, b);
    default:
      return undefined;
  }
}

function repeatString(text: string, count: bigint): string {
  const times = count < 0n ? 0 : Number(count);
  if (text.length * times > 100_000_000) throw new Refusal(`a string of ${text.length * times} characters`);
  return text.repeat(times);
}

function operateString(operator: BinaryOperator, a: string, b: Value): Value | undefined {
  if (operator === '%') return formatPercent(a, b);
  if (operator === '+' && typeof b === 'string') return a + b;
  const count = operator === '*' ? toIndex(b) : undefined;
  if (count !== undefined) return repeatString(a, count);
  return b instanceof PythonObject ? b.binary(operator, a, true) : undefined;
}

function operateObjects(operator: BinaryOperator, a: Value, b: Value): Value | undefined {
  const first = () => (a instanceof PythonObject ? a.binary(operator, b, false) : undefined);
  const second = () => (b instanceof PythonObject ? b.binary(operator, a, true) : undefined);
  if (a instanceof Instance && b instanceof Instance) {
    // Two objects of one class are asked once.
    if (a.type === b.type) return first();
    if (b.type.isSubclassOf(a.type)) return firstOf(second, first);
  }
  return firstOf(first, second);
}

/** What one of two gives; None is a result, too. */
function firstOf(one: () => Value | undefined, other: () => Value | undefined): Value | undefined {
  const found = one();
  return found === undefined ? other() : found;
}

function operandError(operator: BinaryOperator, a: Value, b: Value, shown: string): PythonError {
  const isSequence = (value: Value) =>
    typeof value === 'string' || value instanceof ListValue || value instanceof TupleValue;
  if (operator === '+' && isSequence(a)) {
    const name = typeNameOf(a);
    return typeError(`can only concatenate ${name} (not "${typeNameOf(b)}") to ${name}`);
  }
  if (operator === '*' && (isSequence(a) || isSequence(b)))
    return typeError(`can't multiply sequence by non-int of type '${typeNameOf(isSequence(a) ? b : a)}'`);
  const name = shown === '**' ? '** or pow()' : shown;
  return typeError(`unsupported operand type(s) for ${name}: '${typeNameOf(a)}' and '${typeNameOf(b)}'`);
}

/** `-a`, `+a`, `~a` */
export function unaryOperation(operator: '-' | '+' | '~', value: Value): Value {
  const operand = typeof value === 'boolean' ? BigInt(value) : value;
  if (typeof operand === 'bigint') return operator === '-' ? -operand : operator === '~' ? ~operand : operand;
  if (typeof operand === 'number' && operator !== '~') return operator === '-' ? -operand : operand;
  const found = operand instanceof PythonObject ? operand.unary(operator) : undefined;
  if (found === undefined) throw typeError(`bad operand type for unary ${operator}: '${typeNameOf(value)}'`);
  return found;
}

export function attributeOrUndefined(value: Value, name: string): Value | undefined {
  if (value instanceof PythonObject) {
    const found = value.attribute(name);
    if (found !== undefined || value instanceof Instance || value instanceof ClassValue) return found;
  }
  if (value instanceof Module) return undefined;
  const type = typeOf(value);
  const member = type?.lookup(name);
  if (type && member !== undefined) return bindMember(member, value, type);
  return name === '__class__' ? type : undefined;
}

/** `value.name` */
export function attributeOf(value: Value, name: string): Value {
  const found = attributeOrUndefined(value, name);
  if (found !== undefined) return found;
  if (value instanceof Module) throw missingMember(value, name);
  if (value instanceof ClassValue)
    throw attributeError(`type object '${value.name}' has no attribute '${name}'`);
  if (mayHave(value, name)) throw new Refusal(`${typeNameOf(value)}.${name}`);
  throw attributeError(`'${typeNameOf(value)}' object has no attribute '${name}'`);
}

/** What every object has in Python. */
const objectMembers = new Set([
  ...['__class__', '__delattr__', '__dir__', '__doc__', '__eq__', '__format__', '__ge__', '__getattribute__'],
  ...[
    '__getstate__',
    '__gt__',
    '__hash__',
    '__init__',
    '__init_subclass__',
    '__le__',
    '__lt__',
    '__ne__',
    '__new__',
  ],
  ...['__reduce__', '__reduce_ex__', '__repr__', '__setattr__', '__sizeof__', '__str__', '__subclasshook__'],
]);

/** Members of types that the engine does not have. */
const missingMembers = new Map([
  ['str', ['encode', 'istitle', 'maketrans', 'translate']],
  ['int', ['denominator', 'from_bytes', 'imag', 'numerator', 'real']],
  ['bool', ['denominator', 'from_bytes', 'imag', 'numerator', 'real']],
  ['float', ['fromhex', 'imag', 'real']],
  ['set', ['symmetric_difference_update']],
  ...['NoneType', 'list', 'dict', 'tuple', 'frozenset', 'range', 'slice', 'function', 'method'].map(
    (name): [string, string[]] => [name, []],
  ),
]);

/** Members that programs ask for to see what a value can do, and that none of these types has. */
const absentMembers = new Set(['__next__', '__call__', '__enter__', '__exit__', '__name__', '__array__']);

/** Whether Python's object may have a member that the engine does not know: then its lack is not said to be an error. */
function mayHave(value: Value, name: string): boolean {
  if (objectMembers.has(name)) return true;
  if (value instanceof Instance)
    return value.type.lookup('with_traceback') !== undefined && ['__traceback__', 'add_note'].includes(name);
  const missing = missingMembers.get(typeNameOf(value));
  if (missing !== undefined && !['function', 'method'].includes(typeNameOf(value)) && absentMembers.has(name))
    return false;
  return missing === undefined || name.startsWith('__') || missing.includes(name);
}

function missingMember(module: Module, name: string): Error {
  return new Refusal(`${module.name}.${name}`);
}

/** `value.name = assigned` */
export function setAttributeOf(value: Value, name: string, assigned: Value): void {
  if (value instanceof PythonObject && value.setAttribute(name, assigned)) return;
  if (value instanceof Module) throw new Refusal(`an assignment to ${value.name}.${name}`);
  if (attributeOrUndefined(value, name) !== undefined)
    throw attributeError(`'${typeNameOf(value)}' object attribute '${name}' is read-only`);
  throw attributeError(`'${typeNameOf(value)}' object has no attribute '${name}'`);
}

/** `del value.name` */
export function deleteAttributeOf(value: Value, name: string): void {
  if (value instanceof PythonObject && value.deleteAttribute(name)) return;
  if (value instanceof Module) throw new Refusal(`del ${value.name}.${name}`);
  throw attributeError(
    value instanceof ClassValue ? name : `'${typeNameOf(value)}' object has no attribute '${name}'`,
  );
}

/** `value[index]` */
export function itemOf(value: Value, index: Value): Value {
  if (typeof value === 'string') return characterOf(value, index);
  const found = value instanceof PythonObject ? value.item(index) : undefined;
  if (found === undefined) throw typeError(`'${typeNameOf(value)}' object is not subscriptable`);
  return found;
}

function characterOf(text: string, index: Value): string {
  const characters = charactersOf(text);
  if (index instanceof Slice) {
    const { start, stop, step } = index.indices(characters.length);
    if (step === 1 && typeof characters === 'string') return characters.slice(start, Math.max(start, stop));
    return sliced(Array.from(characters), index).join('');
  }
  if (toIndex(index) === undefined)
    throw typeError(`string indices must be integers, not '${typeNameOf(index)}'`);
  return characters[placeOf(index, characters.length, 'string')] ?? '';
}

/** `value[index] = assigned` */
export function setItemOf(value: Value, index: Value, assigned: Value): void {
  if (value instanceof PythonObject && value.setItem(index, assigned)) return;
  throw typeError(`'${typeNameOf(value)}' object does not support item assignment`);
}

/** `del value[index]` */
export function deleteItemOf(value: Value, index: Value): void {
  if (value instanceof PythonObject && value.deleteItem(index)) return;
  throw typeError(
    `'${typeNameOf(value)}' object ${value instanceof TupleValue || typeof value === 'string' ? "doesn't support" : 'does not support'} item deletion`,
  );
}

/** `len(value)` */
export function lengthOf(value: Value): number {
  if (typeof value === 'string') return charactersOf(value).length;
  const found = value instanceof PythonObject ? value.length() : undefined;
  if (found === undefined) throw typeError(`object of type '${typeNameOf(value)}' has no len()`);
  return found;
}

export { callOrWait, callValue, isTrue, itemsOf, iterate, noKeywords, typeNameOf } from './protocol.ts';

provideOperations({ attributeOf, compareValues, isEqual, isIdentical, itemOf, repr, str, toIndex });
