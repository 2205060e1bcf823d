import { z } from 'zod';
import { coverKinds } from '../covers/cover.ts';
import { problem } from '../site/problem.ts';
import { checkYaml, type Read } from '../site/yaml.ts';

/** What a docs page says of itself. The collection's fields are made from this. */
export const docFields = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  /** A shorter name for the sidebar. */
  sidebar_label: z.string().min(1).optional(),
  /** The last part of the address, where it is not the file's name. */
  slug: z.string().min(1).optional(),
  /** Words of `content/tags.yml`. */
  tags: z.array(z.string()).optional(),
});

/** What a page of the API reference says of itself; it is generated (lib/sources/python/render.ts). */
export const apiFields = z.strictObject({
  title: z.string().min(1),
  description: z.string(),
  /** Its place among the pages of its version. */
  position: z.number(),
});

/** What a post, an issue or a story says of itself. */
export const entryFields = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  /** The day of publication. One that lies ahead is not exported. */
  date: z.iso.date('It must be a valid date, such as 2023-06-21'),
  /** Ids of `content/authors.yml`. */
  authors: z.array(z.string()).optional(),
  /** Words of `posts` in `content/tags.yml`; for posts only. */
  tags: z.array(z.string()).optional(),
  /** The last part of the address, where it is not the file's name. */
  slug: z.string().min(1).optional(),
  /** Shown by `npm run dev`, never exported. */
  draft: z.boolean().optional(),
  /** The kind of drawing for the cover, where the seed should not choose. */
  cover: z.enum(coverKinds).optional(),
});

/** What a page of text such as /community says of itself. */
export const proseFields = z.strictObject({ title: z.string().min(1), description: z.string().min(1) });

export type EntryFields = z.output<typeof entryFields>;

export type ProseFields = z.output<typeof proseFields>;

export type ApiFields = z.output<typeof apiFields>;

export type DocFields = z.output<typeof docFields>;

/**
 * The front matter of a file, checked, or every problem it has with file and line.
 * `fields` is what `schema` makes of it.
 */
export function readFrontMatter<Fields>(
  source: string,
  file: string,
  schema: z.ZodObject & z.ZodType<Fields>,
): Read<Fields> {
  const form = 'Start the file with front matter:\n---\ntitle: …\ndescription: …\n---';
  const none = (what: string) => ({
    readable: {},
    problems: [problem({ where: `${file}:1`, what, fix: form })],
    lineOf: () => 1,
  });
  if (!source.replace(/^\uFEFF/, '').trim()) return none('file is empty');
  if (!/^\uFEFF?---\r?\n/.test(source)) return none('missing front matter');
  const yaml = /^\uFEFF?---\r?\n((?:[\s\S]*?\r?\n)??)---(?:\r?\n|$)/.exec(source)?.[1];
  return yaml === undefined ? none('unclosed front matter') : checkYaml(yaml, file, schema, 1);
}
