import type { TextContext } from '../context.ts';
import type { Draft, Edit } from '../draft.ts';
import { literalRanges, within } from '../syntax.ts';
import { commentOf } from './modules.ts';

/** Where a list of posts cuts a text: the site has descriptions instead. */
const truncateForm = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/g;

/** Comments of HTML → comments of MDX. */
export function comments(draft: Draft, context: TextContext): void {
  const isLiteral = within(literalRanges(draft.text, context));
  const edits: Edit[] = [];
  for (const { 0: all, index } of draft.text.matchAll(truncateForm))
    if (!isLiteral(index)) {
      edits.push({ start: index, end: index + all.length, text: '' });
      draft.note('changed', index, 'truncate comment removed');
    }
  for (const { 0: all, 1: comment = '', index } of draft.text.matchAll(/<!--([\s\S]*?)-->/g))
    if (!isLiteral(index)) {
      edits.push({
        start: index,
        end: index + all.length,
        text: commentOf(isAlone(draft.text, index, all) ? comment : comment.replace(/\n\s*\n/g, '\n')),
      });
      if (!/^\s*truncate\s*$/.test(comment))
        draft.note('changed', index, 'comment of HTML written as one of MDX');
    }
  draft.apply(edits);
}

/** Whether nothing else is in the lines of a comment. One within a paragraph can have no blank line. */
function isAlone(text: string, start: number, comment: string): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return !before.trim() && /^[ \t]*(\n|$)/.test(text.slice(start + comment.length));
}
