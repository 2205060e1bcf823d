import type { Level, Storage } from '../../kernel/expressions.ts';
import type { Runtime } from '../runtime.ts';
import type { CellOwner } from './cells.ts';
import { countOf, extentsOf, placesOf, rangesIn } from './levels.ts';
import { type SparseNode, stateLevels } from './sparse-node.ts';

/** Makes the active cells of a sparse node inactive, from Python. */
export function deactivateActive(node: CellOwner, sparse: SparseNode): void {
  const { runtime } = node;
  const levels = stateLevels(sparse);
  const { fields, nodes } = node.descendants();
  const below = [
    ...fields.map(({ field, levels }) => ({ storage: field.loopStorage(), levels })),
    ...nodes.map((one) => ({ storage: one.state, levels: stateLevels(one) })),
  ];
  const count = countOf(levels);
  const cells = sparse.kind === 'dynamic' ? node.cellsAbove : node.cells;
  for (let cell = 0; cell < count; cell++) {
    if (cells && !cells.isActive(cell, runtime)) continue;
    runtime.write(sparse.state.address + 4 * cell, 'i32', 0n);
    if (sparse.kind === 'bitmasked') continue;
    for (const one of below) clearInMemory(one.storage, one.levels, levels, cell, runtime);
  }
}

/** Sets to zero all elements of a storage that are in a cell. */
function clearInMemory(
  { address, stride }: Storage,
  levels: readonly Level[],
  cell: readonly Level[],
  number: number,
  runtime: Runtime,
): void {
  if (typeof address !== 'number') return;
  const places = placesOf(number, extentsOf(cell));
  const ranges = rangesIn(levels, cell);
  const extents = extentsOf(levels);
  const visit = (at: number, element: number): void => {
    const range = ranges[at];
    if (!range) {
      new Uint8Array(runtime.memory.buffer, address + element * stride, stride).fill(0);
      return;
    }
    const begin = range.cellAt === undefined ? 0 : (places[range.cellAt] as number) * range.size;
    for (let place = begin; place < begin + range.size; place++)
      visit(at + 1, element * (extents[at] as number) + place);
  };
  visit(0, 0);
}
