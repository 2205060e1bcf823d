import type { KernelExpression, Statement, Variable } from '../kernel/expressions.ts';
import { variableOf } from '../kernel/statements.ts';
import { partsOf } from '../kernel/walk.ts';
import { assignedIn } from './assigned.ts';

/**
 * Whether the turns of a loop do not depend on each other, so that four of them may go on side by side, statement by statement: nothing
 * is printed, returned or random, no variable outlives a turn, and what is stored in fields is not read. Statements before `lastPart`
 * store nothing, so that stores keep their order.
 */
export function areIndependent(body: readonly Statement[], lastPart: number): boolean {
  const collect = new Collector();
  const { found } = collect;
  for (const [at, statement] of body.entries()) {
    if (!collect.statement(statement, false)) return false;
    if (at < lastPart && found.stored.size > 0) return false;
  }
  if ([...assignedIn(body)].some((variable) => !found.declared.has(variable))) return false;
  if (found.stored.size === 0 || found.loaded.size === 0) return true;
  // Two arguments may be the same array.
  const places = [...found.stored, ...found.loaded];
  if (places.some((place) => typeof place !== 'number')) return false;
  return [...found.stored].every((place) => !found.loaded.has(place));
}

/** The variables that statements and an expression name. */
export function namedIn(
  statements: readonly Statement[],
  expression?: KernelExpression,
): ReadonlySet<Variable> {
  const collect = new Collector();
  for (const statement of statements) collect.statement(statement, true);
  if (expression) collect.expression(expression);
  return collect.found.named;
}

/** Where a field or an array begins. */
type Place = number | Variable;

class Collector {
  readonly found = {
    declared: new Set<Variable>(),
    named: new Set<Variable>(),
    loaded: new Set<Place>(),
    stored: new Set<Place>(),
  };

  /** @returns false for a statement that has an effect beside stores, or leaves a loop that is not in the statements */
  statement(statement: Statement, isInLoop: boolean): boolean {
    const all = (statements: readonly Statement[], inLoop = isInLoop) =>
      statements.every((one) => this.statement(one, inLoop));
    switch (statement.kind) {
      case 'declare':
        this.found.declared.add(statement.variable);
        if (statement.value) this.expression(statement.value);
        return true;
      case 'store':
        this.expression(statement.value);
        return this.target(statement.target);
      case 'atomic':
        this.expression(statement.value);
        this.found.declared.add(statement.result);
        return this.target(statement.target) && variableOf(statement.target) !== undefined;
      case 'if':
        this.expression(statement.test);
        return all(statement.consequent) && all(statement.otherwise);
      case 'range':
        this.expression(statement.begin);
        this.expression(statement.end);
        this.found.declared.add(statement.variable);
        return all(statement.body, true);
      case 'elements':
        for (const variable of statement.variables) this.found.declared.add(variable);
        return all(statement.body, true);
      case 'while':
        this.expression(statement.test);
        return all(statement.condition, true) && all(statement.body, true);
      case 'break':
      case 'continue':
        return isInLoop;
      default:
        return false;
    }
  }

  private target(target: KernelExpression): boolean {
    const { node } = target;
    if (node.kind === 'variable') {
      this.found.named.add(node.variable);
      return true;
    }
    if (node.kind === 'element') {
      this.found.stored.add(node.storage.address);
      for (const index of node.indices) this.expression(index);
      return true;
    }
    if (node.kind === 'component') for (const index of node.indices) this.expression(index);
    return (node.kind === 'component' || node.kind === 'components') && this.target(node.tensor);
  }

  expression(expression: KernelExpression): void {
    const { node } = expression;
    if (node.kind === 'variable') this.found.named.add(node.variable);
    if (node.kind === 'element') this.found.loaded.add(node.storage.address);
    for (const part of partsOf(expression)) this.expression(part);
  }
}
