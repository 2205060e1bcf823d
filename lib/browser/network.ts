type Connection = { saveData?: boolean; effectiveType?: string };

function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

/** Whether a page may be loaded ahead on a hint: not on a 2g connection, not when the reader saves data (docs/spec.md 7.9). */
export function allowsPrefetch(): boolean {
  const { saveData, effectiveType } = connection() ?? {};
  return !saveData && !effectiveType?.includes('2g');
}

/** Whether pages may be loaded ahead without any hint: where the connection is known to be slow they would be in the way. */
export function allowsPrefetchInView(): boolean {
  const { effectiveType = '4g' } = connection() ?? {};
  return allowsPrefetch() && effectiveType === '4g';
}
