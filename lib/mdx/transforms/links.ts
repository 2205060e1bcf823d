import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import { didYouMean } from '../../site/problem.ts';
import { placeholders, splitHash } from '../body.ts';
import type { Compilation } from '../context.ts';

/**
 * Gives links a placeholder whose address depends on the reader's version and language, and collects them for the checks:
 * relative files (`./field.mdx#shape`) and paths of the site, which begin with a slash. Anchors of the page itself stay.
 */
export function links(compilation: Compilation) {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const { href } = node.properties;
      if (node.tagName !== 'a' || typeof href !== 'string') return;
      if (href && !textOf(node).trim() && !hasPicture(node))
        compilation.report({
          at: node.position,
          what: `link ${href} has no text`,
          fix: 'Add text that says where it leads: [text](address).',
        });
      node.properties.href = hrefWithPlaceholder(href, node.position, compilation);
    });
  };
}

/** Whether an address is one that no link may lead to: it would run something, or open a program. */
export function isForeign(href: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  return scheme !== undefined && !schemes.includes(scheme);
}

/** What is wrong with the form of an address. Whether its target exists is checked later. */
function hrefProblem(href: string): { what: string; fix: string } | undefined {
  if (href === '') return { what: 'link without an address', fix: 'Add one, or remove the brackets.' };
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme === undefined) return undefined;
  if (isForeign(href)) {
    const fix = `Links must start with ${schemes.join(':, ')}: or a path.${didYouMean(scheme, schemes)}`;
    return { what: `link ${decodeURI(href)} is not allowed`, fix };
  }
  const isWhole = scheme === 'mailto' || (/^https?:\/\/[^/]/i.test(href) && URL.canParse(href));
  return isWhole
    ? undefined
    : { what: `invalid link address ${href}`, fix: 'Write it like https://example.org/path.' };
}

/** Allowed schemes of external links. */
const schemes: readonly string[] = ['https', 'http', 'mailto'];

function hasPicture({ children }: Element): boolean {
  return children.some(
    (child) =>
      child.type === 'raw' || (child.type === 'element' && (child.tagName === 'img' || hasPicture(child))),
  );
}

/**
 * The address in the compiled text, with a placeholder where it depends on the page; it is collected for the checks. None for
 * an address that is not allowed (`javascript:`), which is reported.
 */
export function hrefWithPlaceholder(
  href: string,
  at: Position | undefined,
  { body, report }: Pick<Compilation, 'body' | 'report'>,
): string | undefined {
  const mistake = hrefProblem(href);
  if (mistake) {
    report({ at, ...mistake });
    return undefined;
  }
  const kind = linkKind(href);
  if (!kind) return href;
  body.links.push({ href, line: at?.start.line ?? 0 });
  return kind === 'anchor' ? href : placeholders[kind] + href;
}

/** What an address leads to; none for another site. */
export function linkKind(href: string): 'file' | 'site' | 'anchor' | undefined {
  if (href.startsWith('#')) return 'anchor';
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return undefined;
  if (href.startsWith('/')) return 'site';
  return isMarkdownFile(href) ? 'file' : 'site';
}

export function isMarkdownFile(href: string): boolean {
  return /\.mdx?$/.test(splitHash(href).path);
}
