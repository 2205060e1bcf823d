import { askToRetry } from './failure.ts';

/**
 * Loads a part of the code, or what belongs to it, that the reader has asked for. When that fails, a box says so and
 * offers Retry; when it fails again, the page is loaded anew: some browsers remember a module that failed, and a page
 * that is older than the site finds its files only that way. Offline the page stays, since a reload would lose it.
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
      await askToRetry('chunk', '');
    }
  }
}
