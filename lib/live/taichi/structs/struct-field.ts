import { Refusal } from '../../errors.ts';
import { ListValue } from '../../host/collections/lists.ts';
import { itemOf } from '../../host/operations.ts';
import type { Value } from '../../host/values.ts';
import type { KernelBuilder } from '../../kernel/builder.ts';
import type { Level, Storage } from '../../kernel/expressions.ts';
import { KernelObject, KernelStruct } from '../../kernel/objects.ts';
import { Field, type FieldLayout } from '../field.ts';
import type { Runtime } from '../runtime.ts';

/** A field of structs: each member is a field of its own. */
export class StructField extends Field {
  override readonly typeName = 'StructField';

  constructor(
    runtime: Runtime,
    readonly members: ReadonlyMap<string, Field>,
    readonly methods: ReadonlyMap<string, Value>,
    private readonly makeStruct: (members: Map<string, Value>, methods: ReadonlyMap<string, Value>) => Value,
  ) {
    super(runtime);
  }

  override place(
    shape: readonly number[],
    offsets: readonly number[] | undefined,
    levels?: readonly Level[],
    layout?: FieldLayout,
  ): void {
    this.runtime.unplaced.delete(this);
    this.shape = shape;
    this.offsets = offsets;
    this.layout = layout;
    for (const member of this.members.values()) member.place(shape, offsets, levels, layout);
  }

  override memberFields(): readonly Field[] {
    return [...this.members.values()];
  }

  override fill(value: Value): void {
    for (const member of this.members.values()) member.fill(value);
  }

  protected override copyFrom(): void {
    throw new Refusal('copy_from of a struct field');
  }

  override item(index: Value): Value {
    this.indices(index);
    return this.makeStruct(
      new Map([...this.members].map(([name, member]) => [name, new FieldReference(member, index)])),
      this.methods,
    );
  }

  override setItem(index: Value, value: Value): boolean {
    for (const [name, member] of this.members) {
      const part = itemOf(value, name);
      if (part instanceof ListValue) throw new Refusal('a list for a vector of a struct field');
      member.setItem(index, part);
    }
    return true;
  }

  override attribute(name: string): Value | undefined {
    return this.members.get(name) ?? super.attribute(name);
  }

  override itemInKernel(indices: readonly Value[], builder: KernelBuilder): Value {
    const part = this.layout?.partInKernel(indices, builder);
    if (part) return part;
    const members = [...this.members].map(([name, member]): [string, Value] => {
      const element = member.itemInKernel(indices, builder);
      if (element === undefined) throw new Refusal('this member of a struct field');
      return [name, element];
    });
    return new KernelStruct(new Map(members), this.methods);
  }

  override loopStorage(): Storage | undefined {
    for (const member of this.members.values()) return member.loopStorage();
    return undefined;
  }
}

/** A member of an element of a struct field, which is read when it is asked for. */
export class FieldReference extends KernelObject {
  override readonly typeName = 'SNodeHostAccess';

  constructor(
    private readonly field: Field,
    private readonly index: Value,
  ) {
    super();
  }

  read(): Value {
    return this.field.item(this.index) as Value;
  }

  write(value: Value): void {
    this.field.setItem(this.index, value);
  }
}
