import { posix } from 'node:path';
import { defaultLocale, type Locale } from '../../site/locales.ts';
import { isProseSlug, seriesNames } from '../../site/series.ts';
import type { Note } from '../note.ts';
import { addressOf, type Page, slugFrom } from '../page.ts';
import { type DocsFolder, docPages, placeDocs } from './docs.ts';
import { readSourceText } from './front-matter.ts';
import { pairPosts, postPages, type SeriesFolder } from './posts.ts';
import { localeOf, readSettings, type Settings } from './settings.ts';
import { type Category, categoriesOf, sidebarOf } from './sidebars.ts';
import { isPageFile, type Tree, withoutExtension } from './tree.ts';
import { currentName, readVersions, type SourceVersion } from './versions.ts';

/** Everything of a Docusaurus site that is imported, and where it goes. */
export type SourceSite = {
  tree: Tree;
  settings: Settings;
  versions: SourceVersion[];
  pages: Page[];
  /** The sidebar of each version, by its folder. */
  sidebars: Record<string, Category[]>;
  notes: Note[];
};

/** What a person may say about the source. */
export type ImportOptions = {
  /** Names of the versions to import; those that the site lists where none are given. */
  versions?: readonly string[];
  /** The address of the original site, where its settings do not state it. */
  url?: string | undefined;
};

/** Reads a Docusaurus site, or a folder of Markdown files as the docs of one version. */
export function readSite(tree: Tree, { versions: asked = [], url }: ImportOptions): SourceSite {
  const { settings: read, notes } = readSettings(tree);
  const settings = url ? { ...read, url: url.replace(/\/*$/, '/') } : read;
  const found = readVersions(tree, settings, asked);
  notes.push(...found.notes, ...unknownLocales(tree));
  const docs = found.versions.flatMap((version) => docsOf(tree, version, settings, notes));
  const entries = seriesFolders(tree, settings).map((folder) => postPages(tree, folder));
  const posts = entries.flatMap(({ pages }) => pages);
  notes.push(...entries.flatMap((one) => one.notes), ...pairPosts(posts));
  const sidebars = Object.fromEntries(
    found.versions.map((version) => [version.folder, placedSidebar(tree, version, docs, notes)]),
  );
  const prose = prosePages(tree, notes);
  return { tree, settings, versions: found.versions, pages: [...docs, ...posts, ...prose], sidebars, notes };
}

function docsOf(tree: Tree, version: SourceVersion, settings: Settings, notes: Note[]): Page[] {
  return docsFolders(tree, version).flatMap((folder) => {
    const { pages, notes: found } = docPages(tree, folder, settings.docsBase);
    notes.push(...found);
    return pages;
  });
}

function docsFolders(tree: Tree, version: SourceVersion): DocsFolder[] {
  const name = version.name === currentName || version.path === '' ? 'current' : `version-${version.name}`;
  const translated = foldersOfLocales(tree).flatMap(({ path, locale }) => {
    const folder = `${path}/docusaurus-plugin-content-docs/${name}`;
    return locale && locale !== defaultLocale ? [{ path: folder, locale, version }] : [];
  });
  return [{ path: version.path, locale: defaultLocale, version }, ...translated];
}

function foldersOfLocales(tree: Tree): { path: string; name: string; locale: Locale | undefined }[] {
  const names = new Set(tree.below('i18n').flatMap((file) => file.split('/')[1] ?? []));
  return [...names].map((name) => ({ path: `i18n/${name}`, name, locale: localeOf(name) }));
}

function unknownLocales(tree: Tree): Note[] {
  return foldersOfLocales(tree).flatMap(({ path, name, locale }): Note[] => {
    const count = tree.below(path).filter(isPageFile).length;
    if (locale || count === 0) return [];
    const fix = 'Add the language to the site (CONTRIBUTING.md) and import again.';
    return [
      { kind: 'lost', where: path, what: `${count} pages in the language "${name}" are not imported`, fix },
    ];
  });
}

/** Places the pages of a version; the page that the source shows first is the main one. */
function placedSidebar(tree: Tree, version: SourceVersion, docs: readonly Page[], notes: Note[]): Category[] {
  const pages = docs.filter(
    ({ collection }) => collection.kind === 'doc' && collection.version === version.name,
  );
  const english = pages.filter(({ locale }) => locale === defaultLocale);
  // Slugs are known when pages are placed, and the first page when the sidebar is read.
  const byId = sidebarOf(
    tree,
    version,
    english.map((page) => ({ ...page, slug: page.id })),
  );
  const loose = 'Introduction';
  const ids = categoriesOf(byId.items, loose);
  const root = posix.join('/', pages[0]?.former[0] ?? '').split('/').length;
  const main = english.find(
    ({ former: [first = ''] }) => first.split('/').length < root - 1 && isRootOf(first, english),
  );
  notes.push(...byId.notes, ...placeDocs(pages, version, main?.id ?? ids[0]?.pages[0]));
  return listed(ids, english, notes);
}

/** Whether all pages are below an address. */
function isRootOf(address: string, pages: readonly Page[]): boolean {
  return pages.every(({ former: [first = ''] }) => first === address || first.startsWith(`${address}/`));
}

/** Ids → slugs; pages of no category are in one of their own. */
function listed(categories: readonly Category[], pages: readonly Page[], notes: Note[]): Category[] {
  const slugs = new Map(pages.map(({ id, slug }) => [id, slug]));
  const rows = categories.map((row) => ({ ...row, pages: row.pages.flatMap((id) => slugs.get(id) ?? []) }));
  const known = new Set(rows.flatMap((row) => row.pages));
  const others = pages.filter(({ slug }) => !known.has(slug));
  for (const { file } of others)
    notes.push({
      kind: 'decide',
      where: `${file}:1`,
      what: 'page of no sidebar is under "Other pages"',
      fix: 'Put it into a category of sidebar.yml.',
    });
  if (others.length === 0) return rows;
  return [...rows, { label: 'Other pages', pages: others.map(({ slug }) => slug) }];
}

/** Folders of posts: that of the blog, and those that have the name of a series; each may have a folder per language. */
function seriesFolders(tree: Tree, { blogBase }: Settings): SeriesFolder[] {
  return seriesNames.flatMap((series) => {
    const base = series === 'blog' ? blogBase : series;
    const own = languageFolders(tree, series).map(({ path, locale }) => ({ path, locale, series, base }));
    const translated = foldersOfLocales(tree).flatMap(({ path, locale }) => {
      const plugin =
        series === 'blog' ? 'docusaurus-plugin-content-blog' : `docusaurus-plugin-content-blog-${series}`;
      return locale ? [{ path: `${path}/${plugin}`, locale, series, base }] : [];
    });
    return [...own, ...translated.filter(({ path }) => tree.below(path).length > 0)];
  });
}

function languageFolders(tree: Tree, folder: string): { path: string; locale: Locale }[] {
  const firsts = new Set(
    tree
      .below(folder)
      .filter(isPageFile)
      .map((file) => file.split('/')[1] ?? ''),
  );
  const locales = [...firsts].map((name) => ({
    path: `${folder}/${name}`,
    locale: /^[a-z]{2}(-\w+)?$/.test(name) ? localeOf(name) : undefined,
  }));
  const isByLanguage = locales.length > 0 && locales.every(({ locale }) => locale);
  if (!isByLanguage) return firsts.size > 0 ? [{ path: folder, locale: defaultLocale }] : [];
  return locales.flatMap(({ path, locale }) => (locale ? [{ path, locale }] : []));
}

/** Single pages of Markdown. The site has a closed list of them, and none that are programs. */
function prosePages(tree: Tree, notes: Note[]): Page[] {
  notes.push(...pageFolders(tree));
  const files = tree.files.filter((path) => /^src\/pages\/[^/]+\.(mdx?|jsx?|tsx?)$/.test(path));
  return files.flatMap((file): Page[] => {
    const name = posix.basename(withoutExtension(file));
    if (isPageFile(file) && isProseSlug(slugFrom(name))) return [prosePage(tree, file, slugFrom(name))];
    const fix = isPageFile(file)
      ? 'Add its slug to lib/site/series.ts and import again.'
      : 'It is a program. Write it again, or keep it on another site.';
    notes.push({ kind: 'lost', where: `${file}:1`, what: `page /${name} is not imported`, fix });
    return [];
  });
}

/** Folders of pages, such as a reference that another program has made. */
function pageFolders(tree: Tree): Note[] {
  const files = tree
    .below('src/pages')
    .filter((file) => /^[^_]+\.(mdx?|jsx?|tsx?|html)$/.test(posix.basename(file)));
  const folders = files.flatMap((file) => /^src\/pages\/[^/]+(?=\/)/.exec(file) ?? []);
  return [...new Set(folders)].map((folder): Note => {
    const count = folders.filter((one) => one === folder).length;
    const fix =
      'Write what readers need as pages of the docs. The site makes a reference from sources: npm run init -- --help.';
    return { kind: 'lost', where: folder, what: `files of pages that are not imported: ${count}`, fix };
  });
}

function prosePage(tree: Tree, file: string, slug: string): Page {
  return {
    file,
    locale: defaultLocale,
    collection: { kind: 'prose' },
    id: slug,
    text: readSourceText(tree.readText(file) ?? '', file),
    slug,
    target: `${defaultLocale}/pages/${slug}.mdx`,
    address: addressOf([slug]),
    former: [`/${slug}`],
  };
}
