import type { Element, ElementContent, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { Fragment, isValidElement, type ReactNode } from 'react';
import { developerError } from '@/lib/site/developer-error.ts';

/**
 * The HTML of elements that nothing of React lives in: no state, no effects, no components of the browser. React itself
 * then never sees them, so it neither renders them a second time nor sends them along as data.
 * @throws where a component of the browser or a style attribute, which the policy forbids, is among them
 */
export function markup(node: ReactNode): string {
  return toHtml(
    { type: 'root', children: contentOf(node) },
    {
      allowDangerousHtml: true,
      characterReferences: { useNamedReferences: true },
    },
  );
}

function contentOf(node: ReactNode): ElementContent[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (typeof node === 'string' || typeof node === 'number') return [{ type: 'text', value: String(node) }];
  if (Array.isArray(node)) return node.flatMap(contentOf);
  if (!isValidElement<Record<string, unknown>>(node)) throw notStatic(String(node));
  const { type, props } = node;
  if (type === Fragment) return contentOf(props.children as ReactNode);
  if (typeof type === 'string') return [elementOf(type, props)];
  const isOfBrowser = '$$typeof' in (type as object);
  if (typeof type !== 'function' || isOfBrowser) throw notStatic(`<${(type as { name?: string }).name}>`);
  return contentOf((type as (own: object) => ReactNode)(props));
}

function elementOf(
  tagName: string,
  { children, dangerouslySetInnerHTML, ...props }: Record<string, unknown>,
) {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'style') throw notStatic(`<${tagName} style>`);
    // As React does: aria-hidden={false} is written, disabled={false} is not.
    const isWord = /^(aria|data)-/.test(name) && typeof value === 'boolean';
    properties[name] = isWord ? String(value) : (value as Properties[string]);
  }
  const raw = (dangerouslySetInnerHTML as { __html: string } | undefined)?.__html;
  const content: ElementContent[] =
    raw === undefined ? contentOf(children as ReactNode) : [{ type: 'raw', value: raw } as ElementContent];
  return { type: 'element', tagName, properties, children: content } satisfies Element;
}

function notStatic(where: string): Error {
  return developerError({
    where,
    what: 'cannot stand in the static part of a page',
    fix: 'Give it what it needs as attributes and bring it to life in lib/browser, or style it with a class.',
  });
}
