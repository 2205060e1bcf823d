import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Problem, problem } from '../site/problem.ts';
import type { Version } from '../site/versions.ts';
import { checkYaml } from './front-matter.ts';
import type { Author, TagRecord } from './record.ts';

/** The folder of words and data. A setting, so that fixtures, other sites and benchmarks build too. */
export const contentRoot = process.env.SITE_CONTENT || 'content';

const word = z.string().regex(/^[\w.-]*$/, 'may hold letters, digits, "_", "." and "-"');

const versionList = z
  .array(
    z.strictObject({
      name: word.min(1),
      label: z.string().min(1),
      segment: word,
      folder: word.min(1),
      status: z.enum(['unreleased', 'latest', 'unmaintained']),
    }),
  )
  .superRefine((versions, context) => {
    const latest = versions.filter(({ status }) => status === 'latest');
    if (latest.length !== 1)
      context.addIssue(`exactly one version has to be the latest one; ${latest.length} are`);
    if (latest[0]?.segment)
      context.addIssue(`the latest version, ${latest[0].name}, owns no segment: write segment: ''`);
    for (const key of ['name', 'segment', 'folder'] as const) {
      const values = versions.map((version) => version[key]);
      const twice = values.find((value, index) => values.indexOf(value) !== index);
      if (twice !== undefined) context.addIssue(`two versions have the ${key} "${twice}"`);
    }
  });

/** A category of the sidebar and the slugs of its pages, in order. */
export type Category = { label: string; pages: string[] };

export const categoryList = z.array(
  z.strictObject({ label: z.string().min(1), pages: z.array(z.string().min(1)).min(1) }),
);

const tagRows = z.array(
  z.strictObject({
    tag: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may hold small letters, digits and single hyphens'),
    label: z.strictObject({ en: z.string(), 'zh-Hans': z.string(), 'fr-FR': z.string() }),
  }),
);

const tagList = z.strictObject({ docs: tagRows, posts: tagRows.optional() });

/** The tags that pages of the docs and posts may carry; none where the content has no list. */
export function readTags(root = contentRoot): Listed<{ docs: TagRecord[]; posts: TagRecord[] }> {
  const file = join(root, 'tags.yml');
  if (!existsSync(file)) return { docs: [], posts: [], problems: [] };
  const { fields, problems } = readYaml(file, tagList);
  return { docs: fields?.docs ?? [], posts: fields?.posts ?? [], problems };
}

const authorList = z.array(
  z.strictObject({
    id: z.string().min(1),
    name: z.string().min(1),
    role: z.string().min(1).optional(),
    url: z.url({ protocol: /^https$/ }).optional(),
  }),
);

/** The authors of posts; none where the content has no list. */
export function readAuthors(root = contentRoot): Listed<{ authors: Author[] }> {
  const file = join(root, 'authors.yml');
  if (!existsSync(file)) return { authors: [], problems: [] };
  const { fields, problems } = readYaml(file, authorList);
  return { authors: fields ?? [], problems };
}

const path = z.string().regex(/^\/(.*[^/])?\/$/, 'must begin and end with a slash, without a language');

const redirectList = z.array(z.strictObject({ from: path, to: path }));

/** Addresses of former times and where they lead; none where the content has no list. */
export function readRedirects(root = contentRoot): Listed<{ redirects: { from: string; to: string }[] }> {
  const file = join(root, 'redirects.yml');
  if (!existsSync(file)) return { redirects: [], problems: [] };
  const { fields, problems } = readYaml(file, redirectList);
  return { redirects: fields ?? [], problems };
}

const termList = z.strictObject({
  categories: z.record(z.string(), z.string()).optional(),
  terms: z.array(
    z.strictObject({ term: z.string(), use: z.string(), never: z.array(z.string()).optional() }),
  ),
});

export type Terms = z.output<typeof termList>;

/** The terms of a language, and its names for the categories of the sidebar; none where it has no list. */
export function readTerms(locale: string, root = contentRoot): Listed<{ terms: Terms | undefined }> {
  const file = join(root, locale, 'terms.yml');
  if (!existsSync(file)) return { terms: undefined, problems: [] };
  const { fields, problems } = readYaml(file, termList);
  return { terms: fields, problems };
}

type Listed<Lists> = Lists & { problems: Problem[] };

/** The versions of a content root, newest first, or what is wrong with the file. */
export function readVersions(root = contentRoot): { versions: Version[]; problems: Problem[] } {
  const { fields, problems } = readYaml(join(root, 'versions.yml'), versionList);
  return { versions: fields ?? [], problems };
}

/** The sidebar of a version in a language's folder; none where the language has no file of its own. */
export function readSidebar(file: string): Sidebar {
  if (!existsSync(file)) return { categories: undefined, lines: {}, problems: [] };
  const { fields, problems } = readYaml(file, categoryList);
  return { categories: fields, lines: linesOf(readFileSync(file, 'utf8')), problems };
}

type Sidebar = { categories: Category[] | undefined; lines: Record<string, number>; problems: Problem[] };

/** The line that each item of a list stands on. */
function linesOf(yaml: string): Record<string, number> {
  const rows = yaml
    .split('\n')
    .map((row, index) => [/^\s+- ['"]?([^\s'"]+)/.exec(row)?.[1] ?? '', index + 1] as const);
  return Object.fromEntries(rows);
}

function readYaml<Fields>(file: string, schema: z.ZodType<Fields>): { fields?: Fields; problems: Problem[] } {
  if (!existsSync(file)) {
    return {
      problems: [
        problem({ where: file, what: 'file is missing', fix: 'See content/README.md for its form.' }),
      ],
    };
  }
  return checkYaml(readFileSync(file, 'utf8'), file, schema);
}
