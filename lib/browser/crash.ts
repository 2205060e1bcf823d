import { showCrash } from './loading/failure.ts';

/**
 * A behaviour of a page. It stops when the signal is aborted: every listener takes the signal, because elements that the next
 * page has too stay in the document (lib/browser/swap.ts).
 */
export type Behaviour = (signal: AbortSignal) => void;

/**
 * Starts behaviours one by one: one that fails does not prevent the others from starting. When one fails, now or later, a box
 * reports the first error and offers to reopen the page (docs/spec.md 7.11).
 * @param reopen loads the same page again and replaces the shown one
 * @returns a cleanup that stops all of them
 */
export function startSafely(behaviours: Readonly<Record<string, Behaviour>>, reopen: () => void): () => void {
  const page = new AbortController();
  let isReported = false;
  const report = (error: unknown) => {
    if (isReported) return;
    isReported = true;
    void showCrash(error instanceof Error ? error.message : String(error)).then(reopen);
  };
  watchErrors(report, page.signal);
  for (const [name, start] of Object.entries(behaviours)) {
    try {
      start(page.signal);
    } catch (error) {
      console.error(`The part "${name}" of this page failed.`, error);
      report(error);
    }
  }
  return () => page.abort();
}

/** Reports errors of the site's code while it is used, but not those of extensions and of configured services. */
function watchErrors(report: (error: unknown) => void, signal: AbortSignal): void {
  const folder = import.meta.url.replace(/[^/]*$/, '');
  addEventListener('error', ({ error, filename }) => filename?.startsWith(folder) && report(error), {
    signal,
  });
  addEventListener(
    'unhandledrejection',
    ({ reason }) => reason instanceof Error && reason.stack?.includes(folder) && report(reason),
    { signal },
  );
}
