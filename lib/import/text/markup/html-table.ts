import type { Draft, Edit } from '../draft.ts';
import { attributeOf, type TagPair } from './tags.ts';

/** `<table>` → rows of Markdown. A cell that spans others stands in the first of them. */
export function htmlTable({ open, close }: TagPair, draft: Draft, pairs: readonly TagPair[]): Edit[] {
  if (!close) return [];
  const inside = pairs.filter((pair) => pair.open.start > open.start && pair.open.start < close.start);
  const rows = inside.filter(({ open: { name } }) => name === 'tr');
  const cells = inside.filter(({ open: { name } }) => name === 'td' || name === 'th');
  const lines = rows.map((row, at) => {
    const end = rows[at + 1]?.open.start ?? close.start;
    return cells
      .filter((cell) => cell.open.start > row.open.start && cell.open.start < end)
      .flatMap((cell) => spanned(cell, textOf(cell, cells, end, draft.text)));
  });
  const width = Math.max(0, ...lines.map(({ length }) => length));
  if (width === 0) return [];
  const [isSpanned, caption] = [
    cells.some((cell) => attributeOf(cell.open, 'rowspan', 'colspan')),
    inside.find((pair) => pair.open.name === 'caption'),
  ];
  const fix = 'Markdown has no cells that span others. Look at the table.';
  if (isSpanned)
    draft.note('decide', open.start, '<table> with cells that span others written as Markdown', fix);
  else draft.note('changed', open.start, '<table> written as Markdown');
  const [head = [], ...body] = lines.map((line) => [...line, ...Array<string>(width - line.length).fill('')]);
  const text = [head, head.map(() => '---'), ...body].map((line) => `| ${line.join(' | ')} |`).join('\n');
  const title = caption?.close ? `${draft.text.slice(caption.open.end, caption.close.start).trim()}\n\n` : '';
  return [{ start: open.start, end: close.end, text: `\n\n${title}${text}\n\n` }];
}

function spanned({ open }: TagPair, text: string): string[] {
  const columns = Number(attributeOf(open, 'colspan') ?? 1);
  return [text, ...Array<string>(Math.min(20, Math.max(0, columns - 1))).fill('')];
}

/** The text of a cell in one line. */
function textOf({ open, close }: TagPair, cells: readonly TagPair[], rowEnd: number, text: string): string {
  const next = cells.find((cell) => cell.open.start > open.start)?.open.start ?? rowEnd;
  const inner = text.slice(open.end, close?.start ?? Math.min(next, rowEnd));
  return inner
    .replace(/<\/t[rd]>|<\/?t(?:head|body|foot)>/g, '')
    .trim()
    .replace(/\s*\n\s*\n\s*/g, '<br />')
    .replace(/\s+/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|');
}
