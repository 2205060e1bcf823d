import { visit } from 'unist-util-visit';
import type { TextContext } from '../context.ts';
import type { Draft, Edit } from '../draft.ts';
import { pairsOf, tagsIn } from '../markup/tags.ts';
import { literalRanges, parseCommonMark, rangeOf, within } from '../syntax.ts';

/** Code by indentation, which MDX does not have → a code block. Within elements, indentation is layout. */
export function indentedCode(draft: Draft, context: TextContext): void {
  if (!context.hasIndentedCode) return;
  const { pairs } = pairsOf(tagsIn(draft.text, within(literalRanges(draft.text, context))));
  const isInElement = (at: number) =>
    pairs.some(({ open, close }) => open.start < at && (close?.end ?? 0) > at);
  const edits: Edit[] = [];
  visit(parseCommonMark(draft.text), 'code', (node, _, parent) => {
    const { start, end } = rangeOf(node);
    const isFenced = /^[ \t]*(`{3,}|~{3,})/.test(draft.text.slice(start, end));
    if (isFenced || parent?.type !== 'root' || isInElement(start)) return;
    const line = draft.text.lastIndexOf('\n', start - 1) + 1;
    edits.push({ start: line, end, text: `\`\`\`text\n${node.value}\n\`\`\`` });
    draft.note('changed', start, 'indented code written as a code block');
  });
  draft.apply(edits);
}
