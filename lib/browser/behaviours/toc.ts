import { afterPaint } from '../after-paint.ts';

/**
 * Marks the entry of the section at the top of the window: the last heading that has passed a third of its height.
 */
export function followReading(signal: AbortSignal): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#toc a')];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  let frame = 0;
  const mark = () => {
    frame = 0;
    const line = window.innerHeight / 3;
    const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    const passed = headings.filter((heading) => heading && heading.getBoundingClientRect().top < line).length;
    const current = isAtEnd ? links.length - 1 : passed - 1;
    links.forEach((link, index) => {
      if (index === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(mark);
  };
  afterPaint(mark, signal);
  addEventListener('scroll', schedule, { signal, passive: true });
  addEventListener('resize', schedule, { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}
