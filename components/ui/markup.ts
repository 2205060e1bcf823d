import type { Element, ElementContent, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { find, html, type Schema, svg } from 'property-information';
import { Fragment, isValidElement, type ReactNode } from 'react';
import { developerError } from '@/lib/site/developer-error.ts';

/**
 * The HTML of static elements: no state, no effects, no client components. React gets it as one string, so it neither renders
 * these elements a second time nor adds them to the page as data. Props become the attributes that React would write.
 * @throws Error for a client component, a `style` attribute, which the policy forbids, or a prop that is not an attribute
 */
export function markup(node: ReactNode): string {
  return toHtml(
    { type: 'root', children: hastOf(node, html) },
    {
      allowDangerousHtml: true,
      characterReferences: { useNamedReferences: true },
    },
  );
}

/** @param schema the attributes that exist: those of HTML, or of SVG inside of `<svg>` */
function hastOf(node: ReactNode, schema: Schema): ElementContent[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (typeof node === 'string' || typeof node === 'number') return [{ type: 'text', value: String(node) }];
  if (Array.isArray(node)) return node.flatMap((child) => hastOf(child, schema));
  if (!isValidElement<Record<string, unknown>>(node)) throw notStatic(String(node));
  const { type, props } = node;
  if (type === Fragment) return hastOf(props.children as ReactNode, schema);
  if (typeof type === 'string') return [elementOf(type, props, type === 'svg' ? svg : schema)];
  const isOfBrowser = '$$typeof' in (type as object);
  if (typeof type !== 'function' || isOfBrowser) throw notStatic(`<${(type as { name?: string }).name}>`);
  return hastOf((type as (props: object) => ReactNode)(props), schema);
}

function elementOf(
  tagName: string,
  { children, dangerouslySetInnerHTML, ...props }: Record<string, unknown>,
  schema: Schema,
) {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'style') throw notStatic(`<${tagName} style>`);
    const { attribute, booleanish } = infoOf(tagName, name, value, schema);
    // As in React: aria-hidden={false} and spellCheck={false} are written, disabled={false} is not.
    const isWord = typeof value === 'boolean' && (booleanish || attribute.startsWith('data-'));
    properties[attribute] = isWord ? String(value) : (value as Properties[string]);
  }
  const raw = (dangerouslySetInnerHTML as { __html: string } | undefined)?.__html;
  const content: ElementContent[] =
    raw === undefined
      ? hastOf(children as ReactNode, schema)
      : [{ type: 'raw', value: raw } as ElementContent];
  return { type: 'element', tagName, properties, children: content } satisfies Element;
}

/** Props of React for the initial state of an input, and their attributes. */
const initial: Record<string, string> = { defaultChecked: 'checked', defaultValue: 'value' };

/** The attribute that a prop becomes. */
function infoOf(tagName: string, name: string, value: unknown, schema: Schema) {
  const info = find(schema, (tagName === 'input' && initial[name]) || name);
  // In HTML these two have their value in their content; browsers ignore an attribute.
  const isContent = info.attribute === 'value' && /^(select|textarea)$/.test(tagName);
  const isText = value === null || !/^(object|function|symbol)$/.test(typeof value);
  if (info.defined && isText && !isContent && !info.attribute.startsWith('on')) return info;
  throw developerError({
    where: `<${tagName} ${name}>`,
    what: 'is not an attribute of a static page',
    fix: 'Use the React name of an HTML attribute, with a string, a number or a boolean. Behaviours are in lib/browser.',
  });
}

function notStatic(where: string): Error {
  return developerError({
    where,
    what: 'is not static',
    fix: 'Render plain elements, put what a behaviour needs into data- attributes (lib/browser), and style with classes.',
  });
}
