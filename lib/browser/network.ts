type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether pages may be loaded ahead: not on a 2g connection, not when the reader saves data (spec section 4). */
export function allowsPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
