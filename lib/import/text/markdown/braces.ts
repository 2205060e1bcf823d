import type { TextContext } from '../context.ts';
import type { Draft, Edit } from '../draft.ts';
import { endOfBraces, tagsIn } from '../markup/tags.ts';
import { literalRanges, type Range, within } from '../syntax.ts';

/** Addresses in angle brackets, `<https://example.org>`. */
const autolinkForm = /<(?:([a-z][a-z\d+.-]+:[^\s<>]+)|([\w.+-]+@[\w-]+(?:\.[\w-]+)*))>/gi;

/** `<https://…>` → a link with its address as text. */
export function autolinks(draft: Draft, context: TextContext): void {
  const isLiteral = within(literalRanges(draft.text, context));
  const edits: Edit[] = [];
  for (const { 0: all, 1: url, 2: mail, index } of draft.text.matchAll(autolinkForm)) {
    // `[text](<address>)` has its brackets for another reason.
    if (isLiteral(index) || draft.text[index - 1] === '\\' || /\]\(\s*$/.test(draft.text.slice(0, index)))
      continue;
    const text = (url ?? mail ?? '').replace(/[\\[\]*_`{]/g, '\\$&');
    const address = (url ?? `mailto:${mail}`).replace(/[()]/g, encodeURIComponent);
    edits.push({ start: index, end: index + all.length, text: `[${text}](${address})` });
    draft.note('changed', index, 'address in angle brackets written as a link');
  }
  draft.apply(edits);
}

/** Ids of headings, expressions and literal braces: `{#id}` → `[#id]`, `{'text'}` → text, `{` → `\{`. */
export function braces(draft: Draft, context: TextContext): void {
  const literal = literalRanges(draft.text, context);
  const isLiteral = within(literal);
  const isInTag = within(tagsIn(draft.text, isLiteral).filter(hasBraces(draft.text)));
  const edits: Edit[] = [];
  for (let at = draft.text.indexOf('{'); at >= 0; at = draft.text.indexOf('{', at + 1)) {
    if (isLiteral(at) || isInTag(at) || isEscaped(draft.text, at)) continue;
    const end = endOfExpression(draft.text, at, isLiteral);
    const inner = end === undefined ? '' : draft.text.slice(at + 1, end - 1);
    if (end !== undefined && isComment(inner)) {
      at = end - 1;
      continue;
    }
    const edit = editOf(draft, at, end, inner);
    edits.push(edit);
    at = Math.max(at, edit.end - 1);
  }
  draft.apply(edits);
}

function hasBraces(text: string): (range: Range) => boolean {
  return ({ start, end }) => text.slice(start, end).includes('{');
}

function editOf(draft: Draft, at: number, end: number | undefined, inner: string): Edit {
  const id = /^(?:\/\*\s*)?#([^\s{}*]+)(?:\s*\*\/)?$/.exec(inner)?.[1];
  if (end !== undefined && id && isHeadingEnd(draft.text, at, end)) {
    draft.note('changed', at, 'id of a heading written as [#id]');
    return { start: at, end, text: `[#${id}]` };
  }
  const literal = /^\s*(["'`])([^"'`]*)\1\s*$/.exec(inner)?.[2];
  if (end !== undefined && literal !== undefined) {
    draft.note('changed', at, 'expression with a text written as this text');
    return { start: at, end, text: literal.replace(/[{<]/g, '\\$&') };
  }
  const isExpression = /^\s*[A-Za-z_$][\w$]*(\.[\w$]+)+\s*$|^\s*\w+\(.*\)\s*$/.test(inner);
  if (isExpression)
    draft.note('decide', at, `expression {${inner.trim()}} shown as text`, 'Write what it stands for.');
  else draft.note('changed', at, 'literal brace escaped');
  return { start: at, end: at + 1, text: '\\{' };
}

function isHeadingEnd(text: string, at: number, end: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
  const next = text.indexOf('\n', end);
  const rest = text.slice(end, next < 0 ? undefined : next);
  return !rest.trim() && (/^ {0,3}#{1,6}\s/.test(line) || /^\n(=+|-+)[ \t]*(\n|$)/.test(text.slice(next)));
}

/** An expression ends in its paragraph. */
function endOfExpression(
  text: string,
  at: number,
  isLiteral: (offset: number) => boolean,
): number | undefined {
  const end = endOfBraces(text, at);
  if (end === undefined) return undefined;
  const inner = text.slice(at, end);
  if (isComment(inner.slice(1, -1))) return end;
  return /\n[ \t]*\n/.test(inner) || isLiteral(end - 1) ? undefined : end;
}

function isComment(inner: string): boolean {
  // `{/* #id */}` behind a heading is an id.
  return /^\s*\/\*[\s\S]*\*\/\s*$/.test(inner) && !/^\/\*\s*#[^\s{}*]+\s*\*\/$/.test(inner);
}

export function isEscaped(text: string, at: number): boolean {
  const [slashes = ''] = /\\*$/.exec(text.slice(Math.max(0, at - 20), at)) ?? [];
  return slashes.length % 2 === 1;
}
