import type { Definition, Image, Link } from 'mdast';
import type { Edit } from '../draft.ts';
import { rangeOf, sourceOf } from '../syntax.ts';

const inlineForm = /\]\(\s*(<[^>\n]*>|\S*?)(\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)$/;
const definitionForm = /^\[[^\]]*\]:\s*(<[^>\n]*>|\S+)/;

/** The replacement of the address in the source of a link, a picture or a definition; none where it has none, as in a bare address. */
export function addressEdit(
  node: Link | Image | Definition,
  address: string,
  text: string,
): Edit | undefined {
  const source = sourceOf(text, node);
  const found = (node.type === 'definition' ? definitionForm : inlineForm).exec(source);
  const [all, old = ''] = found ?? [];
  if (!found || all === undefined) return undefined;
  const start =
    rangeOf(node).start + found.index + all.indexOf(old, node.type === 'definition' ? all.indexOf(']:') : 2);
  return { start, end: start + old.length, text: address };
}

/** The same as a list, empty where there is none. */
export function addressEdits(node: Link | Image | Definition, address: string, text: string): Edit[] {
  const edit = addressEdit(node, address, text);
  return edit ? [edit] : [];
}
