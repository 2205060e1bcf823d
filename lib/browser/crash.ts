import { sayCrashed } from './loading/failure.ts';

/**
 * A behaviour of a page. It ends when the signal is aborted: every listener takes the signal, because elements that the next
 * page has too stay in the document (lib/browser/swap.ts).
 */
export type Behaviour = (signal: AbortSignal) => void;

/**
 * Starts behaviours, each for itself: one that fails does not keep the others from starting. Where one fails, now or while it
 * is used, the reader is told once, and may have the page opened anew.
 * @param reopen replaces the page by itself
 * @returns a function that ends all of them
 */
export function startSafely(behaviours: Readonly<Record<string, Behaviour>>, reopen: () => void): () => void {
  const page = new AbortController();
  let isTold = false;
  const tell = (error: unknown) => {
    if (isTold) return;
    isTold = true;
    void sayCrashed(error instanceof Error ? error.message : String(error)).then(reopen);
  };
  watchErrors(tell, page.signal);
  for (const [name, start] of Object.entries(behaviours)) {
    try {
      start(page.signal);
    } catch (error) {
      console.error(`The part "${name}" of this page failed.`, error);
      tell(error);
    }
  }
  return () => page.abort();
}

/** Errors of the site's own code while it is used. What extensions and configured services throw is not ours. */
function watchErrors(tell: (error: unknown) => void, signal: AbortSignal): void {
  const folder = import.meta.url.replace(/[^/]*$/, '');
  addEventListener('error', ({ error, filename }) => filename?.startsWith(folder) && tell(error), { signal });
  addEventListener(
    'unhandledrejection',
    ({ reason }) => reason instanceof Error && reason.stack?.includes(folder) && tell(reason),
    { signal },
  );
}
