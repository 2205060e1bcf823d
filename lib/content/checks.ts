import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { splitHash } from '../mdx/body.ts';
import { isMarkdownFile } from '../mdx/links.ts';
import { href, isSlug, parse, type RouteKind } from '../routes/index.ts';
import { mainDocSlug, tagsPerDoc } from '../site/constants.ts';
import { didYouMean, nearest, type Problem, problem } from '../site/problem.ts';
import { versionOfName, versions } from '../site/versions.ts';
import { lineOf } from './line-of.ts';
import type { CheckedDoc, CheckedText, SidebarRecord, TagRecord } from './record.ts';

/**
 * Everything that can be wrong with the content as a whole. Broken links to files and double routes only warn
 * (spec section 8); a broken link to a page or an anchor is an error.
 */
export function checkContent(
  docs: readonly CheckedDoc[],
  sidebars: readonly SidebarRecord[],
  tags: readonly TagRecord[] = [],
  others: readonly CheckedText[] = [],
): Problem[] {
  return [
    ...[...docs, ...others].flatMap(({ text }) => text.problems),
    ...docs.flatMap(slugProblems),
    ...docs.flatMap((doc) => tagProblems(doc, tags)),
    ...duplicateRoutes(docs),
    ...sidebars.flatMap((sidebar) => sidebarProblems(sidebar, docs)),
    ...strays(docs, sidebars),
    ...linkProblems(docs, others),
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
    const fix = `Write ${posix.join(posix.dirname(file), 'en/docs', folder, `${mainDocSlug}.mdx`)}.`;
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
      where: lineOf(file, 'slug'),
      what: `"${slug}" cannot be a slug`,
      fix: 'Use letters, digits, "_", "-" and "."; no name of a version, and not "tags".',
    }),
  ];
}

/** Tags come from the list, two to four of them, or none. */
function tagProblems({ tags, file }: CheckedDoc, list: readonly TagRecord[]): Problem[] {
  const known = list.map(({ tag }) => tag);
  const unknown = tags.filter((tag) => !known.includes(tag));
  const { min, max } = tagsPerDoc;
  const isFew = tags.length > 0 && new Set(tags).size < min;
  return [
    ...unknown.map((tag) => {
      const fix = `Use a tag of tags.yml, or add it there.${didYouMean(tag, known)}`;
      return problem({ where: lineOf(file, 'tags'), what: `unknown tag "${tag}"`, fix });
    }),
    ...(isFew || tags.length > max
      ? [
          problem({
            where: lineOf(file, 'tags'),
            what: `${tags.length} tags`,
            fix: `Give ${min} to ${max} different ones.`,
          }),
        ]
      : []),
  ];
}

function duplicateRoutes(docs: readonly CheckedDoc[]): Problem[] {
  const first = new Map<string, CheckedDoc>();
  return docs.flatMap((doc) => {
    const address = [doc.locale, doc.version, doc.slug].join(' ');
    const other = first.get(address);
    if (!other) first.set(address, doc);
    if (!other) return [];
    const fix = `${other.file} has the same one and is used; give one of them another slug.`;
    return [
      problem({
        where: lineOf(doc.file, 'slug'),
        what: `the route of "${doc.slug}" exists already`,
        fix,
        severity: 'warning',
      }),
    ];
  });
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
      const fix = `${noPage(slug, file)}${didYouMean(slug, slugs)}`;
      return problem({ where: where(slug), what: `unknown doc "${slug}"`, fix });
    }),
    ...twice.map((slug) => {
      return problem({
        where: where(slug),
        what: `"${slug}" stands in the sidebar twice`,
        fix: 'Remove one of the lines.',
      });
    }),
  ];
}

function noPage(slug: string, file: string): string {
  return `There is no ${posix.join(posix.dirname(file), `${slug}.mdx`)}.`;
}

/** Pages that no sidebar leads to. */
function strays(docs: readonly CheckedDoc[], sidebars: readonly SidebarRecord[]): Problem[] {
  return docs.flatMap((doc) => {
    const own = sidebars.filter(({ version }) => version === doc.version);
    // A version without any is told once, by its missing file.
    if (
      own.length === 0 ||
      own.some(({ categories }) => categories.some(({ pages }) => pages.includes(doc.slug)))
    )
      return [];
    const sidebar = posix.join(posix.dirname(doc.file), 'sidebar.yml');
    return [
      problem({
        where: doc.file,
        what: 'the page stands in no sidebar',
        fix: `Add "${doc.slug}" to a category of ${sidebar}.`,
      }),
    ];
  });
}

function linkProblems(docs: readonly CheckedDoc[], others: readonly CheckedText[]): Problem[] {
  const byFile = new Map<string, CheckedText>([...docs, ...others].map((text) => [text.file, text]));
  const byPath = new Map<string, CheckedText>([
    ...others.flatMap((text) => (text.path ? [[text.path, text] as const] : [])),
    ...docs.map((doc) => [pathOf(doc), doc] as const),
  ]);
  return [...docs, ...others].flatMap((doc) =>
    doc.text.links.flatMap((link) => {
      const { path, hash } = splitHash(link.href);
      const where = `${doc.file}:${link.line}`;
      if (!path) return anchorProblem(doc, hash, where, link.href);
      if (isMarkdownFile(path)) {
        const file = posix.join(posix.dirname(doc.file), path);
        const target = byFile.get(file) ?? byFile.get(englishFile(file, doc));
        if (target) return anchorProblem(target, hash, where, link.href);
        const near = nearest(
          posix.basename(path),
          [...byFile.keys()].filter(sameFolder(doc.file)).map((name) => posix.basename(name)),
        );
        const fix = near
          ? `Did you mean "./${near}"?`
          : 'Link to a file that exists; the text is shown without the link.';
        return [problem({ where, what: `broken link to a file: ${link.href}`, fix, severity: 'warning' })];
      }
      if (!path.startsWith('/')) {
        return [
          problem({
            where,
            what: `link ${link.href} depends on the address of the page`,
            fix: 'Link to the file (./name.mdx), or begin with a slash.',
          }),
        ];
      }
      const place = parse(path);
      const target = place && byPath.get(href({ ...place, locale: 'en' }));
      if (target) return anchorProblem(target, hash, where, link.href);
      // Pages that are not written by hand are followed in the export (lib/export/links.ts).
      if (place && !written.includes(place.route.kind)) return [];
      return [
        problem({
          where,
          what: `broken link: ${link.href}`,
          fix: didYouMean(path, byPath.keys()).trim() || 'No page of the site has this address.',
        }),
      ];
    }),
  );
}

/** Kinds of pages that are written by hand, so that each of them is among the checked texts. */
export const written: readonly RouteKind[] = ['doc', 'entry', 'prose'];

function anchorProblem(target: CheckedText, hash: string, where: string, address: string): Problem[] {
  const id = decodeURIComponent(hash.slice(1));
  if (!id || target.text.ids.includes(id)) return [];
  const fix = `${target.file} has no heading with the id "${id}".${didYouMean(id, target.text.ids)}`;
  return [problem({ where, what: `broken anchor: ${address}`, fix })];
}

export function pathOf({ version, slug }: CheckedDoc): string {
  const known = versionOfName(version);
  return known && isSlug(slug) ? href({ locale: 'en', route: { kind: 'doc', version: known, slug } }) : '';
}

function englishFile(file: string, { locale }: CheckedText): string {
  return file.replace(`/${locale}/`, '/en/');
}

function sameFolder(file: string) {
  return (other: string) => posix.dirname(other) === posix.dirname(file);
}
