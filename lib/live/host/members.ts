import type { CompareOperator } from '../syntax/tree.ts';
import type { ClassValue } from './classes.ts';
import { attributeError, type PythonError, typeError } from './errors.ts';
import { callValue, typeNameOf } from './protocol.ts';
import { type Keywords, NativeFunction, PythonObject, type Value } from './values.ts';

/** What classes have as members, other than functions. */

/** `object.method` of a function that takes the object first. */
export class BoundMethod extends PythonObject {
  override readonly typeName = 'method';

  constructor(
    readonly callable: PythonObject,
    readonly self: Value,
  ) {
    super();
  }

  override call(args: readonly Value[], keywords: Keywords): Value | Promise<Value> | undefined {
    return this.callable.call([this.self, ...args], keywords);
  }

  override attribute(name: string): Value | undefined {
    if (name === '__self__') return this.self;
    if (name === '__func__') return this.callable;
    return this.callable.attribute(name);
  }

  override compare(operator: CompareOperator, other: Value): Value | undefined {
    if (operator !== '==' || !(other instanceof BoundMethod)) return undefined;
    return other.callable === this.callable && other.self === this.self;
  }

  override repr(): string {
    return `<bound method ${String(this.callable.attribute('__qualname__'))} of ${reprOfObject(this.self)}>`;
  }
}

/** `repr(value)` of an object of a program. */
export function reprOfObject(value: Value): string {
  return value instanceof PythonObject ? value.repr() : String(value);
}

/** A method of a type of the engine: `list.append`. */
export class NativeMethod extends PythonObject {
  override readonly typeName = 'method_descriptor';

  constructor(
    readonly name: string,
    readonly run: (self: Value, args: readonly Value[], keywords: Keywords) => Value,
    /** The name of the type, and whether a value is of it. */
    private readonly owner?: { name: string; has: (value: Value) => boolean },
  ) {
    super();
  }

  override bind(instance: Value): Value {
    return new NativeFunction(this.name, (args, keywords) => this.run(instance, args, keywords));
  }

  override attribute(name: string): Value | undefined {
    return name === '__name__' ? this.name : undefined;
  }

  override call(args: readonly Value[], keywords: Keywords): Value {
    const [self, ...rest] = args;
    const { owner } = this;
    if (self === undefined)
      throw typeError(`unbound method ${owner ? `${owner.name}.` : ''}${this.name}() needs an argument`);
    if (owner && !owner.has(self))
      throw typeError(
        `descriptor '${this.name}' for '${owner.name}' objects doesn't apply to a '${typeNameOf(self)}' object`,
      );
    return this.run(self, rest, keywords);
  }
}

export class StaticMethod extends PythonObject {
  override readonly typeName = 'staticmethod';

  constructor(readonly callable: Value) {
    super();
  }

  override call(args: readonly Value[], keywords: Keywords): Value {
    return callValue(this.callable, args, keywords);
  }
}

export class ClassMethod extends PythonObject {
  override readonly typeName = 'classmethod';

  constructor(readonly callable: Value) {
    super();
  }
}

export class Property extends PythonObject {
  override readonly typeName = 'property';

  constructor(
    readonly getter: Value,
    readonly setter: Value = null,
    readonly deleter: Value = null,
    public name = '',
  ) {
    super();
  }

  get(instance: Value): Value {
    if (this.getter === null) throw this.missing('getter', instance);
    return callValue(this.getter, [instance]);
  }

  set(instance: Value, value: Value): void {
    if (this.setter === null) throw this.missing('setter', instance);
    callValue(this.setter, [instance, value]);
  }

  delete(instance: Value): void {
    if (this.deleter === null) throw this.missing('deleter', instance);
    callValue(this.deleter, [instance]);
  }

  private missing(what: string, instance: Value): PythonError {
    return attributeError(`property '${this.name}' of '${typeNameOf(instance)}' object has no ${what}`);
  }

  override attribute(name: string): Value | undefined {
    const make = (change: (callable: Value) => Property) =>
      new NativeFunction(name, ([callable]) => change(callable ?? null));
    if (name === 'setter')
      return make((setter) => new Property(this.getter, setter, this.deleter, this.name));
    if (name === 'getter')
      return make((getter) => new Property(getter, this.setter, this.deleter, this.name));
    if (name === 'deleter')
      return make((deleter) => new Property(this.getter, this.setter, deleter, this.name));
    if (name === 'fget') return this.getter;
    if (name === 'fset') return this.setter;
    return undefined;
  }
}

/** What Python finds for a member of a class: a method for a function, the value of a property. */
export function bindMember(
  member: Value,
  instance: Value | undefined,
  type: ClassValue,
  isBySuper = false,
): Value {
  if (!(member instanceof PythonObject)) return member;
  if (member instanceof StaticMethod) return member.callable;
  if (member instanceof ClassMethod) return bindTo(member.callable, type);
  if (instance === undefined) return member;
  if (member instanceof Property) return member.get(instance);
  return member.bind ? member.bind(instance, isBySuper) : member;
}

function bindTo(callable: Value, owner: Value): Value {
  return callable instanceof PythonObject && callable.bind ? callable.bind(owner) : callable;
}
