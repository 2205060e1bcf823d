import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files with changes that are not committed, untracked ones too, by their paths from a folder of the repository. */
export function uncommittedFiles(folder: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  const root = git('rev-parse', '--show-toplevel').trim();
  return git('status', '--porcelain', '-z', '--untracked-files=all', '--no-renames')
    .split('\0')
    .filter(Boolean)
    .map((row) => relative(realpathSync(folder), join(root, row.slice(3))).replaceAll('\\', '/'));
}
