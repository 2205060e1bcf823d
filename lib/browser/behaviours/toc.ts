import { afterPaint } from '../after-paint.ts';
import { bringIntoView } from './bring-into-view.ts';

/** How far from the top of the window a heading is that is being read: a little more than where a link to it brings it. */
const readingLinePx = 160;

/**
 * Makes the entry of the section that is being read the current one, in the column of wide screens, where it stays in view, and
 * in the bar of others, which names it: that of the last heading near the top of the window or above. Markup:
 * components/mdx/toc.tsx.
 */
export function followReading(signal: AbortSignal): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#toc a')];
  const bar = document.getElementById('toc-bar');
  const lists = [links, [...(bar?.querySelectorAll('a') ?? [])]];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  let frame = 0;
  let current = -1;
  const setCurrent = () => {
    frame = 0;
    const line = Math.min(window.innerHeight / 3, readingLinePx);
    const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    const passed = headings.filter((heading) => heading && heading.getBoundingClientRect().top < line).length;
    const before = current;
    current = isAtEnd ? links.length - 1 : passed - 1;
    if (current === before) return;
    for (const list of lists) {
      list[before]?.removeAttribute('aria-current');
      list[current]?.setAttribute('aria-current', 'true');
    }
    const link = links[current];
    const name = bar?.querySelector('b');
    if (name) name.textContent = link?.textContent ?? '';
    const column = link?.closest('nav');
    // Where the reader steps through the entries by keyboard, the browser brings the focused one into view.
    if (link && column && !column.contains(document.activeElement)) bringIntoView(column, link);
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(setCurrent);
  };
  afterPaint(setCurrent, signal);
  addEventListener('scroll', schedule, { signal, passive: true });
  addEventListener('resize', schedule, { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}
