import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { readVersions } from '../lib/content/data.ts';
import type { ReadTexts } from '../lib/content/reader.ts';
import { writeVersions } from '../lib/content/versions-file.ts';
import { indexFile } from '../lib/files/generated.ts';
import { contentRoot } from '../lib/site/content-root.ts';
import { writeStubReferences } from '../lib/sources/stubs.ts';
import { writingPath } from '../lib/writing/examples.ts';
import { contentModules } from './content-step.ts';

/**
 * `npm run dev`: reads the content, starts Next, and reads each file again that changes. Ctrl-C ends both. Mistakes in the content
 * are printed and shown in the page; they do not end anything.
 */
Object.assign(process.env, { NODE_ENV: 'development' });
const versionProblems = writeVersions([]);
let stubProblems = await writeStubReferences(readVersions());
// The index of an earlier start is served until the content is read.
let next = existsSync(indexFile) ? await startNext() : undefined;
const { collections, watchTexts, serveIndex } = await contentModules();

process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
watch(join(contentRoot, 'versions.yml'), () =>
  console.warn('versions.yml changed: start "npm run dev" again.'),
);
watchStubs();
let texts: ReadTexts | undefined;
for (;;) {
  try {
    await watchTexts(collections, async (read) => {
      texts = read;
      await serve();
    });
  } catch (error) {
    console.error((error as Error).message);
    await once(watch(contentRoot, { recursive: true }), 'change');
  }
}

/** Writes the index from what was read last, and starts Next if it does not run yet. */
async function serve(): Promise<void> {
  if (!texts) return;
  try {
    await serveIndex(texts, [...versionProblems, ...stubProblems]);
    next ??= await startNext();
  } catch (error) {
    console.error(error);
  }
}

/** The redirects of the export come from Next's server here (next.config.mjs). */
async function startNext(): Promise<ChildProcess> {
  const { allRedirects } = await import('../lib/pages/places.ts');
  const { href } = await import('../lib/routes/index.ts');
  const rows = allRedirects().map(({ from, to }) => ({ from, to: href(to) }));
  writeFileSync('.generated/redirects.json', JSON.stringify(rows));
  const port = process.env.PORT || '3000';
  const env = { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' } as const;
  console.log(`What a text may use: http://localhost:${port}${writingPath}`);
  const server = spawn('node_modules/.bin/next', ['dev', '--port', port], {
    stdio: 'inherit',
    env,
  });
  server.on('exit', (code) => end(code ?? 1));
  // Compiling texts in this process must not slow down the page that someone waits for.
  setPriority(constants.priority.PRIORITY_LOW);
  return server;
}

function end(code: number): void {
  next?.kill('SIGTERM');
  process.exit(code);
}

/** After a change of a stub its pages are written again. Contentlayer sees these change, but not what is wrong with the stub. */
function watchStubs(): void {
  const stubs = join(contentRoot, 'stubs');
  if (!existsSync(stubs)) return;
  let pending: NodeJS.Timeout | undefined;
  const write = async () => {
    stubProblems = await writeStubReferences(readVersions());
    await serve();
  };
  watch(stubs, { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(() => write().catch(console.error), 50);
  });
}
