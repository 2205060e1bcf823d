import { PythonObject, type Value } from '../host/values.ts';
import { KernelObject } from '../kernel/objects.ts';
import type { ScalarType } from '../kernel/types.ts';
import { scalarTypes } from '../kernel/types.ts';

/** `ti.f32` and the others. */
export class DataType extends KernelObject {
  override readonly typeName = 'DataType';

  constructor(readonly scalar: ScalarType) {
    super();
  }

  override scalarType(): ScalarType {
    return this.scalar;
  }

  override copyInKernel(): Value {
    return this;
  }

  override compare(operator: string, other: Value): Value | undefined {
    const isSame = other instanceof DataType && other.scalar === this.scalar;
    if (operator === '==') return isSame;
    return operator === '!=' ? !isSame : undefined;
  }

  override repr(): string {
    return this.scalar;
  }
}

export const dataTypes: ReadonlyMap<ScalarType, DataType> = new Map(
  scalarTypes.map((type) => [type, new DataType(type)]),
);

/** `ti.u1` of v1.7. */
export const truthType = new DataType('u1');

/** The other names of the types: `ti.float32`. */
export const dataTypeAliases: ReadonlyMap<string, ScalarType> = new Map(
  scalarTypes.map((type) => {
    const bits = type.slice(1);
    return [`${type.startsWith('f') ? 'float' : type.startsWith('u') ? 'uint' : 'int'}${bits}`, type];
  }),
);

/** A value that is compared by identity and shown by name: `ti.cpu`, `ti.Layout.SOA`. */
export class Named extends PythonObject {
  override readonly typeName: string;

  constructor(
    readonly name: string,
    typeName = 'Arch',
  ) {
    super();
    this.typeName = typeName;
  }

  override repr(): string {
    return this.name;
  }
}
