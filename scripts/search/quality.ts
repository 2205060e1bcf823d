import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Locale, locales } from '../../lib/site/locales.ts';

/**
 * A query of a reader with the addresses of all right answers, without language: of pages, or with an anchor of entries of the API.
 */
export type JudgedQuery = { group: QueryGroup; query: string; pages: string[] };

/** The kinds of queries: in English about the docs or names of the API, or in another language. */
export const queryGroups = ['docs', 'api', 'zh-Hans', 'fr-FR'] as const;

export type QueryGroup = (typeof queryGroups)[number];

/** The files with queries: of several readers, one written page by page, and the half of the first that was set aside for long. */
export function judgedFiles(): string[] {
  return ['tuning', 'tuning-2', 'tuning-3', 'tuning-4', 'by-page', 'heldout']
    .map((half) => `tests/fixtures/search/${half}.json`)
    .filter((file) => existsSync(file));
}

/** How many of the first results are looked at. */
export const firstResults = 3;

const queryFile = z.array(
  z.strictObject({
    group: z.enum(queryGroups),
    query: z.string().min(1),
    pages: z.array(z.string().regex(/^\/(.+\/)?(#.+)?$/, 'It must be an address without language')).min(1),
  }),
);

/**
 * The queries of a file of tests/fixtures/search.
 * @throws zod's error when the file has another form
 */
export function readQueries(file: string): JudgedQuery[] {
  return queryFile.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The language of the pages in which a query is asked. */
export function localeOf(group: QueryGroup): Locale {
  return locales.find((locale) => locale === group) ?? 'en';
}

/**
 * Whether one of the first results is right. A part of a right page is right, and where an entry of the API is wanted, only that
 * entry or its page as a whole.
 * @param paths addresses of the results, best first, with or without language
 */
export function isFound({ pages }: Pick<JudgedQuery, 'pages'>, paths: readonly string[]): boolean {
  return paths.slice(0, firstResults).some((path) => {
    const [page = '', anchor] = withoutLanguage(path).split('#');
    return pages.some((right) => {
      const [rightPage, rightAnchor] = right.split('#');
      return page === rightPage && (!rightAnchor || !anchor || anchor === rightAnchor);
    });
  });
}

function withoutLanguage(path: string): string {
  const [, first = ''] = path.split('/');
  return locales.some((locale) => locale === first) ? path.slice(first.length + 1) : path;
}
