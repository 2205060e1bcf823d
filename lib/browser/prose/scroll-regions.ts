import { afterPaint } from '../after-paint.ts';

/** Names of regions, by what scrolls: a block of code, a table, a formula. */
type RegionNames = { region: string; tableRegion: string; mathRegion: string };

/** What scrolls sideways in a text gets a name and can be reached and scrolled by keyboard. */
export function nameScrollRegions(
  prose: HTMLElement,
  { region, tableRegion, mathRegion }: RegionNames,
  signal: AbortSignal,
): void {
  const update = () => {
    for (const box of prose.querySelectorAll<HTMLElement>('pre, .table, .math')) {
      const scrolls = box.scrollWidth > box.clientWidth;
      if (scrolls === (box.tabIndex === 0)) continue;
      const label = box.matches('pre') ? region : box.matches('.math') ? mathRegion : tableRegion;
      for (const [name, value] of Object.entries({ tabindex: '0', role: 'group', 'aria-label': label }))
        if (scrolls) box.setAttribute(name, value);
        else box.removeAttribute(name);
    }
  };
  const sizes = new ResizeObserver(update);
  signal.addEventListener('abort', () => sizes.disconnect());
  afterPaint(() => {
    // Reports the first size, too. Turning the screen changes what fits, and so do fonts that load late.
    sizes.observe(prose);
    document.fonts.ready.then(update, () => undefined);
  }, signal);
}
