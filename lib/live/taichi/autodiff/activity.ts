import type { KernelExpression, Statement, Storage, Variable } from '../../kernel/expressions.ts';
import { changedVariable, statementsIn } from '../../kernel/statements.ts';
import { elementType, isReal } from '../../kernel/types.ts';
import { expressionsOf, partsOf } from '../../kernel/walk.ts';

/** Which values of a kernel a gradient goes through: those that depend on fields with gradients. */
export class Activity {
  private readonly variables = new Set<Variable>();

  constructor(
    statements: readonly Statement[],
    /** The gradient of a field. */
    readonly gradientOf: (storage: Storage) => Storage | undefined,
  ) {
    const all = [...statementsIn(statements)];
    for (let size = -1; size !== this.variables.size; ) {
      size = this.variables.size;
      for (const statement of all) this.follow(statement);
    }
  }

  private follow(statement: Statement): void {
    const variable = changedVariable(statement);
    const value = 'value' in statement ? statement.value : undefined;
    if (variable && value) this.assign(variable, value);
    if (statement.kind === 'atomic') this.assign(statement.result, statement.target);
  }

  private assign(variable: Variable, value: KernelExpression): void {
    if (isReal(elementType(variable.type)) && this.isActive(value)) this.variables.add(variable);
  }

  hasVariable(variable: Variable): boolean {
    return this.variables.has(variable);
  }

  /** Whether a gradient goes through an expression. */
  isActive(expression: KernelExpression): boolean {
    const { node, type } = expression;
    if (!isReal(elementType(type))) return false;
    if (node.kind === 'variable') return this.variables.has(node.variable);
    if (node.kind === 'element') return this.gradientOf(node.storage) !== undefined;
    if (node.kind === 'unary' && (node.operator === 'floor' || node.operator === 'ceil')) return false;
    if (node.kind === 'binary' && (node.operator === 'floorDiv' || node.operator === 'rawMod')) return false;
    return partsOf(expression).some((part) => this.isActive(part));
  }

  /** Whether a statement reads a field that has a gradient, also where none goes through. */
  readsField(statement: Statement): boolean {
    for (const { node } of expressionsOf(statement))
      if (node.kind === 'element' && this.gradientOf(node.storage)) return true;
    return false;
  }
}
