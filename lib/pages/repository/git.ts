import { execFileSync } from 'node:child_process';

/** What git answers. @throws Error where there is no git or no repository, or git refuses */
export function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
