import type { Clause, Expression } from '../../syntax/tree.ts';
import { DictValue } from '../collections/dictionaries.ts';
import { IteratorValue } from '../collections/iterators.ts';
import { ListValue } from '../collections/lists.ts';
import { SetValue } from '../collections/sets.ts';
import { isTrue, iterate } from '../operations.ts';
import { current, step } from '../state.ts';
import type { Value } from '../values.ts';
import { capture } from './definitions.ts';
import { compileExpression } from './forward.ts';
import type { Scope } from './scope.ts';
import { compileStore } from './targets.ts';
import { Cell, type Context, Frame, type Run } from './unit.ts';

type Comprehension = Extract<Expression, { kind: 'comprehension' | 'dictComprehension' }>;

/** A comprehension is a function of its own, as in Python: its variables are not seen around it. */
export function compileComprehension(node: Comprehension, context: Context): Run {
  const scope = context.unit.scopes.get(node) as Scope;
  const inner: Context = { unit: context.unit, scope };
  const [first] = node.clauses;
  if (!first) throw new Error('a comprehension without clauses');
  const items = compileExpression(first.items, context);
  const open = frameMaker(scope, context);
  if (node.kind === 'dictComprehension') {
    const key = compileExpression(node.key, inner);
    const value = compileExpression(node.value, inner);
    const loop = compileLoop(node.clauses, inner);
    return (outer) => {
      const found = new DictValue();
      const iterable = iterate(items(outer));
      loop(open(outer), iterable, (frame) => found.set(key(frame), value(frame)));
      return found;
    };
  }
  const element = compileExpression(node.element, inner);
  if (node.of === 'generator') return compileGenerator(node, element, items, open, inner);
  const loop = compileLoop(node.clauses, inner);
  if (node.of === 'set')
    return (outer) => {
      const found = new SetValue();
      const iterable = iterate(items(outer));
      loop(open(outer), iterable, (frame) => found.add(element(frame)));
      return found;
    };
  return (outer) => {
    const found: Value[] = [];
    const iterable = iterate(items(outer));
    loop(open(outer), iterable, (frame) => found.push(element(frame)));
    return new ListValue(found);
  };
}

/** Makes the variables of a comprehension, with those of the function around it that it uses. */
function frameMaker(scope: Scope, context: Context): (outer: Frame) => Frame {
  const captured = capture(scope, context.scope);
  return (outer) => {
    const cells = [...scope.cells.map(() => new Cell()), ...captured(outer)];
    return new Frame(new Array<Value | undefined>(scope.slots.size), cells);
  };
}

type Loop = (frame: Frame, items: Iterable<Value>, action: (frame: Frame) => void) => void;

function compileLoop(clauses: readonly Clause[], context: Context): Loop {
  const [first, ...rest] = clauses;
  if (!first) throw new Error('a comprehension without clauses');
  const store = compileStore(first.target, context);
  const conditions = first.conditions.map((one) => compileExpression(one, context));
  const [next] = rest;
  const inner = next && { items: compileExpression(next.items, context), loop: compileLoop(rest, context) };
  return (frame, items, action) => {
    const iterator = items[Symbol.iterator]();
    for (let found = iterator.next(); !found.done; found = iterator.next()) {
      step();
      store(frame, found.value);
      if (!conditions.every((one) => isTrue(one(frame)))) continue;
      if (inner) inner.loop(frame, iterate(inner.items(frame)), action);
      else action(frame);
    }
  };
}

/** A generator expression: its items are made when they are asked for. */
function compileGenerator(
  node: Comprehension,
  element: Run,
  items: Run,
  open: (outer: Frame) => Frame,
  context: Context,
): Run {
  const clauses = node.clauses.map((clause) => ({
    store: compileStore(clause.target, context),
    items: compileExpression(clause.items, context),
    conditions: clause.conditions.map((one) => compileExpression(one, context)),
  }));
  function* generate(frame: Frame, at: number, first: Iterable<Value> | undefined): Generator<Value> {
    const clause = clauses[at];
    if (!clause) {
      yield element(frame);
      return;
    }
    const iterator = (first ?? iterate(clause.items(frame)))[Symbol.iterator]();
    for (let found = iterator.next(); !found.done; found = iterator.next()) {
      step();
      clause.store(frame, found.value);
      if (!clause.conditions.every((one) => isTrue(one(frame)))) continue;
      if (at + 1 === clauses.length) yield element(frame);
      else yield* generate(frame, at + 1, undefined);
    }
  }
  const { line } = node;
  return (outer) => {
    const generator = generate(open(outer), 0, iterate(items(outer)));
    // While an item is made, the line is that of the expression.
    const next = (): IteratorResult<Value> => {
      const before = current.line;
      current.line = line;
      const found = generator.next();
      current.line = before;
      return found;
    };
    return new IteratorValue('generator', { [Symbol.iterator]: () => ({ next }) });
  };
}
