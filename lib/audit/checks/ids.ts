import { nearest, type Problem, problem } from '../../site/problem.ts';
import type { Site } from '../site.ts';

/** Ids that two elements of a page share: a link or label leads to the first one only. */
export function duplicateIdProblems({ pages }: Pick<Site, 'pages'>): Problem[] {
  return pages.flatMap(({ file, repeatedIds: ids }) =>
    ids.map((id) =>
      problem({ where: file, what: `duplicate id "${id}"`, fix: 'Give one of them a different id.' }),
    ),
  );
}

/** Labels, descriptions, table headers and paints that name an id which no element of the page has. */
export function brokenReferences({ pages }: Pick<Site, 'pages'>): Problem[] {
  return pages.flatMap(({ file, ids, references }) =>
    references
      .filter(({ id }) => !ids.has(id))
      .map(({ attribute, id }) => {
        const near = nearest(id, ids);
        return problem({
          where: file,
          what: `${attribute} refers to the unknown id "${id}"`,
          fix: near ? `Did you mean "${near}"?` : 'Use an id of the page.',
        });
      }),
  );
}
