import { existsSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { SearchEngine } from '../lib/search/engine.ts';
import { type SearchFile, writeSearchFile } from '../lib/search/format.ts';
import { siteFile, versionFile } from '../lib/search/records.ts';
import { type Locale, locales } from '../lib/site/locales.ts';
import { problem } from '../lib/site/problem.ts';
import { latestVersion } from '../lib/site/versions.ts';
import { commandLine, refuse } from './options.ts';
import { type Ask, miniSearch, withPagefind } from './search/baselines.ts';
import { isFound, type JudgedQuery, judgedFiles, localeOf, readQueries } from './search/quality.ts';

const name = 'npm run search:quality';
const { values, words } = commandLine({
  name,
  does:
    'asks the search the queries of files and prints, for each language, in how many of 100 cases a right answer is among the first ' +
    'three results, beside what MiniSearch and Pagefind find in the same pages; then how long a query takes and how large the index is.',
  options: {
    misses: { kind: 'switch', does: 'prints the queries without a right answer, with what was found' },
    pagefind: {
      kind: 'text',
      value: 'FOLDER',
      does: 'the bundle that Pagefind has written for out/, to compare it, too (CONTRIBUTING.md)',
    },
    rounds: {
      kind: 'number',
      default: 10,
      least: 1,
      does: 'how often each query is asked to measure its time',
    },
  },
  words: { value: 'FILE', does: `files of queries (${judgedFiles().join(' ')})` },
});

const files = words.length > 0 ? words : judgedFiles();
const missing = [...files, ...(values.pagefind ? [values.pagefind] : [])].filter((file) => !existsSync(file));
if (missing.length > 0)
  refuse(missing.map((file) => problem({ where: name, what: `no file ${file}`, fix: 'Check the path.' })));

const searchFiles = Object.fromEntries(
  locales.map((locale) => [locale, { docs: versionFile(locale, latestVersion), site: siteFile(locale) }]),
) as Record<Locale, Record<'docs' | 'site', ReturnType<typeof siteFile>>>;
const engines = Object.fromEntries(
  locales.map((locale) => [locale, new SearchEngine([searchFiles[locale].docs, searchFiles[locale].site])]),
) as Record<Locale, SearchEngine>;
const miniSearches = Object.fromEntries(
  locales.map((locale) => [locale, miniSearch(locale, searchFiles[locale].docs)]),
) as Record<Locale, ReturnType<typeof miniSearch>>;

const searches: Record<string, Ask> = {
  'this search': (query, locale) => engines[locale].search(query).map(({ path }) => path),
  'MiniSearch, prefix and fuzzy 0.2': (query, locale) =>
    miniSearches[locale].search(query).map(({ path }) => String(path)),
};

for (const file of files) {
  const queries = readQueries(file);
  console.log(`\n${file}: ${queries.length} queries`);
  const rows: Record<string, Record<string, string>> = {};
  for (const [search, ask] of Object.entries(searches))
    rows[search] = sharesOf(
      queries,
      await answersOf(queries, ask),
      values.misses && search === 'this search',
    );
  if (values.pagefind) {
    const answers = await withPagefind(values.pagefind, (ask) => answersOf(queries, ask));
    // It knows whole pages only, so the page of an entry of the API is right, too.
    const pages = queries.map((query) => ({
      ...query,
      pages: query.pages.map((page) => page.split('#')[0] ?? ''),
    }));
    rows.Pagefind = sharesOf(pages, answers, false);
  }
  console.table(rows);
  console.table(timesOf(queries));
}
console.table(sizes());

async function answersOf(queries: readonly JudgedQuery[], ask: Ask): Promise<string[][]> {
  const answers: string[][] = [];
  for (const { query, group } of queries) answers.push(await ask(query, localeOf(group)));
  return answers;
}

/** For each group of queries, and for each language, the share of them that is answered. */
function sharesOf(
  queries: readonly JudgedQuery[],
  answers: readonly string[][],
  printsMisses: boolean,
): Record<string, string> {
  const counts = new Map<string, { found: number; all: number }>();
  for (const [at, query] of queries.entries()) {
    const paths = answers[at] ?? [];
    const isRight = isFound(query, paths);
    const columns = [
      `language ${localeOf(query.group)}`,
      ...(localeOf(query.group) === 'en' ? [query.group] : []),
    ];
    for (const column of columns) {
      const count = counts.get(column) ?? { found: 0, all: 0 };
      counts.set(column, { found: count.found + Number(isRight), all: count.all + 1 });
    }
    if (!isRight && printsMisses)
      console.log(
        `missed: ${query.query} (${query.group})\n  found ${paths.slice(0, 3).join(' ') || 'nothing'}`,
      );
  }
  return Object.fromEntries(
    [...counts]
      .sort(([a], [b]) => Number(b.startsWith('language')) - Number(a.startsWith('language')))
      .map(([column, { found, all }]) => [
        column,
        `${((100 * found) / all).toFixed(1)} % (${found} of ${all})`,
      ]),
  );
}

/**
 * How long a query takes in this search, in milliseconds. Of each query the median of its rounds counts, so that what else the machine
 * does is left out.
 */
function timesOf(queries: readonly JudgedQuery[]): Record<string, Record<string, number>> {
  const ask = ({ query, group }: JudgedQuery) => engines[localeOf(group)].search(query);
  const timeOf = (query: JudgedQuery) => {
    const start = performance.now();
    ask(query);
    return performance.now() - start;
  };
  const at = (times: readonly number[], part: number) =>
    [...times].sort((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? 0;
  for (const query of queries) ask(query);
  const rows = locales.flatMap((locale) => {
    const here = queries.filter(({ group }) => localeOf(group) === locale);
    const times = here.map((query) =>
      at(
        Array.from({ length: values.rounds }, () => timeOf(query)),
        0.5,
      ),
    );
    const columns = { 'median ms': 0.5, 'p95 ms': 0.95, 'slowest query ms': 1 };
    const row = Object.entries(columns).map(([name, part]) => [name, Number(at(times, part).toFixed(2))]);
    return here.length > 0 ? [[locale, Object.fromEntries(row) as Record<string, number>] as const] : [];
  });
  return Object.fromEntries(rows);
}

/** What a reader of the latest version loads, in bytes as Brotli. */
function sizes(): Record<string, Record<string, number>> {
  const sizeOf = (file: SearchFile) => brotliCompressSync(writeSearchFile(file)).byteLength;
  return Object.fromEntries(
    locales.map((locale) => {
      const [docs, site] = [sizeOf(searchFiles[locale].docs), sizeOf(searchFiles[locale].site)];
      return [locale, { 'version, bytes': docs, 'other pages, bytes': site, 'together, bytes': docs + site }];
    }),
  );
}
