import { admonitions as known } from '../../../mdx/transforms/directives.ts';
import type { TextContext } from '../context.ts';
import type { Draft, Edit } from '../draft.ts';
import { literalRanges, within } from '../syntax.ts';

/** Kinds of other sites that have a name of their own here. */
const kinds: Record<string, string> = {
  important: 'info',
  success: 'tip',
  secondary: 'note',
  error: 'danger',
};

const openingForm = /^([ \t>]*)(:{3,})[ \t]*([A-Za-z][\w-]*)([ \t][^\n]*|\[[^\n]*)?$/gm;

/** `:::note Title` → `:::note[Title]`, and kinds that the site does not have → the nearest one, titled with the word. */
export function admonitions(draft: Draft, context: TextContext): void {
  const isLiteral = within(literalRanges(draft.text, context));
  const edits: Edit[] = [];
  for (const {
    0: all,
    1: indent = '',
    2: colons = '',
    3: word = '',
    4: rest = '',
    index,
  } of draft.text.matchAll(openingForm)) {
    const start = index + indent.length;
    if (isLiteral(start)) continue;
    const isKnown = Object.hasOwn(known, word);
    const kind = kindOf(word);
    const line = colons + kind + titleOf(rest, word, kind);
    if (indent + line === all.trimEnd()) continue;
    edits.push({ start, end: index + all.length, text: line });
    draft.note(
      'changed',
      index,
      isKnown ? 'title of an admonition put in brackets' : `admonition "${word}" written as "${kind}"`,
    );
  }
  draft.apply(edits);
}

function kindOf(word: string): string {
  const [lower, isKnown] = [word.toLowerCase(), (one: string) => Object.hasOwn(known, one)];
  if (isKnown(word)) return word;
  return kinds[lower] ?? (isKnown(lower) ? lower : 'note');
}

/** The title behind the kind, `Title` or `[Title]`; the word of the source where the kind has another name. */
function titleOf(rest: string, word: string, kind: string): string {
  const text = rest.trim();
  const stated = /^\[[\s\S]*\]$/.test(text) ? text.slice(1, -1) : text;
  const title = stated || (kind === word.toLowerCase() ? '' : capitalised(word));
  return title && `[${escapedTitle(title)}]`;
}

/** Brackets without a partner would end the title. */
function escapedTitle(title: string): string {
  return /^[^[\]]*(\[[^[\]]*\][^[\]]*)*$/.test(title) ? title : title.replace(/(?<!\\)[[\]]/g, '\\$&');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
