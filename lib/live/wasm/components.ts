import { constant, type ExpressionNode, KernelExpression } from '../kernel/expressions.ts';
import { elementType, isTensor } from '../kernel/types.ts';

const known = new WeakMap<KernelExpression, KernelExpression[]>();

/**
 * One component of an expression, as an expression of a number; a number is its own only component, so that `v + 1` needs no vector of
 * ones. WebAssembly has numbers only.
 */
export function componentAt(expression: KernelExpression, place: number): KernelExpression {
  if (!isTensor(expression.type)) return expression;
  const components = known.get(expression) ?? [];
  known.set(expression, components);
  const found = components[place];
  if (found) return found;
  const made = makeComponent(expression, place);
  components[place] = made;
  return made;
}

function makeComponent(expression: KernelExpression, place: number): KernelExpression {
  const { node } = expression;
  const type = elementType(expression.type);
  const of = (made: ExpressionNode) => new KernelExpression(made, type);
  const at = (part: KernelExpression) => componentAt(part, place);
  switch (node.kind) {
    case 'matrix':
      return node.elements[place] as KernelExpression;
    case 'components':
      return componentAt(node.tensor, node.places[place] as number);
    case 'unary':
    case 'cast':
    case 'bitCast':
      return of({ ...node, operand: at(node.operand) });
    case 'binary':
    case 'logical':
      return of({ ...node, left: at(node.left), right: at(node.right) });
    case 'select':
    case 'conditional':
      return of({
        ...node,
        test: at(node.test),
        consequent: at(node.consequent),
        otherwise: at(node.otherwise),
      });
    default:
      return of({
        kind: 'component',
        tensor: expression,
        indices: [constant(BigInt(place), 'i32')],
        line: 0,
      });
  }
}
