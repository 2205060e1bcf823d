'use client';

import { useEffect } from 'react';

/**
 * Runs code that is loaded after the page, anew when `about` changes, and ends it with the page. `load` imports the code and
 * gives what starts it; what that returns is called at the end.
 */
export function useAfterPage(load: () => Promise<() => () => void>, about: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new start is due for something new, not for each rendering
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    load().then((start) => {
      if (!isGone) end = start();
    }, console.error);
    return () => {
      isGone = true;
      end?.();
    };
  }, [about]);
}
