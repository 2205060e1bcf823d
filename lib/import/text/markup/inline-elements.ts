import type { Draft, Edit } from '../draft.ts';
import { commentOf, firstLine } from './modules.ts';
import { around, decoded, lineStart } from './tag-edits.ts';
import { attributeOf, type TagPair } from './tags.ts';

/** `<b> text </b>` → ` **text** `: a mark stands beside a word. */
export function marked(pair: TagPair, draft: Draft, mark: string): Edit[] {
  const { open, close } = pair;
  if (!close) return [];
  const inner = draft.text.slice(open.end, close.start);
  const isSplit = /\n[ \t]*\n/.test(inner) || !inner.trim();
  draft.note('changed', open.start, `<${open.name}> written as ${isSplit ? 'nothing' : 'Markdown'}`);
  if (isSplit) return around(pair, '', '');
  const [before = ''] = /^\s*/.exec(inner) ?? [];
  const [after = ''] = /\s*$/.exec(inner) ?? [];
  return [
    { start: open.start, end: open.end + before.length, text: before + mark },
    { start: close.start - after.length, end: close.end, text: mark + after },
  ];
}

/** `<code>` → backticks, unless it has marks of its own. */
export function code(pair: TagPair, draft: Draft): Edit[] {
  const { open, close } = pair;
  if (!close || /<pre\b[^>]*>\s*$/.test(draft.text.slice(0, open.start))) return [];
  const inner = draft.text.slice(open.end, close.start);
  draft.note('changed', open.start, `<${open.name}> written as Markdown`);
  const isPlain = !/[`<\n]|\*\*|\]\(/.test(inner) && inner.trim();
  return isPlain
    ? [{ start: open.start, end: close.end, text: `\`${decoded(inner.trim())}\`` }]
    : around(pair, '', '');
}

/** `<a href>` → a link; `<a name>` → the id of the heading beside it. */
export function anchor(pair: TagPair, draft: Draft): Edit[] {
  const { open } = pair;
  const address = attributeOf(open, 'href');
  if (address !== undefined) {
    draft.note('changed', open.start, '<a> written as Markdown');
    return around(pair, '[', `](${address.trim().replaceAll(' ', '%20')})`);
  }
  const id = attributeOf(open, 'id', 'name');
  const heading =
    id && /^(?:[^\n]*\n\s*)?#{1,6} [^\n]*/.exec(draft.text.slice(lineStart(draft.text, open.start)));
  if (!heading) {
    if (id)
      draft.note(
        'decide',
        open.start,
        `anchor "${id}" removed`,
        'Give the heading above it this id: ## Text [#id].',
      );
    return around(pair, '', '');
  }
  draft.note('changed', open.start, 'anchor written as the id of its heading');
  const end = lineStart(draft.text, open.start) + heading[0].trimEnd().length;
  return [...around(pair, '', ''), { start: end, end, text: ` [#${id}]` }];
}

/** A film or another page → a link to it. */
export function embeddedLink({ open, close }: TagPair, draft: Draft): Edit[] {
  const end = close?.end ?? open.end;
  const inner = draft.text.slice(open.end, close?.start ?? open.end);
  const source = attributeOf(open, 'src', 'data') ?? /\bsrc=["']([^"']+)/.exec(inner)?.[1];
  if (!source) return inComment({ open, close }, draft);
  draft.account('links', -1);
  const title =
    attributeOf(open, 'title', 'aria-label') ??
    capitalised(open.name === 'iframe' ? 'embedded page' : open.name);
  draft.note(
    'decide',
    open.start,
    `<${open.name}> written as a link to ${source}`,
    'Texts cannot embed films and pages: check the words of the link.',
  );
  return [{ start: open.start, end, text: `[${title}](${source.replaceAll(' ', '%20')})` }];
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A program or a style cannot be in a text: it stays in the file as a comment. */
export function inComment({ open, close }: TagPair, draft: Draft): Edit[] {
  const end = close?.end ?? open.end;
  const source = draft.text.slice(open.start, end);
  draft.note(
    'lost',
    open.start,
    `<${open.name}> put into a comment: ${firstLine(source)}`,
    'Texts have no programs and styles. Draw it as a figure, or remove it.',
  );
  return [{ start: open.start, end, text: commentOf(source) }];
}
