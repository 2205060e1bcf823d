import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { freePort } from '../browsers/ports.ts';
import { findBrowser } from '../setup.mjs';

/**
 * Runs a measurement in a browser against a site: the one at `base`, else the export in `out/`, served for as long as it takes.
 * @param base an address with a slash at the end
 */
export async function withSite<T>(
  base: string | undefined,
  measure: (browser: Browser, base: string) => Promise<T>,
): Promise<T> {
  const server = base === undefined ? await served() : undefined;
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    return await measure(browser, base ?? server?.base ?? '');
  } finally {
    await browser.close();
    server?.process.kill();
  }
}

async function served(): Promise<{ base: string; process: ChildProcess }> {
  if (!existsSync('out/index.html'))
    throw new Error('There is no export in out/. Run "npm run build" first.');
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const own = spawn(process.execPath, ['scripts/serve.mjs'], { stdio: ['ignore', 'pipe', 'inherit'], env });
  // Its first line says that it listens.
  await once(own.stdout, 'data');
  return { base: `http://localhost:${port}${process.env.BASE_PATH ?? ''}/`, process: own };
}
