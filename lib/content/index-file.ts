import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { bodyKey, tally } from '../mdx/compile.ts';
import { defaultLocale, isLocale, locales, prefixedLocales } from '../site/locales.ts';
import type { Problem } from '../site/problem.ts';
import { versions } from '../site/versions.ts';
import { readNames } from './api-names.ts';
import { textOf } from './body-text.ts';
import { checkContent, mainDocProblems, pathOf, redirectProblems as wrongRedirects } from './checks.ts';
import { contentRoot, readAuthors, readRedirects, readSidebar, readTags, readTerms } from './data.ts';
import { entryProblems } from './entry-checks.ts';
import { checkedEntries, checkedProse } from './entry-index.ts';
import { statusOf } from './ledger.ts';
import type {
  ApiRecord,
  CheckedDoc,
  CheckedText,
  ContentIndex,
  SidebarRecord,
  SourceApiPage,
  SourceDoc,
} from './record.ts';
import { report, writeModule } from './report.ts';
import { sidebarTrees } from './sidebar-trees.ts';

/** Where Contentlayer leaves the collection of docs. */
const collectionFile = '.contentlayer/generated/Doc/_index.json';

/** The same for pages of the API reference. */
const apiFile = '.contentlayer/generated/ApiPage/_index.json';

/** Where pages find the content (`#content` in package.json). */
const indexFile = '.contentlayer/index.mjs';

/** What the sidebar in the browser knows (`#sidebars`): one file, loaded once, not a part of every page. */
const sidebarsFile = '.contentlayer/sidebars.mjs';

/**
 * Runs after Contentlayer: compiles what is new, checks the whole and writes the index.
 * @throws ProblemsError with all errors at once when `strict`; otherwise errors are printed and the rest is served
 */
export async function writeIndex({ strict }: { strict: boolean }): Promise<void> {
  const documents = JSON.parse(readFileSync(collectionFile, 'utf8')) as SourceDoc[];
  const checked = (await Promise.all(documents.map(checkedDoc))).filter((doc) => doc !== undefined);
  const docs = [...checked].sort((a, b) => (a.file < b.file ? -1 : 1));
  const api = (await Promise.all(apiPages().map(checkedApiPage))).filter((page) => page !== undefined);
  const entries = await checkedEntries(strict);
  const prose = await checkedProse();
  const { sidebars, problems } = allSidebars();
  const { docs: tags, posts: postTags, problems: tagProblems } = readTags();
  const { authors, problems: authorProblems } = readAuthors();
  const { redirects, problems: redirectProblems } = readRedirects();
  const terms = prefixedLocales.map((locale) => ({ locale, ...readTerms(locale) }));
  report(
    [
      ...problems,
      ...tagProblems,
      ...authorProblems,
      ...redirectProblems,
      ...terms.flatMap((list) => list.problems),
      ...wrongRedirects(
        redirects,
        [...entries, ...prose, ...docs.map((doc) => ({ ...doc, path: pathOf(doc) }))],
        posix.join(contentRoot, 'redirects.yml'),
      ),
      ...mainDocProblems(docs),
      ...entryProblems(entries, { tags: postTags, authors }),
      ...checkContent(docs, sidebars, tags, [...entries, ...prose, ...api]),
    ],
    strict,
  );
  const index: ContentIndex = {
    docs: docs.map(({ text, ...record }) => record),
    sidebars: sidebars.map(({ lines, ...sidebar }) => sidebar),
    tags,
    entries: entries.map(({ text, path, ...record }) => record),
    postTags,
    authors,
    prose: prose.map(({ text, path, ...record }) => record),
    behind: behindOf(),
    categoryNames: Object.fromEntries(terms.map((list) => [list.locale, list.terms?.categories ?? {}])),
    redirects,
    api: api.map(({ text, locale, ...record }) => record).sort((a, b) => a.position - b.position),
    apiNames: apiNames(),
    program: await programKey(),
  };
  writeModule(indexFile, index);
  writeModule(sidebarsFile, sidebarTrees(index));
  const { compiled, fromStore } = tally;
  console.log(
    `content: ${docs.length + api.length + entries.length + prose.length} pages, ${compiled} texts compiled, ${fromStore} from the store`,
  );
  Object.assign(tally, { compiled: 0, fromStore: 0 });
}

async function checkedDoc(document: SourceDoc): Promise<CheckedDoc | undefined> {
  const file = posix.join(contentRoot, document._raw.sourceFilePath);
  const [locale = '', , folder = '', name = ''] = document._raw.sourceFilePath.split('/');
  const version = versions.find((candidate) => candidate.folder === folder);
  if (!isLocale(locale) || !version) return undefined;
  const body = await bodyKey(readFileSync(file, 'utf8'), file);
  return {
    locale,
    version: version.name,
    slug: document.slug ?? name.replace(/\.mdx$/, ''),
    title: document.title,
    label: document.sidebar_label ?? document.title,
    description: document.description,
    tags: document.tags ?? [],
    file,
    body,
    text: textOf(body, file),
  };
}

/** The translations that are behind, by file. */
function behindOf(): ContentIndex['behind'] {
  return Object.fromEntries(
    prefixedLocales.flatMap((locale) =>
      statusOf(locale).flatMap((text) => {
        const changed = 'freshness' in text ? [...text.freshness.stale, ...text.freshness.missing] : [];
        const parts = changed.map(({ id, heading }) => ({ id, heading }));
        return parts.length > 0 ? [[posix.join(contentRoot, locale, text.path), parts] as const] : [];
      }),
    ),
  );
}

function apiPages(): SourceApiPage[] {
  return existsSync(apiFile) ? (JSON.parse(readFileSync(apiFile, 'utf8')) as SourceApiPage[]) : [];
}

async function checkedApiPage(page: SourceApiPage): Promise<(ApiRecord & CheckedText) | undefined> {
  const file = posix.join(contentRoot, page._raw.sourceFilePath);
  const [, folder, name = ''] = page._raw.sourceFilePath.split('/');
  const version = versions.find((candidate) => candidate.folder === folder);
  if (!version || !existsSync(file)) return undefined;
  const body = await bodyKey(readFileSync(file, 'utf8'), file);
  const { title, description, position } = page;
  return {
    locale: defaultLocale,
    version: version.name,
    module: name.replace(/\.mdx$/, ''),
    title,
    description,
    position,
    file,
    body,
    text: textOf(body, file),
  };
}

/** The entries of each version, from the symbols that the generator found. */
function apiNames(): ContentIndex['apiNames'] {
  return Object.fromEntries(
    versions.flatMap(({ name, folder }) => {
      const file = posix.join(contentRoot, 'api', folder, 'symbols.json');
      return existsSync(file) ? [[name, readNames(readFileSync(file, 'utf8'))]] : [];
    }),
  );
}

/** The program on the home page, highlighted like any code of the site. */
async function programKey(): Promise<string | undefined> {
  const file = posix.join(contentRoot, defaultLocale, 'home', 'program.py');
  if (!existsSync(file)) return undefined;
  return bodyKey(`\`\`\`python\n${readFileSync(file, 'utf8').trim()}\n\`\`\`\n`, file);
}

function allSidebars(): { sidebars: SidebarRecord[]; problems: Problem[] } {
  const read = locales.flatMap((locale) =>
    versions.map(({ name, folder }) => {
      const file = posix.join(contentRoot, locale, 'docs', folder, 'sidebar.yml');
      return { locale, version: name, file, ...readSidebar(file) };
    }),
  );
  return {
    sidebars: read.flatMap(({ problems, categories, ...rest }) =>
      categories ? [{ ...rest, categories }] : [],
    ),
    problems: read.flatMap(({ problems }) => problems),
  };
}
