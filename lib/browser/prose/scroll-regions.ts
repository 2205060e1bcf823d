import { afterPaint } from '../after-paint.ts';

/** Names of regions, by what scrolls: a block of code, a table, a formula, a drawing; and the name of the button that wraps code. */
type Labels = {
  region: string;
  tableRegion: string;
  mathRegion: string;
  pictureRegion: string;
  wrap: string;
};

/**
 * What scrolls sideways in a text gets a name and can be reached and scrolled by keyboard. Code that shows where it goes on, and
 * wraps it, is loaded for a text in which something scrolls, or lines wrap.
 */
export function nameScrollRegions(
  prose: HTMLElement,
  { region, tableRegion, mathRegion, pictureRegion, wrap }: Labels,
  signal: AbortSignal,
): void {
  const boxes = [...prose.querySelectorAll<HTMLElement>('pre, .table, .math, .drawing')];
  let overflows = false;
  const update = () => {
    for (const box of boxes) {
      const scrolls = box.scrollWidth > box.clientWidth;
      if (!overflows && (scrolls || document.documentElement.dataset.wrapCode)) {
        overflows = true;
        // Without it the text scrolls all the same.
        import('./overflow.ts').then((part) => part.showOverflow(prose, boxes, wrap, signal), ignore);
      }
      if (scrolls === (box.tabIndex === 0)) continue;
      const label = box.matches('pre')
        ? region
        : box.matches('.math')
          ? mathRegion
          : box.matches('.table')
            ? tableRegion
            : pictureRegion;
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
    document.fonts.ready.then(update, ignore);
  }, signal);
}

function ignore(): void {}
