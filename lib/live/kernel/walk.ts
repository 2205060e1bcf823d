import type { ExpressionNode, KernelExpression, Statement, Variable } from './expressions.ts';
import { statementsIn, targetOf } from './statements.ts';
import { isTensor } from './types.ts';

type ElementNode = Extract<ExpressionNode, { kind: 'element' }>;

/** The expressions that an expression is made of directly. */
export function partsOf({ node }: KernelExpression): readonly KernelExpression[] {
  switch (node.kind) {
    case 'constant':
    case 'variable':
      return [];
    case 'element':
      return node.indices;
    case 'component':
      return [node.tensor, ...node.indices];
    case 'components':
      return [node.tensor];
    case 'matrix':
      return node.elements;
    case 'unary':
    case 'cast':
    case 'bitCast':
      return [node.operand];
    case 'binary':
    case 'logical':
      return [node.left, node.right];
    case 'select':
    case 'conditional':
      return [node.test, node.consequent, node.otherwise];
  }
}

/** An expression and all that are in it. */
export function* expressionsIn(expression: KernelExpression): Iterable<KernelExpression> {
  yield expression;
  for (const part of partsOf(expression)) yield* expressionsIn(part);
}

/** The expressions whose values a statement uses itself, in order: also those that choose the place of a store. */
export function valuesOf(statement: Statement): readonly KernelExpression[] {
  switch (statement.kind) {
    case 'declare':
      return statement.value ? [statement.value] : [];
    case 'store':
    case 'atomic':
      return [statement.value, ...indicesOf(statement.target)];
    case 'if':
    case 'while':
      return [statement.test];
    case 'assert':
      return [statement.test, ...printed(statement.message)];
    case 'range':
      return [statement.begin, statement.end];
    case 'print':
      return printed(statement.parts);
    case 'return':
      return statement.values;
    default:
      return [];
  }
}

function printed(parts: readonly (string | { value: KernelExpression })[]): KernelExpression[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part.value]));
}

/** The expressions that choose the place of a store. */
function indicesOf({ node }: KernelExpression): readonly KernelExpression[] {
  if (node.kind === 'element') return node.indices;
  if (node.kind === 'component') return [...indicesOf(node.tensor), ...node.indices];
  return node.kind === 'components' ? indicesOf(node.tensor) : [];
}

/** All expressions whose values a statement uses itself, and those in them. */
export function* expressionsOf(statement: Statement): Iterable<KernelExpression> {
  for (const value of valuesOf(statement)) yield* expressionsIn(value);
}

/** A statement with other statements in it, in the order of `blocksIn`. */
export function withBlocks(statement: Statement, blocks: readonly Statement[][]): Statement {
  const [first = [], second = []] = blocks;
  switch (statement.kind) {
    case 'if':
      return { ...statement, consequent: first, otherwise: second };
    case 'while':
      return { ...statement, condition: first, body: second };
    case 'range':
    case 'elements':
      return { ...statement, body: first };
    default:
      return statement;
  }
}

/** All variables whose values statements use. */
export function usedVariables(statements: readonly Statement[]): ReadonlySet<Variable> {
  const found = new Set<Variable>();
  for (const statement of statementsIn(statements))
    for (const { node } of expressionsOf(statement)) if (node.kind === 'variable') found.add(node.variable);
  return found;
}

/** The element of a field that a target is, or is a part of. */
export function elementIn({ node }: KernelExpression): ElementNode | undefined {
  if (node.kind === 'element') return node;
  return node.kind === 'component' || node.kind === 'components' ? elementIn(node.tensor) : undefined;
}

/** The element of a field that a statement changes, or changes a part of. */
export function changedElement(statement: Statement): ElementNode | undefined {
  const target = targetOf(statement);
  return target && elementIn(target);
}

/** Which component of a tensor indices choose, where that is known. */
export function componentPlace(
  { type }: KernelExpression,
  indices: readonly KernelExpression[],
): number | undefined {
  const shape = isTensor(type) ? type.shape : [];
  let place = 0;
  for (const [at, { node }] of indices.entries()) {
    if (node.kind !== 'constant') return undefined;
    // A single index counts all components.
    place = indices.length === 1 ? Number(node.value) : place * (shape[at] ?? 1) + Number(node.value);
  }
  return place;
}
