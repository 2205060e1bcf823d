import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { marks, splitHash } from './body.ts';
import type { Compilation } from './context.ts';

/**
 * Marks the links whose address depends on the reader's version and language, and notes them for the checks:
 * relative files (`./field.mdx#shape`) and paths of the site, which begin with a slash. Anchors of the page itself stay.
 */
export function links({ body }: Compilation) {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const { href } = node.properties;
      if (node.tagName !== 'a' || typeof href !== 'string') return;
      node.properties.href = markedHref(href, node.position?.start.line ?? 0, body);
    });
  };
}

/** The address as it stands in a compiled text; what depends on the page is marked, and noted for the checks. */
export function markedHref(href: string, line: number, body: Compilation['body']): string {
  const kind = kindOf(href);
  if (!kind) return href;
  body.links.push({ href, line });
  return kind === 'anchor' ? href : marks[kind] + href;
}

export function kindOf(href: string): 'file' | 'site' | 'anchor' | undefined {
  if (href.startsWith('#')) return 'anchor';
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//')) return undefined;
  if (href.startsWith('/')) return 'site';
  return isMarkdownFile(href) ? 'file' : 'site';
}

export function isMarkdownFile(href: string): boolean {
  return /\.mdx?$/.test(splitHash(href).path);
}
