import { indentOf } from '../python/docstring/lines.ts';
import { wordsMissing } from '../python/docstring/unfinished.ts';

/** Parameters of a docstring: those that are new, with the one before each, and new names by former names. */
export type ParameterWords = {
  added: readonly { name: string; after: string | undefined }[];
  renamed: ReadonlyMap<string, string>;
};

const list = /^\s*(?:"""|''')?(?:Args|Arguments|Parameters):\s*$/;
const otherSection =
  /^\s*(?:Returns|Raises|Yields|Scope|Deprecated|Note|Notes|Warning|Warnings|Example|Examples|See also):/;
const entry = /^\s*(\*{0,2}\w+)\s*(?:\([^)]*\))?\s*:/;

/**
 * A docstring in Google style, as its source text with the quotes, with an entry for each new parameter and the other names of renamed
 * ones. A docstring in another style, or that nobody has written yet, stays as it is.
 */
export function withParameters(
  docstring: string,
  { added, renamed }: ParameterWords,
  indent: string,
): string {
  const lines = onSeveralLines(docstring, indent).split('\n');
  const isOtherStyle = /^\s*:param |^\s*-{4,}\s*$/m.test(docstring);
  if (isOtherStyle || docstring.includes(`"""${wordsMissing}`)) return docstring;
  const head = lines.findIndex((line) => list.test(line));
  if (head < 0)
    return added.length === 0
      ? docstring
      : withList(
          lines,
          added.map(({ name }) => name),
          indent,
        );
  const outer = indentOf(lines[head] ?? '');
  const entries = sectionEntries(lines, head, outer);
  const depth = ' '.repeat(entries[0] ? indentOf(lines[entries[0].start] ?? '') : outer + 4);
  for (const one of entries) {
    const name = renamed.get(one.name);
    if (name) lines[one.start] = lines[one.start]?.replace(one.name, name) ?? '';
  }
  const places = added.map(({ name, after }) => ({
    name,
    at: entries.find((one) => one.name.replace(/^\*+/, '') === after?.replace(/^\*+/, ''))?.end ?? head + 1,
  }));
  for (const { name, at } of places.reverse()) lines.splice(at, 0, `${depth}${name}: ${wordsMissing}`);
  return lines.join('\n');
}

/** The entries of a list of parameters: the line of each, and the one behind it. */
function sectionEntries(lines: readonly string[], head: number, indent: number) {
  const entries: { name: string; start: number; end: number }[] = [];
  let depth: number | undefined;
  for (const [at, line] of lines.entries()) {
    if (at <= head || !line.trim()) continue;
    if (indentOf(line) <= indent) break;
    depth ??= indentOf(line);
    const name = indentOf(line) === depth ? entry.exec(line)?.[1] : undefined;
    const last = entries.at(-1);
    if (name !== undefined) entries.push({ name, start: at, end: at + 1 });
    else if (last) last.end = at + 1;
  }
  return entries;
}

/** The lines with a list of parameters before the first other section. */
function withList(lines: readonly string[], names: readonly string[], indent: string): string {
  const other = lines.findIndex((line) => otherSection.test(line));
  const at = other < 0 ? lines.length - 1 : other;
  const section = [`${indent}Args:`, ...names.map((name) => `${indent}    ${name}: ${wordsMissing}`)];
  const gap = other < 0 ? [] : [''];
  const before = lines[at - 1]?.trim() ? [''] : [];
  return [...lines.slice(0, at), ...before, ...section, ...gap, ...lines.slice(at)].join('\n');
}

/**
 * A docstring with a section that says it is deprecated, and that words are missing.
 * @param indent that of the line on which the docstring begins
 */
export function withDeprecation(docstring: string, indent: string): string {
  const lines = onSeveralLines(docstring, indent).split('\n');
  const other = lines.findIndex((line) => list.test(line) || otherSection.test(line));
  const at = other < 0 ? lines.length - 1 : other;
  const before = lines[at - 1]?.trim() ? [''] : [];
  const section = [`${indent}Deprecated:`, `${indent}    ${wordsMissing}`, ...(other < 0 ? [] : [''])];
  return [...lines.slice(0, at), ...before, ...section, ...lines.slice(at)].join('\n');
}

/** A docstring on one line with its closing quotes on the next. */
function onSeveralLines(docstring: string, indent: string): string {
  const [, quotes = '"""'] = /^\w*("""|'''|"|')/.exec(docstring) ?? [];
  if (docstring.includes('\n') || quotes.length === 1) return docstring;
  return `${docstring.slice(0, -quotes.length)}\n${indent}${quotes}`;
}
