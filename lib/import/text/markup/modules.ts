import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextContext } from '../context.ts';
import type { Draft, Edit } from '../draft.ts';
import { literalRanges, parsePlain, rangeOf, sourceOf, within } from '../syntax.ts';
import { tagsIn } from './tags.ts';

/** Names that a text imports, and the files or packages that they come from. */
export type Imports = ReadonlyMap<string, string>;

const importForm = /^import\s+(?:(\w+)\s*,?\s*)?(?:\{[^}]*\}\s*)?(?:from\s+)?(['"])([^'"\n]+)\2;?[ \t]*$/gm;
const exportForm = /^export\s+(?:const|let|var|function|default)\b[\s\S]*?(?=\n[ \t]*\n|$(?![\s\S]))/gm;
const requireForm = /^export\s+const\s+(\w+)\s*=\s*require\(\s*(['"])([^'"]+)\2\s*\)/;

/**
 * Removes lines of JavaScript. Partials, `import Part from './_part.mdx'` and `<Part />`, are put where they are used.
 * @returns the names that were imported
 */
export function modules(draft: Draft, context: TextContext): Imports {
  inlineFences(draft);
  const isLiteral = within(literalRanges(draft.text, context));
  const imports = new Map<string, string>();
  const edits: Edit[] = [];
  for (const { 0: all, 1: name, 3: from = '', index } of draft.text.matchAll(importForm)) {
    if (isLiteral(index)) continue;
    if (name) imports.set(name, from);
    edits.push(withoutLines(draft.text, index, index + all.length));
    draft.note('changed', index, 'import removed');
  }
  for (const { 0: all, index } of draft.text.matchAll(exportForm)) {
    if (isLiteral(index)) continue;
    const [, name, , from] = requireForm.exec(all) ?? [];
    if (name && from) imports.set(name, from);
    edits.push({ start: index, end: index + all.length, text: commentOf(all) });
    draft.note(
      'decide',
      index,
      `export in a comment: ${firstLine(all)}`,
      'Texts are data. Write what it shows, and remove it.',
    );
  }
  draft.apply(edits);
  insertPartials(draft, context, imports);
  return imports;
}

/** A comment of MDX with a text of the source. */
export function commentOf(text: string): string {
  return `{/* ${text.trim().replaceAll('*/', '* /')} */}`;
}

/** The first line of a text, in few characters. */
export function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

function withoutLines(text: string, start: number, end: number): Edit {
  return { start, end: text[end] === '\n' ? end + 1 : end, text: '' };
}

/** ```mdx-code-block … ``` holds MDX for tools that read Markdown only: the lines of the fence go. */
function inlineFences(draft: Draft, depth = 0): void {
  const edits: Edit[] = [];
  visit(parsePlain(draft.text), 'code', (node) => {
    if (node.lang !== 'mdx-code-block') return;
    const { start, end } = rangeOf(node);
    const source = sourceOf(draft.text, node);
    edits.push({ start, end: start + source.indexOf('\n') + 1, text: '' });
    // One that is never closed ends with the text.
    const last = source.lastIndexOf('\n') + 1;
    if (/^[ \t>]*(`{3,}|~{3,})[ \t]*$/.test(source.slice(last)))
      edits.push({ start: start + last, end, text: '' });
    draft.note('changed', start, 'fence mdx-code-block removed');
  });
  draft.apply(edits);
  // One can be within another.
  if (edits.length > 0 && depth < 3) inlineFences(draft, depth + 1);
}

function insertPartials(draft: Draft, context: TextContext, imports: Imports, depth = 0): void {
  const isLiteral = within(literalRanges(draft.text, context));
  const edits = tagsIn(draft.text, isLiteral).flatMap((tag): Edit[] => {
    const from = imports.get(tag.name);
    if (!from || !/\.mdx?$/.test(from) || tag.isClosing) return [];
    const partial = readPartial(from, context);
    if (partial === undefined) {
      draft.note(
        'lost',
        tag.start,
        `partial ${from} does not exist`,
        'Restore the file in the source, or remove the element.',
      );
      return [];
    }
    draft.note('changed', tag.start, 'partial put where it is used');
    return [{ start: tag.start, end: tag.end, text: partial }];
  });
  draft.apply(edits);
  // A partial can use another one.
  if (edits.length > 0 && depth < 8) insertPartials(draft, context, imports, depth + 1);
}

/** The text of a partial, with addresses as seen from the page. */
function readPartial(from: string, context: TextContext): string | undefined {
  const folder = posix.dirname(context.file);
  const path = from.startsWith('@site/') ? from.slice('@site/'.length) : posix.join(folder, from);
  const source = context.readText(path);
  if (source === undefined) return undefined;
  const text = source.replace(/^---\n[\s\S]*?\n---(?:\n|$)/, '').trim();
  const edits: Edit[] = [];
  visit(parsePlain(text), (node: Nodes) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    if (!/^\.{0,2}\/?[\w@]/.test(node.url) || /^([a-z]+:|\/|#|@)/i.test(node.url)) return;
    const { start } = rangeOf(node);
    const at = sourceOf(text, node).lastIndexOf(node.url);
    const address = posix.relative(folder, posix.join(posix.dirname(path), node.url));
    if (at >= 0) edits.push({ start: start + at, end: start + at + node.url.length, text: `./${address}` });
  });
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((all, { start, end, text: part }) => all.slice(0, start) + part + all.slice(end), text);
}
