import { openSearchFor } from '../search/search.ts';

/**
 * On the 404 page, loads what names the pages with a similar address and opens the search from the field. Without it the page
 * has its links, and the field leads to the search page. Markup: components/shell/not-found-screen.tsx.
 */
export function pageNotFound(signal: AbortSignal): void {
  if (document.querySelector('[data-nearest]'))
    import('../loading/on-demand.ts')
      .then(({ enhanceNotFoundPage }) => enhanceNotFoundPage(openSearchFor, signal))
      .catch(console.warn);
}
