import type { BinaryOperation, KernelExpression, Statement, UnaryOperation } from '../kernel/expressions.ts';
import { elementType, isTensor, type ScalarType } from '../kernel/types.ts';

/** The types of numbers of which four are computed at once. */
export type LaneType = 'f32' | 'i32';

/** Instructions on four numbers, after their prefix (https://webassembly.github.io/spec/core/appendix/index-instructions.html). */
export const laneOp = {
  constant: 12,
  splat: { i32: 0x11, f32: 0x13 },
  extract: { i32: 0x1b, f32: 0x1f },
  replace: { i32: 0x1c, f32: 0x20 },
  not: 0x4d,
  and: 0x4e,
  or: 0x50,
  bitSelect: 0x52,
  anyTrue: 0x53,
  convert: 0xfa,
} as const;

const unary: Readonly<Record<LaneType, Partial<Record<UnaryOperation, number>>>> = {
  f32: { neg: 0xe1, abs: 0xe0, sqrt: 0xe3, floor: 0x68, ceil: 0x67 },
  i32: { neg: 0xa1 },
};

const binary: Readonly<Record<LaneType, Partial<Record<BinaryOperation, number>>>> = {
  f32: { add: 0xe4, sub: 0xe5, mul: 0xe6, div: 0xe7, trueDiv: 0xe7 },
  i32: { add: 0xae, sub: 0xb1, mul: 0xb5, and: 0x4e, or: 0x50, xor: 0x51 },
};

const comparison: Readonly<Record<LaneType, Partial<Record<BinaryOperation, number>>>> = {
  // Not `ne`, which is true of NaN there, and false in the language.
  f32: { eq: 0x41, lt: 0x43, gt: 0x44, le: 0x45, ge: 0x46 },
  i32: { eq: 0x37, ne: 0x38, lt: 0x39, gt: 0x3b, le: 0x3d, ge: 0x3f },
};

/** The instruction of an operation on a number, where there is one. */
export function laneUnary(operator: UnaryOperation, type: ScalarType): number | undefined {
  return isLaneType(type) ? unary[type][operator] : undefined;
}

/** The instruction of an operation on two numbers that is no comparison, where there is one. */
export function laneBinary(operator: BinaryOperation, type: ScalarType): number | undefined {
  return isLaneType(type) ? binary[type][operator] : undefined;
}

/** The instruction of a comparison of two numbers, which gives a mask: all bits where it is true. */
export function laneComparison(operator: BinaryOperation, type: ScalarType): number | undefined {
  return isLaneType(type) ? comparison[type][operator] : undefined;
}

function isLaneType(type: ScalarType): type is LaneType {
  return type === 'f32' || type === 'i32';
}

/** Whether statements can be computed in lanes: variables, and operations that cannot fail and that there are instructions for. */
export function areSimple(statements: readonly Statement[]): boolean {
  return statements.every((statement) => {
    switch (statement.kind) {
      case 'declare':
        return (
          isLaneType(elementType(statement.variable.type)) && (!statement.value || isSimple(statement.value))
        );
      case 'store':
        return (
          statement.target.node.kind === 'variable' && isSimple(statement.target) && isSimple(statement.value)
        );
      case 'atomic':
        return (
          statement.target.node.kind === 'variable' &&
          isSimple(statement.target) &&
          isSimple(statement.value) &&
          laneBinary(statement.operator, elementType(statement.target.type)) !== undefined
        );
      case 'if':
        return isSimple(statement.test) && areSimple(statement.consequent) && areSimple(statement.otherwise);
      default:
        return false;
    }
  });
}

/** Whether an expression can be computed in lanes. */
export function isSimple({ node, type: whole }: KernelExpression): boolean {
  const type = elementType(whole);
  if (!isLaneType(type)) return false;
  switch (node.kind) {
    case 'constant':
    case 'variable':
      return true;
    case 'component':
      return (
        isTensor(node.tensor.type) &&
        node.indices.every((index) => index.node.kind === 'constant') &&
        isSimple(node.tensor)
      );
    case 'components':
      return isSimple(node.tensor);
    case 'matrix':
      return node.elements.every(isSimple);
    case 'unary':
      return (
        isSimple(node.operand) &&
        (node.operator === 'logicNot' || laneUnary(node.operator, type) !== undefined)
      );
    case 'cast': {
      const from = elementType(node.operand.type);
      return isSimple(node.operand) && (from === type || (from === 'i32' && type === 'f32'));
    }
    case 'binary': {
      const operand = elementType(node.left.type);
      return (
        operand === elementType(node.right.type) &&
        isSimple(node.left) &&
        isSimple(node.right) &&
        (laneBinary(node.operator, operand) !== undefined ||
          laneComparison(node.operator, operand) !== undefined)
      );
    }
    case 'logical':
      return type === 'i32' && isSimple(node.left) && isSimple(node.right);
    case 'select':
    case 'conditional':
      return (
        elementType(node.test.type) === 'i32' &&
        isSimple(node.test) &&
        isSimple(node.consequent) &&
        isSimple(node.otherwise)
      );
    default:
      return false;
  }
}
