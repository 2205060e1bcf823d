import type { KernelExpression, Statement, Variable } from '../kernel/expressions.ts';

/** The variables that statements may change, with those of the statements in them. */
export function assignedIn(statements: readonly Statement[], found = new Set<Variable>()): Set<Variable> {
  for (const statement of statements) {
    switch (statement.kind) {
      case 'declare':
        found.add(statement.variable);
        break;
      case 'store':
      case 'atomic':
        addTarget(statement.target, found);
        break;
      case 'if':
        assignedIn(statement.consequent, found);
        assignedIn(statement.otherwise, found);
        break;
      case 'while':
        assignedIn(statement.condition, found);
        assignedIn(statement.body, found);
        break;
      case 'range':
      case 'elements':
        assignedIn(statement.body, found);
        break;
    }
  }
  return found;
}

function addTarget({ node }: KernelExpression, found: Set<Variable>): void {
  if (node.kind === 'variable') found.add(node.variable);
  if (node.kind === 'component' || node.kind === 'components') addTarget(node.tensor, found);
}
