import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Draft, Edit } from '../draft.ts';
import { type Range, rangeOf, sourceOf, within } from '../syntax.ts';

/**
 * Footnotes whose text has no colon, `[^1] Text`, get one; numbers without a text are superscripts. In a list with one that no number
 * of the text names, which the site would not show, all are superscripts: the site counts its footnotes from 1.
 */
export function footnotes(draft: Draft, tree: Root): void {
  const edits: Edit[] = [];
  const marks: { id: string; start: number; end: number; isDefinition: boolean }[] = [];
  const directives: Range[] = [];
  visit(tree, 'containerDirective', (node) => void directives.push(rangeOf(node)));
  // The site finds no definition within an admonition.
  const isInDirective = within(directives);
  visit(tree, 'text', (node) => {
    const { start } = rangeOf(node);
    for (const { 0: all, 1: id = '', index } of sourceOf(draft.text, node).matchAll(/\[\^([^\]\s]+)\]/g)) {
      const at = start + index;
      const isFirst = !draft.text.slice(draft.text.lastIndexOf('\n', at - 1) + 1, at).trim();
      marks.push({ id, start: at, end: at + all.length, isDefinition: isFirst && !isInDirective(at) });
    }
  });
  const used = new Set(marks.flatMap(({ id, isDefinition }) => (isDefinition ? [] : id)));
  const definitions = marks.filter(({ isDefinition }) => isDefinition);
  const isComplete = definitions.every(({ id }) => used.has(id));
  const defined = new Set(isComplete ? definitions.map(({ id }) => id) : []);
  for (const { id, start, end, isDefinition } of marks) {
    if (isDefinition && isComplete) {
      edits.push({ start: end, end, text: /\s/.test(draft.text[end] ?? '') ? ':' : ': ' });
      draft.note('changed', start, 'colon put behind the number of a footnote');
    } else if (!defined.has(id)) {
      edits.push({ start, end, text: `<sup>${id}</sup>` });
      draft.note(
        'decide',
        start,
        isDefinition
          ? `text of the footnote ${id} is shown where it stands, with a superscript`
          : `number of the footnote ${id} is a superscript now`,
        'To make it a footnote, write [^1] in the text and [^1]: Text. in a line of its own.',
      );
    }
  }
  draft.apply(edits);
}
