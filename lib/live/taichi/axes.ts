import { PythonObject } from '../host/values.ts';

/** `ti.i`, `ti.ij`: the axes that a node divides. */
export class Axes extends PythonObject {
  override readonly typeName = 'Axis';

  constructor(readonly axes: readonly number[]) {
    super();
  }
}
