import { Refusal } from '../errors.ts';
import { ClassValue, objectType, typeType } from './classes.ts';
import { DictValue } from './collections/dictionaries.ts';
import { IteratorValue } from './collections/iterators.ts';
import { ListValue, TupleValue } from './collections/lists.ts';
import { RangeValue } from './collections/ranges.ts';
import { SetValue } from './collections/sets.ts';
import { Slice } from './collections/slices.ts';
import { typeError } from './errors.ts';
import { BoundMethod, NativeMethod, Property } from './members.ts';
import { typeNameOf } from './protocol.ts';
import { type Keywords, Module, NativeFunction, PythonObject, type Value } from './values.ts';

/** The types of the engine. Their methods and how they are called are added by the files in `builtins`. */

function type(name: string, base = objectType): ClassValue {
  return new ClassValue(name, [base], new Map());
}

export const intType = type('int');
export const boolType = type('bool', intType);
export const floatType = type('float');
export const strType = type('str');
export const listType = type('list');
export const tupleType = type('tuple');
export const dictType = type('dict');
export const setType = type('set');
export const frozensetType = type('frozenset');
export const rangeType = type('range');
export const sliceType = type('slice');
export const noneType = type('NoneType');
export const propertyType = type('property');
export const functionType = type('function');
export const builtinFunctionType = type('builtin_function_or_method');
export const methodType = type('method');
export const moduleType = type('module');

const byName = new Map<string, ClassValue>();

/** `type(value)`, or undefined for objects of natives that do not say theirs. */
export function typeOf(value: Value): ClassValue | undefined {
  if (value === null) return noneType;
  switch (typeof value) {
    case 'bigint':
      return intType;
    case 'number':
      return floatType;
    case 'boolean':
      return boolType;
    case 'string':
      return strType;
  }
  if (value instanceof ListValue) return listType;
  const said = value.pythonClass?.();
  if (said !== undefined) return said instanceof ClassValue ? said : undefined;
  if (value instanceof TupleValue) return tupleType;
  if (value instanceof DictValue)
    return value.typeName === 'dict' ? dictType : namedType(value.typeName, dictType);
  if (value instanceof SetValue) return value.isFrozen ? frozensetType : setType;
  if (value instanceof RangeValue) return rangeType;
  if (value instanceof Slice) return sliceType;
  if (value instanceof NativeFunction) return builtinFunctionType;
  if (value instanceof BoundMethod) return methodType;
  if (value instanceof Module) return moduleType;
  if (value instanceof Property) return propertyType;
  if (value instanceof IteratorValue) return namedType(value.typeName);
  return undefined;
}

/** A type that has a name and nothing else. */
export function namedType(name: string, base = objectType): ClassValue {
  const known = byName.get(name);
  if (known) return known;
  const made = type(name, base);
  made.construct = () => {
    throw new Refusal(`${name}(…)`);
  };
  byName.set(name, made);
  return made;
}

/** `type(value)` @throws Refusal for objects that do not say their type */
export function classOf(value: Value): PythonObject {
  const said = value instanceof PythonObject ? value.pythonClass?.() : undefined;
  const found = said ?? typeOf(value);
  if (found === undefined) throw new Refusal(`type of ${typeNameOf(value)}`);
  return found;
}

type Method<Self> = (self: Self, args: readonly Value[], keywords: Keywords) => Value;

/** Adds methods to a type of the engine. */
export function addMethods<Self extends Value>(to: ClassValue, methods: Record<string, Method<Self>>): void {
  const owner = { name: to.name, has: (value: Value) => typeOf(value)?.isSubclassOf(to) ?? false };
  for (const [name, run] of Object.entries(methods)) {
    const method = run as Method<Value>;
    const checked: Method<Value> = (self, args, keywords) => {
      if (args.length > 0) throw typeError(`${to.name}.${name}() takes no arguments (${args.length} given)`);
      return method(self, args, keywords);
    };
    // A method that does not look at arguments takes none.
    to.members.set(name, new NativeMethod(name, method.length === 1 ? checked : method, owner));
  }
}

export { objectType, typeType };
