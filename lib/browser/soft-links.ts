import { fromBrowserPath, localeOfPath } from '../routes/index.ts';
import { prepare } from './documents.ts';
import { allowsPrefetch } from './network.ts';

/** What says that a reader is about to follow a link. */
const hints = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * One listener for all links of the document: a click shows the page without a reload, and a hint of it (hover, focus, touch)
 * loads the page ahead and parses it. Everything else stays with the browser.
 * @param visit goes to an address of the same language
 */
export function softLinks(visit: (address: string) => void): void {
  document.addEventListener('click', (event) => {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || hasModifier) return;
    const link = softLinkOf(event.target);
    if (!link) return;
    event.preventDefault();
    visit(link.href);
  });
  const hint = ({ target }: Event) => {
    const link = softLinkOf(target);
    if (link && allowsPrefetch()) void prepare(link.pathname);
  };
  for (const name of hints) document.addEventListener(name, hint, { passive: true });
}

/**
 * The link to another page of the site in the same language that an element is in. Another language is another document, and
 * so is the page for what is not found: it has all languages in one, and no request but that of the browser brings it.
 */
export function softLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  if ('notFound' in document.documentElement.dataset) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  const path = fromBrowserPath(link.pathname);
  const here = fromBrowserPath(location.pathname);
  if (path === undefined || here === undefined || !path.endsWith('/') || path === here) return undefined;
  return localeOfPath(path) === localeOfPath(here) ? link : undefined;
}
