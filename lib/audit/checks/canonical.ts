import { type Problem, problem } from '../../site/problem.ts';
import { targetOf } from '../address.ts';
import type { HtmlFacts } from '../page-facts.ts';
import { isNotFound, type Site } from '../site.ts';

/**
 * Problems of canonical URLs and alternates. A page has one canonical URL, absolute, of a page of the site that has itself as its
 * canonical page; alternates with `x-default` and the page itself, the same on all of them. A page that shows the text of
 * another has the canonical URL of that one, and no alternates: they would not lead back. Redirect pages and the 404 must not be indexed.
 */
export function canonicalProblems(site: Site): Problem[] {
  const pages = new Map(site.pages.map((page) => [page.file, page]));
  const pageAt = (url: string): HtmlFacts | undefined => {
    const target = /^https?:\/\//.test(url) ? targetOf(url, 'index.html', site.roots) : undefined;
    return typeof target === 'object' ? pages.get(target.file) : undefined;
  };
  return site.pages.flatMap((page) => {
    if (isNotFound(page.file)) return noindexProblems(page);
    const [url = '', ...more] = page.canonicals;
    const stands = pageAt(url);
    const wrong = (what: string, fix: string) => problem({ where: page.file, what, fix });
    if (url === '') return [wrong('missing canonical URL', 'Every page must have one.')];
    if (more.length > 0) return [wrong(`several canonical URLs: ${page.canonicals.join(', ')}`, 'Keep one.')];
    if (!stands)
      return [wrong(`canonical URL without a page: ${url}`, 'Use the absolute URL of a page of the site.')];
    if (stands !== page && pageAt(stands.canonicals[0] ?? '') !== stands)
      return [wrong(`canonical URL of a page with another canonical URL: ${url}`, 'Use the latter.')];
    if (page.refresh !== undefined) return [...noindexProblems(page), ...sameWay(site, page, stands)];
    return alternateProblems(page, stands, pageAt);
  });
}

function alternateProblems(
  page: HtmlFacts,
  stands: HtmlFacts,
  pageAt: (url: string) => HtmlFacts | undefined,
): Problem[] {
  const { alternates, file } = page;
  const wrong = (what: string, fix: string) => problem({ where: file, what, fix });
  if (alternates.length === 0) return [];
  if (stands !== page)
    return [
      wrong('alternates of a page that is not its own canonical page', `Leave them to ${stands.file}.`),
    ];
  const languages = alternates.map(({ lang }) => lang);
  return [
    ...(languages.filter((lang) => lang === 'x-default').length === 1
      ? []
      : [wrong('alternates without x-default', 'List exactly one page for readers of any other language.')]),
    ...(new Set(languages).size === languages.length
      ? []
      : [
          wrong(
            `duplicate language in alternates: ${languages.join(', ')}`,
            'List one page for each language.',
          ),
        ]),
    ...(alternates.some(({ lang, url }) => lang === page.lang && pageAt(url) === page)
      ? []
      : [wrong('alternates without the page itself', `List the page itself for ${page.lang}.`)]),
    ...alternates.flatMap(({ lang, url }) => {
      const other = pageAt(url);
      if (!other)
        return [wrong(`alternate without a page: ${url}`, 'Use absolute URLs of pages of the site.')];
      if (lang !== 'x-default' && other.lang !== lang)
        return [wrong(`alternate for ${lang} is in ${other.lang}: ${url}`, 'Use the language of the page.')];
      if (alternatesText(other.alternates) !== alternatesText(alternates))
        return [
          wrong(`alternate without a link back: ${url}`, `${other.file} must list the same alternates.`),
        ];
      return [];
    }),
  ];
}

function alternatesText(alternates: HtmlFacts['alternates']): string {
  return alternates.map(({ lang, url }) => `${lang} ${url}`).join('\n');
}

function noindexProblems({ file, robots }: HtmlFacts): Problem[] {
  if (/\bnoindex\b/.test(robots)) return [];
  return [
    problem({
      where: file,
      what: 'page that must not be indexed has no noindex',
      fix: 'Add <meta name="robots" content="noindex">.',
    }),
  ];
}

/** A redirect page has the canonical URL of its target. */
function sameWay({ pages, roots }: Site, page: HtmlFacts, stands: HtmlFacts): Problem[] {
  const target = targetOf(page.refresh ?? '', page.file, roots);
  const goal = pages.find(({ file }) => typeof target === 'object' && file === target.file);
  if (goal?.canonicals[0] === stands.canonicals[0]) return [];
  return [
    problem({
      where: page.file,
      what: `redirects to ${page.refresh}, but its canonical URL is ${page.canonicals[0]}`,
      fix: `Use ${goal?.canonicals[0] ?? 'the URL of a page of the site'}.`,
    }),
  ];
}
