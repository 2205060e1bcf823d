import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextContext } from '../context.ts';
import type { Draft, Edit } from '../draft.ts';
import { rangeOf, sourceOf } from '../syntax.ts';

/** Dollar signs of a source that has no formulas would begin some here. */
export function dollars(draft: Draft, tree: Root, { hasMath }: Pick<TextContext, 'hasMath'>): void {
  if (hasMath) return;
  const edits: Edit[] = [];
  visit(tree, ['math', 'inlineMath'], (node) => {
    const { start } = rangeOf(node as Nodes);
    for (const { index } of sourceOf(draft.text, node as Nodes).matchAll(/(?<!\\)\$/g))
      edits.push({ start: start + index, end: start + index, text: '\\' });
    draft.note('changed', start, 'dollar signs escaped: the source has no formulas');
  });
  draft.apply(edits);
}

/** Rows with as many cells as the first one: short ones get empty cells, and what is behind the last column stays in it. */
export function tableRows(draft: Draft, tree: Root): void {
  const edits: Edit[] = [];
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    const count = head?.children.length ?? 0;
    for (const row of rows) {
      const { start, end } = rangeOf(row);
      const missing = count - row.children.length;
      if (missing > 0) {
        const isClosed = /\|\s*$/.test(draft.text.slice(start, end));
        edits.push({ start: end, end, text: `${isClosed ? '' : ' |'}${'  |'.repeat(missing)}` });
        draft.note('changed', start, 'row of a table filled up with empty cells');
      }
      for (const cell of row.children.slice(count)) {
        const bar = draft.text.lastIndexOf('|', rangeOf(cell).start);
        edits.push({ start: bar, end: bar, text: '\\' });
        draft.note(
          'decide',
          start,
          'row of a table has more cells than the first one',
          'A bar of the row is literal now: look which cell it belongs to.',
        );
      }
    }
  });
  draft.apply(edits);
}

/** Characters that nobody typed on purpose; the byte order mark of a file has been read before. */
export function characters(
  draft: Draft,
  unwanted: (text: string) => readonly { character: string; what: string }[],
): void {
  const edits = unwanted(draft.text).flatMap(({ character, what }): Edit[] => {
    const found = [
      ...draft.text.matchAll(new RegExp(`\\u{${character.codePointAt(0)?.toString(16)}}`, 'gu')),
    ];
    const [first] = found;
    if (first) draft.note('changed', first.index, `${what} removed`);
    return found.map(({ index }) => ({ start: index, end: index + character.length, text: '' }));
  });
  draft.apply(edits);
}
