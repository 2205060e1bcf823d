import { elementAttributes } from '../../../mdx/transforms/components.ts';
import type { TextContext } from '../context.ts';
import type { Draft, Edit } from '../draft.ts';
import { literalRanges, within } from '../syntax.ts';
import { type ComponentContext, component } from './components.ts';
import { embedded, isHtmlName, kept, layout, programs } from './html-names.ts';
import { image } from './image-elements.ts';
import { anchor, code, embeddedLink, inComment, marked } from './inline-elements.ts';
import type { Imports } from './modules.ts';
import { ownLines, withoutTags } from './tag-edits.ts';
import { pairsOf, type Tag, type TagPair, tagsIn } from './tags.ts';

/** What replaces an element that stands within lines. */
type Handler = (pair: TagPair, draft: Draft, context: ComponentContext) => Edit[];

/** Elements of HTML and JSX → Markdown and the components of the site; words in angle brackets are escaped. */
export function elements(draft: Draft, context: TextContext, imports: Imports): void {
  const isLiteral = within(literalRanges(draft.text, context));
  const { pairs, stray } = pairsOf(tagsIn(draft.text, isLiteral));
  const isElement = ({ open, close }: TagPair) =>
    isHtmlName(open.name) ||
    imports.has(open.name) ||
    (/^[A-Z]/.test(open.name) && (open.isSelfClosing || close));
  const words = [
    ...stray,
    ...pairs.filter((pair) => !isElement(pair)).flatMap(({ open, close }) => [open, close ?? []].flat()),
  ];
  const found = { ...context, imports, pairs };
  draft.apply([
    ...words.flatMap((tag) => wordEdits(tag, draft)),
    ...pairs.filter(isElement).flatMap((pair) => handlerOf(pair.open.name)(pair, draft, found)),
  ]);
}

/** A word in angle brackets, such as `<path>`; a tag of HTML without its partner goes. */
function wordEdits(tag: Tag, draft: Draft): Edit[] {
  if (layout.includes(tag.name) || (tag.isClosing && isHtmlName(tag.name))) {
    draft.note(
      'changed',
      tag.start,
      `tag <${tag.isClosing ? '/' : ''}${tag.name}> without a partner removed`,
    );
    return [{ start: tag.start, end: tag.end, text: '' }];
  }
  draft.note('changed', tag.start, 'literal < escaped');
  return [{ start: tag.start, end: tag.start, text: '\\' }];
}

const marks: Record<string, string> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  del: '~~',
  s: '~~',
  strike: '~~',
};

function handlerOf(name: string): Handler {
  if (/^[A-Z]/.test(name)) return component;
  const lower = name.toLowerCase();
  const mark = marks[lower];
  if (mark) return (pair, draft) => marked(pair, draft, mark);
  if (layout.includes(lower)) return withoutTags;
  if (embedded.includes(lower)) return embeddedLink;
  if (programs.includes(lower)) return inComment;
  if (kept.includes(lower)) return plainElement;
  return others[lower] ?? (() => []);
}

const others: Record<string, Handler> = {
  br: ({ open }, draft) => replaced(open, draft, '<br />'),
  wbr: ({ open }, draft) => replaced(open, draft, ''),
  hr: ({ open }, draft) => replaced(open, draft, '\n\n---\n\n'),
  code,
  tt: code,
  a: anchor,
  img: image,
  source: ({ open }) => [{ start: open.start, end: open.end, text: '' }],
};

function replaced(tag: Tag, draft: Draft, text: string): Edit[] {
  if (draft.text.slice(tag.start, tag.end) === text) return [];
  draft.note('changed', tag.start, `<${tag.name}> written as ${text.trim() || 'nothing'}`);
  return [{ start: tag.start, end: tag.end, text }];
}

/** An element that texts may have: without attributes that they may not have, and with its tags on lines of their own if it is a block. */
function plainElement(pair: TagPair, draft: Draft): Edit[] {
  const { open, close } = pair;
  if (!close) return [];
  const allowed = [...(elementAttributes[open.name] ?? []), 'lang'];
  const attributes = open.attributes.filter(({ name }) => allowed.includes(name));
  if (attributes.length < open.attributes.length)
    draft.note('changed', open.start, `attributes of <${open.name}> removed`);
  const written = attributes.map(({ name, value }) =>
    value === undefined || value === '' ? ` ${name}` : ` ${name}="${value}"`,
  );
  const tag = `<${open.name}${written.join('')}>`;
  return ownLines(pair, draft, tag, `</${open.name}>`);
}
