/**
 * Measures each site `runs` times. Sites take turns, so that a busy minute affects all of them. A first run warms the browser
 * and the servers up and does not count.
 * @returns the results of each site, in the order of `bases`
 */
export async function inTurns<T>(
  bases: readonly string[],
  runs: number,
  measure: (base: string) => Promise<T>,
): Promise<T[][]> {
  const results: T[][] = bases.map(() => []);
  for (let run = 0; run <= runs; run++) {
    for (const [at, base] of bases.entries()) {
      const result = await measure(base);
      if (run > 0) results[at]?.push(result);
    }
  }
  return results;
}

/** The value that the given part (0 to 1) of the values does not exceed, rounded; NaN without values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN);
}
