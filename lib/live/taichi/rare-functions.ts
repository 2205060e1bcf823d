import { Refusal } from '../errors.ts';
import { PythonError } from '../host/errors.ts';
import { callValue, isTrue, str, toIndex } from '../host/operations.ts';
import { current } from '../host/state.ts';
import { type FunctionSource, type Keywords, NativeFunction, type Value } from '../host/values.ts';
import { KernelExpression } from '../kernel/expressions.ts';
import type { FunctionCompiler } from '../kernel/function.ts';
import { bitCast, CompilationError, cast } from '../kernel/operations.ts';
import { matrixOf } from '../kernel/tensors.ts';
import { elementType, isReal, isTensor } from '../kernel/types.ts';
import { named } from './arguments.ts';
import { binaryFunction, TaichiOperation, typeArgument } from './functions.ts';
import { InlinedFunction, sourceOf } from './kernel.ts';

/** What `ti.Vector` and `ti.Matrix` make besides, in kernels. */
export const matrixMakers: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['zero', constantMatrix('zero', 0n)],
  ['one', constantMatrix('one', 1n)],
  [
    'identity',
    new TaichiOperation(
      'Matrix.identity',
      (args, keywords, scope) => {
        const { dt, n } = named('identity', ['dt', 'n'], args, keywords);
        const size = Number(toIndex(n ?? null) ?? 0n);
        const type = typeArgument(dt, scope, 'ti.Matrix.identity');
        const elements = Array.from({ length: size * size }, (_, at) =>
          scope.builder.literal(at % (size + 1) === 0 ? 1n : 0n),
        );
        return scope.builder.tensor(elements, [size, size], type);
      },
      undefined,
    ),
  ],
  [
    'unit',
    new TaichiOperation(
      'Vector.unit',
      (args, keywords, scope) => {
        const { n, i, dt } = named('unit', ['n', 'i', 'dt'], args, keywords);
        const type =
          dt === undefined || dt === null
            ? scope.builder.types.integer
            : typeArgument(dt, scope, 'ti.Vector.unit');
        const elements = Array.from({ length: Number(n) }, (_, at) =>
          scope.builder.literal(BigInt(at) === i ? 1n : 0n),
        );
        return scope.builder.tensor(elements, [elements.length], type);
      },
      undefined,
    ),
  ],
  [
    'rows',
    new TaichiOperation(
      'Matrix.rows',
      ([rows], _keywords, scope) => matrixOf(rows as Value, undefined, scope),
      undefined,
    ),
  ],
  [
    'cols',
    new TaichiOperation(
      'Matrix.cols',
      ([columns], _keywords, scope) =>
        scope.call(scope.attribute(matrixOf(columns as Value, undefined, scope), 'transpose'), [], new Map()),
      undefined,
    ),
  ],
]);

function constantMatrix(name: string, value: bigint): TaichiOperation {
  return new TaichiOperation(
    `Matrix.${name}`,
    (args, keywords, scope) => {
      const { dt, n, m } = named(name, ['dt', 'n', 'm'], args, keywords);
      const type = typeArgument(dt, scope, `ti.Matrix.${name}`);
      const shape = [n, m].filter((one) => one !== undefined && one !== null).map(Number);
      const count = shape.reduce((product, extent) => product * extent, 1);
      return scope.builder.tensor(
        Array.from({ length: count }, () => scope.builder.literal(value)),
        shape,
        type,
      );
    },
    undefined,
  );
}

/** A vector or matrix of one value in all components. */
function filled(value: KernelExpression, scope: FunctionCompiler, like: KernelExpression): KernelExpression {
  if (!isTensor(like.type)) return value;
  const count = like.type.shape.reduce((product, extent) => product * extent, 1);
  return scope.builder.tensor(
    Array.from({ length: count }, () => value),
    like.type.shape,
  );
}

/** A function that gives a number, or a vector or matrix of it, of the type and shape of its argument. */
function likeItsArgument(name: string, number: bigint): TaichiOperation {
  const inKernel: ConstructorParameters<typeof TaichiOperation>[1] = ([value], _keywords, scope) => {
    const like = scope.asExpression(value as Value);
    return cast(filled(scope.builder.literal(number), scope, like), elementType(like.type));
  };
  return new TaichiOperation(name, inKernel, undefined);
}

/** A `@ti.pyfunc`, which Python calls as it is and a kernel as a Taichi function. */
class PythonFunction extends InlinedFunction {
  constructor(
    source: FunctionSource,
    private readonly python: Value,
  ) {
    super(source);
  }

  override bind(): Value {
    throw new Refusal('@ti.pyfunc on a method');
  }

  override call(args: readonly Value[] = [], keywords: Keywords = new Map()): Value {
    return callValue(this.python, args, keywords);
  }
}

/** `@ti.pyfunc` */
const pyfunc = new NativeFunction('pyfunc', ([fn]) => new PythonFunction(sourceOf(fn), fn as Value));

/** Functions of `ti` that few programs need, by name. */
export const rareOperations: ReadonlyMap<string, Value> = new Map<string, Value>(
  [
    pyfunc,
    binaryFunction('bit_shr', 'shr', () => {
      throw new Refusal('ti.bit_shr in Python');
    }),
    binaryFunction('raw_mod', 'rawMod', () => {
      throw new Refusal('ti.raw_mod in Python');
    }),
    binaryFunction('raw_div', 'div', () => {
      throw new Refusal('ti.raw_div in Python');
    }),
    likeItsArgument('zero', 0n),
    likeItsArgument('one', 1n),
    new TaichiOperation(
      'bit_cast',
      (args, keywords, scope) => {
        const { obj, dtype } = named('bit_cast', ['obj', 'dtype'], args, keywords);
        const operand = scope.asExpression(obj as Value);
        const type = typeArgument(dtype, scope, 'ti.bit_cast');
        if (elementType(operand.type).slice(1) !== type.slice(1))
          throw new Refusal('ti.bit_cast between these types');
        return bitCast(operand, type);
      },
      undefined,
    ),
    new TaichiOperation(
      'static_assert',
      ([condition, message]) => {
        if (condition instanceof KernelExpression)
          throw new CompilationError('TaichiTypeError', 'Static assert with non-static condition');
        if (condition === undefined || !isTrue(condition))
          throw new PythonError('AssertionError', message ?? []);
        return null;
      },
      undefined,
    ),
    new TaichiOperation(
      'static_print',
      (args, keywords) => {
        const values = args.map((arg) => (arg instanceof KernelExpression ? '<ti.Expr>' : str(arg)));
        const { sep, end } = named('ti.static_print', ['sep', 'end'], [], keywords);
        current.print(
          current.line,
          values.join(typeof sep === 'string' ? sep : ' '),
          typeof end === 'string' ? end : '\n',
        );
        return null;
      },
      undefined,
    ),
    new TaichiOperation(
      'randn',
      (args, keywords, scope) => {
        const { dt } = named('randn', ['dt'], args, keywords);
        const { builder } = scope;
        const type =
          dt === undefined || dt === null ? builder.types.real : typeArgument(dt, scope, 'ti.randn');
        if (!isReal(type)) throw new Refusal('ti.randn of integers');
        const radius = builder.unary(
          'sqrt',
          builder.binary('mul', builder.literal(-2, type), builder.unary('log', builder.random(type))),
        );
        const angle = builder.binary('mul', builder.literal(2 * Math.PI, type), builder.random(type));
        return builder.declare(builder.binary('mul', radius, builder.unary('cos', angle)));
      },
      undefined,
    ),
  ].map((operation) => [operation.name, operation]),
);
