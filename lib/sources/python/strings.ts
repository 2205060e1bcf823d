import { children, type Node } from './parser.ts';

/** The value of a Python string literal, also of several side by side; none for other nodes, bytes and f-strings with values. */
export function stringValue(node: Node): string | undefined {
  if (node.type === 'concatenated_string' || node.type === 'parenthesized_expression') {
    const parts = node.namedChildren
      .filter((part) => part !== null && part.type !== 'comment')
      .map((part) => part && stringValue(part));
    return parts.length > 0 && parts.every((part) => part !== undefined) ? parts.join('') : undefined;
  }
  if (node.type !== 'string') return undefined;
  const start = node.namedChildren.find((part) => part?.type === 'string_start')?.text ?? '';
  const end = node.namedChildren.find((part) => part?.type === 'string_end')?.text ?? '';
  if (/b/i.test(start) || node.namedChildren.some((part) => part?.type === 'interpolation')) return undefined;
  const content = node.text.slice(start.length, node.text.length - end.length).replace(/\r\n?/g, '\n');
  return /r/i.test(start) ? content : unescaped(content);
}

const escapes: Record<string, string> = {
  '\n': '',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** Escape sequences as Python reads them; an unknown one stays as it is, as there. */
function unescaped(text: string): string {
  return text.replace(
    /\\(\n|[\\'"abfnrtv]|[0-7]{1,3}|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})/g,
    (_, sequence: string) => {
      const simple = escapes[sequence];
      if (simple !== undefined) return simple;
      const isOctal = /^[0-7]/.test(sequence);
      const code = Number.parseInt(isOctal ? sequence : sequence.slice(1), isOctal ? 8 : 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
    },
  );
}

/** The string that begins a module, a class or a function. */
export function docstringOf(block: Node): string | undefined {
  const first = children(block).find(({ type }) => type !== 'comment');
  return first && stringStatement(first);
}

/** The string on the line after an assignment, which documents it. */
export function docstringAfter(statement: Node): string | undefined {
  const next = statement.nextNamedSibling;
  return next ? stringStatement(next) : undefined;
}

/** The value of a statement that is a string and nothing else. */
export function stringStatement(node: Node): string | undefined {
  if (node.type !== 'expression_statement') return undefined;
  const [only, ...others] = children(node);
  return only && others.length === 0 ? stringValue(only) : undefined;
}
