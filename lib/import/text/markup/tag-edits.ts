import type { Draft, Edit } from '../draft.ts';
import type { TagPair } from './tags.ts';

/** Both tags of an element as other texts. */
export function around({ open, close }: TagPair, before: string, after: string): Edit[] {
  return [
    { start: open.start, end: open.end, text: before },
    ...(close ? [{ start: close.start, end: close.end, text: after }] : []),
  ];
}

/** Where the line of an offset begins. */
export function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** The tags go; a line of nothing else goes with them where the lines beside it are blank. */
export function withoutTags(pair: TagPair, draft: Draft): Edit[] {
  draft.note('changed', pair.open.start, `<${pair.open.name}> removed, its content kept`);
  return [pair.open, ...(pair.close ? [pair.close] : [])].map(({ start, end }) => {
    const { text } = draft;
    const isAlone =
      !text.slice(lineStart(text, start), start).trim() && /^[ \t]*(\n|$)/.test(text.slice(end));
    const isBesideBlank =
      /\n[ \t]*\n[ \t]*$/.test(text.slice(0, start)) || /^[ \t]*\n[ \t]*\n/.test(text.slice(end));
    const lineEnd = text.indexOf('\n', end);
    if (isAlone && isBesideBlank && lineEnd >= 0)
      return { start: lineStart(text, start), end: lineEnd + 1, text: '' };
    return { start, end, text: '' };
  });
}

/** Tags of a block of several lines stand on lines of their own. */
export function ownLines({ open, close }: TagPair, { text }: Draft, before: string, after: string): Edit[] {
  if (!close) return [{ start: open.start, end: open.end, text: before }];
  const isBlock =
    text.slice(open.end, close.start).includes('\n') && !['summary', 'sub', 'sup', 'kbd'].includes(open.name);
  const restOfLine = /^[^\n]*/.exec(text.slice(open.end))?.[0].trim() ?? '';
  const startOfLine = text.slice(lineStart(text, close.start), close.start).trim();
  const gap = restOfLine.startsWith('<summary') ? '\n' : '\n\n';
  const isSplit = isBlock && restOfLine !== '';
  return [
    { start: open.start, end: open.end, text: before + (isSplit ? gap : '') },
    {
      start: close.start,
      end: close.end,
      text: (isBlock && startOfLine && !/^<\/?\w+>$/.test(startOfLine) ? '\n\n' : '') + after,
    },
  ];
}

/** The characters that HTML writes as references in code. */
export function decoded(text: string): string {
  const characters: Record<string, string> = {
    lt: '<',
    gt: '>',
    amp: '&',
    quot: '"',
    nbsp: ' ',
    '#39': "'",
    '#123': '{',
    '#125': '}',
  };
  return text.replace(/&(#?\w+);/g, (all, name: string) => characters[name] ?? all);
}
