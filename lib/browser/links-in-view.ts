import { prefetch } from '../site/constants.ts';
import { isKnown, preload } from './documents.ts';
import { allowsPrefetchInView } from './network.ts';
import { softLinkOf } from './soft-links.ts';

/**
 * Loads the pages ahead that links in view lead to (spec section 4), so that a click on one needs no network: when the page is
 * idle, few at a time, within the limit of bytes for a page, links of the text before those around it.
 * @returns a function that ends it
 */
export function linksInView(): () => void {
  if (!allowsPrefetchInView()) return () => undefined;
  // By link, not by page: a page that is linked once more, out of view, still waits.
  const waiting = new Map<Element, number>();
  let running = 0;
  let spent = 0;
  let isOver = false;

  const next = () => {
    const room = prefetch.bytesPerPage - spent - running * prefetch.pageBytes;
    if (isOver || running >= prefetch.atOnce || room < prefetch.pageBytes) return;
    const [link] = [...waiting].sort(([, a], [, b]) => a - b)[0] ?? [];
    if (!link) return;
    waiting.delete(link);
    const path = softLinkOf(link)?.pathname;
    if (path === undefined || isKnown(path)) return next();
    running += 1;
    const loaded = preload(path);
    void loaded.then(() => {
      running -= 1;
      spent += transferred(path);
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
  whenIdle(() => {
    if (isOver) return;
    // A click on the link of the search opens a dialog on this page.
    for (const link of document.querySelectorAll('[data-page] a[href]:not([data-search-button])'))
      if (softLinkOf(link)) observer.observe(link);
  });
  return () => {
    isOver = true;
    observer.disconnect();
  };
}

/** The smaller the sooner: links of the text from the top down, then those around it, the nearest to the present page first. */
function rankOf(link: Element, { top }: DOMRect): number {
  if (link.closest('article')) return top;
  const present = link
    .closest('nav, aside')
    ?.querySelector('[aria-current=page]')
    ?.getBoundingClientRect().top;
  return innerHeight + Math.abs(top - (present ?? 0));
}

/** The bytes that a page took; nothing where it came from the browser's cache. */
function transferred(path: string): number {
  const entries = performance.getEntriesByName(
    new URL(path, location.href).href,
  ) as PerformanceResourceTiming[];
  return entries.at(-1)?.transferSize ?? prefetch.pageBytes;
}

/** After the page has loaded and whenever nothing else is to be done. */
function whenIdle(run: () => void): void {
  if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(run), { once: true });
  else if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}
