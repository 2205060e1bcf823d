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
 * What scrolls sideways in a text gets a name and can be reached and scrolled by keyboard; `data-cut` says that it goes on at its
 * right edge, where the style sheet lets it fade. What follows the scrolling, wraps lines and leads from link to link in code is
 * loaded on the first sign that the reader uses the text: pointer, touch or focus.
 */
export function nameScrollRegions(
  prose: HTMLElement,
  { region, tableRegion, mathRegion, pictureRegion, wrap }: Labels,
  signal: AbortSignal,
): void {
  const boxes = [...prose.querySelectorAll<HTMLElement>('pre, .table, .math, .drawing')];
  let isLoaded = false;
  const load = () => {
    if (isLoaded || !(prose.querySelector('[data-cut], pre a') || document.documentElement.dataset.wrapCode))
      return;
    isLoaded = true;
    // Without it the text scrolls all the same.
    import('../loading/on-demand.ts').then((part) => {
      part.showOverflow(prose, boxes, wrap, signal);
      part.codeLinkKeys(prose, signal);
    }, ignore);
  };
  for (const hint of ['pointerover', 'touchstart', 'focusin'])
    prose.addEventListener(hint, load, { signal, passive: true });
  const update = () => {
    // All are measured before one changes: each measure after a change would lay the page out again.
    const wide = new Set(boxes.filter((box) => box.scrollWidth > box.clientWidth));
    for (const box of boxes) {
      const scrolls = wide.has(box);
      if (!isLoaded) box.toggleAttribute('data-cut', scrolls);
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
