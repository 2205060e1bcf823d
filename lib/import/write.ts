import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ImportedFile } from './import-site.ts';
import {
  type Action,
  actionFor,
  type FileState,
  hashOf,
  type ImportRecord,
  offeredEnding,
  readRecord,
  recordFile,
  recordText,
  rowAfter,
} from './record.ts';

/** What was done with each file, in order of the paths. */
export type Written = { path: string; action: Action }[];

/** Paths of pictures in the record begin so, because they are in another folder. */
const publicPrefix = 'public:';

/** A content root, and the folder that has the pictures by their addresses. */
type Folders = { content: string; pictures: string };

function lastRecord({ content }: Folders): ImportRecord {
  const file = join(content, recordFile);
  return existsSync(file) ? readRecord(readFileSync(file, 'utf8')) : {};
}

/** The pictures that are there: those that a person has saved, and those that the last import wrote and nobody has changed since. */
export function picturesOf(folders: Folders): {
  isSaved(address: string): boolean;
  unchanged(address: string, source: Buffer): Buffer | undefined;
} {
  const last = lastRecord(folders);
  const rowOf = (address: string) => last[publicPrefix + address];
  const fileOf = (address: string) => join(folders.pictures, address);
  return {
    isSaved: (address) => rowOf(address) === undefined && existsSync(fileOf(address)),
    unchanged(address, source) {
      const [row, file] = [rowOf(address), fileOf(address)];
      if (row?.source !== hashOf(source) || !existsSync(file)) return undefined;
      const bytes = readFileSync(file);
      return hashOf(bytes) === row.written ? bytes : undefined;
    },
  };
}

/**
 * Writes an import into a content root and the folder of pictures. It overwrites what an import wrote, and nothing else.
 * @param readSource the bytes of a file of the source, for its hash
 */
export function writeImport(
  made: { files: ReadonlyMap<string, ImportedFile>; pictures: ReadonlyMap<string, ImportedFile> },
  folders: Folders,
  readSource: (path: string) => Buffer | undefined,
): Written {
  const file = join(folders.content, recordFile);
  const last = lastRecord(folders);
  const fresh = new Map<string, ImportedFile>([
    ...made.files,
    ...[...made.pictures].map(([address, picture]) => [publicPrefix + address, picture] as const),
  ]);
  const next: ImportRecord = {};
  const written = [...new Set([...Object.keys(last), ...fresh.keys()])].sort().map((name) => {
    const one = fresh.get(name);
    const from = originOf(one?.source, readSource);
    const path = pathOf(name, folders);
    const state = stateOf(path, last[name], one);
    const action = actionFor(state);
    apply(action, path, one);
    const row = rowAfter(action, state, from);
    if (row) next[name] = row;
    return { path: name, action };
  });
  mkdirSync(folders.content, { recursive: true });
  writeFileSync(file, recordText(next));
  return written;
}

function pathOf(name: string, { content, pictures }: Folders): string {
  return name.startsWith(publicPrefix)
    ? join(pictures, name.slice(publicPrefix.length))
    : join(content, name);
}

/** The file of the source, and its hash. */
function originOf(file: string | undefined, readSource: (path: string) => Buffer | undefined) {
  const source = file === undefined ? undefined : readSource(file);
  return file === undefined || !source ? {} : { from: file, source: hashOf(source) };
}

function stateOf(path: string, row: FileState['row'], fresh: ImportedFile | undefined): FileState {
  return {
    row,
    disk: existsSync(path) ? hashOf(readFileSync(path)) : undefined,
    fresh: fresh && hashOf(fresh.content),
    isOffered: existsSync(path + offeredEnding),
  };
}

function apply(action: Action, path: string, fresh: ImportedFile | undefined): void {
  if (action === 'removed') {
    rmSync(path, { force: true });
    removeEmpty(dirname(path));
  }
  if (!fresh) return;
  if (action === 'added' || action === 'updated') save(path, fresh.content);
  if (action === 'conflict') save(path + offeredEnding, fresh.content);
}

function save(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function removeEmpty(folder: string): void {
  for (let at = folder; existsSync(at) && readdirSync(at).length === 0; at = dirname(at)) rmdirSync(at);
}
