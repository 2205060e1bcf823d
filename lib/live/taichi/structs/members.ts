import { Refusal } from '../../errors.ts';
import { ClassValue } from '../../host/classes.ts';
import { DictValue } from '../../host/collections/dictionaries.ts';
import { PythonError } from '../../host/errors.ts';
import { ProgramFunction } from '../../host/functions.ts';
import { type Keywords, NativeFunction, type Value } from '../../host/values.ts';
import type { ScalarType } from '../../kernel/types.ts';
import { named } from '../arguments.ts';
import { DenseField, type Field } from '../field.ts';
import { InlinedFunction } from '../kernel.ts';
import { MatrixType } from '../matrix.ts';
import type { Runtime } from '../runtime.ts';
import { type MemberType, Struct, StructConstructor, StructType } from './struct.ts';
import { StructField } from './struct-field.ts';

/** What structs need of the module `taichi`. */
export type StructContext = {
  runtime: Runtime;
  scalar: (value: Value | undefined, what: string) => ScalarType;
  /** Gives a field its memory, where a shape is given. */
  place: (field: Field, options: Partial<Record<string, Value>>) => Field;
  fieldOptions: readonly string[];
};

/** What `ti` and `ti.types` have for structs. */
export function structMembers(context: StructContext): {
  taichi: [string, Value][];
  types: [string, Value][];
} {
  const structs = new Structs(context);
  const native = (
    name: string,
    run: (args: readonly Value[], keywords: Keywords) => Value,
  ): [string, Value] => [name, new NativeFunction(name, run)];
  return {
    taichi: [
      native('dataclass', ([type]) => structs.dataclass(type)),
      [
        'Struct',
        new StructConstructor(
          new Map([native('field', (args, keywords) => structs.fieldOf(args, keywords))]),
        ),
      ],
    ],
    types: [native('struct', (_args, keywords) => structs.type('', keywords, new Map()))],
  };
}

class Structs {
  constructor(private readonly context: StructContext) {}

  type(name: string, members: ReadonlyMap<string, Value>, methods: ReadonlyMap<string, Value>): StructType {
    const types = [...members].map(([member, type]): [string, MemberType] => [member, this.memberType(type)]);
    return new StructType(name, new Map(types), methods, (type, args, keywords) =>
      this.field(type, args, keywords),
    );
  }

  dataclass(type: Value | undefined): Value {
    if (!(type instanceof ClassValue)) throw new Refusal('@ti.dataclass on this');
    const members = new Map<string, Value>();
    const methods = new Map<string, Value>();
    const annotations = type.members.get('__annotations__');
    if (annotations instanceof DictValue)
      for (const [name, member] of annotations.entries()) members.set(String(name), member);
    for (const [name, member] of type.members) {
      if (name.startsWith('__')) continue;
      if (!(member instanceof InlinedFunction || member instanceof ProgramFunction))
        throw new Refusal('this member of a @ti.dataclass');
      methods.set(name, member);
    }
    return this.type(type.name, members, methods);
  }

  fieldOf(args: readonly Value[], keywords: Keywords): Value {
    const { members, ...rest } = named(
      'ti.Struct.field',
      ['members', 'methods', ...this.context.fieldOptions],
      args,
      keywords,
    );
    if (!(members instanceof DictValue)) throw new Refusal('ti.Struct.field of these members');
    const entries = [...members.entries()].map(([name, type]): [string, Value] => [String(name), type]);
    return this.field(
      this.type('', new Map(entries), new Map()),
      [],
      new Map(Object.entries(rest) as [string, Value][]),
    );
  }

  private memberType(value: Value): MemberType {
    if (value instanceof MatrixType || value instanceof StructType) return value;
    return this.context.scalar(value, 'a member of a struct');
  }

  private memberField(type: MemberType): Field {
    const { runtime } = this.context;
    if (typeof type === 'string') return new DenseField(runtime, type);
    if (type instanceof MatrixType)
      return new DenseField(runtime, { element: type.dtype, shape: type.shape });
    return this.fieldOfStruct(type);
  }

  private fieldOfStruct(type: StructType): StructField {
    const members = [...type.members].map(([name, member]): [string, Field] => [
      name,
      this.memberField(member),
    ]);
    return new StructField(
      this.context.runtime,
      new Map(members),
      type.methods,
      (values, methods) => new Struct(values, methods),
    );
  }

  private field(type: StructType, args: readonly Value[], keywords: Keywords): Value {
    this.context.runtime.requireInit('create field');
    if (keywords.has('offset'))
      throw new PythonError('TaichiSyntaxError', 'shape cannot be None when offset is set');
    const options = named('field', this.context.fieldOptions, args, keywords);
    if (options.needs_grad === true || options.needs_dual === true)
      throw new Refusal('a field of structs with gradients');
    return this.context.place(this.fieldOfStruct(type), options);
  }
}
