import { Refusal } from '../errors.ts';
import { ListValue, TupleValue } from '../host/collections.ts';
import { PythonError } from '../host/errors.ts';
import { NativeFunction, PythonObject, type Value } from '../host/values.ts';
import type { Level } from '../kernel/expressions.ts';
import { named, shapeOf } from './arguments.ts';
import { Field } from './field.ts';

/** `ti.i`, `ti.ij`: the axes that a node divides. */
export class Axes extends PythonObject {
  override readonly typeName = 'Axis';

  constructor(readonly axes: readonly number[]) {
    super();
  }
}

/** `ti.root` and the dense nodes below it. Fields of all trees lie in row-major order: only their shape comes from here. */
export class LayoutNode extends PythonObject {
  override readonly typeName = 'SNode';

  constructor(private readonly levels: readonly Level[]) {
    super();
  }

  override attribute(name: string): Value | undefined {
    if (name === 'dense')
      return new NativeFunction('dense', (args, keywords) => {
        const { axes, dimensions } = named('dense', ['axes', 'dimensions'], args, keywords);
        return this.dense(axes, dimensions);
      });
    if (name === 'place')
      return new NativeFunction('place', (args, keywords) => {
        const { offset } = named('place', ['offset'], [], keywords);
        for (const field of args) this.place(field, offset);
        return this;
      });
    return undefined;
  }

  private dense(axes: Value | undefined, dimensions: Value | undefined): LayoutNode {
    if (!(axes instanceof Axes) || dimensions === undefined) throw new Refusal('dense with these arguments');
    const given = shapeOf(dimensions);
    const sizes = given.length === 1 ? axes.axes.map(() => given[0] as number) : given;
    if (sizes.length !== axes.axes.length)
      throw new PythonError('AssertionError', 'The number of axes and of dimensions must be the same');
    const added = axes.axes.map((axis, at) => ({ axis, count: sizes[at] as number }));
    return new LayoutNode([...this.levels, ...added]);
  }

  private place(field: Value, offset: Value | undefined): void {
    if (field instanceof ListValue || field instanceof TupleValue) {
      for (const one of field.items) this.place(one, offset);
      return;
    }
    if (!(field instanceof Field)) throw new PythonError('ValueError', 'Only fields can be placed');
    const axes = [...new Set(this.levels.map(({ axis }) => axis))].sort((a, b) => a - b);
    const shape = axes.map((axis) =>
      this.levels.reduce((product, level) => (level.axis === axis ? product * level.count : product), 1),
    );
    // A field numbers its axes from zero, whatever letters the tree uses.
    const levels = this.levels.map(({ axis, count }) => ({ axis: axes.indexOf(axis), count }));
    const offsets = offset === undefined || offset === null ? undefined : shapeOfOffsets(offset);
    if (offsets && offsets.length !== shape.length) throw new Refusal('an offset for another number of axes');
    field.place(shape, offsets, levels);
  }
}

/** Offsets are integers of either sign. */
export function shapeOfOffsets(value: Value): number[] {
  const items = value instanceof TupleValue || value instanceof ListValue ? [...value.items] : [value];
  return items.map((item) => {
    if (typeof item !== 'bigint') throw new Refusal('an offset that is no integer');
    return Number(item);
  });
}

/** `ti.FieldsBuilder()`: a tree of its own, which a program closes by itself. */
export class FieldsTree extends LayoutNode {
  constructor() {
    super([]);
  }

  override attribute(name: string): Value | undefined {
    if (name === 'finalize') return new NativeFunction('finalize', () => new FinalizedTree());
    return super.attribute(name);
  }
}

/** What `finalize` gives. */
class FinalizedTree extends PythonObject {
  override readonly typeName = 'SNodeTree';
}
