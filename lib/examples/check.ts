import { nearest, type Problem, problem } from '../site/problem.ts';
import { type Node, type PythonParser, syntaxProblems, walk } from '../sources/python/parser.ts';
import type { CodeExample } from './blocks.ts';
import type { Inventory, InventoryName } from './inventory.ts';

/**
 * What is wrong with an example: Python that does not parse, and names of the language that its version does not have.
 * Only what is certain is reported: a name is followed from an import, through modules, to a member of a class or a
 * keyword of a call.
 */
export function exampleProblems(
  file: string,
  { code, line, isErrorExpected }: Pick<CodeExample, 'code' | 'line' | 'isErrorExpected'>,
  parser: PythonParser,
  inventory: Inventory,
): Problem[] {
  const tree = parser.parse(code);
  try {
    const broken = syntaxProblems(tree);
    if (isErrorExpected) return [];
    if (broken.length > 0)
      return broken.map(({ line: at, what }) =>
        problem({
          where: `${file}:${line + at - 1}`,
          what: `syntax error: ${what}`,
          fix: 'Fix the example, or write `expect-error` after its language if the error is intended.',
        }),
      );
    return unknownNames(tree.rootNode, inventory).map(({ row, name, holder, near }) =>
      problem({
        where: `${file}:${line + row}`,
        what: `${holder} has no "${name}" in ${inventory.version}`,
        fix: near
          ? `Did you mean "${near}"?`
          : 'Use a name that this version has; the API reference lists them.',
      }),
    );
  } finally {
    tree.delete();
  }
}

/** A name that a version does not have: its row in the code, from 0, what should have it, and a similar name. */
export type Unknown = { row: number; name: string; holder: string; near?: string | undefined };

/** The names in Python that a version does not have; the code need not be a whole program. */
export function unknownNamesIn(code: string, parser: PythonParser, inventory: Inventory): Unknown[] {
  const tree = parser.parse(code);
  try {
    return unknownNames(tree.rootNode, inventory);
  } finally {
    tree.delete();
  }
}

/** The value of a local name. */
type Bound = InventoryName & { path: string };

function unknownNames(root: Node, inventory: Inventory): Unknown[] {
  const bound = new Map<string, Bound>();
  const unknown: Unknown[] = [];
  const miss = (node: Node, holder: string, candidates: Iterable<string>) =>
    unknown.push({
      row: node.startPosition.row,
      name: node.text,
      holder,
      near: nearest(node.text, candidates),
    });

  /** A member of a value, or none where it cannot be known; an unknown member is recorded. */
  const memberOf = (holder: Bound, name: Node): Bound | undefined => {
    const path = `${holder.path}.${name.text}`;
    if (holder.kind === 'module') {
      const names = inventory.modules.get(holder.module);
      const entry = names?.get(name.text);
      if (names && !entry) miss(name, holder.path, names.keys());
      return entry && { ...entry, path };
    }
    if (holder.members && !holder.members.has(name.text) && !name.text.startsWith('__'))
      miss(name, holder.path, holder.members);
    return undefined;
  };

  const moduleOf = (dotted: Node): Bound | undefined => {
    const [first, ...rest] = dotted.namedChildren.filter((part) => part !== null);
    if (first?.text !== 'taichi') return undefined;
    let at: Bound | undefined = { kind: 'module', module: 'taichi', path: 'taichi' };
    for (const part of rest) at = at && memberOf(at, part);
    return at;
  };

  const bindImport = (node: Node) => {
    for (const name of node.childrenForFieldName('name')) {
      if (!name) continue;
      const dotted = name.type === 'aliased_import' ? name.childForFieldName('name') : name;
      const alias = name.type === 'aliased_import' ? name.childForFieldName('alias')?.text : undefined;
      const target = dotted && moduleOf(dotted);
      if (target && alias) bound.set(alias, target);
      else if (target) bound.set('taichi', { kind: 'module', module: 'taichi', path: 'taichi' });
    }
  };

  const bindFromImport = (node: Node) => {
    const dotted = node.childForFieldName('module_name');
    const holder = dotted?.type === 'dotted_name' ? moduleOf(dotted) : undefined;
    if (!holder) return;
    if (node.namedChildren.some((child) => child?.type === 'wildcard_import') && holder.kind === 'module')
      for (const [name, entry] of inventory.modules.get(holder.module) ?? [])
        bound.set(name, { ...entry, path: name });
    for (const name of node.childrenForFieldName('name')) {
      if (!name) continue;
      const imported = name.type === 'aliased_import' ? name.childForFieldName('name') : name;
      const alias = name.type === 'aliased_import' ? name.childForFieldName('alias')?.text : imported?.text;
      const entry = imported && memberOf(holder, imported);
      if (entry && alias) bound.set(alias, entry);
    }
  };

  /** The value of an expression that is a chain of names. Unknown members are recorded once. */
  const resolve = (node: Node): Bound | undefined => {
    if (node.type === 'identifier') return bound.get(node.text);
    if (node.type !== 'attribute') {
      visit(node);
      return undefined;
    }
    const [object, name] = [node.childForFieldName('object'), node.childForFieldName('attribute')];
    const holder = object && resolve(object);
    return holder && name ? memberOf(holder, name) : undefined;
  };

  const visitCall = (node: Node) => {
    const [callee, args] = [node.childForFieldName('function'), node.childForFieldName('arguments')];
    const target = callee && resolve(callee);
    for (const arg of args?.namedChildren ?? []) {
      const name = arg?.type === 'keyword_argument' ? arg.childForFieldName('name') : null;
      if (name && target?.kind === 'symbol' && target.parameters && !target.parameters.has(name.text))
        miss(name, `The call of ${target.path}`, target.parameters);
    }
    if (args) visit(args);
  };

  const visit = (root: Node) =>
    walk(root, (node) => {
      if (node.id === root.id && node.type !== 'call' && node.type !== 'attribute') return true;
      if (node.type === 'import_statement') bindImport(node);
      else if (node.type === 'import_from_statement') bindFromImport(node);
      else if (node.type === 'call') visitCall(node);
      else if (node.type === 'attribute') resolve(node);
      else return true;
      return false;
    });

  visit(root);
  return unknown;
}
