import { PythonObject, type Value } from '../host/values.ts';
import type { KernelType } from '../kernel/types.ts';

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
