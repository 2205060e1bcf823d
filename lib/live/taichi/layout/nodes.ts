import { Refusal } from '../../errors.ts';
import { ListValue, TupleValue } from '../../host/collections/lists.ts';
import { PythonError } from '../../host/errors.ts';
import type { Value } from '../../host/values.ts';
import type { KernelBuilder } from '../../kernel/builder.ts';
import type { Level, Storage } from '../../kernel/expressions.ts';
import { KernelObject } from '../../kernel/objects.ts';
import { offsetsOf, shapeOf } from '../arguments.ts';
import { Axes } from '../axes.ts';
import { DenseField, Field, type FieldLayout, kernelIndices } from '../field.ts';
import type { Runtime } from '../runtime.ts';
import { type CellOwner, Cells, type PlacedField } from './cells.ts';
import { checkAccess } from './changes.ts';
import { DynamicCell } from './dynamic-cell.ts';
import { countOf, extentsOf, withNumberedAxes } from './levels.ts';
import { nodeMember, parentFunction } from './members.ts';
import { deactivateActive } from './memory.ts';
import { type SparseNode, stateOf } from './sparse-node.ts';
import { FieldPack, quantisedFields } from './words.ts';

type Kind = 'root' | 'dense' | 'quant_array' | SparseNode['kind'];

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
    /** How many bits the word of a quant array has. */
    readonly wordBits = 0,
  ) {
    super();
    this.levels = [...(parentNode?.levels ?? []), ...added];
    this.generation = runtime.generation;
    if (kind === 'pointer' || kind === 'bitmasked' || kind === 'dynamic')
      this.sparse = { kind, levels: this.levels, ...stateOf(kind, this.levels, runtime) };
  }

  /** How many cells a container of this node has. */
  get cellCount(): number {
    return countOf(this.added);
  }

  /** How many cells a container of this node has, and one of the node above. */
  private get sizes(): { own: number; above: number } {
    return { own: this.cellCount, above: this.parentNode?.cellCount ?? 1 };
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
    return nodeMember(this, name);
  }

  /** This node for 0, its parent for 1, and so on; None above the root. */
  above(count: number): Value {
    if (count <= 0) return this;
    return this.parentNode ? this.parentNode.above(count - 1) : null;
  }

  override str(): string {
    if (this.kind === 'root') return 'ti.root';
    return `${this.parentNode?.str()} => ${this.kind} [${this.shape.join(', ')}]`;
  }

  child(
    kind: Exclude<Kind, 'root'>,
    axes: Value | undefined,
    dimensions: Value | undefined,
    wordBits?: number,
  ): LayoutNode {
    this.begin();
    if (!(axes instanceof Axes) || dimensions === undefined)
      throw new Refusal(`${kind} with these arguments`);
    if (this.kind === 'dynamic' || this.kind === 'quant_array')
      throw new Refusal(`a node below a ${this.kind} node`);
    const given = shapeOf(dimensions);
    const sizes = given.length === 1 ? axes.axes.map(() => given[0] as number) : given;
    if (sizes.length !== axes.axes.length)
      throw new PythonError('AssertionError', 'The number of axes and of dimensions must be the same');
    const added = axes.axes.map((axis, at) => ({ axis, count: sizes[at] as number }));
    const child = new LayoutNode(this.runtime, kind, this, added, wordBits);
    this.children.push(child);
    return child;
  }

  /** Comes before a node or a field is added. */
  protected begin(): void {
    this.check();
  }

  place(field: Value, offset: Value | undefined): void {
    this.begin();
    if (field instanceof ListValue || field instanceof TupleValue) {
      for (const one of field.items) this.place(one, offset);
      return;
    }
    if (field instanceof FieldPack) {
      for (const one of field.placed()) this.place(one, offset);
      return;
    }
    if (!(field instanceof Field)) throw new PythonError('ValueError', 'Only fields can be placed');
    const { shape } = this;
    const offsets = offset === undefined || offset === null ? undefined : offsetsOf(offset);
    if (this.kind === 'quant_array' && !quantisedFields.has(field))
      throw new Refusal('a field in a quant_array that is of no quantised type');
    if (offsets && offsets.length !== shape.length) throw new Refusal('an offset for another number of axes');
    field.place(shape, offsets, withNumberedAxes(this.levels), this);
    this.fields.push(field);
  }

  /** Gives all fields of real numbers below that have no gradient one beside them. */
  placeGradients(): void {
    this.begin();
    for (const child of this.children) child.placeGradients();
    for (const field of this.fields.flatMap(denseFields)) {
      const gradient = this.runtime.gradients?.missing(field);
      if (gradient && quantisedFields.has(field))
        throw new Refusal('lazy_grad for a field of a quantised type');
      if (gradient && field.offsets) throw new Refusal('lazy_grad for a field with an offset');
      if (gradient) this.place(gradient, undefined);
    }
  }

  // What a field asks

  fieldCells(offsets?: readonly number[]): Cells | undefined {
    const nodes = this.sparseNodes;
    return nodes.length > 0 ? new Cells(nodes, this.levels, this.sizes, offsets) : undefined;
  }

  fieldAttribute(name: string): Value | undefined {
    return name === 'parent' ? parentFunction(this, 1) : undefined;
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

/** The fields of numbers, vectors and matrices that a field consists of. */
function denseFields(field: Field): DenseField[] {
  return field instanceof DenseField ? [field] : field.memberFields().flatMap(denseFields);
}
