import type { Expression } from './tree.ts';

/** What Python suggests for `=` where an expression is expected. */
export function assignmentHint(value: Expression): string | undefined {
  if (value.kind === 'name') return "invalid syntax. Maybe you meant '==' or ':=' instead of '='?";
  if (hasNoHint(value)) return undefined;
  return `cannot assign to ${kindOf(value)} here. Maybe you meant '==' instead of '='?`;
}

/** Python has no hint for these before `=` and `:=`. */
export function hasNoHint(node: Expression): boolean {
  if (node.kind === 'comprehension') return node.of === 'generator';
  if (node.kind === 'unary') return node.operator === 'not';
  return ['list', 'tuple', 'constant', 'logical', 'compare', 'conditional', 'lambda'].includes(node.kind);
}

const kinds: Partial<Record<Expression['kind'], string>> = {
  attribute: 'attribute',
  subscript: 'subscript',
  call: 'function call',
  integer: 'literal',
  float: 'literal',
  string: 'literal',
  format: 'f-string expression',
  compare: 'comparison',
  conditional: 'conditional expression',
  lambda: 'lambda',
  dict: 'dict literal',
  dictComprehension: 'dict comprehension',
  set: 'set display',
  ellipsis: 'ellipsis',
  named: 'named expression',
  tuple: 'tuple',
  list: 'list',
  starred: 'starred',
};

const comprehensions = {
  list: 'list comprehension',
  set: 'set comprehension',
  generator: 'generator expression',
};

/** What Python calls an expression that cannot be assigned to. */
export function kindOf(node: Expression): string {
  if (node.kind === 'constant') return node.value === null ? 'None' : node.value ? 'True' : 'False';
  if (node.kind === 'comprehension') return comprehensions[node.of];
  return kinds[node.kind] ?? 'expression';
}
