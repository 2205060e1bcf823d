import type { Code } from 'mdast';
import type { Draft, Edit } from '../draft.ts';
import { rangeOf, sourceOf } from '../syntax.ts';

/** A line of code that says which lines to highlight, and is not shown. */
export const highlightComment =
  /^\s*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** Comments `highlight-next-line`, `highlight-start` and `highlight-end` → line ranges, to write behind the language. */
export function highlightComments(node: Code, draft: Draft): { edits: Edit[]; ranges: string[] } {
  const { start } = rangeOf(node);
  const [fence = '', ...lines] = sourceOf(draft.text, node).split('\n');
  const marked: number[] = [];
  const edits: Edit[] = [];
  let [at, count, isNext, isWithin] = [start + fence.length + 1, 0, false, false];
  for (const line of lines) {
    const word = highlightComment.exec(line)?.[1];
    if (word) edits.push({ start: at, end: at + line.length + 1, text: '' });
    else {
      count++;
      if (isNext || isWithin) marked.push(count);
      isNext = false;
    }
    if (word === 'next-line') isNext = true;
    else if (word) isWithin = word === 'start';
    at += line.length + 1;
  }
  if (edits.length > 0) draft.note('changed', start, 'comments that highlight lines written as {lines}');
  return { edits, ranges: rangesOf(marked) };
}

function rangesOf(lines: readonly number[]): string[] {
  const ranges: [first: number, last: number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && last[1] === line - 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`));
}
