import { posix } from 'node:path';
import { type ContentLink, splitHash } from '../../mdx/body.ts';
import { isMarkdownFile } from '../../mdx/transforms/links.ts';
import { href, isSlug, parse, type RouteKind } from '../../routes/index.ts';
import { defaultLocale, isLocale } from '../../site/locales.ts';
import { didYouMean, nearest, type Problem, problem } from '../../site/problem.ts';
import { versionOfName } from '../../site/versions.ts';
import type { CheckedDoc, CheckedText } from '../record.ts';

/** The possible targets of links. */
type Targets = {
  byFile: ReadonlyMap<string, CheckedText>;
  /** By language and path. */
  byPath: ReadonlyMap<string, CheckedText>;
  paths: ReadonlySet<string>;
  unpublished: readonly string[];
};

/**
 * Broken links of texts. A broken link to a file only warns (docs/spec.md 14.4); one to a page or an anchor is an
 * error.
 * @param unpublished files of drafts and of entries with a date in the future
 */
export function contentLinkProblems(
  docs: readonly CheckedDoc[],
  others: readonly CheckedText[],
  unpublished: readonly string[],
): Problem[] {
  const texts = [...docs, ...others];
  const addresses = [
    ...others.flatMap((text) => (text.path ? [[text.path, text] as const] : [])),
    ...docs.map((doc) => [docAddress(doc), doc] as const),
  ];
  const targets: Targets = {
    byFile: new Map(texts.map((text) => [text.file, text])),
    byPath: new Map(addresses.map(([path, text]) => [`${text.locale} ${path}`, text])),
    paths: new Set(addresses.map(([path]) => path)),
    unpublished,
  };
  return texts.flatMap((text) => text.text.links.flatMap((link) => linkProblem(text, link, targets)));
}

function linkProblem(text: CheckedText, { href: address, line }: ContentLink, targets: Targets): Problem[] {
  const { path } = splitHash(address);
  const where = `${text.file}:${line}`;
  if (!path) return anchorProblem(text, address, where, targets);
  if (isMarkdownFile(path) && isInVersion(text)) return fileProblem(text, address, where, targets);
  if (isMarkdownFile(path)) return [addressWanted(text, address, where, targets)];
  if (path.startsWith('/')) return pathProblem(text, address, where, targets);
  const fix = 'Link to the file (./name.mdx), or start with a slash.';
  return [problem({ where, what: `relative link: ${address}`, fix })];
}

function fileProblem(
  { file, locale }: CheckedText,
  address: string,
  where: string,
  targets: Targets,
): Problem[] {
  const { byFile, unpublished } = targets;
  const { path } = splitHash(address);
  const targetFile = posix.join(posix.dirname(file), path);
  const english = targetFile.replace(`/${locale}/`, `/${defaultLocale}/`);
  const target = byFile.get(targetFile) ?? byFile.get(english);
  if (target) return anchorProblem(target, address, where, targets);
  const isDraft = unpublished.includes(targetFile) || unpublished.includes(english);
  const names = [...byFile.keys()]
    .filter((other) => posix.dirname(other) === posix.dirname(targetFile))
    .map((other) => posix.basename(other));
  const near = nearest(posix.basename(path), names);
  const folder = path.startsWith('.') ? posix.dirname(path) : `./${posix.dirname(path)}`;
  const fix = isDraft
    ? `${targetFile} is a draft or dated in the future, so it has no page yet.`
    : near
      ? `Did you mean "${posix.normalize(folder) === '.' ? '.' : folder}/${near}"?`
      : 'Link to a file that exists; the text is shown without the link.';
  return [problem({ where, what: `broken link to a file: ${address}`, fix, severity: 'warning' })];
}

/** Texts of a version link to the files beside them; the others, which belong to no version, to addresses. */
function isInVersion(text: CheckedText): boolean {
  return 'version' in text;
}

function addressWanted({ file }: CheckedText, address: string, where: string, { byFile }: Targets): Problem {
  const target = byFile.get(posix.join(posix.dirname(file), splitHash(address).path));
  const path =
    target && ('slug' in target && isInVersion(target) ? docAddress(target as CheckedDoc) : target.path);
  const fix = path
    ? `Write the address: "${path}${splitHash(address).hash}".`
    : 'Write the address of the page, such as /docs/field/; the text is shown without the link.';
  return problem({ where, what: `broken link to a file: ${address}`, fix, severity: 'warning' });
}

function pathProblem({ locale }: CheckedText, address: string, where: string, targets: Targets): Problem[] {
  const { byPath, paths, unpublished } = targets;
  const { path, hash } = splitHash(address);
  const broken = (fix: string) => [problem({ where, what: `broken link: ${address}`, fix })];
  const [, first = ''] = path.split('/');
  if (isLocale(first))
    return broken('Remove the language: the link leads to the page in the language of the reader.');
  const place = parse(path);
  if (place && !path.endsWith('/')) return broken(`Addresses of pages end in a slash: "${path}/${hash}".`);
  const page = place && href({ ...place, locale: defaultLocale });
  // Where there is no translation, the page shows the English text.
  const target = byPath.get(`${locale} ${page}`) ?? byPath.get(`${defaultLocale} ${page}`);
  if (target) return anchorProblem(target, address, where, targets);
  // Links to generated pages are checked in the export (lib/audit/broken-links.ts).
  if (place && !hasAllPages(place.route.kind, paths)) return [];
  const slug = path.split('/').filter(Boolean).at(-1);
  const draft = unpublished.find((file) => slug && posix.basename(file) === `${slug}.mdx`);
  if (draft) return broken(`${draft} is a draft or dated in the future, so it has no page yet.`);
  return broken(didYouMean(path, paths).trim() || 'No page of the site has this address.');
}

/** Kinds of pages that are written by hand: all of them are among the checked texts. */
const writtenKinds: readonly RouteKind[] = ['doc', 'entry', 'prose'];

/** Whether all pages of a kind are among the addresses. Those of the reference are, once it is generated. */
function hasAllPages(kind: RouteKind, paths: ReadonlySet<string>): boolean {
  return (
    writtenKinds.includes(kind) ||
    (kind === 'api' && [...paths].some((path) => parse(path)?.route.kind === 'api'))
  );
}

/** Whether an address is that of a page: one that is written by hand, with these paths, or one that is generated. */
export function isPagePath(path: string, paths: ReadonlySet<string>): boolean {
  const place = parse(path);
  if (!place) return false;
  return !hasAllPages(place.route.kind, paths) || paths.has(href({ ...place, locale: defaultLocale }));
}

function anchorProblem(
  target: CheckedText,
  address: string,
  where: string,
  { byFile }: Pick<Targets, 'byFile'>,
): Problem[] {
  const { hash } = splitHash(address);
  const id = decodedHash(hash);
  if (!id || target.text.ids.includes(id)) return [];
  const isInEnglish = byFile.get(englishFile(target))?.text.ids.includes(id);
  const way = isInEnglish
    ? ` The English page has one: write "## … [#${id}]".`
    : didYouMean(id, target.text.ids);
  const fix = `${target.file} has no heading with the id "${id}".${way}`;
  return [problem({ where, what: `broken anchor: ${address}`, fix })];
}

/** The id in the hash of an address, decoded where that is possible. */
function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function englishFile({ file, locale }: CheckedText): string {
  return file.replace(`/${locale}/`, `/${defaultLocale}/`);
}

/** The address of a page of the docs in the default language; empty where its version or its slug can have none. */
export function docAddress({ version, slug }: CheckedDoc): string {
  const known = versionOfName(version);
  return known && isSlug(slug) ? href({ locale: 'en', route: { kind: 'doc', version: known, slug } }) : '';
}
