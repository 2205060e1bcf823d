import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Problem, problem } from '../problem.ts';
import { seriesNames } from '../series.ts';
import { readYamlFile } from '../yaml/yaml-file.ts';
import { contrastOf, leastContrast, surfaces } from './accent.ts';
import { knownLocales, type Locale } from './known-locales.ts';
import { type Drawing, readLogo } from './logo.ts';

/** A text for readers: one for all languages, or one for each. */
export type LocalText = string | Partial<Record<Locale, string>>;

const localText = z.custom<LocalText>(
  (value) =>
    (typeof value === 'string' && value !== '') ||
    (typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((text) => typeof text === 'string' && text !== '')),
  'It must be text, or text for each language: { en: …, fr-FR: … }',
);

const address = z.url({ protocol: /^https?$/, error: 'It must be an address that starts with https://' });

const target = z
  .string()
  .regex(
    /^(https?:\/\/\S+|\/(\S*[^/\s])?\/(#\S+)?)$/,
    'It must be an address that starts with https://, or a path of this site such as /community/',
  );

const link = z.strictObject({ label: localText, href: target });

const svgFile = z.string().regex(/^[^/].*\.svg$/, 'It must be the path of an SVG file below this folder');

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'It must be a colour such as "#0891b2", in quotes');

const siteFields = z.strictObject({
  /** What the docs are about, as one says it: Taichi. */
  name: z.string().min(1),
  /** What `pip install` takes; no command is shown without it. */
  package: z
    .string()
    .regex(/^[\w.-]+(\[[\w,.-]+\])?$/, 'It must be the name of a package, as pip takes it')
    .optional(),
  /** Where the site is published; SITE_URL takes precedence. */
  url: address.optional(),
  /** Where the source code is. */
  repository: address.optional(),
  /** How many stars the repository shows until the number is known; none are shown without it. */
  stars: z.string().min(1).optional(),
  /** Where "Report a mistake" leads; REPORT_URL takes precedence. */
  report: z
    .string()
    .regex(/^https?:\/\//, 'It must be an address that starts with https://')
    .optional(),
  locales: z
    .array(z.enum(knownLocales))
    .min(1)
    .refine(([first]) => first === 'en', 'The first language must be en: others are translations of it')
    .refine((list) => new Set(list).size === list.length, 'Each language can be listed once')
    .default(['en']),
  /** Of the site, in each language. */
  title: localText.optional(),
  tagline: localText.optional(),
  description: localText.optional(),
  /** What lists and feeds say of the series. */
  series: z.partialRecord(z.enum(seriesNames), localText).default({}),
  /** Whether pages have the form that subscribes to a newsletter; NEWSLETTER_ENDPOINT is where it posts to. */
  newsletter: z.boolean().default(false),
  /** The line at the end of each page; {year} stands for the year. */
  copyright: localText.optional(),
  licence: localText.optional(),
  /** Files below the content. */
  logo: svgFile.optional(),
  icon: svgFile.optional(),
  accent: z.strictObject({ light: colour, dark: colour }).optional(),
  /** The menus of the bar, and the groups of the footer. */
  resources: z.array(link).default([]),
  community: z.array(link).default([]),
  /** Where readers find the QR code of the account of WeChat. */
  weChat: target.optional(),
  footer: z.array(z.strictObject({ title: localText, links: z.array(link).min(1) })).default([]),
  /** Where to report a weakness, for security.txt. */
  security: z.strictObject({ contact: target, policy: target.optional() }).optional(),
});

/** What a project is called and where it is: `content/site.yml`. */
export type Site = z.output<typeof siteFields> & { drawing?: Drawing };

/** A link that the site has in a menu or in the footer. */
export type SiteLink = z.output<typeof link>;

/** A site that says nothing of itself. */
const unnamed: Site = {
  name: 'Docs',
  locales: ['en'],
  series: {},
  newsletter: false,
  resources: [],
  community: [],
  footer: [],
};

/** The description of the site of a content root, and what is wrong with the file. */
export function readSite(root: string): { site: Site; problems: Problem[] } {
  const file = join(root, 'site.yml');
  if (!existsSync(file)) return { site: { ...unnamed, locales: localesIn(root) }, problems: [missing(file)] };
  const { fields, readable, problems, lineOf } = readYamlFile(file, siteFields);
  const described = fields ?? { ...unnamed, ...readable };
  const logo = described.logo === undefined ? undefined : readLogo(root, described.logo);
  const site = logo?.drawing ? { ...described, drawing: logo.drawing } : described;
  const incomplete = textsIn(site).flatMap(({ path, text }) =>
    languageProblems({ text, path }, site.locales, (...parts) => `${file}:${lineOf([...path, ...parts])}`),
  );
  const missingFiles = (['logo', 'icon'] as const).flatMap((name) => {
    const path = site[name];
    const isMissing = path !== undefined && !existsSync(join(root, path));
    return isMissing ? [missingFile(`${file}:${lineOf([name])}`, join(root, path))] : [];
  });
  const faint = accentProblems(site, (theme) => `${file}:${lineOf(['accent', theme])}`);
  return {
    site,
    problems: [...problems, ...incomplete, ...missingFiles, ...faint, ...(logo?.problems ?? [])],
  };
}

/** English, and the languages that the content has a folder for. */
function localesIn(root: string): Locale[] {
  return knownLocales.filter((locale) => locale === 'en' || existsSync(join(root, locale)));
}

function missing(file: string): Problem {
  return problem({
    where: `${file}:1`,
    what: 'file is missing: the site is called Docs',
    severity: 'warning',
    fix: 'Write the name of the project there, "name: …". See content/README.md for its format.',
  });
}

/** Accent colours that are hard to read as text. */
function accentProblems({ accent }: Site, where: (theme: string) => string): Problem[] {
  if (!accent) return [];
  return (['light', 'dark'] as const)
    .map((theme) => ({ theme, contrast: contrastOf(accent[theme], surfaces[theme]) }))
    .filter(({ contrast }) => contrast < leastContrast)
    .map(({ theme, contrast }) =>
      problem({
        where: where(theme),
        what: `accent colour of the ${theme} theme has a contrast of ${contrast.toFixed(1)}`,
        fix: `Links are written in it: it needs ${leastContrast} on ${surfaces[theme]}. Take a ${theme === 'light' ? 'darker' : 'lighter'} one.`,
      }),
    );
}

function missingFile(where: string, path: string): Problem {
  return problem({ where, what: `file ${path} is missing`, fix: 'Put it there, or remove the line.' });
}

type TextAt = { path: (string | number)[]; text: LocalText };

/** Every text for readers, and where it is in the file. */
function textsIn(site: Site): TextAt[] {
  const fields = (['title', 'tagline', 'description', 'copyright', 'licence'] as const).flatMap((name) => {
    const text = site[name];
    return text === undefined ? [] : [{ path: [name], text }];
  });
  const labels = (links: Site['resources'], ...path: (string | number)[]) =>
    links.map(({ label }, row) => ({ path: [...path, row, 'label'], text: label }));
  return [
    ...fields,
    ...Object.entries(site.series).map(([name, text]) => ({ path: ['series', name], text })),
    ...labels(site.resources, 'resources'),
    ...labels(site.community, 'community'),
    ...site.footer.flatMap(({ title, links }, row) => [
      { path: ['footer', row, 'title'], text: title },
      ...labels(links, 'footer', row, 'links'),
    ]),
  ];
}

/** Languages of the site that a text lacks, and languages of the text that the site lacks. */
function languageProblems(
  { text, path }: TextAt,
  locales: readonly Locale[],
  where: (...parts: string[]) => string,
): Problem[] {
  if (typeof text === 'string') return [];
  const name = `field "${path.filter((part) => typeof part === 'string').join('.')}"`;
  const lacking = locales.filter((locale) => !text[locale]);
  const unknown = Object.keys(text).filter((key) => !locales.some((locale) => locale === key));
  return [
    ...lacking.map((locale) =>
      problem({
        where: where(),
        what: `${name} has no text in ${locale}`,
        fix: `Add a line "${locale}: …".`,
      }),
    ),
    ...unknown.map((key) =>
      problem({
        where: where(key),
        what: `${name} has a text in "${key}"`,
        fix: `The languages of the site are ${locales.join(', ')}: remove it, or add the language to "locales".`,
      }),
    ),
  ];
}
