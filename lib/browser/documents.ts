import { loading } from '../site/constants.ts';
import { loadOnce } from './loading/load-once.ts';
import { withTimeLimit } from './time-limit.ts';
import { parsePage } from './trusted-types.ts';

/** Why a page did not load; the message for each is in `data-loading` of the body. */
export type LoadFault = 'offline' | 'slow' | 'broken' | 'failed';

/** A page that did not load. `message` has the detail, such as the status of the host; it may be empty. */
export class LoadError extends Error {
  constructor(
    readonly fault: LoadFault,
    detail = '',
  ) {
    super(detail);
    this.name = 'LoadError';
  }
}

/** HTML of pages, loaded or still loading, by path. */
const loadedPages = new Map<string, Promise<string>>();

/** How many pages are cached; the least recently used is removed first. A page is 20 to 100 kB of text. */
export const mostPages = 48;

/**
 * A page of this site as a document, from the cache if it was loaded before.
 * @param path as in the address bar, without query and hash
 * @throws LoadError when the page cannot be loaded
 */
export async function documentOf(path: string): Promise<Document> {
  const isCached = loadedPages.has(path);
  const html = await pageHtml(path);
  const page = parsedAhead?.html === html ? parsedAhead.page : parsePage(html);
  // Its elements move into the page that is shown, so it can be used once.
  parsedAhead = undefined;
  if (needsLoad(page) || isSitePage(page)) return page;
  loadedPages.delete(path);
  // The cached answer may not be of this site: some networks answer every request with a page to sign in.
  if (isCached) return documentOf(path);
  throw new LoadError('broken');
}

/** The page that the reader is most likely to open next, parsed. */
let parsedAhead: { html: string; page: Document } | undefined;

/** Loads and parses a page that the reader is about to open, so that it can be shown at once. Failures are silent. */
export async function prepare(path: string): Promise<void> {
  const html = await pageHtml(path, 'low').catch(() => undefined);
  if (html !== undefined && html !== parsedAhead?.html) parsedAhead = { html, page: parsePage(html) };
}

/** Whether a page is in the cache, loaded or still loading. */
export function isLoadedOrLoading(path: string): boolean {
  return loadedPages.has(path);
}

/** Loads a page ahead, with low priority. Failures are silent: a click loads the page again. */
export async function preload(path: string): Promise<void> {
  await pageHtml(path, 'low').catch(() => undefined);
}

/** Empties the cache, so that the next visit loads the site as it is now. */
export function clearPages(): void {
  loadedPages.clear();
}

/** The address of the module of a page, which differs from build to build; nothing for a document that is not of this site. */
export function buildOf(page: Document): string | null | undefined {
  return page.querySelector('script[data-site]')?.getAttribute('src');
}

/** Whether the browser has to load a page: it redirects to another address, or is the 404 page, one for all languages. */
export function needsLoad(page: Document): boolean {
  return page.querySelector('meta[http-equiv=refresh], html[data-not-found]') !== null;
}

function isSitePage(page: Document): boolean {
  return Boolean(buildOf(page)) && page.querySelector('[data-page] #content') !== null;
}

function pageHtml(path: string, priority?: 'low'): Promise<string> {
  const loaded = loadOnce(loadedPages, path, () => downloadPage(path, priority));
  const [oldest] = loadedPages.keys();
  if (loadedPages.size > mostPages && oldest !== undefined) loadedPages.delete(oldest);
  return loaded;
}

async function downloadPage(path: string, priority: 'low' | 'auto' = 'auto'): Promise<string> {
  try {
    return await withTimeLimit(loading.giveUpMs, async (signal) => {
      const response = await fetch(path, { signal, priority });
      const html = await response.text();
      // The 404 page of the site is an answer, too.
      if (!response.ok && !html.includes('data-not-found'))
        throw new LoadError('failed', `${response.status} ${response.statusText}`.trim());
      // An incomplete page lacks its last line.
      if (!/<\/html>\s*$/.test(html)) throw new LoadError('broken');
      return html;
    });
  } catch (error) {
    if (error instanceof LoadError) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new LoadError('slow');
    throw new LoadError(navigator.onLine ? 'failed' : 'offline');
  }
}
