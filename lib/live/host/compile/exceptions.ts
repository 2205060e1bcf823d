import type { Statement } from '../../syntax/tree.ts';
import { PythonError, runtimeError, typeError } from '../errors.ts';
import { exceptionOf, exceptionType, matches, raised } from '../exceptions.ts';
import { attributeOrUndefined, callValue, isTrue, typeNameOf } from '../operations.ts';
import { current } from '../state.ts';
import { classOf } from '../types.ts';
import { PythonObject, type Value } from '../values.ts';
import { compileExpression } from './expressions.ts';
import { compileBlock } from './forward.ts';
import { deleteName, storeName } from './names.ts';
import { compileStore } from './targets.ts';
import { type Completion, type Context, type Execute, type Frame, normal, type Run } from './unit.ts';

/** `with`, `try` and `raise`. */

/** The methods of a context manager. @throws TypeError of Python where it is none */
export function contextMethods(manager: Value): { enter: Value; exit: Value } {
  const enter = attributeOrUndefined(manager, '__enter__');
  const exit = attributeOrUndefined(manager, '__exit__');
  if (enter !== undefined && exit !== undefined) return { enter, exit };
  const missed = enter === undefined ? '' : ' (missed __exit__ method)';
  throw typeError(`'${typeNameOf(manager)}' object does not support the context manager protocol${missed}`);
}

/** Calls `__exit__` with an error. @returns whether it takes the error */
export function exitWith(exit: Value, error: PythonError): boolean {
  const exception = exceptionOf(error);
  const before = current.handled;
  current.handled = error;
  try {
    // A traceback is an object that programs do not look at here.
    return isTrue(callValue(exit, [classOf(exception), exception, null]));
  } finally {
    current.handled = before;
  }
}

export function compileWith(node: Extract<Statement, { kind: 'with' }>, context: Context): Execute {
  const [first, ...rest] = node.items;
  if (!first) return compileBlock(node.body, context);
  const { line } = node;
  const manager = compileExpression(first.context, context);
  const store = first.target && compileStore(first.target, context);
  const body: Execute =
    rest.length > 0 ? compileWith({ ...node, items: rest }, context) : compileBlock(node.body, context);
  return (frame) => {
    const { enter, exit } = contextMethods(manager(frame));
    const entered = callValue(enter, []);
    let completion: Completion;
    try {
      store?.(frame, entered);
      completion = body(frame);
    } catch (error) {
      if (!(error instanceof PythonError)) throw error;
      current.line = line;
      if (exitWith(exit, error)) return normal;
      throw error;
    }
    current.line = line;
    callValue(exit, [null, null, null]);
    return completion;
  };
}

/** A handler of errors, without its body. */
export type CompiledHandler = {
  line: number;
  types: Run | undefined;
  store: ((frame: Frame, value: Value) => void) | undefined;
  forget: ((frame: Frame) => void) | undefined;
};

/** What a handler needs, but for its body, which may wait. */
export function compileHandler(
  handler: Extract<Statement, { kind: 'try' }>['handlers'][number],
  context: Context,
): CompiledHandler {
  return {
    line: handler.line,
    types: handler.types && compileExpression(handler.types, context),
    store: handler.name ? storeName(handler.name, context) : undefined,
    forget: handler.name ? deleteName(handler.name, context, true) : undefined,
  };
}

/** Whether a handler takes an error. */
export function takes(handler: CompiledHandler, error: PythonError, frame: Frame): boolean {
  current.line = handler.line;
  return handler.types === undefined || matches(error, handler.types(frame));
}

export function compileTry(node: Extract<Statement, { kind: 'try' }>, context: Context): Execute {
  const body = compileBlock(node.body, context);
  const otherwise = compileBlock(node.otherwise, context);
  const last = compileBlock(node.last, context);
  const handlers = node.handlers.map((one) => ({
    ...compileHandler(one, context),
    body: compileBlock(one.body, context),
  }));
  const handled = (frame: Frame): Completion => {
    let completion: Completion;
    const depth = current.depth;
    try {
      completion = body(frame);
    } catch (error) {
      if (!(error instanceof PythonError)) throw error;
      current.depth = depth;
      const handler = handlers.find((one) => takes(one, error, frame));
      if (!handler) throw error;
      const before = current.handled;
      current.handled = error;
      handler.store?.(frame, exceptionOf(error));
      try {
        return handler.body(frame);
      } finally {
        current.handled = before;
        handler.forget?.(frame);
      }
    }
    return completion === normal ? otherwise(frame) : completion;
  };
  if (node.last.length === 0) return handled;
  return (frame) => {
    let completion: Completion;
    try {
      completion = handled(frame);
    } catch (error) {
      // What ends the program ends it at once.
      if (!(error instanceof PythonError)) throw error;
      const before = current.handled;
      current.handled = error;
      const ending = last(frame);
      current.handled = before;
      if (ending !== normal) return ending;
      throw error;
    }
    const { result } = frame;
    const ending = last(frame);
    if (ending !== normal) return ending;
    frame.result = result;
    return completion;
  };
}

export function compileRaise(node: Extract<Statement, { kind: 'raise' }>, context: Context): Execute {
  if (!node.error)
    return () => {
      throw current.handled ?? runtimeError('No active exception to reraise');
    };
  const value = compileExpression(node.error, context);
  const cause = node.cause && compileExpression(node.cause, context);
  return (frame) => {
    const error = raised(value(frame));
    if (cause) {
      const from = cause(frame);
      const isClass = from instanceof PythonObject && classOf(from) === classOf(exceptionType('Exception'));
      exceptionOf(error).members.set('__cause__', isClass ? callValue(from, []) : from);
    }
    throw error;
  };
}
