import { didYouMean, type Problem, problem } from '../../site/problem.ts';
import type { Site } from '../../site/project/site-file.ts';
import type { CheckedText } from '../record.ts';
import { isPagePath } from './link-checks.ts';

/** Links of menus and footer (`site.yml`) to pages that the site does not have. */
export function siteLinkProblems(site: Site, texts: readonly CheckedText[], where: string): Problem[] {
  const paths = new Set(texts.flatMap(({ path }) => path || []));
  const links = [...site.resources, ...site.community, ...site.footer.flatMap((group) => group.links)];
  const targets = [...links.map(({ href }) => href), ...(site.weChat ? [site.weChat] : [])];
  return targets
    .filter((target) => target.startsWith('/') && !isPagePath(target, paths))
    .map((target) =>
      problem({
        where,
        what: `broken link: ${target}`,
        fix: `No page has this address. Remove the link, or write the page.${didYouMean(target, paths)}`,
      }),
    );
}
