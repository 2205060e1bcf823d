import { type Counts, measures, sumOf } from './counts.ts';
import { AuthorList } from './docusaurus/authors.ts';
import { type ImportOptions, readSite } from './docusaurus/site.ts';
import { TagList } from './docusaurus/tags.ts';
import type { Tree } from './docusaurus/tree.ts';
import { alignAnchors, alignIds, convertPage, finishPage, type ImportedPage } from './import-page.ts';
import { listFiles } from './lists.ts';
import type { Note } from './note.ts';
import type { SourcePicture } from './pictures.ts';
import { Resolver } from './resolve.ts';
import { siteMenus, unlinkedPages } from './site-menus.ts';

/** A file that an import writes, and what it is made from. */
export type ImportedFile = { content: string | Buffer; source: string | undefined };

/** An import before it is written. */
export type Import = {
  /** Files below the content root, by path. */
  files: Map<string, ImportedFile>;
  /** Pictures by their addresses on the site, as the source has them; `drawnPictures` makes their files. */
  pictures: Map<string, SourcePicture>;
  /** What was counted before and after, by group of pages. */
  counts: {
    group: string;
    pages: number;
    before: Counts;
    after: Counts;
    noted: ImportedPage['noted'];
  }[];
  notes: Note[];
};

/**
 * Imports a Docusaurus site: texts, pictures and lists, in the form of `content/` (content/README.md).
 * @param hasPicture whether the site has a picture at an address already; such a one is used for a picture of another site
 * @throws Error where the source has no page, so that nothing of an earlier import is removed
 */
export function importSite(
  tree: Tree,
  options: ImportOptions,
  hasPicture: (address: string) => boolean,
): Import {
  const site = readSite(tree, options);
  if (site.pages.length === 0)
    throw new Error(
      'The source has no pages.\n  Name the folder that has docusaurus.config.js, or a folder of Markdown files.',
    );
  const resolver = new Resolver(site, hasPicture);
  const converted = site.pages.map((page) => convertPage(page, site, resolver));
  alignIds(converted);
  alignAnchors(converted);
  const lists = { tags: new TagList(tree), authors: new AuthorList(tree) };
  const pages = converted.map((one) => finishPage(one, lists));
  const files = new Map<string, ImportedFile>();
  const notes = [...site.notes, ...pages.flatMap((one) => [...one.notes, ...lossNotes(one)])];
  for (const { page, source } of pages) {
    const taken = files.get(page.target);
    if (taken) notes.push(samePlace(page.file, taken.source ?? '', page.target));
    else files.set(page.target, { content: source, source: page.file });
  }
  const menus = siteMenus(site, (address) => resolver.menuAddress(address));
  notes.push(...unlinkedPages(site, menus, files));
  for (const [path, content] of listFiles(site, lists, menus))
    files.set(path, { content, source: undefined });
  const { pictures } = resolver;
  return { files, pictures, counts: countsOf(pages), notes: [...notes, ...lists.authors.notes] };
}

function samePlace(file: string, other: string, target: string): Note {
  const fix = 'Give one of them another slug in the source.';
  return {
    kind: 'lost',
    where: `${file}:1`,
    what: `page is not imported: ${other} goes to ${target}, too`,
    fix,
  };
}

/** What is fewer after than before without a note that says why: a mistake of the import. */
function lossNotes({ page, before, after, lost }: ImportedPage): Note[] {
  const fix = 'Compare the page with its source, and report it: no import may lose this.';
  const fewer = measures.filter((measure) => measure !== 'words' && after[measure] < before[measure]);
  return [
    ...fewer.map(
      (measure): Note => ({
        kind: 'mistake',
        where: `${page.file}:1`,
        what: `${before[measure]} ${measure} before, ${after[measure]} after`,
        fix,
      }),
    ),
    ...(lost.length > 0
      ? [
          {
            kind: 'mistake' as const,
            where: `${page.file}:1`,
            what: `${lost.length} words lost: ${lost.slice(0, 12).join(' ')}`,
            fix,
          },
        ]
      : []),
  ];
}

function countsOf(pages: readonly ImportedPage[]): Import['counts'] {
  const groups = new Map<string, ImportedPage[]>();
  for (const one of pages) {
    const { collection, locale } = one.page;
    const name =
      collection.kind === 'doc'
        ? `docs ${collection.version}`
        : collection.kind === 'entry'
          ? collection.series
          : 'pages';
    const group = `${locale} ${name}`;
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return [...groups].map(([group, all]) => ({
    group,
    pages: all.length,
    before: sumOf(all.map(({ before }) => before)),
    after: sumOf(all.map(({ after }) => after)),
    noted: {
      images: all.reduce((sum, { noted }) => sum + noted.images, 0),
      links: all.reduce((sum, { noted }) => sum + noted.links, 0),
    },
  }));
}
