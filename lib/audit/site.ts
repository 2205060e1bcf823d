import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, pagesIn } from '../html/exported-pages.ts';
import { config } from '../site/config.ts';
import { defaultLocale, locales } from '../site/locales.ts';
import { type Problem, problem } from '../site/problem.ts';
import type { Roots } from './address.ts';
import { factsOf, type HtmlFacts } from './page-facts.ts';

/** The whole export, read once for all checks. */
export type Site = {
  folder: string;
  roots: Roots;
  pages: readonly HtmlFacts[];
  /** Every file with its bytes. */
  files: ReadonlyMap<string, number>;
  /** The content of a file. */
  read(file: string): Buffer;
};

/** Reads the export in a folder, as the configuration of this process made it. */
export function readSite(folder: string): Site {
  const names = filesIn(folder);
  return {
    folder,
    roots: rootsOf(config),
    pages: [...pagesIn(folder)].map(factsOf),
    files: new Map(names.map((name) => [name, statSync(join(folder, name)).size])),
    read: (file) => readFileSync(join(folder, file)),
  };
}

/** The addresses of the site; a language with a separate host has its folder there. */
export function rootsOf({
  siteUrl,
  basePath,
  localeUrls,
}: Pick<typeof config, 'siteUrl' | 'basePath' | 'localeUrls'>): Roots {
  const localeHosts = locales.flatMap((locale) => {
    const root = locale === defaultLocale ? undefined : localeUrls[locale];
    return root ? [{ root, folder: `${locale}/` }] : [];
  });
  return { basePath, hosts: [...localeHosts, { root: siteUrl + basePath, folder: '' }] };
}

/** What is wrong where an export was built with other settings than those of this process: no other check would say anything useful. */
export function settingsProblem({ pages, roots }: Pick<Site, 'pages' | 'roots'>): Problem | undefined {
  const [url = ''] = pages.find(({ file }) => file === 'index.html')?.canonicals ?? [];
  const known = roots.hosts.map(({ root }) => `${root}/`);
  if (url === '' || known.includes(url)) return undefined;
  return problem({
    where: 'index.html',
    what: `the export is the site at ${url}, not at ${known.at(-1)}`,
    fix: 'Set SITE_CONTENT, SITE_URL and BASE_PATH as in its build, or build again.',
  });
}

/** The pages without redirects and the one for unknown addresses. */
export function readPages({ pages }: Pick<Site, 'pages'>): HtmlFacts[] {
  return pages.filter(({ file, refresh }) => refresh === undefined && !isNotFound(file));
}

/** Whether a file is the page for unknown addresses. */
export function isNotFound(file: string): boolean {
  return file === '404.html';
}
