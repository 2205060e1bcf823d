import { Refusal } from '../errors.ts';
import { ListValue, TupleValue } from '../host/collections/lists.ts';
import { PythonError } from '../host/errors.ts';
import { binaryOperation, compareValues, typeNameOf } from '../host/operations.ts';
import type { Keywords, Value } from '../host/values.ts';
import { areNumbers, extreme, ofNumpy, plain, refuseOuterTensors } from '../kernel/builtins.ts';
import {
  type AtomicOperation,
  type BinaryOperation,
  KernelExpression,
  type UnaryOperation,
} from '../kernel/expressions.ts';
import type { FunctionCompiler } from '../kernel/function.ts';
import { NdRange } from '../kernel/ndrange.ts';
import { BoundMethod, KernelObject, Marker, type MarkerKind, TaichiFunction } from '../kernel/objects.ts';
import { CompilationError, cast } from '../kernel/operations.ts';
import { matrixOf } from '../kernel/tensors.ts';
import { isReal, isTensor, type ScalarType } from '../kernel/types.ts';
import { NumpyScalar } from '../numpy/numpy.ts';
import { named } from './arguments.ts';
import { DataType } from './dtypes.ts';
import { Matrix, makeMatrix } from './matrix.ts';

type InKernel = (args: readonly Value[], keywords: Keywords, scope: FunctionCompiler) => Value;
type InPython = (args: readonly Value[], keywords: Keywords) => Value;

/** A function of `ti` with a form for kernels and one for Python; without one of them it is refused there. */
export class TaichiOperation extends KernelObject {
  override readonly typeName = 'function';

  constructor(
    readonly name: string,
    private readonly inKernel: InKernel | undefined,
    private readonly inPython: InPython | undefined,
  ) {
    super();
  }

  override call(args: readonly Value[], keywords: Keywords): Value {
    if (!this.inPython) throw new Refusal(`ti.${this.name} in Python`);
    return this.inPython(args, keywords);
  }

  override callInKernel(args: readonly Value[], keywords: Keywords, scope: FunctionCompiler): Value {
    if (!this.inKernel) throw new Refusal(`ti.${this.name} in a kernel`);
    refuseOuterTensors(`ti.${this.name}`, args);
    return this.inKernel(args, keywords, scope);
  }
}

/** `ti.static`, `ti.grouped`, `ti.ndrange` and `range`. */
class MarkerFunction extends Marker {
  constructor(
    readonly kind: MarkerKind,
    private readonly inKernel: InKernel,
    private readonly inPython: InPython,
  ) {
    super();
  }

  override call(args: readonly Value[], keywords: Keywords): Value {
    return this.inPython(args, keywords);
  }

  override callInKernel(args: readonly Value[], keywords: Keywords, scope: FunctionCompiler): Value {
    return this.inKernel(args, keywords, scope);
  }
}

/** `ti.static`: what is known when a kernel is compiled, and fields. */
const staticValue: InPython = (args) => {
  for (const value of args)
    if (!isStatic(value))
      throw new CompilationError(
        'TaichiCompilationError',
        `Input to ti.static must be compile-time constants or global pointers, instead of <class '${value instanceof KernelExpression || value instanceof Matrix ? 'taichi.lang.expr.Expr' : typeNameOf(value)}'>`,
      );
  return args.length === 1 ? (args[0] as Value) : new ListValue([...args]);
};

function isStatic(value: Value): boolean {
  if (typeof value === 'string') return false;
  if (typeof value !== 'object' || value === null) return true;
  if (value instanceof KernelExpression || value instanceof Matrix) return false;
  return (
    !(value instanceof KernelObject) ||
    value.loopStorage() !== undefined ||
    value instanceof TaichiFunction ||
    value instanceof BoundMethod
  );
}

/** A bound of a range: an integer of Python, of NumPy or of a kernel. */
function bound(value: Value): Value {
  const found = value instanceof NumpyScalar ? value.plain : value;
  const isInteger =
    found instanceof KernelExpression
      ? !isTensor(found.type) && !isReal(found.type)
      : typeof found === 'bigint' || typeof found === 'boolean';
  if (isInteger) return typeof found === 'boolean' ? BigInt(found) : found;
  throw new PythonError(
    'TaichiTypeError',
    'Every argument of ndrange should be an integer scalar or a tuple/list of (int, int)',
  );
}

function ndrange(args: readonly Value[]): NdRange {
  return new NdRange(
    args.map((arg): [Value, Value] => {
      if (arg instanceof TupleValue || arg instanceof ListValue) {
        const [begin, end] = arg.items;
        if (arg.items.length !== 2 || begin === undefined || end === undefined)
          throw new PythonError(
            'TaichiSyntaxError',
            'Every argument of ndrange should be a scalar or a tuple/list like (begin, end)',
          );
        return [bound(begin), bound(end)];
      }
      return [0n, bound(arg)];
    }),
  );
}

export const markers: ReadonlyMap<string, Value> = new Map<string, Value>([
  [
    'static',
    new MarkerFunction(
      'static',
      (args) => staticValue(args, new Map()),
      (args) => (args.length === 1 ? (args[0] as Value) : new ListValue([...args])),
    ),
  ],
  [
    'grouped',
    new MarkerFunction(
      'grouped',
      () => {
        throw new Refusal('ti.grouped outside of the head of a loop');
      },
      ([items]) => {
        if (!(items instanceof NdRange)) throw new Refusal('ti.grouped of this value in Python');
        const combinations = items.iterate();
        if (!combinations) throw new Refusal('ti.grouped of this range');
        return new ListValue(
          [...combinations].map(
            (one) => new Matrix([(one as TupleValue).items.length], (one as TupleValue).items),
          ),
        );
      },
    ),
  ],
  ['ndrange', new MarkerFunction('ndrange', ndrange, ndrange)],
]);

function argument(args: readonly Value[], at: number, name: string): Value {
  const value = args[at];
  if (value === undefined)
    throw new PythonError('TypeError', `${name}() missing a required positional argument`);
  return value;
}

function unaryFunction(
  name: string,
  operator: UnaryOperation,
  python: (value: number) => number,
): TaichiOperation {
  const inPython: InPython = (args) => {
    const value = argument(args, 0, name);
    if (value instanceof Matrix && value.isSingle)
      throw new Refusal(`ti.${name} of a vector of f32 in Python`);
    if (value instanceof Matrix)
      return new Matrix(
        value.shape,
        value.components().map((one) => python(Number(one))),
      );
    if (!areNumbers([value])) throw new Refusal(`ti.${name} of this value in Python`);
    return python(Number(value));
  };
  return new TaichiOperation(
    name,
    (args, keywords, scope) => {
      const value = argument(args, 0, name);
      if (areNumbers([value])) return ofNumpy(inPython([plain(value)], keywords));
      return scope.builder.unary(operator, scope.asExpression(value));
    },
    inPython,
  );
}

/** `abs` of Python, of a number or of each component. */
function absolute(value: Value): Value {
  if (typeof value === 'bigint') return value < 0n ? -value : value;
  if (typeof value === 'number') return Math.abs(value);
  if (typeof value === 'boolean') return BigInt(value);
  if (value instanceof NumpyScalar)
    return value.dtype.kind === 'b'
      ? value
      : new NumpyScalar(value.dtype, absolute(value.value) as number | bigint);
  if (value instanceof Matrix) return new Matrix(value.shape, value.components().map(absolute), value.dtype);
  throw new Refusal('ti.abs of this value in Python');
}

/** `ti.floor`, `ti.ceil` and `ti.round`, which take a type for the result. */
function roundingFunction(
  name: 'floor' | 'ceil' | 'round',
  python: (value: number) => number,
): TaichiOperation {
  return new TaichiOperation(
    name,
    (args, keywords, scope) => {
      const { x, dtype } = named(name, ['x', 'dtype'], args, keywords);
      if (x === undefined) throw new Refusal(`ti.${name} without an argument`);
      const type = dtype === undefined || dtype === null ? undefined : scope.scalarType(dtype);
      const result = areNumbers([x])
        ? ofNumpy(name === 'round' && typeof x === 'bigint' ? x : python(Number(plain(x))))
        : scope.builder.unary(name, scope.asExpression(x));
      return type ? cast(scope.asExpression(result), type) : result;
    },
    (args, keywords) => {
      const { x, dtype } = named(name, ['x', 'dtype'], args, keywords);
      if (dtype !== undefined || (typeof x !== 'number' && typeof x !== 'bigint'))
        throw new Refusal(`ti.${name} of this value in Python`);
      return python(Number(x));
    },
  );
}

export function binaryFunction(
  name: string,
  operator: BinaryOperation,
  python: (a: Value, b: Value) => Value,
): TaichiOperation {
  return new TaichiOperation(
    name,
    (args, _keywords, scope) => {
      const [a, b] = [argument(args, 0, name), argument(args, 1, name)];
      if (areNumbers([a, b])) return ofNumpy(python(plain(a), plain(b)));
      return scope.builder.binary(operator, scope.asExpression(a), scope.asExpression(b));
    },
    (args) => {
      if (!areNumbers(args)) throw new Refusal(`ti.${name} of this value in Python`);
      return python(argument(args, 0, name), argument(args, 1, name));
    },
  );
}

function extremeFunction(name: 'min' | 'max'): TaichiOperation {
  return new TaichiOperation(name, extreme(name) as InKernel, (args) => {
    if (!areNumbers(args) || args.length === 0) throw new Refusal(`ti.${name} of these values in Python`);
    const isBetter = (a: Value, b: Value) => compareValues(name === 'min' ? '<' : '>', a, b) === true;
    return args.reduce((best, one) => (isBetter(one, best) ? one : best));
  });
}

function atomicFunction(name: string, operator: AtomicOperation): TaichiOperation {
  return new TaichiOperation(
    name,
    (args, _keywords, scope) => {
      const target = argument(args, 0, name);
      if (!(target instanceof KernelExpression))
        throw new CompilationError(
          'TaichiSyntaxError',
          `cannot use a non-writable target as the first operand of '${name}'`,
        );
      return scope.builder.atomic(operator, target, scope.asExpression(argument(args, 1, name)));
    },
    undefined,
  );
}

/** The type of number that an argument names. */
export function typeArgument(value: Value | undefined, scope: FunctionCompiler, what: string): ScalarType {
  const type = value === undefined ? undefined : scope.scalarType(value);
  if (!type) throw new Refusal(`${what} with this type`);
  return type;
}

/** `ti.Vector` and `ti.Matrix`: called, and with what they make besides. */
export class MatrixConstructor extends KernelObject {
  override readonly typeName = 'type';

  constructor(
    readonly name: 'Vector' | 'Matrix',
    readonly members: Map<string, Value>,
  ) {
    super();
  }

  override attribute(name: string): Value | undefined {
    return this.members.get(name);
  }

  override call(args: readonly Value[], keywords: Keywords): Value {
    const { arr, dt } = named(`ti.${this.name}`, ['arr', 'dt'], args, keywords);
    // In Python scope `int` and `float` name no type here: v1.6.0 raises an AssertionError, v1.5.0 ignores them.
    const type = dt instanceof DataType ? dt.scalar : undefined;
    if (dt !== undefined && dt !== null && !type) throw new Refusal(`ti.${this.name} with this type`);
    return makeMatrix(arr, type);
  }

  override callInKernel(args: readonly Value[], keywords: Keywords, scope: FunctionCompiler): Value {
    const { arr, dt } = named(`ti.${this.name}`, ['arr', 'dt'], args, keywords);
    if (arr === undefined) throw new Refusal(`ti.${this.name} without components`);
    const type = dt === undefined || dt === null ? undefined : typeArgument(dt, scope, `ti.${this.name}`);
    return matrixOf(arr, type, scope);
  }
}

const roundHalfEven = (value: number) => {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
};

/** The functions that `ti` has in kernels, by name. */
export const operations: ReadonlyMap<string, Value> = new Map<string, TaichiOperation>(
  [
    unaryFunction('sin', 'sin', Math.sin),
    unaryFunction('cos', 'cos', Math.cos),
    unaryFunction('tan', 'tan', Math.tan),
    unaryFunction('asin', 'asin', Math.asin),
    unaryFunction('acos', 'acos', Math.acos),
    unaryFunction('tanh', 'tanh', Math.tanh),
    unaryFunction('exp', 'exp', Math.exp),
    unaryFunction('log', 'log', Math.log),
    unaryFunction('sqrt', 'sqrt', Math.sqrt),
    unaryFunction('rsqrt', 'rsqrt', (value) => 1 / Math.sqrt(value)),
    roundingFunction('floor', Math.floor),
    roundingFunction('ceil', Math.ceil),
    roundingFunction('round', roundHalfEven),
    new TaichiOperation(
      'abs',
      (args, _keywords, scope) => {
        const value = argument(args, 0, 'abs');
        return areNumbers([value]) ? absolute(value) : scope.builder.unary('abs', scope.asExpression(value));
      },
      (args) => absolute(argument(args, 0, 'abs')),
    ),
    binaryFunction('atan2', 'atan2', (a, b) => Math.atan2(Number(a), Number(b))),
    binaryFunction('pow', 'pow', (a, b) => binaryOperation('**', a, b)),
    extremeFunction('min'),
    extremeFunction('max'),
    ...(['add', 'sub', 'min', 'max', 'and', 'or', 'xor'] as const).map((operator) =>
      atomicFunction(`atomic_${operator}`, operator),
    ),
    new TaichiOperation(
      'cast',
      (args, keywords, scope) => {
        const { obj, dtype } = named('cast', ['obj', 'dtype'], args, keywords);
        return cast(scope.asExpression(obj as Value), typeArgument(dtype, scope, 'ti.cast'));
      },
      undefined,
    ),
    new TaichiOperation(
      'select',
      ([test, consequent, otherwise], _keywords, scope) =>
        scope.builder.choice(
          'select',
          scope.asExpression(test as Value),
          scope.asExpression(consequent as Value),
          scope.asExpression(otherwise as Value),
        ),
      undefined,
    ),
    new TaichiOperation(
      'random',
      (args, keywords, scope) => {
        const { dtype } = named('random', ['dtype'], args, keywords);
        return scope.builder.random(
          dtype === undefined ? scope.builder.types.real : typeArgument(dtype, scope, 'ti.random'),
        );
      },
      undefined,
    ),
  ].map((operation) => [operation.name, operation]),
);
