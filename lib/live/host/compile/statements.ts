import { Refusal } from '../../errors.ts';
import type { Expression, Statement } from '../../syntax/tree.ts';
import { DictValue } from '../collections/dictionaries.ts';
import { RangeValue } from '../collections/ranges.ts';
import { PythonError } from '../errors.ts';
import { isTrue, iterate, updateOperation } from '../operations.ts';
import { current, step } from '../state.ts';
import type { Value } from '../values.ts';
import { compileClass, compileDecorated, compileFunction } from './definitions.ts';
import { compileRaise, compileTry, compileWith } from './exceptions.ts';
import { compileExpression } from './expressions.ts';
import { compileImport, compileImportFrom } from './imports.ts';
import { storeName } from './names.ts';
import { compileDelete, compileStore } from './targets.ts';
import {
  broken,
  type Context,
  continued,
  type Execute,
  type Frame,
  normal,
  type Run,
  returned,
} from './unit.ts';

/** What runs statements one after the other. */
export function compileBlock(statements: readonly Statement[], context: Context): Execute {
  const all = statements.map((one) => compileStatement(one, context));
  const [first, second] = all;
  if (!first) return () => normal;
  if (!second) return first;
  return (frame) => {
    for (let at = 0; at < all.length; at++) {
      const completion = (all[at] as Execute)(frame);
      if (completion !== normal) return completion;
    }
    return normal;
  };
}

/** What runs a statement. What cannot be compiled is refused when it is run. */
export function compileStatement(node: Statement, context: Context): Execute {
  const { line } = node;
  try {
    const run = compilePlain(node, context);
    return (frame) => {
      current.line = line;
      return run(frame);
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return () => {
      current.line = line;
      throw new Refusal(error.feature, error.line ?? line);
    };
  }
}

function action(run: (frame: Frame) => unknown): Execute {
  return (frame) => {
    run(frame);
    return normal;
  };
}

function compilePlain(node: Statement, context: Context): Execute {
  switch (node.kind) {
    case 'expression':
      return action(compileExpression(node.value, context));
    case 'assign': {
      const value = compileExpression(node.value, context);
      const stores = node.targets.map((one) => compileStore(one, context));
      const [store] = stores;
      if (store && stores.length === 1) return action((frame) => store(frame, value(frame)));
      return action((frame) => {
        const found = value(frame);
        for (const one of stores) one(frame, found);
      });
    }
    case 'update':
      return action(compileUpdate(node, context));
    case 'annotated':
      return compileAnnotated(node, context);
    case 'function': {
      const store = storeName(node.name, context);
      const made = compileDecorated(node.decorators, compileFunction(node, context), context);
      return action((frame) => store(frame, made(frame)));
    }
    case 'class': {
      const store = storeName(node.name, context);
      const made = compileDecorated(node.decorators, compileClass(node, context), context);
      return action((frame) => store(frame, made(frame)));
    }
    case 'return': {
      const value = node.value ? compileExpression(node.value, context) : () => null;
      return (frame) => {
        frame.result = value(frame);
        return returned;
      };
    }
    case 'if': {
      const test = compileExpression(node.test, context);
      const consequent = compileBlock(node.consequent, context);
      const otherwise = compileBlock(node.otherwise, context);
      return (frame) => (isTrue(test(frame)) ? consequent(frame) : otherwise(frame));
    }
    case 'for':
      return compileFor(node, context);
    case 'while': {
      const test = compileExpression(node.test, context);
      const body = compileBlock(node.body, context);
      const otherwise = compileBlock(node.otherwise, context);
      const { line } = node;
      return (frame) => {
        while (isTrue(test(frame))) {
          step();
          const completion = body(frame);
          if (completion === broken) return normal;
          if (completion === returned) return returned;
          current.line = line;
        }
        return otherwise(frame);
      };
    }
    case 'break':
      return () => broken;
    case 'continue':
      return () => continued;
    case 'pass':
    case 'global':
    case 'nonlocal':
      return () => normal;
    case 'with':
      return compileWith(node, context);
    case 'try':
      return compileTry(node, context);
    case 'raise':
      return compileRaise(node, context);
    case 'assert': {
      const test = compileExpression(node.test, context);
      const message = node.message && compileExpression(node.message, context);
      return action((frame) => {
        if (!isTrue(test(frame))) throw new PythonError('AssertionError', message ? [message(frame)] : []);
      });
    }
    case 'import':
      return action(compileImport(node, context));
    case 'importFrom':
      return action(compileImportFrom(node, context));
    case 'delete': {
      const all = node.targets.map((one) => compileDelete(one, context));
      return action((frame) => {
        for (const one of all) one(frame);
      });
    }
  }
}

/** `target += value`: the object and index of the target are evaluated once. */
function compileUpdate(
  node: Extract<Statement, { kind: 'update' }>,
  context: Context,
): (frame: Frame) => void {
  const { target, operator } = node;
  const value = compileExpression(node.value, context);
  if (target.kind === 'name') {
    const read = compileExpression(target, context);
    const store = storeName(target.name, context);
    if (operator === '+')
      return (frame) => {
        const before = read(frame);
        const by = value(frame);
        const isInt = typeof before === 'bigint' && typeof by === 'bigint';
        store(frame, isInt ? before + by : updateOperation('+', before, by));
      };
    return (frame) => store(frame, updateOperation(operator, read(frame), value(frame)));
  }
  if (target.kind !== 'attribute' && target.kind !== 'subscript')
    throw new PythonError('SyntaxError', 'illegal expression for augmented assignment');
  const object = hold(target.object, context);
  const index = target.kind === 'subscript' ? hold(target.index, context) : undefined;
  const held =
    target.kind === 'subscript' && index
      ? { ...target, object: object.node, index: index.node }
      : { ...target, object: object.node };
  const read = compileExpression(held, context);
  const store = compileStore(held, context);
  return (frame) => {
    object.run(frame);
    index?.run(frame);
    const before = read(frame);
    store(frame, updateOperation(operator, before, value(frame)));
  };
}

/** Evaluates an expression into a variable of its own, and gives an expression that reads it. */
export function hold(
  expression: Expression,
  context: Context,
): { node: Expression; run: (frame: Frame) => void } {
  const name = context.scope.temporary();
  const value = compileExpression(expression, context);
  const store = storeName(name, context);
  return { node: { kind: 'name', line: expression.line, name }, run: (frame) => store(frame, value(frame)) };
}

function compileAnnotated(node: Extract<Statement, { kind: 'annotated' }>, context: Context): Execute {
  const store = node.value && compileStore(node.target, context);
  const value: Run = node.value ? compileExpression(node.value, context) : () => null;
  // Annotations of local variables are not evaluated in Python either.
  const isKept = context.scope.kind !== 'function' && node.target.kind === 'name';
  const annotation = isKept ? compileExpression(node.annotation, context) : undefined;
  const name = node.target.kind === 'name' ? node.target.name : '';
  return action((frame) => {
    store?.(frame, value(frame));
    const found = annotation?.(frame);
    if (found !== undefined && frame.namespace) annotationsOf(frame.namespace).set(name, found);
  });
}

/** The annotated names of a class body in their order, for `@dataclass`. */
function annotationsOf(namespace: Map<string, Value>): DictValue {
  const known = namespace.get('__annotations__');
  if (known instanceof DictValue) return known;
  const made = new DictValue();
  namespace.set('__annotations__', made);
  return made;
}

function compileFor(node: Extract<Statement, { kind: 'for' }>, context: Context): Execute {
  const items = compileExpression(node.items, context);
  const store = compileStore(node.target, context);
  const body = compileBlock(node.body, context);
  const otherwise = compileBlock(node.otherwise, context);
  const { line } = node;
  const isSimple = node.target.kind === 'name';
  return (frame) => {
    const iterable = items(frame);
    if (isSimple && iterable instanceof RangeValue) {
      const { count, step: by } = iterable;
      let value = iterable.start;
      for (let at = 0; at < count; at++) {
        step();
        store(frame, value);
        const completion = body(frame);
        if (completion === broken) return normal;
        if (completion === returned) return returned;
        value += by;
      }
      return otherwise(frame);
    }
    // The iterator is not closed at the end: the program may go on with it.
    const iterator = iterate(iterable)[Symbol.iterator]();
    for (let next = iterator.next(); !next.done; next = iterator.next()) {
      step();
      store(frame, next.value);
      const completion = body(frame);
      if (completion === broken) return normal;
      if (completion === returned) return returned;
      current.line = line;
    }
    return otherwise(frame);
  };
}
