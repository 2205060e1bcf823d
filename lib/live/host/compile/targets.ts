import type { Expression } from '../../syntax/tree.ts';
import { ListValue, TupleValue } from '../collections/lists.ts';
import { typeError, valueError } from '../errors.ts';
import {
  deleteAttributeOf,
  deleteItemOf,
  itemsOf,
  setAttributeOf,
  setItemOf,
  typeNameOf,
} from '../operations.ts';
import { PythonObject, type Value } from '../values.ts';
import { compileExpression } from './forward.ts';
import { deleteName, storeName } from './names.ts';
import type { Context, Frame } from './unit.ts';

/** What stores a value in a target of an assignment. */
export function compileStore(target: Expression, context: Context): (frame: Frame, value: Value) => void {
  switch (target.kind) {
    case 'name':
      return storeName(target.name, context);
    case 'attribute': {
      const object = compileExpression(target.object, context);
      const { name } = target;
      return (frame, value) => setAttributeOf(object(frame), name, value);
    }
    case 'subscript': {
      const object = compileExpression(target.object, context);
      const index = compileExpression(target.index, context);
      return (frame, value) => {
        const container = object(frame);
        const at = index(frame);
        // The common case; the rest is done where errors are told, too.
        if (container instanceof ListValue && typeof at === 'bigint' && at >= 0n) {
          const place = Number(at);
          if (place < container.items.length) {
            container.items[place] = value;
            return;
          }
        }
        setItemOf(container, at, value);
      };
    }
    case 'tuple':
    case 'list':
      return compileUnpacking(target.items, context);
    default:
      throw new Error(`cannot assign to ${target.kind}`);
  }
}

function compileUnpacking(
  targets: readonly Expression[],
  context: Context,
): (frame: Frame, value: Value) => void {
  const star = targets.findIndex(({ kind }) => kind === 'starred');
  const stores = targets.map((one) => compileStore(one.kind === 'starred' ? one.value : one, context));
  const count = stores.length;
  return (frame, value) => {
    const items = unpack(value, count, star);
    for (let at = 0; at < count; at++) stores[at]?.(frame, items[at] as Value);
  };
}

/** The values for `count` targets, of which that at `star` takes the rest. @throws errors of Python where they are too many or few */
export function unpack(value: Value, count: number, star = -1): readonly Value[] {
  const isIterable =
    typeof value === 'string' || (value instanceof PythonObject && value.iterate() !== undefined);
  if (!isIterable) throw typeError(`cannot unpack non-iterable ${typeNameOf(value)} object`);
  const items =
    value instanceof TupleValue || value instanceof ListValue
      ? value.items
      : star < 0
        ? upTo(value, count)
        : itemsOf(value);
  if (star < 0) {
    if (items.length < count)
      throw valueError(`not enough values to unpack (expected ${count}, got ${items.length})`);
    if (items.length > count) throw valueError(`too many values to unpack (expected ${count})`);
    return items;
  }
  const after = count - 1 - star;
  if (items.length < count - 1)
    throw valueError(`not enough values to unpack (expected at least ${count - 1}, got ${items.length})`);
  const rest = new ListValue(items.slice(star, items.length - after));
  return [...items.slice(0, star), rest, ...items.slice(items.length - after)];
}

/** One item more than asked for is enough to know that there are too many. */
function upTo(value: Value, count: number): Value[] {
  const found: Value[] = [];
  const iterator = (value instanceof PythonObject ? value.iterate() : undefined)?.[Symbol.iterator]();
  if (!iterator) return itemsOf(value);
  while (found.length <= count) {
    const next = iterator.next();
    if (next.done) break;
    found.push(next.value);
  }
  return found;
}

/** `del target` */
export function compileDelete(target: Expression, context: Context): (frame: Frame) => void {
  switch (target.kind) {
    case 'name':
      return deleteName(target.name, context);
    case 'attribute': {
      const object = compileExpression(target.object, context);
      return (frame) => deleteAttributeOf(object(frame), target.name);
    }
    case 'subscript': {
      const object = compileExpression(target.object, context);
      const index = compileExpression(target.index, context);
      return (frame) => deleteItemOf(object(frame), index(frame));
    }
    case 'tuple':
    case 'list': {
      const all = target.items.map((one) => compileDelete(one, context));
      return (frame) => {
        for (const one of all) one(frame);
      };
    }
    default:
      throw new Error(`cannot delete ${target.kind}`);
  }
}
