import type { Root } from 'hast';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import { marks, splitHash } from './body.ts';
import type { Compilation } from './context.ts';

/**
 * Marks the links whose address depends on the reader's version and language, and notes them for the checks:
 * relative files (`./field.mdx#shape`) and paths of the site, which begin with a slash. Anchors of the page itself stay.
 */
export function links(compilation: Compilation) {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const { href } = node.properties;
      if (node.tagName !== 'a' || typeof href !== 'string') return;
      node.properties.href = markedHref(href, node.position, compilation);
    });
  };
}

/**
 * The address as it stands in a compiled text; what depends on the page is marked, and noted for the checks. None for an
 * address that a browser would run (`javascript:`) or that opens a program: that is a problem.
 */
export function markedHref(
  href: string,
  at: Position | undefined,
  { body, report }: Pick<Compilation, 'body' | 'report'>,
): string | undefined {
  const kind = kindOf(href);
  if (kind === 'foreign') {
    report({
      at,
      what: `a link to "${href.slice(0, 40)}"`,
      fix: `A link is a path or begins with ${schemes.map((scheme) => `${scheme}:`).join(', ')}.`,
    });
    return undefined;
  }
  if (!kind) return href;
  body.links.push({ href, line: at?.start.line ?? 0 });
  return kind === 'anchor' ? href : marks[kind] + href;
}

/** How a link to elsewhere may begin. */
const schemes = ['https', 'http', 'mailto'];

/** What an address leads to; none stands for another site, `foreign` for what no link may lead to. */
export function kindOf(href: string): 'file' | 'site' | 'anchor' | 'foreign' | undefined {
  if (href.startsWith('#')) return 'anchor';
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(href) ?? [];
  if (scheme) return schemes.includes(scheme.toLowerCase()) ? undefined : 'foreign';
  if (href.startsWith('//')) return undefined;
  if (href.startsWith('/')) return 'site';
  return isMarkdownFile(href) ? 'file' : 'site';
}

export function isMarkdownFile(href: string): boolean {
  return /\.mdx?$/.test(splitHash(href).path);
}
