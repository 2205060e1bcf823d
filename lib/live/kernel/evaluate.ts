import { Refusal } from '../errors.ts';
import { ClassValue } from '../host/classes.ts';
import { DictValue } from '../host/collections/dictionaries.ts';
import { ListValue, TupleValue } from '../host/collections/lists.ts';
import { Slice } from '../host/collections/slices.ts';
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
import { NumpyScalar } from '../numpy/numpy.ts';
import type { BinaryOperator, Clause, Expression, FormatPart } from '../syntax/tree.ts';
import { isNumber, type KernelBuilder } from './builder.ts';
import { callBuiltin, ofNumpy, plain } from './builtins.ts';
import { type BinaryOperation, KernelExpression, type PrintedValue } from './expressions.ts';
import { checkFormat } from './formats.ts';
import type { FunctionCompiler } from './function.ts';
import { KernelObject, KernelStruct, KernelText, Marker } from './objects.ts';
import { CompilationError, cast, checkPlaces, componentOf } from './operations.ts';
import { checkIsWhole, matrixOf, matrixProduct, shapeOf, tensorAttribute } from './tensors.ts';
import { haveSameShape, isTensor, type ScalarType } from './types.ts';

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
    return this.scope.located(expression, () => this.dispatch(expression));
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

  /** Whether a value is a vector or matrix from outside of the kernel, with which Python computes, not the kernel. */
  private isOuterTensor(value: Value): boolean {
    return value instanceof KernelObject && value.expressionInKernel(this.builder) !== undefined;
  }

  /** The type of number that a value names: `ti.f32`, `int`. */
  scalarType(value: Value): ScalarType | undefined {
    if (value === intType) return this.builder.types.integer;
    if (value === floatType) return this.builder.types.real;
    if (value === boolType) return this.builder.types.truth;
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
      const expression = object.expressionInKernel(this.builder);
      if (expression) return tensorAttribute(expression, name, this.scope);
    }
    return attributeOf(object, name);
  }

  private subscript(object: Value, index: Expression): Value {
    const evaluated =
      index.kind === 'tuple' ? index.items.map((one) => this.index(one)) : [this.index(index)];
    // A tuple or a vector of indices stands for several.
    const indices = evaluated
      .flatMap((one) => (one instanceof TupleValue || one instanceof ListValue ? one.items : [one]))
      .map(plain);
    if (object instanceof KernelExpression) return this.componentOf(object, indices, index);
    if (object instanceof KernelObject) {
      const found = object.itemInKernel(indices, this.builder);
      if (found !== undefined) return found;
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
    checkIsWhole(tensor, this.builder);
    const flat = indices.flatMap((one) =>
      one instanceof KernelExpression && isTensor(one.type) ? this.spread(one) : [one],
    );
    if (flat.length !== type.shape.length)
      throw new CompilationError(
        'TaichiIndexError',
        `Expected ${type.shape.length} indices, got ${flat.length}.`,
      );
    const places = flat.flatMap((one) => (one instanceof Slice ? [one.start, one.stop] : [one]));
    for (const one of places)
      if (typeof one === 'bigint' && one < 0n)
        throw new CompilationError(
          'TaichiSyntaxError',
          'Negative indices are not supported in Taichi kernels.',
        );
    if (flat.some((one) => one instanceof Slice)) return this.slice(tensor, flat);
    for (const [axis, one] of flat.entries())
      if (typeof one === 'bigint' && one >= BigInt(type.shape[axis] ?? 0))
        throw new Refusal('an index out of the bounds of a vector or matrix');
    const expressions = flat.map((one) => this.asExpression(one));
    checkPlaces(expressions);
    // The language tells a literal of a type, which it takes only with a sign, from a conversion.
    if (
      flat.some(
        (one) => one instanceof KernelExpression && one.node.kind === 'constant' && one.type !== 'i32',
      )
    )
      throw new Refusal('a constant index of a vector or matrix with a type');
    return componentOf(tensor, expressions, at.line);
  }

  private slice(tensor: KernelExpression, indices: readonly Value[]): Value {
    const { type } = tensor;
    if (!isTensor(type)) throw new Refusal('a slice of a number');
    const chosen = indices.map((one, axis): number[] => {
      if (typeof one === 'bigint') return [Number(one)];
      if (!(one instanceof Slice))
        throw new Refusal('a slice beside an index that is computed by the kernel');
      const bounds = [one.start, one.stop, one.step].map((bound) => {
        if (bound === null) return undefined;
        if (typeof bound === 'bigint') return Number(bound);
        throw new CompilationError(
          'TaichiCompilationError',
          'Taichi does not support variables in slice now, please use constant instead of it.',
        );
      });
      const [start, stop, step] = bounds;
      const length = type.shape[axis] as number;
      const end = stop || length;
      const by = step || 1;
      const places: number[] = [];
      for (let place = start || 0; by > 0 ? place < end : place > end; place += by) places.push(place);
      // The compiler ends the process.
      if (places.length === 0 || Math.max(...places) >= length) throw new Refusal('this slice');
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
    const owner = this.evaluate(object);
    // The language has rules of its own for it.
    if (typeof owner === 'string' && name === 'format') throw new Refusal('str.format in a kernel');
    return this.attribute(owner, name);
  }

  call(callee: Value, args: readonly Value[], keywords: Keywords): Value {
    const builtin = callBuiltin(callee, args, keywords, this.scope);
    if (builtin !== undefined) return builtin;
    if (callee instanceof KernelObject) {
      const found = callee.callInKernel(args, keywords, this.scope);
      if (found !== undefined) return found;
      const type = callee.scalarType(this.builder);
      if (type) return this.convert([...args, ...keywords.values()], type);
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
    if (!(operand instanceof KernelExpression) && !(operator === 'not' && this.isOuterTensor(operand)))
      return operator === 'not' ? !isTrue(operand) : unaryOperation(operator, operand);
    const expression = this.asExpression(operand);
    if (operator === '+') return expression;
    return this.builder.unary(operator === '-' ? 'neg' : operator === '~' ? 'not' : 'logicNot', expression);
  }

  binary(operator: string, left: Value, right: Value): Value {
    const isProduct = operator === '@' && this.isOuterTensor(left) && this.isOuterTensor(right);
    if (!(left instanceof KernelExpression) && !(right instanceof KernelExpression) && !isProduct) {
      if ([left, right].some((one) => one instanceof KernelObject && !this.isOuterTensor(one)))
        throw new Refusal(`\`${operator}\` on this object in a kernel`);
      if (this.containsExpression(right)) throw new Refusal(`\`${operator}\` of this value in a kernel`);
      return this.ofPython(operator as BinaryOperator, left, right);
    }
    if (operator === '%' && typeof left === 'string') throw new Refusal('`%` of a text in a kernel');
    const a = this.asExpression(left);
    if (right instanceof KernelObject && right.loopStorage())
      throw new CompilationError(
        'TaichiTypeError',
        `unsupported operand type(s) for ${operator}: 'Expr' and '${right.typeName}'`,
      );
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
    // NumPy divides by zero with a warning.
    if (['/', '//', '%'].includes(operator) && Number(plain(right)) === 0)
      throw new Refusal('a division by zero of a number of NumPy in a kernel');
    return ofNumpy(binaryOperation(operator, plain(left), plain(right)));
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
      // The language takes a comparison with a value of the kernel for true.
      if ((operator === 'in' || operator === 'not in') && this.containsExpression(next))
        throw new Refusal(`\`${operator}\` a list with values of the kernel`);
      // NumPy asks for the truth of the comparison, which the compiler takes for true whatever the numbers are.
      if (previous instanceof NumpyScalar && next instanceof KernelExpression)
        throw new Refusal(
          'a comparison whose left side was computed by NumPy, such as ti.max(1, 2), in a kernel',
        );
      const isKernel = previous instanceof KernelExpression || next instanceof KernelExpression;
      const compared: Value = isKernel
        ? this.binary(operator, previous, next)
        : compareValues(operator, previous, next);
      if ([compared, result].some((one) => one instanceof KernelExpression || this.isOuterTensor(one)))
        result = result === true ? compared : this.bothTrue(result, compared);
      else result = isTrue(result) && isTrue(compared);
      previous = next;
    }
    return result;
  }

  /** The links of a chain of comparisons; in v1.7 the language stops at the first that is false. */
  private bothTrue(left: Value, right: Value): Value {
    const [a, b] = [this.asExpression(left), this.asExpression(right)];
    const isLogical = this.builder.types.truth === 'u1' && !isTensor(a.type) && !isTensor(b.type);
    return isLogical ? this.builder.logical('and', a, b) : this.builder.binary('and', a, b);
  }

  private logical({ operator, left, right }: Extract<Expression, { kind: 'logical' }>): Value {
    const a = this.evaluate(left);
    if (this.scope.staticDepth > 0) {
      if (a instanceof KernelExpression || this.isOuterTensor(a))
        throw new Refusal(`\`${operator}\` in ti.static with a value of the kernel`);
      const b = this.evaluate(right);
      return isTrue(a) === (operator === 'and') ? b : a;
    }
    const b = this.evaluate(right);
    if (this.isOuterTensor(a) || this.isOuterTensor(b))
      throw new Refusal(`\`${operator}\` of a vector or matrix from outside of the kernel`);
    if (!(a instanceof KernelExpression) && !(b instanceof KernelExpression))
      return isTrue(a) === (operator === 'and') ? b : a;
    return this.builder.logical(operator, this.asExpression(a), this.asExpression(b));
  }

  private conditional({ test, consequent, otherwise }: Extract<Expression, { kind: 'conditional' }>): Value {
    const condition = this.evaluate(test);
    const first = this.evaluate(consequent);
    const second = this.evaluate(otherwise);
    const values = [condition, first, second];
    const hasTensor = values.some((one) => one instanceof KernelExpression && isTensor(one.type));
    // Both parts are compiled, and then the chosen one once more.
    if (!hasTensor && this.scope.isStaticCall(test))
      return this.evaluate(isTrue(condition) ? consequent : otherwise);
    const known = condition instanceof KernelExpression ? undefined : isTrue(condition);
    // NumPy computes the truth of the condition.
    if (
      known !== undefined &&
      condition !== null &&
      !isNumber(condition) &&
      !(condition instanceof NumpyScalar)
    )
      throw new Refusal('a condition in a kernel that is no number');
    if (!values.some((one) => one instanceof KernelExpression)) {
      if (values.some((one) => one instanceof KernelObject && one.loopStorage()))
        throw new Refusal('a choice between fields that is not static');
      return known ? first : second;
    }
    const [a, b, c] = [known ?? condition, first, second].map((one) => this.asExpression(one)) as [
      KernelExpression,
      KernelExpression,
      KernelExpression,
    ];
    if (isTensor(b.type) && isTensor(c.type) && !haveSameShape(b.type, c.type))
      throw new Refusal('a choice between vectors of several sizes');
    if (isTensor(a.type))
      throw new CompilationError(
        'TaichiSyntaxError',
        'Using conditional expression for element-wise select operation on Taichi vectors/matrices is deprecated and removed starting from Taichi v1.5.0 Please use "ti.select" instead.',
      );
    return this.builder.choice(hasTensor ? 'select' : 'conditional', a, b, c);
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
      found.push(this.formatted(value, format));
    }
    // The language writes the values into the text by str.format.
    if (found.some((part) => typeof part === 'string' && /[{}]/.test(part)))
      throw new Refusal('a brace in an f-string in a kernel');
    return new KernelText(found);
  }

  /** A value in a text, with its format where it has one. */
  private formatted(value: Value, format: string | undefined): string | PrintedValue {
    if (!(value instanceof KernelExpression) && !(format !== undefined && this.isOuterTensor(value))) {
      if (this.containsExpression(value) || value instanceof KernelText)
        throw new Refusal('this value in a text in a kernel');
      if (format === undefined) return str(value);
      if (!isNumber(plain(value)) || typeof plain(value) === 'boolean')
        throw new Refusal('a format for a value that is known when the kernel is compiled');
    }
    const expression = this.asExpression(value);
    if (format === undefined) return { value: expression };
    if (this.builder.version === 'v1.5.0') throw new Refusal('a format in a kernel of v1.5.0');
    checkFormat(format, expression.type);
    return { value: expression, format };
  }

  /** What `print` writes for values: numbers of Python are printed as those of the kernel. */
  printed(values: readonly Value[]): (string | PrintedValue)[] {
    return values.flatMap((value): (string | PrintedValue)[] => {
      if (typeof value === 'string') return [value];
      if (value instanceof KernelText) return value.parts;
      if (value instanceof ListValue || value instanceof TupleValue) {
        const inner = value.items.map((item) => this.printed([item]));
        return ['[', ...inner.flatMap((item, at) => (at > 0 ? [', ', ...item] : item)), ']'];
      }
      if (value instanceof KernelStruct) throw new Refusal('printing a struct in a kernel');
      // Up to v1.5.0, its components could be read as the message says.
      if (this.isOuterTensor(value) && this.builder.version !== 'v1.5.0')
        throw new CompilationError(
          'TypeError',
          `'${shapeOf(this.asExpression(value)).length > 1 ? 'Matrix' : 'Vector'}' object is not callable`,
        );
      return [{ value: this.asExpression(value) }];
    });
  }
}
