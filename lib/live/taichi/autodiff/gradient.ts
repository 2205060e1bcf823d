import { Refusal } from '../../errors.ts';
import type { KernelBuilder } from '../../kernel/builder.ts';
import type { Statement, Storage } from '../../kernel/expressions.ts';
import { statementsIn } from '../../kernel/statements.ts';
import { isReal, isTensor } from '../../kernel/types.ts';
import { changedElement, expressionsOf } from '../../kernel/walk.ts';
import { Activity } from './activity.ts';
import { differentiated, type GradientScope } from './body.ts';
import { checkInnerLoops } from './inner-loops.ts';
import { hasLoop, loopFromEnd } from './loops.ts';
import { assignmentsIn, checkKernel } from './rules.ts';

export type KernelScope = {
  gradientOf: (storage: Storage) => Storage | undefined;
  stackSize: number;
  allocate: (bytes: number) => number;
};

type Loop = Extract<Statement, { kind: 'range' | 'elements' }>;

/**
 * The statements of the kernel that computes the gradient of another one: `kernel.grad`. Each loop at the top level becomes one, in
 * reverse order; its turns compute their values again and pass the adjoints on.
 * @throws Refusal for what the language does not differentiate, and for what it does not differentiate right
 */
export function kernelGradient(builder: KernelBuilder, scope: KernelScope): Statement[] {
  const statements = builder.block;
  if (builder.hasSerialLoop) throw new Refusal('the gradient of a kernel with a loop that is serialized');
  const activity = new Activity(statements, scope.gradientOf);
  checkKernel(statements, activity);
  const inner = { activity, ...scope };
  const loops = statements.filter(isLoop);
  if (loops.length === 0) {
    const around = statements.find((statement) => hasLoop([statement]));
    if (around) throw new Refusal('the gradient of a kernel with a loop in an `if`', around.line);
    return differentiated(statements, inner);
  }
  const before = statements.filter((statement) => !isLoop(statement));
  for (const statement of before) checkBeforeLoop(statement);
  return [
    ...before,
    ...loops.reverse().map((loop): Loop => ({ ...loop, body: nest(loop.body, inner, true) })),
  ];
}

function isLoop(statement: Statement): statement is Loop {
  return statement.kind === 'range' || statement.kind === 'elements';
}

/** The bounds of `ti.ndrange` are computed before the loop. All else there is an error of the language. */
function checkBeforeLoop(statement: Statement): void {
  const isBound =
    statement.kind === 'declare' && statement.variable.name === '' && statement.variable.type === 'i32';
  if (!isBound)
    throw new Refusal('the gradient of a kernel with loops and statements without a loop', statement.line);
}

/**
 * The body of a loop. Where it only has further loops, each turn of the innermost one is differentiated by itself, and they run from the
 * last to the first.
 */
function nest(body: readonly Statement[], scope: GradientScope, isOutermost: boolean): Statement[] {
  if (!hasLoop(body)) return differentiated(body, scope);
  if (isNest(body, scope.activity)) {
    checkOrder(body, scope.activity);
    return body.map((statement) => nestPart(statement, scope));
  }
  if (!isOutermost)
    throw new Refusal(
      'the gradient of a kernel with loops three deep and statements between them',
      body[0]?.line,
    );
  checkInnerLoops(body, scope.activity);
  return differentiated(body, scope);
}

/** A statement of a nest: a loop, a condition of loops, or a value. */
function nestPart(statement: Statement, scope: GradientScope): Statement {
  if (statement.kind === 'range')
    return loopFromEnd({ ...statement, body: nest(statement.body, scope, false) });
  if (statement.kind !== 'if') return statement;
  const part = (block: readonly Statement[]) => block.map((one) => nestPart(one, scope));
  return { ...statement, consequent: part(statement.consequent), otherwise: part(statement.otherwise) };
}

/** Whether statements are loops, also in conditions, and values for their indices that no gradient depends on. */
function isNest(body: readonly Statement[], activity: Activity): boolean {
  const counts = assignmentsIn(body);
  const isPart = (statement: Statement): boolean => {
    if (activity.readsField(statement)) return false;
    if (statement.kind === 'range') return true;
    if (statement.kind === 'if') return [...statement.consequent, ...statement.otherwise].every(isPart);
    if (statement.kind !== 'declare' || counts.get(statement.variable) !== 1) return false;
    const { type } = statement.variable;
    return !isTensor(type) || !isReal(type.element);
  };
  return body.every(isPart);
}

/** Loops one after the other are not reversed: none may read what another one changes. */
function checkOrder(body: readonly Statement[], { gradientOf }: Activity): void {
  const loops = body.filter(({ kind }) => kind === 'range' || kind === 'if');
  if (loops.length < 2) return;
  const [changed, read] = [new Set<Storage>(), new Set<Storage>()];
  for (const statement of statementsIn(loops)) {
    const target = changedElement(statement);
    if (target && gradientOf(target.storage)) changed.add(target.storage);
    for (const { node } of expressionsOf(statement)) if (node.kind === 'element') read.add(node.storage);
  }
  if ([...changed].some((storage) => read.has(storage)))
    throw new Refusal(
      'the gradient of a kernel with inner loops of which one reads what another changes',
      loops[1]?.line,
    );
}
