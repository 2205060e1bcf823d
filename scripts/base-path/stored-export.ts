import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The folders that a build replaces. */
const replaced = ['out', '.generated'] as const;

/**
 * Runs commands of npm one after the other until one fails, which becomes the exit code of this process. What they build takes the
 * place of the export and of the generated modules meanwhile; those that were there are restored.
 * @param store a folder for what was there
 */
export function withStoredExport(store: string, commands: readonly string[][], env: NodeJS.ProcessEnv): void {
  mkdirSync(store, { recursive: true });
  for (const folder of replaced) move(folder, join(store, folder));
  try {
    for (const args of commands) {
      const { status } = spawnSync('npm', args, { stdio: 'inherit', env });
      if (status !== 0) process.exitCode = status ?? 1;
      if (status !== 0) break;
    }
  } finally {
    for (const folder of replaced) move(join(store, folder), folder);
  }
}

/** Puts a folder, or nothing, in the place of another. */
function move(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  if (existsSync(from)) renameSync(from, to);
}
