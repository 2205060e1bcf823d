import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { element } from './components.ts';

const blockElements = ['ul', 'ol', 'p', 'pre', 'div', 'figure', 'aside', 'blockquote', 'table'];

/** `- [x] compiled`: the text of the item is the label of its box. */
export function taskLists() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const at = node.children.findIndex(isCheckbox);
      if (at < 0 || node.tagName === 'label') return;
      const rest = node.children.slice(at);
      const next = rest.findIndex(
        (child) => child.type === 'element' && blockElements.includes(child.tagName),
      );
      const length = next < 0 ? rest.length : next;
      node.children.splice(at, length, element('label', {}, rest.slice(0, length)));
    });
  };
}

function isCheckbox(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'input';
}
