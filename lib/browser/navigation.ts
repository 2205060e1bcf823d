import { fromBrowserPath, localeOfPath } from '../routes/index.ts';
import { withdrawFailure } from './failure.ts';
import { guardPayloads, preload } from './payloads.ts';

/** What this needs of Next's router. */
export type Router = { push(path: string): void };

/**
 * One listener for all links of the document: a click changes the page without a reload, and a hint of it (hover,
 * focus, touch) loads the page ahead; so does the link to the next page when it comes into view. Another language has
 * another root layout and is a full load.
 * @returns a function that ends it
 */
export function softNavigation(router: Router): () => void {
  guardPayloads();
  const click = (event: MouseEvent) => {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || hasModifier) return;
    const path = softPath(event.target);
    if (!path) return;
    event.preventDefault();
    withdrawFailure();
    router.push(path);
  };
  const hint = ({ target }: Event) => {
    const link = softLink(target);
    if (link) preload(link.pathname);
  };
  document.addEventListener('click', click);
  for (const name of hints) document.addEventListener(name, hint, { passive: true });
  const seen = watchNext();
  return () => {
    seen.disconnect();
    document.removeEventListener('click', click);
    for (const name of hints) document.removeEventListener(name, hint);
  };
}

const hints = ['pointerover', 'focusin', 'touchstart'] as const;

/** The page that most readers go on to is loaded as soon as the link to it is in view: below the text, not on first view. */
function watchNext(): IntersectionObserver {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting ? softLink(target) : undefined;
      if (!link) continue;
      preload(link.pathname);
      observer.unobserve(target);
    }
  });
  for (const link of document.querySelectorAll('a[rel=next]')) observer.observe(link);
  return observer;
}

/** A link to another page of the site in the same language. */
function softLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  const path = fromBrowserPath(link.pathname);
  const here = fromBrowserPath(location.pathname);
  if (path === undefined || here === undefined || !path.endsWith('/') || path === here) return undefined;
  // Next takes a last segment with a dot for a file and cuts the slash off: /api/v1.5.0/ is left to the browser.
  if (/\.[^/]*\/$/.test(path)) return undefined;
  return localeOfPath(path) === localeOfPath(here) ? link : undefined;
}

/** The path of such a link for Next's router. */
function softPath(target: EventTarget | null): string | undefined {
  const link = softLink(target);
  return link && fromBrowserPath(link.pathname) + link.search + link.hash;
}
