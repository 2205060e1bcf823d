import type { Statement } from '../../../syntax/tree.ts';
import { PythonError } from '../../errors.ts';
import { exceptionOf } from '../../exceptions.ts';
import { isTrue, iterate, updateOperation } from '../../operations.ts';
import { current, step } from '../../state.ts';
import type { Value } from '../../values.ts';
import { compileHandler, contextMethods, exitWith, takes } from '../exceptions.ts';
import { compileExpression } from '../expressions.ts';
import { provideCompilers } from '../forward.ts';
import { compileStatement, hold } from '../statements.ts';
import { compileStore } from '../targets.ts';
import {
  broken,
  type Completion,
  type Context,
  type Frame,
  normal,
  returned,
  type Waiting,
} from '../unit.ts';
import { mapChildren } from '../walk.ts';
import { callWaiting, compileWaitingExpression, type WaitingRun } from './expressions.ts';
import { waitingFinder } from './finder.ts';

/**
 * The second form of statements and expressions, for those in which something is waited for: generators that yield the promise and
 * are sent its value. All else runs in the plain form, which is faster.
 */

export { waitingFinder };

provideCompilers({ compileWaitingBlock });

type WaitingExecute = (frame: Frame) => Waiting<Completion>;

export function compileWaitingBlock(statements: readonly Statement[], context: Context): WaitingExecute {
  const all = statements.map((one) =>
    context.unit.mayWait(one)
      ? { waiting: compileWaiting(one, context) }
      : { plain: compileStatement(one, context) },
  );
  return function* (frame) {
    for (const { waiting, plain } of all) {
      const completion = waiting ? yield* waiting(frame) : plain(frame);
      if (completion !== normal) return completion;
    }
    return normal;
  };
}

function compileWaiting(node: Statement, context: Context): WaitingExecute {
  const run = compileKind(node, context);
  const { line } = node;
  return function* (frame) {
    current.line = line;
    return yield* run(frame);
  };
}

function compileKind(node: Statement, context: Context): WaitingExecute {
  switch (node.kind) {
    case 'expression':
      return ending(compileWaitingExpression(node.value, context), () => normal);
    case 'assign': {
      const stores = node.targets.map((one) => compileStore(one, context));
      return ending(compileWaitingExpression(node.value, context), (frame, value) => {
        for (const store of stores) store(frame, value);
        return normal;
      });
    }
    case 'annotated': {
      const store = compileStore(node.target, context);
      if (!node.value || context.scope.kind === 'class') break;
      return ending(compileWaitingExpression(node.value, context), (frame, value) => {
        store(frame, value);
        return normal;
      });
    }
    case 'return':
      if (!node.value) break;
      return ending(compileWaitingExpression(node.value, context), (frame, value) => {
        frame.result = value;
        return returned;
      });
    case 'update':
      return compileUpdate(node, context);
    case 'if':
      return compileIf(node, context);
    case 'while':
      return compileWhile(node, context);
    case 'for':
      return compileFor(node, context);
    case 'with':
      return compileWith(node, context);
    case 'try':
      return compileTry(node, context);
  }
  // What waits in another kind of statement is refused there.
  const plain = compileStatement(node, context);
  // biome-ignore lint/correctness/useYield: it has the form of the others.
  return function* (frame) {
    return plain(frame);
  };
}

function ending(value: WaitingRun, end: (frame: Frame, value: Value) => Completion): WaitingExecute {
  return function* (frame) {
    return end(frame, yield* value(frame));
  };
}

function compileUpdate(node: Extract<Statement, { kind: 'update' }>, context: Context): WaitingExecute {
  const { target } = node;
  const holds: ((frame: Frame) => void)[] = [];
  const held = mapChildren(target, (child) => {
    const { node: name, run } = hold(child, context);
    holds.push(run);
    return name;
  });
  const read = compileExpression(held, context);
  const store = compileStore(held, context);
  const value = compileWaitingExpression(node.value, context);
  return function* (frame) {
    for (const run of holds) run(frame);
    const before = read(frame);
    store(frame, updateOperation(node.operator, before, yield* value(frame)));
    return normal;
  };
}

function compileIf(node: Extract<Statement, { kind: 'if' }>, context: Context): WaitingExecute {
  const test = compileWaitingExpression(node.test, context);
  const consequent = compileWaitingBlock(node.consequent, context);
  const otherwise = compileWaitingBlock(node.otherwise, context);
  return function* (frame) {
    return yield* isTrue(yield* test(frame)) ? consequent(frame) : otherwise(frame);
  };
}

function compileWhile(node: Extract<Statement, { kind: 'while' }>, context: Context): WaitingExecute {
  const test = compileWaitingExpression(node.test, context);
  const body = compileWaitingBlock(node.body, context);
  const otherwise = compileWaitingBlock(node.otherwise, context);
  const { line } = node;
  return function* (frame) {
    while (isTrue(yield* test(frame))) {
      step();
      const completion = yield* body(frame);
      if (completion === broken) return normal;
      if (completion === returned) return returned;
      current.line = line;
    }
    return yield* otherwise(frame);
  };
}

function compileFor(node: Extract<Statement, { kind: 'for' }>, context: Context): WaitingExecute {
  const items = compileWaitingExpression(node.items, context);
  const store = compileStore(node.target, context);
  const body = compileWaitingBlock(node.body, context);
  const otherwise = compileWaitingBlock(node.otherwise, context);
  const { line } = node;
  return function* (frame) {
    const iterator = iterate(yield* items(frame))[Symbol.iterator]();
    for (let next = iterator.next(); !next.done; next = iterator.next()) {
      step();
      store(frame, next.value);
      const completion = yield* body(frame);
      if (completion === broken) return normal;
      if (completion === returned) return returned;
      current.line = line;
    }
    return yield* otherwise(frame);
  };
}

function compileWith(node: Extract<Statement, { kind: 'with' }>, context: Context): WaitingExecute {
  const [first, ...rest] = node.items;
  if (!first) return compileWaitingBlock(node.body, context);
  const { line } = node;
  const manager = compileWaitingExpression(first.context, context);
  const store = first.target && compileStore(first.target, context);
  const body: WaitingExecute =
    rest.length > 0
      ? compileWith({ ...node, items: rest }, context)
      : compileWaitingBlock(node.body, context);
  return function* (frame) {
    const { enter, exit } = contextMethods(yield* manager(frame));
    const entered = yield* callWaiting(enter, [], new Map());
    let completion: Completion;
    try {
      store?.(frame, entered);
      completion = yield* body(frame);
    } catch (error) {
      if (!(error instanceof PythonError)) throw error;
      current.line = line;
      if (exitWith(exit, error)) return normal;
      throw error;
    }
    current.line = line;
    yield* callWaiting(exit, [null, null, null], new Map());
    return completion;
  };
}

function compileTry(node: Extract<Statement, { kind: 'try' }>, context: Context): WaitingExecute {
  const body = compileWaitingBlock(node.body, context);
  const otherwise = compileWaitingBlock(node.otherwise, context);
  const last = compileWaitingBlock(node.last, context);
  const handlers = node.handlers.map((one) => ({
    ...compileHandler(one, context),
    body: compileWaitingBlock(one.body, context),
  }));
  const handled: WaitingExecute = function* (frame) {
    let completion: Completion;
    const depth = current.depth;
    try {
      completion = yield* body(frame);
    } catch (error) {
      if (!(error instanceof PythonError)) throw error;
      current.depth = depth;
      const handler = handlers.find((one) => takes(one, error, frame));
      if (!handler) throw error;
      const before = current.handled;
      current.handled = error;
      handler.store?.(frame, exceptionOf(error));
      try {
        return yield* handler.body(frame);
      } finally {
        current.handled = before;
        handler.forget?.(frame);
      }
    }
    return completion === normal ? yield* otherwise(frame) : completion;
  };
  if (node.last.length === 0) return handled;
  return function* (frame) {
    let completion: Completion;
    try {
      completion = yield* handled(frame);
    } catch (error) {
      if (!(error instanceof PythonError)) throw error;
      const before = current.handled;
      current.handled = error;
      const end = yield* last(frame);
      current.handled = before;
      if (end !== normal) return end;
      throw error;
    }
    const { result } = frame;
    const end = yield* last(frame);
    if (end !== normal) return end;
    frame.result = result;
    return completion;
  };
}
