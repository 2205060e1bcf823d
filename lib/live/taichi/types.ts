import { PythonObject, type Value } from '../host/values.ts';
import type { KernelExpression } from '../kernel/expressions.ts';
import type { FunctionCompiler } from '../kernel/function.ts';
import { KernelObject, type KernelStruct } from '../kernel/objects.ts';
import type { KernelType, ScalarType } from '../kernel/types.ts';

/** `ti.template()`, and `ti.template` without a call. */
export class Template extends PythonObject {
  override readonly typeName = 'template';

  override call(): Value {
    return this;
  }
}

export function isTemplate(annotation: Value | undefined): boolean {
  return annotation instanceof Template;
}

/** `ti.types.ndarray(dtype=…, ndim=…)`; what is left out is taken from the array. */
export class NdarrayType extends PythonObject {
  override readonly typeName = 'NdarrayType';

  constructor(
    readonly element: KernelType | undefined,
    readonly dimensions: number | undefined,
  ) {
    super();
  }
}

/** The type of parameters that are passed as several numbers. */
export abstract class ParameterType extends KernelObject {
  /** What a kernel is compiled for, from an argument. */
  keyOf(_value: Value): string {
    return '';
  }

  /** What the parameter is in a kernel: made of a parameter for each number or tensor. */
  abstract parameters(
    name: string,
    parameter: (name: string, type: KernelType) => KernelExpression,
    value: Value,
  ): Value;

  /** The numbers of an argument, with their types, in the order of `parameters`. */
  abstract passedNumbers(value: Value): [Value, ScalarType][];
}

/** A type of structs, which kernels take and return. */
export abstract class CompoundType extends ParameterType {
  /** The numbers of a struct of a kernel, converted to the types of the members. */
  abstract numbersOf(value: KernelStruct, scope: FunctionCompiler): KernelExpression[];

  /** The struct of Python with these numbers, which are taken from the list. */
  abstract fromNumbers(numbers: (number | bigint)[]): Value;
}
