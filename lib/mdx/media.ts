import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { marks } from './body.ts';
import { element } from './components.ts';
import type { Compilation } from './context.ts';

/**
 * An image on a line of its own → a figure with the image's title as its caption. Diagrams (SVG files) go into the page
 * itself, so that they take the colours of the theme; other pictures get their size, so that nothing jumps.
 */
export function media(compilation: Compilation) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (node.tagName === 'p' && isImage(onlyChild(node))) {
        const image = onlyChild(node) as Element;
        const { title } = image.properties;
        const caption = title ? [element('figcaption', {}, [{ type: 'text', value: String(title) }])] : [];
        parent.children[index] = element('figure', { className: ['picture'] }, [
          picture(image, compilation),
          ...caption,
        ]);
        return SKIP;
      }
      if (isImage(node)) {
        parent.children[index] = picture(node, compilation);
        return SKIP;
      }
      return undefined;
    });
  };
}

function picture(image: Element, { figures, report }: Compilation): ElementContent {
  const { src, alt } = image.properties;
  const path = String(src ?? '');
  const label = String(alt ?? '').trim();
  if (!label)
    report({
      at: image.position,
      what: `image ${path} without a text`,
      fix: 'Say what one would see: ![text](address).',
    });
  const figure = path.startsWith('/') ? figures(path) : undefined;
  if (!figure) {
    const what = `image ${path} does not exist`;
    report({
      at: image.position,
      what,
      fix: `Put the file at public${path.startsWith('/') ? path : `/figures/${path}`} and begin the address with a slash.`,
    });
    return { type: 'text', value: label };
  }
  if (figure.kind === 'svg' && active.test(figure.markup)) {
    report({
      at: image.position,
      what: `image ${path} holds a script`,
      fix: 'Export the drawing again as plain shapes.',
    });
    return { type: 'text', value: label };
  }
  if (figure.kind === 'svg') return { type: 'raw', value: inlineSvg(figure.markup, label) };
  const { width, height } = figure;
  return element(
    'img',
    { src: marks.asset + path, alt: label, width, height, loading: 'lazy', decoding: 'async' },
    [],
  );
}

/** What a browser would run, or load from elsewhere, in a drawing that stands in a page. */
const active = /<(?:script|foreignObject|iframe)\b|\son\w+\s*=|javascript:/i;

/** The file's markup as a picture with a name: no prolog, no comments, no ids of its own role. */
function inlineSvg(markup: string, label: string): string {
  const svg = markup
    .replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, '')
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/>\s+</g, '><')
    .trim();
  // Not as a text: a label may hold what `replace` takes for a part of the match, such as $'.
  return svg.replace(/^<svg/, () => `<svg role="img" aria-label="${attribute(label)}"`);
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function onlyChild({ children }: Element): ElementContent | undefined {
  const visible = children.filter((child) => child.type !== 'text' || child.value.trim());
  return visible.length === 1 ? visible[0] : undefined;
}

function isImage(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'img';
}
