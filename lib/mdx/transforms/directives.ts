import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { defaultLocale } from '../../site/locales.ts';
import { messagesOf } from '../../site/messages/index.ts';
import { nearest } from '../../site/problem.ts';
import type { Compilation } from '../context.ts';

/** The kinds of admonition, with the English title that each has when the writer gives none. */
export const { admonitions } = messagesOf(defaultLocale).texts;

/** `:kind[function]`: small labels of the API reference. */
export const badges: readonly string[] = ['kind', 'scope', 'deprecated', 'history'];

/** `:::note[Title]` … `:::` → an aside with a title; a colon in running text stays a colon. */
export function directives(compilation: Compilation) {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'containerDirective') {
        toAdmonition(node, compilation);
      } else if (node.type === 'textDirective' && badges.includes(node.name) && node.children.length > 0) {
        node.data = { hName: 'span', hProperties: { className: ['badge', node.name] } };
      } else if (
        (node.type === 'textDirective' || node.type === 'leafDirective') &&
        parent &&
        index !== undefined
      ) {
        const text = compilation.source.slice(node.position?.start.offset, node.position?.end.offset);
        const literal = { type: 'text' as const, value: text };
        parent.children[index] =
          node.type === 'leafDirective' ? { type: 'paragraph', children: [literal] } : literal;
        return SKIP;
      }
      return undefined;
    });
  };
}

const plainMarkdown = unified().use(remarkParse).freeze();

/** Restores colons in alternative texts: the parser takes `:word` for a directive and drops it. */
export function altTexts({ source }: Compilation) {
  return (tree: Root) => {
    visit(tree, 'image', (image) => {
      const imageSource = source.slice(image.position?.start.offset, image.position?.end.offset);
      visit(plainMarkdown.parse(imageSource), 'image', ({ alt }) => {
        image.alt = alt ?? null;
      });
    });
  };
}

function toAdmonition(node: ContainerDirective, { report, words }: Compilation): void {
  const kind = node.name;
  if (!Object.hasOwn(admonitions, kind)) {
    const near = nearest(kind, Object.keys(admonitions));
    const fix = near ? `Did you mean ":::${near}"?` : `Use one of: ${Object.keys(admonitions).join(', ')}.`;
    report({ at: node.position, what: `unknown admonition ":::${kind}"`, fix });
    return;
  }
  node.data = { hName: 'aside', hProperties: { className: ['admonition', kind] } };
  const label = takeLabel(node);
  const name = words.admonitions[kind as Kind];
  // The icon says the kind only where the title does not.
  const icon = kindIcon(kind as Kind, label && name);
  node.children.unshift(titleParagraph([icon, ...(label ?? [{ type: 'text' as const, value: name }])]));
}

type Kind = keyof typeof admonitions;

/** Outlines on a grid of 16, one for each kind, so that kinds differ by more than their colour. */
const kindOutlines: Record<Kind, string> = {
  note: 'M3.5 2h6.2L12.5 4.8V14h-9zM6 7.5h4M6 10.5h4',
  tip: 'M8 1.5a4.6 4.6 0 0 0-2.7 8.3c.5.4.8 1 .8 1.7h3.8c0-.7.3-1.3.8-1.7A4.6 4.6 0 0 0 8 1.5zM6.6 14.2h2.8',
  info: 'M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4zM8 7.5v3.6M8 4.8v.1',
  warning: 'M8 2L14.8 13.8H1.2zM8 6.5v3.2M8 11.7v.1',
  caution: 'M8 1.3L14.7 8 8 14.7 1.3 8zM8 5v3.6M8 10.9v.1',
  danger: 'M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3zM5.9 5.9l4.2 4.2M10.1 5.9l-4.2 4.2',
};

/**
 * The icon of an admonition, with the style sheet's colour.
 * @param name what screen readers say; without it they skip the icon
 */
function kindIcon(kind: Kind, name: string | undefined): PhrasingContent {
  const label = name ? { role: 'img', ariaLabel: name } : { ariaHidden: 'true' };
  const path = { type: 'raw' as const, value: `<path d="${kindOutlines[kind]}"/>` };
  const hProperties = { className: ['kind-icon'], viewBox: '0 0 16 16', ...label };
  return { type: 'text', value: '', data: { hName: 'svg', hProperties, hChildren: [path] } };
}

function takeLabel(node: ContainerDirective): PhrasingContent[] | undefined {
  const [first] = node.children;
  const isLabel = first?.type === 'paragraph' && (first.data as { directiveLabel?: boolean })?.directiveLabel;
  return isLabel ? (node.children.shift() as Paragraph).children : undefined;
}

function titleParagraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', data: { hProperties: { className: ['admonition-title'] } }, children };
}
