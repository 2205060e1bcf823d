import type { Level, Storage } from '../../kernel/expressions.ts';
import type { Runtime } from '../runtime.ts';
import { extentsOf } from './levels.ts';

/** A sparse node of a layout: not all of its cells are there. */
export type SparseNode = {
  readonly kind: 'pointer' | 'bitmasked' | 'dynamic';
  /** The levels from the root to the node, its own included. */
  readonly levels: readonly Level[];
  /**
   * A number for each cell: whether it is active. For a dynamic node, whose elements are active from the first to the last, it is a number
   * for each cell of its parent: how many elements there are.
   */
  readonly state: Storage & { address: number };
  /** How often a cell was made active, and how often inactive. */
  readonly changes: Storage & { address: number };
};

/** The levels that choose the number of a sparse node's state. */
export function stateLevels({ kind, levels }: Pick<SparseNode, 'kind' | 'levels'>): readonly Level[] {
  return kind === 'dynamic' ? levels.slice(0, -1) : levels;
}

/** Zeros for the cells of a sparse node, and for its changes. */
export function stateOf(
  kind: SparseNode['kind'],
  levels: readonly Level[],
  runtime: Runtime,
): Pick<SparseNode, 'state' | 'changes'> {
  const numbers = (extents: readonly number[]) => ({
    name: '',
    address: runtime.allocate(4 * extents.reduce((product, extent) => product * extent, 1)),
    extents,
    element: 'i32' as const,
    stride: 4,
    componentStride: 4,
    feature: 'sparse nodes' as const,
  });
  return { state: numbers(extentsOf(stateLevels({ kind, levels }))), changes: numbers([2]) };
}
