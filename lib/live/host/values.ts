import type { BinaryOperator, CompareOperator, FunctionDefinition, UnaryOperator } from '../syntax/tree.ts';

/**
 * A value of Python. An `int` is a bigint and a `float` a number, so that neither is taken for the other; `None` is null. All else is
 * an object.
 */
export type Value = bigint | number | boolean | string | null | PythonObject;

/** The arguments of a call that are given by name. */
export type Keywords = ReadonlyMap<string, Value>;

/**
 * What every object can be asked. An operation that an object does not have gives undefined, and the interpreter raises the error of
 * Python for it, or refuses the program.
 */
export abstract class PythonObject {
  /** The name of its type, as messages of Python say it. */
  abstract readonly typeName: string;

  /** The value of `self.name`. */
  attribute(_name: string): Value | undefined {
    return undefined;
  }

  /** `self.name = value`. @returns whether the object takes it */
  setAttribute(_name: string, _value: Value): boolean {
    return false;
  }

  /** `self[index]`; several indices are a tuple, and a slice is a Slice. */
  item(_index: Value): Value | undefined {
    return undefined;
  }

  /** `self[index] = value`. @returns whether the object takes it */
  setItem(_index: Value, _value: Value): boolean {
    return false;
  }

  /** `self(…)`. A promise makes the program wait, where it can (see `waits`). */
  call(_args: readonly Value[], _keywords: Keywords): Value | Promise<Value> | undefined {
    return undefined;
  }

  /** `self + other`, or `other + self` where it is reflected. */
  binary(_operator: BinaryOperator, _other: Value, _isReflected: boolean): Value | undefined {
    return undefined;
  }

  /** `self += other`, in place. Without it `self = self + other` is done. */
  update(_operator: BinaryOperator, _other: Value): Value | undefined {
    return undefined;
  }

  /** `abs(self)` */
  absolute(): Value | undefined {
    return undefined;
  }

  unary(_operator: Exclude<UnaryOperator, 'not'>): Value | undefined {
    return undefined;
  }

  /** `self < other`; also `other in self` as `contains`. */
  compare(_operator: CompareOperator, _other: Value): Value | undefined {
    return undefined;
  }

  contains(_value: Value): boolean | undefined {
    return undefined;
  }

  iterate(): Iterable<Value> | undefined {
    return undefined;
  }

  length(): number | undefined {
    return undefined;
  }

  isTrue(): boolean {
    const length = this.length();
    return length === undefined || length > 0;
  }

  repr(): string {
    return `<${this.typeName} object>`;
  }

  str(): string {
    return this.repr();
  }

  /** `format(self, format)`; undefined for what only takes an empty one. */
  format(_format: string): string | undefined {
    return undefined;
  }

  /** Conversions: `int(self)` gives a bigint, `float(self)` a number. */
  toNumber(): bigint | number | undefined {
    return undefined;
  }

  /** `del self.name`. @returns whether the object takes it */
  deleteAttribute(_name: string): boolean {
    return false;
  }

  /** `del self[index]`. @returns whether the object takes it */
  deleteItem(_index: Value): boolean {
    return false;
  }

  /** What is found when a class has this as a member and an instance, or `super()`, is asked for it: for a function, the method. */
  bind?(instance: Value, isBySuper?: boolean): Value;

  /** `type(self)`; without it the program is refused. */
  pythonClass?(): PythonObject;

  /** Whether `isinstance(value, self)`, for objects that stand for a type. */
  hasInstance?(value: Value): boolean;

  /** The value that stands for the object as a key of a dictionary: equal for equal objects. Without it an object is only itself. */
  dictionaryKey?(): Value;
}

/** `...` */
export class EllipsisValue extends PythonObject {
  override readonly typeName = 'ellipsis';

  override repr(): string {
    return 'Ellipsis';
  }
}

export const ellipsis = new EllipsisValue();

/** A function that the engine has: of `ti`, of NumPy, a builtin. */
export class NativeFunction extends PythonObject {
  override readonly typeName = 'builtin_function_or_method';

  constructor(
    readonly name: string,
    private readonly run: (args: readonly Value[], keywords: Keywords) => Value | Promise<Value>,
  ) {
    super();
  }

  override call(args: readonly Value[], keywords: Keywords): Value | Promise<Value> {
    return this.run(args, keywords);
  }

  override repr(): string {
    return `<function ${this.name}>`;
  }
}

/** A module: `ti`, `np`, `math`. A name that it does not have is refused, never ignored. */
export class Module extends PythonObject {
  override readonly typeName = 'module';

  constructor(
    readonly name: string,
    readonly members: ReadonlyMap<string, Value>,
  ) {
    super();
  }

  override attribute(name: string): Value | undefined {
    return this.members.get(name);
  }
}

/**
 * A function of the program. Its definition and the values around it are there for `@ti.kernel` and `@ti.func`, which do not call it
 * but compile it.
 */
export type FunctionSource = {
  definition: FunctionDefinition;
  /** The value of a name outside the function: of an enclosing function, the program, or the builtins. */
  outer: (name: string) => Value | undefined;
  /** The values of its annotations by parameter, with `return`. They were evaluated where the function was defined. */
  annotations: ReadonlyMap<string, Value>;
  /** The values of its default arguments by parameter. */
  defaults: ReadonlyMap<string, Value>;
  /** The class whose body it is in. */
  owner?: string;
  /** Whether it is one of the language's own, whose lines are not those of the program. */
  isOfLibrary?: boolean;
};
