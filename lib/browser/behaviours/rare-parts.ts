import { loadPart } from '../loading/load.ts';
import { changePage } from '../router.ts';
import { openSearchFor } from '../search/search.ts';

/**
 * Loads what few pages have. On the 404 page it names the pages with a similar address, opens the search from the field and takes
 * over the frame of its language; on a page of changes it filters the list; the playground becomes an editor. A field above contents
 * or names filters them once it has the focus. Without these parts the pages have their links and whole lists. Markup:
 * components/shell/not-found-screen.tsx, components/docs/api-changes-screens.tsx, components/playground/playground-screen.tsx,
 * components/mdx/toc.tsx, components/api/names-filter.tsx.
 */
export function rareParts(signal: AbortSignal): void {
  const load = () => import('../loading/on-demand.ts');
  if (document.querySelector('[data-nearest], [data-change-filter], [data-playground]'))
    load()
      .then((parts) => parts.startRareParts(openSearchFor, changePage, signal))
      .catch(console.warn);
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-filter]')) {
    const start = async () => {
      const parts = await loadPart<{ startFilter(field: HTMLInputElement, signal: AbortSignal): void }>(() =>
        field.dataset.filter ? import('../search/search-parts.ts') : load(),
      );
      if (!signal.aborted) parts.startFilter(field, signal);
    };
    field.addEventListener('focus', start, { signal, once: true });
  }
}
