import { type CoverKind, coverKinds } from './cover.ts';
import { randomOf } from './random.ts';

/** How many covers in a row are of different kinds: so neighbours in a grid of three columns differ, beside and above. */
export const differentInARow = 4;

/**
 * The kinds of the covers of a series. The seed of each chooses among the kinds that none of its neighbours has, so a new entry
 * does not change the covers of older ones.
 * @param covers the oldest first; a `kind` that is given stays
 */
export function kindsInARow(covers: readonly { seed: string; kind?: CoverKind | undefined }[]): CoverKind[] {
  const kinds: CoverKind[] = [];
  for (const [at, { seed, kind }] of covers.entries()) {
    const near = differentInARow - 1;
    const given = covers.slice(at + 1, at + 1 + near).map((cover) => cover.kind);
    const taken = [...kinds.slice(-near), ...given];
    const free = coverKinds.filter((one) => !taken.includes(one));
    kinds.push(kind ?? chosen(seed, free));
  }
  return kinds;
}

function chosen(seed: string, kinds: readonly CoverKind[]): CoverKind {
  return kinds[Math.floor(randomOf(seed)() * kinds.length)] ?? coverKinds[0];
}
