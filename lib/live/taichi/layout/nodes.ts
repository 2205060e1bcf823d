import { Refusal } from '../../errors.ts';
import { ListValue, TupleValue } from '../../host/collections/lists.ts';
import { PythonError } from '../../host/errors.ts';
import { NativeFunction, PythonObject, type Value } from '../../host/values.ts';
import type { KernelBuilder } from '../../kernel/builder.ts';
import type { Level, Storage } from '../../kernel/expressions.ts';
import { KernelObject } from '../../kernel/objects.ts';
import { named, offsetsOf, shapeOf } from '../arguments.ts';
import { Axes } from '../axes.ts';
import { DenseField, Field, type FieldLayout, kernelIndices, StructField } from '../field.ts';
import type { Runtime } from '../runtime.ts';
import { type CellOwner, Cells, type PlacedField } from './cells.ts';
import { checkAccess } from './changes.ts';
import { DynamicCell } from './dynamic-cell.ts';
import { countOf, extentsOf, withNumberedAxes } from './levels.ts';
import { deactivateActive } from './memory.ts';
import { type SparseNode, stateOf } from './sparse-node.ts';

type Kind = 'root' | 'dense' | SparseNode['kind'];

/**
 * A node of the tree that says how fields lie in memory. Here all fields lie in row-major order, whatever the tree says; it gives them
 * their shape and the order of loops, and it has the cells of sparse nodes that are active.
 */
export class LayoutNode extends KernelObject implements FieldLayout, CellOwner {
  override readonly typeName = 'SNode';
  protected children: LayoutNode[] = [];
  /** What is placed in this node itself. */
  fields: Field[] = [];
  /** The levels from the root to this node, its own included. */
  readonly levels: readonly Level[];
  private readonly generation: number;
  /** What is kept for a sparse node. */
  readonly sparse: SparseNode | undefined;

  constructor(
    readonly runtime: Runtime,
    readonly kind: Kind = 'root',
    private readonly parentNode?: LayoutNode,
    private readonly added: readonly Level[] = [],
  ) {
    super();
    this.levels = [...(parentNode?.levels ?? []), ...added];
    this.generation = runtime.generation;
    if (kind === 'pointer' || kind === 'bitmasked' || kind === 'dynamic')
      this.sparse = { kind, levels: this.levels, ...stateOf(kind, this.levels, runtime) };
  }

  /** How many cells a container of this node has, and one of the node above. */
  private get sizes(): { own: number; above: number } {
    return { own: countOf(this.added), above: this.parentNode?.sizes.own ?? 1 };
  }

  /** The sparse nodes from the root to this node. */
  private get sparseNodes(): readonly SparseNode[] {
    const above = this.parentNode?.sparseNodes ?? [];
    return this.sparse ? [...above, this.sparse] : above;
  }

  get cells(): Cells | undefined {
    return this.fieldCells();
  }

  get cellsAbove(): Cells | undefined {
    return this.parentNode?.cells;
  }

  get shape(): readonly number[] {
    return extentsOf(this.levels);
  }

  /** All fields that are placed below, and all sparse nodes. */
  descendants(): { fields: readonly PlacedField[]; nodes: readonly SparseNode[] } {
    this.check();
    const below = this.children.map((child) => child.descendants());
    return {
      fields: [
        ...this.fields.flatMap(denseFields).map((field) => ({ field, levels: this.levels })),
        ...below.flatMap(({ fields }) => fields),
      ],
      nodes: [
        ...this.children.flatMap(({ sparse }) => (sparse ? [sparse] : [])),
        ...below.flatMap(({ nodes }) => nodes),
      ],
    };
  }

  protected check(): void {
    if (this.generation !== this.runtime.generation)
      throw new Refusal('an SNode from before the last ti.init()');
  }

  override attribute(name: string): Value | undefined {
    switch (name) {
      case 'dense':
      case 'pointer':
      case 'bitmasked':
        return new NativeFunction(name, (args, keywords) => {
          const { axes, dimensions } = named(name, ['axes', 'dimensions'], args, keywords);
          return this.child(name, axes, dimensions);
        });
      case 'dynamic':
        return new NativeFunction(name, (args, keywords) => {
          const { axis, dimension } = named(name, ['axis', 'dimension', 'chunk_size'], args, keywords);
          if (axis instanceof Axes && axis.axes.length !== 1) throw new PythonError('AssertionError', '');
          if (axis instanceof Axes && this.levels.some((level) => axis.axes.includes(level.axis)))
            throw new Refusal('a dynamic node along an axis that a node above divides');
          return this.child(name, axis, dimension);
        });
      case 'place':
        return new NativeFunction('place', (args, keywords) => {
          const { offset } = named('place', ['offset'], [], keywords);
          for (const field of args) this.place(field, offset);
          return this;
        });
      case 'parent':
        return this.parentFunction(0);
      case 'shape':
        return new TupleValue(this.shape.map(BigInt));
      case 'deactivate_all':
        return new NativeFunction('deactivate_all', () => {
          this.deactivateAll();
          return null;
        });
      default:
        return undefined;
    }
  }

  /**
   * `parent(n=1)` of what stands so many levels below this node.
   * @throws Refusal for what stands below it itself
   */
  private parentFunction(below: 0 | 1): Value {
    return new NativeFunction('parent', (args, keywords) => {
      const { n = 1n } = named('parent', ['n'], args, keywords);
      if (typeof n !== 'bigint' || n < below) throw new Refusal('parent with this argument');
      return this.above(Number(n) - below);
    });
  }

  /** This node for 0, its parent for 1, and so on; None above the root. */
  private above(count: number): Value {
    if (count <= 0) return this;
    return this.parentNode ? this.parentNode.above(count - 1) : null;
  }

  override str(): string {
    if (this.kind === 'root') return 'ti.root';
    return `${this.parentNode?.str()} => ${this.kind} [${this.shape.join(', ')}]`;
  }

  private child(
    kind: Exclude<Kind, 'root'>,
    axes: Value | undefined,
    dimensions: Value | undefined,
  ): LayoutNode {
    this.begin();
    if (!(axes instanceof Axes) || dimensions === undefined)
      throw new Refusal(`${kind} with these arguments`);
    if (this.kind === 'dynamic') throw new Refusal('a node below a dynamic node');
    const given = shapeOf(dimensions);
    const sizes = given.length === 1 ? axes.axes.map(() => given[0] as number) : given;
    if (sizes.length !== axes.axes.length)
      throw new PythonError('AssertionError', 'The number of axes and of dimensions must be the same');
    const added = axes.axes.map((axis, at) => ({ axis, count: sizes[at] as number }));
    const child = new LayoutNode(this.runtime, kind, this, added);
    this.children.push(child);
    return child;
  }

  /** Comes before a node or a field is added. */
  protected begin(): void {
    this.check();
  }

  private place(field: Value, offset: Value | undefined): void {
    this.begin();
    if (field instanceof ListValue || field instanceof TupleValue) {
      for (const one of field.items) this.place(one, offset);
      return;
    }
    if (!(field instanceof Field)) throw new PythonError('ValueError', 'Only fields can be placed');
    const { shape } = this;
    const offsets = offset === undefined || offset === null ? undefined : offsetsOf(offset);
    if (offsets && offsets.length !== shape.length) throw new Refusal('an offset for another number of axes');
    field.place(shape, offsets, withNumberedAxes(this.levels), this);
    this.fields.push(field);
  }

  // What a field asks

  fieldCells(offsets?: readonly number[]): Cells | undefined {
    const nodes = this.sparseNodes;
    return nodes.length > 0 ? new Cells(nodes, this.levels, this.sizes, offsets) : undefined;
  }

  fieldAttribute(name: string): Value | undefined {
    return name === 'parent' ? this.parentFunction(1) : undefined;
  }

  fieldAttributeInKernel(name: string): Value | undefined {
    if (this.kind !== 'dynamic' || this.levels.length > 1) return undefined;
    return new DynamicCell(this, []).attributeInKernel(name);
  }

  /** `x[i]` of a field below a dynamic node, without the index in the node. */
  partInKernel(indices: readonly Value[], builder: KernelBuilder): Value | undefined {
    if (this.kind === 'dynamic' && this.levels.length > 1) {
      const found = kernelIndices(indices, undefined, builder);
      if (found.length === this.shape.length - 1) return new DynamicCell(this, found);
    }
    checkAccess(this.sparseNodes, builder);
    return undefined;
  }

  // In a kernel

  /** What a loop over the cells of the node runs through. */
  override loopStorage(): Storage {
    this.check();
    const { cells } = this;
    return {
      name: '',
      address: 0,
      extents: this.shape,
      element: 'i32',
      levels: withNumberedAxes(this.levels),
      stride: 4,
      componentStride: 4,
      ...(cells && { cells }),
    };
  }

  // In Python

  /** Makes all active cells inactive, those of the nodes below first. */
  deactivateAll(): void {
    this.check();
    for (const child of this.children) child.deactivateAll();
    if (this.sparse) deactivateActive(this, this.sparse);
  }
}

/** The node that all others are below: `ti.root`, which begins anew with each `ti.init`. */
export class RootNode extends LayoutNode {
  private begun = -1;

  override get cells(): undefined {
    return undefined;
  }

  protected override check(): void {}

  protected override begin(): void {
    if (this.begun === this.runtime.generation) return;
    this.begun = this.runtime.generation;
    this.children = [];
    this.fields = [];
  }

  override deactivateAll(): void {
    this.begin();
    super.deactivateAll();
  }
}

/** `ti.FieldsBuilder()`: a tree of its own, which a program closes by itself. */
export class FieldsTree extends LayoutNode {
  override attribute(name: string): Value | undefined {
    if (name === 'finalize') return new NativeFunction('finalize', () => new FinalizedTree());
    return super.attribute(name);
  }
}

/** The fields of numbers, vectors and matrices that a field consists of. */
function denseFields(field: Field): DenseField[] {
  if (field instanceof DenseField) return [field];
  return field instanceof StructField ? [...field.members.values()].flatMap(denseFields) : [];
}

/** What `finalize` gives. */
class FinalizedTree extends PythonObject {
  override readonly typeName = 'SNodeTree';
}
