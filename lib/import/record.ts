import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The file of a content root that says what an import wrote there. It belongs into the repository. */
export const recordFile = 'import.json';

const row = z.strictObject({
  /** The file of the source, and its hash; none for lists, which are made from all of them. */
  from: z.string().optional(),
  source: z.string().optional(),
  /** The hash of what was written. */
  written: z.string(),
  /** The hash of a later version that lies beside a file that was edited by hand. */
  offered: z.string().optional(),
});

/** A path that leads out of the folder would let a record delete any file. */
const inside = z.string().refine((path) => !path.split('/').includes('..') && !path.startsWith('/'));

const record = z.strictObject({ about: z.string(), files: z.record(inside, row) });

export type RecordRow = z.output<typeof row>;

/** What an import wrote, by path. */
export type ImportRecord = Record<string, RecordRow>;

/** Reads a record. @throws Error where the file is something else */
export function readRecord(text: string): ImportRecord {
  try {
    return record.parse(JSON.parse(text)).files;
  } catch {
    throw new Error(
      `${recordFile} is not the record of an import.\n  Restore it from the repository. Without it, name a new folder with --to.`,
    );
  }
}

/** The text of a record, in a fixed order. */
export function recordText(files: ImportRecord): string {
  const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
  const about = 'What npm run import wrote here, so that it can be run again. Commit this file.';
  return `${JSON.stringify({ about, files: sorted }, null, 1)}\n`;
}

/** A hash of what a file has. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** The ending of a new version beside a file that was edited by hand. */
export const offeredEnding = '.imported';

/** What happens to a file of an import. */
export type Action =
  | 'added'
  | 'updated'
  | 'unchanged'
  /** Edited by hand; the source is as before. */
  | 'kept'
  /** Edited by hand, and the source has changed: both are kept. */
  | 'conflict'
  /** Deleted by hand: it is not written again. */
  | 'deleted'
  /** Not of the source any more: removed. */
  | 'removed'
  /** Not of the source any more, but edited by hand: kept. */
  | 'orphan'
  /** A file that no import wrote: it stays. */
  | 'foreign';

/** What is known about a file: the row of the last import, what the folder has, what the source gives now. */
export type FileState = {
  row: RecordRow | undefined;
  /** Hashes; undefined where there is no file. */
  disk: string | undefined;
  fresh: string | undefined;
  /** Whether a new version still lies beside it. */
  isOffered: boolean;
};

/** What to do with a file. What somebody has edited is never overwritten. */
export function actionFor({ row: last, disk, fresh, isOffered }: FileState): Action {
  if (fresh === undefined) {
    if (disk === undefined) return 'removed';
    return disk === last?.written ? 'removed' : 'orphan';
  }
  if (!last) {
    if (disk === undefined) return 'added';
    return disk === fresh ? 'unchanged' : 'foreign';
  }
  if (disk === undefined) return 'deleted';
  if (disk === fresh) return 'unchanged';
  if (disk === last.written) return 'updated';
  if (fresh === last.written) return 'kept';
  // The new version was offered, and is gone: somebody has merged it.
  return fresh === last.offered && !isOffered ? 'kept' : 'conflict';
}

/** The row after an action; none where the file is no longer one of the import. */
export function rowAfter(
  action: Action,
  state: FileState,
  from: Pick<RecordRow, 'from' | 'source'>,
): RecordRow | undefined {
  const { row: last, fresh = '' } = state;
  switch (action) {
    case 'added':
    case 'updated':
    case 'unchanged':
      return { ...from, written: fresh };
    case 'kept':
      return { ...from, written: fresh };
    case 'conflict':
      return { ...from, written: last?.written ?? fresh, offered: fresh };
    case 'deleted':
      return last && { ...from, written: last.written };
    case 'orphan':
    case 'removed':
    case 'foreign':
      return undefined;
  }
}
