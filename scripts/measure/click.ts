import type { Browser } from '@playwright/test';
import { type Conditions, nextReport, reportPrefix, slowDown, withNewPage } from './conditions.ts';

/**
 * What is measured: from a click on the link to `to` until the frame in which its heading is painted. A link that is in view
 * may have had its page loaded ahead; one that is not must not.
 */
export type Click = { from: string; to: string; heading: string; isInView: boolean };

type InPage = Window & { clickOn(path: string, inView: boolean): boolean };

/** How long the next heading may take. */
const timeout = 30_000;

/** How long a reader looks at a page before a click: what is loaded ahead comes meanwhile. */
const restMs = 2500;

/**
 * Milliseconds from a click on a link to the first frame with the heading of the next page, once, with nothing in the cache but
 * the page that the reader comes from. The click is made by script, without a pointer that would announce it.
 * @throws Error where there is no such link, the heading stays, or a page that should not be loaded ahead was
 */
export async function clickToPaint(
  browser: Browser,
  base: string,
  { from, to, heading, isInView }: Click,
  conditions: Conditions,
): Promise<number> {
  return withNewPage(browser, { viewport: { width: 1280, height: 800 } }, async (page) => {
    const target = new URL(to, base).pathname;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(watchHeading, { selector: heading, prefix: reportPrefix });
    await page.goto(new URL(from, base).href, { waitUntil: 'networkidle' });
    if (isInView) await page.waitForTimeout(restMs);
    else if (asked.some((path) => path.startsWith(target)))
      throw new Error(`${to} was loaded before the click: choose a page that ${from} does not load ahead.`);
    await slowDown(page, conditions);
    const report = nextReport(page, timeout);
    // Where there is no link, nothing is reported.
    report.catch(() => undefined);
    const found = await page.evaluate(
      ([path, inView]) => (window as unknown as InPage).clickOn(path, inView),
      [target, isInView] as const,
    );
    if (!found) throw new Error(`${from} has no link to ${to}${isInView ? ' in view' : ''}.`);
    return Number(await report);
  });
}

/**
 * Runs in each document before the scripts of the page. A soft navigation stays in the document of the click; for a full load the
 * time of the click and the old heading are in the session storage.
 */
function watchHeading({ selector, prefix }: { selector: string; prefix: string }): void {
  const page = window as unknown as InPage;
  const key = 'measured-click';
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector(selector)?.textContent ?? undefined;
  const watch = (start: number, before: string | undefined) => {
    const observer = new MutationObserver(look);
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      console.debug(prefix + (now() - start));
      sessionStorage.removeItem(key);
    };
    function look(): void {
      const text = heading();
      if (!text || text === before) return;
      observer.disconnect();
      // The frame with the new heading is about to be painted; a message comes after it.
      requestAnimationFrame(() => channel.port2.postMessage(null));
    }
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    look();
  };
  const isVisible = (link: HTMLElement) => {
    const { top, bottom } = link.getBoundingClientRect();
    return link.checkVisibility() && top >= 0 && bottom <= innerHeight;
  };
  page.clickOn = (path, inView) => {
    const link = [...document.querySelectorAll('a')].find(
      (one) =>
        one.origin === location.origin && one.pathname === path && !one.hash && (!inView || isVisible(one)),
    );
    if (!link) return false;
    const start = now();
    sessionStorage.setItem(key, JSON.stringify([start, heading() ?? null]));
    watch(start, heading());
    link.click();
    return true;
  };
  const waiting = sessionStorage.getItem(key);
  if (!waiting) return;
  const [start, before] = JSON.parse(waiting) as [number, string | null];
  watch(start, before ?? undefined);
}
