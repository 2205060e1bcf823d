import { codeLinesOf, filesOf, programsOfBlocks } from '../../programs/parts.ts';
import type { Node, PythonParser } from '../../sources/python/parser.ts';
import { walk } from '../../sources/python/parser.ts';
import type { CodeExample } from '../blocks.ts';

/** A Python block of a text, with the blocks of the same text that it needs. */
export type Program = {
  /** The file of the text, and the line of the first line of code in it, from 1. */
  file: string;
  line: number;
  /** The version of the language that it is for: the name of a folder of content/stubs. */
  version: string;
  code: string;
  isErrorExpected: boolean;
  /** Names what it does: equal for programs that differ in comments and empty lines only. */
  key: string;
  /** The lines of the program that have code, from 1, in order. Records number these, so that comments may come and go. */
  codeLines: number[];
  comments: Comment[];
  /** The file it is written to, and all files that it needs; `before` names those that run before it, as one program with it. */
  name: string;
  files: Record<string, string>;
  before: string[];
  /** What the text says it prints, in blocks after it: ```text output */
  outputs: { line: number; text: string }[];
};

/** A comment beside code: its line, the first line of the statement that it stands beside, and its text without `#`. */
export type Comment = { line: number; statement: number; text: string };

/** The programs of a text, from its blocks of code in order (lib/programs/parts.ts). */
export function programsIn(
  file: string,
  version: string,
  examples: readonly CodeExample[],
  parser: PythonParser,
): Program[] {
  const python = examples.filter((example) => isPython(example) && !example.isOutput);
  const parts = programsOfBlocks(python);
  const found: Program[] = [];
  let last: { program: Program; section: number } | undefined;
  for (const example of examples) {
    const { code, section, isOutput } = example;
    if (isOutput && last?.section === section) last.program.outputs.push({ line: example.line, text: code });
    if (isOutput) continue;
    last = undefined;
    const part = isPython(example) && parts[found.length];
    if (!part) continue;
    const files = Object.fromEntries(filesOf(part, python));
    const program: Program = {
      file,
      line: example.line,
      version: example.version ?? version,
      code,
      isErrorExpected: example.isErrorExpected,
      key: part.key,
      codeLines: codeLinesOf(code).numbers,
      comments: commentsIn(code, parser),
      name: part.name,
      files: { ...files, [part.name]: code },
      before: part.before.map((_, at) => `part_${at + 1}_${part.name}`),
      outputs: [],
    };
    found.push(program);
    last = { program, section };
  }
  return found;
}

function isPython({ language }: CodeExample): boolean {
  return language === 'python' || language === 'py';
}

const knownComments = new Map<string, Comment[]>();

/** The comments that stand beside code. */
function commentsIn(code: string, parser: PythonParser): Comment[] {
  const stored = knownComments.get(code);
  if (stored) return stored;
  const tree = parser.parse(code);
  const rows = code.split('\n');
  const found: Node[] = [];
  const statementAt = new Map<number, number>();
  walk(tree.rootNode, (node) => {
    if (node.type === 'comment') found.push(node);
    // The innermost statement that ends in a row is the one that a comment there is beside.
    if (node.type === 'expression_statement') statementAt.set(node.endPosition.row, node.startPosition.row);
    return true;
  });
  const comments = found.flatMap((node): Comment[] => {
    const { row, column } = node.startPosition;
    if (!rows[row]?.slice(0, column).trim()) return [];
    const text = node.text.replace(/^#+\s*/, '').trim();
    return [{ line: row + 1, statement: (statementAt.get(row) ?? row) + 1, text }];
  });
  tree.delete();
  knownComments.set(code, comments);
  return comments;
}
