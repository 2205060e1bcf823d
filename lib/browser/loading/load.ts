import { showFailure } from './failure.ts';

/**
 * Loads a part of the code that the reader needs, or data for it (docs/spec.md 7.12). When that fails, a box offers to try again;
 * when it fails again, the page is reloaded, since some browsers cache a module that failed, and a page that is older than the
 * site names files that are gone. Offline the page stays, since a reload would lose it.
 * @returns a promise that never settles if the reader closes the box
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await load();
    } catch (error) {
      console.error(error);
      if (failures > 1 && navigator.onLine) {
        location.reload();
        return new Promise(() => undefined);
      }
      await showFailure('chunk', '');
    }
  }
}
