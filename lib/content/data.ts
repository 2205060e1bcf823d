import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentRoot } from '../site/content-root.ts';
import { type Locale, locales } from '../site/locales.ts';
import type { Problem } from '../site/problem.ts';
import type { Version } from '../site/versions.ts';
import type { Read } from '../site/yaml/yaml.ts';
import { readYamlFile } from '../site/yaml/yaml-file.ts';
import { duplicates } from './checks/duplicates.ts';
import type { Author, CategoryRecord, SearchWords, TagRecord } from './record.ts';

const identifier = z.string().regex(/^[\w.-]*$/, 'It can contain letters, digits, "_", "." and "-"');

/** A rule for the rows of a list: none has the same value in a field as a row above it. */
const unique =
  <Field extends string>(field: Field, message: (value: string) => string) =>
  (rows: readonly Record<Field, string>[], context: z.RefinementCtx) => {
    for (const { row, value } of duplicates(rows, (one) => one[field]))
      context.addIssue({ code: 'custom', message: message(value), path: [row, field], input: rows });
  };

const versionList = z
  .array(
    z.strictObject({
      name: identifier.min(1),
      label: z.string().min(1),
      segment: identifier,
      folder: identifier.min(1),
      status: z.enum(['unreleased', 'latest', 'unmaintained']),
    }),
  )
  .superRefine((versions, context) => {
    const add = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path, input: versions });
    const latest = versions.flatMap(({ status }, row) => (status === 'latest' ? [row] : []));
    if (latest.length === 0) add('Exactly one version must have "status: latest"; none has');
    for (const row of latest.slice(1))
      add('Only one version can be the latest; a row above already is', row, 'status');
    const [first] = latest;
    if (first !== undefined && versions[first]?.segment)
      add("The latest version has no segment in URLs: write segment: ''", first, 'segment');
    for (const [row, { segment }] of versions.entries())
      if (!segment && row !== first && first !== undefined)
        add('Only the latest version has no segment; write a word for URLs', row, 'segment');
    for (const key of ['name', 'segment', 'folder'] as const)
      for (const { row, value } of duplicates(versions, (version) => version[key] || undefined))
        add(`Another version has the ${key} "${value}"; it must be unique`, row, key);
  });

export const categoryList = z
  .array(
    z.strictObject({
      group: z.string().min(1).optional(),
      label: z.string().min(1),
      open: z.boolean().optional(),
      pages: z.array(z.string().min(1)).min(1),
    }),
  )
  .superRefine(
    unique('label', (value) => `The category "${value}" is already listed above; add the pages there`),
  );

/** A name in each language. */
const labelFields = Object.fromEntries(locales.map((locale) => [locale, z.string().min(1)])) as Record<
  Locale,
  z.ZodString
>;

const tagRows = z
  .array(
    z.strictObject({
      tag: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'It can contain lower-case letters, digits and single hyphens'),
      label: z.strictObject(labelFields),
    }),
  )
  .superRefine(unique('tag', (value) => `The tag "${value}" is already listed above; remove one of them`));

const tagList = z.strictObject({ docs: tagRows, posts: tagRows.optional() });

/** The tags that pages of the docs and posts may carry; none where the content has no list. */
export function readTags(root = contentRoot): Listed<{ docs: TagRecord[]; posts: TagRecord[] }> {
  const file = join(root, 'tags.yml');
  if (!existsSync(file)) return { docs: [], posts: [], problems: [] };
  const { fields, problems } = readYamlFile(file, tagList);
  return { docs: fields?.docs ?? [], posts: fields?.posts ?? [], problems };
}

const authorList = z
  .array(
    z.strictObject({
      id: z.string().min(1),
      name: z.string().min(1),
      role: z.string().min(1).optional(),
      url: z.url({ protocol: /^https$/, error: 'It must be a URL that starts with https://' }).optional(),
    }),
  )
  .superRefine(unique('id', (value) => `The id "${value}" is already listed above; remove one of them`));

/** The authors of posts; none where the content has no list. */
export function readAuthors(root = contentRoot): Listed<{ authors: Author[] }> {
  const file = join(root, 'authors.yml');
  if (!existsSync(file)) return { authors: [], problems: [] };
  const { fields, problems } = readYamlFile(file, authorList);
  return { authors: fields ?? [], problems };
}

const sitePath = z
  .string()
  .regex(/^\/(.*[^/])?\/$/, 'It must start and end with a slash and have no language, such as /docs/field/');

const redirectList = z
  .array(z.strictObject({ from: sitePath, to: sitePath }))
  .superRefine(
    unique('from', (value) => `${value} is already redirected by a row above; remove one of them`),
  );

export type RedirectRow = { from: string; to: string; line: number };

/** Old addresses and where they lead; none where the content has no list. */
export function readRedirects(root = contentRoot): Listed<{ redirects: RedirectRow[] }> {
  const file = join(root, 'redirects.yml');
  if (!existsSync(file)) return { redirects: [], problems: [] };
  const { fields = [], problems, lineOf } = readYamlFile(file, redirectList);
  return { redirects: fields.map((row, at) => ({ ...row, line: lineOf([at]) })), problems };
}

const termList = z.strictObject({
  categories: z.record(z.string(), z.string()).optional(),
  terms: z.array(
    z.strictObject({ term: z.string(), use: z.string(), never: z.array(z.string()).optional() }),
  ),
});

export type Terms = z.output<typeof termList>;

/** The terms of a language, and its names for the categories of the sidebar; none where it has no list. */
export function readTerms(
  locale: string,
  root = contentRoot,
): Listed<{ terms: Terms | undefined; lineOf: Read<Terms>['lineOf']; file: string }> {
  const file = join(root, locale, 'terms.yml');
  if (!existsSync(file)) return { terms: undefined, problems: [], lineOf: () => 1, file };
  const { fields, problems, lineOf } = readYamlFile(file, termList);
  return { terms: fields, problems, lineOf, file };
}

const phrases = z.array(z.string().min(1)).min(1);

const searchWordList = z.strictObject({
  popular: phrases,
  synonyms: z.array(z.strictObject({ readers: phrases, texts: phrases })).superRefine((rows, context) => {
    const all = rows.flatMap(({ readers }, row) => readers.map((reader) => ({ reader, row })));
    for (const { row, value } of duplicates(all, ({ reader }) => reader))
      context.addIssue({
        code: 'custom',
        message: `"${value}" is already listed above; add the words of the texts there`,
        path: [all[row]?.row ?? 0, 'readers'],
        input: rows,
      });
  }),
  keywords: z.record(z.string(), phrases).optional(),
});

/** The popular searches of a language, its synonyms and keywords; none where it has no list. */
export function readSearchWords(
  locale: string,
  root = contentRoot,
): Listed<{ words: SearchWords | undefined }> {
  const file = join(root, locale, 'search.yml');
  if (!existsSync(file)) return { words: undefined, problems: [] };
  const { fields, problems } = readYamlFile(file, searchWordList);
  return { words: fields, problems };
}

const inAllLanguages = z.strictObject(labelFields);

const pathLists = z.strictObject({
  paths: z
    .array(
      z.strictObject({
        id: identifier.min(1),
        title: inAllLanguages,
        steps: z
          .array(z.strictObject({ page: z.string().min(1), gives: inAllLanguages }))
          .min(1)
          .superRefine(
            unique(
              'page',
              (value) => `The page "${value}" is already a step of this path; remove one of them`,
            ),
          ),
      }),
    )
    .superRefine(unique('id', (value) => `The id "${value}" is already listed above; remove one of them`)),
  map: z.record(
    z.string(),
    z.strictObject({ teaches: z.string().min(1), after: z.array(z.string().min(1)).optional() }),
  ),
});

/** The reading paths, and the map of the docs: what each page teaches, and which pages come before it. */
export type PathLists = z.output<typeof pathLists>;

/** The reading paths and the map of the docs; none where the content has no list. */
export function readPaths(
  root = contentRoot,
): Listed<{ lists: PathLists | undefined; lineOf: Read<PathLists>['lineOf']; file: string }> {
  const file = join(root, 'paths.yml');
  if (!existsSync(file)) return { lists: undefined, problems: [], lineOf: () => 1, file };
  const { fields, problems, lineOf } = readYamlFile(file, pathLists);
  return { lists: fields, problems, lineOf, file };
}

type Listed<Lists> = Lists & { problems: Problem[] };

/** The versions of a content root, newest first, and what is wrong with the file. */
export function readVersions(root = contentRoot): { versions: Version[]; problems: Problem[] } {
  const { fields, problems } = readYamlFile(join(root, 'versions.yml'), versionList);
  return { versions: fields ?? [], problems };
}

/** The sidebar of a version in a language's folder; none where the language has no file and needs none. */
export function readSidebar(file: string, { isNeeded = false } = {}): SidebarFile {
  if (!isNeeded && !existsSync(file)) return { categories: undefined, lines: {}, problems: [] };
  const { fields = [], problems, lineOf } = readYamlFile(file, categoryList);
  const rows = fields.flatMap(({ pages }, row) =>
    pages.map((slug, at) => [slug, lineOf([row, 'pages', at])] as const),
  );
  return { categories: problems.length > 0 ? undefined : fields, lines: Object.fromEntries(rows), problems };
}

type SidebarFile = {
  categories: CategoryRecord[] | undefined;
  lines: Record<string, number>;
  problems: Problem[];
};
