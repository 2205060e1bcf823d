/**
 * What an import tells a person. `changed`: text that is written in another way, with nothing to do; `decide`: somebody has to look at it;
 * `lost`: something of the
 * source is not in the imported text, as it says; `mistake`: a loss that no other note explains.
 */
export type NoteKind = 'changed' | 'decide' | 'lost' | 'mistake';

export type Note = {
  kind: NoteKind;
  /** File of the source and line. */
  where: string;
  what: string;
  /** What to do; none for what has only changed. */
  fix?: string;
};

/** Notes that need the same thing: what to do, and below it each place. What concerns most places comes first. */
export function notesByFix(notes: readonly Note[]): string {
  const byFix = new Map<string, Note[]>();
  for (const note of notes) byFix.set(note.fix ?? '', [...(byFix.get(note.fix ?? '') ?? []), note]);
  return [...byFix]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([fix, all]) =>
      [`${all.length} × ${fix}`, ...all.map(({ where, what }) => `  ${where}  ${what}`)].join('\n'),
    )
    .join('\n\n');
}

/** Notes with the same words as one line: how often, and where first. */
export function changesText(notes: readonly Note[]): string {
  const byWhat = new Map<string, Note[]>();
  for (const note of notes) byWhat.set(note.what, [...(byWhat.get(note.what) ?? []), note]);
  return [...byWhat]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([what, [first, ...others]]) => {
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      return `${String(others.length + 1).padStart(6)}  ${what} (${first?.where}${more})`;
    })
    .join('\n');
}
