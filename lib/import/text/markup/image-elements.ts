import type { Draft, Edit } from '../draft.ts';
import type { ComponentContext } from './components.ts';
import { attributeOf, type TagPair } from './tags.ts';

/** `<img src alt>` → `![alt](src)`. */
export function image({ open, close }: TagPair, draft: Draft, { imports }: ComponentContext): Edit[] {
  const address = addressOf(
    open.attributes.find(({ name }) => name === 'src'),
    imports,
  );
  if (!address) {
    draft.note(
      'lost',
      open.start,
      '<img> without an address that can be read',
      'Write it as ![what it shows](address) in the source.',
    );
    return [{ start: open.start, end: open.end, text: '' }];
  }
  const alt = (attributeOf(open, 'alt') ?? '').replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&');
  const title = attributeOf(open, 'title')?.replaceAll('"', "'");
  const isSized = open.attributes.some(({ name }) => /^(width|height|style|align)$/.test(name));
  draft.note('changed', open.start, `<img> written as Markdown${isSized ? ', without its size' : ''}`);
  const text = `![${alt}](${address.replaceAll(' ', '%20')}${title ? ` "${title}"` : ''})`;
  return [{ start: open.start, end: close?.end ?? open.end, text }];
}

/** A text, `require('./a.png').default`, `useBaseUrl('/img/a.png')`, or a name that was imported. */
function addressOf(
  source: { value: string | undefined; isExpression: boolean } | undefined,
  imports: ReadonlyMap<string, string>,
): string | undefined {
  if (!source?.isExpression) return source?.value;
  const expression = source.value?.trim() ?? '';
  return (
    /^(?:require|useBaseUrl)\(\s*["'`]([^"'`]+)["'`]\s*\)(?:\.default)?$/.exec(expression)?.[1] ??
    /^["'`]([^"'`$]+)["'`]$/.exec(expression)?.[1] ??
    imports.get(expression)
  );
}
