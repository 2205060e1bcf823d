import { loading } from '../site/constants.ts';
import { loadOnce } from './load-once.ts';
import { withTimeLimit } from './time-limit.ts';
import { parsePage } from './trusted-types.ts';

/** Why a page did not come; the words for each are in `data-loading` of the body. */
export type LoadFault = 'offline' | 'slow' | 'broken' | 'failed';

export class LoadError extends Error {
  constructor(
    readonly fault: LoadFault,
    detail = '',
  ) {
    super(detail);
    this.name = 'LoadError';
  }
}

/** Pages on their way or here, by path. A page is asked for once; a failure is forgotten. */
const pages = new Map<string, Promise<string>>();

/** How many pages are at hand; the ones that were not used for longest go first. A page is 20 to 100 kB of text. */
export const mostPages = 48;

/**
 * A page of this site as a document, from memory where it was loaded before.
 * @param path as in the address bar, without query and hash
 * @throws LoadError that says why it did not come
 */
export async function documentOf(path: string): Promise<Document> {
  const isAtHand = pages.has(path);
  const html = await htmlOf(path);
  const page = ahead?.html === html ? ahead.page : parsePage(html);
  // What is in it becomes part of the page that is shown.
  ahead = undefined;
  if (isRedirect(page) || isPage(page)) return page;
  pages.delete(path);
  // What was loaded ahead may be an answer of somebody else, as of a network that asked to sign in first.
  if (isAtHand) return documentOf(path);
  throw new LoadError('broken');
}

/** The page that the reader is most likely to ask for next. */
let ahead: { html: string; page: Document } | undefined;

/** Loads and parses a page that the reader is about to ask for, so that it can be shown at once. Fails in silence. */
export async function prepare(path: string): Promise<void> {
  const html = await htmlOf(path, 'low').catch(() => undefined);
  if (html !== undefined && html !== ahead?.html) ahead = { html, page: parsePage(html) };
}

/** Whether a page is here or on its way. */
export function isKnown(path: string): boolean {
  return pages.has(path);
}

/** Loads a page ahead, after everything that the reader has asked for. Fails in silence: a click will load it again. */
export async function preload(path: string): Promise<void> {
  await htmlOf(path, 'low').catch(() => undefined);
}

/** Forgets what was loaded, so that the next visit sees the site as it is now. */
export function forgetPages(): void {
  pages.clear();
}

/** The name of the module of a page: another name is another build of the site. */
export function buildOf(page: Document): string | null | undefined {
  return page.querySelector('script[data-site]')?.getAttribute('src');
}

/** Whether a page only sends its readers on to another address. */
export function isRedirect(page: Document): boolean {
  return page.querySelector('meta[http-equiv=refresh]') !== null;
}

function isPage(page: Document): boolean {
  return Boolean(buildOf(page)) && page.querySelector('[data-page] #content') !== null;
}

function htmlOf(path: string, priority?: 'low'): Promise<string> {
  const loaded = loadOnce(pages, path, () => download(path, priority));
  const [oldest] = pages.keys();
  if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest);
  return loaded;
}

async function download(path: string, priority: 'low' | 'auto' = 'auto'): Promise<string> {
  try {
    return await withTimeLimit(loading.giveUpMs, async (signal) => {
      const response = await fetch(path, { signal, priority });
      if (!response.ok) throw new LoadError('failed', `${response.status} ${response.statusText}`.trim());
      const html = await response.text();
      // A page that breaks off has no last line.
      if (!/<\/html>\s*$/.test(html)) throw new LoadError('broken');
      return html;
    });
  } catch (error) {
    if (error instanceof LoadError) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new LoadError('slow');
    throw new LoadError(navigator.onLine ? 'failed' : 'offline');
  }
}
