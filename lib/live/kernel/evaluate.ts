import { Refusal } from '../errors.ts';
import { ClassValue } from '../host/classes.ts';
import { ListValue, TupleValue } from '../host/collections/lists.ts';
import { Slice } from '../host/collections/slices.ts';
import { DictValue } from '../host/dictionaries.ts';
import {
  attributeOf,
  binaryOperation,
  compareValues,
  itemOf,
  str,
  unaryOperation,
} from '../host/operations.ts';
import { callValue, isTrue, iterate } from '../host/protocol.ts';
import { boolType, floatType, intType } from '../host/types.ts';
import type { Keywords, Value } from '../host/values.ts';
import { PythonObject } from '../host/values.ts';
import { dtypes, NumpyScalar } from '../numpy/numpy.ts';
import type { BinaryOperator, Clause, Expression, FormatPart } from '../syntax/tree.ts';
import { isNumber, type KernelBuilder } from './builder.ts';
import { callBuiltin } from './builtins.ts';
import { type BinaryOperation, KernelExpression, type PrintedValue } from './expressions.ts';
import type { FunctionCompiler } from './function.ts';
import { KernelObject, KernelStruct, KernelText, Marker } from './objects.ts';
import { CompilationError, cast, componentOf } from './operations.ts';
import { matrixOf, matrixProduct, tensorAttribute } from './tensors.ts';
import { isTensor, type ScalarType } from './types.ts';

const operations: Readonly<Record<string, BinaryOperation>> = {
  '+': 'add',
  '-': 'sub',
  '*': 'mul',
  '/': 'trueDiv',
  '//': 'floorDiv',
  '**': 'pow',
  '<<': 'shl',
  '>>': 'sar',
  '&': 'and',
  '|': 'or',
  '^': 'xor',
  '<': 'lt',
  '<=': 'le',
  '>': 'gt',
  '>=': 'ge',
  '==': 'eq',
  '!=': 'ne',
};

/** Evaluates the expressions of a kernel: to values that are known now, or to expressions of the kernel. */
export class Evaluator {
  private readonly builder: KernelBuilder;

  constructor(private readonly scope: FunctionCompiler) {
    this.builder = scope.builder;
  }

  evaluate(expression: Expression): Value {
    try {
      return this.dispatch(expression);
    } catch (error) {
      if (error instanceof Refusal || error instanceof CompilationError) error.line ??= expression.line;
      throw error;
    }
  }

  private dispatch(expression: Expression): Value {
    switch (expression.kind) {
      case 'integer':
      case 'float':
      case 'string':
      case 'constant':
        return expression.value;
      case 'name':
        return this.scope.lookup(expression.name);
      case 'attribute':
        return this.attribute(this.evaluate(expression.object), expression.name);
      case 'subscript':
        return this.subscript(this.evaluate(expression.object), expression.index);
      case 'call':
        return this.callExpression(expression);
      case 'unary':
        return this.unary(expression.operator, this.evaluate(expression.operand));
      case 'binary':
        return this.binary(
          expression.operator,
          this.evaluate(expression.left),
          this.evaluate(expression.right),
        );
      case 'compare':
        return this.compare(expression);
      case 'logical':
        return this.logical(expression);
      case 'conditional':
        return this.conditional(expression);
      case 'list':
        return new ListValue(this.items(expression.items));
      case 'tuple':
        return new TupleValue(this.items(expression.items));
      case 'dict':
        return this.dict(expression);
      case 'comprehension': {
        if (expression.of !== 'list') throw new Refusal(`a ${expression.of} comprehension in a kernel`);
        const found: Value[] = [];
        this.clauses(expression.clauses, 0, () => found.push(this.evaluate(expression.element)));
        return new ListValue(found);
      }
      case 'format':
        return this.format(expression.parts);
      case 'named': {
        this.scope.unpack(
          { kind: 'name', line: expression.line, name: expression.name },
          this.evaluate(expression.value),
          false,
        );
        return this.scope.lookup(expression.name);
      }
      default:
        throw new Refusal(`this kind of expression (${expression.kind}) in a kernel`);
    }
  }

  /** A value as an expression of the kernel. */
  asExpression(value: Value): KernelExpression {
    if (value instanceof KernelExpression) return value;
    if (isNumber(value)) return this.builder.literal(value);
    if (value instanceof NumpyScalar) return this.builder.literal(value.plain);
    if (value instanceof ListValue || value instanceof TupleValue)
      return matrixOf(value, undefined, this.scope);
    const found = value instanceof KernelObject ? value.expressionInKernel(this.builder) : undefined;
    if (!found)
      throw new CompilationError(
        'TaichiTypeError',
        `Invalid constant scalar data type: ${value === null ? "<class 'NoneType'>" : typeof value === 'string' ? "<class 'str'>" : value.typeName}`,
      );
    return found;
  }

  /** Whether an operation on a value is one of the kernel. */
  private isKernelValue(value: Value): boolean {
    if (value instanceof KernelExpression) return true;
    return value instanceof KernelObject && value.expressionInKernel(this.builder) !== undefined;
  }

  /** The type of number that a value names: `ti.f32`, `int`. */
  scalarType(value: Value): ScalarType | undefined {
    if (value === intType) return this.builder.types.integer;
    if (value === floatType) return this.builder.types.real;
    if (value === boolType) return 'i32';
    return value instanceof KernelObject ? value.scalarType(this.builder) : undefined;
  }

  private items(expressions: readonly Expression[]): Value[] {
    return expressions.flatMap((one) => {
      if (one.kind !== 'starred') return [this.evaluate(one)];
      return this.spread(this.evaluate(one.value));
    });
  }

  private spread(value: Value): Value[] {
    if (value instanceof KernelExpression) {
      if (!isTensor(value.type) || value.type.shape.length !== 1) throw new Refusal('`*` before this value');
      return Array.from({ length: value.type.shape[0] as number }, (_, at) => componentOf(value, [at]));
    }
    return [...iterate(value)];
  }

  private dict({ entries }: Extract<Expression, { kind: 'dict' }>): Value {
    const made = new DictValue();
    for (const { key, value } of entries) {
      if (!key) throw new Refusal('`**` in a dictionary in a kernel');
      made.setItem(this.evaluate(key), this.evaluate(value));
    }
    return made;
  }

  private clauses(clauses: readonly Clause[], at: number, action: () => void): void {
    const clause = clauses[at];
    if (!clause) {
      action();
      return;
    }
    const items = this.inStatic(() => this.evaluate(clause.items));
    for (const item of this.spread(items))
      this.scope.inScope(() => {
        this.scope.unpack(clause.target, item, true);
        for (const condition of clause.conditions)
          if (!isTrue(this.inStatic(() => this.evaluate(condition)))) return;
        this.clauses(clauses, at + 1, action);
      });
  }

  private inStatic<T>(action: () => T): T {
    this.scope.staticDepth++;
    try {
      return action();
    } finally {
      this.scope.staticDepth--;
    }
  }

  /** The value of `object.name` in a kernel. */
  attribute(object: Value, name: string): Value {
    if (object instanceof KernelExpression) return tensorAttribute(object, name, this.scope);
    if (object instanceof KernelObject) {
      const found = object.attributeInKernel(name, this.builder);
      if (found !== undefined) return found;
    }
    if (
      this.isKernelValue(object) &&
      !(object instanceof PythonObject && object.attribute(name) !== undefined)
    )
      return tensorAttribute(this.asExpression(object), name, this.scope);
    return attributeOf(object, name);
  }

  private subscript(object: Value, index: Expression): Value {
    const evaluated =
      index.kind === 'tuple' ? index.items.map((one) => this.index(one)) : [this.index(index)];
    // A tuple or a vector of indices stands for several.
    const indices = evaluated.flatMap((one) =>
      one instanceof TupleValue || one instanceof ListValue ? one.items : [one],
    );
    if (object instanceof KernelExpression) return this.componentOf(object, indices, index);
    if (object instanceof KernelObject) {
      const found = object.itemInKernel(indices, this.builder);
      if (found !== undefined) return found;
      const expression = object.expressionInKernel(this.builder);
      if (expression) return this.componentOf(expression, indices, index);
    }
    const key = evaluated.length === 1 ? (evaluated[0] as Value) : new TupleValue(evaluated);
    if (evaluated.some((one) => one instanceof KernelExpression))
      throw new Refusal('an index that is computed by the kernel into an object of Python');
    return itemOf(object, key);
  }

  private index(index: Expression): Value {
    if (index.kind !== 'slice') return this.evaluate(index);
    const bound = (one: Expression | undefined) => (one ? this.evaluate(one) : null);
    return new Slice(bound(index.start), bound(index.stop), bound(index.step));
  }

  /** `v[i]`, `m[i, j]`, and slices of them. */
  private componentOf(tensor: KernelExpression, indices: readonly Value[], at: Expression): Value {
    const { type } = tensor;
    if (!isTensor(type))
      throw new CompilationError('TaichiTypeError', 'Invalid value to subscript: a scalar has no components');
    const flat = indices.flatMap((one) =>
      one instanceof KernelExpression && isTensor(one.type) ? this.spread(one) : [one],
    );
    if (flat.length !== type.shape.length)
      throw new CompilationError(
        'TaichiIndexError',
        `Expected ${type.shape.length} indices, got ${flat.length}.`,
      );
    for (const one of flat)
      if (typeof one === 'bigint' && one < 0n)
        throw new CompilationError(
          'TaichiSyntaxError',
          'Negative indices are not supported in Taichi kernels.',
        );
    if (flat.some((one) => one instanceof Slice)) return this.slice(tensor, flat);
    for (const [axis, one] of flat.entries())
      if (typeof one === 'bigint' && one >= BigInt(type.shape[axis] ?? 0))
        throw new Refusal('an index out of the bounds of a vector or matrix', at.line);
    return componentOf(
      tensor,
      flat.map((one) => this.asExpression(one)),
      at.line,
    );
  }

  private slice(tensor: KernelExpression, indices: readonly Value[]): Value {
    const { type } = tensor;
    if (!isTensor(type)) throw new Refusal('a slice of a number');
    const chosen = indices.map((one, axis): number[] => {
      if (typeof one === 'bigint') return [Number(one)];
      if (!(one instanceof Slice))
        throw new Refusal('a slice beside an index that is computed by the kernel');
      const bounds = [one.start, one.stop, one.step].map((bound) => {
        if (bound === null || typeof bound === 'bigint') return bound === null ? undefined : Number(bound);
        throw new CompilationError(
          'TaichiCompilationError',
          'Taichi does not support variables in slice now, please use constant instead of it.',
        );
      });
      const [start, stop, step] = bounds;
      const places: number[] = [];
      const by = step || 1;
      for (
        let place = start || 0;
        by > 0 ? place < (stop || (type.shape[axis] as number)) : place > (stop || 0);
        place += by
      )
        places.push(place);
      return places;
    });
    const [rows = [], columns] = chosen;
    const width = type.shape[1] ?? 1;
    const places = columns ? rows.flatMap((row) => columns.map((column) => row * width + column)) : rows;
    const lengths = chosen.filter((_, axis) => indices[axis] instanceof Slice).map(({ length }) => length);
    return new KernelExpression(
      { kind: 'components', tensor, places },
      { element: type.element, shape: lengths },
    );
  }

  private callExpression({ callee, args, keywords }: Extract<Expression, { kind: 'call' }>): Value {
    const line = this.builder.line;
    const called = callee.kind === 'attribute' ? this.method(callee) : this.evaluate(callee);
    const evaluateAll = () => {
      const positional = this.items(args);
      const named = new Map<string, Value>();
      for (const { name, value } of keywords) {
        if (!name) throw new Refusal('`**` in a call in a kernel');
        named.set(name, this.evaluate(value));
      }
      return [positional, named] as const;
    };
    const isStatic = called instanceof Marker && called.kind === 'static';
    const [positional, named] = isStatic ? this.inStatic(evaluateAll) : evaluateAll();
    const result = this.call(called, positional, named);
    this.builder.line = line;
    return result;
  }

  private method({ object, name }: Extract<Expression, { kind: 'attribute' }>): Value {
    return this.attribute(this.evaluate(object), name);
  }

  call(callee: Value, args: readonly Value[], keywords: Keywords): Value {
    const builtin = callBuiltin(callee, args, keywords, this.scope);
    if (builtin !== undefined) return builtin;
    if (callee instanceof KernelObject) {
      const found = callee.callInKernel(args, keywords, this.scope);
      if (found !== undefined) return found;
      const type = callee.scalarType(this.builder);
      if (type) return this.convert(args, type);
      throw new Refusal('a call of this object in a kernel');
    }
    // Functions of Python are called while the kernel is compiled, as the language does it; with values of the kernel they would get
    // expressions.
    if (callee instanceof ClassValue && typeof callee.construct !== 'function')
      throw new Refusal('an object of a class that is made in a kernel');
    const all = [...args, ...keywords.values()];
    if (all.some((one) => this.containsExpression(one)))
      throw new Refusal('a call of a Python function with values of the kernel');
    return callValue(callee, args, keywords);
  }

  private containsExpression(value: Value): boolean {
    if (value instanceof KernelExpression) return true;
    return (
      (value instanceof ListValue || value instanceof TupleValue) &&
      value.items.some((item) => this.containsExpression(item))
    );
  }

  /** `ti.f32(x)`: a literal of that type, or a conversion. */
  private convert(args: readonly Value[], type: ScalarType): Value {
    const [value] = args;
    if (args.length !== 1 || value === undefined)
      throw new CompilationError(
        'TaichiSyntaxError',
        'A primitive type can only decorate a single expression.',
      );
    if (isNumber(value)) return this.builder.literal(value, type);
    const operand = this.asExpression(value);
    if (isTensor(operand.type))
      throw new CompilationError(
        'TaichiSyntaxError',
        'A primitive type cannot decorate an expression with a compound type.',
      );
    return cast(operand, type);
  }

  private unary(operator: '-' | '+' | '~' | 'not', operand: Value): Value {
    if (!this.isKernelValue(operand))
      return operator === 'not' ? !isTrue(operand) : unaryOperation(operator, operand);
    const expression = this.asExpression(operand);
    if (operator === '+') return expression;
    return this.builder.unary(operator === '-' ? 'neg' : operator === '~' ? 'not' : 'logicNot', expression);
  }

  binary(operator: string, left: Value, right: Value): Value {
    if (!this.isKernelValue(left) && !this.isKernelValue(right)) {
      if (left instanceof KernelObject || right instanceof KernelObject)
        throw new Refusal(`\`${operator}\` on this object in a kernel`);
      return this.ofPython(operator as BinaryOperator, left, right);
    }
    if (operator === '%' && typeof left === 'string') throw new Refusal('`%` of a text in a kernel');
    const a = this.asExpression(left);
    const b = this.asExpression(right);
    if (operator === '%') return this.builder.remainder(a, b);
    if (operator === '@') return matrixProduct(a, b, this.scope);
    const operation = operations[operator];
    if (!operation) throw new Refusal(`the operator ${operator}`);
    return this.builder.binary(operation, a, b);
  }

  /** An operation of Python. A number of NumPy stays one, because comparisons with it differ. */
  private ofPython(operator: BinaryOperator, left: Value, right: Value): Value {
    if (!(left instanceof NumpyScalar) && !(right instanceof NumpyScalar))
      return binaryOperation(operator, left, right);
    const plain = (value: Value) => (value instanceof NumpyScalar ? value.plain : value);
    // NumPy divides by zero with a warning.
    if (['/', '//', '%'].includes(operator) && Number(plain(right)) === 0)
      throw new Refusal('a division by zero of a number of NumPy in a kernel');
    const result = binaryOperation(operator, plain(left), plain(right));
    if (typeof result === 'bigint') return new NumpyScalar(dtypes.int64, result);
    return typeof result === 'number' ? new NumpyScalar(dtypes.float64, result) : result;
  }

  private compare({ left, rest }: Extract<Expression, { kind: 'compare' }>): Value {
    let previous = this.evaluate(left);
    let result: Value = true;
    for (const { operator, right } of rest) {
      const next = this.evaluate(right);
      if (operator === 'is' || operator === 'is not')
        throw new CompilationError(
          'TaichiSyntaxError',
          `Operator "${operator}" in Taichi scope is not supported.`,
        );
      if ((operator === 'in' || operator === 'not in') && this.scope.staticDepth === 0)
        throw new CompilationError(
          'TaichiSyntaxError',
          `"${operator === 'in' ? 'In' : 'NotIn'}" is only supported inside \`ti.static\`.`,
        );
      // NumPy asks for the truth of the comparison, which the compiler takes for true whatever the numbers are.
      if (previous instanceof NumpyScalar && this.isKernelValue(next))
        throw new Refusal(
          'a comparison whose left side was computed by NumPy, such as ti.max(1, 2), in a kernel',
        );
      const isKernel = this.isKernelValue(previous) || this.isKernelValue(next);
      const compared: Value = isKernel
        ? this.binary(operator, previous, next)
        : compareValues(operator, previous, next);
      if (compared instanceof KernelExpression || result instanceof KernelExpression)
        result = result === true ? compared : this.binary('&', result, compared);
      else result = isTrue(result) && isTrue(compared);
      previous = next;
    }
    return result;
  }

  private logical({ operator, left, right }: Extract<Expression, { kind: 'logical' }>): Value {
    const a = this.evaluate(left);
    if (this.scope.staticDepth > 0) {
      if (this.isKernelValue(a)) throw new Refusal(`\`${operator}\` in ti.static with a value of the kernel`);
      const b = this.evaluate(right);
      return isTrue(a) === (operator === 'and') ? b : a;
    }
    const b = this.evaluate(right);
    if (!this.isKernelValue(a) && !this.isKernelValue(b)) return isTrue(a) === (operator === 'and') ? b : a;
    return this.builder.logical(operator, this.asExpression(a), this.asExpression(b));
  }

  private conditional({ test, consequent, otherwise }: Extract<Expression, { kind: 'conditional' }>): Value {
    const condition = this.evaluate(test);
    const isStatic = test.kind === 'call' && this.staticCallee(test.callee);
    if (isStatic) return this.evaluate(isTrue(condition) ? consequent : otherwise);
    const first = this.evaluate(consequent);
    const second = this.evaluate(otherwise);
    if (![condition, first, second].some((one) => this.isKernelValue(one)))
      return isTrue(condition) ? first : second;
    const [a, b, c] = [condition, first, second].map((one) => this.asExpression(one)) as [
      KernelExpression,
      KernelExpression,
      KernelExpression,
    ];
    const hasTensor = isTensor(b.type) || isTensor(c.type);
    if (isTensor(a.type))
      throw new CompilationError(
        'TaichiSyntaxError',
        'Using conditional expression for element-wise select operation on Taichi vectors/matrices is deprecated and removed starting from Taichi v1.5.0 Please use "ti.select" instead.',
      );
    return this.builder.choice(hasTensor ? 'select' : 'conditional', a, b, c);
  }

  private staticCallee(callee: Expression): boolean {
    if (callee.kind === 'name' && this.scope.isDefined(callee.name)) return false;
    const value = this.evaluate(callee);
    return value instanceof Marker && value.kind === 'static';
  }

  private format(parts: readonly FormatPart[]): KernelText {
    const found: (string | PrintedValue)[] = [];
    for (const part of parts) {
      if (typeof part === 'string') {
        found.push(part);
        continue;
      }
      if (part.conversion || part.source !== undefined)
        throw new Refusal('`!` or `=` in an f-string in a kernel');
      const value = this.evaluate(part.value);
      const [format] = part.format;
      if (part.format.length > 1 || (format !== undefined && typeof format !== 'string'))
        throw new Refusal('a format that is computed in a kernel');
      if (this.isKernelValue(value))
        found.push({ value: this.asExpression(value), ...(format !== undefined && { format }) });
      else if (format !== undefined)
        throw new Refusal('a format for a value that is known when the kernel is compiled');
      else found.push(str(value));
    }
    return new KernelText(found);
  }

  /** What `print` writes for values: numbers of Python are printed as those of the kernel. */
  printed(values: readonly Value[]): (string | PrintedValue)[] {
    return values.flatMap((value): (string | PrintedValue)[] => {
      if (typeof value === 'string') return [value];
      if (value instanceof KernelText) return value.parts;
      if (value instanceof ListValue || value instanceof TupleValue) {
        const inner = value.items.map((item) => this.printed([item]));
        const [open, close] = value instanceof ListValue ? ['[', ']'] : ['(', ')'];
        if (value instanceof TupleValue && inner.length === 1)
          throw new Refusal('printing a tuple of one in a kernel');
        return [open, ...inner.flatMap((item, at) => (at > 0 ? [', ', ...item] : item)), close];
      }
      if (value instanceof KernelStruct) throw new Refusal('printing a struct in a kernel');
      return [{ value: this.asExpression(value) }];
    });
  }
}
