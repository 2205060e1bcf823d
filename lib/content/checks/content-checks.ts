import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { isSlug } from '../../routes/index.ts';
import { mainDocSlug, tagsPerDoc } from '../../site/constants.ts';
import { defaultLocale } from '../../site/locales.ts';
import { didYouMean, type Problem, problem } from '../../site/problem.ts';
import { versions } from '../../site/versions.ts';
import type { CheckedDoc, CheckedText, SidebarRecord, TagRecord } from '../record.ts';
import { duplicateRoutes } from './duplicates.ts';
import { fieldLocation } from './field-location.ts';
import { contentLinkProblems } from './link-checks.ts';

/**
 * Everything that can be wrong with the content as a whole. Broken links to files and duplicate routes only warn
 * (docs/spec.md 14.4); a broken link to a page or an anchor is an error.
 */
export function checkContent(
  docs: readonly CheckedDoc[],
  sidebars: readonly SidebarRecord[],
  tags?: readonly TagRecord[],
  others: readonly CheckedText[] = [],
  unpublished: readonly string[] = [],
): Problem[] {
  return [
    ...[...docs, ...others].flatMap(({ text }) => text.problems),
    ...docs.flatMap(slugProblems),
    ...docs.flatMap((doc) => tagProblems(doc, tags)),
    ...duplicateRoutes(docs.map((doc) => ({ ...doc, id: doc.slug, group: `${doc.locale} ${doc.version}` }))),
    ...sidebars.flatMap((sidebar) => sidebarProblems(sidebar, docs)),
    ...unlistedPages(docs, sidebars),
    ...contentLinkProblems(docs, others, unpublished),
  ];
}

/**
 * A version menu leads to a version's main page wherever the same page is missing, so each version has one.
 * @param file the list of versions
 */
export function mainDocProblems(docs: readonly CheckedDoc[], file: string): Problem[] {
  const missing = versions.filter(
    ({ name }) => !docs.some((doc) => doc.version === name && doc.slug === mainDocSlug),
  );
  return missing.map(({ name, folder }) => {
    const fix = `Add ${posix.join(posix.dirname(file), 'en/docs', folder, `${mainDocSlug}.mdx`)}.`;
    return problem({ where: rowOf(file, name), what: `version ${name} has no main page`, fix });
  });
}

/** The row of a version in the list: file:line. */
function rowOf(file: string, name: string): string {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const at = lines.findIndex(
    (line) => /^\s*(?:- )?name:\s*(.*?)\s*$/.exec(line)?.[1]?.replace(/^['"]|['"]$/g, '') === name,
  );
  return at < 0 ? file : `${file}:${at + 1}`;
}

function slugProblems({ slug, file }: CheckedDoc): Problem[] {
  if (isSlug(slug)) return [];
  return [
    problem({
      where: fieldLocation(file, 'slug'),
      what: `invalid slug "${slug}"`,
      fix: 'Use letters, digits, "_", "-" and "."; not the name of a version, and not "tags".',
    }),
  ];
}

/** Tags come from the list, two to four of them, or none. */
function tagProblems({ tags, file }: CheckedDoc, list: readonly TagRecord[] | undefined): Problem[] {
  const known = list?.map(({ tag }) => tag) ?? tags;
  const unknown = tags.filter((tag) => !known.includes(tag));
  const { min, max } = tagsPerDoc;
  const isFew = tags.length > 0 && new Set(tags).size < min;
  return [
    ...unknown.map((tag) => {
      const fix = `Use a tag from tags.yml, or add it there.${didYouMean(tag, known)}`;
      return problem({ where: fieldLocation(file, 'tags'), what: `unknown tag "${tag}"`, fix });
    }),
    ...(isFew || tags.length > max
      ? [
          problem({
            where: fieldLocation(file, 'tags'),
            what: `wrong number of tags: ${new Set(tags).size}`,
            fix: `Use ${min} to ${max} different tags, or none.`,
          }),
        ]
      : []),
  ];
}

function sidebarProblems(
  { file, categories, version, lines }: SidebarRecord,
  docs: readonly CheckedDoc[],
): Problem[] {
  const slugs = new Set(docs.filter((doc) => doc.version === version).map(({ slug }) => slug));
  const listed = categories.flatMap(({ pages }) => pages);
  const unknown = listed.filter((slug) => !slugs.has(slug));
  const twice = listed.filter((slug, index) => listed.indexOf(slug) !== index);
  const where = (slug: string) => (lines?.[slug] ? `${file}:${lines[slug]}` : file);
  return [
    ...unknown.map((slug) => {
      const bare = slug.replace(/\.mdx?$/, '');
      const fix = slugs.has(bare)
        ? `Write it without the extension: ${bare}.`
        : `${noPage(slug, file)}${didYouMean(slug, slugs)}`;
      return problem({ where: where(slug), what: `unknown page "${slug}"`, fix });
    }),
    ...twice.map((slug) => {
      return problem({
        where: where(slug),
        what: `duplicate page "${slug}"`,
        fix: 'Remove one of the lines.',
      });
    }),
  ];
}

function noPage(slug: string, file: string): string {
  return `There is no ${posix.join(posix.dirname(file), `${slug}.mdx`)}.`;
}

/** Pages that are not listed in any sidebar. */
function unlistedPages(docs: readonly CheckedDoc[], sidebars: readonly SidebarRecord[]): Problem[] {
  return docs.flatMap((doc) => {
    const ofVersion = sidebars.filter(({ version }) => version === doc.version);
    const listed = ofVersion.flatMap(({ categories }) => categories.flatMap(({ pages }) => pages));
    // A missing sidebar, an invalid slug and a slug with its extension are reported elsewhere.
    const isReported = ofVersion.length === 0 || !isSlug(doc.slug) || listed.includes(`${doc.slug}.mdx`);
    if (doc.locale !== defaultLocale || isReported || listed.includes(doc.slug)) return [];
    const sidebar = posix.join(posix.dirname(doc.file), 'sidebar.yml');
    return [
      problem({
        where: `${doc.file}:1`,
        what: 'page is not listed in any sidebar',
        fix: `Add "${doc.slug}" to a category of ${sidebar}.`,
      }),
    ];
  });
}
