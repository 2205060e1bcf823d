import { PythonObject } from '../host/values.ts';
import type { KernelType, ScalarType } from './types.ts';

/**
 * A value that is known when a kernel runs. It is a tree that is computed where a statement uses it, as in Taichi's own compiler: an
 * expression that stands in two statements is computed twice, and what has an effect is stored in a variable first.
 */
export class KernelExpression extends PythonObject {
  override readonly typeName = 'Expr';

  constructor(
    readonly node: ExpressionNode,
    readonly type: KernelType,
  ) {
    super();
  }
}

export type ExpressionNode =
  | { kind: 'constant'; value: number | bigint }
  | { kind: 'variable'; variable: Variable }
  /** An element of a field or an ndarray. */
  | { kind: 'element'; storage: Storage; indices: KernelExpression[]; line: number }
  /** One component of a tensor. */
  | { kind: 'component'; tensor: KernelExpression; indices: KernelExpression[]; line: number }
  /** Some components of a tensor, by their place in it: `v.xy`, `m[0, :]`. */
  | { kind: 'components'; tensor: KernelExpression; places: number[] }
  | { kind: 'matrix'; elements: KernelExpression[] }
  | { kind: 'unary'; operator: UnaryOperation; operand: KernelExpression }
  | { kind: 'cast' | 'bitCast'; operand: KernelExpression; line?: number }
  /** The operands have the type in which the operation is done; shifts and integer powers keep each its own. */
  | {
      kind: 'binary';
      operator: BinaryOperation;
      left: KernelExpression;
      right: KernelExpression;
      line: number;
    }
  | { kind: 'logical'; operator: 'and' | 'or'; left: KernelExpression; right: KernelExpression }
  /** `select` computes both values, `conditional` the one that it needs. */
  | {
      kind: 'select' | 'conditional';
      test: KernelExpression;
      consequent: KernelExpression;
      otherwise: KernelExpression;
    };

export type UnaryOperation =
  | ('neg' | 'abs' | 'not' | 'logicNot' | 'floor' | 'ceil' | 'round' | 'sqrt' | 'rsqrt' | 'popcnt')
  | ('sin' | 'cos' | 'tan' | 'asin' | 'acos' | 'tanh' | 'exp' | 'log' | 'sgn');

export type BinaryOperation =
  | ('add' | 'sub' | 'mul' | 'div' | 'trueDiv' | 'floorDiv' | 'rawMod' | 'pow' | 'atan2' | 'min' | 'max')
  | ('and' | 'or' | 'xor' | 'shl' | 'sar' | 'shr')
  | Comparison;

export type Comparison = 'lt' | 'le' | 'gt' | 'ge' | 'eq' | 'ne';

/** A variable of a kernel. Each component of its type is a local of the WebAssembly function. */
export type Variable = { name: string; type: KernelType; isConstant?: boolean };

/** A level of the layout of a field: it divides an axis into so many parts. */
export type Level = { axis: number; count: number };

/**
 * Where the elements of a field or an ndarray are, in row-major order. Addresses and extents are numbers where they are known when the
 * kernel is compiled, and variables for arguments.
 */
export type Storage = {
  name: string;
  address: number | Variable;
  extents: readonly (number | Variable)[];
  /** What is taken from each index: `offset=` of a field. */
  offsets?: readonly number[];
  element: KernelType;
  /** The loops over a field whose elements do not lie in row-major order, from the outermost: the axis, and how many steps. */
  levels?: readonly Level[];
  /** The bytes from an element to the next, and from a component to the next. */
  stride: number;
  componentStride: number;
  /** Which elements are there, for a field below a sparse node. */
  cells?: SparseCells;
  /** What it belongs to, where it is not the memory of plain numbers: no gradient goes through it. */
  feature?: 'sparse nodes' | 'quantised types';
};

/** Where statements are written, from the line that is compiled. */
export type StatementBlock = { readonly line: number; emit(statement: Statement): void };

/** Which elements of a field are there, for the compiler of kernels. */
export interface SparseCells {
  /** Writes what makes the cells of an element active. */
  activate(indices: readonly KernelExpression[], block: StatementBlock): void;
  /** Writes a loop over the elements that are there. */
  loop(variables: readonly Variable[], body: Statement[], block: StatementBlock): void;
}

export type Statement =
  | { kind: 'declare'; variable: Variable; value?: KernelExpression; line: number }
  | { kind: 'store'; target: KernelExpression; value: KernelExpression; line: number }
  | {
      kind: 'atomic';
      operator: AtomicOperation;
      target: KernelExpression;
      value: KernelExpression;
      result: Variable;
      line: number;
    }
  | { kind: 'random'; result: Variable; line: number }
  | { kind: 'if'; test: KernelExpression; consequent: Statement[]; otherwise: Statement[]; line: number }
  | {
      kind: 'range';
      variable: Variable;
      begin: KernelExpression;
      end: KernelExpression;
      body: Statement[];
      line: number;
    }
  | { kind: 'elements'; variables: Variable[]; storage: Storage; body: Statement[]; line: number }
  | { kind: 'while'; condition: Statement[]; test: KernelExpression; body: Statement[]; line: number }
  | { kind: 'break' | 'continue'; line: number }
  | { kind: 'print'; parts: (string | PrintedValue)[]; line: number }
  | { kind: 'assert'; test: KernelExpression; message: (string | PrintedValue)[]; line: number }
  | { kind: 'fail'; failure: Failure; line: number }
  | { kind: 'return'; values: KernelExpression[]; line: number };

/** What stops a kernel while it runs. */
export type Failure = 'index' | 'division' | 'conversion' | 'cells' | 'inactive' | 'quant' | 'stack';

export type AtomicOperation = 'add' | 'sub' | 'min' | 'max' | 'and' | 'or' | 'xor';

/** A number or tensor that is printed, with the format after its colon in an f-string. */
export type PrintedValue = { value: KernelExpression; format?: string };

/** A constant of a type; integers are bigints. */
export function constant(value: number | bigint, type: ScalarType): KernelExpression {
  return new KernelExpression({ kind: 'constant', value }, type);
}

export function variableExpression(variable: Variable): KernelExpression {
  return new KernelExpression({ kind: 'variable', variable }, variable.type);
}

/** Whether something can be assigned to it. */
export function isAssignable({ node }: KernelExpression): boolean {
  if (node.kind === 'variable') return !node.variable.isConstant;
  if (node.kind === 'element') return true;
  return (node.kind === 'component' || node.kind === 'components') && isAssignable(node.tensor);
}
