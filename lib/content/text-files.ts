import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import type { z } from 'zod';
import { textKey } from '../mdx/compile.ts';
import { typographic } from '../mdx/transforms/typography.ts';
import { contentRoot } from '../site/content-root.ts';
import { defaultLocale, isLocale, locales } from '../site/locales.ts';
import { didYouMean, type Problem, problem } from '../site/problem.ts';
import { proseSlugs } from '../site/series.ts';
import { unwantedCharacters } from '../site/unwanted-characters.ts';
import type { Version } from '../site/versions.ts';
import { decodedText } from '../site/yaml/decoded-text.ts';
import {
  apiFields,
  docFields,
  entryFields,
  proseFields,
  readFrontMatter,
  storyFields,
} from './front-matter.ts';
import type { ReadText, ReadTexts } from './reader.ts';
import type { Documents } from './record.ts';
import { isPlain } from './source-text.ts';

type TextKind = {
  /** The list of `Documents` that its files belong to. */
  collection: keyof Documents;
  fields: z.ZodObject;
  /** Paths of its files below the folder: a file elsewhere would silently not become a page. */
  pattern: RegExp;
  form: string;
};

/** The folders of a language that hold texts. */
const textKinds: Record<string, TextKind> = {
  docs: {
    collection: 'docs',
    fields: docFields,
    pattern: /^[^/]+\/[^/]+$/,
    form: 'docs/<version folder>/<slug>.mdx',
  },
  blog: {
    collection: 'entries',
    fields: entryFields,
    pattern: /^\d{4}\/\d{2}\/\d{2}\/[^/]+$/,
    form: 'blog/<year>/<month>/<day>/<slug>.mdx',
  },
  newsletter: {
    collection: 'entries',
    fields: entryFields,
    pattern: /^\d{4}\/\d{2}\/[^/]+$/,
    form: 'newsletter/<year>/<month>/<slug>.mdx',
  },
  'user-stories': {
    collection: 'entries',
    fields: storyFields,
    pattern: /^[^/]+$/,
    form: 'user-stories/<slug>.mdx',
  },
  pages: { collection: 'prose', fields: proseFields, pattern: /^[^/]+$/, form: 'pages/<slug>.mdx' },
};

/** Folders of the content that belong to no language. */
const otherFolders = ['api', 'records', 'stubs'];

const apiKind: TextKind = {
  collection: 'api',
  fields: apiFields,
  pattern: /^[^/]+$/,
  form: 'api/<version folder>/<module>.mdx',
};

/**
 * The documents of the site from what Contentlayer has read, and what is wrong with names, folders and front matter. A file with
 * such mistakes gives a document, too, so that links to it are not reported as broken.
 * @param isComplete whether Contentlayer has read everything; in development a file may be newer than what it has read
 */
export async function checkedTexts(
  read: ReadTexts,
  { versions, isComplete }: { versions: readonly Version[]; isComplete: boolean },
): Promise<{ documents: Documents; problems: Problem[] }> {
  const documents: Documents = { docs: [], api: [], entries: [], prose: [] };
  const problems: Problem[] = [];
  for (const path of textPaths()) {
    const file = posix.join(contentRoot, path);
    const [locale = '', folder = '', ...rest] = path.split('/');
    const isApi = locale === 'api';
    const kind = isApi ? apiKind : textKinds[folder];
    const misplaced = isApi ? undefined : locationProblems(file, locale, folder, rest.join('/'), versions);
    if (misplaced) problems.push(...misplaced);
    if (!kind) continue;
    if (!file.endsWith('.mdx')) {
      problems.push(wrongEnding(file));
      continue;
    }
    const text =
      readByContentlayer(read.get(path), kind, file) ??
      (await readAgain(file, kind, isComplete && !misplaced));
    problems.push(...text.problems);
    const fields = typographicFields(text.fields, file);
    const document = { ...fallbackFields(path), ...fields, path, body: text.body };
    if (!misplaced) (documents[kind.collection] as object[]).push(document);
  }
  return { documents, problems };
}

type ParsedText = { fields: Record<string, unknown>; body: string; problems: Problem[] };

/** What readers see of front matter, with the spaces of the text's language. */
function typographicFields(fields: Record<string, unknown>, file: string): Record<string, unknown> {
  const isShown = (name: string) => /^(?:title|description|sidebar_label)$/.test(name);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && isShown(name) ? typographic(value, file) : value,
    ]),
  );
}

/** A text as Contentlayer has read it, if its front matter is valid. */
function readByContentlayer(
  text: ReadText | undefined,
  { fields }: TextKind,
  file: string,
): ParsedText | undefined {
  if (!text?.body || text.hasUnknownFields) return undefined;
  // Contentlayer keeps the old version of a file that became unreadable.
  if (statSync(file).mtime.getTime() !== text.modified) return undefined;
  const { success, data } = fields.safeParse(text.fields);
  // YAML can write a character that the source does not have: "\a".
  const isPlainText = unwantedCharacters(stringsIn(text.fields).join('\n')).length === 0;
  return success && isPlainText ? { fields: data, body: text.body, problems: [] } : undefined;
}

/** Every text among the values of fields, also in lists and groups of fields. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/**
 * Reads a text again that Contentlayer leaves out or whose front matter is invalid, to report mistakes with their lines.
 * @param isExpected whether Contentlayer must have the text if it has no mistakes
 */
async function readAgain(file: string, kind: TextKind, isExpected: boolean): Promise<ParsedText> {
  const source = decodedText(readFileSync(file), file);
  const isReadable = source.problems.length === 0;
  const { readable, problems } = isReadable
    ? readFrontMatter(source.text, file, kind.fields)
    : { readable: {}, problems: source.problems };
  const body = await textKey(source.text, file);
  const isMissing = isExpected && isPlain(source.text) && problems.length === 0;
  return { fields: readable, body, problems: isMissing ? [unreadByContentlayer(file)] : [...problems] };
}

/** The file has no mistakes, and yet Contentlayer does not have it: no text is used that Contentlayer has not read. */
function unreadByContentlayer(file: string): Problem {
  return problem({
    where: `${file}:1`,
    what: 'Contentlayer does not read this file',
    fix: 'Its collections in lib/content/collections have to agree with the schemas in lib/content/front-matter.ts.',
  });
}

/** Values in place of fields that cannot be read. A post gets the day of its folder. */
function fallbackFields(path: string) {
  const day = /\/(\d{4})\/(\d{2})\/(\d{2})\//.exec(path)?.slice(1).join('-');
  return { title: path, description: path, date: day ?? '2000-01-01', position: 0 };
}

/** Every Markdown file in a folder of the content, as a path below its root, in a fixed order. */
function textPaths(): string[] {
  if (!existsSync(contentRoot)) return [];
  return readdirSync(contentRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.mdx?$/i.test(entry.name))
    .map((entry) => posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name))
    .map((file) => posix.relative(contentRoot, file))
    .filter(
      (path) =>
        path.includes('/') && (!otherFolders.includes(path.split('/')[0] ?? '') || path.startsWith('api/')),
    )
    .sort();
}

/** Why a file at this path does not become a page. */
function locationProblems(
  where: string,
  locale: string,
  folder: string,
  rest: string,
  versions: readonly Version[],
): Problem[] | undefined {
  const wrong = (what: string, fix: string) => [problem({ where: `${where}:1`, what, fix })];
  if (!isLocale(locale))
    return wrong(
      `unknown locale "${locale}"`,
      `Use one of: ${locales.join(', ')}.${didYouMean(locale, locales)}`,
    );
  const kind = textKinds[folder];
  if (!kind) {
    const forms = Object.values(textKinds).map(({ form }) => form);
    return wrong(
      `unknown folder "${folder}"`,
      `Move it to one of: ${forms.join(', ')}.${didYouMean(folder, Object.keys(textKinds))}`,
    );
  }
  if (!kind.pattern.test(rest)) return wrong('file is in the wrong folder', `Move it to ${kind.form}.`);
  const [first = ''] = rest.split('/');
  const names = versions.map((version) => version.folder);
  if (kind.collection === 'docs' && versions.length > 0 && !names.includes(first))
    return wrong(
      `unknown version folder "${first}"`,
      `Use one of: ${names.join(', ')}; or add a row to versions.yml.${didYouMean(first, names)}`,
    );
  const slug = first.replace(/\.mdx?$/i, '');
  if (kind.collection === 'prose' && !proseSlugs.some((known) => known === slug))
    return wrong(
      `unknown page "${slug}"`,
      `Use one of: ${proseSlugs.join(', ')}; or add it to lib/site/series.ts.${didYouMean(slug, proseSlugs)}`,
    );
  return undefined;
}

function wrongEnding(file: string): Problem {
  const fix = `Rename it to ${posix.basename(file).replace(/\.mdx?$/i, '.mdx')}.`;
  return problem({ where: `${file}:1`, what: 'file name does not end in .mdx', fix });
}

/** The path of a text's English original, below the root of the content. */
export function englishPath(path: string): string {
  return path.replace(/^[^/]+/, defaultLocale);
}
