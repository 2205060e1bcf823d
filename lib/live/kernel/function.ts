import { Refusal } from '../errors.ts';
import { builtins } from '../host/builtins/builtins.ts';
import { DictValue } from '../host/collections/dictionaries.ts';
import { ListValue, TupleValue } from '../host/collections/lists.ts';
import { isTrue, iterate } from '../host/protocol.ts';
import { boolType, floatType, intType } from '../host/types.ts';
import type { FunctionSource, Keywords, Value } from '../host/values.ts';
import { PythonObject } from '../host/values.ts';
import { NumpyArray, NumpyScalar } from '../numpy/numpy.ts';
import type { Expression, Statement } from '../syntax/tree.ts';
import { isNumber, type KernelBuilder } from './builder.ts';
import { Evaluator } from './evaluate.ts';
import {
  type AtomicOperation,
  constant,
  KernelExpression,
  type Statement as KernelStatement,
  type Variable,
  variableExpression,
} from './expressions.ts';
import { NdRange } from './ndrange.ts';
import { KernelObject, KernelStruct, Marker, refuseVariable } from './objects.ts';
import { CompilationError, cast, componentsOf } from './operations.ts';
import { isReal, isTensor } from './types.ts';

/** What a function is compiled for. */
export type FunctionOptions = {
  isKernel: boolean;
  /** Emits the return of a kernel. */
  onReturn?: (value: Value | undefined) => void;
};

/** A loop that is being compiled, from the innermost function. */
/** Iterations of a parallel loop cannot stop each other. */
type LoopState = {
  isStatic: boolean;
  isParallel: boolean;
  status: 'running' | 'break' | 'continue';
  conditions: number;
};

/** The names of statements in messages: those of Python's module `ast`. */
const nodeNames: Readonly<Record<string, string>> = {
  class: 'ClassDef',
  delete: 'Delete',
  global: 'Global',
  import: 'Import',
  importFrom: 'ImportFrom',
  nonlocal: 'Nonlocal',
  raise: 'Raise',
  try: 'Try',
  with: 'With',
};

/** Augmented assignments that are atomic, as in the language; others read, compute and store. */
const atomics: Readonly<Record<string, AtomicOperation>> = {
  '+': 'add',
  '-': 'sub',
  '&': 'and',
  '|': 'or',
  '^': 'xor',
};

/** Types of Python, which an annotation in a kernel cannot be. */
const pythonNumbers: ReadonlySet<Value> = new Set([intType, floatType, boolType]);

/**
 * Reads the body of a kernel or of a `ti.func` as Taichi's compiler does: what is known is computed at once, all else becomes statements
 * of the kernel. A function is read anew for each call.
 */
export class FunctionCompiler {
  private readonly scopes: Map<string, Value>[] = [new Map()];
  private readonly loops: LoopState[] = [];
  /** The scalar arguments of a kernel, which cannot be changed. */
  readonly immutable = new Set<string>();
  /** How many conditions and loops that are not static are around. */
  private controlDepth = 0;
  /** How many `ti.static` are around. */
  staticDepth = 0;
  private returned: { value: Value } | undefined;
  private readonly evaluator: Evaluator;

  constructor(
    readonly builder: KernelBuilder,
    readonly source: FunctionSource,
    readonly options: FunctionOptions,
    /** How many calls of Taichi functions are around. */
    readonly depth = 0,
  ) {
    this.evaluator = new Evaluator(this);
  }

  /** Compiles the body. @returns what a `ti.func` returns */
  compile(): Value {
    const [first, ...rest] = this.source.definition.body;
    const isDocstring = first?.kind === 'expression' && first.value.kind === 'string';
    this.statements(isDocstring || !first ? rest : [first, ...rest]);
    return this.returned?.value ?? null;
  }

  get hasReturned(): boolean {
    return this.returned !== undefined;
  }

  // Names

  define(name: string, value: Value): void {
    this.scopes.at(-1)?.set(name, value);
  }

  isDefined(name: string): boolean {
    return this.scopes.some((scope) => scope.has(name));
  }

  lookup(name: string): Value {
    for (let at = this.scopes.length - 1; at >= 0; at--) {
      const found = this.scopes[at]?.get(name);
      if (found !== undefined) return found;
    }
    const outer = this.source.outer(name);
    if (outer === undefined) throw new CompilationError('TaichiNameError', `Name "${name}" is not defined`);
    // v1.7 makes a vector of the kernel of one of Python.
    if (this.builder.types.truth === 'u1' && outer instanceof KernelObject && outer.typeName === 'Matrix')
      return outer.expressionInKernel(this.builder) ?? outer;
    return outer;
  }

  inScope<T>(action: () => T): T {
    this.scopes.push(new Map());
    try {
      return action();
    } finally {
      this.scopes.pop();
    }
  }

  evaluate(expression: Expression): Value {
    return this.evaluator.evaluate(expression);
  }

  /** An expression as a value of the kernel. */
  expression(expression: Expression): KernelExpression {
    return this.asExpression(this.evaluate(expression));
  }

  asExpression(value: Value): KernelExpression {
    return this.evaluator.asExpression(value);
  }

  /** What `print` writes for values. */
  printed(values: readonly Value[]) {
    return this.evaluator.printed(values);
  }

  /** The type of number that a value names: `ti.f32`, `int`. */
  scalarType(value: Value) {
    return this.evaluator.scalarType(value);
  }

  /** The value that a new variable begins with: what a kernel computes is copied. */
  initial(value: Value, name = ''): Value {
    if (value instanceof KernelExpression) return this.builder.declare(value, name);
    if (isNumber(value) || value instanceof NumpyScalar)
      return this.builder.declare(this.asExpression(value), name);
    if (value instanceof ListValue) return new ListValue(value.items.map((item) => this.initial(item)));
    if (value instanceof TupleValue) return new TupleValue(value.items.map((item) => this.initial(item)));
    if (value instanceof KernelStruct)
      return new KernelStruct(
        new Map([...value.members].map(([key, member]) => [key, this.initial(member)])),
        value.methods,
      );
    if (value instanceof KernelObject) return value.copyInKernel(this.builder);
    if (value === null) throw new Refusal('a variable that is None in a kernel');
    if (value instanceof NumpyArray) throw new Refusal('an array of NumPy in a kernel');
    if (typeof value === 'string')
      throw new CompilationError('TaichiTypeError', "Invalid constant scalar data type: <class 'str'>");
    return value instanceof DictValue ? value : refuseVariable();
  }

  // Statements

  statements(statements: readonly Statement[]): void {
    this.inScope(() => {
      for (const statement of statements) {
        if (this.returned || (this.loops.at(-1)?.status ?? 'running') !== 'running') return;
        this.statement(statement);
      }
    });
  }

  private statement(statement: Statement): void {
    this.builder.line = this.lineOf(statement);
    this.located(statement, () => this.dispatch(statement));
  }

  /** The line of the program where a part of it is, or from where a function of the library is called. */
  private lineOf({ line }: Statement | Expression): number {
    return this.source.isOfLibrary ? this.builder.line : line;
  }

  /** Gives an error the line of the part of the program that is compiled. */
  located<T>(part: Statement | Expression, action: () => T): T {
    try {
      return action();
    } catch (error) {
      if (error instanceof Refusal || error instanceof CompilationError) error.line ??= this.lineOf(part);
      throw error;
    }
  }

  private dispatch(statement: Statement): void {
    switch (statement.kind) {
      case 'expression':
        this.evaluate(statement.value);
        return;
      case 'assign':
        this.assignStatement(statement.targets, statement.value);
        return;
      case 'annotated':
        this.annotated(statement.target, statement.annotation, statement.value);
        return;
      case 'update':
        this.update(statement.target, statement.operator, statement.value);
        return;
      case 'return':
        this.returnStatement(statement.value);
        return;
      case 'if':
        this.ifStatement(statement);
        return;
      case 'for':
        this.forStatement(statement);
        return;
      case 'while':
        this.whileStatement(statement);
        return;
      case 'break':
      case 'continue':
        this.leave(statement.kind);
        return;
      case 'pass':
        return;
      case 'assert':
        this.assertStatement(statement);
        return;
      case 'function':
        throw new CompilationError(
          'TaichiSyntaxError',
          `Function definition is not allowed in 'ti.${this.options.isKernel ? 'kernel' : 'func'}'.`,
        );
      default:
        throw new CompilationError(
          'TaichiSyntaxError',
          `Unsupported node "${nodeNames[statement.kind] ?? statement.kind}"`,
        );
    }
  }

  /** Whether it is a call of `ti.static`. */
  isStaticCall(expression: Expression): boolean {
    return this.markerOf(expression) === 'static';
  }

  /** Which of `ti.static`, `ti.grouped`, `ti.ndrange` and `range` a call is of. */
  private markerOf(expression: Expression): Marker['kind'] | undefined {
    if (expression.kind !== 'call') return undefined;
    const { callee } = expression;
    if (callee.kind === 'name' && this.isDefined(callee.name)) return undefined;
    if (callee.kind !== 'name' && callee.kind !== 'attribute') return undefined;
    const found = this.outerValue(callee);
    if (found !== undefined && found === builtins.get('range')) return 'range';
    return found instanceof Marker ? found.kind : undefined;
  }

  /** The value of a dotted name outside of the function. */
  private outerValue(expression: Expression): Value | undefined {
    if (expression.kind === 'name') return this.source.outer(expression.name);
    if (expression.kind !== 'attribute') return undefined;
    const object = this.outerValue(expression.object);
    return object instanceof PythonObject && !(object instanceof KernelObject)
      ? object.attribute(expression.name)
      : undefined;
  }

  private assignStatement(targets: readonly Expression[], value: Expression): void {
    const isStatic = this.isStaticCall(value);
    const evaluated = this.evaluate(value);
    const values = isStatic ? evaluated : this.initial(evaluated);
    for (const target of targets) this.unpack(target, values, isStatic);
  }

  /** `target = value`, where a target can be a tuple of targets. */
  unpack(target: Expression, value: Value, isStatic: boolean): void {
    if (target.kind !== 'tuple' && target.kind !== 'list') {
      this.assignTo(target, value, isStatic);
      return;
    }
    const values = this.elementsOf(value);
    if (values.length !== target.items.length)
      throw new CompilationError('TaichiSyntaxError', 'The number of targets is not equal to value length');
    for (const [at, item] of target.items.entries()) this.assignTo(item, values[at] as Value, isStatic);
  }

  private elementsOf(value: Value): Value[] {
    if (value instanceof ListValue || value instanceof TupleValue) return [...value.items];
    if (value instanceof KernelExpression && isTensor(value.type)) {
      if (value.type.shape.length > 1)
        throw new CompilationError('ValueError', 'Matrices with more than one columns cannot be unpacked');
      return componentsOf(value);
    }
    if (value instanceof PythonObject && !(value instanceof KernelExpression)) return [...iterate(value)];
    throw new CompilationError('TaichiSyntaxError', 'Cannot unpack type');
  }

  private assignTo(target: Expression, value: Value, isStatic: boolean): void {
    if (target.kind === 'name') {
      this.checkMutable(target.name);
      if (isStatic && this.scopes.at(-1)?.has(target.name))
        throw new CompilationError('TaichiSyntaxError', 'Recreating variables is not allowed');
      if (isStatic || !this.isDefined(target.name)) {
        this.define(target.name, isStatic ? value : this.initial(value, target.name));
        return;
      }
    } else if (isStatic)
      throw new CompilationError('TaichiSyntaxError', 'Static assign cannot be used on elements in arrays');
    this.assignValue(this.evaluate(target), value);
  }

  private checkMutable(name: string): void {
    if (!this.immutable.has(name)) return;
    throw new CompilationError(
      'TaichiSyntaxError',
      `Kernel argument "${name}" is immutable in the kernel. If you want to change its value, please create a new variable.`,
    );
  }

  /** Stores a value in something that exists. */
  assignValue(target: Value, value: Value): void {
    if (target instanceof KernelExpression) {
      this.builder.assign(target, this.asExpression(value));
      return;
    }
    if (target instanceof KernelStruct && value instanceof KernelStruct) {
      if ([...target.members.keys()].join() !== [...value.members.keys()].join())
        throw new CompilationError('TaichiTypeError', 'Member mismatch between structs');
      for (const [name, member] of target.members) this.assignValue(member, value.members.get(name) as Value);
      return;
    }
    if (target instanceof KernelObject && target.assignInKernel(value, this.builder)) return;
    throw new Refusal('an assignment to this object in a kernel');
  }

  private annotated(target: Expression, annotation: Expression, value: Expression | undefined): void {
    if (!value) throw new Refusal('a declaration without a value in a kernel');
    const annotated = this.evaluate(annotation);
    if (pythonNumbers.has(annotated))
      throw new CompilationError('TaichiTypeError', "Invalid constant scalar data type: <class 'type'>");
    const type = this.evaluator.scalarType(annotated);
    if (!type) throw new Refusal('this annotation in a kernel');
    const evaluated = cast(this.expression(value), type);
    if (target.kind === 'name' && this.isDefined(target.name)) {
      const present = this.lookup(target.name);
      if (present instanceof KernelExpression && present.type !== type)
        throw new CompilationError('TaichiSyntaxError', 'Static assign cannot have type overloading');
    }
    if (target.kind !== 'name' || this.isDefined(target.name)) {
      this.assignValue(this.evaluate(target), evaluated);
      return;
    }
    this.define(target.name, this.builder.declare(evaluated, target.name));
  }

  private update(targetExpression: Expression, operator: string, value: Expression): void {
    const target = this.evaluate(targetExpression);
    const operand = this.evaluate(value);
    if (targetExpression.kind === 'name') this.checkMutable(targetExpression.name);
    if (target instanceof KernelObject && target.updateInKernel(operator, operand, this)) return;
    if (!(target instanceof KernelExpression))
      throw new Refusal(`\`${operator}=\` on this object in a kernel`);
    const atomic = atomics[operator];
    if (atomic) {
      this.builder.atomic(atomic, target, this.asExpression(operand));
      return;
    }
    const result = this.evaluator.binary(operator, target, operand);
    this.builder.assign(target, this.asExpression(result));
  }

  private returnStatement(value: Expression | undefined): void {
    if (this.controlDepth > 0)
      throw new CompilationError('TaichiSyntaxError', 'Return inside non-static if/for is not supported');
    const evaluated = value ? this.evaluate(value) : null;
    if (this.options.isKernel) this.options.onReturn?.(evaluated ?? undefined);
    this.returned = { value: evaluated };
  }

  private ifStatement({ test, consequent, otherwise, line }: Extract<Statement, { kind: 'if' }>): void {
    const value = this.evaluate(test);
    if (this.isStaticCall(test)) {
      this.statements(isTrue(value) ? consequent : otherwise);
      return;
    }
    const condition = this.condition(value);
    const loop = this.loops.at(-1);
    this.controlled(() => {
      if (loop) loop.conditions++;
      const thenBlock = this.builder.within(() => this.statements(consequent));
      const otherwiseBlock = this.builder.within(() => this.statements(otherwise));
      if (loop) loop.conditions--;
      this.builder.emit({
        kind: 'if',
        test: condition,
        consequent: thenBlock,
        otherwise: otherwiseBlock,
        line,
      });
    });
  }

  /** The condition of `if` and `while`. The language takes 32-bit integers; what else it does with other numbers differs by backend. */
  private condition(value: Value): KernelExpression {
    const test = this.asExpression(value);
    if (isTensor(test.type))
      throw new CompilationError(
        'ValueError',
        'The truth value of vectors/matrices is ambiguous.\nConsider using `any` or `all` when comparing vectors/matrices:\n    if all(x == y):\nor\n    if any(x != y):\n',
      );
    const { truth } = this.builder.types;
    if (test.type === 'i32' || test.type === truth) return test;
    if (truth === 'i32' || isReal(test.type)) throw new Refusal(`a condition of type ${test.type}`);
    return this.builder.binary('ne', test, constant(0n, test.type));
  }

  private controlled(action: () => void): void {
    this.controlDepth++;
    this.builder.controlDepth++;
    try {
      action();
    } finally {
      this.controlDepth--;
      this.builder.controlDepth--;
    }
  }

  private inLoop(kind: 'static' | 'for' | 'while', action: (state: LoopState) => void): void {
    const isStatic = kind === 'static';
    const isParallel = kind === 'for' && this.builder.controlDepth === 0 && !this.builder.isNextSerial;
    if (!isStatic) this.builder.isNextSerial = false;
    const state: LoopState = { isStatic, isParallel, status: 'running', conditions: 0 };
    this.loops.push(state);
    try {
      if (isStatic) action(state);
      else this.controlled(() => action(state));
    } finally {
      this.loops.pop();
    }
  }

  private leave(kind: 'break' | 'continue'): void {
    const loop = this.loops.at(-1);
    if (!loop) throw new Refusal(`\`${kind}\` outside of a loop`);
    if (loop.isParallel && kind === 'break')
      throw new CompilationError('TaichiSyntaxError', 'Cannot break in the outermost loop');
    if (!loop.isStatic) {
      this.builder.emit({ kind, line: this.builder.line });
      return;
    }
    if (loop.conditions > 0)
      throw new CompilationError(
        'TaichiSyntaxError',
        `You are trying to \`${kind}\` a static \`for\` loop, but the \`${kind}\` statement is inside a non-static \`if\`. `,
      );
    loop.status = kind;
  }

  private whileStatement({ test, body, otherwise, line }: Extract<Statement, { kind: 'while' }>): void {
    if (otherwise.length > 0)
      throw new CompilationError(
        'TaichiSyntaxError',
        "'else' clause for 'while' not supported in Taichi kernels",
      );
    this.inLoop('while', () => {
      let value: KernelExpression | undefined;
      const condition = this.builder.within(() => {
        value = this.condition(this.evaluate(test));
      });
      const block = this.builder.within(() => this.statements(body));
      this.builder.emit({ kind: 'while', condition, test: value as KernelExpression, body: block, line });
    });
  }

  private assertStatement({ test, message, line }: Extract<Statement, { kind: 'assert' }>): void {
    if (message?.kind === 'binary') throw new Refusal('this message of an assert in a kernel');
    const parts = message ? this.printed([this.evaluate(message)]) : [];
    for (const part of parts) {
      if (typeof part !== 'string' && part.format)
        throw new Refusal('a format specification in the message of an assert in a kernel');
      if (typeof part === 'string' ? part.includes('%') : isTensor(part.value.type))
        throw new Refusal('this message of an assert in a kernel');
    }
    this.builder.emit({ kind: 'assert', test: this.condition(this.evaluate(test)), message: parts, line });
  }

  // Loops

  private forStatement(statement: Extract<Statement, { kind: 'for' }>): void {
    const { items, otherwise } = statement;
    if (otherwise.length > 0)
      throw new CompilationError(
        'TaichiSyntaxError',
        "'else' clause for 'for' not supported in Taichi kernels",
      );
    const marker = this.markerOf(items);
    const inner = items.kind === 'call' && items.args.length === 1 ? items.args[0] : undefined;
    const innerMarker = inner && this.markerOf(inner);
    if (marker === 'static') {
      if (innerMarker === 'static')
        throw new CompilationError('TaichiSyntaxError', "'ti.static' cannot be nested");
      this.staticFor(statement);
      return;
    }
    if (marker === 'ndrange') {
      if (innerMarker)
        throw new CompilationError('TaichiSyntaxError', "No decorator is allowed inside 'ti.ndrange");
      this.ndrangeFor(statement, items, false);
      return;
    }
    if (marker === 'grouped' && inner && innerMarker === 'ndrange') {
      this.ndrangeFor(statement, inner, true);
      return;
    }
    if (marker === 'grouped' && inner) {
      if (innerMarker === 'static')
        throw new CompilationError('TaichiSyntaxError', "'ti.static' is not allowed inside 'ti.grouped'");
      if (innerMarker === 'grouped')
        throw new CompilationError('TaichiSyntaxError', "'ti.grouped' cannot be nested");
      this.elementsFor(statement, inner, true);
      return;
    }
    if (marker === 'range' && items.kind === 'call') {
      this.rangeFor(statement, items.args);
      return;
    }
    this.elementsFor(statement, items, false);
  }

  private staticFor({ target, items, body }: Extract<Statement, { kind: 'for' }>): void {
    const values = this.elementsOf(this.evaluate(items));
    this.inLoop('static', (state) => {
      for (const value of values) {
        this.inScope(() => {
          if (target.kind === 'tuple') {
            const parts = this.elementsOf(value);
            for (const [at, item] of target.items.entries())
              if (item.kind === 'name') this.define(item.name, parts[at] as Value);
          } else if (target.kind === 'name') this.define(target.name, value);
          this.statements(body);
        });
        if (state.status === 'break') return;
        state.status = 'running';
      }
    });
  }

  private loopNames(target: Expression): string[] {
    const items = target.kind === 'tuple' ? target.items : [target];
    return items.map((item) => {
      if (item.kind !== 'name') throw new Refusal('this target of a loop');
      return item.name;
    });
  }

  private checkLoopNames(names: readonly string[]): void {
    for (const name of names)
      if (this.isDefined(name))
        throw new CompilationError(
          'TaichiSyntaxError',
          `Variable '${name}' is already declared in the outer scope and cannot be used as loop variable`,
        );
  }

  private index(name: string): Variable {
    return { name, type: 'i32', isConstant: true };
  }

  private rangeFor(
    { target, body, line }: Extract<Statement, { kind: 'for' }>,
    args: readonly Expression[],
  ): void {
    const [name = ''] = this.loopNames(target);
    this.checkLoopNames([name]);
    if (args.length !== 1 && args.length !== 2)
      throw new CompilationError(
        'TaichiSyntaxError',
        `Range should have 1 or 2 arguments, found ${args.length}`,
      );
    const bounds = args.map((arg) => cast(this.expression(arg), 'i32'));
    const [first, second] = bounds;
    const begin = second ? (first as KernelExpression) : constant(0n, 'i32');
    const end = second ?? (first as KernelExpression);
    const variable = this.index(name);
    this.inLoop('for', () => {
      const block = this.builder.within(() =>
        this.inScope(() => {
          this.define(name, variableExpression(variable));
          this.statements(body);
        }),
      );
      this.builder.emit({ kind: 'range', variable, begin, end, body: block, line });
    });
  }

  /** One loop over all combinations, as the language has it, so that `break` ends it as a whole. */
  private ndrangeFor(
    { target, body, line }: Extract<Statement, { kind: 'for' }>,
    call: Expression,
    isGrouped: boolean,
  ): void {
    const range = this.evaluate(call);
    if (!(range instanceof NdRange)) throw new Refusal('this range in a kernel');
    if (range.bounds.length === 0) throw new Refusal('ti.ndrange without arguments in a kernel');
    const names = this.loopNames(target);
    this.checkLoopNames(names);
    const bounds = range.bounds.map(([begin, end]) => {
      const from = this.builder.declare(cast(this.asExpression(begin), 'i32'));
      const extent = this.builder.binary('sub', cast(this.asExpression(end), 'i32'), from);
      return { from, extent: this.builder.declare(this.builder.binary('max', extent, constant(0n, 'i32'))) };
    });
    if (!isGrouped && names.length === 1 && bounds.length > 1 && this.builder.version === 'v1.5.0')
      throw new Refusal('one target for a loop over several axes, which v1.5.0 takes');
    if (isGrouped ? names.length !== 1 : names.length !== bounds.length)
      throw new CompilationError(
        'TaichiSyntaxError',
        isGrouped
          ? `Group for should have 1 loop target, found ${names.length}`
          : 'Ndrange for loop with number of the loop variables not equal to the dimension of the ndrange is not supported. Please check if the number of arguments of ti.ndrange() is equal to the number of the loop variables.',
      );
    const total = this.builder.declare(
      bounds
        .map(({ extent }) => extent)
        .reduce((product, extent) => this.builder.binary('mul', product, extent)),
    );
    const linear = this.index('');
    this.inLoop('for', () => {
      const block = this.builder.within(() =>
        this.inScope(() => {
          let rest: KernelExpression = variableExpression(linear);
          const indices: KernelExpression[] = [];
          for (const { from, extent } of [...bounds].reverse()) {
            const isFirst = indices.length === bounds.length - 1;
            const place = isFirst ? rest : this.builder.binary('rawMod', rest, extent);
            const name = names.at(-1 - indices.length);
            indices.unshift(this.builder.declare(this.builder.binary('add', place, from), name));
            if (!isFirst) rest = this.builder.declare(this.builder.binary('div', rest, extent));
          }
          if (isGrouped) {
            const grouped = this.builder.tensor(indices, [indices.length], 'i32');
            this.define(names[0] as string, this.builder.declare(grouped));
          } else for (const [at, name] of names.entries()) this.define(name, indices[at] as KernelExpression);
          this.statements(body);
        }),
      );
      const begin = constant(0n, 'i32');
      this.builder.emit({ kind: 'range', variable: linear, begin, end: total, body: block, line });
    });
  }

  /** A loop over the elements of a field or an ndarray. */
  private elementsFor(
    { target, body, line }: Extract<Statement, { kind: 'for' }>,
    items: Expression,
    isGrouped: boolean,
  ): void {
    const looped = this.evaluate(items);
    const storage = looped instanceof KernelObject ? looped.loopStorage() : undefined;
    if (!storage)
      throw new CompilationError(
        'TypeError',
        'Cannot loop over the object in Taichi scope. Only Taichi fields (via template) or dense arrays (via types.ndarray) are supported.',
      );
    if (this.builder.controlDepth > 0) throw new Refusal('a loop over a field inside another statement');
    const names = this.loopNames(target);
    this.checkLoopNames(names);
    const count = storage.extents.length;
    if (isGrouped && names.length !== 1)
      throw new CompilationError(
        'TaichiSyntaxError',
        `Group for should have 1 loop target, found ${names.length}`,
      );
    if (!isGrouped && names.length !== count)
      throw new CompilationError(
        'IndexError',
        `Number of struct-for indices does not match loop variable dimensionality (${names.length} != ${count}). Maybe you wanted to use "for I in ti.grouped(x)" to group all indices into a single vector I?`,
      );
    const variables = Array.from({ length: count }, (_, at) => this.index(names[at] ?? ''));
    this.inLoop('for', () => {
      const block: KernelStatement[] = this.builder.within(() =>
        this.inScope(() => {
          if (isGrouped)
            this.define(
              names[0] as string,
              this.builder.tensor(variables.map(variableExpression), [count], 'i32'),
            );
          else
            for (const [at, name] of names.entries())
              this.define(name, variableExpression(variables[at] as Variable));
          this.statements(body);
        }),
      );
      this.builder.loop(storage, variables, block, line);
    });
  }

  /** What a Taichi function takes or returns: v1.7 converts it to the type of its annotation. */
  convertedTo(annotation: Value | undefined, value: Value): Value {
    if (this.builder.types.truth === 'i32' || annotation === undefined || annotation === null) return value;
    const type = this.scalarType(annotation);
    return type ? cast(this.asExpression(value), type) : value;
  }

  /** The value of an attribute, in a kernel. */
  attribute(object: Value, name: string): Value {
    return this.evaluator.attribute(object, name);
  }

  call(callee: Value, args: readonly Value[], keywords: Keywords): Value {
    return this.evaluator.call(callee, args, keywords);
  }
}

/** What is wrong with the keywords of a call. */
export function keywordProblem(
  parameters: readonly { name: string }[],
  given: number,
  keywords: Keywords,
): string | undefined {
  for (const name of keywords.keys()) {
    const at = parameters.findIndex((parameter) => parameter.name === name);
    if (at < 0) return `Unexpected argument '${name}'.`;
    if (at < given) return `Multiple values for argument '${name}'.`;
  }
  return undefined;
}

/** The language stops at some fifty calls, which depends on how Python was called. */
const deepestCall = 40;

/**
 * Compiles a call of a `ti.func` into the kernel that calls it.
 * @returns what it returns
 */
export function inlineFunction(
  source: FunctionSource,
  args: readonly Value[],
  keywords: Keywords,
  caller: FunctionCompiler,
  isTemplate: (annotation: Value | undefined) => boolean,
): Value {
  if (caller.depth >= deepestCall) throw new Refusal('Taichi functions inside each other this deep');
  const compiler = new FunctionCompiler(caller.builder, source, { isKernel: false }, caller.depth + 1);
  const { parameters } = source.definition;
  if (args.length > parameters.length) throw new CompilationError('TaichiSyntaxError', 'Too many arguments.');
  const problem = keywordProblem(parameters, args.length, keywords);
  if (problem) throw new CompilationError('TaichiSyntaxError', problem);
  for (const [at, { name, kind }] of parameters.entries()) {
    if (kind !== 'plain') throw new Refusal('this kind of parameter of a Taichi function');
    const given = at < args.length ? args[at] : (keywords.get(name) ?? source.defaults.get(name));
    if (given === undefined) throw new CompilationError('TaichiSyntaxError', `Parameter '${name}' missing.`);
    const isSelf = at === 0 && source.owner !== undefined;
    const annotation = source.annotations.get(name);
    if (annotation instanceof KernelObject) annotation.checkArgument(given, name);
    const isStored = given instanceof KernelObject && given.loopStorage() !== undefined;
    const byReference = isSelf || isStored || isTemplate(source.annotations.get(name));
    compiler.define(
      name,
      byReference ? given : compiler.initial(compiler.convertedTo(annotation, given), name),
    );
  }
  const line = caller.builder.line;
  const value = compiler.compile();
  const returns = source.annotations.get('return');
  if (returns !== undefined && returns !== null && !compiler.hasReturned)
    throw new CompilationError(
      'TaichiSyntaxError',
      'Function has a return type but does not have a return statement',
    );
  caller.builder.line = line;
  return value === null ? value : compiler.convertedTo(source.annotations.get('return'), value);
}
