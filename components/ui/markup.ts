import type { Element, ElementContent, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { find, html, type Schema, svg } from 'property-information';
import { Fragment, isValidElement, type ReactNode } from 'react';
import { developerError } from '@/lib/site/developer-error.ts';

/**
 * The HTML of elements that nothing of React lives in: no state, no effects, no components of the browser. React itself
 * then never sees them, so it neither renders them a second time nor sends them along as data. Props are written as for
 * React and become the attributes that React would write.
 * @throws where a component of the browser, a style attribute, which the policy forbids, or a prop that is no attribute is
 * among them
 */
export function markup(node: ReactNode): string {
  return toHtml(
    { type: 'root', children: contentOf(node, html) },
    {
      allowDangerousHtml: true,
      characterReferences: { useNamedReferences: true },
    },
  );
}

/** @param schema which attributes there are: those of HTML, or of SVG inside of a drawing */
function contentOf(node: ReactNode, schema: Schema): ElementContent[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (typeof node === 'string' || typeof node === 'number') return [{ type: 'text', value: String(node) }];
  if (Array.isArray(node)) return node.flatMap((child) => contentOf(child, schema));
  if (!isValidElement<Record<string, unknown>>(node)) throw notStatic(String(node));
  const { type, props } = node;
  if (type === Fragment) return contentOf(props.children as ReactNode, schema);
  if (typeof type === 'string') return [elementOf(type, props, type === 'svg' ? svg : schema)];
  const isOfBrowser = '$$typeof' in (type as object);
  if (typeof type !== 'function' || isOfBrowser) throw notStatic(`<${(type as { name?: string }).name}>`);
  return contentOf((type as (own: object) => ReactNode)(props), schema);
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
    // As React does: aria-hidden={false} and spellCheck={false} are written, disabled={false} is not.
    const isWord = typeof value === 'boolean' && (booleanish || attribute.startsWith('data-'));
    properties[attribute] = isWord ? String(value) : (value as Properties[string]);
  }
  const raw = (dangerouslySetInnerHTML as { __html: string } | undefined)?.__html;
  const content: ElementContent[] =
    raw === undefined
      ? contentOf(children as ReactNode, schema)
      : [{ type: 'raw', value: raw } as ElementContent];
  return { type: 'element', tagName, properties, children: content } satisfies Element;
}

/** Names that only React has, for what an input begins with. */
const initial: Record<string, string> = { defaultChecked: 'checked', defaultValue: 'value' };

/** The attribute that a prop becomes. */
function infoOf(tagName: string, name: string, value: unknown, schema: Schema) {
  const info = find(schema, (tagName === 'input' && initial[name]) || name);
  // React keeps the value of these two in their content; as an attribute it would be ignored.
  const isContent = info.attribute === 'value' && /^(select|textarea)$/.test(tagName);
  const isText = value === null || !/^(object|function|symbol)$/.test(typeof value);
  if (info.defined && isText && !isContent && !info.attribute.startsWith('on')) return info;
  throw developerError({
    where: `<${tagName} ${name}>`,
    what: 'is no attribute that a page can have',
    fix: 'Write an attribute of HTML by its name in React, with a text, a number or a boolean; what moves stands in lib/browser.',
  });
}

function notStatic(where: string): Error {
  return developerError({
    where,
    what: 'cannot stand in the static part of a page',
    fix: 'Give it what it needs as attributes and bring it to life in lib/browser, or style it with a class.',
  });
}
