import { Refusal } from '../errors.ts';
import type { FunctionSource, Keywords, Value } from '../host/values.ts';
import { PythonObject } from '../host/values.ts';
import type { KernelBuilder } from './builder.ts';
import type { KernelExpression, PrintedValue, Storage } from './expressions.ts';
import type { FunctionCompiler } from './function.ts';
import type { ScalarType } from './types.ts';

/** @throws Refusal for a value that a variable of a kernel cannot be: the language has an error for nearly all of them */
export function refuseVariable(): never {
  throw new Refusal('this object as a variable of a kernel');
}

/**
 * An object that means something of its own in a kernel: a field, a type, a function of `ti`. What it does not answer is refused.
 */
export abstract class KernelObject extends PythonObject {
  /** `self(…)` in a kernel. */
  callInKernel(_args: readonly Value[], _keywords: Keywords, _caller: FunctionCompiler): Value | undefined {
    return undefined;
  }

  /** `self[…]` in a kernel. */
  itemInKernel(_indices: readonly Value[], _builder: KernelBuilder): Value | undefined {
    return undefined;
  }

  /** `self.name` in a kernel, where it is another value than outside of one. */
  attributeInKernel(_name: string, _builder: KernelBuilder): Value | undefined {
    return undefined;
  }

  /** `self = value` in a kernel. @returns whether it can be done */
  assignInKernel(_value: Value, _builder: KernelBuilder): boolean {
    return false;
  }

  /** `self += value` and the like in a kernel. @returns whether it can be done */
  updateInKernel(_operator: string, _value: Value, _scope: FunctionCompiler): boolean {
    return false;
  }

  /** A copy that a variable of a kernel gets: `b = a`. */
  copyInKernel(_builder: KernelBuilder): Value {
    return refuseVariable();
  }

  /** The number or tensor that it is in an expression of a kernel. */
  expressionInKernel(_builder: KernelBuilder): KernelExpression | undefined {
    return undefined;
  }

  /** The type of number that it names: `ti.f32`. */
  scalarType(_builder: KernelBuilder): ScalarType | undefined {
    return undefined;
  }

  /** As the annotation of a parameter of a Taichi function: whether a value can be passed. @throws CompilationError where not */
  checkArgument(_value: Value, _name: string): void {}

  /** What a loop over it runs through. */
  loopStorage(): Storage | undefined {
    return undefined;
  }
}

/** The functions that change how a kernel reads what is within them. */
export type MarkerKind = 'static' | 'grouped' | 'ndrange' | 'range';

/** `ti.static`, `ti.grouped`, `ti.ndrange` and `range`. */
export abstract class Marker extends KernelObject {
  override readonly typeName = 'function';
  abstract readonly kind: MarkerKind;
}

/** A `ti.func`, which is compiled into each kernel that calls it. */
export abstract class TaichiFunction extends KernelObject {
  override readonly typeName = 'function';
  abstract readonly source: FunctionSource;
  /** The object that a method belongs to. */
  abstract readonly self: Value | undefined;
}

/** The text of an f-string in a kernel, with the values in it. */
export class KernelText extends PythonObject {
  override readonly typeName = 'str';

  constructor(readonly parts: (string | PrintedValue)[]) {
    super();
  }
}

/** A struct in a kernel: its members are values of the kernel, which can be assigned. */
export class KernelStruct extends KernelObject {
  override readonly typeName = 'Struct';

  constructor(
    readonly members: Map<string, Value>,
    readonly methods: ReadonlyMap<string, Value>,
  ) {
    super();
  }

  override attribute(name: string): Value | undefined {
    return this.members.get(name);
  }

  override attributeInKernel(name: string): Value | undefined {
    const method = this.methods.get(name);
    if (method instanceof TaichiFunction) return new BoundMethod(method, this);
    return this.members.get(name);
  }
}

/** A function with the object that it is called on. */
export class BoundMethod extends KernelObject {
  override readonly typeName = 'method';

  constructor(
    readonly method: KernelObject,
    readonly self: Value,
  ) {
    super();
  }

  override call(args: readonly Value[], keywords: Keywords): Value | Promise<Value> | undefined {
    return this.method.call([this.self, ...args], keywords);
  }

  override callInKernel(
    args: readonly Value[],
    keywords: Keywords,
    caller: FunctionCompiler,
  ): Value | undefined {
    return this.method.callInKernel([this.self, ...args], keywords, caller);
  }
}
