import { directiveMarkdown } from './directives.ts';
import { type DocstringContext, inlineMarkdown } from './inline.ts';
import { dedented, fenced, fenceOf, indentedBelow, indentOf, trimBlank, withLead } from './lines.ts';
import { tableAt } from './tables.ts';

/** What a construct becomes, and the line after it. */
type Made = { lines: string[]; next: number };

type Construct = (lines: readonly string[], at: number, context: DocstringContext) => Made | undefined;

/**
 * Markdown of reStructuredText as docstrings have it. Markdown stays as it is, but for headings: they become bold lines, since
 * those of the page are around the text.
 */
export function docstringMarkdown(lines: readonly string[], context: DocstringContext): string {
  const out: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const made = firstOf(lines, at, context) ?? paragraph(lines, at, context);
    const isParted = out.at(-1) === '' && made.lines[0] === '';
    out.push(...made.lines.slice(isParted ? 1 : 0));
    at = made.next;
  }
  return trimBlank(out).join('\n');
}

function firstOf(lines: readonly string[], at: number, context: DocstringContext): Made | undefined {
  for (const construct of blockConstructs) {
    const made = construct(lines, at, context);
    if (made) return made;
  }
  return undefined;
}

/** A block of Markdown; one that is not closed ends with the text. */
const fence: Construct = (lines, at) => {
  const opening = fenceOf(lines[at] ?? '');
  if (!opening) return undefined;
  const length = lines.slice(at + 1).findIndex((line) => fenceOf(line)?.startsWith(opening));
  const next = length < 0 ? lines.length : at + length + 2;
  return { lines: [...lines.slice(at, next), ...(length < 0 ? [opening] : [])], next };
};

/** `>>> f()` and what it prints, up to a blank line. */
const session: Construct = (lines, at) => {
  if (!/^\s*>>>( |$)/.test(lines[at] ?? '')) return undefined;
  const length = lines.slice(at).findIndex((line) => !line.trim());
  const next = length < 0 ? lines.length : at + length;
  return { lines: fenced('python', dedented(lines.slice(at, next))), next };
};

/** A directive that would be a comment, since its colons are missing; no comment begins so. */
const lacksColons = /^(versionadded|versionchanged|deprecated|note|warning|seealso):?(?:\s+(.*))?$/;

/** `.. name:: argument`, `.. [1] text`, `.. _name: address`, `.. |name| replace:: text` and comments. */
const explicit: Construct = (lines, at, context) => {
  const line = lines[at] ?? '';
  const [, space = '', rest] = /^(\s*)\.\.(?:\s+(.*))?$/.exec(line) ?? [];
  if (!/^\s*\.\.(\s|$)/.test(line)) return undefined;
  const body = indentedBelow(lines, at + 1, space.length);
  const next = at + 1 + body.length;
  const indented = (made: string[]) => made.map((one) => (one ? space + one : one));
  const [, name, argument = ''] =
    /^([A-Za-z][\w:+.-]*?)\s*::(?:\s+(.*))?$/.exec(rest ?? '') ?? lacksColons.exec(rest ?? '') ?? [];
  if (name) {
    const made = directiveMarkdown({ name, argument, body: dedented(body) }, context, docstringMarkdown);
    return { lines: indented(['', ...made, '']), next };
  }
  const [, note, text = ''] = /^\[(#?[\w.-]+|[#*])\](?:\s+(.*))?$/.exec(rest ?? '') ?? [];
  if (note) {
    const content = docstringMarkdown([text, ...dedented(body)], context);
    return { lines: indented(listItem(withLead(`\\[${note.replace(/^#(?=.)/, '')}]`, content))), next };
  }
  // Targets and substitutions are in the context; the rest are comments.
  return { lines: [], next };
};

/** A title above, or between, lines of punctuation. */
const heading: Construct = (lines, at) => {
  const [first = '', second = '', third = ''] = lines.slice(at, at + 3);
  const isOver = isRule(first) && third.trim() === first.trim() && /\S/.test(second);
  const [title, rule, next] = isOver ? [second, first, at + 3] : [first, second, at + 2];
  const isTitle = /^\S/.test(title) && !isRule(title) && isRule(rule) && /^\S/.test(rule);
  if (isOver || (isTitle && rule.trim().length >= Math.min(title.trim().length, 4)))
    return { lines: ['', boldParagraph(title.trim()), ''], next };
  const [, words] = /^#{1,6}\s+(.*?)\s*#*$/.exec(first) ?? [];
  if (words) return { lines: ['', boldParagraph(words), ''], next: at + 1 };
  return isRule(first) && !lines[at + 1]?.trim() ? { lines: ['', '---', ''], next: at + 1 } : undefined;
};

const tableBlock: Construct = (lines, at, context) => {
  const found = tableAt(lines.slice(at));
  if (found) {
    const rows = found.rows.map((cells) => {
      const texts = cells.map((cell) => inlineMarkdown(cell, context).replace(/\n/g, ' '));
      return `| ${texts.map((text) => text.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
    });
    const dashes = `|${' --- |'.repeat(found.rows[0]?.length ?? 1)}`;
    return { lines: ['', rows[0] ?? '', dashes, ...rows.slice(1), ''], next: at + found.length };
  }
  if (!/^\s*(=+( +=+)+|\+[-=]+(\+[-=]*)*\+?)\s*$/.test(lines[at] ?? '')) return undefined;
  context.lose('table that is shown as it is written');
  const length = lines.slice(at).findIndex((line) => !line.trim());
  const next = length < 0 ? lines.length : at + length;
  return { lines: ['', ...fenced('text', dedented(lines.slice(at, next))), ''], next };
};

/** `| line` of a poem or an address. */
const lineBlock: Construct = (lines, at, context) => {
  const length = lines
    .slice(at)
    .findIndex((line) => !/^\s*\|( |$)/.test(line) || /\|\s*$/.test(line.slice(1)));
  const block = lines.slice(at, length < 0 ? lines.length : at + length);
  if (block.length === 0 || block.every((line) => line.trim() === '|')) return undefined;
  const texts = block.map((line) => inlineMarkdown(line.trim().slice(1).trim(), context));
  return {
    lines: texts.map((text, i) => (text && texts[i + 1] ? `${text}\\` : text)),
    next: at + block.length,
  };
};

/** `text::` with code below, further to the right. */
const literal: Construct = (lines, at, context) => {
  const line = lines[at] ?? '';
  const [, text] = /^(.*?)::\s*$/.exec(line) ?? [];
  if (text === undefined || /^\s*\.\. /.test(line)) return undefined;
  const block = indentedBelow(lines, at + 1, indentOf(line));
  if (!block.some((inner) => inner.trim())) return undefined;
  const words = text.trim() ? [`${inlineMarkdown(text.trim(), context)}:`, ''] : [];
  return { lines: [...words, ...fenced('python', trimBlank(dedented(block)))], next: at + 1 + block.length };
};

/** A longer line with indented ones below is a paragraph. */
const longestTerm = 60;

/** A term, and further to the right what it means. */
const definitionList: Construct = (lines, at, context) => {
  const [before = '', line = '', below = ''] = [lines[at - 1], lines[at], lines[at + 1]];
  const isTerm = /^[^\s\-+*|>#.([\d]/.test(line) && !/[.:,]$/.test(line) && line.length <= longestTerm;
  if (!isTerm || before.trim() || !/^\s+\S/.test(below) || /^\s+>>>/.test(below)) return undefined;
  const body = indentedBelow(lines, at + 1, 0);
  const text = docstringMarkdown(trimBlank(dedented(body)), context);
  const term = inlineMarkdown(line.trim(), context);
  return { lines: listItem(withLead(`${boldParagraph(term)}:`, text)), next: at + 1 + body.length };
};

/** `:name: text` of a list of fields that no part of a docstring has taken. */
const field: Construct = (lines, at, context) => {
  const [, name = '', text = ''] = /^:([A-Za-z][\w .-]*):(?:\s+(.*))?$/.exec(lines[at] ?? '') ?? [];
  if (!name) return undefined;
  const body = indentedBelow(lines, at + 1, 0);
  const next = at + 1 + body.length;
  // Settings of Sphinx, which say nothing to a reader.
  if (/^(meta|noindex|private|internal|orphan|nosearch|tocdepth|members|undoc-members)\b/.test(name))
    return { lines: [], next };
  const content = docstringMarkdown([text, ...dedented(body)], context);
  return { lines: listItem(withLead(`${boldParagraph(name)}:`, content)), next };
};

const blockConstructs = [fence, session, explicit, heading, tableBlock, literal, definitionList, field];

/** Lines up to a blank one or another construct. */
function paragraph(lines: readonly string[], at: number, context: DocstringContext): Made {
  if (!lines[at]?.trim()) return { lines: [''], next: at + 1 };
  const poem = lineBlock(lines, at, context);
  if (poem) return poem;
  let next = at + 1;
  while (lines[next]?.trim() && !firstOf(lines, next, silent(context))) next++;
  const block = lines.slice(at, next);
  if (hasBrokenTable(block)) return { lines: ['', ...fenced('text', dedented(block)), ''], next };
  const text = block
    .join('\n')
    // The colons of a block of code without one: its lines are a session, or are missing.
    .replace(/^(\s*)::$/, '$1')
    .replace(/(?<=[^:\s])\s*::$/, ':')
    .replace(/^(\s*)#\. /gm, '$11. ')
    .replace(/^(\s*)(:{3,})/gm, '$1\\$2');
  return { lines: inlineMarkdown(text, context).split('\n'), next };
}

/** To ask whether a construct begins at a line, without reporting what it loses. */
function silent(context: DocstringContext): DocstringContext {
  return { ...context, lose: () => {} };
}

/** Bars and dashes that look like a table of Markdown but are none: the columns differ. */
function hasBrokenTable(block: readonly string[]): boolean {
  const at = block.findIndex((line) => /^\s*\|?(\s*:?-{2,}:?\s*\|)+(\s*:?-{2,}:?)?\s*$/.test(line));
  if (at < 0) return false;
  const columns = (line = '') =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/).length;
  return (
    at !== 1 ||
    block.slice(2).some((line) => columns(line) !== columns(block[0])) ||
    columns(block[0]) !== columns(block[1])
  );
}

function isRule(line: string): boolean {
  return /^\s*([=\-~^"'#*+.`:_])\1{2,}\s*$/.test(line);
}

function listItem(text: string): string[] {
  return `- ${text.trim()}`.split('\n').map((line, at) => (at > 0 && line ? `  ${line}` : line));
}

/** A text in bold, unless it has constructs of its own. */
function boldParagraph(text: string): string {
  return /[*`$[]/.test(text) ? text : `**${text}**`;
}
