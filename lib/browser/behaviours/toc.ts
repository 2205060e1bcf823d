import { afterPaint } from '../after-paint.ts';

/**
 * Makes the entry of the section that is being read the current one: that of the last heading in the upper third of the window
 * or above. Markup: components/mdx/toc.tsx.
 */
export function followReading(signal: AbortSignal): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#toc a')];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  let frame = 0;
  const setCurrent = () => {
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
    frame ||= requestAnimationFrame(setCurrent);
  };
  afterPaint(setCurrent, signal);
  addEventListener('scroll', schedule, { signal, passive: true });
  addEventListener('resize', schedule, { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}
