import { columnsOf, headTexts } from '../../site/head-texts.ts';
import { defaultLocale, localeFacts, locales } from '../../site/locales.ts';
import { messagesOf } from '../../site/messages/index.ts';
import { type Problem, problem } from '../../site/problem.ts';
import type { HtmlFacts } from '../page-facts.ts';
import { readPages, type Site } from '../site.ts';

/** Titles: one for each page, of a width that search engines show, unique in a language. */
export function titleProblems(site: Pick<Site, 'pages'>): Problem[] {
  const { min, max, maxAlone } = headTexts.title;
  const siteTitles = locales.map((locale) => messagesOf(locale).site.title);
  const known = new Map<string, string>();
  return readPages(site).flatMap(({ file, lang, titles }) => {
    const [title = '', ...more] = titles;
    const first = known.get(`${lang} ${title}`);
    known.set(`${lang} ${title}`, file);
    if (more.length > 0) return [headProblem(file, `several titles: ${titles.join(', ')}`, 'Keep one.')];
    if (first)
      return [
        headProblem(file, `duplicate title: ${title}`, `${first} has the same title; make them different.`),
      ];
    const limit = siteTitles.some((name) => title.endsWith(`· ${name}`)) ? max : maxAlone;
    return widthProblems(file, 'title', title, min, limit);
  });
}

/** Descriptions: one for each page, of a width that search engines show. */
export function descriptionProblems(site: Pick<Site, 'pages'>): Problem[] {
  const { min, max } = headTexts.description;
  return readPages(site).flatMap(({ file, descriptions }) => {
    const [text = '', ...more] = descriptions;
    if (more.length > 0) return [headProblem(file, 'several descriptions', 'Keep one.')];
    return widthProblems(file, 'description', text, min, max);
  });
}

function widthProblems(file: string, name: string, text: string, min: number, max: number): Problem[] {
  const columns = columnsOf(text);
  if (columns >= min && columns <= max) return [];
  const what = `${name} is ${columns} columns wide: ${text}`;
  return [headProblem(file, what, `Make it ${min} to ${max} columns wide.`)];
}

/** The `lang` of each page is that of its address. */
export function languageProblems({ pages }: Pick<Site, 'pages'>): Problem[] {
  return pages.flatMap(({ file, lang }) => {
    const locale = locales.find((one) => file.startsWith(`${one}/`)) ?? defaultLocale;
    const expected = localeFacts[locale].htmlLang;
    return lang === expected
      ? []
      : [headProblem(file, `lang="${lang}" does not match the address`, `Use lang="${expected}".`)];
  });
}

/** One heading of the first level, no empty headings, no skipped levels. */
export function headingProblems({ pages }: Pick<Site, 'pages'>): Problem[] {
  return pages.flatMap(({ file, headings }) => {
    const first = headings.filter(({ level }) => level === 1).length;
    return [
      ...(first === 1
        ? []
        : [headProblem(file, `${first} headings of the first level`, 'A page must have exactly one <h1>.')]),
      ...headings
        .filter(({ text }) => text === '')
        .map(({ level }) => headProblem(file, `empty <h${level}>`, 'Add text, or remove the heading.')),
      ...skippedLevels(headings).map(({ level, text, before }) =>
        headProblem(
          file,
          `skipped heading level: <h${level}> after <h${before}>: ${text}`,
          `Use <h${before + 1}>.`,
        ),
      ),
    ];
  });
}

function skippedLevels(headings: HtmlFacts['headings']) {
  return headings
    .map((heading, at) => ({ ...heading, before: headings[at - 1]?.level ?? 0 }))
    .filter(({ level, before }) => level > before + 1);
}

function headProblem(where: string, what: string, fix: string): Problem {
  return problem({ where, what, fix });
}
