import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Compilation } from '../context.ts';
import { element } from './components.ts';
import { isReference } from './reference.ts';

/**
 * Wide tables scroll in their box, not the page; those that a phone has no room for are lists of rows there (`stacks`), whose cells
 * have the heads of their columns as labels. A table whose first head is empty compares things in both
 * directions: then the first cell of each row is its head, and every head says for which direction it is. Tables of the API
 * reference have columns of one width, and need no labels. The alignment of a column is a class: HTML has no attribute for it any more.
 */
export function tables(compilation: Compilation) {
  const isOfReference = isReference(compilation);
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      headRows(node);
      const rows = elements(node).flatMap(elements).map(elements);
      for (const cell of rows.flat()) alignCell(cell);
      const isWide = isOfReference || needsRoom(rows.map((row) => row.map((cell) => textOf(cell).trim())));
      if (isWide && !isOfReference) labelCells(rows);
      const className = ['table', ...(isWide ? ['stacks'] : []), ...(isOfReference ? ['entries'] : [])];
      parent.children[index] = element('div', { className }, [node]);
      return 'skip';
    });
  };
}

function headRows(table: Element): void {
  const [head, ...rows] = elements(table).flatMap(elements);
  const corner = head && elements(head)[0];
  if (!corner || textOf(corner).trim()) return;
  corner.tagName = 'td';
  for (const cell of elements(head)) if (cell.tagName === 'th') cell.properties.scope = 'col';
  for (const row of rows) {
    const [first] = elements(row);
    if (!first || !textOf(first).trim()) continue;
    first.tagName = 'th';
    first.properties.scope = 'row';
  }
}

/** `:-:` and `-:` of Markdown; to the left is what the style sheet does. */
function alignCell({ properties }: Element): void {
  const { align } = properties;
  delete properties.align;
  if (align === 'center' || align === 'right') properties.className = [`align-${align}`];
}

/** In characters: what fits side by side on a phone without a break in a word, and what three columns read well with. */
const phoneWidth = { words: 38, columns: 48 } as const;

/**
 * Whether a phone has too little room for the columns of a table.
 * @param rows the texts of its cells, with the heads
 */
function needsRoom(rows: readonly string[][]): boolean {
  const columns = (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? ''));
  const sum = (lengthOf: (cell: string) => number) =>
    columns.reduce((total, cells) => total + Math.max(...cells.map(lengthOf)), 0);
  const longestWord = (cell: string) => Math.max(...cell.split(/[\s/]+/).map(widthOf));
  return sum(longestWord) > phoneWidth.words || (columns.length > 2 && sum(widthOf) > phoneWidth.columns);
}

/** How wide a text is, in Latin characters: Chinese ones have twice their width. */
function widthOf(text: string): number {
  return text.length + (text.match(/\p{Script=Han}/gu) ?? []).length;
}

/** The first cell of a row is its title and needs no label, unless it is a number. */
function labelCells([heads = [], ...rows]: readonly Element[][]): void {
  const labels = heads.map((head) => textOf(head).trim());
  for (const row of rows)
    for (const [at, cell] of row.entries())
      if (labels[at] && (at > 0 || /^\d+$/.test(textOf(cell).trim()))) cell.properties.dataLabel = labels[at];
}

function elements({ children }: Element): Element[] {
  return (children as ElementContent[]).filter((child) => child.type === 'element');
}
