import type { Definition, Link, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isForeign } from '../../../mdx/transforms/links.ts';
import type { TextContext } from '../context.ts';
import type { Draft, Edit } from '../draft.ts';
import { rangeOf, sourceOf } from '../syntax.ts';
import { addressEdit } from './addresses.ts';

/** Links get the form that the site has: `./page.mdx#id` within a version, an address elsewhere. No link is dropped. */
export function links(draft: Draft, tree: Root, context: TextContext): void {
  const edits: Edit[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const edit = linkEdit(node, draft, context);
    if (edit) edits.push(edit);
    if (node.type === 'link') edits.push(...emptyText(node, draft));
  });
  draft.apply(edits);
}

function linkEdit(node: Link | Definition, draft: Draft, context: TextContext): Edit | undefined {
  const { start, end } = rangeOf(node);
  const replaced = (address: string) => addressEdit(node, address, draft.text);
  if (isForeign(node.url)) {
    draft.note(
      'decide',
      start,
      `link to ${node.url} is text now`,
      'The site has links to https:, http: and mailto: only.',
    );
    if (node.type === 'link') draft.account('links', 1);
    const words =
      node.type === 'link' ? draft.text.slice(start, end).replace(/^\[([\s\S]*)\]\([\s\S]*$/, '$1') : '';
    return { start, end, text: `${words} (\`${node.url}\`)`.trim() };
  }
  const resolved = context.link(node.url);
  switch (resolved.kind) {
    case 'same':
      return undefined;
    case 'page':
      if (resolved.href === node.url) return undefined;
      draft.note('changed', start, 'link to a page written as the site does');
      return replaced(resolved.href);
    case 'original':
      noteOriginal(node, resolved.href, draft);
      return resolved.href === node.url ? undefined : replaced(resolved.href);
    case 'broken':
      return brokenLink(node, draft);
  }
}

function noteOriginal(node: Link | Definition, address: string, draft: Draft): void {
  const what =
    address === node.url
      ? `link ${address} leads to the original site`
      : `link ${node.url} leads to the original site now: ${address}`;
  const fix = 'The link leads to something that is not imported: check that its address will go on to work.';
  draft.note('decide', rangeOf(node).start, what, fix);
}

/** A link to nothing: its words stay, and its address in a comment. */
function brokenLink(node: Link | Definition, draft: Draft): Edit | undefined {
  const { start, end } = rangeOf(node);
  draft.note(
    'decide',
    start,
    `link ${node.url || 'without an address'} leads nowhere and is text now`,
    'Link to a page that exists.',
  );
  if (node.type === 'definition') return undefined;
  draft.account('links', 1);
  const source = sourceOf(draft.text, node);
  const words = /^\[([\s\S]*)\]\([^\n]*\)$/.exec(source)?.[1] ?? textOf(node);
  return { start, end, text: node.url ? `${words}{/* ${node.url.replaceAll('*/', '* /')} */}` : words };
}

/** `[](address)` would be a link that nobody can see. */
function emptyText(node: Link, draft: Draft): Edit[] {
  const { start } = rangeOf(node);
  const isEmpty = node.children.length === 0 && draft.text.startsWith('[](', start);
  if (!isEmpty) return [];
  draft.note(
    'decide',
    start,
    `link ${node.url} without words has its address as words`,
    'Write what it leads to.',
  );
  return [{ start: start + 1, end: start + 1, text: node.url.replace(/[[\]]/g, '\\$&') }];
}
