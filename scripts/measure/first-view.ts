import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { scriptsIn } from '../../lib/export/weight.ts';

/** What a browser does when a reader comes to a page for the first time. Bytes are those of the network, headers included. */
export type FirstView = {
  /** Without what is loaded ahead. */
  requests: number;
  /** How many of them are pictures. */
  images: number;
  /** By the browser's name for the kind of a request: Document, Script, Stylesheet, Font, Image … */
  bytes: Partial<Record<string, number>>;
  /** Scripts that the HTML does not name: loaded by other scripts. */
  laterScript: number;
  /** Loaded for a page that nobody has asked for yet: on first view, and when a link is hovered. */
  prefetched: number;
  onHover: number;
  layoutShift: number;
};

type Loaded = { url: string; kind: string; type: string; bytes: number };

/** How long after the page has come to rest it is watched further. */
const restMs = 800;

/** Opens a page with nothing in the cache, waits until it rests, then points at a link to another page. */
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
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(restMs);
    const first = [...loaded];
    const inHtml = scriptsIn(await (await context.request.get(url)).text());
    const isLater = ({ url: own, kind }: Loaded) =>
      kind === 'Script' && !inHtml.includes(new URL(own).pathname);
    const layoutShift = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
    await pointAtLink(page);
    return {
      requests: first.filter((one) => !isAhead(one)).length,
      images: first.filter(({ kind }) => kind === 'Image').length,
      bytes: byKind(first),
      laterScript: sum(first.filter(isLater)),
      prefetched: sum(first.filter(isAhead)),
      onHover: sum(loaded.slice(first.length).filter(isAhead)),
      layoutShift,
    };
  } finally {
    await context.close();
  }
}

/** What is asked for by a script or a hint, other than parts of this page; the icon of the site is such a part. */
function isAhead({ kind, type }: Loaded): boolean {
  return ['Fetch', 'XHR', 'Prefetch', 'Other'].includes(kind) && !type.startsWith('image/');
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

/** The first link of the text that leads to another page, pointed at as a mouse does. */
async function pointAtLink(page: Page): Promise<void> {
  const link = page.locator('main a[href^="/"]:not([href*="#"])').first();
  if ((await link.count()) === 0) return;
  await link.hover({ timeout: 2000 }).catch(() => undefined);
  await page.waitForTimeout(restMs);
}

function sumShifts(): void {
  const own = window as unknown as { shifts: number };
  own.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) own.shifts += value;
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
