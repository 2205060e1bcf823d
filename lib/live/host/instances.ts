import { Refusal } from '../errors.ts';
import type { BinaryOperator, CompareOperator } from '../syntax/tree.ts';
import type { ClassValue } from './classes.ts';
import { PythonError, typeError } from './errors.ts';
import { bindMember, Property } from './members.ts';
import { callValue, isTrue, iterate, typeNameOf } from './protocol.ts';
import { binaryMethods, compareMethods, unaryMethods } from './special-members.ts';
import { type Keywords, PythonObject, type Value } from './values.ts';

/** What an operator method gives when it does not know the other operand. */
export class NotImplementedValue extends PythonObject {
  override readonly typeName = 'NotImplementedType';

  override repr(): string {
    return 'NotImplemented';
  }
}

export const notImplemented = new NotImplementedValue();

let instances = 0;

/** An object of a class of the program. */
export class Instance extends PythonObject {
  readonly members = new Map<string, Value>();
  private readonly number = ++instances;

  constructor(readonly type: ClassValue) {
    super();
  }

  override get typeName(): string {
    return this.type.name;
  }

  /** Calls a special method of the class. @returns undefined without one */
  special(name: string, args: readonly Value[] = []): Value | undefined {
    const method = this.type.lookup(name);
    if (method === undefined) return undefined;
    return callValue(bindMember(method, this, this.type), args);
  }

  override attribute(name: string): Value | undefined {
    const member = this.type.lookup(name);
    if (member instanceof Property) return member.get(this);
    const found = this.members.get(name);
    if (found !== undefined) return found;
    if (member !== undefined) return bindMember(member, this, this.type);
    if (name === '__class__') return this.type;
    if (name === '__dict__') throw new Refusal('__dict__');
    return this.special('__getattr__', [name]);
  }

  override setAttribute(name: string, value: Value): boolean {
    if (this.type.bases.length === 0) return false;
    if (this.type.lookup('__setattr__') !== undefined) {
      this.special('__setattr__', [name, value]);
      return true;
    }
    this.assign(name, value);
    return true;
  }

  /** Sets an attribute as `object` does. */
  assign(name: string, value: Value): void {
    if (name === '__class__' || name === '__dict__') throw new Refusal(`an assignment to ${name}`);
    const member = this.type.lookup(name);
    if (member instanceof Property) member.set(this, value);
    else this.members.set(name, value);
  }

  override deleteAttribute(name: string): boolean {
    const member = this.type.lookup(name);
    if (!(member instanceof Property)) return this.members.delete(name);
    member.delete(this);
    return true;
  }

  override item(index: Value): Value | undefined {
    return this.special('__getitem__', [index]);
  }

  override setItem(index: Value, value: Value): boolean {
    return this.special('__setitem__', [index, value]) !== undefined;
  }

  override deleteItem(index: Value): boolean {
    return this.special('__delitem__', [index]) !== undefined;
  }

  override call(args: readonly Value[], keywords: Keywords): Value | Promise<Value> | undefined {
    const method = this.type.lookup('__call__');
    if (method === undefined) return undefined;
    return callValue(bindMember(method, this, this.type), args, keywords);
  }

  private answer(name: string, other: Value): Value | undefined {
    const found = this.special(name, [other]);
    return found === notImplemented ? undefined : found;
  }

  override binary(operator: BinaryOperator, other: Value, isReflected: boolean): Value | undefined {
    return this.answer(`__${isReflected ? 'r' : ''}${binaryMethods[operator]}__`, other);
  }

  override update(operator: BinaryOperator, other: Value): Value | undefined {
    return this.answer(`__i${binaryMethods[operator]}__`, other);
  }

  override unary(operator: '-' | '+' | '~'): Value | undefined {
    return this.special(unaryMethods[operator]);
  }

  override compare(operator: CompareOperator, other: Value): Value | undefined {
    const method = compareMethods[operator];
    if (method === undefined) return undefined;
    const found = this.answer(method, other);
    if (found !== undefined || operator !== '!=') return found;
    const equal = this.answer('__eq__', other);
    return equal === undefined ? undefined : !isTrue(equal);
  }

  override contains(value: Value): boolean | undefined {
    const found = this.special('__contains__', [value]);
    return found === undefined ? undefined : isTrue(found);
  }

  override iterate(): Iterable<Value> | undefined {
    const found = this.special('__iter__');
    if (found !== undefined) {
      if (found instanceof Instance) return stepping(found);
      return iterate(found);
    }
    return this.type.lookup('__getitem__') === undefined ? undefined : itemByItem(this);
  }

  override length(): number | undefined {
    const found = this.special('__len__');
    if (found === undefined) return undefined;
    if (typeof found !== 'bigint')
      throw typeError(`'${typeNameOf(found)}' object cannot be interpreted as an integer`);
    if (found < 0n) throw new PythonError('ValueError', '__len__() should return >= 0');
    return Number(found);
  }

  override isTrue(): boolean {
    const found = this.special('__bool__');
    if (found === undefined) return super.isTrue();
    if (typeof found !== 'boolean')
      throw typeError(`__bool__ should return bool, returned ${typeNameOf(found)}`);
    return found;
  }

  /** What `object` shows. The address is made up: Python's is another in each run. */
  defaultRepr(): string {
    const address = (0x7f3a00000000 + this.number * 48).toString(16);
    return `<${this.type.module}.${this.type.qualifiedName} object at 0x${address}>`;
  }

  override repr(): string {
    return this.text('__repr__') ?? this.defaultRepr();
  }

  override str(): string {
    return this.text('__str__') ?? this.repr();
  }

  private text(method: string): string | undefined {
    const found = this.special(method);
    if (found === undefined || typeof found === 'string') return found;
    throw typeError(`${method} returned non-string (type ${typeNameOf(found)})`);
  }

  override format(format: string): string | undefined {
    const found = this.special('__format__', [format]);
    if (found === undefined || typeof found === 'string') return found;
    throw typeError(`__format__ must return a str, not ${typeNameOf(found)}`);
  }

  override toNumber(): bigint | number | undefined {
    for (const name of ['__float__', '__int__', '__index__']) {
      const found = this.special(name);
      if (typeof found === 'bigint' || typeof found === 'number') return found;
    }
    return undefined;
  }

  override pythonClass(): ClassValue {
    return this.type;
  }

  override dictionaryKey(): Value {
    const frozen = this.type.mro.find(({ frozenKey }) => frozenKey)?.frozenKey;
    if (frozen) return frozen(this);
    if (this.type.lookup('__hash__') !== undefined) throw new Refusal(`a key with __hash__`);
    if (this.type.lookup('__eq__') !== undefined) throw typeError(`unhashable type: '${this.typeName}'`);
    return this;
  }
}

/** The items of an object with `__next__`. */
function stepping(object: Instance): Iterable<Value> {
  const method = object.type.lookup('__next__');
  if (method === undefined) throw typeError(`iter() returned non-iterator of type '${object.typeName}'`);
  const bound = bindMember(method, object, object.type);
  const iterator: Iterator<Value> = {
    next: () => {
      try {
        return { done: false, value: callValue(bound, []) };
      } catch (error) {
        if (error instanceof PythonError && error.typeName === 'StopIteration')
          return { done: true, value: undefined };
        throw error;
      }
    },
  };
  return { [Symbol.iterator]: () => iterator };
}

/** The items of an object that has only `__getitem__`: from 0 until it raises IndexError. */
function itemByItem(object: Instance): Iterable<Value> {
  let at = 0n;
  const iterator: Iterator<Value> = {
    next: () => {
      try {
        return { done: false, value: object.item(at++) ?? null };
      } catch (error) {
        if (error instanceof PythonError && error.typeName === 'IndexError')
          return { done: true, value: undefined };
        throw error;
      }
    },
  };
  return { [Symbol.iterator]: () => iterator };
}
