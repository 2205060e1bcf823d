type Connection = { saveData?: boolean; effectiveType?: string };

function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

/** Whether a page may be loaded ahead on hover, focus or touch: not on 2g, not when the reader saves data (docs/spec.md 7.9). */
export function allowsPrefetch(): boolean {
  const { saveData, effectiveType } = connection() ?? {};
  return !saveData && !effectiveType?.includes('2g');
}

/** Whether pages of links in view may be loaded ahead: not on a connection that is known to be slow (docs/spec.md 7.10). */
export function allowsPrefetchInView(): boolean {
  const { effectiveType = '4g' } = connection() ?? {};
  return allowsPrefetch() && effectiveType === '4g';
}
