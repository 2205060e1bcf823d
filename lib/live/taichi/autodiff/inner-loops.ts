import { Refusal } from '../../errors.ts';
import type { KernelExpression, Statement, Variable } from '../../kernel/expressions.ts';
import { statementsIn, variableOf } from '../../kernel/statements.ts';
import { changedElement, expressionsOf } from '../../kernel/walk.ts';
import type { Activity } from './activity.ts';
import { knownNumber } from './powers.ts';
import { assignmentsIn } from './rules.ts';

type Loop = Extract<Statement, { kind: 'range' }>;

/** Operations whose operands the language keeps for each turn of an inner loop and linear ones. */
const keptOperations: ReadonlySet<string> = new Set([
  ...['add', 'sub', 'mul', 'div', 'trueDiv', 'neg'],
  ...['abs', 'sin', 'cos', 'log', 'sqrt'],
]);

/**
 * Checks inner loops that are not alone in the body of a loop. v1.6.0 keeps what changes from turn to turn for some operations only, and
 * not the index: its gradients are wrong for all else, without a message.
 * @throws Refusal
 */
export function checkInnerLoops(body: readonly Statement[], activity: Activity): void {
  for (const statement of statementsIn(body)) if (statement.kind === 'range') checkLoop(statement, activity);
}

function checkLoop(loop: Loop, activity: Activity): void {
  const assigned = assignmentsIn(loop.body);
  const declared = new Set<Variable>();
  for (const statement of statementsIn(loop.body))
    if (statement.kind === 'declare') declared.add(statement.variable);
  const isFromBefore = (variable: Variable) =>
    activity.hasVariable(variable) && !declared.has(variable) && !assigned.has(variable);
  for (const statement of statementsIn(loop.body)) {
    checkEffect(statement, activity);
    for (const expression of expressionsOf(statement)) checkValue(expression, loop, activity, statement.line);
    const copied = copiedVariable(statement);
    const changes = copied ? (assigned.get(copied) ?? 0) - (declared.has(copied) ? 1 : 0) : 0;
    if (copied && changes > 0 && activity.hasVariable(copied))
      throw refusal('copies a variable that it changes', statement.line);
  }
  for (const statement of statementsIn(loop.body))
    for (const { node } of expressionsOf(statement))
      if (node.kind === 'variable' && isFromBefore(node.variable))
        throw refusal('reads a variable from before it', statement.line);
}

function refusal(what: string, line: number): Refusal {
  return new Refusal(`the gradient of a kernel with an inner loop that ${what}`, line);
}

/** The way back runs through what is not undone a second time. */
function checkEffect(statement: Statement, activity: Activity): void {
  if (statement.kind === 'print' || statement.kind === 'assert')
    throw refusal(`has \`${statement.kind}\``, statement.line);
  const element = changedElement(statement);
  if (element && !activity.gradientOf(element.storage))
    throw refusal('changes a field without a gradient', statement.line);
}

function checkValue(expression: KernelExpression, loop: Loop, activity: Activity, line: number): void {
  const { node } = expression;
  if (node.kind === 'variable' && node.variable === loop.variable)
    throw refusal('uses its index beside other statements', line);
  if (!activity.isActive(expression)) return;
  const isKept =
    node.kind === 'unary' || node.kind === 'binary'
      ? keptOperations.has(node.operator) || isKnownPower(expression)
      : node.kind !== 'cast' && node.kind !== 'select' && node.kind !== 'conditional';
  if (!isKept) throw refusal(`has ${'operator' in node ? node.operator : node.kind}`, line);
}

function isKnownPower({ node }: KernelExpression): boolean {
  if (node.kind !== 'binary' || node.operator !== 'pow') return false;
  const exponent = knownNumber(node.right);
  return exponent !== undefined && Number.isInteger(exponent) && exponent >= 0;
}

/** The variable whose value another one gets as it is. */
function copiedVariable(statement: Statement): Variable | undefined {
  if (statement.kind !== 'declare' && statement.kind !== 'store') return undefined;
  return statement.value && variableOf(statement.value);
}
