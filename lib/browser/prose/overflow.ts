import { paintKeys } from '../../site/constants.ts';
import { storePreference } from '../storage.ts';

/** The attribute of the document with which long lines of code wrap (copy-code.css); before-paint.ts sets it as the reader chose. */
const wraps = 'data-wrap-code';

/**
 * Shows where a text goes on beyond an edge: `data-cut` on a box that scrolls, which the style sheet lets fade, and on each block
 * of code with long lines (`data-long`) a button that wraps the long lines of all blocks, or lets them scroll again, and stores
 * the choice.
 * @param boxes what may scroll sideways
 */
export function showOverflow(
  prose: HTMLElement,
  boxes: readonly HTMLElement[],
  wrap: string,
  signal: AbortSignal,
): void {
  for (const tools of prose.querySelectorAll('.code-tools')) tools.prepend(wrapButton(wrap, signal));
  for (const box of boxes) box.addEventListener('scroll', () => markCut(box), { signal, passive: true });
  const sizes = new ResizeObserver(() => {
    findLongLines(prose);
    for (const box of boxes) markCut(box);
  });
  signal.addEventListener('abort', () => sizes.disconnect());
  sizes.observe(prose);
}

function markCut(box: HTMLElement): void {
  box.toggleAttribute('data-cut', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
}

function wrapButton(label: string, signal: AbortSignal): HTMLButtonElement {
  const button = document.createElement('button');
  const root = document.documentElement;
  Object.assign(button, { type: 'button', className: 'wrap', textContent: label });
  button.setAttribute('aria-pressed', String(root.hasAttribute(wraps)));
  const toggle = () => {
    const before = button.getBoundingClientRect().top;
    const isOn = String(root.toggleAttribute(wraps));
    storePreference(paintKeys.wrapCode, isOn);
    for (const one of document.querySelectorAll('.code-tools > .wrap'))
      one.setAttribute('aria-pressed', isOn);
    // Blocks above may have changed their height; what the reader clicked stays where it is.
    scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
  };
  button.addEventListener('click', toggle, { signal });
  return button;
}

/** Lines that wrap are measured without it for a moment. */
function findLongLines(prose: HTMLElement): void {
  const root = document.documentElement;
  const isWrapped = root.hasAttribute(wraps);
  root.removeAttribute(wraps);
  const blocks = [...prose.querySelectorAll('figure.code > pre')];
  const areLong = blocks.map((pre) => pre.scrollWidth > pre.clientWidth);
  for (const [at, pre] of blocks.entries()) pre.parentElement?.toggleAttribute('data-long', areLong[at]);
  root.toggleAttribute(wraps, isWrapped);
}
