import { Refusal } from '../../errors.ts';
import { native, single } from '../builtins/arguments.ts';
import { ClassValue } from '../classes.ts';
import { DictValue } from '../collections/dictionaries.ts';
import { ListValue, TupleValue } from '../collections/lists.ts';
import { RangeValue } from '../collections/ranges.ts';
import { SetValue } from '../collections/sets.ts';
import { ProgramFunction } from '../functions.ts';
import { Instance } from '../instances.ts';
import { attributeOrUndefined, callValue, typeNameOf } from '../operations.ts';
import { Module, NativeFunction, PythonObject, type Value } from '../values.ts';

/** The module `copy`. */

/** Values that cannot change, and what is never copied, are their own copies. */
function isOwnCopy(value: Value): boolean {
  return (
    !(value instanceof PythonObject) ||
    value instanceof ClassValue ||
    value instanceof ProgramFunction ||
    value instanceof NativeFunction ||
    value instanceof RangeValue ||
    value instanceof Module
  );
}

function shallow(value: Value): Value {
  if (isOwnCopy(value) || value instanceof TupleValue) return value;
  if (value instanceof ListValue) return new ListValue([...value.items]);
  if (value instanceof DictValue && value.typeName === 'dict') return new DictValue(value.entries());
  if (value instanceof SetValue) return value.copy(value.isFrozen);
  const own = attributeOrUndefined(value, '__copy__');
  if (own !== undefined) return callValue(own, []);
  if (!(value instanceof Instance) || value.constructor !== Instance)
    throw new Refusal(`copy.copy of a ${typeNameOf(value)}`);
  const made = new Instance(value.type);
  for (const [name, member] of value.members) made.members.set(name, member);
  return made;
}

/** What was copied already is not copied again: objects that refer to each other stay so. */
function deep(value: Value, done: Map<Value, Value>): Value {
  const known = done.get(value);
  if (known !== undefined) return known;
  if (isOwnCopy(value)) return value;
  const inner = (one: Value) => deep(one, done);
  if (value instanceof TupleValue) {
    const items = value.items.map(inner);
    return items.every((one, at) => one === value.items[at]) ? value : new TupleValue(items);
  }
  if (value instanceof ListValue) {
    const made = new ListValue([]);
    done.set(value, made);
    for (const one of value.items) made.items.push(inner(one));
    return made;
  }
  if (value instanceof DictValue && value.typeName === 'dict') {
    const made = new DictValue();
    done.set(value, made);
    for (const [key, one] of value.entries()) made.set(inner(key), inner(one));
    return made;
  }
  if (value instanceof SetValue && [...value.values()].every((one) => !(one instanceof PythonObject)))
    return value.copy(value.isFrozen);
  const own = attributeOrUndefined(value, '__deepcopy__');
  if (own !== undefined) return callValue(own, [new DictValue()]);
  if (!(value instanceof Instance) || value.constructor !== Instance)
    throw new Refusal(`copy.deepcopy of a ${typeNameOf(value)}`);
  const made = new Instance(value.type);
  done.set(value, made);
  for (const [name, member] of value.members) made.members.set(name, inner(member));
  return made;
}

export const copyMembers: ReadonlyMap<string, Value> = new Map<string, Value>([
  native('copy', (args) => shallow(single('copy', args))),
  native('deepcopy', (args) => deep(single('deepcopy', args), new Map())),
]);
