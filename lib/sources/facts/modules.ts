import { type Node, type PythonParser, walk } from '../python/parser.ts';

/** A function or method of the sources. `node` is its `def`. */
export type SourceFunction = {
  kind: 'function';
  name: string;
  module: SourceModule;
  line: number;
  node: Node;
  /** Without the `@`. */
  decorators: string[];
  /** The class that it is a method of. */
  owner?: SourceClass;
};

/** A class of the sources. */
export type SourceClass = {
  kind: 'class';
  name: string;
  module: SourceModule;
  line: number;
  node: Node;
  decorators: string[];
  /** As they are written. */
  bases: string[];
  members: Map<string, SourceDefinition>;
};

/** A name that is assigned to, in a module, a class, or by a method on the instance. */
export type SourceValue = {
  kind: 'value';
  name: string;
  module: SourceModule;
  line: number;
  /** The expression, where there is one. */
  value?: Node;
  /** The string below it, which documents it. */
  text?: string;
};

export type SourceDefinition = SourceFunction | SourceClass | SourceValue;

/** A name that is imported: a module, or `name` of it. */
export type Import = { kind: 'import'; module: string; name?: string };

/** A file of the sources. */
export type SourceModule = {
  name: string;
  /** Its path below the folder of the sources. */
  file: string;
  isPackage: boolean;
  names: Map<string, SourceDefinition | Import>;
  /** Modules of which it imports all names. */
  stars: string[];
};

/** Without the `@`. */
const decoratorsOf = (node: Node) =>
  childNodes(node.type === 'decorated_definition' ? node : null)
    .filter(({ type }) => type === 'decorator')
    .map(({ text }) => text.slice(1).trim());

/** The nodes of a node that are not comments or punctuation. */
export function childNodes(node: Node | null): Node[] {
  return (node?.namedChildren ?? []).filter((child): child is Node => !!child && child.type !== 'comment');
}

/** The line of a node, from 1. */
export function lineOf(node: Node): number {
  return node.startPosition.row + 1;
}

/**
 * Reads one file: the names that it defines or imports.
 * @param path below the folder that holds the package; `file` is what messages and links name
 */
export function readModule(
  text: string,
  { file, path }: { file: string; path: string },
  parser: PythonParser,
): SourceModule {
  const words = path.replaceAll('\\', '/').replace(/(\/__init__)?\.py$/, '');
  const module: SourceModule = {
    name: words.replaceAll('/', '.'),
    file: file.replaceAll('\\', '/'),
    isPackage: /(^|[\\/])__init__\.py$/.test(path),
    names: new Map(),
    stars: [],
  };
  readBlock(parser.parse(text).rootNode, module, module.names);
  return module;
}

/** Names that a block defines. Where two branches define one, the first counts. */
function readBlock(block: Node, module: SourceModule, into: SourceModule['names']): void {
  const statements = childNodes(block);
  for (const [at, node] of statements.entries()) {
    const inner = node.type === 'decorated_definition' ? node.childForFieldName('definition') : node;
    if (inner?.type === 'function_definition' || inner?.type === 'class_definition') {
      define(node, inner, module, into);
    } else if (node.type === 'expression_statement') {
      for (const value of valuesOf(node, statements[at + 1], module)) into.set(value.name, value);
    } else if (/^import_(from_)?statement$/.test(node.type)) {
      const { names, stars } = importedNames(node, module);
      for (const [name, found] of names) if (!into.has(name)) into.set(name, found);
      module.stars.push(...stars);
    } else if (/^(if|try|with|for|while)_statement$|_clause$|^block$/.test(node.type)) {
      const inside: SourceModule['names'] = new Map();
      readBlock(node, module, inside);
      for (const [name, found] of inside) if (!into.has(name)) into.set(name, found);
    }
  }
}

/** A function or class, with the members of the class and what its methods set on the instance. */
function define(outer: Node, node: Node, module: SourceModule, into: SourceModule['names']): void {
  const name = node.childForFieldName('name')?.text ?? '';
  const base = { name, module, line: lineOf(node), node, decorators: decoratorsOf(outer) };
  if (node.type === 'function_definition') {
    // A setter of a property is no definition of its own.
    if (!base.decorators.some((text) => /\.(setter|deleter|getter)$/.test(text)))
      into.set(name, { kind: 'function', ...base });
    return;
  }
  const bases = childNodes(node.childForFieldName('superclasses'))
    .filter(({ type }) => type !== 'keyword_argument')
    .map(({ text }) => text);
  const found: SourceClass = { kind: 'class', ...base, bases, members: new Map() };
  const members: SourceModule['names'] = new Map();
  const body = node.childForFieldName('body');
  if (body) readBlock(body, module, members);
  for (const [key, member] of members)
    if (member.kind !== 'import')
      found.members.set(key, member.kind === 'function' ? { ...member, owner: found } : member);
  for (const member of [...found.members.values()])
    if (member.kind === 'function')
      for (const value of instanceValues(member))
        if (!found.members.has(value.name)) found.members.set(value.name, value);
  into.set(name, found);
}

/** What an import statement binds: names, and modules of which it imports all names. */
export function importedNames(node: Node, { name, isPackage }: SourceModule) {
  const names = new Map<string, Import>();
  const stars: string[] = [];
  if (node.type === 'import_statement')
    for (const part of childNodes(node)) {
      const module = (part.childForFieldName('name') ?? part).text;
      const alias = part.childForFieldName('alias')?.text;
      const [first = ''] = module.split('.');
      names.set(alias ?? first, { kind: 'import', module: alias ? module : first });
    }
  if (node.type === 'import_from_statement') {
    const from = node.childForFieldName('module_name');
    const dots = /^\.+/.exec(from?.text ?? '')?.[0].length ?? 0;
    const parts = name.split('.');
    const up = parts.slice(0, parts.length - dots + (isPackage ? 1 : 0));
    const rest = (from?.text ?? '').slice(dots);
    const module = dots ? [...up, ...(rest ? [rest] : [])].join('.') : rest;
    for (const part of childNodes(node)) {
      if (part.type === 'wildcard_import') stars.push(module);
      else if (part.id !== from?.id) {
        const imported = (part.childForFieldName('name') ?? part).text;
        names.set(part.childForFieldName('alias')?.text ?? imported, {
          kind: 'import',
          module,
          name: imported,
        });
      }
    }
  }
  return { names, stars };
}

/** `a = b = x`, `a, b = x, y`, `a: T`, with the string below. */
function valuesOf(statement: Node, next: Node | undefined, module: SourceModule): SourceValue[] {
  const [assignment] = childNodes(statement);
  if (assignment?.type !== 'assignment') return [];
  const below = next?.type === 'expression_statement' ? childNodes(next)[0] : undefined;
  const text = below?.type === 'string' ? below.text : undefined;
  const targets: Node[] = [];
  let right: Node | null = assignment;
  while (right?.type === 'assignment') {
    const left: Node | null = right.childForFieldName('left');
    if (left) targets.push(...(left.type === 'pattern_list' ? childNodes(left) : [left]));
    right = right.childForFieldName('right');
  }
  const value = right;
  return targets
    .filter(({ type }) => type === 'identifier')
    .map((target) => ({
      kind: 'value',
      name: target.text,
      module,
      line: lineOf(target),
      ...(value ? { value } : {}),
      ...(text ? { text } : {}),
    }));
}

/** What a method assigns to `self`, first assignments only. */
function instanceValues({ node, module }: SourceFunction): SourceValue[] {
  const self = childNodes(node.childForFieldName('parameters'))[0]?.text;
  const found = new Map<string, SourceValue>();
  walk(node, (part) => {
    const left = part.type === 'assignment' ? part.childForFieldName('left') : null;
    for (const target of left?.type === 'pattern_list' ? childNodes(left) : left ? [left] : []) {
      const name = target.childForFieldName('attribute')?.text;
      if (
        target.type === 'attribute' &&
        target.childForFieldName('object')?.text === self &&
        name &&
        !found.has(name)
      )
        found.set(name, { kind: 'value', name, module, line: lineOf(target) });
    }
    return true;
  });
  return [...found.values()];
}
