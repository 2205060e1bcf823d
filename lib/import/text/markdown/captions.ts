import type { Image, Paragraph, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextContext } from '../context.ts';
import type { Draft, Edit } from '../draft.ts';
import { rangeOf } from '../syntax.ts';

/** How long a line below a picture is as its caption, in characters. */
const longestCaption = 240;

/**
 * A picture and a line below it in one paragraph → a picture with a caption: `![text](address "caption")`. Of more than a line of
 * plain words it becomes a paragraph of its own, because the site shows a picture as a figure only where it stands alone.
 */
export function captions(draft: Draft, tree: Root, context: TextContext): void {
  const edits: Edit[] = [];
  visit(
    tree,
    'paragraph',
    (node, _, parent) => void edits.push(...captionEdits(node, parent, draft, context)),
  );
  draft.apply(edits);
}

function captionEdits(
  node: Paragraph,
  parent: Parent | undefined,
  draft: Draft,
  context: TextContext,
): Edit[] {
  const [image, next, ...others] = node.children;
  // In a list or a quotation, each line would need the signs of its block.
  const isInBlock = parent?.type !== 'root' && parent?.type !== 'containerDirective';
  if (image?.type !== 'image' || !next || isInBlock || node.position?.start.column !== 1) return [];
  const { end } = rangeOf(image);
  const rest = draft.text.slice(end, rangeOf(node).end);
  if (!/^[ \t]*(\\|<br \/>)?\n/.test(rest)) return [];
  const words = rest.replace(/^[ \t]*(\\|<br \/>)?\n/, '').trim();
  const isWords = next.type === 'text' && others.length === 0;
  // What is no picture of the site becomes a link or a comment, which has no caption.
  if (isWords && isCaption(words, image) && context.picture(image.url) !== undefined) {
    draft.note('changed', end, 'line below a picture written as its caption');
    const source = draft.text.slice(rangeOf(image).start, end);
    const caption = `${source.replace(/\)$/, '')} "${words}")`;
    return [{ start: rangeOf(image).start, end: rangeOf(node).end, text: caption }];
  }
  draft.note('changed', end, 'text below a picture is a paragraph of its own');
  return [{ start: end, end: end + rest.length - rest.trimStart().length, text: '\n\n' }];
}

function isCaption(words: string, { title }: Image): boolean {
  return !title && words !== '' && words.length <= longestCaption && !/["\n]/.test(words);
}
