import { enhanceNotFoundPage } from '../behaviours/nearest-pages.ts';
import type { ChangePage } from '../behaviours/not-found-frame.ts';
import { filterChanges } from '../changes/filter-changes.ts';
import { loadPart } from './load.ts';

/**
 * Small parts that a page loads when its reader needs one of them, as one file: each file costs every page some 60 bytes for its
 * integrity, which is a tenth of most parts.
 */

export { durationOf, toggle } from '../collapsible/motion.ts';
export { showLanguageOffer } from '../language-offer/language-offer-box.ts';
export { showFractal } from '../live-picture/fractal.ts';
export { codeLinkKeys } from '../prose/code-links.ts';
export { filterContents as startFilter } from '../prose/contents-filter.ts';
export { showEnlarged } from '../prose/enlarged-picture.ts';
export { showOverflow } from '../prose/overflow.ts';
export { fetchStars } from '../services/star-request.ts';
export { subscription } from '../services/subscription.ts';

/** Starts what is on the 404 page, on pages of changes and in the playground. */
export function startRareParts(
  openSearchFor: (text: string) => void,
  changePage: ChangePage,
  signal: AbortSignal,
): void {
  const playground = document.querySelector<HTMLElement>('[data-playground]');
  if (playground) {
    loadPart(() => import('../run/run-code.ts'))
      .then((part) => part.startPlayground(playground, signal))
      .catch(console.warn);
    return;
  }
  const fields = document.querySelector<HTMLElement>('[data-change-filter]');
  if (fields) filterChanges(fields, signal);
  else enhanceNotFoundPage(openSearchFor, changePage, signal).catch(console.warn);
}
