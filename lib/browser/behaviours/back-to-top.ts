import { backToTop as limits } from '../../site/constants.ts';

/**
 * A way back to the top for who has come down and turns upwards: the button shows while the reader scrolls up, far enough
 * from the top.
 */
export function backToTop(signal: AbortSignal): void {
  const label = document.body.dataset.toTop ?? '';
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'back-to-top', hidden: true, title: label });
  button.setAttribute('aria-label', label);
  button.addEventListener('click', () => {
    scrollTo({ top: 0, behavior: 'smooth' });
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  });
  document.body.append(button);
  // Where the page is scrolled to is not asked before it moves: the answer would need a layout.
  let last = 0;
  const look = () => {
    const isUp = scrollY < last;
    last = scrollY;
    button.hidden = !(isUp && scrollY > limits.fromPx) && document.activeElement !== button;
    if (scrollY <= limits.fromPx) button.hidden = true;
  };
  addEventListener('scroll', look, { signal, passive: true });
  signal.addEventListener('abort', () => button.remove());
}
