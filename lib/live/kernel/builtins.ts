import { Refusal } from '../errors.ts';
import { builtins } from '../host/builtins/builtins.ts';
import { str } from '../host/operations.ts';
import type { Keywords, Value } from '../host/values.ts';
import { isNumber } from './builder.ts';
import { KernelExpression } from './expressions.ts';
import type { FunctionCompiler } from './function.ts';
import { KernelObject } from './objects.ts';
import { CompilationError, cast } from './operations.ts';
import { reduce, reduceBits } from './tensors.ts';
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
    // A conversion to `i32`, not a comparison: of 0.5 it makes 0.
    return isOfKernel(value) ? cast(scope.asExpression(value as Value), 'i32') : undefined;
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

/** `min` and `max`, also of three and more: from the right, as `ti.max` does it. */
export function extreme(operator: 'min' | 'max'): Builtin {
  const fold = ([first, ...rest]: readonly Value[], scope: FunctionCompiler): KernelExpression => {
    const left = scope.asExpression(first as Value);
    return rest.length === 0 ? left : scope.builder.binary(operator, left, fold(rest, scope));
  };
  return (args, _, scope) => {
    if (args.every((arg) => !isOfKernel(arg))) return undefined;
    return args.length === 1
      ? reduce(scope.asExpression(args[0] as Value), operator, scope)
      : fold(args, scope);
  };
}

function conversion(kind: 'integer' | 'real'): Builtin {
  return ([value], _, scope) => {
    if (value === undefined || isNumber(value) || !isOfKernel(value)) return undefined;
    return cast(scope.asExpression(value), scope.builder.types[kind]);
  };
}
