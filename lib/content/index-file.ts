import { runnablePrograms } from '../examples/states.ts';
import { supportedRecord } from '../examples/supported.ts';
import { indexFile, sidebarsFile } from '../files/generated.ts';
import { writeModule } from '../files/write-module.ts';
import { compileQueue, tally } from '../mdx/compile.ts';
import type { Problem } from '../site/problem.ts';
import { report } from '../site/report.ts';
import { versions } from '../site/versions.ts';
import { apiChangesRecords } from './api/api-changes.ts';
import { apiFacts, apiNames } from './api/symbols.ts';
import { homeRecord } from './home/home-record.ts';
import type { ReadTexts } from './reader.ts';
import type { ContentIndex } from './record.ts';
import { sidebarTrees } from './sidebar-trees.ts';
import { problemsIn, type SiteContent, siteContent } from './site-content.ts';
import { checkedTexts } from './text-files.ts';
import { translationProgress } from './translations/progress.ts';
import { docsInFurtherVersions, outdatedSections } from './translations/translated-docs.ts';

/**
 * Makes the index from what Contentlayer has read, and checks the whole.
 * @param found what earlier steps found wrong
 * @throws ProblemsError with all errors at once
 */
export async function writeIndex(read: ReadTexts, found: readonly Problem[]): Promise<void> {
  const texts = await checkedTexts(read, { versions, isComplete: true });
  const content = siteContent(texts.documents, { isExport: true });
  report([...found, ...texts.problems, ...(await problemsIn(content))], true);
  write(await indexOf(content));
  const { compiled, fromStore } = tally;
  console.log(
    `content: ${totalPages(content)} pages, ${compiled} texts compiled, ${fromStore} from the store`,
  );
}

/** The problems of the last index of `serveIndex`. */
let lastProblems: readonly Problem[] = [];

/** The number of indexes that `serveIndex` has made. */
let served = 0;

/**
 * Makes the index for development: at once with the problems of the last one, and again when all texts are compiled and
 * checked. Problems are shown in pages and terminal, and do not stop the server.
 * @returns when the index is written; the rest goes on
 */
export async function serveIndex(read: ReadTexts, found: readonly Problem[]): Promise<void> {
  served += 1;
  const turn = served;
  const texts = await checkedTexts(read, { versions, isComplete: false });
  const content = siteContent(texts.documents, { isExport: false });
  const index = await indexOf(content);
  write({ ...index, problems: lastProblems });
  void compileQueue()
    .then(async () => {
      // A later change has made another index, which will be checked.
      if (turn !== served) return;
      const problems = [...found, ...texts.problems, ...(await problemsIn(content))];
      if (JSON.stringify(problems) === JSON.stringify(lastProblems)) return;
      lastProblems = problems;
      write({ ...index, problems });
      if (problems.length > 0) report(problems, false);
      else console.log('content: no problems any more');
    })
    .catch((error) => {
      // A text was deleted while it was checked; its deletion makes the next index.
      if (error.code !== 'ENOENT') console.error(error);
    });
}

function totalPages({ docs, api, entries, prose }: SiteContent): number {
  return docs.length + api.length + entries.length + prose.length;
}

function write(index: ContentIndex): void {
  writeModule(indexFile, index);
  writeModule(sidebarsFile, sidebarTrees(index));
}

async function indexOf({
  docs,
  api,
  entries,
  prose,
  measurement,
  ...lists
}: SiteContent): Promise<ContentIndex> {
  return {
    docs: [...docs, ...(await docsInFurtherVersions(docs))],
    sidebars: lists.sidebars.sidebars.map(({ lines, ...sidebar }) => sidebar),
    tags: lists.tags.docs,
    entries: entries.map(({ path, ...record }) => record),
    postTags: lists.tags.posts,
    authors: lists.authors.authors,
    prose: prose.map(({ path, ...record }) => record),
    outdatedSections: outdatedSections(),
    progress: translationProgress(),
    runnable: runnablePrograms(),
    supported: supportedRecord(),
    categoryNames: Object.fromEntries(lists.terms.map((list) => [list.locale, list.terms?.categories ?? {}])),
    searchWords: Object.fromEntries(
      lists.searchWords.flatMap(({ locale, words }) => (words ? [[locale, words]] : [])),
    ),
    terms: Object.fromEntries(
      lists.terms.map(({ locale, terms }) => [
        locale,
        (terms?.terms ?? []).map(({ use, never = [] }) => ({ use, never })),
      ]),
    ),
    redirects: lists.redirects.redirects,
    paths: lists.paths.lists?.paths ?? [],
    api: api.map(({ locale, path, ...record }) => record).sort((a, b) => a.position - b.position),
    apiNames: apiNames(),
    apiChanges: apiChangesRecords(),
    apiFacts: apiFacts(),
    home: await homeRecord(measurement.measurement, lists.homeTexts.texts),
  };
}
