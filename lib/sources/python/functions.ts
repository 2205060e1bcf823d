import type { FunctionDef, Parameter, Signature } from './model.ts';
import { children, type Node, nodeLine, sourceOnOneLine, walk } from './parser.ts';
import { docstringOf } from './strings.ts';

/** The definition of a `def`. */
export function functionOf(node: Node, decorators: string[]): FunctionDef {
  const body = node.childForFieldName('body');
  const docstring = body ? docstringOf(body) : undefined;
  return {
    kind: 'function',
    name: node.childForFieldName('name')?.text ?? '',
    line: nodeLine(node),
    ...(docstring === undefined ? {} : { docstring }),
    signature: signatureOf(node),
    decorators,
    isAsync: node.children[0]?.type === 'async',
    overloads: [],
    raises: body ? raisesOf(body) : [],
  };
}

function signatureOf(node: Node): Signature {
  const returns = node.childForFieldName('return_type');
  return {
    parameters: parametersOf(node.childForFieldName('parameters')),
    ...(returns ? { returns: sourceOnOneLine(returns.text) } : {}),
  };
}

/** Parameters with their kinds: `/` makes the ones before it positional, `*` the ones after it keywords. */
function parametersOf(list: Node | null): Parameter[] {
  const parameters: Parameter[] = [];
  let isKeywordOnly = false;
  for (const node of children(list)) {
    if (node.type === 'positional_separator') {
      for (const parameter of parameters) parameter.kind = 'positional_only';
      continue;
    }
    if (node.type === 'keyword_separator') {
      isKeywordOnly = true;
      continue;
    }
    const parameter = parameterOf(node);
    if (!parameter) continue;
    if (parameter.kind === 'var_positional') isKeywordOnly = true;
    else if (isKeywordOnly && parameter.kind === 'positional_or_keyword') parameter.kind = 'keyword_only';
    parameters.push(parameter);
  }
  return parameters;
}

function parameterOf(node: Node): Parameter | undefined {
  const annotation = node.childForFieldName('type');
  const value = node.childForFieldName('value');
  const target = node.childForFieldName('name') ?? (node.type === 'identifier' ? node : children(node)[0]);
  if (!target || node.type === 'comment') return undefined;
  const kinds = { list_splat_pattern: 'var_positional', dictionary_splat_pattern: 'var_keyword' } as const;
  const kind = kinds[target.type as keyof typeof kinds] ?? kinds[node.type as keyof typeof kinds];
  return {
    name: target.text.replace(/^\*+/, ''),
    kind: kind ?? 'positional_or_keyword',
    ...(annotation ? { annotation: sourceOnOneLine(annotation.text) } : {}),
    ...(value ? { default: sourceOnOneLine(value.text) } : {}),
  };
}

/** The exceptions in `raise` statements of a body, each once, sorted. */
function raisesOf(body: Node): string[] {
  const names = new Set<string>();
  walk(body, (node) => {
    if (node.type === 'function_definition' || node.type === 'class_definition') return false;
    if (node.type === 'raise_statement') {
      const [raised] = children(node);
      const callee = raised?.type === 'call' ? raised.childForFieldName('function') : raised;
      if (callee && /^[A-Z]/.test(callee.text.split('.').at(-1) ?? '')) names.add(callee.text);
    }
    return true;
  });
  return [...names].sort();
}
