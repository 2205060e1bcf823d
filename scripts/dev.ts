import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../lib/content/data.ts';
import { prepareContent, startContentlayer } from '../lib/content/prepare.ts';

/** `npm run dev`: Contentlayer and Next beside each other, both ended by Ctrl-C. Mistakes in content are printed, not fatal. */
prepareContent({ strict: false });
const children: ChildProcess[] = [startContentlayer('dev')];
const end = (code: number) => {
  for (const child of children) child.kill('SIGTERM');
  process.exit(code);
};
process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));

children[0]?.stdout?.on('data', (chunk: Buffer) => {
  if (children.length > 1 || !chunk.toString().includes('content:')) return;
  const port = process.env.PORT || '3000';
  const next = spawn('node_modules/.bin/next', ['dev', '--port', port], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
  });
  next.on('exit', (code) => end(code ?? 1));
  children.push(next);
});
children[0]?.on('exit', (code) => end(code ?? 1));
watch(join(contentRoot, 'versions.yml'), () =>
  console.warn('versions.yml changed: start "npm run dev" again.'),
);
