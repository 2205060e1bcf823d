/**
 * Small parts that a page loads when its reader needs one of them, as one file: each file costs every page some 60 bytes for its
 * integrity, which is a tenth of most parts.
 */

export { enhanceNotFoundPage } from '../behaviours/nearest-pages.ts';
export { filterChanges } from '../changes/filter-changes.ts';
export { durationOf, toggle } from '../collapsible/motion.ts';
export { codeLinkKeys } from '../prose/code-links.ts';
export { filterContents } from '../prose/contents-filter.ts';
export { showEnlarged } from '../prose/enlarged-picture.ts';
export { showOverflow } from '../prose/overflow.ts';
export { subscription } from '../services/subscription.ts';
