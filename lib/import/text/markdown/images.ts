import { posix } from 'node:path';
import type { Image, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextContext } from '../context.ts';
import type { Draft, Edit } from '../draft.ts';
import { commentOf } from '../markup/modules.ts';
import { rangeOf, sourceOf } from '../syntax.ts';
import { addressEdit } from './addresses.ts';

/** Pictures get their address on the site and a text; one that is not there becomes a link or a comment. */
export function images(draft: Draft, tree: Root, context: TextContext): void {
  const edits: Edit[] = [];
  visit(tree, 'image', (node, _, parent) => void edits.push(...imageEdits(node, parent, draft, context)));
  visit(tree, 'imageReference', (node) => {
    const { start } = rangeOf(node);
    // Definitions of pictures have been resolved before; what is left has none.
    draft.note(
      'decide',
      start,
      `picture ${sourceOf(draft.text, node)} has no address`,
      'Write it as ![text](address).',
    );
  });
  draft.apply(edits);
}

/** `![text][id]` → `![text](address)`. */
export function imageReferences(draft: Draft, tree: Root): void {
  const addresses = new Map<string, { url: string; title?: string | null | undefined }>();
  visit(tree, 'definition', (node) => void addresses.set(node.identifier, node));
  const edits: Edit[] = [];
  visit(tree, 'imageReference', (node) => {
    const target = addresses.get(node.identifier);
    if (!target) return;
    const { start, end } = rangeOf(node);
    const title = target.title ? ` "${target.title}"` : '';
    edits.push({ start, end, text: `![${node.alt ?? ''}](${target.url}${title})` });
    draft.note('changed', start, 'picture by reference written with its address');
  });
  draft.apply(edits);
}

function imageEdits(node: Image, parent: Parent | undefined, draft: Draft, context: TextContext): Edit[] {
  const { start, end } = rangeOf(node);
  const address = context.picture(node.url);
  if (address !== undefined) {
    const edit = addressEdit(node, address, draft.text);
    return [...(edit && address !== node.url ? [edit] : []), ...altEdit(node, draft)];
  }
  const words = node.alt?.trim() || wordsOf(node.url);
  draft.account('images', 1);
  if (/^(https?:)?\/\//.test(node.url)) {
    const fix =
      'Save the picture below the content root under the name behind the arrow, in any format that browsers show, and import again.';
    draft.note(
      'decide',
      start,
      `picture of another site is a link now: ${node.url} → public${context.savedAs(node.url)}`,
      fix,
    );
    const text = words.replace(/[[\]]/g, '\\$&');
    if (parent?.type !== 'link') draft.account('links', -1);
    return [
      { start, end, text: parent?.type === 'link' ? text : `[${text}](${node.url.replaceAll(' ', '%20')})` },
    ];
  }
  draft.note(
    'lost',
    start,
    `picture ${node.url} does not exist`,
    'Restore the picture in the source and import again.',
  );
  const comment = commentOf(sourceOf(draft.text, node));
  return [{ start, end, text: parent?.type === 'link' ? words : comment }];
}

/** Where pictures are on the site. */
export const figuresFolder = '/figures/imported';

/** The name of a picture's file on the site. */
export function fileName(address: string): string {
  const name = posix.basename(decodedPath(address.replace(/[?#].*$/, '')));
  return name.replace(/[^\p{L}\p{N}._-]+/gu, '-') || 'picture';
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A text for a picture without one: the words of its file's name. */
function altEdit(node: Image, draft: Draft): Edit[] {
  if (node.alt?.trim()) return [];
  const { start } = rangeOf(node);
  const words = node.title?.trim() || wordsOf(node.url);
  const fix = 'Describe the picture: ![what one would see](address).';
  draft.note('decide', start, `picture without a text is called "${words}"`, fix);
  const source = sourceOf(draft.text, node);
  const close = source.indexOf('](');
  return close < 0 ? [] : [{ start: start + 2, end: start + close, text: words.replace(/[[\]]/g, '\\$&') }];
}

function wordsOf(address: string): string {
  const name = fileName(address).replace(/\.\w+$/, '');
  // A number or a hash that a server has given says nothing.
  if (/^[\da-f]*\d[\da-f]*([-_][\da-f]+)*$/i.test(name) && name.length > 8) return 'Picture';
  return name.replace(/[-_.]+/g, ' ').trim() || 'picture';
}
