/**
 * Runs something once the next frame is painted, such as what reads the layout of the page: before that frame it would make
 * the reader wait for all of the layout. In a tab that is hidden it runs once the tab is shown.
 * @param signal cancels it
 */
export function afterPaint(run: () => void, signal?: AbortSignal): void {
  // The callbacks of a frame run before it is painted. Whoever waits for it may not have run when a timer does.
  requestAnimationFrame(() => setTimeout(() => idle(() => signal?.aborted || run())));
}

/** When nothing else is to be done, or soon where there always is. WebKit does not tell. */
const idle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 100 }) : setTimeout(run);
