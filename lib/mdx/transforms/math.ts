import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import temml from 'temml';
import { visit } from 'unist-util-visit';
import type { Compilation } from '../context.ts';
import { element } from './components.ts';

/** `$…$` and `$$…$$` → MathML, which needs no script, no font and no inline style. */
export function maths({ report }: Compilation) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      const isBlock = node.tagName === 'pre' && hasClass(node.children[0], 'math-display');
      const isInline = hasClass(node, 'math-inline');
      if (!(isBlock || isInline) || !parent || index === undefined) return;
      try {
        const formula = { type: 'raw', value: mathml(textOf(node).trim(), isBlock) } as const;
        // A long formula scrolls in its box, not the page.
        parent.children[index] = isBlock ? element('div', { className: ['math'] }, [formula]) : formula;
      } catch (error) {
        // The reason is the first line; the formula below it has combining characters that a terminal cannot show.
        const [reason = ''] = (error as Error).message.trim().split('\n');
        const fix = `${reason.replace(/[:.\s]+$/, '')}.\nWrite a literal $ as \\$.`;
        report({ at: node.position, what: 'invalid formula', fix });
        parent.children[index] = { type: 'text', value: textOf(node) };
      }
    });
  };
}

function mathml(tex: string, displayMode: boolean): string {
  const markup = temml.renderToString(tex, { displayMode, throwOnError: true, annotate: false });
  return markup.replace(/ (?:style|class)="[^"]*"/g, '');
}

function hasClass(node: unknown, name: string): boolean {
  const { properties } = (node ?? {}) as Partial<Element>;
  return Array.isArray(properties?.className) && properties.className.includes(name);
}
