import { fromBrowserPath, localeOfPath } from '../routes/index.ts';
import { allowsPrefetch } from './network.ts';

/** What this needs of Next's router. */
export type Router = { push(path: string): void; prefetch(path: string): void };

/**
 * One listener for all links of the document: a click changes the page without a reload, and a hint of it (hover,
 * focus, touch) loads the page ahead. Another language has another root layout and is a full load.
 * @returns a function that ends it
 */
export function softNavigation(router: Router): () => void {
  const click = (event: MouseEvent) => {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || hasModifier) return;
    const path = softPath(event.target);
    if (!path) return;
    event.preventDefault();
    router.push(path);
  };
  const hint = (event: Event) => {
    const path = softPath(event.target);
    if (path && allowsPrefetch()) router.prefetch(path);
  };
  document.addEventListener('click', click);
  for (const name of hints) document.addEventListener(name, hint, { passive: true });
  return () => {
    document.removeEventListener('click', click);
    for (const name of hints) document.removeEventListener(name, hint);
  };
}

const hints = ['pointerover', 'focusin', 'touchstart'] as const;

/** The path of another page of the site in the same language that the element links to, for Next's router. */
function softPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  const path = fromBrowserPath(link.pathname);
  const here = fromBrowserPath(location.pathname);
  if (path === undefined || here === undefined || !path.endsWith('/') || path === here) return undefined;
  if (localeOfPath(path) !== localeOfPath(here)) return undefined;
  return path + link.search + link.hash;
}
