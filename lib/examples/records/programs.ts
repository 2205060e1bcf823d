import { createHash } from 'node:crypto';
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

type ParsedProgram = { lines: string[]; codeLines: number[]; comments: Comment[]; imports: Set<string> };

/** A file of several blocks: `cloth.py, part 2 of 6`. */
const partOfFile = /^([\w-]+\.py)\b./;

/**
 * The programs of a text, from its blocks of code in order. A block whose title begins with the name of a file (`cloth.py, part 2 of 6`)
 * continues the earlier blocks of this file; one that imports a file of an earlier block finds it beside it.
 */
export function programsIn(
  file: string,
  version: string,
  examples: readonly CodeExample[],
  parser: PythonParser,
): Program[] {
  const found: Program[] = [];
  const parts = new Map<string, string[]>();
  let last: { program: Program; section: number } | undefined;
  for (const example of examples) {
    const { title, code, section, isOutput } = example;
    if (isOutput && last?.section === section) last.program.outputs.push({ line: example.line, text: code });
    if (isOutput) continue;
    last = undefined;
    if (!isPython(example)) continue;
    const parsed = parseProgram(code, parser);
    const [, whole] = partOfFile.exec(title ?? '') ?? [];
    const own = whole ?? (/^[\w-]+\.py$/.test(title ?? '') ? title : undefined);
    const earlier = (whole && parts.get(whole)) || [];
    const beside = imported(parsed, parts, parser).filter((name) => name !== whole);
    const before = Object.fromEntries(earlier.map((text, at) => [`part_${at + 1}_${whole}`, text]));
    const files = {
      ...Object.fromEntries(beside.map((name) => [name, (parts.get(name) ?? []).join('\n')])),
      ...before,
    };
    const name = own ?? 'program.py';
    const program: Program = {
      file,
      line: example.line,
      version: example.version ?? version,
      code,
      isErrorExpected: example.isErrorExpected,
      key: recordKey(parsed.lines, files, parser),
      codeLines: parsed.codeLines,
      comments: parsed.comments,
      name,
      files: { ...files, [name]: code },
      before: Object.keys(before),
      outputs: [],
    };
    found.push(program);
    last = { program, section };
    // A program that is meant to fail is shown to be avoided, not to be continued.
    if (own && !example.isErrorExpected) parts.set(own, whole ? [...earlier, code] : [code]);
  }
  return found;
}

/** The files of earlier blocks that a block imports, and those that they import in turn, in the order of the text. */
function imported(
  { imports }: ParsedProgram,
  parts: ReadonlyMap<string, string[]>,
  parser: PythonParser,
): string[] {
  const found = new Set<string>();
  const add = (modules: ReadonlySet<string>) => {
    for (const [name, texts] of parts) {
      if (found.has(name) || !modules.has(name.slice(0, -'.py'.length))) continue;
      found.add(name);
      for (const text of texts) add(parseProgram(text, parser).imports);
    }
  };
  add(imports);
  return [...parts.keys()].filter((name) => found.has(name));
}

function isPython({ language }: CodeExample): boolean {
  return language === 'python' || language === 'py';
}

function recordKey(lines: readonly string[], files: Record<string, string>, parser: PythonParser): string {
  const hash = createHash('sha256').update(lines.join('\n'));
  for (const [name, code] of Object.entries(files))
    hash.update(`\n\0${name}\n${parseProgram(code, parser).lines.join('\n')}`);
  return hash.digest('hex').slice(0, 16);
}

const parsedTexts = new Map<string, ParsedProgram>();

function parseProgram(code: string, parser: PythonParser): ParsedProgram {
  const known = parsedTexts.get(code);
  if (known) return known;
  const tree = parser.parse(code);
  const rows = code.split('\n');
  const comments: Comment[] = [];
  const imports = new Set<string>();
  const found: Node[] = [];
  const statementAt = new Map<number, number>();
  walk(tree.rootNode, (node) => {
    if (node.type === 'comment') found.push(node);
    if (node.type === 'import_statement' || node.type === 'import_from_statement')
      for (const [word] of node.text.matchAll(/\w+/g)) imports.add(word);
    // The innermost statement that ends in a row is the one that a comment there is beside.
    if (node.type === 'expression_statement') statementAt.set(node.endPosition.row, node.startPosition.row);
    return true;
  });
  for (const node of found) {
    const { row, column } = node.startPosition;
    const before = rows[row]?.slice(0, column).trimEnd() ?? '';
    if (before)
      comments.push({
        line: row + 1,
        statement: (statementAt.get(row) ?? row) + 1,
        text: node.text.replace(/^#+\s*/, '').trim(),
      });
    rows[row] = before;
  }
  tree.delete();
  const codeLines = rows.flatMap((row, at) => (row.trim() ? [at + 1] : []));
  const parsed = {
    lines: codeLines.map((line) => rows[line - 1]?.trimEnd() ?? ''),
    codeLines,
    comments,
    imports,
  };
  parsedTexts.set(code, parsed);
  return parsed;
}
