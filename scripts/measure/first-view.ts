import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';
import { scriptsIn } from '../../lib/audit/weight.ts';

/**
 * What a browser does when a reader comes to a page for the first time, without the pages that it loads ahead. Bytes are those
 * of the network, headers included.
 */
export type FirstView = {
  requests: number;
  /** How many of them are pictures, and how many are scripts. */
  images: number;
  scripts: number;
  /** By the browser's name for the kind of a request: Document, Script, Stylesheet, Font, Image … */
  bytes: Partial<Record<string, number>>;
  totalBytes: number;
  /** Scripts that the HTML does not name: loaded by other scripts. */
  laterScript: number;
  /** Bytes of pages that were loaded ahead. */
  ahead: number;
  layoutShift: number;
};

type Loaded = { url: string; kind: string; type: string; bytes: number };

/** How long the page is watched after its last request, in milliseconds. */
const restMs = 800;

/** Opens a page with nothing in the cache, and waits until it rests. */
export async function firstView(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = { viewport: { width: 1280, height: 800 } },
): Promise<FirstView> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const loaded = await watch(await context.newCDPSession(page));
    await page.addInitScript(sumShifts);
    const response = await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(restMs);
    const named = scriptsIn((await response?.text()) ?? '').map((address) => new URL(address, url).href);
    const first = loaded.filter((one) => !isAhead(one));
    const scripts = first.filter(({ kind }) => kind === 'Script');
    return {
      requests: first.length,
      images: first.filter(({ kind }) => kind === 'Image').length,
      scripts: scripts.length,
      bytes: byKind(first),
      totalBytes: sum(first),
      laterScript: sum(scripts.filter((one) => !named.includes(one.url))),
      ahead: sum(loaded.filter(isAhead)),
      layoutShift: await page.evaluate(() => (window as unknown as { shifts: number }).shifts),
    };
  } finally {
    await context.close();
  }
}

/** Whether it is a page that a script requested or a hint in the HTML. One that was given up has no type: its address is a folder's. */
function isAhead({ kind, type, url }: Loaded): boolean {
  return kind !== 'Document' && (type === 'text/html' || (type === '' && url.endsWith('/')));
}

async function watch(session: CDPSession): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  const byId = new Map<string, Loaded>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    const one = { url: request.url, kind: type ?? 'Other', type: '', bytes: 0 };
    byId.set(requestId, one);
    loaded.push(one);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const one = byId.get(requestId);
    if (one) one.type = response.mimeType;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = byId.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return loaded;
}

function sumShifts(): void {
  const page = window as unknown as { shifts: number };
  page.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) page.shifts += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function byKind(loaded: readonly Loaded[]): Partial<Record<string, number>> {
  const kinds = new Set(loaded.map(({ kind }) => kind));
  return Object.fromEntries([...kinds].map((kind) => [kind, sum(loaded.filter((one) => one.kind === kind))]));
}

function sum(loaded: readonly Loaded[]): number {
  return loaded.reduce((total, { bytes }) => total + bytes, 0);
}
