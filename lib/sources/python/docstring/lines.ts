/** The lines without the indentation that all but the first share, and without blank lines around (PEP 257). */
export function docstringLines(text: string): string[] {
  const [first = '', ...others] = text.replace(/\t/g, '        ').split('\n');
  const indents = others.filter((line) => line.trim()).map(indentOf);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return trimBlank([first.trim(), ...others.map((line) => line.slice(indent).trimEnd())]);
}

/** The number of spaces in front of a line. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** The lines without the indentation that they share. */
export function dedented(lines: string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map(indentOf);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return indent === 0 ? lines : lines.map((line) => line.slice(indent));
}

/** The lines without blank ones at both ends. */
export function trimBlank(lines: string[]): string[] {
  const first = lines.findIndex((line) => line.trim());
  const last = lines.findLastIndex((line) => line.trim());
  return first < 0 ? [] : lines.slice(first, last + 1);
}

/** From `start` on, the lines that are blank or further to the right than `indent`, without blank ones at the end. */
export function indentedBelow(lines: readonly string[], start: number, indent: number): string[] {
  const block: string[] = [];
  for (const line of lines.slice(start)) {
    if (line.trim() && indentOf(line) <= indent) break;
    block.push(line);
  }
  return block.slice(0, block.findLastIndex((line) => line.trim()) + 1);
}

/** The fence that a line opens or closes: three or more backticks or tildes. */
export function fenceOf(line: string): string | undefined {
  return /^\s*(```+|~~~+)/.exec(line)?.[1];
}

/** Entries that begin at the left edge, each with its indented lines. */
export function listEntries(lines: string[]): { head: string; rest: string[] }[] {
  const entries: { head: string; rest: string[] }[] = [];
  for (const line of trimBlank(dedented(lines))) {
    if (line.trim() && !/^\s/.test(line)) entries.push({ head: line, rest: [] });
    else entries.at(-1)?.rest.push(line);
  }
  return entries;
}

/** A block of code, between more backticks than begin any of its lines. */
export function fenced(language: string, lines: readonly string[]): string[] {
  const runs = lines.map((line) => fenceOf(line)?.length ?? 0);
  const ticks = '`'.repeat(Math.max(2, ...runs) + 1);
  return [`${ticks}${language}`, ...lines, ticks];
}

/** The lines of a section without their indentation; the first may stand behind the title, without any. */
export function sectionLines(lines: string[]): string[] {
  const [first = '', ...rest] = lines;
  const isBehindTitle = /^\S/.test(first) && rest.every((line) => !line || /^\s/.test(line));
  return isBehindTitle ? [first, ...dedented(rest)] : dedented(lines);
}

/** A text behind words that lead to it; one that begins with a block begins on a line below them. */
export function withLead(lead: string, text: string): string {
  const isBlock = /^\s*(\$\$|```|~~~|:::|\||[-*+] |\d+[.)] )/.test(text);
  return isBlock ? `${lead}\n\n${text}` : `${lead} ${text}`.trimEnd();
}
