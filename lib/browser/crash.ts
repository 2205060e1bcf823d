import { sayCrashed } from './failure.ts';

/** A behaviour of a page: starts it, and gives a function that ends it where there is something to end. */
// biome-ignore lint/suspicious/noConfusingVoidType: most have nothing to end, and so return nothing
export type Behaviour = () => (() => void) | void;

const noop = () => undefined;

/**
 * Starts behaviours, each for itself: one that fails does not keep the others from starting. Where one fails, now or while it
 * is used, the reader is told once, and may have the page opened anew.
 * @param reopen replaces the page by itself
 * @returns a function that ends all of them
 */
export function startSafely(behaviours: Readonly<Record<string, Behaviour>>, reopen: () => void): () => void {
  const ends: (() => void)[] = [];
  let isTold = false;
  const tell = (error: unknown) => {
    if (isTold) return;
    isTold = true;
    void sayCrashed(error instanceof Error ? error.message : String(error)).then(reopen);
  };
  ends.push(watchErrors(tell));
  for (const [name, start] of Object.entries(behaviours)) {
    try {
      ends.push(start() ?? noop);
    } catch (error) {
      console.error(`The part "${name}" of this page failed.`, error);
      tell(error);
    }
  }
  return () => {
    for (const end of ends) {
      try {
        end();
      } catch (error) {
        // The page is about to leave: nothing is left to repair.
        console.error(error);
      }
    }
  };
}

/** Errors of the site's own code while it is used. What extensions and configured services throw is not ours. */
function watchErrors(tell: (error: unknown) => void): () => void {
  const { signal, abort } = abortable();
  const folder = import.meta.url.replace(/[^/]*$/, '');
  addEventListener('error', ({ error, filename }) => filename?.startsWith(folder) && tell(error), { signal });
  addEventListener(
    'unhandledrejection',
    ({ reason }) => reason instanceof Error && reason.stack?.includes(folder) && tell(reason),
    { signal },
  );
  return abort;
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
