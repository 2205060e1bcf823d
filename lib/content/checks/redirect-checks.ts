import { isLocale } from '../../site/locales.ts';
import { didYouMean, type Problem, problem } from '../../site/problem.ts';
import type { RedirectRow } from '../data.ts';
import type { CheckedText } from '../record.ts';
import { isPagePath } from './link-checks.ts';

/** A redirect leads from an address without a page to a page, in one step. */
export function redirectProblems(
  redirects: readonly RedirectRow[],
  texts: readonly CheckedText[],
  file: string,
): Problem[] {
  const paths = new Set(texts.flatMap(({ path }) => path || []));
  const next = new Map(redirects.map(({ from, to }) => [from, to]));
  return redirects.flatMap(({ from, to, line }) => {
    const where = `${file}:${line}`;
    const problems: Problem[] = [];
    const named = [from, to].filter((path) => isLocale(path.split('/')[1] ?? ''));
    if (named.length > 0)
      return named.map((path) => {
        const fix = `A redirect applies to all languages: write "${path.replace(/^\/[^/]+/, '')}".`;
        return problem({ where, what: `redirect with a language: ${path}`, fix });
      });
    const end = endOf(to, next);
    if (end === undefined)
      problems.push(
        problem({
          where,
          what: `circular redirect from ${from}`,
          fix: `It leads back to ${to}; redirect to a page.`,
        }),
      );
    else if (end !== to)
      problems.push(
        problem({ where, what: `redirect to ${to}, which is itself redirected`, fix: `Write "to: ${end}".` }),
      );
    else if (!isPagePath(to, paths))
      problems.push(
        problem({
          where,
          what: `broken redirect to ${to}`,
          fix: `No page has this address.${didYouMean(to, paths)}`,
        }),
      );
    if (paths.has(encodeURI(from)))
      problems.push(
        problem({
          where,
          what: `redirect from an existing page: ${from}`,
          fix: 'A page has this address; remove the row.',
        }),
      );
    return problems;
  });
}

/** Where an address leads in the end; undefined for a circle. */
function endOf(start: string, next: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let at = start;
  for (let to = next.get(at); to !== undefined; to = next.get(at)) {
    if (seen.has(at)) return undefined;
    seen.add(at);
    at = to;
  }
  return at;
}
