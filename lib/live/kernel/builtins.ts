import { Refusal } from '../errors.ts';
import { builtins } from '../host/builtins/builtins.ts';
import { compareValues, str } from '../host/operations.ts';
import type { Keywords, Value } from '../host/values.ts';
import { dtypes, NumpyScalar } from '../numpy/numpy.ts';
import { isNumber } from './builder.ts';
import { KernelExpression } from './expressions.ts';
import type { FunctionCompiler } from './function.ts';
import { KernelObject } from './objects.ts';
import { CompilationError, cast } from './operations.ts';
import { reduceBits } from './tensors.ts';
import { isTensor } from './types.ts';

type Builtin = (args: readonly Value[], keywords: Keywords, scope: FunctionCompiler) => Value | undefined;

/** The functions of Python that a kernel has in a form of its own. What gives undefined is called as in Python. */
const functions: Readonly<Record<string, Builtin>> = {
  print(args, keywords, scope) {
    const separator = textOf(keywords.get('sep'), ' ');
    const end = textOf(keywords.get('end'), '\n');
    for (const name of keywords.keys())
      if (name !== 'sep' && name !== 'end') throw new Refusal(`print(${name}=…) in a kernel`);
    const parts = args.flatMap((arg, at) =>
      at > 0 ? [separator, ...printedOf(arg, scope)] : printedOf(arg, scope),
    );
    scope.builder.print([...parts, end]);
    return null;
  },
  min: extreme('min'),
  max: extreme('max'),
  int: conversion('integer'),
  float: conversion('real'),
  bool: ([value], _, scope) => {
    // A conversion, not a comparison: of 0.5 it makes 0 where it is one to `i32`.
    if (!isOfKernel(value)) return undefined;
    return cast(scope.asExpression(value as Value), scope.builder.types.truth);
  },
  abs: ([value], _, scope) =>
    isOfKernel(value) ? scope.builder.unary('abs', scope.asExpression(value as Value)) : undefined,
  pow: ([base, exponent], _, scope) => {
    if (!isOfKernel(base) && !isOfKernel(exponent)) return undefined;
    return scope.builder.binary(
      'pow',
      scope.asExpression(base as Value),
      scope.asExpression(exponent as Value),
    );
  },
  len: ([value]) => {
    if (!(value instanceof KernelExpression) || !isTensor(value.type)) return undefined;
    return BigInt(value.type.shape[0] ?? 0);
  },
  any: ([value], _, scope) =>
    isOfKernel(value) ? reduceBits(scope.asExpression(value as Value), 'or', scope) : undefined,
  all: ([value], _, scope) =>
    isOfKernel(value) ? reduceBits(scope.asExpression(value as Value), 'and', scope) : undefined,
  sum: ([value]) => {
    if (isOfKernel(value)) throw new Refusal('the builtin sum on a value of the kernel');
    return undefined;
  },
};

/**
 * Calls a builtin function of Python in a kernel.
 * @returns undefined where it is none, or where its arguments are known and Python can call it
 */
export function callBuiltin(
  callee: Value,
  args: readonly Value[],
  keywords: Keywords,
  scope: FunctionCompiler,
): Value | undefined {
  const name = names().get(callee);
  const builtin = name === undefined ? undefined : functions[name];
  if (name !== undefined && builtin && !['print', 'len', 'any', 'all'].includes(name))
    refuseOuterTensors(name, args);
  return builtin?.(args, keywords, scope);
}

let known: Map<Value, string> | undefined;

function names(): Map<Value, string> {
  known ??= new Map([...builtins].map(([name, value]) => [value, name]));
  return known;
}

function textOf(value: Value | undefined, otherwise: string): string {
  if (value === undefined || value === null) return otherwise;
  if (typeof value !== 'string')
    throw new CompilationError('TaichiSyntaxError', `sep and end must be strings, not ${str(value)}`);
  return value;
}

function printedOf(value: Value, scope: FunctionCompiler) {
  return scope.printed([value]);
}

function isOfKernel(value: Value | undefined): boolean {
  return value instanceof KernelExpression || value instanceof KernelObject;
}

/** What these functions give for numbers of Python comes from NumPy, and a kernel compares such a number in another way. */
export function ofNumpy(value: Value): Value {
  if (typeof value === 'bigint') return new NumpyScalar(dtypes.int64, value);
  return typeof value === 'number' ? new NumpyScalar(dtypes.float64, value) : value;
}

/** A number of Python for one of NumPy. */
export function plain(value: Value): Value {
  return value instanceof NumpyScalar ? value.plain : value;
}

/** Whether all values are numbers, with which Python computes. */
export function areNumbers(values: readonly Value[]): boolean {
  return values.every((value) => isNumber(value) || value instanceof NumpyScalar);
}

/** @throws Refusal for a vector or matrix from outside of the kernel and no value of the kernel: NumPy computes with it */
export function refuseOuterTensors(name: string, args: readonly Value[]): void {
  if (
    args.some((arg) => arg instanceof KernelObject && arg.typeName === 'Matrix') &&
    !args.some((arg) => arg instanceof KernelExpression)
  )
    throw new Refusal(`${name} of a vector or matrix from outside of the kernel`);
}

/** `min` and `max`: of one value it, of three and more from the right. */
export function extreme(operator: 'min' | 'max'): Builtin {
  const isBetter = (a: Value, b: Value) => compareValues(operator === 'min' ? '<' : '>', a, b) === true;
  const fold = ([first, ...rest]: readonly Value[], scope: FunctionCompiler): KernelExpression => {
    const left = scope.asExpression(first as Value);
    return rest.length === 0 ? left : scope.builder.binary(operator, left, fold(rest, scope));
  };
  return (args, _, scope) => {
    if (args.length < 2) return args[0];
    if (!areNumbers(args)) return fold(args, scope);
    const best = args.map(plain).reduce((chosen, one) => (isBetter(one, chosen) ? one : chosen));
    // NumPy makes a float of a whole number beside a float.
    return ofNumpy(args.some((arg) => typeof plain(arg) === 'number') ? Number(best) : best);
  };
}

function conversion(kind: 'integer' | 'real'): Builtin {
  return ([value], _, scope) => {
    if (value === undefined || isNumber(value) || !isOfKernel(value)) return undefined;
    return cast(scope.asExpression(value), scope.builder.types[kind]);
  };
}
