import type { Expression, Statement } from '../../../syntax/tree.ts';
import { bodiesOf, childrenOf, expressionsOf } from '../walk.ts';

/**
 * Says whether a statement or expression may have to wait: whether it calls, by name, something that waits, or a function of the
 * program in whose body that may happen. What is inside a function does not make its definition wait.
 */
export function waitingFinder(
  program: readonly Statement[],
  names: Iterable<string>,
): (node: object) => boolean {
  const waiting = new Set(names);
  if (waiting.size === 0) return () => false;
  const functions = functionsOf(program);
  let found = new WeakMap<object, boolean>();

  const expressionWaits = (node: Expression): boolean => {
    if (node.kind === 'lambda' || node.kind === 'comprehension' || node.kind === 'dictComprehension')
      return false;
    if (node.kind === 'call') {
      const { callee } = node;
      if ((callee.kind === 'name' || callee.kind === 'attribute') && waiting.has(callee.name)) return true;
    }
    return childrenOf(node).some(waits);
  };
  const statementWaits = (node: Statement): boolean => {
    if (expressionsOf(node).some(waits)) return true;
    return node.kind !== 'function' && node.kind !== 'class' && bodiesOf(node).flat().some(waits);
  };
  const waits = (node: Expression | Statement): boolean => {
    const known = found.get(node);
    if (known !== undefined) return known;
    const answer = isStatement(node) ? statementWaits(node) : expressionWaits(node);
    found.set(node, answer);
    return answer;
  };

  for (let size = -1; size !== waiting.size; ) {
    size = waiting.size;
    found = new WeakMap();
    for (const { names: called, body } of functions)
      if (body.some(waits)) for (const name of called) waiting.add(name);
  }
  return (node) => waits(node as Expression | Statement);
}

const statementKinds = new Set([
  ...[
    'expression',
    'assign',
    'update',
    'annotated',
    'function',
    'class',
    'return',
    'if',
    'for',
    'while',
    'break',
  ],
  ...[
    'continue',
    'pass',
    'with',
    'try',
    'raise',
    'assert',
    'import',
    'importFrom',
    'global',
    'nonlocal',
    'delete',
  ],
]);

function isStatement(node: Expression | Statement): node is Statement {
  return statementKinds.has(node.kind);
}

/** All functions, with the names by which they are called: a class by that of its `__init__`, too. */
function functionsOf(
  statements: readonly Statement[],
  owner?: string,
): { names: string[]; body: readonly Statement[] }[] {
  return statements.flatMap((node) => {
    const inner = bodiesOf(node).flatMap((body) =>
      functionsOf(body, node.kind === 'class' ? node.name : undefined),
    );
    if (node.kind !== 'function') return inner;
    const isMaking = node.name === '__init__' && owner !== undefined;
    return [{ names: isMaking ? [node.name, owner] : [node.name], body: node.body }, ...inner];
  });
}
