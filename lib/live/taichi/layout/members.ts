import { Refusal } from '../../errors.ts';
import { TupleValue } from '../../host/collections/lists.ts';
import { PythonError } from '../../host/errors.ts';
import { type Keywords, NativeFunction, type Value } from '../../host/values.ts';
import { named } from '../arguments.ts';
import { Axes } from '../axes.ts';
import type { LayoutNode } from './nodes.ts';
import { wordBitsOf } from './words.ts';

type Method = (node: LayoutNode, args: readonly Value[], keywords: Keywords) => Value;

/** What a program can ask of a node: `ti.root.dense` and the like. */
export function nodeMember(node: LayoutNode, name: string): Value | undefined {
  if (name === 'shape') return new TupleValue(node.shape.map(BigInt));
  if (name === 'parent') return parentFunction(node, 0);
  const method = methods.get(name);
  return method && new NativeFunction(name, (args, keywords) => method(node, args, keywords));
}

/**
 * `parent(n=1)` of what stands so many levels below a node.
 * @throws Refusal for what stands below it itself
 */
export function parentFunction(node: LayoutNode, below: 0 | 1): Value {
  return new NativeFunction('parent', (args, keywords) => {
    const { n = 1n } = named('parent', ['n'], args, keywords);
    if (typeof n !== 'bigint' || n < below) throw new Refusal('parent with this argument');
    return node.above(Number(n) - below);
  });
}

const methods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ...(['dense', 'pointer', 'bitmasked'] as const).map((kind): [string, Method] => [
    kind,
    (node, args, keywords) => {
      const { axes, dimensions } = named(kind, ['axes', 'dimensions'], args, keywords);
      return node.child(kind, axes, dimensions);
    },
  ]),
  ['quant_array', quantArray],
  ['dynamic', dynamic],
  [
    'place',
    (node, args, keywords) => {
      const { offset } = named('place', ['offset'], [], keywords);
      for (const field of args) node.place(field, offset);
      return node;
    },
  ],
  [
    'lazy_grad',
    (node) => {
      node.placeGradients();
      return null;
    },
  ],
  [
    'deactivate_all',
    (node) => {
      node.deactivateAll();
      return null;
    },
  ],
]);

function quantArray(node: LayoutNode, args: readonly Value[], keywords: Keywords): Value {
  const given = named('quant_array', ['axes', 'dimensions', 'max_num_bits'], args, keywords);
  return node.child('quant_array', given.axes, given.dimensions, wordBitsOf(given.max_num_bits));
}

function dynamic(node: LayoutNode, args: readonly Value[], keywords: Keywords): Value {
  const { axis, dimension } = named('dynamic', ['axis', 'dimension', 'chunk_size'], args, keywords);
  if (axis instanceof Axes && axis.axes.length !== 1) throw new PythonError('AssertionError', '');
  if (axis instanceof Axes && node.levels.some((level) => axis.axes.includes(level.axis)))
    throw new Refusal('a dynamic node along an axis that a node above divides');
  return node.child('dynamic', axis, dimension);
}
