import { createRequire } from 'node:module';
import { Language, type Node, Parser, type Tree } from 'web-tree-sitter';

export type { Node, Tree };

/** Parses Python source. Ready at once after the first call of `pythonParser`. */
export type PythonParser = { parse(source: string): Tree };

let ready: Promise<PythonParser> | undefined;

/** Tree-sitter with its Python grammar, as WebAssembly: no Python and no compiler is needed. */
export function pythonParser(): Promise<PythonParser> {
  ready ??= loadParser();
  return ready;
}

async function loadParser(): Promise<PythonParser> {
  const require = createRequire(import.meta.url);
  await Parser.init();
  const language = await Language.load(require.resolve('tree-sitter-python/tree-sitter-python.wasm'));
  const parser = new Parser();
  parser.setLanguage(language);
  return {
    parse(source) {
      const tree = parser.parse(source);
      if (!tree) throw new Error('tree-sitter gave no tree: the parser was stopped.');
      return tree;
    },
  };
}

/** A syntax error in Python 3. `line` counts from 1. */
export type SyntaxProblem = { line: number; what: string };

/** The syntax errors in a tree, as far as the grammar finds them. */
export function syntaxProblems({ rootNode }: Tree): SyntaxProblem[] {
  const found: SyntaxProblem[] = [];
  walk(rootNode, (node) => {
    const line = node.startPosition.row + 1;
    const text = node.text.split('\n', 1)[0]?.trim().slice(0, 40) ?? '';
    if (node.isMissing) found.push({ line, what: `missing "${node.type}"` });
    else if (node.isError)
      found.push({ line, what: text ? `"${text}" is not valid Python` : 'this is not valid Python' });
    else if (node.type === 'print_statement' || node.type === 'exec_statement')
      found.push({ line, what: `"${text}" is Python 2 syntax` });
    return !node.isError;
  });
  return found;
}

/** Visits a node and its descendants, in the order of the source. `enter` returns whether to visit the children. */
export function walk(node: Node, enter: (node: Node) => boolean | undefined): void {
  if (!enter(node)) return;
  for (const child of node.children) if (child) walk(child, enter);
}

/** Named children without comments. */
export function children(node: Node | null): Node[] {
  return (node?.namedChildren ?? []).filter((child) => child !== null && child.type !== 'comment') as Node[];
}

/** The line on which a node begins, counted from 1. */
export function nodeLine(node: Node): number {
  return node.startPosition.row + 1;
}

/** Source on one line, as in a signature. */
export function sourceOnOneLine(text: string): string {
  return text.includes('\n') ? text.replace(/\s*\n\s*/g, ' ').replace(/([([{]) | (?=[)\]}])/g, '$1') : text;
}
