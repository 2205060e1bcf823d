import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { freePort } from '../browsers/ports.ts';
import { launchOptions } from '../launch.ts';

/**
 * Runs a measurement in a browser against sites, served for as long as it takes.
 * @param sites addresses with a slash at the end, or folders of exports; without any, the export in `out/`
 */
export async function withSites<T>(
  sites: readonly string[],
  measure: (browser: Browser, bases: string[]) => Promise<T>,
): Promise<T> {
  const servers: ChildProcess[] = [];
  const bases: string[] = [];
  for (const site of sites.length > 0 ? sites : ['out']) {
    const server = /^https?:/.test(site) ? undefined : await served(site);
    if (server) servers.push(server.process);
    bases.push(server?.base ?? site);
  }
  const browser = await chromium.launch(launchOptions);
  try {
    return await measure(browser, bases);
  } finally {
    await browser.close();
    for (const server of servers) server.kill();
  }
}

/** The same against one site. */
export function withSite<T>(
  site: string | undefined,
  measure: (browser: Browser, base: string) => Promise<T>,
): Promise<T> {
  return withSites(site === undefined ? [] : [site], (browser, [base = '']) => measure(browser, base));
}

async function served(folder: string): Promise<{ base: string; process: ChildProcess }> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no export in ${folder}. Run "npm run build" first.`);
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), EXPORT: folder };
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  // It prints its first line when it listens.
  await once(server.stdout, 'data');
  return { base: `http://localhost:${port}${process.env.BASE_PATH ?? ''}/`, process: server };
}
