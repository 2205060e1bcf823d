import { defaultLocale } from '../../site/locales.ts';
import { didYouMean, type Problem, problem } from '../../site/problem.ts';
import type { PathLists, readPaths } from '../data.ts';
import type { DocRecord } from '../record.ts';

/** Paths and map name pages that a version has; every page of the docs is in the map, and none comes before itself. */
export function pathProblems(
  { lists, file, lineOf }: ReturnType<typeof readPaths>,
  docs: readonly DocRecord[],
): Problem[] {
  if (!lists) return [];
  const { paths, map } = lists;
  const english = docs.filter(({ locale }) => locale === defaultLocale);
  const slugs = new Map(english.map((doc) => [doc.slug, doc.file]));
  const named: { slug: string; at: PropertyKey[] }[] = [
    ...paths.flatMap(({ steps }, path) =>
      steps.map(({ page }, step) => ({ slug: page, at: ['paths', path, 'steps', step, 'page'] })),
    ),
    ...Object.entries(map).flatMap(([slug, { after = [] }]) => [
      { slug, at: ['map', slug] },
      ...after.map((page, row) => ({ slug: page, at: ['map', slug, 'after', row] })),
    ]),
  ];
  return [
    ...named
      .filter(({ slug }) => !slugs.has(slug))
      .map(({ slug, at }) =>
        problem({
          where: `${file}:${lineOf(at)}`,
          what: `unknown page "${slug}"`,
          fix: `No version of the docs has it.${didYouMean(slug, slugs.keys())}`,
        }),
      ),
    ...circles(map).map((circle) =>
      problem({
        where: `${file}:${lineOf(['map', circle[0] ?? '', 'after'])}`,
        what: `circular prerequisites: ${circle.join(', ')}`,
        fix: 'Each of these pages is to be read after the next one; remove one of them from "after".',
      }),
    ),
    ...[...slugs]
      .filter(([slug]) => !Object.hasOwn(map, slug))
      .map(([slug, doc]) =>
        problem({
          where: `${doc}:1`,
          what: `page "${slug}" is not in the map of the docs`,
          fix: `Add it to "map" of ${file}, with what it teaches.`,
        }),
      ),
  ];
}

/** Pages that come before themselves: each circle once, from its first page in the map back to that. */
function circles(map: PathLists['map']): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (slug: string, way: string[]) => {
    const at = way.indexOf(slug);
    if (at >= 0) found.push([...way.slice(at), slug]);
    if (at >= 0 || done.has(slug)) return;
    for (const page of map[slug]?.after ?? []) visit(page, [...way, slug]);
    done.add(slug);
  };
  for (const slug of Object.keys(map)) visit(slug, []);
  return found;
}
