import type { Statement, Variable } from '../kernel/expressions.ts';
import { changedVariable, statementsIn } from '../kernel/statements.ts';

/** The variables that statements may change, with those of the statements in them. */
export function assignedIn(statements: readonly Statement[]): Set<Variable> {
  const found = new Set<Variable>();
  for (const statement of statementsIn(statements)) {
    const variable = changedVariable(statement);
    if (variable) found.add(variable);
  }
  return found;
}
