import type { TextContext } from '../context.ts';
import type { Draft, Edit } from '../draft.ts';
import { literalRanges, within } from '../syntax.ts';
import { htmlTable } from './html-table.ts';
import { decoded } from './tag-edits.ts';
import { pairsOf, type TagPair, tagsIn } from './tags.ts';

/** Blocks of HTML → Markdown, from the outer ones to the inner ones: tables, code, headings, quotes, lists, paragraphs. */
export function htmlBlocks(draft: Draft, context: TextContext): void {
  const steps: [names: string, edit: (pair: TagPair, draft: Draft, pairs: readonly TagPair[]) => Edit[]][] = [
    ['pre', code],
    ['table', htmlTable],
    ['h1 h2 h3 h4 h5 h6', heading],
    ['ul ol li', list],
    ['p', paragraph],
    ['blockquote', quote],
  ];
  for (const [names, edit] of steps) {
    const { pairs } = pairsOf(tagsIn(draft.text, within(literalRanges(draft.text, context))));
    const found = pairs.filter(({ open }) => names.split(' ').includes(open.name));
    draft.apply(found.flatMap((pair) => edit(pair, draft, pairs)));
  }
}

function noteOf({ open }: TagPair, draft: Draft): void {
  draft.note('changed', open.start, `<${open.name}> written as Markdown`);
}

/** Whether an offset is in a row of a Markdown table, where a block cannot be. */
export function isInRow(text: string, at: number): boolean {
  return text
    .slice(text.lastIndexOf('\n', at) + 1, at)
    .trimStart()
    .startsWith('|');
}

function code(pair: TagPair, draft: Draft): Edit[] {
  const { open, close } = pair;
  if (!close) return [];
  noteOf(pair, draft);
  const source = draft.text.slice(open.end, close.start).replace(/^\s*<code\b[^>]*>|<\/code>\s*$/g, '');
  const text = decoded(source.replace(/<\/?[a-z]\w*[^>]*>/gi, '').replace(/\\([{<])/g, '$1')).replace(
    /^\n|\n$/g,
    '',
  );
  return [{ start: open.start, end: close.end, text: `\n\n\`\`\`text\n${text}\n\`\`\`\n\n` }];
}

function heading(pair: TagPair, draft: Draft): Edit[] {
  const { open, close } = pair;
  if (!close) return [];
  noteOf(pair, draft);
  const words = draft.text.slice(open.end, close.start).replace(/\s+/g, ' ').trim();
  const line = `${'#'.repeat(Number(open.name[1]))} ${words}`;
  const isInLine =
    draft.text.slice(draft.text.lastIndexOf('\n', open.start - 1) + 1, open.start).trim() !== '';
  const isFollowed = /^[ \t]*\S/.test(draft.text.slice(close.end));
  return [
    {
      start: open.start,
      end: close.end,
      text: `${isInLine ? '\n\n' : ''}${line}${isFollowed ? '\n\n' : ''}`,
    },
  ];
}

function quote(pair: TagPair, draft: Draft): Edit[] {
  const { open, close } = pair;
  if (!close) return [];
  noteOf(pair, draft);
  const inner = draft.text.slice(open.end, close.start).trim();
  if (isInRow(draft.text, open.start)) return [{ start: open.start, end: close.end, text: inner }];
  const lines = inner.split('\n').map((line) => `> ${line.trim()}`.trimEnd());
  return [{ start: open.start, end: close.end, text: `\n\n${lines.join('\n')}\n\n` }];
}

const rowBullet = '•\u00a0';

/** Tags of lists: an item is a line; in a row of a table it has a bullet that stays beside its first word, and a line break before it. */
function list(pair: TagPair, draft: Draft, pairs: readonly TagPair[]): Edit[] {
  const { open, close } = pair;
  const isRow = isInRow(draft.text, open.start);
  if (open.name === 'li') noteOf(pair, draft);
  const closing = (text: string): Edit[] => (close ? [{ start: close.start, end: close.end, text }] : []);
  if (open.name !== 'li') return [edge(open.start, open.end, isRow), ...closing(isRow ? '' : '\n\n')];
  const holders = pairs.filter(
    (one) =>
      /^[uo]l$/.test(one.open.name) && one.open.start < open.start && (one.close?.start ?? 0) > open.start,
  );
  const before = draft.text.slice(holders.at(-1)?.open.end ?? open.start, open.start);
  const isFirst = !/<li\b/.test(before);
  const bullet = holders.at(-1)?.open.name === 'ol' ? '1. ' : '- ';
  const indent = '   '.repeat(Math.max(0, holders.length - 1));
  const after = /^\s*/.exec(draft.text.slice(open.end))?.[0].length ?? 0;
  const space = /[ \t]*\n?[ \t]*$/.exec(draft.text.slice(0, open.start))?.[0].length ?? 0;
  if (isRow)
    return [
      { start: open.start, end: open.end + after, text: isFirst ? rowBullet : `<br />${rowBullet}` },
      ...closing(''),
    ];
  return [{ start: open.start - space, end: open.end + after, text: `\n${indent}${bullet}` }, ...closing('')];
}

function edge(start: number, end: number, isRow: boolean): Edit {
  return { start, end, text: isRow ? '' : '\n' };
}

function paragraph(pair: TagPair, draft: Draft): Edit[] {
  const { open, close } = pair;
  noteOf(pair, draft);
  const isRow = isInRow(draft.text, open.start);
  const isStart = !draft.text.slice(draft.text.lastIndexOf('\n', open.start - 1) + 1, open.start).trim();
  return [
    { start: open.start, end: open.end, text: isRow || isStart ? '' : '\n\n' },
    ...(close
      ? [
          {
            start: close.start,
            end: close.end,
            text: isRow || /^[ \t]*(\n|$)/.test(draft.text.slice(close.end)) ? '' : '\n\n',
          },
        ]
      : []),
  ];
}
