import { storageKeys } from '../site/constants.ts';

/** Whether an error means that a file of the page's code could not be loaded. */
export function isChunkError({ name, message }: Error): boolean {
  return (
    name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i.test(
      message,
    )
  );
}

/** For how long a page that was loaded anew is not loaded anew again. */
const pauseMs = 60_000;

/**
 * Loads the page anew, unless that was done a moment ago: a site that was published in between is whole then, one that is
 * broken does not spin. Where nothing can be kept, nothing is loaded anew.
 */
export function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(storageKeys.reloaded));
    if (Date.now() - last < pauseMs) return;
    sessionStorage.setItem(storageKeys.reloaded, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
}
