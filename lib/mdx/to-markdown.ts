import type { Blockquote, Heading, List, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { admonitions } from './transforms/directives.ts';
import { explicitId } from './transforms/headings.ts';
import { isForeign, linkKind } from './transforms/links.ts';
import { linkId } from './transforms/reference.ts';

/**
 * Prefixes of addresses in the Markdown of a body that are not final yet; `finishMarkdown` resolves them. No text contains
 * these words, so that code in the Markdown does not change.
 */
const markdownPlaceholders = {
  file: 'link-to-file:',
  site: 'link-to-page:',
  asset: 'link-to-asset:',
} as const;

/** Gives the final addresses of those with a placeholder. */
export type ResolveMarkdown = Record<
  keyof typeof markdownPlaceholders,
  (address: string) => string | undefined
>;

const writer = unified()
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one', resourceLink: true })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath)
  .use(remarkDirective)
  .freeze();

/**
 * A text of the site as plain Markdown: tabs, collapsibles and admonitions become what any Markdown reader understands,
 * ids and line ranges are removed, addresses get placeholders until the page is known.
 * @param source the text that the tree was read from, for parts that stay as they are written
 */
export function plainMarkdownOf(tree: Root, source: string): string {
  const children = tree.children
    .filter(({ type }) => type !== 'yaml')
    .flatMap((node) => plainNodes(node, source));
  return writer.stringify({ type: 'root', children: children as RootContent[] } as never).trim();
}

/** The Markdown of a body for one page: with its final addresses; a link without one keeps its words. */
export function finishMarkdown(markdown: string, resolve: ResolveMarkdown): string {
  const link =
    /(!?)\[((?:[^[\]\\]|\\.|\[[^\]]*\])*)\]\(<?link-to-(file|page|asset):([^)\s>]*)>?((?: "[^"]*")?)\)/g;
  return markdown.replace(link, (_, image, words, kind: 'file' | 'page' | 'asset', address, title) => {
    const final = resolve[kind === 'page' ? 'site' : kind](address);
    return final === undefined ? words : `${image}[${words}](${final}${title})`;
  });
}

/** Plain text, such as a title, as Markdown: what looks like a tag or a link is escaped. */
export function markdownText(words: string): string {
  return words.replace(/[\\<[\]]/g, '\\$&');
}

type MarkdownJsx = MdxJsxFlowElement | MdxJsxTextElement;

/** A node as nodes of plain Markdown. */
function plainNodes(node: Nodes, source: string): Nodes[] {
  const inner = () =>
    'children' in node
      ? node.children.flatMap((child, at) =>
          plainNodes(node.children[at - 1]?.type === 'link' ? withoutLinkId(child) : child, source),
        )
      : [];
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.name === 'dl' ? [descriptionList(node, source)] : plainElement(node, inner());
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    case 'containerDirective':
      return [admonitionQuote(node.name, inner())];
    case 'textDirective':
      return isBadge(node.name) ? [{ type: 'inlineCode', value: textOf(node) }] : [sourceText(node, source)];
    case 'leafDirective':
      return [{ type: 'paragraph', children: [sourceText(node, source)] }];
    case 'heading':
      return [withoutId({ ...node, children: inner() as PhrasingContent[] })];
    case 'link':
      return [{ ...node, url: withPlaceholder(node.url), children: inner() as PhrasingContent[] }];
    case 'image':
      return [{ ...node, url: node.url.startsWith('/') ? markdownPlaceholders.asset + node.url : node.url }];
    case 'code':
      return [{ ...node, lang: node.lang ?? 'python', meta: titleOption(node.meta) }];
    default:
      return ['children' in node ? ({ ...node, children: inner() } as Nodes) : node];
  }
}

/** Tabs → their panels, each under its name; a summary → a line in bold; other elements → their content. */
function plainElement(jsx: MarkdownJsx, children: Nodes[]): Nodes[] {
  if (jsx.name === 'br') return [{ type: 'break' }];
  if (jsx.name === 'Tab') return [bold(textAttribute(jsx, 'label')), ...children];
  if (jsx.name === 'summary') return [bold(textOf({ type: 'root', children } as Root))];
  const isInline = jsx.type === 'mdxJsxTextElement' || children.every(isPhrasing);
  return isInline && jsx.type === 'mdxJsxFlowElement'
    ? [{ type: 'paragraph', children: children as PhrasingContent[] }]
    : children;
}

/** A list of descriptions → a list with an item for each term, which begins with the term. */
function descriptionList(list: MarkdownJsx, source: string): List {
  const items: PhrasingContent[][] = [];
  visit(list, (node) => {
    if (!('name' in node) || (node.name !== 'dt' && node.name !== 'dd')) return undefined;
    const words = node.children.flatMap((child) => plainNodes(child as Nodes, source)) as PhrasingContent[];
    if (node.name === 'dt') items.push(words);
    else items.at(-1)?.push({ type: 'text', value: '\n' }, ...words);
    return SKIP;
  });
  const children = items.map((words) => ({
    type: 'listItem' as const,
    children: [{ type: 'paragraph' as const, children: words }],
  }));
  return { type: 'list', spread: false, children };
}

const phrasing = [
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'link',
  'image',
  'break',
  'delete',
  'inlineMath',
];

function isPhrasing({ type }: Nodes): boolean {
  return phrasing.includes(type);
}

function admonitionQuote(name: string, children: Nodes[]): Blockquote {
  const [first, ...rest] = children;
  const hasLabel =
    first?.type === 'paragraph' && (first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel;
  const kind = admonitions[name as keyof typeof admonitions] ?? name;
  const title = bold(hasLabel ? `${kind}: ${textOf(first)}` : kind);
  return { type: 'blockquote', children: [title, ...((hasLabel ? rest : children) as Paragraph[])] };
}

function bold(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value }] }] };
}

function isBadge(name: string): boolean {
  return name === 'kind' || name === 'scope' || name === 'deprecated';
}

function sourceText({ position }: Nodes, source: string): PhrasingContent {
  return { type: 'text', value: source.slice(position?.start.offset, position?.end.offset) };
}

function withoutId(heading: Heading): Heading {
  const last = heading.children.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(explicitId, '');
  return heading;
}

/** The text behind a link, without the id that it gives the link. */
function withoutLinkId(node: Nodes): Nodes {
  return node.type === 'text' ? { ...node, value: node.value.replace(linkId, '') } : node;
}

function withPlaceholder(url: string): string {
  if (isForeign(url)) return '';
  const kind = linkKind(url);
  if (!kind) return url;
  // An anchor of the page itself needs its address: plain Markdown has no ids.
  return markdownPlaceholders[kind === 'file' ? 'file' : 'site'] + url;
}

function titleOption(meta: string | null | undefined): string | null {
  return /(?:^|\s)(title=(?:"[^"]*"|'[^']*'))/.exec(meta ?? '')?.[1] ?? null;
}

function textAttribute(jsx: MarkdownJsx, name: string): string {
  const found = jsx.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}
