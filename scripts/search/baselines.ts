import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import MiniSearch from 'minisearch';
import type { SearchFile } from '../../lib/search/format.ts';
import { type FullPage, sitePages, versionPages } from '../../lib/search/records.ts';
import { type Locale, localeFacts } from '../../lib/site/locales.ts';
import { latestVersion } from '../../lib/site/versions.ts';
import { launchOptions } from '../launch.ts';

/** Asks a search: the addresses of its results, best first. */
export type Ask = (query: string, locale: Locale) => Promise<string[]> | string[];

/**
 * MiniSearch as its documentation begins with it: whole pages and names of the API in its fields, prefixes, and a misspelling for each
 * fifth of a word.
 * @param symbols the names of the API, which are the same in every language
 */
export function miniSearch(
  locale: Locale,
  { pages, symbols }: Pick<SearchFile, 'pages' | 'symbols'>,
): MiniSearch {
  const index = new MiniSearch({
    fields: ['title', 'description', 'text'],
    storeFields: ['path'],
    searchOptions: { prefix: true, fuzzy: 0.2 },
  });
  index.addAll(
    [...versionPages(locale, latestVersion), ...sitePages(locale)].map(({ row, sections }: FullPage) => ({
      id: row[2],
      path: row[2],
      title: row[1],
      description: row[4],
      text: sections.map(({ heading, text, names }) => `${heading} ${text} ${names}`).join(' '),
    })),
  );
  index.addAll(
    symbols.map(([name, , page, signature, summary, anchor]) => ({
      // The members of an enumeration have one address.
      id: name,
      path: `${pages[page]?.[2]}#${anchor ?? name}`,
      title: name,
      description: summary,
      text: signature,
    })),
  );
  return index;
}

/**
 * Runs a measurement with Pagefind, in a browser.
 * @param folder the bundle that `pagefind --site out` has written
 */
export async function withPagefind<T>(folder: string, measure: (ask: Ask) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext();
    const host = 'https://pagefind.test';
    await context.route(`${host}/**`, (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      if (pathname === '/') {
        const lang = searchParams.get('lang') ?? '';
        return route.fulfill({
          contentType: 'text/html',
          body: `<!DOCTYPE html><html lang="${lang}"><title>x</title>`,
        });
      }
      const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
      return route.fulfill({ contentType, body: readFileSync(join(resolve(folder), decodeURI(pathname))) });
    });
    const page = await context.newPage();
    let current: Locale | undefined;
    return await measure(async (query, locale) => {
      if (locale !== current) await page.goto(`${host}/?lang=${localeFacts[locale].htmlLang}`);
      current = locale;
      return page.evaluate(async (text) => {
        const address = '/pagefind.js';
        const pagefind = await import(address);
        const { results } = await pagefind.search(text);
        const found = await Promise.all(
          results.slice(0, 3).map((result: { data(): Promise<{ url: string }> }) => result.data()),
        );
        return found.map(({ url }) => url);
      }, query);
    });
  } finally {
    await browser.close();
  }
}
