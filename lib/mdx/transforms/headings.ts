import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { toc } from '../../site/constants.ts';
import type { Compilation } from '../context.ts';
import { element } from './components.ts';
import { isReference } from './reference.ts';

/** An id that a writer sets at the end of a heading: `## Vector fields [#vector-fields]`. */
export const explicitId = /\s*\[#([\p{L}\p{N}_.:-]+)\]\s*$/u;

/**
 * Reads explicit ids of headings before rehype-slug makes the others, and checks headings. A text has no h1: the title of the
 * page is the h1.
 */
export function headingIds({ report }: Compilation) {
  return (tree: Root) => {
    // The title of the page is the h1 above the text.
    let before = 1;
    visit(tree, 'element', (node) => {
      const level = levelOf(node);
      if (!level) return;
      if (level === 1) {
        report({
          at: node.position,
          what: 'second h1',
          fix: 'The title of the page is its h1; start the headings of the text at ##.',
        });
      }
      if (level > before + 1)
        report({
          at: node.position,
          what: `skipped heading level: h${level} after h${before}`,
          fix: `Use ${'#'.repeat(before + 1)}: heading levels cannot be skipped.`,
        });
      before = Math.max(level, 2);
      const last = node.children.at(-1);
      const id = last?.type === 'text' ? explicitId.exec(last.value)?.[1] : undefined;
      if (last?.type === 'text' && id) {
        last.value = last.value.replace(explicitId, '');
        node.properties.id = id;
      }
      const text = textOf(node);
      const wrong = /\[#([^\]]*)\]?\s*$/.exec(text)?.[1];
      if (wrong !== undefined)
        report({
          at: node.position,
          what: `invalid heading id "${wrong}"`,
          fix: 'Use letters, digits, "_", "-", "." and ":" in [#id], at the end of the line.',
        });
      if (!text.trim())
        report({ at: node.position, what: 'empty heading', fix: 'Add text, or remove the line.' });
    });
  };
}

/** Heading → a row of the heading and a link to it, and an entry in the table of contents. */
export function headingRows(compilation: Compilation) {
  const { body, report, words } = compilation;
  // Short pages of the reference list the members of classes, too.
  const deepest = isReference(compilation) ? toc.maxLevel + 1 : toc.maxLevel;
  return (tree: Root) => {
    const seen = new Set<string>();
    const closed = new Set<Element>();
    visit(tree, 'element', (node, index, parent) => {
      // What is in a closed part is not in the table of contents.
      if (node.tagName === 'details') visit(node, 'element', (inner) => void closed.add(inner));
      const level = levelOf(node);
      if (!level || !parent || index === undefined) return undefined;
      const id = String(node.properties.id);
      const text = textOf(node);
      if (seen.has(id))
        report({
          at: node.position,
          what: `duplicate heading id "${id}"`,
          fix: 'Give one of them a different id: ## Text [#id].',
        });
      seen.add(id);
      if (level >= toc.minLevel && level <= deepest && !closed.has(node))
        body.headings.push({ level, id, text });
      const label = words.headingLink.replace('{heading}', text);
      parent.children[index] = headingRow(node, id, label);
      return SKIP;
    });
  };
}

function headingRow(heading: Element, id: string, label: string): Element {
  const anchor = element('a', { className: ['anchor'], href: `#${id}`, ariaLabel: label }, [
    { type: 'text', value: '#' },
  ]);
  return element('div', { className: ['heading'] }, [heading, anchor]);
}

function levelOf(node: Element): number | undefined {
  const match = /^h([1-6])$/.exec(node.tagName);
  return match ? Number(match[1]) : undefined;
}

/** The id GitHub's rules give a heading of this text. */
export function slugOf(text: string): string {
  return new GithubSlugger().slug(text);
}
