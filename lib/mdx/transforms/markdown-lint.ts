import type { Nodes, Root, Table, Text } from 'mdast';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import { nearest } from '../../site/problem.ts';
import { unwantedCharacters } from '../../site/unwanted-characters.ts';
import type { Compilation } from '../context.ts';
import { admonitions } from './directives.ts';

/**
 * Reports what Markdown takes for plain text although the writer meant something else. Markdown has no syntax errors: without
 * these checks, readers would see the syntax, or miss the text after it.
 */
export function markdownLint(compilation: Compilation) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'code') unclosed(node, 'code block', /^[\s>]*(`{3,}|~{3,})\s*$/, '```', compilation);
      if (node.type === 'math') unclosed(node, 'formula', /\$\$\s*$/, '$$', compilation);
      if (node.type === 'containerDirective')
        unclosed(node, `":::${node.name}"`, /^[\s>]*:{3,}\s*$/, ':::', compilation);
      if (node.type === 'leafDirective') leaf(node.name, node.position, compilation);
      if (node.type === 'paragraph') lintParagraph(node, compilation);
      if (node.type === 'text') {
        footnotes(node.value, node.position, compilation);
        dollars(node, compilation);
        references(node, compilation);
      }
      if (node.type === 'table') columns(node, compilation);
    });
  };
}

/** A block without its last line extends to the end of the text. */
function unclosed(
  { position }: Nodes,
  what: string,
  last: RegExp,
  closing: string,
  { source, report }: Compilation,
): void {
  const end = position?.end.offset ?? 0;
  const line = source.slice(source.lastIndexOf('\n', end - 1) + 1, end);
  const isOneLine = position?.start.line === position?.end.line;
  if (last.test(line) && !isOneLine) return;
  report({ at: position, what: `unclosed ${what}`, fix: `Close it with "${closing}" on a separate line.` });
}

function leaf(name: string, at: Position | undefined, { report }: Compilation): void {
  const near = nearest(name, Object.keys(admonitions));
  if (near) report({ at, what: `"::${name}" is not an admonition`, fix: `Did you mean ":::${near}"?` });
}

/** Lines of a paragraph that begin like an admonition, a heading or the second row of a table. */
function lintParagraph({ position }: Nodes, { source, report }: Compilation): void {
  const text = source.slice(position?.start.offset, position?.end.offset);
  for (const [index, line] of text.split('\n').entries()) {
    const at = position && { ...position, start: { ...position.start, line: position.start.line + index } };
    const [, colons, rest = ''] = /^[\s>]*(:{3,})(.*)$/.exec(line) ?? [];
    if (colons && !rest.trim())
      report({
        at,
        what: 'unmatched ":::"',
        fix: 'Remove it, or open an admonition above it: :::note',
      });
    else if (colons)
      report({
        at,
        what: `"${line.trim()}" is not an admonition`,
        fix: 'Write the kind without a space and the title in brackets: :::note[Title]',
      });
    const [link] =
      /\[[^[\]]*\]\((?!<)[^()\s"']+[ \t]+(?!["'(])[^()]*\)/.exec(line.replace(/`[^`]*`/g, '')) ?? [];
    if (link)
      report({
        at,
        what: `"${link.slice(0, 60)}" is not a link`,
        fix: 'An address cannot contain spaces: write %20 for each.',
      });
    if (/^#{2,6}[^\s#]/.test(line))
      report({ at, what: `"${line.slice(0, 40)}" is not a heading`, fix: 'Put a space after the #.' });
    if (/^\s*\|?(\s*:?-{2,}:?\s*\|)+(\s*:?-{2,}:?)?\s*$/.test(line))
      report({
        at,
        what: 'invalid table',
        fix: 'Give the row of dashes as many columns as the row above, and put a blank line before the table.',
      });
  }
}

function footnotes(text: string, at: Position | undefined, { report }: Compilation): void {
  for (const [note, id] of text.matchAll(/\[\^([^\]\s]+)\]/g)) {
    const fix = `Define it on a separate line: [^${id}]: Text.`;
    report({ at, what: `undefined footnote ${note}`, fix });
  }
}

/** Dollar signs that begin no formula, because none end it. */
function dollars({ position }: Text, { source, report }: Compilation): void {
  const text = source.slice(position?.start.offset, position?.end.offset);
  const offset = text.replace(/\\./g, '  ').indexOf('$$');
  if (offset < 0) return;
  const fix = 'Close the formula with "$$", or write literal dollar signs as \\$\\$.';
  report({ at: positionAt(position, text, offset), what: 'unclosed "$$"', fix });
}

/** Numbers of characters that no text may have, such as `&#12;`. */
function references({ position }: Text, { source, report }: Compilation): void {
  const text = source.slice(position?.start.offset, position?.end.offset);
  for (const { 0: reference, 1: digits = '', index } of text.matchAll(/&#(x[\da-f]{1,6}|\d{1,7});/gi)) {
    const code = Number(digits.replace(/^x/i, '0x'));
    const character = code > 0 && code < 0x10ffff ? String.fromCodePoint(code) : '';
    // U+FFFD as a number is meant: no decoder writes it so.
    const [found] = code === 0xfffd ? [] : unwantedCharacters(character);
    if (found)
      report({
        at: positionAt(position, text, index),
        what: `"${reference}" (${found.what})`,
        fix: found.fix,
      });
  }
}

/** The position of an offset in a node of several lines. */
function positionAt(position: Position | undefined, text: string, offset: number): Position | undefined {
  const line = (position?.start.line ?? 1) + text.slice(0, offset).split('\n').length - 1;
  return position && { ...position, start: { ...position.start, line } };
}

/** Markdown drops cells after the last column, and fills up short rows. */
function columns({ children: [head, ...rows] }: Table, { report }: Compilation): void {
  const count = head?.children.length ?? 0;
  for (const { children, position } of rows) {
    if (children.length === count) continue;
    const what = `wrong number of cells in a table row: ${children.length}, expected ${count}`;
    const fix = 'Give each row as many cells as the first one; write a literal bar as \\|.';
    report({ at: position, what, fix });
  }
}
