import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { placeholders } from '../body.ts';
import type { Compilation, Figure } from '../context.ts';
import { element } from './components.ts';
import { typographic } from './typography.ts';

/**
 * An image that is a paragraph → a figure with the image's title as its caption. Diagrams (SVG files) go into the page
 * itself, so that they take the colours of the theme; other pictures get their size, so that nothing moves when they load, and a
 * `srcset` for narrow screens.
 */
export function media(compilation: Compilation) {
  return (tree: Root) => {
    const seen = new Map<string, number>();
    /** Begins the ids of a drawing, which another one of the page, or of the translated part of it, must not have. */
    const prefixOf = (name: string) => {
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return `d${createHash('sha256').update(`${name}\n${count}`).digest('hex').slice(0, 6)}-`;
    };
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (node.tagName === 'p' && isImage(onlyChild(node))) {
        const image = onlyChild(node) as Element;
        const { title } = image.properties;
        const caption = title ? [element('figcaption', {}, [{ type: 'text', value: String(title) }])] : [];
        parent.children[index] = element('figure', { className: ['picture'] }, [
          picture(image, compilation, prefixOf),
          ...caption,
        ]);
        return SKIP;
      }
      if (isImage(node)) {
        parent.children[index] = picture(node, compilation, prefixOf);
        return SKIP;
      }
      return undefined;
    });
  };
}

function picture(
  image: Element,
  { figures, file, report }: Compilation,
  prefixOf: (name: string) => string,
): ElementContent {
  const { src, alt } = image.properties;
  const path = String(src ?? '');
  const label = typographic(String(alt ?? '').trim(), file);
  if (!label)
    report({
      at: image.position,
      what: `image ${path} has no alternative text`,
      fix: 'Describe what it shows: ![text](address).',
    });
  const figure = path.startsWith('/') ? figures(path) : undefined;
  if (figure?.kind !== 'svg' && figure?.kind !== 'raster') {
    report({ at: image.position, ...figureProblem(path, figure) });
    return { type: 'text', value: label };
  }
  if (figure.kind === 'svg') return drawingBox(figure, label, () => prefixOf(`${path}\n${label}`));
  const { width, height, narrower } = figure;
  const candidates = [...narrower, { path, width }].map(
    (one) => `${placeholders.asset}${one.path} ${one.width}w`,
  );
  const responsive = narrower.length > 0 && { srcSet: candidates.join(', '), sizes: columnSizes };
  return element(
    'img',
    {
      src: placeholders.asset + path,
      ...responsive,
      alt: label,
      width,
      height,
      loading: 'lazy',
      decoding: 'async',
    },
    [],
  );
}

/** How wide a picture is drawn at most: as wide as the text of a post, which has a margin of 20 px on narrow screens. */
const columnSizes = '(min-width: 800px) 760px, calc(100vw - 40px)';

function figureProblem(path: string, figure: Figure | undefined): { what: string; fix: string } {
  if (!path) return { what: 'image without an address', fix: 'Add one: ![text](/figures/name.svg).' };
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(path)) {
    const fix = 'Put a copy in public/figures and refer to it as /figures/name.png.';
    return { what: `image ${path} is on another site`, fix };
  }
  if (!path.startsWith('/') || path.includes('..')) {
    const fix = `Put the file in public/figures and refer to it as /figures/${posix.basename(path)}.`;
    return { what: `image ${path} is not an absolute path`, fix };
  }
  if (figure?.kind === 'unreadable')
    return {
      what: `image ${path} cannot be read`,
      fix: 'Use an SVG, WebP, PNG, JPEG or GIF file.',
    };
  if (figure?.kind === 'active')
    return {
      what: `image ${path} contains a script`,
      fix: 'Remove scripts, on… attributes and foreignObject.',
    };
  const near = figure?.kind === 'missing' ? figure.near : undefined;
  const fix = `Put the file at public${path}.${near ? ` Did you mean "${near}"?` : ''}`;
  return { what: `image ${path} does not exist`, fix };
}

/**
 * A drawing in a box that scrolls where it is too narrow. A drawing with a narrow form has both: the style sheet shows the one
 * that fits the screen.
 */
function drawingBox(
  { markup, narrow }: Extract<Figure, { kind: 'svg' }>,
  label: string,
  nextPrefix: () => string,
): Element {
  const forms: [markup: string, className?: string][] = narrow
    ? [
        [markup, 'wide'],
        [narrow, 'narrow'],
      ]
    : [[markup]];
  const drawings = forms.map(([form, className]) => ({
    type: 'raw' as const,
    value: inlineSvg(withPrefixedIds(form, nextPrefix()), label, className),
  }));
  return element('div', { className: ['drawing'] }, drawings);
}

/** Ids and what refers to them with a prefix: programs that draw call them `a` and `clip0` in every file. */
function withPrefixedIds(markup: string, prefix: string): string {
  return markup
    .replace(/(\sid=["'])(?=[^"'])/g, (start) => start + prefix)
    .replace(/(url\(["']?#|\s(?:xlink:)?href=["']#)/g, (start) => start + prefix)
    .replace(
      /(\saria-(?:labelledby|describedby)=["'])([^"']+)/g,
      (_, start: string, ids: string) => start + ids.trim().replace(/(^|\s+)/g, `$1${prefix}`),
    );
}

/**
 * The file's markup as a picture with a name and, if it has no size, that of its view box in pixels: without prolog and comments,
 * and without the colours and fonts for where the file is opened alone, because the page defines them.
 */
function inlineSvg(markup: string, label: string, className?: string): string {
  const svg = markup
    .replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, '')
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/>\s+</g, '><')
    .replace(/var\((--(?:figure|font)-[\w-]+), [^()]*\)/g, 'var($1)')
    .trim();
  const [, width = '', height = ''] = /<svg[^>]*\sviewBox="[^" ]+ [^" ]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const hasSize = /^<svg[^>]*\swidth="/.test(svg);
  const size = !hasSize && width && height ? ` width="${width}" height="${height}"` : '';
  const name = className ? ` class="${className}"` : '';
  // A function, because a label may contain patterns of `replace`, such as $'.
  return svg.replace(/^<svg/, () => `<svg${name}${size} role="img" aria-label="${escapeAttribute(label)}"`);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function onlyChild({ children }: Element): ElementContent | undefined {
  const visible = children.filter((child) => child.type !== 'text' || child.value.trim());
  return visible.length === 1 ? visible[0] : undefined;
}

function isImage(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'img';
}
