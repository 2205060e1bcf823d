import { Refusal } from '../../errors.ts';
import type { Expression } from '../../syntax/tree.ts';
import { ClassValue } from '../classes.ts';
import { DictValue } from '../collections/dictionaries.ts';
import { runtimeError, typeError } from '../errors.ts';
import { Instance } from '../instances.ts';
import { NativeMethod } from '../members.ts';
import { attributeOf, callValue, noKeywords, typeNameOf } from '../operations.ts';
import { SuperValue } from '../super.ts';
import { typeOf } from '../types.ts';
import { type Keywords, PythonObject, type Value } from '../values.ts';
import { compileExpression, compileItems } from './forward.ts';
import { readName } from './names.ts';
import type { Cell, Context, Frame, Run } from './unit.ts';

export type Call = Extract<Expression, { kind: 'call' }>;

/** What calls in the plain form, which does not wait. */
export function compileCall(node: Call, context: Context): Run {
  if (isSuper(node)) return compileSuper(context);
  const args = compileItems(node.args, context);
  const keywords = compileKeywords(node, context);
  if (node.callee.kind === 'attribute') return compileMethodCall(node.callee, args, keywords, context);
  const callee = compileExpression(node.callee, context);
  const [one] = node.args;
  if (one && node.args.length === 1 && one.kind !== 'starred' && !keywords) {
    const argument = compileExpression(one, context);
    return (frame) => callValue(callee(frame), [argument(frame)]);
  }
  if (!keywords)
    return (frame) => {
      const called = callee(frame);
      return callValue(called, args(frame, called));
    };
  return (frame) => {
    const called = callee(frame);
    const given = args(frame, called);
    return callValue(called, given, keywords(frame, called));
  };
}

/** `object.name(…)`: methods of the engine's types are called without making an object for the method. */
function compileMethodCall(
  callee: Extract<Expression, { kind: 'attribute' }>,
  args: (frame: Frame, callee?: Value) => Value[],
  keywords: ((frame: Frame, callee: Value) => Keywords) | undefined,
  context: Context,
): Run {
  const object = compileExpression(callee.object, context);
  const { name } = callee;
  return (frame) => {
    const self = object(frame);
    if (!keywords && !(self instanceof Instance) && !(self instanceof ClassValue)) {
      const isObject = self instanceof PythonObject;
      const method = isObject && self.attribute(name) !== undefined ? undefined : typeOf(self)?.lookup(name);
      if (method instanceof NativeMethod) return method.run(self, args(frame), noKeywords);
    }
    const called = attributeOf(self, name);
    const given = args(frame, called);
    return callValue(called, given, keywords?.(frame, called));
  };
}

/** The keyword arguments of a call, if it has any. */
export function compileKeywords(
  node: Call,
  context: Context,
): ((frame: Frame, callee: Value) => Keywords) | undefined {
  if (node.keywords.length === 0) return undefined;
  const runs = node.keywords.map(({ name, value }) => ({ name, value: compileExpression(value, context) }));
  return (frame, callee) => {
    const found = new Map<string, Value>();
    const add = (name: string, value: Value) => {
      if (found.has(name))
        throw typeError(`${shownName(callee)} got multiple values for keyword argument '${name}'`);
      found.set(name, value);
    };
    for (const { name, value } of runs) {
      const given = value(frame);
      if (name !== undefined) {
        add(name, given);
        continue;
      }
      if (!(given instanceof DictValue))
        throw typeError(`${shownName(callee)} argument after ** must be a mapping, not ${typeNameOf(given)}`);
      for (const [key, one] of given.entries()) {
        if (typeof key !== 'string') throw typeError('keywords must be strings');
        add(key, one);
      }
    }
    return found;
  };
}

/** A function as messages name it. */
export function shownName(callee: Value): string {
  const module = callee instanceof PythonObject ? callee.attribute('__module__') : undefined;
  const name = callee instanceof PythonObject ? callee.attribute('__qualname__') : undefined;
  const shown = typeof name === 'string' ? name : typeNameOf(callee);
  return typeof module === 'string' && module !== 'builtins' ? `${module}.${shown}()` : `${shown}()`;
}

function isSuper(node: Call): boolean {
  return (
    node.callee.kind === 'name' &&
    node.callee.name === 'super' &&
    node.args.length === 0 &&
    node.keywords.length === 0
  );
}

/** `super()` without arguments: the class around the function, and the function's first argument. */
function compileSuper(context: Context): Run {
  const { scope } = context;
  const place = scope.place('__class__');
  const first = scope.parameterNames[0];
  if (scope.kind !== 'function' || place.where !== 'cell' || first === undefined)
    return () => {
      if (scope.kind === 'comprehension') throw new Refusal('super() in a comprehension');
      throw runtimeError(
        scope.kind === 'function' && first === undefined
          ? 'super(): no arguments'
          : 'super(): __class__ cell not found',
      );
    };
  const self = readName(first, context);
  return (frame) => {
    const after = (frame.cells[place.index] as Cell).value;
    if (!(after instanceof ClassValue)) throw runtimeError('super(): empty __class__ cell');
    return superOf(after, self(frame));
  };
}

/** `super(after, self)` */
export function superOf(after: ClassValue, self: Value): SuperValue {
  const type = self instanceof ClassValue ? self : typeOf(self);
  if (!type?.isSubclassOf(after))
    throw typeError('super(type, obj): obj must be an instance or subtype of type');
  return new SuperValue(after, self, type);
}
