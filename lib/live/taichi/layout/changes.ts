import { Refusal } from '../../errors.ts';
import type { Value } from '../../host/values.ts';
import type { KernelBuilder } from '../../kernel/builder.ts';
import {
  type KernelExpression,
  type Level,
  type Statement,
  type Storage,
  type Variable,
  variableExpression,
} from '../../kernel/expressions.ts';
import { binary, counter, elementOf, literal, one, when, zero } from '../../kernel/forms.ts';
import type { FunctionCompiler } from '../../kernel/function.ts';
import { cast } from '../../kernel/operations.ts';
import { elementType } from '../../kernel/types.ts';
import { type CellOwner, countChange } from './cells.ts';
import { axesOf, rangesIn } from './levels.ts';
import { type SparseNode, stateLevels } from './sparse-node.ts';

/** The nodes that a kernel makes inactive cells of. */
const deactivated = new WeakMap<KernelBuilder, Set<SparseNode>>();

/**
 * Comes before an access to a field below sparse nodes. The language may find an element once for the statements around `deactivate`, and
 * so read and change what is gone.
 */
export function checkAccess(nodes: readonly SparseNode[], builder: KernelBuilder): void {
  const found = deactivated.get(builder);
  if (found && nodes.some((node) => found.has(node)))
    throw new Refusal('a field below a node that the same kernel has deactivated before');
}

/** Whether a cell of a pointer or bitmasked node is active, whatever those above are. */
export function isActive(
  node: CellOwner,
  indices: readonly KernelExpression[],
  builder: KernelBuilder,
): KernelExpression {
  const { state } = changeable(node);
  return builder.declare(elementOf(state, indices, builder.line));
}

/** Makes a cell active; the pointers above have to be active. */
export function activate(
  node: CellOwner,
  indices: readonly KernelExpression[],
  builder: KernelBuilder,
): Value {
  changeable(node);
  node.cells?.activateInnermost(indices, builder);
  return null;
}

/**
 * Makes a cell inactive. What is below a pointer is gone then, and zero once the cell is active again; a bitmasked node only notes it.
 */
export function deactivate(
  node: CellOwner,
  indices: readonly KernelExpression[],
  builder: KernelBuilder,
): Value {
  clearCell(node, changeable(node), indices, builder);
  return null;
}

/** How many elements a dynamic node has, in a cell of its parent. */
export function length(node: CellOwner, indices: readonly KernelExpression[], builder: KernelBuilder): Value {
  return builder.declare(elementOf(dynamic(node).state, indices, builder.line));
}

/**
 * Adds an element to a dynamic node that holds one field.
 * @returns its number
 */
export function append(
  node: CellOwner,
  indices: readonly KernelExpression[],
  value: Value,
  scope: FunctionCompiler,
): Value {
  const { builder } = scope;
  const sparse = dynamic(node);
  const [field, ...others] = node.fields;
  if (!field || others.length > 0) throw new Refusal('append to a node that does not hold just one field');
  // One that does not fit is an index out of bounds; the language goes on in silence, and counts it.
  const number = builder.declare(elementOf(sparse.state, indices, builder.line));
  // The index in the node is that of the last level, wherever its axis stands.
  const at = axesOf(node.levels).indexOf((node.levels.at(-1) as Level).axis);
  const all = [...indices.slice(0, at), number, ...indices.slice(at)];
  // The new element was not found before the node was emptied, whatever the kernel has done.
  const known = deactivated.get(builder);
  deactivated.delete(builder);
  const element = field.itemInKernel(all, builder);
  if (known) deactivated.set(builder, known);
  scope.assignValue(element as Value, value);
  return number;
}

/** Makes a dynamic node empty, in a cell of its parent. */
export function clearDynamic(
  node: CellOwner,
  indices: readonly KernelExpression[],
  builder: KernelBuilder,
): Value {
  clearCell(node, dynamic(node), indices, builder);
  return null;
}

function changeable({ sparse }: CellOwner): SparseNode {
  if (!sparse || sparse.kind === 'dynamic')
    throw new Refusal('this function of a node that is no pointer and not bitmasked');
  return sparse;
}

function dynamic({ sparse }: CellOwner): SparseNode {
  if (sparse?.kind !== 'dynamic') throw new Refusal('this function of a node that is not dynamic');
  return sparse;
}

function clearCell(
  node: CellOwner,
  sparse: SparseNode,
  indices: readonly KernelExpression[],
  builder: KernelBuilder,
): void {
  const { line } = builder;
  if (sparse.kind !== 'bitmasked') {
    const known = deactivated.get(builder) ?? new Set();
    deactivated.set(builder, known.add(sparse));
  }
  const places = indices.map((index) => builder.declare(cast(index, 'i32')));
  const state = elementOf(sparse.state, places, line);
  const statements = builder.within(() => {
    builder.emit({ kind: 'store', target: state, value: zero, line });
    builder.emit(countChange(sparse, one, line));
    if (sparse.kind === 'bitmasked') return;
    const levels = stateLevels(sparse);
    const { fields, nodes } = node.descendants();
    for (const { field, levels: below } of fields) clear(field.loopStorage(), below, levels, places, builder);
    for (const below of nodes) clear(below.state, stateLevels(below), levels, places, builder);
  });
  builder.emit(when(state, statements, line));
}

/** Writes what sets to zero all elements of a storage that are in a cell. */
function clear(
  storage: Storage,
  levels: readonly Level[],
  cell: readonly Level[],
  places: readonly KernelExpression[],
  builder: KernelBuilder,
): void {
  const { line } = builder;
  const ranges = rangesIn(levels, cell);
  const variables = ranges.map(counter);
  const indices = ranges.map((_, at) => {
    const offset = storage.offsets?.[at] ?? 0;
    const index = variableExpression(variables[at] as Variable);
    return offset === 0 ? index : binary('add', index, offset);
  });
  const value = literal(0, elementType(storage.element));
  let body: Statement = { kind: 'store', target: elementOf(storage, indices, line), value, line };
  for (const [at, { size, cellAt }] of [...ranges.entries()].reverse()) {
    const place = cellAt === undefined ? zero : (places[cellAt] as KernelExpression);
    const begin = binary('mul', place, size);
    body = {
      kind: 'range',
      variable: variables[at] as Variable,
      begin,
      end: binary('add', begin, size),
      body: [body],
      line,
    };
  }
  builder.emit(body);
}
