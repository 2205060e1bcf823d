import { prefetch } from '../../site/constants.ts';
import { isKnown, preload } from '../documents.ts';
import { allowsPrefetchInView } from '../network.ts';
import { softLinkOf } from '../soft-links.ts';

/**
 * Loads the pages ahead that links in view lead to (docs/spec.md 7.10), so that a click on one needs no network: when the page is
 * idle, few at a time, within the limit of bytes for a page, links of the text before those around it.
 */
export function linksInView(signal: AbortSignal): void {
  if (!allowsPrefetchInView()) return;
  /** Links in view, each with its rank; several may lead to one page. */
  const waiting = new Map<Element, number>();
  let running = 0;
  let spent = 0;

  const next = () => {
    const room = prefetch.bytesPerPage - spent - running * prefetch.pageBytes;
    if (signal.aborted || running >= prefetch.atOnce || room < prefetch.pageBytes) return;
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
    if (signal.aborted) return;
    // The search button leads to a page only where there is no script.
    for (const link of document.querySelectorAll('[data-page] a[href]:not([data-search-button])'))
      if (softLinkOf(link)) observer.observe(link);
  });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** The smaller the sooner: links of the content, then lists of pages (nearest to the present page first), then the frame. */
function rankOf(link: Element, { top }: DOMRect): number {
  const tier = 100_000;
  const list = link.closest('nav');
  if (link.closest('main') && (!list || link.matches('[rel=next]'))) return top;
  if (link.closest('header, footer')) return 2 * tier + top;
  const present = list?.querySelector('[aria-current=page]')?.getBoundingClientRect().top ?? 0;
  return tier + Math.abs(top - present);
}

/** The bytes that a page took; nothing where it came from the browser's cache. */
function transferred(path: string): number {
  const entries = performance.getEntriesByName(
    new URL(path, location.href).href,
  ) as PerformanceResourceTiming[];
  return entries.at(-1)?.transferSize ?? prefetch.pageBytes;
}

/** For how long a page that is never idle, such as one that draws, is left alone. Milliseconds. */
const busyMs = 500;

/** After the page has loaded, when nothing else is to be done. */
function whenIdle(run: () => void): void {
  if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(run), { once: true });
  else if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: busyMs });
  else setTimeout(run, busyMs);
}
