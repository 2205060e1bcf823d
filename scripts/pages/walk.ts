import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../launch.ts';
import { type ExportedPage, serve } from './exported.ts';

/** A page of the browser that goes from one page of the site to the next. */
export type Visitor = { page: Page; origin: string };

export type Walk<Result> = {
  /** What the progress line calls the check. */
  name: string;
  pages: readonly ExportedPage[];
  workers: number;
  /** What each worker opens: one page of the browser per entry. */
  contexts: readonly BrowserContextOptions[];
  /** Looks at a page of the site; an error that is thrown goes to `failed`. */
  visit(visitors: readonly Visitor[], page: ExportedPage): Promise<Result>;
  failed(page: ExportedPage, error: Error): Result;
  /** Called with each result, as soon as it is there. */
  done?(page: ExportedPage, result: Result): void;
  /** What is wrong in a result, a line each: printed at once, so that a run that is stopped has said what it found. */
  findings(result: Result): readonly string[];
};

/** A page of the browser takes more memory with each page of the site; after this many it is replaced. */
const pagesPerContext = 60;

/** Visits the pages of the plan, several at once, and prints its progress every ten seconds. */
export async function walk<Result>(plan: Walk<Result>): Promise<Map<ExportedPage, Result>> {
  const results = new Map<ExportedPage, Result>();
  if (plan.pages.length === 0) return results;
  const site = await serve('out');
  const browser = await chromium.launch(launchOptions);
  const waiting = [...plan.pages];
  const start = performance.now();
  const timer = setInterval(() => console.log(progressLine(plan, results, start)), 10_000);
  try {
    const worker = async () => {
      while (waiting.length > 0) {
        const part = await openVisitors(browser, site.origin, plan.contexts);
        for (let count = 0; count < pagesPerContext; count++) {
          const page = waiting.shift();
          if (!page) break;
          const result = await plan
            .visit(part, page)
            .catch((error: unknown) => plan.failed(page, error instanceof Error ? error : Error(`${error}`)));
          results.set(page, result);
          plan.done?.(page, result);
          const findings = plan.findings(result);
          if (findings.length > 0) console.error(`/${page.path}\n  ${findings.join('\n  ')}`);
        }
        await Promise.all(part.map(({ page }) => page.context().close()));
      }
    };
    await Promise.all(Array.from({ length: plan.workers }, worker));
  } finally {
    clearInterval(timer);
    await browser.close();
    site.close();
  }
  console.log(progressLine(plan, results, start));
  return results;
}

function openVisitors(browser: Browser, origin: string, contexts: Walk<unknown>['contexts']) {
  return Promise.all(
    contexts.map(async (options) => {
      const context = await browser.newContext(options);
      context.setDefaultTimeout(60_000);
      // Each page is visited as for the first time, whatever the page before it has stored.
      if (options.javaScriptEnabled !== false) await context.addInitScript(() => localStorage.clear());
      return { page: await context.newPage(), origin };
    }),
  );
}

function progressLine<Result>(plan: Walk<Result>, results: Map<ExportedPage, Result>, start: number): string {
  const wrong = [...results.values()].reduce((sum, result) => sum + plan.findings(result).length, 0);
  const seconds = (performance.now() - start) / 1000;
  const left = (seconds / results.size) * (plan.pages.length - results.size);
  const time = results.size > 0 ? `, ${seconds.toFixed(0)} s, about ${left.toFixed(0)} s left` : '';
  return `${plan.name}: ${results.size} of ${plan.pages.length} pages, ${wrong} findings${time}`;
}

/**
 * Loads a page of the site and waits until its behaviours have run: the way to the side menu, which every page has, becomes a button
 * when they start (lib/browser/behaviours/drawer.ts).
 */
export async function openWithBehaviours({ page, origin }: Visitor, path: string): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.locator('header a[href="#site-menu"][role=button]').waitFor({ state: 'attached' });
  await untilIdle(page);
}

/**
 * Waits for what the behaviours of a page do when the browser is idle, such as giving names to what scrolls: an idle callback that is
 * asked for later runs after theirs, and what they do with sizes is done a frame after that. A page that draws all the time, such as
 * the home page without a graphics card, is never idle: there, theirs run at their timeout, and so does this.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) =>
      requestAnimationFrame(() => setTimeout(() => requestIdleCallback(resolve, { timeout: 1000 }))),
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
