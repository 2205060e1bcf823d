import type { TextContext } from '../context.ts';
import type { Draft, Edit } from '../draft.ts';
import { literalRanges, within } from '../syntax.ts';

type Line = { start: number; indent: string; colons: number; kind: 'opening' | 'closing' | 'heading' };

/** Ends admonitions that the source leaves open: before the next heading, or the next admonition. */
export function admonitionEnds(draft: Draft, context: TextContext): void {
  const lines = linesIn(draft, context);
  const edits: Edit[] = [];
  for (const [at, { start, indent, colons, kind }] of lines.entries()) {
    if (kind !== 'opening') continue;
    const later = lines.slice(at + 1);
    const next = later.find((line) => line.kind !== 'heading' && line.colons >= colons);
    if (next?.kind === 'closing') continue;
    const stop = later.find((line) => line === next || line.kind === 'heading');
    const end = stop?.start ?? draft.text.trimEnd().length;
    const gap = stop ? '\n\n' : '';
    edits.push({ start: end, end, text: `${stop ? '' : '\n\n'}${indent}${':'.repeat(colons)}${gap}` });
    draft.note(
      'decide',
      start,
      'admonition without an end ends before the next heading or admonition now',
      'Look where the admonition should end.',
    );
  }
  draft.apply(edits);
}

function linesIn({ text }: Draft, context: TextContext): Line[] {
  const isLiteral = within(literalRanges(text, context));
  const lineForm = /^([ \t>]*)(?:(:{3,})(\w[^\n]*)?|(#{1,6})[ \t][^\n]*)[ \t]*$/gm;
  return [...text.matchAll(lineForm)].flatMap((found): Line[] => {
    const [, indent = '', colons, word, sign] = found;
    if (isLiteral(found.index + indent.length)) return [];
    const kind = sign ? 'heading' : word ? 'opening' : 'closing';
    return [{ start: found.index, indent, colons: colons?.length ?? 0, kind }];
  });
}
