import { Refusal } from '../errors.ts';
import { ClassValue } from '../host/classes.ts';
import { DictValue } from '../host/collections/dictionaries.ts';
import { identityOf } from '../host/collections/keys.ts';
import { ListValue, TupleValue } from '../host/collections/lists.ts';
import { SetValue } from '../host/collections/sets.ts';
import { PythonError, typeError } from '../host/errors.ts';
import { exceptionOf } from '../host/exceptions.ts';
import { ProgramFunction } from '../host/functions.ts';
import { str, typeNameOf } from '../host/operations.ts';
import { current } from '../host/state.ts';
import { boolType, floatType, intType, typeOf } from '../host/types.ts';
import { type FunctionSource, type Keywords, PythonObject, type Value } from '../host/values.ts';
import { KernelBuilder } from '../kernel/builder.ts';
import {
  type Failure,
  KernelExpression,
  type Statement,
  type Storage,
  type Variable,
  variableExpression,
} from '../kernel/expressions.ts';
import { FunctionCompiler, inlineFunction, keywordProblem } from '../kernel/function.ts';
import { BoundMethod, KernelObject, KernelStruct, TaichiFunction } from '../kernel/objects.ts';
import { CompilationError, cast } from '../kernel/operations.ts';
import {
  componentCount,
  elementType,
  isReal,
  isTensor,
  type KernelType,
  normal,
  type ScalarType,
  sizeOf,
} from '../kernel/types.ts';
import { NumpyArray } from '../numpy/numpy.ts';
import { failures } from '../wasm/code-writer.ts';
import type { KernelMessage } from '../wasm/generate.ts';
import { arrayTypeOf, isArray, valuesOf } from './arrays.ts';
import { Field, kernelIndices } from './field.ts';
import { Matrix, MatrixType } from './matrix.ts';
import { formatMessage } from './printf.ts';
import type { Runtime } from './runtime.ts';
import { CompoundType, isTemplate, NdarrayType, ParameterType } from './types.ts';

/** A kernel of WebAssembly, with what a call passes to it. */
type CompiledKernel = {
  run: (...args: (number | bigint)[]) => void;
  returns: ReturnedType | undefined;
};

type ReturnedType = ScalarType | MatrixType | CompoundType;

/** Makes the statements of another kernel. */
type Rewrite = (builder: KernelBuilder) => Statement[];

/** How an argument is passed. */
type Passed =
  | { kind: 'template'; key: string }
  | { kind: 'scalar'; type: ScalarType }
  | { kind: 'matrix'; type: MatrixType }
  | { kind: 'numbers'; type: ParameterType; key: string }
  | { kind: 'array'; element: KernelType; dimensions: number };

/** A `@ti.func`. */
export class InlinedFunction extends TaichiFunction {
  constructor(
    readonly source: FunctionSource,
    readonly self: Value | undefined = undefined,
  ) {
    super();
    for (const [at, { name }] of source.definition.parameters.entries())
      checkAnnotation(source.annotations.get(name), at, 'function');
  }

  override attribute(name: string): Value | undefined {
    return name === '__name__' ? this.source.definition.name : undefined;
  }

  override bind(self: Value): Value {
    return new BoundMethod(this, self);
  }

  override call(_args: readonly Value[] = [], _keywords: Keywords = new Map()): Value {
    throw new PythonError('TaichiSyntaxError', 'Taichi functions cannot be called from Python-scope.');
  }

  override callInKernel(args: readonly Value[], keywords: Keywords, caller: FunctionCompiler): Value {
    return inlineFunction(this.source, args, keywords, caller, isTemplate);
  }
}

/** What stops a kernel, by its kind. Parts of the engine add theirs when they are loaded. */
export const failureTexts: Partial<Record<Failure, string>> = {
  index: 'an index out of bounds in a kernel',
  division: 'an integer division by zero in a kernel',
  conversion: 'a real number that does not fit an integer in a kernel',
};

/** A `@ti.kernel`: it is compiled once for each set of template arguments and types of arrays. */
export class Kernel extends KernelObject {
  override readonly typeName = 'function';
  private readonly compiled = new Map<string, CompiledKernel>();

  constructor(
    private readonly runtime: Runtime,
    readonly source: FunctionSource,
  ) {
    super();
    checkParameters(source, runtime.version);
  }

  override attribute(name: string, self?: Value): Value {
    if (name === '__name__') return this.source.definition.name;
    const found = this.runtime.gradients?.kernelAttribute(this, name, self);
    if (found !== undefined) return found;
    throw new Refusal(`${name} of a kernel`);
  }

  override bind(self: Value, isBySuper = false): Value {
    return new BoundKernel(this, self, isBySuper);
  }

  override call(args: readonly Value[], keywords: Keywords): Value {
    return this.launch(args, keywords, undefined);
  }

  override callInKernel(args: readonly Value[], keywords: Keywords): Value {
    return this.call(args, keywords);
  }

  /** @throws CompilationError where another kernel is being compiled: only a kernel that is compiled already runs then */
  private refuseNested(isCompiled: boolean): void {
    if (!current.isCompiling || isCompiled) return;
    throw new CompilationError(
      'TaichiSyntaxError',
      'Kernels cannot call other kernels. I.e., nested kernels are not allowed. Please check if you have direct/indirect invocation of kernels within kernels. Note that some methods provided by the Taichi standard library may invoke kernels, and please move their invocations to Python-scope.',
    );
  }

  /** Calls the kernel, as a method of `self` where that is given; or a kernel with other statements that are made of its own. */
  launch(args: readonly Value[], keywords: Keywords, self: Value | undefined, rewrite?: Rewrite): Value {
    this.refuseNested(this.compiled.size > 0);
    if (current.isCompiling && [...args, ...keywords.values()].some(isOfKernel))
      throw new Refusal('a call of a kernel in another one with values of it');
    this.runtime.requireInit('run kernel');
    this.runtime.requirePlaced();
    const { parameters } = this.source.definition;
    const own = self === undefined ? parameters : parameters.slice(1);
    const given = own.map(({ name }, at): Value => {
      const value = at < args.length ? args[at] : (keywords.get(name) ?? this.source.defaults.get(name));
      if (value === undefined) throw this.changed('TaichiSyntaxError', `Parameter '${name}' missing.`);
      return value;
    });
    if (args.length > own.length) throw this.changed('TaichiSyntaxError', 'Too many arguments.');
    const problem = keywordProblem(own, args.length, keywords);
    if (problem) throw new PythonError('TaichiSyntaxError', problem);
    if (!rewrite) this.runtime.gradients?.launched(this, given, self);
    const passed = own.map(({ name }, at) => this.passedAs(name, given[at] as Value, at));
    const scalars = passed.reduce(
      (sum, one) => sum + (one.kind === 'matrix' ? one.type.count : one.kind === 'scalar' ? 1 : 0),
      0,
    );
    if (scalars > 64) throw new Refusal('a kernel with more than 64 numbers as arguments');
    const key = [
      this.runtime.generation,
      !rewrite,
      self === undefined ? '' : identityKey(self),
      ...passed.map((one) =>
        'key' in one ? one.key : one.kind === 'array' ? `${typeKey(one.element)}/${one.dimensions}` : '',
      ),
    ].join(';');
    let kernel = this.compiled.get(key);
    if (!kernel) {
      this.refuseNested(false);
      kernel = this.compile(
        own.map(({ name }) => name),
        given,
        passed,
        self,
        rewrite,
      );
      this.compiled.set(key, kernel);
    }
    return this.run(kernel, given, passed);
  }

  /** An error whose message v1.7 has changed. */
  private changed(type: string, message: string): Error {
    return this.runtime.isV17
      ? new Refusal(`the message of ${type} for this call`)
      : new PythonError(type, message);
  }

  /** How an argument is passed, from its annotation. */
  private passedAs(name: string, value: Value, at: number): Passed {
    const annotation = this.source.annotations.get(name);
    // Other parameters without one are refused when the kernel is defined.
    if (annotation === undefined) throw new Refusal('a kernel of a class without an object');
    if (isTemplate(annotation)) {
      if (this.runtime.isNdarray(value))
        throw new PythonError(
          'TaichiRuntimeTypeError',
          "Ndarray shouldn't be passed in via `ti.template()`, please annotate your kernel using `ti.types.ndarray(...)` instead",
        );
      return { kind: 'template', key: templateKey(value) };
    }
    if (annotation instanceof NdarrayType) return this.passedArray(name, annotation, value);
    const type = scalarAnnotation(annotation, this.runtime);
    if (type) {
      const isNumber =
        typeof value === 'bigint' ||
        typeof value === 'boolean' ||
        (isReal(type) && typeof value === 'number');
      const isScalar = isArray(value) && arrayTypeOf(value).shape.length === 0;
      if (!isNumber && !isScalar)
        throw new PythonError(
          'TaichiRuntimeTypeError',
          `Argument ${this.runtime.isV17 ? `(${this.slot(at)},)` : at} (type=<class '${typeNameOf(value)}'>) cannot be converted into required type ${type}`,
        );
      return { kind: 'scalar', type };
    }
    if (annotation instanceof MatrixType) return { kind: 'matrix', type: annotation };
    if (annotation instanceof ParameterType)
      return { kind: 'numbers', type: annotation, key: annotation.keyOf(value) };
    throw new Refusal(`the annotation of ${name}`);
  }

  /** The place of an argument among those that are not templates. */
  private slot(at: number): number {
    const first = this.source.owner === undefined ? 0 : 1;
    const before = this.source.definition.parameters.slice(first, first + at);
    return before.filter(({ name }) => !isTemplate(this.source.annotations.get(name))).length;
  }

  private passedArray(name: string, annotation: NdarrayType, value: Value): Passed {
    let element: KernelType;
    let dimensions: number;
    if (this.runtime.isNdarray(value)) {
      element = value.element;
      dimensions = value.shape.length;
    } else if (isArray(value)) {
      const { type, shape } = arrayTypeOf(value);
      const inner = annotation.element && isTensor(annotation.element) ? annotation.element : undefined;
      if (inner && String(shape.slice(-inner.shape.length)) !== String(inner.shape))
        throw this.changed(
          'ValueError',
          `Invalid argument into ti.types.ndarray() - required element_shape=(${inner.shape.join(', ')}), but the argument has shape (${shape.join(', ')})`,
        );
      element = inner ? { element: type, shape: inner.shape } : type;
      dimensions = shape.length - (inner?.shape.length ?? 0);
    } else
      throw new PythonError(
        'TaichiRuntimeTypeError',
        `Invalid ${this.runtime.isV17 ? `type for argument ${name}` : 'argument into ti.types.ndarray()'}, got ${str(value)}`,
      );
    // Of an array that is not the language's, they are checked only where the annotation has an element type, too.
    const isChecked = this.runtime.isV17 || annotation.element || this.runtime.isNdarray(value);
    if (isChecked && annotation.dimensions !== undefined && annotation.dimensions !== dimensions)
      throw this.changed(
        'ValueError',
        `Invalid argument into ti.types.ndarray() - required array has ndim=${annotation.dimensions}, but the argument has ${dimensions} dimensions`,
      );
    // Whether the bits of another type are read, or an error is raised, depends on the kind of array.
    if (annotation.element && elementType(annotation.element) !== elementType(element))
      throw new Refusal('an array of another type than its annotation');
    const inner = annotation.element && isTensor(annotation.element) ? annotation.element.shape : undefined;
    if (inner && String(inner) !== String(isTensor(element) ? element.shape : []))
      throw new Refusal('an array of another element shape than its annotation');
    return { kind: 'array', element, dimensions };
  }

  private compile(
    names: readonly string[],
    given: readonly Value[],
    passed: readonly Passed[],
    self: Value | undefined,
    rewrite: Rewrite | undefined,
  ): CompiledKernel {
    const builder = new KernelBuilder(this.runtime.types, this.runtime.version, this.runtime.matrixMethods);
    const returns = this.returnType();
    const compiler = new FunctionCompiler(builder, this.source, {
      isKernel: true,
      onReturn: (value) => this.emitReturn(value, returns, compiler),
    });
    const parameters: Variable[] = [];
    const parameter = (name: string, type: KernelType): KernelExpression => {
      const variable: Variable = { name, type, isConstant: true };
      parameters.push(variable);
      return variableExpression(variable);
    };
    const first = this.source.definition.parameters[0];
    if (self !== undefined && first) compiler.define(first.name, self);
    for (const [at, one] of passed.entries()) {
      const name = names[at] as string;
      compiler.define(name, this.argument(one, name, given[at] as Value, parameter));
      if (one.kind !== 'template' && one.kind !== 'array') compiler.immutable.add(name);
    }
    try {
      current.isCompiling = true;
      compiler.compile();
    } catch (error) {
      throw compilationFailure(error, this.runtime.isV17);
    } finally {
      current.isCompiling = false;
    }
    if (returns && !compiler.hasReturned)
      throw new PythonError(
        'TaichiSyntaxError',
        'Kernel has a return type but does not have a return statement',
      );
    const { bytes, imports, messages } = this.runtime.generate(
      parameters,
      rewrite ? rewrite(builder) : builder.block,
    );
    const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
      env: { memory: this.runtime.memory, ...this.functions(imports, messages) },
    });
    return { run: instance.exports.run as CompiledKernel['run'], returns };
  }

  private argument(
    one: Passed,
    name: string,
    value: Value,
    parameter: (name: string, type: KernelType) => KernelExpression,
  ): Value {
    switch (one.kind) {
      case 'template':
        return value;
      case 'scalar':
        return parameter(name, one.type);
      case 'matrix':
        return parameter(name, { element: one.type.dtype, shape: one.type.shape });
      case 'numbers':
        return one.type.parameters(name, parameter, value);
      case 'array': {
        const address = parameter(name, 'i32').node;
        const extents = Array.from({ length: one.dimensions }, () => parameter('', 'i32').node);
        const variable = (node: KernelExpression['node']) =>
          (node.kind === 'variable' ? node.variable : undefined) as Variable;
        return new ArrayArgument({
          name,
          address: variable(address),
          extents: extents.map(variable),
          element: one.element,
          stride: sizeOf(one.element),
          componentStride: sizeOf(elementType(one.element)),
        });
      }
    }
  }

  private returnType(): ReturnedType | undefined {
    const annotation = this.source.annotations.get('return');
    if (annotation === undefined || annotation === null) return undefined;
    const scalar = scalarAnnotation(annotation, this.runtime);
    if (scalar) return scalar;
    if (annotation instanceof MatrixType || annotation instanceof CompoundType) return annotation;
    throw new Refusal('this return type of a kernel');
  }

  private emitReturn(
    value: Value | undefined,
    returns: ReturnedType | undefined,
    compiler: FunctionCompiler,
  ): void {
    const { builder } = compiler;
    if (value === undefined) return;
    if (value instanceof Matrix)
      throw new Refusal('a vector or matrix from outside of the kernel as its result');
    if (this.runtime.isV17) checkReturned(value, returns);
    if (returns === undefined)
      throw new CompilationError(
        'TaichiSyntaxError',
        'A kernel with a return value must be annotated with a return type, e.g. def func() -> ti.f32',
      );
    if (typeof returns === 'string') {
      const result = cast(compiler.asExpression(value), returns);
      if (isTensor(result.type)) throw new Refusal('a vector returned where the annotation is a number');
      builder.emit({ kind: 'return', values: [result], line: builder.line });
      return;
    }
    if (returns instanceof MatrixType) {
      const result = cast(compiler.asExpression(value), returns.dtype);
      if (componentCount(result.type) !== returns.count)
        throw new Refusal('a return value of another shape than the annotation');
      builder.emit({ kind: 'return', values: [result], line: builder.line });
      return;
    }
    if (!(value instanceof KernelStruct)) throw new Refusal('this return value for a struct type');
    builder.emit({ kind: 'return', values: returns.numbersOf(value, compiler), line: builder.line });
  }

  /** What the last call has passed: numbers that are printed or returned. */
  private readonly stack: (number | bigint)[] = [];

  private functions(
    names: ReadonlySet<string>,
    messages: readonly KernelMessage[],
  ): Record<string, (...args: never[]) => unknown> {
    const all: Record<string, (...args: never[]) => unknown> = {
      sin: Math.sin,
      cos: Math.cos,
      tan: Math.tan,
      asin: Math.asin,
      acos: Math.acos,
      tanh: Math.tanh,
      exp: Math.exp,
      log: Math.log,
      pow,
      expF32: (value: number) => Math.exp(value),
      powF32: pow,
      atan2: Math.atan2,
      remainder: (a: number, b: number) => a % b,
      randomF32: () => (this.runtime.randomBits() >>> 8) / 2 ** 24,
      randomF64: () => (this.runtime.randomBits() * 2 ** 21 + (this.runtime.randomBits() >>> 11)) / 2 ** 53,
      randomI32: () => this.runtime.randomBits() | 0,
      randomI64: () => (BigInt(this.runtime.randomBits()) << 32n) | BigInt(this.runtime.randomBits()),
      passI32: (value: number) => this.stack.push(value),
      passI64: (value: bigint) => this.stack.push(value),
      passF64: (value: number) => this.stack.push(value),
      print: (number: number) => this.print(messages[number] as KernelMessage),
      fail: (kind: number, line: number) => this.fail(kind, line),
    };
    if (names.has('expF32') || names.has('powF32'))
      Object.assign(all, this.runtime.realFunctions?.(Math.exp, pow));
    return Object.fromEntries([...names].map((name) => [name, all[name] as () => unknown]));
  }

  private print(message: KernelMessage): void {
    const text = formatMessage(message, this.stack.splice(0));
    if (message.kind === 'print') {
      this.runtime.print(message.line, text);
      return;
    }
    if (!this.runtime.isDebug) return;
    throw new PythonError('TaichiAssertionError', `\n${text}`);
  }

  private fail(kind: number, line: number): never {
    const failure = failures[kind] ?? 'index';
    // A conversion does not know its line.
    throw new Refusal(failureTexts[failure] ?? failure, line || undefined);
  }

  private run(kernel: CompiledKernel, given: readonly Value[], passed: readonly Passed[]): Value {
    this.stack.length = 0;
    return this.runtime.temporarily(() => {
      const after: (() => void)[] = [];
      const args = passed.flatMap((one, at) => this.passedValues(one, given[at] as Value, after));
      kernel.run(...args);
      for (const action of after) action();
      return this.returned(kernel.returns);
    });
  }

  private passedValues(one: Passed, value: Value, after: (() => void)[]): (number | bigint)[] {
    switch (one.kind) {
      case 'template':
        return [];
      case 'scalar':
        return [held(isArray(value) ? (valuesOf(value).values[0] as Value) : value, one.type)];
      case 'matrix': {
        if (one.type.shape.length === 2 && value instanceof ListValue)
          throw new PythonError('TypeError', 'list indices must be integers or slices, not tuple');
        const components = value instanceof Matrix ? value.components() : listComponents(value);
        if (components.length !== one.type.count)
          throw new Refusal('an argument of another shape than its annotation');
        if (this.runtime.isV17) checkNumbers(components, one.type.dtype);
        return components.map((component) => held(component, one.type.dtype));
      }
      case 'numbers':
        return one.type.passedNumbers(value).map(([number, type]) => {
          // v1.7 takes a struct of the type only.
          if (
            this.runtime.isV17 &&
            one.type instanceof CompoundType &&
            isReal(type) !== (typeof number === 'number')
          )
            throw new Refusal('a struct with members of other kinds');
          return held(number, type);
        });
      case 'array':
        return this.passedMemory(one, value, after);
    }
  }

  private passedMemory(
    one: Extract<Passed, { kind: 'array' }>,
    value: Value,
    after: (() => void)[],
  ): number[] {
    if (this.runtime.isNdarray(value)) {
      value.check();
      return [value.address, ...value.shape];
    }
    if (!(value instanceof NumpyArray)) throw new Refusal('this value where an array is needed');
    // A kernel takes an array whose elements lie beside each other, in either order of the axes.
    if (!value.isRowMajor && !value.isColumnMajor)
      throw new PythonError(
        'ValueError',
        'Non contiguous numpy arrays are not supported, please call np.ascontiguousarray(arr) before passing it into taichi kernel.',
      );
    // An array of NumPy is copied into the memory of kernels, and back.
    const { type, shape } = arrayTypeOf(value);
    const items = value.items();
    const address = this.runtime.allocate(items.byteLength);
    const Items = items.constructor as Float64ArrayConstructor;
    const copy = () => new Items(this.runtime.memory.buffer, address, items.length);
    copy().set(items as Float64Array);
    after.push(() => {
      const stored: ArrayLike<number | bigint> = copy();
      for (const [at, place] of value.places().entries()) {
        const item = stored[at] as number | bigint;
        value.data[place] = typeof item === 'bigint' ? item : normal(item, type);
      }
    });
    return [address, ...shape.slice(0, one.dimensions)];
  }

  private returned(returns: ReturnedType | undefined): Value {
    if (returns === undefined) return null;
    const numbers = this.stack.splice(0);
    if (typeof returns === 'string')
      return numbers.length === 0 ? null : python(numbers[0] as number | bigint, returns);
    if (returns instanceof MatrixType)
      return returns.make(numbers.map((number) => python(number, returns.dtype)));
    return returns.fromNumbers(numbers);
  }
}

/**
 * A kernel as a method of an object. Taichi binds kernels when an object is asked for them; `super()` does not ask it, so what it
 * finds stops with an assertion (`wrapped` in kernel_impl.py).
 */
class BoundKernel extends KernelObject {
  override readonly typeName = 'method';

  constructor(
    private readonly kernel: Kernel,
    private readonly self: Value,
    private readonly isBySuper: boolean,
  ) {
    super();
  }

  override call(args: readonly Value[], keywords: Keywords): Value {
    if (this.self instanceof ClassValue) throw new Refusal('a kernel as a class method');
    const type = typeOf(this.self);
    if (type && !isDataOriented(type))
      throw new PythonError('TaichiSyntaxError', `Please decorate class ${type.name} with @ti.data_oriented`);
    if (this.isBySuper) throw new PythonError('AssertionError', '');
    return this.kernel.launch(args, keywords, this.self);
  }

  override attribute(name: string): Value {
    if (this.isBySuper) throw new Refusal(`${name} of a kernel of super()`);
    return this.kernel.attribute(name, this.self);
  }

  override callInKernel(args: readonly Value[], keywords: Keywords): Value {
    return this.call(args, keywords);
  }
}

/** An ndarray or an array of NumPy in a kernel. */
export class ArrayArgument extends KernelObject {
  override readonly typeName = 'AnyArray';

  constructor(private readonly storage: Storage) {
    super();
  }

  override attributeInKernel(name: string): Value | undefined {
    if (name !== 'shape') return undefined;
    return new TupleValue(
      this.storage.extents.map((extent) =>
        typeof extent === 'number' ? BigInt(extent) : variableExpression(extent),
      ),
    );
  }

  override itemInKernel(indices: readonly Value[], builder: KernelBuilder): Value {
    const flat = kernelIndices(indices, undefined, builder);
    if (flat.length !== this.storage.extents.length)
      throw new Refusal('an ndarray with this number of indices');
    return builder.element(this.storage, flat);
  }

  override loopStorage(): Storage {
    return this.storage;
  }
}

/** Whether a value is known only when a kernel runs. */
function isOfKernel(value: Value): boolean {
  return value instanceof KernelExpression || value instanceof ArrayArgument || value instanceof KernelStruct;
}

function typeKey(type: KernelType): string {
  return isTensor(type) ? `${type.element}[${type.shape.join()}]` : type;
}

/**
 * What tells an object from all others.
 * @throws PythonError for one without a hash; Refusal for one with a hash of its own, which may share a kernel with others
 */
function identityKey(value: Value): string {
  if (!(value instanceof PythonObject)) return String(value);
  value.dictionaryKey?.();
  return `#${identityOf(value)}`;
}

/** @throws PythonError for values that the language cannot find again: it refuses them, as Python's dictionaries do */
function templateKey(value: Value): string {
  if (value instanceof ListValue || value instanceof DictValue)
    throw typeError(`cannot create weak reference to '${typeNameOf(value)}' object`);
  if (value instanceof SetValue || value instanceof NumpyArray)
    throw typeError(`unhashable type: '${typeNameOf(value)}'`);
  if (value instanceof TupleValue) return `(${[...value.items].map(templateKey).join()})`;
  if (value instanceof Field) return identityKey(value);
  // Values that are equal in Python share a kernel, so that the first of 1, 1.0 and True counts for all.
  if (typeof value === 'boolean') return `number:${Number(value)}`;
  if (typeof value === 'number' && Number.isInteger(value)) return `number:${BigInt(value)}`;
  if (typeof value === 'number' || typeof value === 'bigint') return `number:${value}`;
  return `${typeof value}:${identityKey(value)}`;
}

function scalarAnnotation(annotation: Value, runtime: Runtime): ScalarType | undefined {
  if (annotation === boolType && runtime.isV17) return 'u1';
  if (annotation === intType) return runtime.types.integer;
  if (annotation === floatType) return runtime.types.real;
  return annotation instanceof KernelObject
    ? annotation.scalarType(new KernelBuilder(runtime.types, runtime.version))
    : undefined;
}

/** v1.7 takes no real numbers for integers. @throws Refusal for one that the language does not take */
function checkNumbers(values: readonly Value[], type: ScalarType): void {
  if (!isReal(type) && values.some((value) => typeof value === 'number'))
    throw new Refusal('a real number in an argument of integers');
}

/** v1.7 takes for a type what is of its kind. @throws Refusal for what may be of another kind */
function checkReturned(value: Value, returns: ReturnedType | undefined): void {
  if (!(returns instanceof MatrixType)) return;
  const type = value instanceof KernelExpression ? value.type : 'i32';
  const isSame =
    isTensor(type) &&
    String(type.shape) === String(returns.shape) &&
    (isReal(returns.dtype) || !isReal(type.element));
  if (!isSame) throw new Refusal('a value of another shape or kind than the return type');
}

/** A number of Python as an argument of WebAssembly. */
function held(value: Value, type: ScalarType): number | bigint {
  const number = typeof value === 'boolean' ? BigInt(value) : value;
  if (typeof number !== 'number' && typeof number !== 'bigint')
    throw new Refusal('this argument of a kernel');
  if (isReal(type)) return Number(number);
  const integer = typeof number === 'bigint' ? number : BigInt(Math.trunc(number));
  if (type === 'u1') return Number(integer !== 0n);
  const bits = Number(type.slice(1));
  const wrapped = type.startsWith('u') ? BigInt.asUintN(bits, integer) : BigInt.asIntN(bits, integer);
  return bits === 64 ? wrapped : Number(wrapped);
}

/** A number that a kernel returns, as Python has it. */
export function python(number: number | bigint, type: ScalarType): Value {
  if (isReal(type)) return normal(Number(number), type);
  const integer = BigInt(number);
  const bits = Number(type.slice(1));
  return type.startsWith('u') ? BigInt.asUintN(bits, integer) : BigInt.asIntN(bits, integer);
}

function listComponents(value: Value): Value[] {
  if (value instanceof ListValue || value instanceof TupleValue)
    return [...value.items].flatMap(listComponents);
  if (isArray(value)) return valuesOf(value).values;
  return [value];
}

const dataOriented = new WeakSet<object>();

/** `@ti.data_oriented`: methods of the class and of those that inherit from it may be kernels. */
export function markDataOriented(type: object): void {
  dataOriented.add(type);
}

function isDataOriented(type: ClassValue): boolean {
  return dataOriented.has(type) || type.bases.some(isDataOriented);
}

/** @throws PythonError for a text, which names no type */
function checkAnnotation(annotation: Value | undefined, at: number, kind: 'kernel' | 'function'): void {
  if (typeof annotation === 'string')
    throw new PythonError(
      'TaichiSyntaxError',
      `Invalid type annotation (argument ${at}) of Taichi ${kind}: ${annotation}`,
    );
}

/** What the parameters of a kernel may not be. */
function checkParameters(
  { definition, annotations, defaults, owner }: FunctionSource,
  version: string,
): void {
  const refuse = (what: string) => new PythonError('TaichiSyntaxError', `Taichi kernels ${what}`);
  for (const [at, { name, kind }] of definition.parameters.entries()) {
    if (kind === 'keywords') throw refuse('do not support variable keyword parameters (i.e., **kwargs)');
    if (kind === 'rest') throw refuse('do not support variable positional parameters (i.e., *args)');
    if (defaults.has(name)) throw refuse('do not support default values for arguments');
    if (kind === 'keywordOnly') throw refuse('do not support keyword parameters');
    if (at === 0 && owner !== undefined) continue;
    const annotation = annotations.get(name);
    if (annotation === undefined) throw refuse('parameters must be type annotated');
    checkAnnotation(annotation, at, 'kernel');
    if (version === 'v1.5.0' && annotation instanceof CompoundType)
      throw new Refusal('a struct as an argument of a kernel of v1.5.0');
  }
}

/** The error of Python for a failed compilation, at the line of the kernel. */
function compilationFailure(error: unknown, isV17: boolean): unknown {
  if (isV17 && error instanceof PythonError && error.typeName === 'TypeError')
    return new Refusal('a TypeError while a kernel is compiled');
  // What is no error of the language becomes one, with the traceback of Python as message.
  if (error instanceof PythonError && !/^Taichi(?!Runtime)/.test(error.typeName))
    return new PythonError(
      'TaichiCompilationError',
      [error.typeName, exceptionOf(error).str()].filter(Boolean).join(': '),
    );
  if (!(error instanceof CompilationError)) return error;
  const line = current.line;
  if (error.line !== undefined) current.line = error.line;
  const isForeign = ['ValueError', 'TypeError', 'IndexError'].includes(error.type);
  const raised = isForeign
    ? new PythonError('TaichiCompilationError', `${error.type}: ${error.message}`)
    : new PythonError(error.type, error.message);
  current.line = line;
  return raised;
}

/** A power as C computes it: of one to infinity JavaScript makes NaN, C makes one. */
function pow(base: number, exponent: number): number {
  if (base === 1 || (base === -1 && Math.abs(exponent) === Number.POSITIVE_INFINITY)) return 1;
  return base ** exponent;
}

/** The definition of a function that is decorated. @throws Refusal for something else */
export function sourceOf(value: Value | undefined): FunctionSource {
  if (value instanceof ProgramFunction && value.source) return value.source;
  throw new Refusal('this decorator on something else than a function');
}
