import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../lib/content/data.ts';
import { prepareContent, startContentlayer } from '../lib/content/prepare.ts';
import { report } from '../lib/content/report.ts';
import { writeStubReferences } from '../lib/sources/stubs.ts';

/** `npm run dev`: Contentlayer and Next beside each other, both ended by Ctrl-C. Mistakes in content are printed, not fatal. */
await prepareContent({ strict: false, found: await writeStubReferences() });
const children: ChildProcess[] = [startContentlayer('dev')];
const end = (code: number) => {
  for (const child of children) child.kill('SIGTERM');
  process.exit(code);
};
let hasNext = false;

/** Starts once there is content; the redirects of the export come from Next's server here (next.config.mjs). */
async function startNext(): Promise<void> {
  hasNext = true;
  const { allRedirects } = await import('../lib/content/places.ts');
  const { href } = await import('../lib/routes/index.ts');
  const rows = allRedirects().map(({ from, to }) => ({ from, to: href(to) }));
  writeFileSync('.generated/redirects.json', JSON.stringify(rows));
  const env = { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' } as const;
  const next = spawn('node_modules/.bin/next', ['dev', '--port', process.env.PORT || '3000'], {
    stdio: 'inherit',
    env,
  });
  next.on('exit', (code) => end(code ?? 1));
  children.push(next);
}

process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));

children[0]?.stdout?.on('data', (chunk: Buffer) => {
  if (!hasNext && chunk.toString().includes('content:')) startNext();
});
children[0]?.on('exit', (code) => end(code ?? 1));
watch(join(contentRoot, 'versions.yml'), () =>
  console.warn('versions.yml changed: start "npm run dev" again.'),
);

async function tellStubs(): Promise<void> {
  report(await writeStubReferences(), false);
}

// A change of a stub makes its pages anew; Contentlayer sees them change.
let pending: NodeJS.Timeout | undefined;
const stubs = join(contentRoot, 'stubs');
if (existsSync(stubs))
  watch(stubs, { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(() => tellStubs().catch(console.error), 50);
  });
