import { Refusal } from '../../errors.ts';
import type {
  KernelExpression,
  Statement,
  Storage,
  UnaryOperation,
  Variable,
} from '../../kernel/expressions.ts';
import { changedVariable, statementsIn, targetOf } from '../../kernel/statements.ts';
import {
  changedElement,
  componentPlace,
  expressionsIn,
  expressionsOf,
  usedVariables,
  valuesOf,
} from '../../kernel/walk.ts';
import type { Activity } from './activity.ts';

/** Operations that stop the language's compiler where it makes a gradient, whatever they are for. */
const notDifferentiated: ReadonlySet<UnaryOperation> = new Set(['tan', 'round', 'sgn', 'not', 'popcnt']);

/**
 * What a kernel may not have for its gradient: what the language refuses, and where its own gradient is not the derivative or depends on
 * what its compiler leaves out.
 * @throws Refusal
 */
export function checkKernel(statements: readonly Statement[], activity: Activity): void {
  for (const statement of statementsIn(statements)) {
    checkKind(statement);
    checkBranches(statement);
    const target = targetOf(statement);
    for (const value of [...(target ? [target] : []), ...valuesOf(statement)])
      for (const one of expressionsIn(value)) checkExpression(one, activity, statement.line);
  }
  checkResults(statements);
  checkOtherFields(statements, activity);
}

/** What an atomic operation gives may not be used. */
function checkResults(statements: readonly Statement[]): void {
  const used = usedVariables(statements);
  for (const statement of statementsIn(statements))
    if (statement.kind === 'atomic' && used.has(statement.result))
      throw new Refusal('the gradient of a kernel that uses what an atomic operation gives', statement.line);
}

/** A field without a gradient that changes may not be read. */
function checkOtherFields(statements: readonly Statement[], { gradientOf }: Activity): void {
  const read = new Set<Storage['address']>();
  for (const statement of statementsIn(statements))
    for (const { node } of expressionsOf(statement))
      if (node.kind === 'element') read.add(node.storage.address);
  for (const statement of statementsIn(statements)) {
    const changed = changedElement(statement);
    if (changed && !gradientOf(changed.storage) && read.has(changed.storage.address))
      throw new Refusal(
        'the gradient of a kernel that reads and changes a field without a gradient',
        statement.line,
      );
  }
}

/** Where a branch has a loop and other statements, the language's own gradient may be wrong. */
function checkBranches(statement: Statement): void {
  if (statement.kind !== 'if') return;
  const branches = [...statement.consequent, ...statement.otherwise];
  const loop = [...statementsIn(branches)].find(({ kind }) => kind === 'range' || kind === 'elements');
  if (loop && branches.length > 1)
    throw new Refusal('the gradient of a kernel with an `if` around a loop and other statements', loop.line);
}

function checkKind({ kind, line }: Statement): void {
  if (['while', 'break', 'continue', 'random', 'return', 'fail'].includes(kind))
    throw new Refusal(`the gradient of a kernel with ${names[kind] ?? `\`${kind}\``}`, line);
}

const names: Readonly<Partial<Record<string, string>>> = {
  random: 'random numbers',
  return: 'a result',
  fail: 'sparse nodes',
};

function checkExpression({ node }: KernelExpression, { gradientOf }: Activity, line: number): void {
  if (node.kind === 'unary' && notDifferentiated.has(node.operator))
    throw new Refusal(`the gradient of a kernel with ${node.operator}`, line);
  if (node.kind === 'bitCast') throw new Refusal('the gradient of a kernel with bit_cast', line);
  if (node.kind === 'component' && componentPlace(node.tensor, node.indices) === undefined)
    throw new Refusal('the gradient of a kernel with an index of a vector that is not known', line);
  if (node.kind !== 'element') return;
  const { storage } = node;
  if (storage.feature) throw new Refusal(`the gradient of a kernel with ${storage.feature}`, line);
  if (typeof storage.address !== 'number') throw new Refusal('the gradient of a kernel with an array', line);
  if (storage.cells || gradientOf(storage)?.cells)
    throw new Refusal('the gradient of a kernel with sparse nodes', line);
}

/** How often each variable gets a value, in the text of a kernel. */
export function assignmentsIn(statements: readonly Statement[]): ReadonlyMap<Variable, number> {
  const counts = new Map<Variable, number>();
  for (const statement of statementsIn(statements)) {
    const variable = changedVariable(statement);
    if (variable) counts.set(variable, (counts.get(variable) ?? 0) + 1);
  }
  return counts;
}
