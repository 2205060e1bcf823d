import type { KernelExpression, Statement, Variable } from './expressions.ts';

/** The lists of statements in a statement. */
export function blocksIn(statement: Statement): readonly (readonly Statement[])[] {
  switch (statement.kind) {
    case 'if':
      return [statement.consequent, statement.otherwise];
    case 'while':
      return [statement.condition, statement.body];
    case 'range':
    case 'elements':
      return [statement.body];
    default:
      return [];
  }
}

/** Statements and all that are in them. */
export function* statementsIn(statements: readonly Statement[]): Iterable<Statement> {
  for (const statement of statements) {
    yield statement;
    for (const block of blocksIn(statement)) yield* statementsIn(block);
  }
}

/** What a statement stores in. */
export function targetOf(statement: Statement): KernelExpression | undefined {
  return statement.kind === 'store' || statement.kind === 'atomic' ? statement.target : undefined;
}

/** The variable that a target is, or is a part of. */
export function variableOf({ node }: KernelExpression): Variable | undefined {
  if (node.kind === 'variable') return node.variable;
  return node.kind === 'component' || node.kind === 'components' ? variableOf(node.tensor) : undefined;
}

/** The variable that a statement gives a value. */
export function changedVariable(statement: Statement): Variable | undefined {
  if (statement.kind === 'declare') return statement.variable;
  const target = targetOf(statement);
  return target && variableOf(target);
}
