import { isMap, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { coverKinds } from '../covers/cover.ts';
import { nearest, type Problem, problem } from '../site/problem.ts';

/** What a docs page says of itself (spec section 3, doc entry). The collection's fields are made from this. */
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

/** What a post, an issue or a story says of itself (spec section 3, blog post). */
export const entryFields = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  /** The day of publication. One that lies ahead is not exported. */
  date: z.iso.date('must be a day such as 2023-06-21'),
  /** Ids of `content/authors.yml`. */
  authors: z.array(z.string()).optional(),
  /** Words of `posts` in `content/tags.yml`; for posts only. */
  tags: z.array(z.string()).optional(),
  /** The last part of the address, where it is not the file's name. */
  slug: z.string().min(1).optional(),
  /** Shown by `npm run dev`, never exported. */
  draft: z.boolean().optional(),
  /** The kind of drawing for the cover, where the seed should not choose. */
  cover: z.enum(coverKinds, `must be one of: ${coverKinds.join(', ')}`).optional(),
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
) {
  const yaml = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(source)?.[1];
  if (yaml === undefined) {
    const fix = 'Begin the file with its front matter:\n---\ntitle: …\ndescription: …\n---';
    return { problems: [problem({ where: `${file}:1`, what: 'no front matter', fix })] };
  }
  return checkYaml(yaml, file, schema, 1);
}

/** The same for a YAML file as a whole. `firstLine` is the number of lines above the text. */
export function checkYaml<Fields>(yaml: string, file: string, schema: z.ZodType<Fields>, firstLine = 0) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const at = (offset: number) => `${file}:${lines.linePos(offset).line + firstLine}`;
  if (document.errors.length > 0) {
    const [error] = document.errors;
    const what = 'YAML that cannot be read';
    return { problems: [problem({ where: at(error?.pos[0] ?? 0), what, fix: error?.message ?? '' })] };
  }
  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) return { fields: result.data, problems: [] };
  const offsetOf = (path: PropertyKey[]) => {
    const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
    return node?.range?.[0] ?? keyOffset(document.contents, path) ?? 0;
  };
  return {
    problems: result.error.issues.flatMap((issue) => problemsOf(issue, schema, (path) => at(offsetOf(path)))),
  };
}

function problemsOf(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  at: (path: PropertyKey[]) => string,
): Problem[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    return issue.keys.map((key) => {
      const near = nearest(key, known);
      const fix = near
        ? `Did you mean "${near}"?`
        : known.length > 0
          ? `Known are: ${known.join(', ')}.`
          : 'Remove it.';
      return problem({ where: at([...issue.path, key]), what: `unknown field "${key}"`, fix });
    });
  }
  return [
    problem({ where: at(issue.path), what: path ? `field "${path}"` : 'front matter', fix: issue.message }),
  ];
}

function keyOffset(contents: unknown, path: PropertyKey[]): number | undefined {
  if (!isMap(contents)) return undefined;
  const pair = contents.items.find(({ key }) => String(key) === String(path[0]));
  return (pair?.key as { range?: [number, number, number] } | undefined)?.range?.[0];
}
