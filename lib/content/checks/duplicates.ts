import { type Problem, problem } from '../../site/problem.ts';
import { fieldLocation } from './line-of.ts';

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

type Routed = {
  file: string;
  /** The part of the address that its writer chooses. */
  id: string;
  /** What else makes the address. */
  group: string;
};

/**
 * Pages whose address another page has; the first one is used. Addresses that differ in case only are one and the same file
 * on many disks.
 */
export function duplicateRoutes(pages: readonly Routed[]): Problem[] {
  const first = new Map<string, Routed>();
  return pages.flatMap((page) => {
    const address = `${page.group} ${page.id}`.toLowerCase();
    const other = first.get(address);
    if (!other) first.set(address, page);
    if (!other) return [];
    const isSame = other.id === page.id;
    return [
      problem({
        where: fieldLocation(page.file, 'slug'),
        what: isSame
          ? `duplicate route "${page.id}"`
          : `route "${page.id}" differs from "${other.id}" only in case`,
        fix: `${other.file} has ${isSame ? 'the same route and is used' : 'that route'}; give one of them a different slug.`,
        severity: 'warning',
      }),
    ];
  });
}
