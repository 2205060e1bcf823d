import { Refusal } from '../../errors.ts';
import {
  type KernelExpression,
  type Level,
  type SparseCells,
  type Statement,
  type StatementBlock,
  type Variable,
  variableExpression,
} from '../../kernel/expressions.ts';
import {
  binary,
  comparison,
  counter,
  declared,
  elementOf,
  failWhere,
  one,
  when,
  whole,
  zero,
} from '../../kernel/forms.ts';
import { cast } from '../../kernel/operations.ts';
import type { DenseField, Field } from '../field.ts';
import type { Runtime } from '../runtime.ts';
import { axesOf, extentOf, extentsOf } from './levels.ts';
import { type SparseNode, stateLevels } from './sparse-node.ts';

/** What functions of nodes need to know of one. */
export type CellOwner = {
  readonly runtime: Runtime;
  /** The levels from the root to the node, its own included. */
  readonly levels: readonly Level[];
  /** What is kept for a sparse node. */
  readonly sparse: SparseNode | undefined;
  /** Which of its cells are active, and which of the node above; undefined where all are. */
  readonly cells: Cells | undefined;
  readonly cellsAbove: Cells | undefined;
  /** What is placed in the node itself. */
  readonly fields: readonly Field[];
  /** All fields of numbers, vectors and matrices below, and all sparse nodes. */
  descendants(): { fields: readonly PlacedField[]; nodes: readonly SparseNode[] };
};

/** A field that is placed below a node, and the levels from the root to its elements. */
export type PlacedField = { field: DenseField; levels: readonly Level[] };

/** Which elements of a field are there, or which cells of a node: those in active cells of all sparse nodes from the root on. */
export class Cells implements SparseCells {
  private readonly axes: readonly number[];
  private readonly ways = new Map<SparseNode, Way>();

  constructor(
    private readonly nodes: readonly SparseNode[],
    /** The levels from the root to the elements. */
    private readonly levels: readonly Level[],
    /** How many cells a container of the innermost node has, and one of the node above. */
    private readonly sizes: { own: number; above: number },
    private readonly offsets: readonly number[] = [],
  ) {
    this.axes = axesOf(levels);
  }

  // In a kernel

  activate(indices: readonly KernelExpression[], block: StatementBlock): void {
    for (const node of this.nodes) activateCell(node, this.placesIn(node, indices), block);
  }

  /**
   * Makes a cell of the innermost node active, and stops the kernel where a pointer above it is not: the language then changes what stands
   * for all inactive cells. A bitmasked node above may be inactive.
   */
  activateInnermost(indices: readonly KernelExpression[], block: StatementBlock): void {
    const { line } = block;
    for (const [at, node] of this.nodes.entries()) {
      const places = this.placesIn(node, indices);
      if (at === this.nodes.length - 1) activateCell(node, places, block);
      else if (node.kind === 'pointer')
        block.emit({
          kind: 'if',
          test: elementOf(node.state, places, line),
          consequent: [],
          otherwise: [{ kind: 'fail', failure: 'inactive', line }],
          line,
        });
    }
  }

  /**
   * The loop runs through the levels, and does not enter cells that are inactive. The language looks for the active cells before the
   * loop begins, or while it runs in parallel; so a loop that makes other cells active stops.
   */
  loop(variables: readonly Variable[], body: Statement[], block: StatementBlock): void {
    this.checkSizes();
    const { line } = block;
    const before = this.watchedChanges(line).map((change) => ({ change, value: declared(change, block) }));
    for (const statement of this.nest(variables, body, line)) block.emit(statement);
    for (const { change, value } of before) failWhere(comparison('ne', value, change), 'cells', block);
  }

  /** A range for each level, and within it a condition for each sparse node that ends there. */
  private nest(variables: readonly Variable[], body: readonly Statement[], line: number): Statement[] {
    const counters = this.levels.map(counter);
    let inner: Statement[] = [...this.indices(variables, counters, line), ...body];
    for (const [at, { count }] of [...this.levels.entries()].reverse()) {
      for (const node of this.nodes)
        if (node.levels.length === at + 1) inner = [when(this.isActiveAt(node, counters, line), inner, line)];
      const variable = counters[at] as Variable;
      inner = [{ kind: 'range', variable, begin: zero, end: whole(count), body: inner, line }];
    }
    return inner;
  }

  /** The variables of a loop, from the counters of its levels. */
  private indices(variables: readonly Variable[], counters: readonly Variable[], line: number): Statement[] {
    return variables.map((variable, at) => {
      const index = fromCounters(this.axes[at] as number, this.levels, counters);
      const offset = this.offsets[at] ?? 0;
      const value = offset === 0 ? index : binary('add', index, offset);
      return { kind: 'declare', variable, value, line };
    });
  }

  /** @throws Refusal where a loop of the language leaves out cells */
  private checkSizes(): void {
    if (leavesOutCells(this.sizes))
      throw new Refusal('a loop over sparse cells that the language does not divide evenly');
  }

  /** What may not change in a loop: new cells, and fewer where a cell holds more than one element of the loop. */
  private watchedChanges(line: number): KernelExpression[] {
    return this.nodes.flatMap((node) => {
      const isWhole = node.kind !== 'dynamic' && node.levels.length === this.levels.length;
      return (isWhole ? [zero] : [zero, one]).map((which) => elementOf(node.changes, [which], line));
    });
  }

  private isActiveAt(node: SparseNode, counters: readonly Variable[], line: number): KernelExpression {
    const levels = stateLevels(node);
    const places = axesOf(levels).map((axis) => fromCounters(axis, levels, counters));
    const state = elementOf(node.state, places, line);
    if (node.kind !== 'dynamic') return state;
    const last = variableExpression(counters[node.levels.length - 1] as Variable);
    return comparison('lt', last, state);
  }

  /** The indices of the cell of a node that an element is in; for a dynamic node, and the number in it as last. */
  private placesIn(node: SparseNode, indices: readonly KernelExpression[]): KernelExpression[] {
    const place = (axis: number): KernelExpression => {
      const at = this.axes.indexOf(axis);
      const offset = this.offsets[at] ?? 0;
      const index = cast(indices[at] as KernelExpression, 'i32');
      const fromZero = offset === 0 ? index : binary('sub', index, offset);
      const size = extentOf(this.levels, axis) / extentOf(node.levels, axis);
      return size === 1 ? fromZero : binary('div', fromZero, size);
    };
    return [
      ...axesOf(stateLevels(node)),
      ...(node.kind === 'dynamic' ? axesOf(node.levels.slice(-1)) : []),
    ].map(place);
  }

  // In Python

  /** For all elements of a field one after the other: the language has a loop for it. */
  isActive(element: number, runtime: Runtime): boolean {
    this.checkSizes();
    return this.nodes.every((node) => {
      const { address, position } = this.cellOf(node, element);
      return Number(runtime.read(address, 'i32')) > position;
    });
  }

  activateElement(element: number, runtime: Runtime): void {
    for (const node of this.nodes) {
      const { address, position } = this.cellOf(node, element);
      if (Number(runtime.read(address, 'i32')) <= position)
        runtime.write(address, 'i32', BigInt(position + 1));
    }
  }

  /** Where the state of an element's cell is; and its number in a dynamic node, or 0. */
  private cellOf(node: SparseNode, element: number): { address: number; position: number } {
    const way = this.ways.get(node) ?? this.wayTo(node);
    let cell = 0;
    for (const step of way.state) cell = cell * step.count + placeOn(step, element);
    return {
      address: node.state.address + 4 * cell,
      position: way.position ? placeOn(way.position, element) : 0,
    };
  }

  /** Worked out once for a node: programs ask for the cell of each element. */
  private wayTo(node: SparseNode): Way {
    const extents = extentsOf(this.levels);
    const step = (axis: number): AxisStep => {
      const at = this.axes.indexOf(axis);
      const extent = extents[at] as number;
      return {
        after: extents.slice(at + 1).reduce((product, one) => product * one, 1),
        extent,
        size: extent / extentOf(node.levels, axis),
        count: extentOf(stateLevels(node), axis),
      };
    };
    const [last] = axesOf(node.levels.slice(-1));
    const way = {
      state: axesOf(stateLevels(node)).map(step),
      position: node.kind === 'dynamic' ? step(last as number) : undefined,
    };
    this.ways.set(node, way);
    return way;
  }
}

/** How the cell of a sparse node is found from an element that is counted in row-major order. */
type Way = { state: readonly AxisStep[]; position: AxisStep | undefined };

/** On one axis: how many elements an index has, how many indices there are and a cell has, and how many cells there are. */
type AxisStep = { after: number; extent: number; size: number; count: number };

/** The number of an element's cell on one axis. */
function placeOn({ after, extent, size }: AxisStep, element: number): number {
  return Math.floor((Math.floor(element / after) % extent) / size);
}

/**
 * On a CPU the language divides the cells of a container into parts of the same size, about as large as a container above, and leaves out
 * the rest: `create_offload_struct_for` in `taichi/codegen/llvm/codegen_llvm.cpp`, `cpu_struct_for_block_helper` in
 * `taichi/runtime/llvm/runtime_module/runtime.cpp`.
 */
function leavesOutCells({ own, above }: { own: number; above: number }): boolean {
  const cells = Math.min(own, 1024);
  return cells % Math.ceil(cells / Math.min(above, 128)) !== 0;
}

/** Makes a cell of a node active, or gives a dynamic node as many elements as it needs; the node alone, not those above. */
function activateCell(node: SparseNode, places: readonly KernelExpression[], block: StatementBlock): void {
  const { line } = block;
  const isDynamic = node.kind === 'dynamic';
  const state = elementOf(node.state, isDynamic ? places.slice(0, -1) : places, line);
  const position = isDynamic ? (places.at(-1) as KernelExpression) : zero;
  const value = binary('add', position, 1);
  const change: Statement[] = [{ kind: 'store', target: state, value, line }, countChange(node, zero, line)];
  const statement = when(comparison('le', state, position), change, line);
  activations.add(statement);
  block.emit(statement);
}

const activations = new WeakSet<Statement>();

/** Whether a statement is that of a store that makes a cell active: in the language it belongs to the store. */
export function isActivation(statement: Statement): boolean {
  return activations.has(statement);
}

/** Counts that a cell was made active (0) or inactive (1). */
export function countChange({ changes }: SparseNode, which: KernelExpression, line: number): Statement {
  const count = elementOf(changes, [which], line);
  return { kind: 'store', target: count, value: binary('add', count, 1), line };
}

/** The index of an axis, from the counters of the levels that divide it. */
function fromCounters(
  axis: number,
  levels: readonly Level[],
  counters: readonly Variable[],
): KernelExpression {
  let index: KernelExpression | undefined;
  for (const [at, level] of levels.entries()) {
    if (level.axis !== axis) continue;
    const step = variableExpression(counters[at] as Variable);
    index = index ? binary('add', binary('mul', index, level.count), step) : step;
  }
  return index ?? zero;
}
