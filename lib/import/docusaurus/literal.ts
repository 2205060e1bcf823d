import { parseAst } from 'rolldown/parseAst';

/** A value that a program states without computing it. */
export type Value = string | number | boolean | null | undefined | Value[] | { [key: string]: Value };

type Node = { type: string; [key: string]: unknown };

/** What the constants of a module, and its default export or `module.exports`, are; code is read and never run. */
export type ModuleValues = { constants: Record<string, Value>; exported: Value };

/** Reads a module of settings. What it computes is undefined. @throws SyntaxError */
export function readModule(source: string): ModuleValues {
  const program = parseAst(source, { lang: 'ts', sourceType: 'module' } as never) as unknown as {
    body: Node[];
  };
  const constants: Record<string, Value> = {};
  let exported: Value;
  for (const node of program.body) {
    if (node.type === 'VariableDeclaration') declare(node, constants);
    if (node.type === 'ExportDefaultDeclaration') exported = literalOf(node.declaration as Node, constants);
    if (node.type === 'ExpressionStatement') {
      const { left, right } = node.expression as { left?: Node; right?: Node };
      if (left && right && isModuleExports(left)) exported = literalOf(right, constants);
    }
  }
  return { constants, exported };
}

/** The value of an expression in braces, such as `[{ label: 'A' }]`; undefined where it is computed or cannot be read. */
export function readLiteral(expression: string): Value {
  try {
    return readModule(`export default (${expression});`).exported;
  } catch {
    return undefined;
  }
}

function declare(node: Node, constants: Record<string, Value>): void {
  for (const { id, init } of node.declarations as { id: Node; init: Node | null }[])
    if (id.type === 'Identifier' && init) constants[String(id.name)] = literalOf(init, constants);
}

function isModuleExports(node: Node): boolean {
  const { object, property } = node as { object?: Node; property?: Node };
  return object?.name === 'module' && property?.name === 'exports';
}

const readers: Record<string, (node: Node, constants: Record<string, Value>) => Value> = {
  Literal: ({ value }) => (value instanceof RegExp ? undefined : (value as Value)),
  Identifier: ({ name }, constants) => constants[String(name)],
  ParenthesizedExpression: ({ expression }, constants) => literalOf(expression as Node, constants),
  TSAsExpression: ({ expression }, constants) => literalOf(expression as Node, constants),
  TSSatisfiesExpression: ({ expression }, constants) => literalOf(expression as Node, constants),
  TemplateLiteral: ({ quasis, expressions }, constants) =>
    templateOf(quasis as Node[], expressions as Node[], constants),
  ArrayExpression: ({ elements }, constants) => (elements as Node[]).map((one) => literalOf(one, constants)),
  ObjectExpression: ({ properties }, constants) => objectOf(properties as Node[], constants),
  MemberExpression: (node, constants) => memberOf(node, constants),
  // The only thing that settings compute often: the year of a copyright, which the site writes itself.
  CallExpression: ({ callee }) =>
    (callee as { property?: Node }).property?.name === 'getFullYear' ? '{year}' : undefined,
  LogicalExpression: ({ operator, left, right }, constants) => {
    const value = literalOf(left as Node, constants);
    if (operator === '&&') return value && literalOf(right as Node, constants);
    return value || literalOf(right as Node, constants);
  },
  ConditionalExpression: ({ test, consequent, alternate }, constants) =>
    literalOf((literalOf(test as Node, constants) ? consequent : alternate) as Node, constants),
};

function literalOf(node: Node | null, constants: Record<string, Value>): Value {
  return node ? readers[node.type]?.(node, constants) : undefined;
}

function templateOf(quasis: Node[], expressions: Node[], constants: Record<string, Value>): Value {
  const values = expressions.map((one) => literalOf(one, constants));
  if (values.some((value) => typeof value !== 'string' && typeof value !== 'number')) return undefined;
  return quasis.map(({ value }, at) => `${(value as { cooked: string }).cooked}${values[at] ?? ''}`).join('');
}

function objectOf(properties: Node[], constants: Record<string, Value>): Value {
  const entries = properties.flatMap((property): [string, Value][] => {
    if (property.type === 'SpreadElement')
      return Object.entries(asObject(literalOf(property.argument as Node, constants)));
    const key = property.key as Node;
    const name = property.computed ? literalOf(key, constants) : (key.name ?? key.value);
    return [[String(name), literalOf(property.value as Node, constants)]];
  });
  return Object.fromEntries(entries);
}

function memberOf(node: Node, constants: Record<string, Value>): Value {
  const object = literalOf(node.object as Node, constants);
  const property = node.property as Node;
  const name = node.computed ? literalOf(property, constants) : property.name;
  return typeof object === 'object' && object !== null && !Array.isArray(object)
    ? object[String(name)]
    : undefined;
}

/** A value as an object; empty where it is something else. */
export function asObject(value: Value | unknown): Record<string, Value> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, Value>)
    : {};
}

/** A value as a list; empty where it is something else. */
export function asList(value: Value | unknown): Value[] {
  return Array.isArray(value) ? value : [];
}

/** A value as a text; none where it is something else. */
export function asText(value: Value | unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value : undefined;
}
