import { type Problem, problem } from '../../site/problem.ts';
import { fieldLocation } from './field-location.ts';

/** The rows whose value a row above has already; rows without a value do not count. */
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
  /** The part of the address that the writer chooses. */
  id: string;
  /** The rest of what makes the address. */
  group: string;
};

/**
 * Pages whose address another page has already; the first one is used. Addresses that differ only in case are the same file
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
