import { posix } from 'node:path';
import type { Body } from '../mdx/body.ts';
import { href, isModule } from '../routes/index.ts';
import { contentRoot } from '../site/content-root.ts';
import { defaultLocale, isLocale, locales, prefixedLocales } from '../site/locales.ts';
import { didYouMean, type Problem, problem } from '../site/problem.ts';
import { site } from '../site/project/site.ts';
import { versions } from '../site/versions.ts';
import { compiledText } from './body-text.ts';
import { checkContent, mainDocProblems } from './checks/content-checks.ts';
import { entryProblems } from './checks/entry-checks.ts';
import { homeProgramProblems } from './checks/home-program.ts';
import { docAddress } from './checks/link-checks.ts';
import { checkedNames } from './checks/name-checks.ts';
import { pathProblems } from './checks/path-checks.ts';
import { redirectProblems } from './checks/redirect-checks.ts';
import { siteLinkProblems } from './checks/site-checks.ts';
import {
  readAuthors,
  readPaths,
  readRedirects,
  readSearchWords,
  readSidebar,
  readTags,
  readTerms,
} from './data.ts';
import { entryRecords, proseRecords } from './entry-index.ts';
import { readHomeTexts } from './home/home-texts.ts';
import { readMeasurement } from './home/measurement.ts';
import { publishedOf } from './published.ts';
import type {
  Addressed,
  ApiRecord,
  DocRecord,
  Documents,
  SidebarRecord,
  SourceApiPage,
  SourceDoc,
} from './record.ts';

/**
 * Everything that pages are made from, but for the compiled texts.
 * @param isExport whether only what is published counts
 */
export function siteContent(documents: Documents, { isExport }: { isExport: boolean }) {
  const published = publishedOf(documents, { isExport });
  const { docs, api, entries, prose } = published.documents;
  return {
    docs: docs.flatMap(docRecord).sort((a, b) => (a.file < b.file ? -1 : 1)),
    api: api.flatMap(apiRecord),
    entries: entryRecords(entries),
    prose: proseRecords(prose),
    published,
    sidebars: allSidebars(),
    tags: readTags(),
    authors: readAuthors(),
    redirects: readRedirects(),
    paths: readPaths(),
    measurement: readMeasurement(),
    homeTexts: readHomeTexts(),
    terms: prefixedLocales.map((locale) => ({ locale, ...readTerms(locale) })),
    searchWords: locales.map((locale) => ({ locale, ...readSearchWords(locale) })),
  };
}

export type SiteContent = ReturnType<typeof siteContent>;

/** Everything that is wrong with the content as a whole. All texts have to be compiled. */
export async function problemsIn(content: SiteContent): Promise<Problem[]> {
  const { published, sidebars, tags, authors, redirects, paths, measurement, terms, searchWords } = content;
  const [docs, api, entries, prose] = [
    content.docs.map(withText),
    content.api.map(withText),
    content.entries.map(withText),
    content.prose.map(withText),
  ];
  const addresses = [...entries, ...prose, ...api, ...docs.map((doc) => ({ ...doc, path: docAddress(doc) }))];
  return [
    ...published.problems,
    ...sidebars.problems,
    ...tags.problems,
    ...authors.problems,
    ...redirects.problems,
    ...paths.problems,
    ...pathProblems(paths, docs),
    ...measurement.problems,
    ...content.homeTexts.problems,
    ...terms.flatMap((list) => list.problems),
    ...searchWords.flatMap((list) => list.problems),
    ...terms.flatMap((list) => categoryProblems(list, sidebars.sidebars)),
    ...redirectProblems(redirects.redirects, addresses, posix.join(contentRoot, 'redirects.yml')),
    ...siteLinkProblems(site, addresses, posix.join(contentRoot, 'site.yml')),
    ...mainDocProblems(docs, posix.join(contentRoot, 'versions.yml')),
    ...(await homeProgramProblems()),
    ...(await checkedNames([...docs, ...entries, ...prose])).problems,
    ...entryProblems(entries, {
      // A broken list is reported once, and not for each tag or author that it should have.
      tags: tags.problems.length > 0 ? undefined : tags.posts,
      authors: authors.problems.length > 0 ? undefined : authors.authors,
    }),
    ...checkContent(
      docs,
      sidebars.sidebars,
      tags.problems.length > 0 ? undefined : tags.docs,
      [...entries, ...prose, ...api],
      published.unpublished,
    ),
  ];
}

function withText<Record extends { body: string; file: string }>(record: Record): Record & { text: Body } {
  return { ...record, text: compiledText(record.body, record.file) };
}

/** None where the version or the locale is unknown; text-files.ts reports the file. */
function docRecord({ path, slug, title, sidebar_label, description, tags, body }: SourceDoc): DocRecord[] {
  const file = posix.join(contentRoot, path);
  const [locale = '', , folder = '', name = ''] = path.split('/');
  const version = versions.find((candidate) => candidate.folder === folder);
  if (!isLocale(locale) || !version) return [];
  return [
    {
      locale,
      version: version.name,
      slug: slug ?? name.replace(/\.mdx$/, ''),
      title,
      label: sidebar_label ?? title,
      description,
      tags: tags ?? [],
      file,
      body,
    },
  ];
}

function apiRecord({ path, title, description, position, body }: SourceApiPage): (ApiRecord & Addressed)[] {
  const file = posix.join(contentRoot, path);
  const [, folder, name = ''] = path.split('/');
  const version = versions.find((candidate) => candidate.folder === folder);
  if (!version) return [];
  const module = name.replace(/\.mdx$/, '');
  return [
    {
      locale: defaultLocale,
      path: isModule(module) ? href({ locale: defaultLocale, route: { kind: 'api', version, module } }) : '',
      version: version.name,
      module,
      title,
      description,
      position,
      file,
      body,
    },
  ];
}

/** The sidebars of all versions. English must have each; another language can have a different one. */
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

/** Translated names of categories and groups that no English sidebar has (any more). Their English names are shown. */
function categoryProblems(
  { terms, file, lineOf }: ReturnType<typeof readTerms>,
  sidebars: readonly SidebarRecord[],
): Problem[] {
  const labels = new Set(
    sidebars.flatMap(({ categories }) =>
      categories.flatMap(({ label, group }) => (group ? [group, label] : [label])),
    ),
  );
  if (labels.size === 0) return [];
  const unknown = Object.keys(terms?.categories ?? {}).filter((label) => !labels.has(label));
  return unknown.map((label) =>
    problem({
      where: `${file}:${lineOf(['categories', label])}`,
      what: `unknown category "${label}"`,
      fix: `Use the name in the English sidebar, or remove the line.${didYouMean(label, labels)}`,
      severity: 'warning',
    }),
  );
}
