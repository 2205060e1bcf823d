import { posix } from 'node:path';
import { mainDocSlug } from '../../site/constants.ts';
import { defaultLocale, type Locale } from '../../site/locales.ts';
import type { Note } from '../note.ts';
import { addressOf, docsFolder, type Page, slugFrom } from '../page.ts';
import { readSourceText } from './front-matter.ts';
import { asText } from './literal.ts';
import { isPageFile, type Tree, withoutExtension } from './tree.ts';
import type { SourceVersion } from './versions.ts';

/** A folder with the docs of a version in a language. */
export type DocsFolder = { path: string; locale: Locale; version: SourceVersion };

/** The pages of the docs of a version in one language. Drafts are left out, as Docusaurus does. */
export function docPages(tree: Tree, folder: DocsFolder, base: string): { pages: Page[]; notes: Note[] } {
  const notes: Note[] = [];
  const pages = tree
    .below(folder.path)
    .filter(isPageFile)
    .flatMap((file): Page[] => {
      const page = docPage(tree, folder, file, base);
      notes.push(...page.text.notes);
      if (page.text.fields.draft !== true) return [page];
      const fix = 'Remove the line "draft" in the source to import it.';
      notes.push({
        kind: 'decide',
        where: `${file}:${page.text.lineOf('draft')}`,
        what: 'draft is not imported',
        fix,
      });
      return [];
    });
  return { pages, notes };
}

function docPage(tree: Tree, { path, locale, version }: DocsFolder, file: string, base: string): Page {
  const text = readSourceText(tree.readText(file) ?? '', file);
  const plain = withoutExtension(posix.relative(path, file)).split('/').map(withoutNumber).join('/');
  const last = asText(text.fields.id) ?? posix.basename(plain);
  const id = posix.join(posix.dirname(plain), last);
  const route = routeOf(asText(text.fields.slug), id);
  const slug = slugFrom(posix.basename(route) || mainDocSlug);
  return {
    file,
    locale,
    collection: { kind: 'doc', version: version.name },
    id,
    text,
    slug,
    target: '',
    address: '',
    former: [posix.join('/', base, version.formerPath, route).replace(/\/$/, '') || '/'],
  };
}

/** `01-intro` → `intro`; a version such as `1.0` and a date keep their numbers. */
export function withoutNumber(name: string): string {
  if (/^\d+[-_.]\d+/.test(name)) return name;
  return name.replace(/^\d+\s*[-_.]+\s*(?=[^\d\s.-])/, '');
}

/** The address of a page below that of its version. */
function routeOf(slug: string | undefined, id: string): string {
  const folder = posix.join('/', posix.dirname(id));
  if (slug) return slug.startsWith('/') ? slug : posix.join(folder, slug);
  const name = posix.basename(id);
  const isIndex = /^(index|readme)$/i.test(name) || name === posix.basename(folder);
  return isIndex ? folder : posix.join(folder, name);
}

/**
 * Gives the pages of a version their places. Each has a slug of one part, with the name of its folder where two would be the same; the
 * main page is `overview`. Translations go where the English page goes.
 * @param mainId of the page that Docusaurus shows first
 */
export function placeDocs(
  pages: readonly Page[],
  version: SourceVersion,
  mainId: string | undefined,
): Note[] {
  const english = pages.filter(({ locale }) => locale === defaultLocale);
  const notes = [...uniqueSlugs(english), ...mainSlug(english, mainId)];
  const slugs = new Map(english.map(({ id, slug }) => [id, slug]));
  for (const page of pages) {
    page.slug = slugs.get(page.id) ?? page.slug;
    page.target = [page.locale, docsFolder, version.folder, `${page.slug}.mdx`].join('/');
    page.address = addressOf([docsFolder, version.segment, page.slug]);
  }
  return notes;
}

/** Slugs that have a meaning of their own in addresses of the docs. */
const reserved = ['tags', 'changes'];

function uniqueSlugs(pages: readonly Page[]): Note[] {
  const taken = new Set(reserved);
  return pages.flatMap((page): Note[] => {
    const [first, folder] = [page.slug, slugFrom(posix.basename(posix.dirname(page.id)))];
    for (let count = 1; taken.has(page.slug.toLowerCase()); count++)
      page.slug = count === 1 && folder !== 'page' ? `${folder}-${first}` : `${first}-${count}`;
    taken.add(page.slug.toLowerCase());
    if (page.slug === first) return [];
    return [
      {
        kind: 'changed',
        where: `${page.file}:1`,
        what: `slug is "${page.slug}": another page has "${first}"`,
      },
    ];
  });
}

function mainSlug(pages: readonly Page[], mainId: string | undefined): Note[] {
  if (pages.some(({ slug }) => slug === mainDocSlug)) return [];
  const main = pages.find(({ id }) => id === mainId) ?? pages[0];
  if (!main) return [];
  const what = `slug is "${mainDocSlug}", the main page of a version, and not "${main.slug}"`;
  main.slug = mainDocSlug;
  return [{ kind: 'changed', where: `${main.file}:1`, what }];
}
