/**
 * Runs something that takes a signal and aborts it after `limitMs` milliseconds.
 * @throws DOMException named `TimeoutError` when the time is over
 */
export async function withTimeLimit<T>(
  limitMs: number,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException(`No answer in ${limitMs} ms.`, 'TimeoutError')),
    limitMs,
  );
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
