import type { Element, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import type { Compilation } from '../context.ts';
import { element } from './components.ts';

/** An id of a link: `[text](address)[#id]`. */
export const linkId = /^\[#([\p{L}\p{N}_.:-]+)\]/u;

/** Whether a text is a page of the API reference, which is generated. */
export function isReference({ file }: Compilation): boolean {
  return /(^|\/)api\/[^/]+\/[^/]+\.mdx$/.test(file);
}

/** Gives links of the API reference the id behind them: rows of tables have the anchors of entries. */
export function linkIds(compilation: Compilation) {
  return (tree: Root) => {
    if (!isReference(compilation)) return;
    visit(tree, 'text', (node, index, parent) => {
      const id = linkId.exec(node.value)?.[1];
      const link = id && index ? parent?.children[index - 1] : undefined;
      if (link?.type !== 'element' || link.tagName !== 'a') return;
      link.properties.id = id;
      node.value = node.value.replace(linkId, '');
    });
  };
}

/** Members of classes → blocks of their heading and all up to the next heading, which the style sheet indents. */
export function memberBlocks(compilation: Compilation) {
  return (tree: Root) => {
    if (!isReference(compilation)) return;
    tree.children = withBlocks(tree.children) as RootContent[];
    visit(tree, 'element', (node) => {
      if (node.tagName === 'details') node.children = withBlocks(node.children) as Element['children'];
    });
  };
}

type Child = RootContent | Element['children'][number];

function withBlocks(children: readonly Child[]): Child[] {
  const blocks: Child[] = [];
  let block: Element | undefined;
  for (const child of children) {
    const level = headingLevel(child);
    if (level) block = level === 4 ? element('div', { className: ['member'] }, []) : undefined;
    if (block && level) blocks.push(block);
    if (block) block.children.push(child as Element['children'][number]);
    else blocks.push(child);
  }
  return blocks;
}

/** The level of a heading in its row. */
function headingLevel(node: Child): number | undefined {
  const [heading] = node.type === 'element' ? node.children : [];
  const name = heading?.type === 'element' ? /^h([2-6])$/.exec(heading.tagName)?.[1] : undefined;
  return name ? Number(name) : undefined;
}
