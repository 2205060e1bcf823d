import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The file of a folder that lists the others that this program wrote. */
const manifest = '.written.json';

/** Whether a folder can be written: it does not exist, it is empty, or `writeFolder` wrote it. */
export function isWritable(folder: string): boolean {
  return existsSync(join(folder, manifest)) || !existsSync(folder) || readdirSync(folder).length === 0;
}

/**
 * Writes files into a folder and removes those of the last time that are no longer written (docs/spec.md 14.8). Files with the
 * same text are not written, so that they are not read again.
 * @param files texts by name
 * @throws Error where it would delete or overwrite a file that it did not write
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  if (!isWritable(folder)) throw new Error(refusal(folder));
  const before = writtenFiles(folder);
  const foreign = [...files.keys()].filter((name) => !before.has(name) && existsSync(join(folder, name)));
  if (foreign.length > 0)
    throw new Error(
      `${join(folder, foreign[0] ?? '')} was not written by this command, and would be overwritten.\n` +
        '  Move it to another folder, or write to a new one.',
    );
  mkdirSync(folder, { recursive: true });
  // First of all, so that a run that stops half-way can be repeated.
  const names = [...files.keys()];
  writeIfNew(join(folder, manifest), listOf([...new Set([...before, ...names])]));
  for (const name of before) if (!files.has(name)) rmSync(join(folder, name), { force: true });
  for (const [name, text] of files) writeIfNew(join(folder, name), text);
  writeIfNew(join(folder, manifest), listOf(names));
}

/** Why a folder is not written, and what to do. */
export function refusal(folder: string): string {
  const [first = ''] = readdirSync(folder).sort();
  return (
    `${folder} has files that this command did not write, such as ${first}.\n` +
    '  Name a folder that is empty or new, or one that this command wrote before.'
  );
}

/** Names only: a path in the list could lead out of the folder. */
function writtenFiles(folder: string): Set<string> {
  const file = join(folder, manifest);
  if (!existsSync(file)) return new Set();
  try {
    const names: unknown = JSON.parse(readFileSync(file, 'utf8')).files;
    const isName = (name: unknown): name is string =>
      typeof name === 'string' && name !== '' && name !== '..' && basename(name) === name;
    if (Array.isArray(names) && names.every(isName)) return new Set(names);
  } catch {}
  throw new Error(
    `${file} is not a list of written files.\n  Remove the folder if nothing in it is needed, or name another one.`,
  );
}

function listOf(names: readonly string[]): string {
  return `${JSON.stringify({ about: 'Files that npm run reference wrote, and may delete.', files: [...names].sort() }, null, 1)}\n`;
}

function writeIfNew(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
