import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from '@playwright/test';

/** The conditions of a measurement. */
export type Conditions = {
  /** How many times slower than this machine. */
  cpu: number;
  /** Added to each request, also on a connection that is open. */
  latencyMs: number;
  /** Megabits a second towards the reader; 0 sets no limit. */
  mbps: number;
};

/** Opens a page with nothing in the cache, and closes it after its use. */
export async function withNewPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    // tsx wraps named functions in a call of `__name`, which the page does not have.
    await page.addInitScript('globalThis.__name ??= (named) => named');
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Slows the processor and the network of a page down, from now on. */
export async function slowDown(page: Page, { cpu, latencyMs, mbps }: Conditions): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: mbps > 0 ? (mbps * 1e6) / 8 : -1,
    uploadThroughput: -1,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** How the message of a page that holds its report begins. */
export const reportPrefix = 'measured: ';

/**
 * What a page reports next, as text. Pages report through the console: asking them meanwhile would change what is measured.
 * @throws Error of Playwright where nothing comes in time
 */
export async function nextReport(page: Page, timeout: number): Promise<string> {
  const isReport = (message: ConsoleMessage) => message.text().startsWith(reportPrefix);
  const message = await page.waitForEvent('console', { predicate: isReport, timeout });
  return message.text().slice(reportPrefix.length);
}
