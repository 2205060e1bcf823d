import { type Counts, measures } from './counts.ts';
import type { Import } from './import-site.ts';
import { changesText, type Note, notesByFix } from './note.ts';
import { type Action, offeredEnding } from './record.ts';
import type { Written } from './write.ts';

/** What was counted, as a table: `before → after`, or one number where both are the same. */
export function countsText(counts: Import['counts']): string {
  const sum = (measure: 'images' | 'links') => counts.reduce((total, { noted }) => total + noted[measure], 0);
  const others = [
    [sum('images'), 'pictures are links or comments'],
    [sum('links'), 'links are text'],
  ].flatMap(([count, what]) => (Number(count) > 0 ? `${count} ${what}` : []));
  const explained =
    others.length > 0
      ? `\nCounted as they were in the source: ${others.join(', ')} now, as the notes say.`
      : '';
  return `Counted in the source and in the import:\n\n${countsTable(counts)}\n${explained}`.trimEnd();
}

function countsTable(counts: Import['counts']): string {
  const cell = (before: Counts, after: Counts, measure: keyof Counts) =>
    before[measure] === after[measure] ? `${after[measure]}` : `${before[measure]} → ${after[measure]}`;
  const rows = [
    ['', 'pages', ...measures],
    ...counts.map(({ group, pages, before, after }) => [
      group,
      `${pages}`,
      ...measures.map((measure) => cell(before, after, measure)),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/** All that a person should know after an import: what has changed, what to decide, what is not there. */
export function notesText(notes: readonly Note[]): string {
  const of = (kind: Note['kind']) => notes.filter((note) => note.kind === kind);
  const [changed, decide, lost, mistakes] = [of('changed'), of('decide'), of('lost'), of('mistake')];
  return [
    changed.length > 0
      ? `Written in another way (${changed.length}); nothing to do:\n\n${changesText(changed)}`
      : '',
    decide.length > 0 ? `To decide or to repair (${decide.length}):\n\n${notesByFix(decide)}` : '',
    lost.length > 0 ? `Not in the import (${lost.length}):\n\n${notesByFix(lost)}` : '',
    mistakes.length > 0
      ? `Lost by a mistake of this program (${mistakes.length}):\n\n${notesByFix(mistakes)}`
      : '',
  ]
    .filter(Boolean)
    .join('\n\n\n');
}

const words: Record<Action, string> = {
  added: 'added',
  updated: 'updated',
  unchanged: 'unchanged',
  kept: 'edited by hand and kept',
  conflict: 'edited by hand and changed in the source',
  deleted: 'deleted by hand and not written again',
  removed: 'no longer in the source and removed',
  orphan: 'no longer in the source, but edited by hand and kept',
  foreign: 'there before and not written by an import; kept',
};

/** What to do about files that somebody edited. */
const waysOut: Partial<Record<Action, string>> = {
  conflict: `The new text lies beside it, with ${offeredEnding} behind its name. Merge it, or keep one of the two, and delete the ${offeredEnding} file.`,
  deleted: 'To get it back, remove its rows from import.json and import again.',
  orphan: 'Delete it, or keep it as one of your own; a page of the docs needs a row in sidebar.yml then.',
  foreign: 'Delete or rename it and import again to get the imported one.',
};

/** What was done with the files: numbers, and each file that is not as the last import left it. */
export function writtenText(written: Written): string {
  const actions = [...new Set(written.map(({ action }) => action))];
  const of = (action: Action) => written.filter((one) => one.action === action);
  const summary = actions.map((action) => `${of(action).length} ${words[action]}`).join(', ');
  const groups = actions
    // A first import has nothing but new files.
    .filter((action) => action !== 'unchanged' && (action !== 'added' || actions.length > 1))
    .map((action) => {
      const fix = waysOut[action];
      const title = `${of(action).length} × ${words[action]}${fix ? `: ${fix}` : ''}`;
      return [title, ...of(action).map(({ path }) => `  ${path.replace(/^public:/, 'public')}`)].join('\n');
    });
  return [`Files: ${summary}.`, ...groups].join('\n\n');
}
