import { Refusal } from '../../errors.ts';
import { ListValue, TupleValue } from '../../host/collections/lists.ts';
import { type Keywords, NativeFunction, type Value } from '../../host/values.ts';
import type { KernelBuilder } from '../../kernel/builder.ts';
import type { KernelExpression } from '../../kernel/expressions.ts';
import type { FunctionCompiler } from '../../kernel/function.ts';
import { cast } from '../../kernel/operations.ts';
import { named } from '../arguments.ts';
import { Field, kernelIndices } from '../field.ts';
import { TaichiOperation } from '../functions.ts';
import { failureTexts } from '../kernel.ts';
import { Matrix } from '../matrix.ts';
import type { Runtime } from '../runtime.ts';
import { activate, append, clearDynamic, deactivate, isActive, length } from './changes.ts';
import { LayoutNode } from './nodes.ts';
import { FieldsTree, RootNode } from './trees.ts';

/** What `ti` has for layouts: the root of all nodes, and the functions of sparse ones. */
export function layoutMembers(runtime: Runtime): ReadonlyMap<string, Value> {
  failureTexts.cells = 'a loop over sparse cells that changes which are active';
  failureTexts.inactive = 'ti.activate below a pointer that is not active';
  const root = new RootNode(runtime);
  const trees: LayoutNode[] = [root];
  return new Map<string, Value>([
    ['root', root],
    [
      'FieldsBuilder',
      new NativeFunction('FieldsBuilder', () => {
        const tree = new FieldsTree(runtime);
        trees.push(tree);
        return tree;
      }),
    ],
    [
      'deactivate_all_snodes',
      new NativeFunction('deactivate_all_snodes', () => {
        for (const tree of trees) tree.deactivateAll();
        return null;
      }),
    ],
    nodeFunction('is_active', (node, indices, builder) =>
      cast(isActive(node, indices, builder), builder.types.truth),
    ),
    nodeFunction('activate', activate),
    nodeFunction('deactivate', (node, indices, builder) =>
      (node.kind === 'dynamic' ? clearDynamic : deactivate)(node, indices, builder),
    ),
    nodeFunction('length', length),
    // How a loop keeps its cells at hand: no result depends on it.
    ['block_local', new TaichiOperation('block_local', () => null, undefined)],
    ['rescale_index', new TaichiOperation('rescale_index', rescaleInKernel, rescaleInPython)],
    [
      'append',
      new TaichiOperation(
        'append',
        (args, keywords, scope) => {
          const { node, indices, val } = named('append', ['node', 'indices', 'val'], args, keywords);
          if (val === undefined) throw new Refusal('append with these arguments');
          return append(nodeOf(node), indicesOf(indices, scope), val, scope);
        },
        undefined,
      ),
    ],
  ]);
}

/** A function of a node and the indices of a cell, in a kernel. */
function nodeFunction(
  name: string,
  run: (node: LayoutNode, indices: readonly KernelExpression[], builder: KernelBuilder) => Value,
): [string, Value] {
  return [
    name,
    new TaichiOperation(
      name,
      (args, keywords, scope) => {
        const { node, indices } = named(name, ['node', 'indices'], args, keywords);
        return run(nodeOf(node), indicesOf(indices, scope), scope.builder);
      },
      undefined,
    ),
  ];
}

function nodeOf(value: Value | undefined): LayoutNode {
  if (value instanceof LayoutNode) return value;
  throw new Refusal('a function of a node with this argument');
}

function indicesOf(value: Value | undefined, { builder }: FunctionCompiler): KernelExpression[] {
  if (value === undefined) throw new Refusal('a function of a node without indices');
  const indices = value instanceof ListValue || value instanceof TupleValue ? [...value.items] : [value];
  return kernelIndices(indices, undefined, builder);
}

/** What an index is multiplied with and divided by on each axis, for `rescale_index` of two fields or nodes. */
function scalesOf(from: Value | undefined, to: Value | undefined): { times: bigint; by: bigint }[] {
  const shape = (value: Value | undefined): readonly number[] => {
    if (value instanceof LayoutNode) return value.shape;
    if (value instanceof Field && value.shape) return value.shape;
    throw new Refusal('rescale_index of these objects');
  };
  const [a, b] = [shape(from), shape(to)];
  return a.slice(0, b.length).map((extent, axis) => {
    const other = b[axis] as number;
    return extent > other
      ? { times: 1n, by: BigInt(Math.floor(extent / other)) }
      : { times: BigInt(Math.floor(other / extent)), by: 1n };
  });
}

function rescaleInKernel(args: readonly Value[], keywords: Keywords, scope: FunctionCompiler): Value {
  const { a, b, I } = named('rescale_index', ['a', 'b', 'I'], args, keywords);
  const { builder } = scope;
  const scales = scalesOf(a, b);
  const rescaled = indicesOf(I, scope).map((index, axis) => {
    const { times, by } = scales[axis] ?? { times: 1n, by: 1n };
    if (by > 1n) return builder.binary('floorDiv', index, builder.literal(by));
    return times > 1n ? builder.binary('mul', index, builder.literal(times)) : index;
  });
  return builder.declare(builder.tensor(rescaled, [rescaled.length]));
}

function rescaleInPython(args: readonly Value[], keywords: Keywords): Value {
  const { a, b, I } = named('rescale_index', ['a', 'b', 'I'], args, keywords);
  const scales = scalesOf(a, b);
  const given = I instanceof Matrix ? I.components() : I instanceof ListValue ? [...I.items] : undefined;
  if (!given) throw new Refusal('rescale_index with this index');
  const rescaled = given.map((index, axis) => {
    const { times, by } = scales[axis] ?? { times: 1n, by: 1n };
    if (typeof index !== 'bigint' || index < 0n) throw new Refusal('rescale_index with this index');
    return (index * times) / by;
  });
  return new Matrix([rescaled.length], rescaled);
}
