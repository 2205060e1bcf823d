import { defaultLocale, locales } from '../../site/locales.ts';
import { type Problem, problem } from '../../site/problem.ts';
import { targetOf } from '../address.ts';
import { readPages, type Site } from '../site.ts';
import { usedFiles } from './links.ts';

/** Pages that cannot be reached by links from the home page of their language. */
export function orphanPages(site: Site): Problem[] {
  const pages = readPages(site);
  const next = new Map(pages.map(({ file, links }) => [file, links]));
  return locales.flatMap((locale) => {
    const home = locale === defaultLocale ? 'index.html' : `${locale}/index.html`;
    const reached = new Set([home]);
    for (const file of reached) {
      for (const { kind, address } of next.get(file) ?? []) {
        const target = kind === 'a' ? targetOf(address, file, site.roots) : undefined;
        if (typeof target === 'object' && next.has(target.file) && localeOf(target.file) === locale)
          reached.add(target.file);
      }
    }
    return pages
      .filter(({ file }) => localeOf(file) === locale && !reached.has(file))
      .map(({ file }) =>
        problem({
          where: file,
          what: `not reachable by links from ${home}`,
          fix: 'Link to the page from the sidebar, a list or a text.',
        }),
      );
  });
}

function localeOf(file: string) {
  return locales.find((locale) => file.startsWith(`${locale}/`)) ?? defaultLocale;
}

/**
 * Files that are requested by a name which no address in the export has. Each pattern with who requests them; other files that
 * no address names are unused.
 */
const requestedByName: [pattern: RegExp, by: string][] = [
  [
    /^(robots\.txt|_redirects|_headers|\.well-known\/security\.txt)$/,
    'crawlers, the host, who finds a weakness',
  ],
  [
    /\.(br|gz)$/,
    'hosts that send compressed files, in place of the file that has the name without the suffix',
  ],
  [/(^|\/)llms(-full)?\.txt$/, 'language models'],
  [/^(.+\/)?api\/(.+\/)?(objects\.inv|symbols\.json)$/, 'the documentation of other projects'],
  [/^addresses\/[^/]+\.json$/, 'lib/browser/behaviours/nearest-pages.ts, by language'],
  [/^run\/[^/]+\.json$/, 'lib/browser/run/load-texts.ts, by language'],
  [
    /^search-index\/[^/]+\/[^/]+\.json$/,
    'lib/browser/search/search-{settings,client}.ts, by language and version',
  ],
];

/** Files that no page, style sheet, feed, Markdown version or script uses. */
export function orphanFiles(site: Site): Problem[] {
  const used = usedFiles(site);
  return [...site.files.keys()]
    .filter(
      (file) =>
        !file.endsWith('.html') &&
        !used.has(file) &&
        !requestedByName.some(([pattern]) => pattern.test(file)),
    )
    .map((file) =>
      problem({
        where: file,
        what: 'unused file',
        fix: 'Remove it, or refer to it where it is needed.',
      }),
    );
}
