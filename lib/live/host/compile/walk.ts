import type { Expression, FormatPart, Statement } from '../../syntax/tree.ts';

/** The expressions directly inside an expression, in the order in which they are evaluated. */
export function childrenOf(node: Expression): Expression[] {
  switch (node.kind) {
    case 'format':
      return formatValues(node.parts);
    case 'attribute':
      return [node.object];
    case 'subscript':
      return [node.object, node.index];
    case 'slice':
      return [node.start, node.stop, node.step].filter((one) => one !== undefined);
    case 'call':
      return [node.callee, ...node.args, ...node.keywords.map(({ value }) => value)];
    case 'starred':
    case 'named':
      return [node.value];
    case 'unary':
      return [node.operand];
    case 'binary':
    case 'logical':
      return [node.left, node.right];
    case 'compare':
      return [node.left, ...node.rest.map(({ right }) => right)];
    case 'conditional':
      return [node.test, node.consequent, node.otherwise];
    case 'list':
    case 'tuple':
    case 'set':
      return node.items;
    case 'dict':
      return node.entries.flatMap(({ key, value }) => (key ? [key, value] : [value]));
    case 'comprehension':
    case 'dictComprehension':
      return [
        ...node.clauses.flatMap(({ target, items, conditions }) => [items, target, ...conditions]),
        ...(node.kind === 'comprehension' ? [node.element] : [node.key, node.value]),
      ];
    case 'lambda':
      return node.parameters.flatMap(({ value }) => (value ? [value] : []));
    default:
      return [];
  }
}

function formatValues(parts: readonly FormatPart[]): Expression[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? [] : [part.value, ...formatValues(part.format)],
  );
}

/** The expressions directly in a statement; not those of the statements inside it, and of functions only what runs when they are defined. */
export function expressionsOf(node: Statement): Expression[] {
  switch (node.kind) {
    case 'expression':
      return [node.value];
    case 'assign':
      return [node.value, ...node.targets];
    case 'update':
      return [node.target, node.value];
    case 'annotated':
      return node.value ? [node.value, node.target] : [node.target];
    case 'function':
      return [...node.decorators, ...node.parameters.flatMap(({ value }) => (value ? [value] : []))];
    case 'class':
      return [...node.decorators, ...node.bases];
    case 'return':
      return node.value ? [node.value] : [];
    case 'if':
    case 'while':
      return [node.test];
    case 'for':
      return [node.items, node.target];
    case 'with':
      return node.items.flatMap(({ context, target }) => (target ? [context, target] : [context]));
    case 'try':
      return node.handlers.flatMap(({ types }) => (types ? [types] : []));
    case 'raise':
      return [node.error, node.cause].filter((one) => one !== undefined);
    case 'assert':
      return node.message ? [node.test, node.message] : [node.test];
    case 'delete':
      return node.targets;
    default:
      return [];
  }
}

/** The lists of statements inside a statement. */
export function bodiesOf(node: Statement): Statement[][] {
  switch (node.kind) {
    case 'if':
      return [node.consequent, node.otherwise];
    case 'for':
    case 'while':
      return [node.body, node.otherwise];
    case 'function':
    case 'class':
    case 'with':
      return [node.body];
    case 'try':
      return [node.body, ...node.handlers.map(({ body }) => body), node.otherwise, node.last];
    default:
      return [];
  }
}

/**
 * An expression with other parts. Only for kinds whose parts are all evaluated, in their order: a kind that evaluates some of them
 * conditionally, or is a function, is given back as it is.
 */
export function mapChildren(node: Expression, change: (child: Expression) => Expression): Expression {
  const item = (one: Expression): Expression =>
    one.kind === 'starred' ? { ...one, value: change(one.value) } : change(one);
  switch (node.kind) {
    case 'attribute':
      return { ...node, object: change(node.object) };
    case 'subscript':
      return { ...node, object: change(node.object), index: change(node.index) };
    case 'unary':
      return { ...node, operand: change(node.operand) };
    case 'binary':
      return { ...node, left: change(node.left), right: change(node.right) };
    case 'named':
      return { ...node, value: change(node.value) };
    case 'compare': {
      const [only] = node.rest;
      if (!only || node.rest.length > 1) return node;
      const left = change(node.left);
      return { ...node, left, rest: [{ ...only, right: change(only.right) }] };
    }
    case 'list':
    case 'tuple':
    case 'set':
      return { ...node, items: node.items.map(item) };
    case 'dict':
      return {
        ...node,
        entries: node.entries.map(({ key, value }) =>
          key ? { key: change(key), value: change(value) } : { value: change(value) },
        ),
      };
    case 'format':
      return {
        ...node,
        parts: node.parts.map((part) =>
          typeof part === 'string' || part.format.length > 0 ? part : { ...part, value: change(part.value) },
        ),
      };
    default:
      return node;
  }
}
