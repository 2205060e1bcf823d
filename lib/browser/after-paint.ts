/**
 * Runs something after the next frame is painted, such as what reads the layout of the page: before, the reader would have to
 * wait for the whole layout. In a hidden tab it runs after the tab is shown.
 * @param signal cancels it
 */
export function afterPaint(run: () => void, signal?: AbortSignal): void {
  // Callbacks of a frame run before it is painted, so the timer starts in one of them.
  requestAnimationFrame(() => setTimeout(() => idle(() => signal?.aborted || run())));
}

/** Runs it when the browser is idle, or after 100 ms if it never is; at once in WebKit, which does not report it. */
const idle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 100 }) : setTimeout(run);
