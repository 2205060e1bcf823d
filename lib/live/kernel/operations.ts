import { Refusal } from '../errors.ts';
import {
  type BinaryOperation,
  type Comparison,
  constant,
  type ExpressionNode,
  KernelExpression,
  type UnaryOperation,
} from './expressions.ts';
import {
  bitsOf,
  componentCount,
  elementType,
  haveSameShape,
  integerRange,
  isReal,
  isSigned,
  isTensor,
  type KernelType,
  normal,
  promotedType,
  type ScalarType,
  typeText,
  withElement,
} from './types.ts';

/** An error that Taichi's compiler raises, under the name of its Python class. */
export class CompilationError extends Error {
  line: number | undefined;

  constructor(
    readonly type:
      | 'TaichiTypeError'
      | 'TaichiSyntaxError'
      | 'TaichiNameError'
      | 'TaichiIndexError'
      | 'TaichiCompilationError'
      | 'ValueError'
      | 'TypeError'
      | 'IndexError'
      | 'RuntimeError',
    message: string,
  ) {
    super(message);
    this.name = type;
  }
}

/** The types of literals, set by `ti.init`; that of truth values, which depends on the version of the language. */
export type DefaultTypes = { integer: ScalarType; real: ScalarType; truth: 'i32' | 'u1' };

/** The names that messages have for operations, from `binary_op_type_symbol` in `taichi/ir/expression_ops.h`. */
const symbols: Readonly<Record<BinaryOperation, string>> = {
  add: '+',
  sub: '-',
  mul: '*',
  div: '/',
  trueDiv: '/',
  floorDiv: '//',
  rawMod: '%',
  pow: 'pow',
  atan2: 'atan2',
  min: 'min',
  max: 'max',
  and: '&',
  or: '|',
  xor: '^',
  shl: '<<',
  sar: '>>',
  shr: 'bit_shr',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
  eq: '==',
  ne: '!=',
};

const bitwise: ReadonlySet<BinaryOperation> = new Set(['and', 'or', 'xor', 'shl', 'sar', 'shr']);
const shifts: ReadonlySet<BinaryOperation> = new Set(['shl', 'sar', 'shr']);
const comparisons: ReadonlySet<BinaryOperation> = new Set<Comparison>(['lt', 'le', 'gt', 'ge', 'eq', 'ne']);

/**
 * A literal or a number of the program around, as a kernel takes it.
 * @throws CompilationError for an integer that does not fit the type
 */
export function literal(
  value: bigint | number | boolean,
  types: DefaultTypes,
  type?: ScalarType,
): KernelExpression {
  if (typeof value === 'boolean') return constant(value ? 1n : 0n, types.truth);
  if (typeof value === 'number') {
    const chosen = type ?? types.real;
    if (!isReal(chosen))
      throw new CompilationError(
        'TaichiTypeError',
        'Floating-point literals must be annotated with a floating-point type. For type casting, use `ti.cast`.',
      );
    return constant(normal(value, chosen), chosen);
  }
  const chosen = type ?? types.integer;
  if (chosen === 'u1') throw new Refusal('ti.u1 of a number');
  if (isReal(chosen))
    throw new CompilationError(
      'TaichiTypeError',
      'Integer literals must be annotated with a integer type. For type casting, use `ti.cast`.',
    );
  const [least, most] = integerRange(chosen);
  if (value < least || value > most)
    throw new CompilationError(
      'TaichiTypeError',
      type
        ? `Integer literal ${value} exceeded the range of specified dtype: ${type}`
        : `Integer literal ${value} exceeded the range of default_ip: ${types.integer}, please specify the dtype via e.g. \`ti.u64(${value})\` or set a different \`default_ip\` in \`ti.init()\``,
    );
  return constant(value, chosen);
}

/** A value converted to another type of number; a tensor component by component. */
export function cast(operand: KernelExpression, type: ScalarType): KernelExpression {
  const from = elementType(operand.type);
  if (from === type) return operand;
  // The language leaves out a conversion to `u1` or to eight bits where another one without a sign came before it.
  if (type === 'u1' ? isReal(from) || !isSigned(from) : from === 'u1' && bitsOf(type) === 8)
    throw new Refusal(`a conversion from ${from} to ${type}`);
  const { node } = operand;
  if (node.kind === 'constant' && !isReal(type) && typeof node.value === 'bigint') {
    const [least, most] = integerRange(type);
    if (node.value >= least && node.value <= most) return constant(node.value, type);
  }
  return new KernelExpression({ kind: 'cast', operand }, withElement(operand.type, type));
}

/** The bits of a number, read as another type of as many bits; of a tensor component by component. */
export function bitCast(operand: KernelExpression, type: ScalarType): KernelExpression {
  return new KernelExpression({ kind: 'bitCast', operand }, withElement(operand.type, type));
}

/** A tensor of elements that are all numbers; its type is the promoted type of theirs, or the given one. */
export function tensor(
  elements: readonly KernelExpression[],
  shape: readonly number[],
  element?: ScalarType,
): KernelExpression {
  const types = elements.map(({ type }) => elementType(type));
  const chosen = element ?? types.reduce(promotedType);
  return new KernelExpression(
    { kind: 'matrix', elements: elements.map((one) => cast(one, chosen)) },
    { element: chosen, shape },
  );
}

/** One component of a tensor. */
export function componentOf(
  operand: KernelExpression,
  indices: readonly (number | KernelExpression)[],
  line = 0,
): KernelExpression {
  const expressions = indices.map((index) =>
    typeof index === 'number' ? constant(BigInt(index), 'i32') : index,
  );
  return new KernelExpression(
    { kind: 'component', tensor: operand, indices: expressions, line },
    elementType(operand.type),
  );
}

/** @throws CompilationError where an index is no integer */
export function checkIndices(indices: readonly KernelExpression[]): void {
  for (const [at, { type }] of indices.entries())
    if (isReal(elementType(type)))
      throw new CompilationError(
        'TaichiTypeError',
        `indices must be integers, however '${typeText(type)}' is provided as index ${at}`,
      );
}

/** The same for those of a vector or matrix. @throws Refusal for a type at which the language's compiler stops */
export function checkPlaces(indices: readonly KernelExpression[]): void {
  checkIndices(indices);
  if (indices.every(({ node }) => node.kind === 'constant')) return;
  for (const { type } of indices)
    if (type === 'u32' || bitsOf(elementType(type)) === 64)
      throw new Refusal(`an index of type ${typeText(type)} of a vector or matrix`);
}

/** All components of a value, in row-major order. */
export function componentsOf(operand: KernelExpression): KernelExpression[] {
  const { type } = operand;
  if (!isTensor(type)) return [operand];
  if (operand.node.kind === 'matrix') return operand.node.elements;
  const columns = type.shape[1];
  return Array.from({ length: componentCount(type) }, (_, at) =>
    componentOf(operand, columns === undefined ? [at] : [Math.floor(at / columns), at % columns]),
  );
}

/**
 * An operation on two values: a number and a tensor are taken component by component.
 * @throws CompilationError where the types do not go together
 */
export function binary(
  operator: BinaryOperation,
  left: KernelExpression,
  right: KernelExpression,
  types: DefaultTypes,
  line: number,
): KernelExpression {
  const unsupported = () =>
    new CompilationError(
      'TaichiTypeError',
      `unsupported operand type(s) for '${symbols[operator]}': '${typeText(left.type)}' and '${typeText(right.type)}'`,
    );
  if (isTensor(left.type) && isTensor(right.type) && !haveSameShape(left.type, right.type))
    throw unsupported();
  const shape: KernelType = isTensor(left.type) ? left.type : right.type;
  const a = elementType(left.type);
  const b = elementType(right.type);
  if (bitwise.has(operator) && (isReal(a) || isReal(b))) throw unsupported();
  checkTruthValues(operator, a, b);
  const make = (result: ScalarType, operandType?: ScalarType) =>
    new KernelExpression(
      {
        kind: 'binary',
        operator,
        left: operandType ? cast(left, operandType) : left,
        right: operandType ? cast(right, operandType) : right,
        line,
      },
      withElement(shape, result),
    );
  if (comparisons.has(operator)) return make(types.truth, promotedType(a, b));
  // The exponent of a vector is broadcast first, and the result is then promoted as for any operation.
  if (operator === 'pow' && !isReal(b)) {
    const { node } = right;
    if (!isReal(a) && node.kind === 'constant' && node.value < 0)
      throw new CompilationError('RuntimeError', 'Negative exponent in pow(int, int) is not allowed.');
    const result = isTensor(shape) ? promotedType(a, b) : a;
    const isSmall = node.kind === 'constant' && Math.abs(Number(node.value)) <= 32;
    if (types.truth === 'u1' && isTensor(shape) && (result !== a || !isSmall))
      throw new Refusal('a vector to the power of these integers');
    const power = make(a);
    return result === a ? power : cast(power, result);
  }
  if (shifts.has(operator)) return make(a);
  if (operator === 'atan2') {
    // `frontend_ir.cpp` compares the types of whole operands, so vectors of f64 count as others.
    const result = !isTensor(shape) && (a === 'f64' || b === 'f64') ? 'f64' : 'f32';
    return make(result, result);
  }
  if (operator === 'trueDiv') {
    const result = promotedType(isReal(a) ? a : types.real, isReal(b) ? b : types.real);
    return make(result, result);
  }
  const result = promotedType(a, b);
  if ((operator === 'min' || operator === 'max') && bitsOf(result) === 8)
    throw new Refusal(`${operator} of numbers of type ${result}`);
  if (operator === 'rawMod' && !isSigned(result)) throw new Refusal(`raw_mod of numbers of type ${result}`);
  return make(result, result);
}

/**
 * Of two truth values, `True + True` depends on when the language computes it; with small integers a truth value has no type of its own.
 * @throws Refusal
 */
function checkTruthValues(operator: BinaryOperation, a: ScalarType, b: ScalarType): void {
  if (a !== 'u1' && b !== 'u1') return;
  const isSafe =
    a === b
      ? ['and', 'or', 'xor', 'trueDiv'].includes(operator) || comparisons.has(operator)
      : !shifts.has(operator) && operator !== 'pow' && bitsOf(a) !== 8 && bitsOf(b) !== 8;
  if (!isSafe) throw new Refusal(`\`${symbols[operator]}\` of values of type ${a} and ${b}`);
}

const realOnly: ReadonlySet<UnaryOperation> = new Set([
  ...(['round', 'floor', 'ceil'] as const),
  ...(['sin', 'cos', 'tan', 'asin', 'acos', 'tanh'] as const),
]);
/** What the language's compiler has for 32 and 64 bits with a sign only (`emit_extra_unary` in `codegen_llvm.cpp`). */
const limitedTypes: ReadonlySet<UnaryOperation> = new Set(['abs', 'logicNot']);
const integerOnly: ReadonlySet<UnaryOperation> = new Set(['not', 'logicNot', 'popcnt']);

/** The names that messages have for operations: `bit_not`. */
const unaryNames: Readonly<Partial<Record<UnaryOperation, string>>> = {
  not: 'bit_not',
  logicNot: 'logic_not',
};

/**
 * An operation on one value.
 * @throws CompilationError for a type that it does not take
 */
export function unary(
  operator: UnaryOperation,
  operand: KernelExpression,
  types: DefaultTypes,
): KernelExpression {
  const type = elementType(operand.type);
  const name = unaryNames[operator] ?? operator;
  if (realOnly.has(operator) && !isReal(type))
    throw new CompilationError(
      'TaichiTypeError',
      `'${name}' takes real inputs only, however '${type}' is provided`,
    );
  if (integerOnly.has(operator) && isReal(type))
    throw new CompilationError(
      'TaichiTypeError',
      `'${name}' takes integral inputs only, however '${type}' is provided`,
    );
  if (operator === 'logicNot' && types.truth === 'u1')
    return new KernelExpression(
      { kind: 'unary', operator, operand: cast(operand, 'u1') },
      withElement(operand.type, 'u1'),
    );
  if (type === 'u1' && operator !== 'not') throw new Refusal(`${name} of a truth value`);
  // The compiler for CPUs ends the process for these.
  if (limitedTypes.has(operator) && (bitsOf(type) < 32 || !isSigned(type)))
    throw new Refusal(`${name} of a number of type ${type}`);
  const needsReal = operator === 'sqrt' || operator === 'exp' || operator === 'log' || operator === 'rsqrt';
  const result = needsReal && !isReal(type) ? types.real : type;
  const node: ExpressionNode = { kind: 'unary', operator, operand: cast(operand, result) };
  return new KernelExpression(node, withElement(operand.type, result));
}

/** Whether a value is not zero, as 0 or 1. */
export function truth(operand: KernelExpression, types: DefaultTypes): KernelExpression {
  return unary('logicNot', unary('logicNot', operand, types), types);
}

/** `and` and `or`, which compute the right side only where it matters. */
export function logical(
  operator: 'and' | 'or',
  left: KernelExpression,
  right: KernelExpression,
  types: DefaultTypes,
): KernelExpression {
  if (types.truth === 'u1') return logicalOfIntegers(operator, left, right);
  if (left.type !== 'i32' || right.type !== 'i32')
    throw new CompilationError(
      'TaichiTypeError',
      `unsupported operand type(s) for '${operator === 'and' ? '&&' : '||'}': '${typeText(left.type)}' and '${typeText(right.type)}'`,
    );
  return new KernelExpression({ kind: 'logical', operator, left, right }, 'i32');
}

/** The same in v1.7, where the result is one of the two values, of the type that both are promoted to. */
function logicalOfIntegers(
  operator: 'and' | 'or',
  left: KernelExpression,
  right: KernelExpression,
): KernelExpression {
  if (isTensor(left.type) || isTensor(right.type))
    throw new Refusal(`\`${operator}\` of vectors in a kernel`);
  if (isReal(left.type) || isReal(right.type) || bitsOf(left.type) > 32 || bitsOf(right.type) > 32)
    throw new Refusal(`\`${operator}\` of values of type ${left.type} and ${right.type}`);
  const type = promotedType(left.type, right.type);
  const [a, b] = [cast(left, type), cast(right, type)];
  return new KernelExpression({ kind: 'logical', operator, left: a, right: b }, type);
}

/** One of two values: `select` computes both, `conditional` the one that is chosen. */
export function choice(
  kind: 'select' | 'conditional',
  test: KernelExpression,
  consequent: KernelExpression,
  otherwise: KernelExpression,
  types: DefaultTypes,
): KernelExpression {
  const operands = [test, consequent, otherwise];
  const unsupported = () => {
    const [a, b, c] = operands.map(({ type }) => `'${typeText(type)}'`);
    const name = kind === 'select' ? 'select' : 'ifte';
    return new CompilationError(
      'TaichiTypeError',
      `unsupported operand type(s) for '${name}': ${a}, ${b} and ${c}`,
    );
  };
  const tensors = operands.filter(({ type }) => isTensor(type));
  const [first] = tensors;
  if (first && tensors.some(({ type }) => !haveSameShape(type, first.type))) throw unsupported();
  const condition = elementType(test.type);
  if (!isReal(condition) && condition !== 'i32' && types.truth === 'i32') {
    if (kind === 'conditional') throw unsupported();
    throw new Refusal(`ti.select by a value of type ${condition}`);
  }
  const result = promotedType(elementType(consequent.type), elementType(otherwise.type));
  return new KernelExpression(
    {
      kind,
      test: truth(test, types),
      consequent: cast(consequent, result),
      otherwise: cast(otherwise, result),
    },
    withElement(first?.type ?? 'i32', result),
  );
}
