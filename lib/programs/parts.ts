import { createHash } from 'node:crypto';

/** A Python block of a text. */
export type PythonBlock = { code: string; title?: string | undefined; isErrorExpected: boolean };

/** A program: a block, and the other blocks of its text that it needs, as indices into the blocks. */
export type BlockProgram = {
  /** Names what it does: equal for programs that differ in comments and empty lines only. */
  key: string;
  /** The file that it is written to. */
  name: string;
  /** The blocks that run before it, as one program with it. */
  before: number[];
  /** Other files that it imports, by name, with the blocks that each is made of. */
  beside: [name: string, blocks: number[]][];
};

/** The code of a program: its lines without comments and trailing spaces, from 1, where anything is left; and what it imports. */
export type CodeLines = { lines: string[]; numbers: number[]; imports: ReadonlySet<string> };

/** A file of several blocks: `cloth.py, part 2 of 6`. */
const partOfFile = /^([\w-]+\.py)\b./;

/**
 * The programs of a text, one for each of its Python blocks in order. A block whose title begins with the name of a file
 * (`cloth.py, part 2 of 6`) continues the earlier blocks of this file; one that imports a file of an earlier block finds it beside it.
 */
export function programsOfBlocks(blocks: readonly PythonBlock[]): BlockProgram[] {
  const parts = new Map<string, number[]>();
  return blocks.map(({ code, title, isErrorExpected }, at) => {
    const parsed = codeLinesOf(code);
    const [, whole] = partOfFile.exec(title ?? '') ?? [];
    const own = whole ?? (/^[\w-]+\.py$/.test(title ?? '') ? title : undefined);
    const before = (whole && parts.get(whole)) || [];
    const beside = [...imported(parsed, parts, blocks)].filter(([name]) => name !== whole);
    const name = own ?? 'program.py';
    const hash = createHash('sha256').update(parsed.lines.join('\n'));
    for (const [file, text] of filesOf({ before, beside, name }, blocks))
      hash.update(`\n\0${file}\n${codeLinesOf(text).lines.join('\n')}`);
    // A program that is meant to fail is shown to be avoided, not to be continued.
    if (own && !isErrorExpected) parts.set(own, whole ? [...before, at] : [at]);
    return { key: hash.digest('hex').slice(0, 16), name, before, beside };
  });
}

/** The texts of the files that a program needs, beside its own: those that it imports, then those that run before it. */
export function filesOf(
  { before, beside, name }: Pick<BlockProgram, 'before' | 'beside' | 'name'>,
  blocks: readonly Pick<PythonBlock, 'code'>[],
): [name: string, text: string][] {
  const codeOf = (at: number) => blocks[at]?.code ?? '';
  return [
    ...beside.map(([file, parts]): [string, string] => [file, parts.map(codeOf).join('\n')]),
    ...before.map((at, index): [string, string] => [`part_${index + 1}_${name}`, codeOf(at)]),
  ];
}

/** The files of earlier blocks that a block imports, and those that they import in turn, in the order of the text. */
function imported(
  { imports }: CodeLines,
  parts: ReadonlyMap<string, number[]>,
  blocks: readonly PythonBlock[],
): [name: string, blocks: number[]][] {
  const found = new Set<string>();
  const add = (modules: ReadonlySet<string>) => {
    for (const [name, own] of parts) {
      if (found.has(name) || !modules.has(name.slice(0, -'.py'.length))) continue;
      found.add(name);
      for (const at of own) add(codeLinesOf(blocks[at]?.code ?? '').imports);
    }
  };
  add(imports);
  return [...parts].filter(([name]) => found.has(name));
}

const known = new Map<string, CodeLines>();

/** The lines of a Python program that have code. */
export function codeLinesOf(code: string): CodeLines {
  const stored = known.get(code);
  if (stored) return stored;
  // Strings as they are, comments gone; and a copy without what is in strings, in which an import is one.
  let text = '';
  let plain = '';
  for (let at = 0; at < code.length; ) {
    const { kind, end } = tokenAt(code, at);
    const token = code.slice(at, end);
    if (kind !== 'comment') text += token;
    plain += kind === 'code' ? token : token.replace(/[^\n]/g, ' ');
    at = end;
  }
  const rows = text.split('\n').map((row) => row.trimEnd());
  const numbers = rows.flatMap((row, at) => (row.trim() ? [at + 1] : []));
  const imports = plain.matchAll(/^[ \t]*(?:import|from)[ \t].*(?:\((?:\n|[^)])*\))?/gm);
  const found = {
    lines: numbers.map((number) => rows[number - 1] ?? ''),
    numbers,
    imports: new Set([...imports].flatMap(([statement]) => statement.match(/\w+/g) ?? [])),
  };
  known.set(code, found);
  return found;
}

/** A comment, a string or one character of code. */
function tokenAt(code: string, at: number): { kind: 'code' | 'string' | 'comment'; end: number } {
  const first = code[at];
  if (first === '#') {
    const end = code.indexOf('\n', at);
    return { kind: 'comment', end: end < 0 ? code.length : end };
  }
  if (first !== '"' && first !== "'") return { kind: 'code', end: at + 1 };
  const quote = code.startsWith(first.repeat(3), at) ? first.repeat(3) : first;
  for (let end = at + quote.length; end < code.length; end++) {
    if (code.startsWith(quote, end)) return { kind: 'string', end: end + quote.length };
    if (code[end] === '\\') end++;
    // A string in one line that has no end.
    else if (code[end] === '\n' && quote.length === 1) return { kind: 'string', end };
  }
  return { kind: 'string', end: code.length };
}
