import { prefetch } from '../../site/constants.ts';
import { isLoadedOrLoading, preload } from '../documents.ts';
import { allowsPrefetchInView } from '../network.ts';
import { softLinkOf } from '../soft-links.ts';

/**
 * Loads pages ahead that links in view lead to, so that a click needs no network: while the page is idle, few at a time, up to a
 * limit of bytes, links of the text before others (docs/spec.md 7.10).
 */
export function linksInView(signal: AbortSignal): void {
  if (!allowsPrefetchInView()) return;
  /** Links in view with their ranks; several may lead to one page. */
  const waiting = new Map<Element, number>();
  let running = 0;
  let spent = 0;

  const next = () => {
    const bytesLeft = prefetch.bytesPerPage - spent - running * prefetch.pageBytes;
    if (signal.aborted || running >= prefetch.atOnce || bytesLeft < prefetch.pageBytes) return;
    const [link] = [...waiting].sort(([, a], [, b]) => a - b)[0] ?? [];
    if (!link) return;
    waiting.delete(link);
    const path = softLinkOf(link)?.pathname;
    if (path === undefined || isLoadedOrLoading(path)) return next();
    running += 1;
    const loaded = preload(path);
    void loaded.then(() => {
      running -= 1;
      spent += bytesOf(path);
      whenIdle(next);
    });
    next();
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target, boundingClientRect } of entries) {
      if (isIntersecting) waiting.set(target, rankOf(target, boundingClientRect));
      else waiting.delete(target);
    }
    if (waiting.size > 0) whenIdle(next);
  });
  const observe = () => {
    // With a script the search button opens the dialog. Names in code are read, and few of them followed.
    for (const link of document.querySelectorAll('[data-page] a[href]:not([data-search-button])'))
      if (softLinkOf(link) && !link.closest('pre')) observer.observe(link);
  };
  whenIdle(() => {
    if (signal.aborted) return;
    observe();
    // The search page gets its links whenever its code has arrived.
    const results = document.querySelector('[data-results]');
    if (!results) return;
    const additions = new MutationObserver(observe);
    additions.observe(results, { childList: true });
    signal.addEventListener('abort', () => additions.disconnect());
  });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Lower ranks load first: links of the content, then lists of pages (nearest to the current page first), then the frame. */
function rankOf(link: Element, { top }: DOMRect): number {
  const tier = 100_000;
  const list = link.closest('nav');
  if (link.closest('main') && (!list || link.matches('[rel=next]'))) return top;
  if (link.closest('header, footer')) return 2 * tier + top;
  const current = list?.querySelector('[aria-current=page]')?.getBoundingClientRect().top ?? 0;
  return tier + Math.abs(top - current);
}

/** The bytes that were transferred for a page: 0 if it came from the browser's cache. */
function bytesOf(path: string): number {
  const entries = performance.getEntriesByName(
    new URL(path, location.href).href,
  ) as PerformanceResourceTiming[];
  return entries.at(-1)?.transferSize ?? prefetch.pageBytes;
}

/** How long to wait on a page that is never idle, such as one that draws. Milliseconds. */
const busyMs = 500;

/** Runs it after the page has loaded, when the browser is idle. */
function whenIdle(run: () => void): void {
  if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(run), { once: true });
  else if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: busyMs });
  else setTimeout(run, busyMs);
}
