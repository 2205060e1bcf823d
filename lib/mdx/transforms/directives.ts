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
export const badges: readonly string[] = ['kind', 'scope', 'deprecated'];

/** `:::note[Title]` … `:::` → an aside with a title; a colon in running text stays a colon. */
export function directives(compilation: Compilation) {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'containerDirective') {
        admonition(node, compilation);
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

function admonition(node: ContainerDirective, { report, words }: Compilation): void {
  const kind = node.name;
  if (!Object.hasOwn(admonitions, kind)) {
    const near = nearest(kind, Object.keys(admonitions));
    const fix = near ? `Did you mean ":::${near}"?` : `Use one of: ${Object.keys(admonitions).join(', ')}.`;
    report({ at: node.position, what: `unknown admonition ":::${kind}"`, fix });
    return;
  }
  node.data = { hName: 'aside', hProperties: { className: ['admonition', kind] } };
  node.children.unshift(
    titleParagraph(
      takeLabel(node) ?? [{ type: 'text', value: words.admonitions[kind as keyof typeof admonitions] }],
    ),
  );
}

function takeLabel(node: ContainerDirective): PhrasingContent[] | undefined {
  const [first] = node.children;
  const isLabel = first?.type === 'paragraph' && (first.data as { directiveLabel?: boolean })?.directiveLabel;
  return isLabel ? (node.children.shift() as Paragraph).children : undefined;
}

function titleParagraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', data: { hProperties: { className: ['admonition-title'] } }, children };
}
