import type { Expression } from '../../../syntax/tree.ts';
import { ClassValue } from '../../classes.ts';
import { ProgramFunction } from '../../functions.ts';
import { Instance } from '../../instances.ts';
import { BoundMethod } from '../../members.ts';
import { attributeOf, callOrWait, isTrue, noKeywords } from '../../operations.ts';
import { isPromise } from '../../state.ts';
import type { Keywords, Value } from '../../values.ts';
import { type Call, compileKeywords } from '../calls.ts';
import { compileExpression, compileItems } from '../expressions.ts';
import { compileStore } from '../targets.ts';
import type { Context, Frame, Waiting } from '../unit.ts';
import { mapChildren } from '../walk.ts';

/** What evaluates an expression and may wait for something in it. */
export type WaitingRun = (frame: Frame) => Waiting<Value>;

/** An expression in the form that waits. */
export function compileWaitingExpression(node: Expression, context: Context): WaitingRun {
  if (!context.unit.mayWait(node)) {
    const plain = compileExpression(node, context);
    // biome-ignore lint/correctness/useYield: it has the form of the others.
    return function* (frame) {
      return plain(frame);
    };
  }
  switch (node.kind) {
    case 'call':
      return compileCall(node, context);
    case 'logical': {
      const left = compileWaitingExpression(node.left, context);
      const right = compileWaitingExpression(node.right, context);
      const isAnd = node.operator === 'and';
      return function* (frame) {
        const value = yield* left(frame);
        return isTrue(value) === isAnd ? yield* right(frame) : value;
      };
    }
    case 'conditional': {
      const test = compileWaitingExpression(node.test, context);
      const consequent = compileWaitingExpression(node.consequent, context);
      const otherwise = compileWaitingExpression(node.otherwise, context);
      return function* (frame) {
        return yield* isTrue(yield* test(frame)) ? consequent(frame) : otherwise(frame);
      };
    }
  }
  // The parts are evaluated in their order into variables; then the rest does not wait any more.
  const parts: { name: string; run: WaitingRun }[] = [];
  const rest = mapChildren(node, (child) => {
    const name = context.scope.temporary();
    parts.push({ name, run: compileWaitingExpression(child, context) });
    return { kind: 'name', line: child.line, name };
  });
  const stores = parts.map(({ name }) => compileStore({ kind: 'name', line: node.line, name }, context));
  const run = compileExpression(rest, context);
  return function* (frame) {
    for (const [at, part] of parts.entries()) stores[at]?.(frame, yield* part.run(frame));
    return run(frame);
  };
}

function compileCall(node: Extract<Expression, { kind: 'call' }>, context: Context): WaitingRun {
  const { callee } = node;
  const object = callee.kind === 'attribute' ? compileWaitingExpression(callee.object, context) : undefined;
  const name = callee.kind === 'attribute' ? callee.name : '';
  const called = compileWaitingExpression(callee, context);
  const args = node.args.map((one) =>
    one.kind === 'starred'
      ? { items: compileItems([one], context) }
      : { run: compileWaitingExpression(one, context) },
  );
  const keywords = compileWaitingKeywords(node, context);
  return function* (frame) {
    const target = object ? attributeOf(yield* object(frame), name) : yield* called(frame);
    const given: Value[] = [];
    for (const { items, run } of args) {
      if (run) given.push(yield* run(frame));
      else given.push(...items(frame, target));
    }
    return yield* callWaiting(target, given, yield* keywords(frame, target));
  };
}

/** Keywords that wait are evaluated into variables; then they are collected as others. */
function compileWaitingKeywords(
  node: Call,
  context: Context,
): (frame: Frame, callee: Value) => Generator<Promise<Value>, Keywords, Value> {
  const parts: { name: string; run: WaitingRun }[] = [];
  const held = node.keywords.map((one) => {
    if (!context.unit.mayWait(one.value)) return one;
    const name = context.scope.temporary();
    parts.push({ name, run: compileWaitingExpression(one.value, context) });
    const value: Expression = { kind: 'name', line: one.value.line, name };
    return { ...one, value };
  });
  const stores = parts.map(({ name }) => compileStore({ kind: 'name', line: node.line, name }, context));
  const keywords = compileKeywords({ ...node, keywords: held }, context);
  return function* (frame, callee) {
    for (const [at, part] of parts.entries()) stores[at]?.(frame, yield* part.run(frame));
    return keywords?.(frame, callee) ?? noKeywords;
  };
}

/** Calls a value, and waits where it waits. */
export function* callWaiting(callee: Value, args: readonly Value[], keywords: Keywords): Waiting<Value> {
  if (callee instanceof ProgramFunction) return yield* callee.callWaiting(args, keywords);
  if (callee instanceof BoundMethod)
    return yield* callWaiting(callee.callable, [callee.self, ...args], keywords);
  if (callee instanceof ClassValue && !callee.mro.some((one) => one.construct && one.name !== 'object')) {
    const init = callee.lookup('__init__');
    if (init instanceof ProgramFunction) {
      const made = new Instance(callee);
      yield* init.callWaiting([made, ...args], keywords);
      return made;
    }
  }
  const found = callOrWait(callee, args, keywords);
  return isPromise(found) ? yield found : found;
}
