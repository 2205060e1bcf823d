import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { parse, stringify } from 'yaml';

/**
 * The pages of the docs that are copied, in every version and language that has them. The reference, whose symbols all need a
 * page, is copied as a whole and leads to the glossary.
 */
const docs = ['overview', 'hello_world', 'field', 'layout', 'math_module', 'faq', 'glossary', 'upgrade'];

/** How many entries of a series are copied, the newest: enough for one with a newer and an older neighbour. */
const entries = 3;

/**
 * Copies the content of the site with a few pages of each kind, and removes links to the others. All kinds of pages, versions and
 * languages are there, so a build of it runs the code of all of them.
 * @param from a folder of content
 * @param to the folder to write; it is emptied first
 */
export function writeSmallContent(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, filter: (file) => posix.relative(from, file) !== 'api' });
  // Its pictures are those of the site.
  if (!existsSync(join(to, 'public'))) symlinkSync(resolve('public'), join(to, 'public'));
  for (const file of filesIn(to)) if (isLeftOut(file, to)) rmSync(file);
  for (const file of filesIn(to)) {
    if (file.endsWith('sidebar.yml')) edit(file, (text) => shortSidebar(text));
    if (file.endsWith('.mdx')) edit(file, (text) => withoutDeadLinks(text, file));
  }
  const labels = filesIn(to)
    .filter((file) => file.endsWith('sidebar.yml'))
    .flatMap((file) =>
      sidebarOf(readFileSync(file, 'utf8')).flatMap(({ group, label }) => (group ? [group, label] : label)),
    );
  for (const file of filesIn(to))
    if (file.endsWith('terms.yml')) edit(file, (text) => shortTerms(text, labels));
  edit(join(to, 'paths.yml'), shortPaths);
  // Redirects may lead to pages that were not copied, and the ledgers have their hashes.
  writeFileSync(join(to, 'redirects.yml'), '- from: /fields/\n  to: /docs/field/\n');
  for (const file of filesIn(to)) if (file.endsWith('ledger.json')) writeFileSync(file, '{}\n');
}

function isLeftOut(file: string, root: string): boolean {
  const path = posix.relative(root, file);
  const [locale = '', series = ''] = path.split('/');
  if (!path.endsWith('.mdx')) return false;
  if (series === 'docs') return !docs.includes(posix.basename(path, '.mdx'));
  if (!['blog', 'newsletter', 'user-stories'].includes(series)) return false;
  // Paths of entries begin with their date.
  const english = filesIn(join(root, 'en', series))
    .filter((name) => name.endsWith('.mdx'))
    .sort();
  const newest = english.slice(-entries).map((name) => posix.relative(join(root, 'en'), name));
  return !newest.includes(posix.relative(join(root, locale), file));
}

type Category = { group?: string; label: string; pages: string[] };

const sidebarOf = (text: string) => parse(text) as Category[];

function shortSidebar(text: string): string {
  return stringify(
    sidebarOf(text)
      .map((category) => ({ ...category, pages: category.pages.filter((slug) => docs.includes(slug)) }))
      .filter(({ pages }) => pages.length > 0),
  );
}

type ReadingPaths = {
  paths: { steps: { page: string }[] }[];
  map: Record<string, { after?: string[] }>;
};

/** Paths and map of the docs, with the pages that are copied. */
function shortPaths(text: string): string {
  const { paths, map } = parse(text) as ReadingPaths;
  const shortened = paths
    .map((path) => ({ ...path, steps: path.steps.filter(({ page }) => docs.includes(page)) }))
    .filter(({ steps }) => steps.length > 0);
  const rows = Object.entries(map)
    .filter(([slug]) => docs.includes(slug))
    .map(([slug, { after = [], ...row }]) => [
      slug,
      { ...row, after: after.filter((page) => docs.includes(page)) },
    ]);
  return stringify({ paths: shortened, map: Object.fromEntries(rows) });
}

/** The words of a translation, with the names of the categories that are left. */
function shortTerms(text: string, labels: readonly string[]): string {
  const { categories = {}, ...terms } = parse(text) as { categories?: Record<string, string> };
  const left = Object.entries(categories).filter(([label]) => labels.includes(label));
  return stringify({ ...terms, categories: Object.fromEntries(left) });
}

/** The page that only a text links to and that is made from no text, so that it is always there. */
const withoutText = '/help-us-translate/progress/';

/** The text with links to files that are not there, and links by address, replaced by their words. */
function withoutDeadLinks(text: string, file: string): string {
  return text.replace(
    /(?<!!)\[([^\]]*)\]\((\.[^)#\s]*\.mdx|\/)[^)]*\)/g,
    (link, words: string, target: string) =>
      link.endsWith(`(${withoutText})`) ||
      (target !== '/' && existsSync(join(dirname(file), target)) && !link.includes('#'))
        ? link
        : words,
  );
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath, entry.name));
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
