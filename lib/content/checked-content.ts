import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { bodyKey } from '../mdx/compile.ts';
import { href, isModule } from '../routes/index.ts';
import { defaultLocale, isLocale, locales, prefixedLocales } from '../site/locales.ts';
import { didYouMean, type Problem, problem } from '../site/problem.ts';
import { versions } from '../site/versions.ts';
import { textOf } from './body-text.ts';
import { checkContent, mainDocProblems, pathOf } from './checks.ts';
import { contentRoot, readAuthors, readRedirects, readSidebar, readTags, readTerms } from './data.ts';
import { entryProblems } from './entry-checks.ts';
import { checkedEntries, checkedProse } from './entry-index.ts';
import { homeProgramProblems } from './home-program.ts';
import { publishedOf } from './published.ts';
import type {
  ApiRecord,
  CheckedDoc,
  CheckedText,
  Documents,
  SidebarRecord,
  SourceApiPage,
  SourceDoc,
} from './record.ts';
import { redirectProblems } from './redirect-checks.ts';

/**
 * Everything that pages are made from, with its texts compiled, and everything that is wrong with it.
 * @param documents front matter, from Contentlayer or straight from the files
 * @param isExport whether only what is published counts
 */
export async function checkedContent(documents: Documents, { isExport }: { isExport: boolean }) {
  const published = publishedOf(documents, { isExport });
  const { docs: sources, api: apiSources, entries: entrySources, prose: proseSources } = published.documents;
  const checked = (await Promise.all(sources.map(checkedDoc))).filter((doc) => doc !== undefined);
  const docs = [...checked].sort((a, b) => (a.file < b.file ? -1 : 1));
  const api = (await Promise.all(apiSources.map(checkedApiPage))).filter((page) => page !== undefined);
  const entries = await checkedEntries(entrySources);
  const prose = await checkedProse(proseSources);
  const { sidebars, problems: sidebarFileProblems } = allSidebars();
  const { docs: tags, posts: postTags, problems: tagProblems } = readTags();
  const { authors, problems: authorProblems } = readAuthors();
  const { redirects, problems: redirectFileProblems } = readRedirects();
  const terms = prefixedLocales.map((locale) => ({ locale, ...readTerms(locale) }));
  const addresses = [...entries, ...prose, ...api, ...docs.map((doc) => ({ ...doc, path: pathOf(doc) }))];
  const problems: Problem[] = [
    ...published.problems,
    ...sidebarFileProblems,
    ...tagProblems,
    ...authorProblems,
    ...redirectFileProblems,
    ...terms.flatMap((list) => list.problems),
    ...terms.flatMap((list) => categoryProblems(list, sidebars)),
    ...redirectProblems(redirects, addresses, posix.join(contentRoot, 'redirects.yml')),
    ...mainDocProblems(docs, posix.join(contentRoot, 'versions.yml')),
    ...(await homeProgramProblems()),
    ...entryProblems(entries, {
      // A list with mistakes is told once, not at each word that it should hold.
      tags: tagProblems.length > 0 ? undefined : postTags,
      authors: authorProblems.length > 0 ? undefined : authors,
    }),
    ...checkContent(
      docs,
      sidebars,
      tagProblems.length > 0 ? undefined : tags,
      [...entries, ...prose, ...api],
      published.unpublished,
    ),
  ];
  return { docs, api, entries, prose, sidebars, tags, postTags, authors, redirects, terms, problems };
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

async function checkedApiPage(page: SourceApiPage): Promise<(ApiRecord & CheckedText) | undefined> {
  const file = posix.join(contentRoot, page._raw.sourceFilePath);
  const [, folder, name = ''] = page._raw.sourceFilePath.split('/');
  const version = versions.find((candidate) => candidate.folder === folder);
  if (!version || !existsSync(file)) return undefined;
  const body = await bodyKey(readFileSync(file, 'utf8'), file);
  const { title, description, position } = page;
  const module = name.replace(/\.mdx$/, '');
  return {
    locale: defaultLocale,
    path: isModule(module) ? href({ locale: defaultLocale, route: { kind: 'api', version, module } }) : '',
    version: version.name,
    module,
    title,
    description,
    position,
    file,
    body,
    text: textOf(body, file),
  };
}

/** The sidebars of all versions. English has to have each; another language may have its own. */
function allSidebars(): { sidebars: SidebarRecord[]; problems: Problem[] } {
  const read = locales.flatMap((locale) =>
    versions.map(({ name, folder }) => {
      const file = posix.join(contentRoot, locale, 'docs', folder, 'sidebar.yml');
      const isNeeded = locale === defaultLocale;
      return { locale, version: name, file, ...readSidebar(file, { isNeeded }) };
    }),
  );
  return {
    sidebars: read.flatMap(({ problems, categories, ...rest }) =>
      categories ? [{ ...rest, categories }] : [],
    ),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Names of categories for which no sidebar has a category: the English one has been renamed. Its English name is shown. */
function categoryProblems(
  { terms, file, lineOf }: ReturnType<typeof readTerms>,
  sidebars: readonly SidebarRecord[],
): Problem[] {
  const labels = new Set(sidebars.flatMap(({ categories }) => categories.map(({ label }) => label)));
  if (labels.size === 0) return [];
  const unknown = Object.keys(terms?.categories ?? {}).filter((label) => !labels.has(label));
  return unknown.map((label) =>
    problem({
      where: `${file}:${lineOf(['categories', label])}`,
      what: `no sidebar has the category "${label}"`,
      fix: `Name it as the English sidebar does, or remove the line.${didYouMean(label, labels)}`,
      severity: 'warning',
    }),
  );
}
