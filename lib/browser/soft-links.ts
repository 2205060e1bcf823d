import { fromBrowserPath, localeOfPath } from '../routes/index.ts';
import { prepare } from './documents.ts';
import { allowsPrefetch } from './network.ts';

/** Events that show that a reader is about to follow a link. */
const hints = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Handles the links of the document: a click shows the page without a reload; hover, focus and touch load and parse it ahead
 * (docs/spec.md 7.1, 7.9). Other links are left to the browser.
 * @param visit shows a page of the same language
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
 * The link around an element, if it leads to another page of the site in the same language. Nothing on the 404 page, which
 * has all languages in one document and cannot be fetched as a page.
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
