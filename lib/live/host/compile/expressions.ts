import { Refusal } from '../../errors.ts';
import type { BinaryOperator, CompareOperator, Expression, FormatPart } from '../../syntax/tree.ts';
import { DictValue } from '../collections/dictionaries.ts';
import { ListValue, TupleValue } from '../collections/lists.ts';
import { SetValue } from '../collections/sets.ts';
import { Slice } from '../collections/slices.ts';
import { PythonError, typeError } from '../errors.ts';
import { converted } from '../formatting/conversions.ts';
import { formatValue } from '../formatting/specification.ts';
import {
  attributeOf,
  binaryOperation,
  compareValues,
  isTrue,
  itemOf,
  itemsOf,
  typeNameOf,
  unaryOperation,
} from '../operations.ts';
import { ellipsis, PythonObject, type Value } from '../values.ts';
import { compileCall, shownName } from './calls.ts';
import { compileComprehension } from './comprehensions.ts';
import { compileLambda } from './definitions.ts';
import { readName, storeName } from './names.ts';
import type { Context, Frame, Run } from './unit.ts';

/** What evaluates an expression. */
export function compileExpression(node: Expression, context: Context): Run {
  switch (node.kind) {
    case 'integer':
    case 'float':
    case 'string':
    case 'constant': {
      const { value } = node;
      return () => value;
    }
    case 'ellipsis':
      return () => ellipsis;
    case 'format':
      return compileFormat(node.parts, context);
    case 'name':
      return readName(node.name, context);
    case 'attribute': {
      const object = compileExpression(node.object, context);
      const { name } = node;
      return (frame) => attributeOf(object(frame), name);
    }
    case 'subscript':
      return compileSubscript(node.object, node.index, context);
    case 'slice': {
      const [start, stop, step] = [node.start, node.stop, node.step].map((one) =>
        one ? compileExpression(one, context) : () => null,
      ) as [Run, Run, Run];
      return (frame) => new Slice(start(frame), stop(frame), step(frame));
    }
    case 'call':
      return compileCall(node, context);
    case 'unary': {
      const operand = compileExpression(node.operand, context);
      const { operator } = node;
      if (operator === 'not') return (frame) => !isTrue(operand(frame));
      return (frame) => unaryOperation(operator, operand(frame));
    }
    case 'binary':
      return compileBinary(
        node.operator,
        compileExpression(node.left, context),
        compileExpression(node.right, context),
      );
    case 'compare':
      return compileComparison(node, context);
    case 'logical': {
      const left = compileExpression(node.left, context);
      const right = compileExpression(node.right, context);
      if (node.operator === 'and')
        return (frame) => {
          const value = left(frame);
          return isTrue(value) ? right(frame) : value;
        };
      return (frame) => {
        const value = left(frame);
        return isTrue(value) ? value : right(frame);
      };
    }
    case 'conditional': {
      const test = compileExpression(node.test, context);
      const consequent = compileExpression(node.consequent, context);
      const otherwise = compileExpression(node.otherwise, context);
      return (frame) => (isTrue(test(frame)) ? consequent(frame) : otherwise(frame));
    }
    case 'lambda':
      return compileLambda(node, context);
    case 'list': {
      const items = compileItems(node.items, context);
      return (frame) => new ListValue(items(frame));
    }
    case 'tuple': {
      const items = compileItems(node.items, context);
      return (frame) => new TupleValue(items(frame));
    }
    case 'set': {
      const items = compileItems(node.items, context);
      return (frame) => new SetValue(items(frame));
    }
    case 'dict':
      return compileDict(node.entries, context);
    case 'comprehension':
    case 'dictComprehension':
      return compileComprehension(node, context);
    case 'named': {
      const value = compileExpression(node.value, context);
      const store = storeName(node.name, context);
      return (frame) => {
        const found = value(frame);
        store(frame, found);
        return found;
      };
    }
    case 'starred':
      throw new PythonError('SyntaxError', "can't use starred expression here");
  }
}

/** The values of expressions, of which some may be `*values`. */
export function compileItems(
  nodes: readonly Expression[],
  context: Context,
): (frame: Frame, callee?: Value) => Value[] {
  const runs = nodes.map((one) => compileExpression(one.kind === 'starred' ? one.value : one, context));
  if (!nodes.some(({ kind }) => kind === 'starred'))
    return (frame) => {
      const found = new Array<Value>(runs.length);
      for (let at = 0; at < runs.length; at++) found[at] = (runs[at] as Run)(frame);
      return found;
    };
  const isStarred = nodes.map(({ kind }) => kind === 'starred');
  return (frame, callee) =>
    runs.flatMap((run, at) => {
      const value = run(frame);
      if (!isStarred[at]) return [value];
      if (value instanceof PythonObject || typeof value === 'string') return itemsOf(value);
      const what = callee === undefined ? 'Value' : `${shownName(callee)} argument`;
      throw typeError(`${what} after * must be an iterable, not ${typeNameOf(value)}`);
    });
}

function compileDict(entries: readonly { key?: Expression; value: Expression }[], context: Context): Run {
  const runs = entries.map(({ key, value }) => ({
    key: key && compileExpression(key, context),
    value: compileExpression(value, context),
  }));
  return (frame) => {
    const found = new DictValue();
    for (const { key, value } of runs) {
      if (key) {
        const of = key(frame);
        found.set(of, value(frame));
        continue;
      }
      const other = value(frame);
      if (!(other instanceof DictValue)) throw typeError(`'${typeNameOf(other)}' object is not a mapping`);
      for (const [of, one] of other.entries()) found.set(of, one);
    }
    return found;
  };
}

function compileSubscript(object: Expression, index: Expression, context: Context): Run {
  const container = compileExpression(object, context);
  const at = compileExpression(index, context);
  return (frame) => {
    const from = container(frame);
    const where = at(frame);
    if (from instanceof ListValue && typeof where === 'bigint' && where >= 0n) {
      const found = from.items[Number(where)];
      if (found !== undefined) return found;
    }
    return itemOf(from, where);
  };
}

/** An operator on two values. The common cases of numbers are here, so that loops are fast. */
export function compileBinary(operator: BinaryOperator, left: Run, right: Run): Run {
  switch (operator) {
    case '+':
      return (frame) => {
        const a = left(frame);
        const b = right(frame);
        if (typeof a === 'bigint' && typeof b === 'bigint') return a + b;
        if (typeof a === 'number' && typeof b === 'number') return a + b;
        return binaryOperation('+', a, b);
      };
    case '-':
      return (frame) => {
        const a = left(frame);
        const b = right(frame);
        if (typeof a === 'bigint' && typeof b === 'bigint') return a - b;
        if (typeof a === 'number' && typeof b === 'number') return a - b;
        return binaryOperation('-', a, b);
      };
    case '*':
      return (frame) => {
        const a = left(frame);
        const b = right(frame);
        if (typeof a === 'bigint' && typeof b === 'bigint') return a * b;
        if (typeof a === 'number' && typeof b === 'number') return a * b;
        return binaryOperation('*', a, b);
      };
    case '/':
      return (frame) => {
        const a = left(frame);
        const b = right(frame);
        if (typeof a === 'number' && typeof b === 'number' && b !== 0) return a / b;
        return binaryOperation('/', a, b);
      };
    default:
      return (frame) => binaryOperation(operator, left(frame), right(frame));
  }
}

function compileComparison(node: Extract<Expression, { kind: 'compare' }>, context: Context): Run {
  const first = compileExpression(node.left, context);
  const steps = node.rest.map(({ operator, right }) => ({
    operator,
    right: compileExpression(right, context),
  }));
  const [only] = steps;
  if (only && steps.length === 1) return compileSingle(only.operator, first, only.right);
  return (frame) => {
    let left = first(frame);
    let found: Value = true;
    for (const { operator, right } of steps) {
      const next = right(frame);
      found = compareValues(operator, left, next);
      if (!isTrue(found)) return found;
      left = next;
    }
    return found;
  };
}

function compileSingle(operator: CompareOperator, left: Run, right: Run): Run {
  if (operator === 'is' || operator === 'is not')
    return (frame) => compareValues(operator, left(frame), right(frame));
  if (operator === '<')
    return (frame) => {
      const a = left(frame);
      const b = right(frame);
      if (typeof a === 'bigint' && typeof b === 'bigint') return a < b;
      return compareValues('<', a, b);
    };
  return (frame) => compareValues(operator, left(frame), right(frame));
}

/** An f-string. */
function compileFormat(parts: readonly FormatPart[], context: Context): Run {
  const runs = parts.map((part): ((frame: Frame) => string) => {
    if (typeof part === 'string') return () => part;
    const value = compileExpression(part.value, context);
    const format = compileFormat(part.format, context);
    const { source = '' } = part;
    // `{x=}` shows the repr, unless a conversion or format is given.
    const conversion =
      part.conversion ?? (part.source !== undefined && part.format.length === 0 ? 'r' : undefined);
    return (frame) => {
      const found = converted(value(frame), conversion);
      const text = format(frame);
      if (typeof text !== 'string') throw new Refusal('the format of an f-string');
      return source + formatValue(found, text);
    };
  });
  return (frame) => {
    let text = '';
    for (const run of runs) text += run(frame);
    return text;
  };
}
