import { execFileSync } from 'node:child_process';

/**
 * The output of a git command in the current folder.
 * @throws Error where there is no git or no repository, or the command fails
 */
export function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
