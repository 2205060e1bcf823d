import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { contentCopy } from './content-copy.mjs';

/** The development server over a fresh copy of the content, so that a test that is stopped leaves no edit behind. */
rmSync(contentCopy, { recursive: true, force: true });
cpSync('content', contentCopy, { recursive: true });
// Another content root has its pictures below it.
cpSync('public', `${contentCopy}/public`, { recursive: true });
const server = spawn('npm', ['run', '--silent', 'dev'], {
  stdio: 'inherit',
  env: { ...process.env, SITE_CONTENT: contentCopy },
});
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
