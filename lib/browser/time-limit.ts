/**
 * Runs something that takes a signal, and aborts it after a while with a `TimeoutError`.
 * @param limitMs when to give up
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
