import { z } from 'zod';
import { coverKinds } from '../covers/cover.ts';
import { problem } from '../site/problem.ts';
import { checkYaml, type Read } from '../site/yaml/yaml.ts';

/** The front matter of a docs page. The fields of its collection are made from this. */
export const docFields = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  /** A shorter name for the sidebar. */
  sidebar_label: z.string().min(1).optional(),
  /** The last part of the address, where it is not the file's name. */
  slug: z.string().min(1).optional(),
  /** Tags of `docs` in `content/tags.yml`. */
  tags: z.array(z.string()).optional(),
});

/** The front matter of a page of the API reference, which is generated (lib/sources/python/render.ts). */
export const apiFields = z.strictObject({
  title: z.string().min(1),
  description: z.string(),
  /** Its position among the pages of its version. */
  position: z.number(),
});

/** The text by somebody else that a text retells. */
const sourceFields = z.strictObject({
  /** Who wrote it: ids of `content/authors.yml`; none where it was not signed. */
  authors: z.array(z.string()).min(1).optional(),
  /** Its address. */
  url: z.url({ protocol: /^https$/, error: 'It must be a URL that starts with https://' }),
});

/** The last revision for a later release. */
const updateFields = z.strictObject({
  /** The release that the text speaks of now, as `content/versions.yml` names it. */
  version: z.string().min(1),
  date: z.iso.date('It must be a valid date, such as 2023-06-21'),
});

/** The front matter of a post or an issue. */
export const entryFields = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  /** The day of publication; of a retold text, that of the original. An entry with a date in the future is not exported. */
  date: z.iso.date('It must be a valid date, such as 2023-06-21'),
  /** Ids of `content/authors.yml`. */
  authors: z.array(z.string()).optional(),
  /** What the text is retold from. Translations take it from the English text. */
  source: sourceFields.optional(),
  /** For a text that speaks of a release after its date. Translations take it from the English text. */
  updated: updateFields.optional(),
  /** Tags of `posts` in `content/tags.yml`; for posts only. */
  tags: z.array(z.string()).optional(),
  /** The last part of the address, where it is not the file's name. */
  slug: z.string().min(1).optional(),
  /** Shown by `npm run dev`, never exported. */
  draft: z.boolean().optional(),
  /** The kind of drawing for the cover, where the seed should not decide. */
  cover: z.enum(coverKinds).optional(),
});

/** The front matter of a story: it may name who it is about, and a figure of its text and what it counts, for the home page. */
export const storyFields = entryFields
  .extend({
    organization: z.string().min(1).optional(),
    figure: z.string().min(1).optional(),
    fact: z.string().min(1).optional(),
  })
  .superRefine(({ organization, figure, fact }, context) => {
    const given = [organization, figure, fact].filter(Boolean).length;
    if (given > 0 && given < 3)
      context.addIssue({
        code: 'custom',
        message: 'Write organization, figure and fact, or none of them',
        path: [organization ? 'organization' : figure ? 'figure' : 'fact'],
      });
  });

/** The front matter of a page of text such as /community. */
export const proseFields = z.strictObject({ title: z.string().min(1), description: z.string().min(1) });

export type EntryFields = z.output<typeof entryFields> & Partial<z.output<typeof storyFields>>;

export type ProseFields = z.output<typeof proseFields>;

export type ApiFields = z.output<typeof apiFields>;

export type DocFields = z.output<typeof docFields>;

/**
 * Reads and checks the front matter of a file. Every problem has file and line.
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
