import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { element } from './components.ts';

/**
 * Wide tables scroll in their box, not the page. A table whose first head is empty compares things in both
 * directions: then the first cell of each row is its head, and every head says for which direction it is.
 */
export function tables() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      headRows(node);
      parent.children[index] = element('div', { className: ['table'] }, [node]);
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

function elements({ children }: Element): Element[] {
  return (children as ElementContent[]).filter((child) => child.type === 'element');
}
