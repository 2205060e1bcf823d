import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';

/**
 * `npm run test:base-path`: builds the site for a folder of a host. The build itself follows every link of the export
 * and fails when one leaves the folder; then a browser loads pages from there. The export that was there comes back.
 */
const env = { ...process.env, BASE_PATH: '/sub' };
const kept = '.cache/out';

rmSync(kept, { recursive: true, force: true });
if (existsSync('out')) renameSync('out', kept);
try {
  for (const args of [
    ['run', '--silent', 'build'],
    ['run', '--silent', 'e2e', '--', 'tests/e2e/base-path.spec.ts'],
  ]) {
    const { status } = spawnSync('npm', args, { stdio: 'inherit', env });
    if (status !== 0) process.exitCode = status ?? 1;
    if (status !== 0) break;
  }
} finally {
  rmSync('out', { recursive: true, force: true });
  if (existsSync(kept)) cpSync(kept, 'out', { recursive: true });
  rmSync(kept, { recursive: true, force: true });
}
