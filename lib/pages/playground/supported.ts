import index from '#content';
import type { SupportedRecord } from '../../content/record.ts';
import type { Heading } from '../../mdx/body.ts';
import { linkTo, type Place, type RouteOf } from '../../routes/index.ts';
import { type Locale, localeFacts, locales } from '../../site/locales.ts';
import { format, gapAfter, messagesOf } from '../../site/messages/index.ts';
import { runLimits } from '../../site/run.ts';
import { latestVersion, versions } from '../../site/versions.ts';
import { entryHref, nameTable } from '../api-names/name-table.ts';
import type { PageBase } from '../page.ts';

/** The page that says what programs can use when they run in the page. */
export type SupportedPage = PageBase<'supported'> & {
  playground: { label: string; href: string };
  /** Its text, made from the tables of the engine. */
  html: string;
  toc: Heading[];
};

/** The page about the engine; none where the content has no names of it. */
export function supportedPage(place: Place<RouteOf<'supported'>>): SupportedPage | undefined {
  const { locale } = place;
  if (!index.supported) return undefined;
  const { supported, playground } = messagesOf(locale);
  const label = (folder: string) => versions.find((version) => version.folder === folder)?.label ?? folder;
  const version = latestVersion.label;
  const sections: [id: string, heading: string, html: string][] = [
    ['programs', supported.programs, programsHtml(index.supported, locale, label)],
    ['names', format(supported.names, { version }), namesHtml(index.supported, locale)],
    ['packages', supported.packages, packagesHtml(index.supported, locale)],
    ['limits', supported.limits, limitsHtml(index.supported, locale)],
    ['results', supported.results, resultsHtml(locale)],
  ];
  const engine = format(supported.engine, {
    versions: listed(Object.keys(index.supported.versions).map(label), locale),
  });
  return {
    kind: 'supported',
    place,
    title: supported.title,
    description: supported.description,
    translations: locales,
    playground: { label: playground.title, href: linkTo({ locale, route: { kind: 'playground' } }) },
    html:
      paragraph(engine) + sections.map(([id, text, html]) => heading(2, id, text, locale) + html).join(''),
    toc: sections.map(([id, text]) => ({ level: 2, id, text })),
  };
}

/** What becomes of the programs of each version, and what most of the refused ones need. */
function programsHtml(
  { programs, needs }: SupportedRecord,
  locale: Locale,
  label: (folder: string) => string,
): string {
  const { supported } = messagesOf(locale);
  const version = latestVersion.label;
  const columns = ['all', 'same', 'draw', 'other', 'refused'] as const;
  const head = [supported.version, ...columns.map((column) => supported[column])];
  const rows = programs.map((row) => [label(row.version), ...columns.map((column) => String(row[column]))]);
  const lacking = needs.map(
    ([feature, count]) => `<li>${labelled(code(feature), String(count), locale)}</li>`,
  );
  return [
    paragraph(format(supported.programsText, { version })),
    `<div class="table"><table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`,
    ...(lacking.length > 0
      ? [paragraph(format(supported.needs, { version })), `<ul>${lacking.join('')}</ul>`]
      : []),
  ].join('');
}

/** The names of each public module of the latest version that are there, and those that are not. */
function namesHtml({ versions: byVersion }: SupportedRecord, locale: Locale): string {
  const { supported } = messagesOf(locale);
  const modules = byVersion[latestVersion.folder] ?? [];
  const table = nameTable(latestVersion);
  const named = (module: string, names: readonly string[]) =>
    names
      .map((name) => {
        const entry = table.entry(`${module}.${name}`);
        return entry ? `<a href="${entryHref(entry, locale, latestVersion)}">${code(name)}</a>` : code(name);
      })
      .join(' ');
  const some = modules.filter(({ runs }) => runs.length > 0);
  const none = modules.filter(({ runs }) => runs.length === 0);
  return [
    paragraph(supported.namesText),
    ...some.map(({ name, runs, refused }) =>
      [
        heading(3, name, code(name), locale),
        `<p>${named(name, runs)}</p>`,
        refused.length > 0 ? `<p>${followed(supported.notThere, named(name, refused))}</p>` : '',
        ...otherVersions(byVersion, name, runs).map(([label, also, less]) =>
          [
            also.length > 0
              ? `<p>${followed(format(supported.alsoIn, { version: label }), named(name, also))}</p>`
              : '',
            less.length > 0
              ? `<p>${followed(format(supported.notIn, { version: label }), named(name, less))}</p>`
              : '',
          ].join(''),
        ),
      ].join(''),
    ),
    none.length > 0
      ? `<p>${followed(supported.noneOf, none.map(({ name }) => code(name)).join(' '))}</p>`
      : '',
  ].join('');
}

/** By version: the names of a module that are there in it and not in the latest version, and the other way round. */
function otherVersions(
  byVersion: SupportedRecord['versions'],
  module: string,
  runs: readonly string[],
): [label: string, also: string[], less: string[]][] {
  return versions.flatMap(({ folder, label }) => {
    const modules = folder === latestVersion.folder ? undefined : byVersion[folder];
    if (!modules) return [];
    const own = modules.find(({ name }) => name === module)?.runs ?? [];
    const without = (names: readonly string[], others: readonly string[]) =>
      names.filter((name) => !others.includes(name));
    return [[label, without(own, runs), without(runs, own)] as [string, string[], string[]]];
  });
}

function packagesHtml({ numpy, python }: SupportedRecord, locale: Locale): string {
  const { supported } = messagesOf(locale);
  const codes = (names: readonly string[]) => names.map(code).join(' ');
  return [
    `${heading(3, 'numpy', 'NumPy', locale)}<p>${codes(numpy)}</p>`,
    heading(3, 'python', 'Python', locale) + paragraph(supported.python),
    `<ul>${python.map(({ name, runs }) => `<li>${labelled(`<strong>${code(name)}</strong>`, codes(runs), locale)}</li>`).join('')}</ul>`,
  ].join('');
}

function limitsHtml({ memoryMax }: SupportedRecord, locale: Locale): string {
  const { memory, time, steps, lines } = messagesOf(locale).supported;
  const number = new Intl.NumberFormat(localeFacts[locale].htmlLang);
  return list([
    format(memory, { size: number.format(memoryMax / 2 ** 20) }),
    format(time, { seconds: runLimits.ms / 1000 }),
    format(steps, { steps: runLimits.steps / 1e6 }),
    format(lines, { lines: number.format(runLimits.lines) }),
  ]);
}

function resultsHtml(locale: Locale): string {
  const { backend, random, order, rounding, undefined: stops } = messagesOf(locale).supported;
  return list([backend, random, order, rounding, stops]);
}

/** Names and numbers as a sentence of a language lists them; in Chinese, spaces stand around words between them. */
function listed(items: readonly string[], locale: Locale): string {
  const text = new Intl.ListFormat(localeFacts[locale].htmlLang, { type: 'conjunction' }).format(items);
  return text.replace(/(?<=\w)(\p{Script=Han}+)(?=\w)/gu, ' $1 ');
}

/** What is said of something, with the colon of a language. */
function labelled(label: string, value: string, locale: Locale): string {
  return format(messagesOf(locale).shell.labelled, { label, value });
}

/** A text that announces what follows it. */
function followed(text: string, html: string): string {
  return text + gapAfter(text) + html;
}

/** A heading with the link to it, as texts have them (lib/mdx/transforms/headings.ts). */
function heading(level: 2 | 3, id: string, html: string, locale: Locale): string {
  const label = format(messagesOf(locale).texts.headingLink, { heading: html.replace(/<[^>]*>/g, '') });
  const anchor = `<a class="anchor" href="#${id}" aria-label="${label}">#</a>`;
  return `<div class="heading"><h${level} id="${id}">${html}</h${level}>${anchor}</div>`;
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${withCode(item)}</li>`).join('')}</ul>`;
}

function paragraph(text: string): string {
  return `<p>${withCode(text)}</p>`;
}

/** A message, of which what is between grave accents is code. */
function withCode(text: string): string {
  return text.replace(/`([^`]+)`/g, (_, name: string) => code(name));
}

function code(name: string): string {
  return `<code>${name}</code>`;
}
