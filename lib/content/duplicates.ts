/** The rows whose value stands in a row above already; a row without a value is never one. */
export function duplicates<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | undefined,
): { row: number; value: string }[] {
  const seen = new Set<string>();
  return rows.flatMap((one, row) => {
    const value = keyOf(one);
    if (value === undefined) return [];
    if (seen.has(value)) return [{ row, value }];
    seen.add(value);
    return [];
  });
}
