import { Refusal } from '../errors.ts';
import type { BinaryOperator } from '../syntax/tree.ts';
import { typeError } from './errors.ts';
import { Instance } from './instances.ts';
import { bindMember } from './members.ts';
import { callValue, typeNameOf } from './protocol.ts';
import { isRefusedMember } from './special-members.ts';
import { type Keywords, PythonObject, type Value } from './values.ts';

/** Changes with every change of a class, so that what was looked up before is looked up again. */
let version = 0;

export type Construct = (type: ClassValue, args: readonly Value[], keywords: Keywords) => Value;

/** A class of the program, or a type that the engine has. */
export class ClassValue extends PythonObject {
  override readonly typeName: string = 'type';
  /** The class and those it inherits from, in the order in which a member is looked for. */
  readonly mro: readonly ClassValue[];
  /** Of a type of the engine: makes a value. */
  construct: Construct | undefined;
  /** Of a class whose objects are equal where their values are, and never change: what stands for them as keys. */
  frozenKey: ((instance: Instance) => Value) | undefined;
  module = 'builtins';
  qualifiedName: string;
  private cache = new Map<string, Value | undefined>();
  private cacheVersion = 0;

  constructor(
    readonly name: string,
    readonly bases: readonly ClassValue[],
    /** What the body of the class defines. Natives may read and replace members. */
    readonly members: Map<string, Value>,
  ) {
    super();
    this.qualifiedName = name;
    this.mro = linearise(this, bases);
  }

  /** A member of the class or of one it inherits from. */
  lookup(name: string): Value | undefined {
    if (this.cacheVersion !== version) {
      this.cache = new Map();
      this.cacheVersion = version;
    }
    const cached = this.cache.get(name);
    if (cached !== undefined || this.cache.has(name)) return cached;
    let found: Value | undefined;
    for (const one of this.mro) {
      found = one.members.get(name);
      if (found !== undefined) break;
    }
    this.cache.set(name, found);
    return found;
  }

  isSubclassOf(other: ClassValue): boolean {
    return this.mro.includes(other);
  }

  override attribute(name: string): Value | undefined {
    const found = this.lookup(name);
    if (found !== undefined) return bindMember(found, undefined, this);
    if (name === '__name__') return this.name;
    if (name === '__qualname__') return this.qualifiedName;
    if (name === '__module__') return this.module;
    if (name === '__class__') return typeType;
    return undefined;
  }

  override setAttribute(name: string, value: Value): boolean {
    if (this.construct)
      throw typeError(`cannot set '${name}' attribute of immutable type '${this.qualifiedName}'`);
    if (isRefusedMember(name)) throw new Refusal(name);
    this.members.set(name, value);
    version++;
    return true;
  }

  override deleteAttribute(name: string): boolean {
    const isDeleted = this.members.delete(name);
    if (isDeleted) version++;
    return isDeleted;
  }

  override call(args: readonly Value[], keywords: Keywords): Value {
    for (const one of this.mro) if (one.construct) return one.construct(this, args, keywords);
    return this.instantiate(new Instance(this), args, keywords);
  }

  /** Calls `__init__` of a new instance. */
  instantiate(instance: Instance, args: readonly Value[], keywords: Keywords): Value {
    const init = this.lookup('__init__');
    if (init === undefined) {
      if (args.length > 0 || keywords.size > 0) throw typeError(`${this.name}() takes no arguments`);
      return instance;
    }
    const found = callValue(bindMember(init, instance, this), args, keywords);
    if (found !== null) throw typeError(`__init__() should return None, not '${typeNameOf(found)}'`);
    return instance;
  }

  override binary(operator: BinaryOperator): Value | undefined {
    if (operator === '|') throw new Refusal(`${this.name} | …`);
    return undefined;
  }

  override item(): Value | undefined {
    const item = this.lookup('__class_getitem__');
    if (item !== undefined || this.module === 'builtins') throw new Refusal(`${this.name}[…]`);
    throw typeError(`type '${this.name}' is not subscriptable`);
  }

  override pythonClass(): ClassValue {
    return typeType;
  }

  override repr(): string {
    return `<class '${this.module === 'builtins' ? '' : `${this.module}.`}${this.qualifiedName}'>`;
  }
}

/** The order of Python (C3): a class before its bases, bases in their order. */
function linearise(self: ClassValue, bases: readonly ClassValue[]): ClassValue[] {
  const lists = [...bases.map((base) => [...base.mro]), [...bases]].filter((list) => list.length > 0);
  const found = [self];
  while (lists.some((list) => list.length > 0)) {
    const next = lists
      .map((list) => list[0])
      .find((one) => one && !lists.some((list) => list.indexOf(one) > 0));
    if (!next) {
      const names = bases.map(({ name }) => name).join(', ');
      throw typeError(`Cannot create a consistent method resolution\norder (MRO) for bases ${names}`);
    }
    found.push(next);
    for (const list of lists) if (list[0] === next) list.shift();
  }
  return found;
}

export const objectType: ClassValue = new ClassValue('object', [], new Map());
export const typeType: ClassValue = new ClassValue('type', [objectType], new Map());
