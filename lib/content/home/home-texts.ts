import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentRoot } from '../../site/content-root.ts';
import { defaultLocale, type Locale, locales } from '../../site/locales.ts';
import { type Problem, problem } from '../../site/problem.ts';
import type { Read } from '../../site/yaml/yaml.ts';
import { readYamlFile } from '../../site/yaml/yaml-file.ts';

const text = z.string().min(1);

const page = z
  .string()
  .regex(/^\/(\S*[^/\s])?\/$/, 'It must be a path of this site without a language, such as /docs/field/');

/** A part of a drawing: `file` is below the content, or in `public` where it begins with a slash. */
const figure = z.strictObject({
  file: z.string().regex(/\.svg$/, 'It must be an SVG file'),
  part: z.tuple([z.number(), z.number(), z.number().positive(), z.number().positive()]),
});

const homeFields = z
  .strictObject({
    headline: text,
    lead: text,
    /** The label of the link to the overview. */
    why: text.optional(),
    /** A drawing of the code behind the first words. */
    picture: z.literal('julia').optional(),
    /** The line below the first screen. */
    backends: z.strictObject({ label: text, names: z.array(text).min(1).optional() }).optional(),
    packages: text.optional(),
    /** The heading of the features. */
    reasons: text.optional(),
    features: z
      .array(z.strictObject({ title: text, text, page: page.optional(), figure: figure.optional() }))
      .default([]),
    /** Where readers learn and meet. */
    cards: z.array(z.strictObject({ title: text, text, link: text, page: page.optional() })).default([]),
    /** The sentence above the list of the docs; {version} stands for the version. */
    docs: text.optional(),
  })
  .refine(({ features, reasons }) => features.length === 0 || reasons !== undefined, {
    path: ['features'],
    message: 'The list needs a heading above it: add a line "reasons: …"',
  });

/** The words of the home page in a language; links and figures are in those of the default one. */
export type HomeTexts = z.output<typeof homeFields>;

/** The words of the home page by language, as far as there are files, and what is wrong with them. */
export function readHomeTexts(root = contentRoot): {
  texts: Partial<Record<Locale, HomeTexts>>;
  problems: Problem[];
} {
  const files = locales.flatMap((locale) => {
    const file = join(root, locale, 'home', 'home.yml');
    return existsSync(file) ? [{ locale, file, read: readYamlFile(file, homeFields) }] : [];
  });
  const original = files.find(({ locale }) => locale === defaultLocale)?.read.fields;
  return {
    texts: Object.fromEntries(
      files.flatMap(({ locale, read }) => (read.fields ? [[locale, read.fields]] : [])),
    ),
    problems: files.flatMap(({ locale, file, read }) => [
      ...read.problems,
      ...(locale === defaultLocale || !original ? [] : countProblems(file, read, original)),
    ]),
  };
}

/** Lists of a translation that are not as long as the English ones: their rows belong together by their order. */
function countProblems(file: string, { fields, lineOf }: Read<HomeTexts>, original: HomeTexts): Problem[] {
  if (!fields) return [];
  return (['features', 'cards'] as const)
    .filter((list) => fields[list].length !== original[list].length)
    .map((list) =>
      problem({
        where: `${file}:${lineOf([list])}`,
        what: `${fields[list].length} ${list}, and ${original[list].length} in English`,
        fix: 'Write the same rows in the same order.',
      }),
    );
}
