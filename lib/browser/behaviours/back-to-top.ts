import { backToTop } from '../../site/constants.ts';

/**
 * Adds a button to the top of the page, which shows while the reader scrolls up, far enough from the top (docs/spec.md 8.10).
 * Style: back-to-top.css.
 */
export function backToTopButton(signal: AbortSignal): void {
  const label = document.body.dataset.toTop ?? '';
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'back-to-top', hidden: true, title: label });
  button.setAttribute('aria-label', label);
  button.addEventListener('click', () => {
    scrollTo({ top: 0, behavior: 'smooth' });
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  });
  document.body.append(button);
  // The position is not read before the page scrolls, since that would need a layout.
  let last = 0;
  const look = () => {
    const isUp = scrollY < last;
    last = scrollY;
    button.hidden = !(isUp && scrollY > backToTop.fromPx) && document.activeElement !== button;
    if (scrollY <= backToTop.fromPx) button.hidden = true;
  };
  addEventListener('scroll', look, { signal, passive: true });
  signal.addEventListener('abort', () => button.remove());
}
