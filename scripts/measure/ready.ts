import type { Browser, Page } from '@playwright/test';
import { drawerIds } from '../../lib/site/constants.ts';
import { type Conditions, nextReport, reportPrefix, slowDown, withNewPage } from './conditions.ts';

/** Milliseconds of a first visit on a phone; times count from the start of the navigation (`performance.timeOrigin`). */
export type Ready = {
  firstPaintMs: number;
  /** When a press of the menu button first has an effect: it is pressed on each frame as soon as it is painted. */
  menuUsableMs: number;
  /** When the menu that this press opens is painted. */
  menuOpenMs: number;
  /** When the search is painted, for Ctrl+K pressed in the same way. */
  searchOpenMs: number;
  /** The time of tasks beyond 50 ms each, in total, until the network is idle, with nothing pressed. */
  blockedMs: number;
};

/** What is pressed, and the selector of what it opens. */
type Press = { what: 'menu' | 'search'; button: string; opened: string };

/** What the page reports of a press; nothing where it shows no menu button. */
type Opening = { pressedMs: number; openMs: number } | undefined;

type InPage = Window & { firstPaint: Promise<number>; blockedMs: number };

/** A link, which the script of the page turns into a button. */
const button = `header [href="#${drawerIds.drawer}"]`;
const menu: Press = { what: 'menu', button, opened: `#${drawerIds.drawer}[open]` };
const search: Press = { what: 'search', button, opened: `dialog[open]:not(#${drawerIds.drawer})` };

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * When a page can be used. It is loaded three times with nothing in the cache: for the menu, for the search, and without a
 * press.
 * @param url address of a page whose header has the menu button
 * @param timeout milliseconds for each load, and for what is pressed to open
 * @throws Error where the page is missing or shows no menu button, or where the menu or the search does not open in time
 */
export async function ready(
  browser: Browser,
  url: string,
  conditions: Conditions,
  timeout = 60_000,
): Promise<Ready> {
  const slowly = <T>(measure: (page: Page) => Promise<T>) =>
    withNewPage(browser, phone, async (page) => {
      await slowDown(page, conditions);
      return measure(page);
    });
  const { pressedMs, openMs } = await slowly((page) => opening(page, url, menu, timeout));
  const { openMs: searchOpenMs } = await slowly((page) => opening(page, url, search, timeout));
  const rest = await slowly(async (page) => {
    await page.addInitScript(watchTasks);
    await page.goto(url, { waitUntil: 'networkidle', timeout });
    const firstPaintMs = await page.evaluate(() => (window as unknown as InPage).firstPaint);
    const blockedMs = await page.evaluate(() => (window as unknown as InPage).blockedMs);
    return { firstPaintMs, blockedMs };
  });
  return { menuUsableMs: pressedMs, menuOpenMs: openMs, searchOpenMs, ...rest };
}

async function opening(
  page: Page,
  url: string,
  press: Press,
  timeout: number,
): Promise<NonNullable<Opening>> {
  await page.addInitScript(pressUntilOpen, { ...press, prefix: reportPrefix });
  const report = nextReport(page, timeout).catch((cause) => {
    throw new Error(`${url}: the ${press.what} did not open within ${timeout} ms.`, { cause });
  });
  const visit = page.goto(url, { waitUntil: 'commit', timeout }).then((response) => {
    if (response?.ok()) return;
    throw new Error(`${url}: status ${response?.status()}. Name a page that the site has.`);
  });
  const [answer] = await Promise.all([report, visit]);
  const found = JSON.parse(answer).opening as Opening;
  if (found) return found;
  throw new Error(
    `${url}: no menu button in view (${press.button}). Name a page with the header of the site.`,
  );
}

/** Runs in each document before the scripts of the page. */
function watchTasks(): void {
  const page = window as unknown as InPage;
  page.firstPaint = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint');
      if (entry) resolve(entry.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
  page.blockedMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) page.blockedMs += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * Runs in each document before the scripts of the page. A press has an effect when a listener of the page prevents what the browser
 * would do; without one, nothing happens at all, although the link could open the menu without a script. What is found open at
 * the start of a frame was painted in the frame before.
 */
function pressUntilOpen({ what, button, opened, prefix }: Press & { prefix: string }): void {
  const hasEffect = (target: Element, event: Event) => {
    let isHandled = true;
    // Added just now, so it is called after all listeners of the page.
    const last = () => {
      isHandled = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener(event.type, last);
    target.dispatchEvent(event);
    removeEventListener(event.type, last);
    return isHandled;
  };
  const press = (target: Element) => {
    const options = { bubbles: true, cancelable: true };
    return what === 'menu'
      ? hasEffect(target, new MouseEvent('click', options))
      : hasEffect(document.body, new KeyboardEvent('keydown', { ...options, key: 'k', ctrlKey: true }));
  };
  const report = (opening: Opening) => console.debug(prefix + JSON.stringify({ opening }));
  let pressedMs: number | undefined;
  let painted: Element | null = null;
  const frame = () => {
    const now = performance.now();
    if (pressedMs === undefined) {
      if (painted && press(painted)) pressedMs = now;
      // What is there now is painted by the next frame.
      painted = document.querySelector(button);
      if (document.readyState === 'complete' && !painted?.checkVisibility()) return report(undefined);
    } else if (document.querySelector(opened)) return report({ pressedMs, openMs: now });
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
