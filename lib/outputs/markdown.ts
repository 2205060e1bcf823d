import { posix } from 'node:path';
import index from '#content';
import type { DocRecord } from '../content/record.ts';
import { splitHash } from '../mdx/body.ts';
import { readBody } from '../mdx/store.ts';
import { finishMarkdown, markdownText } from '../mdx/to-markdown.ts';
import { apiTreePage, pagesOf } from '../pages/api.ts';
import { apiChangePage } from '../pages/changes/api-changes.ts';
import type { SignatureLine } from '../pages/changes/signatures.ts';
import { findDoc, slugOfDocFile } from '../pages/docs.ts';
import { homeTexts } from '../pages/home/home.ts';
import { proseRecord } from '../pages/prose.ts';
import { pathsView } from '../pages/reading-paths.ts';
import { findEntry, listedEntries, markedTitle } from '../pages/series/entries.ts';
import { originLines } from '../pages/series/origin.ts';
import { absolutePath, absoluteUrl } from '../pages/urls.ts';
import { type DocPlace, isModule, type Place, parse, type RouteOf } from '../routes/index.ts';
import { defaultLocale, type Locale } from '../site/locales.ts';
import { format, messagesOf } from '../site/messages/index.ts';
import { site } from '../site/project/site.ts';

/** The content of a Markdown version; title, description and facts become its head. */
type PageText = {
  title: string;
  description: string;
  date?: string;
  /** Lines about where the text comes from and when it was revised. */
  origin?: string[];
  locale: Locale;
  markdown: string;
};

/** The kinds of pages that have a Markdown version: pages of text, and the first page of each list. */
const markdownKinds: readonly Place['route']['kind'][] = [
  'doc',
  'api',
  'apiTree',
  'apiChange',
  'entry',
  'list',
  'prose',
  'home',
];

/** Whether a page has a Markdown version. */
export function hasMarkdown({ route }: Place): boolean {
  return markdownKinds.includes(route.kind) && !(route.kind === 'list' && route.page > 1);
}

/**
 * The Markdown version of a page: title, description, address, version and date, then its text with absolute addresses.
 * None where the page has no Markdown version or does not exist.
 */
export function pageMarkdown(place: Place): string | undefined {
  const text = hasMarkdown(place) ? pageText(place) : undefined;
  if (!text) return undefined;
  const { route } = place;
  const facts = [
    `Source: ${absoluteUrl(place)}`,
    ...('version' in route ? [`Version: ${site.name} ${route.version.label}`] : []),
    ...(text.date ? [`Date: ${text.date}`] : []),
    ...(text.origin ?? []),
    ...(text.locale === place.locale ? [] : [`Language: ${text.locale}`]),
  ];
  const lead = text.description ? `> ${markdownText(text.description)}\n\n` : '';
  return `# ${markdownText(text.title)}\n\n${lead}${facts.map((fact) => `- ${fact}`).join('\n')}\n\n${text.markdown}\n`;
}

function pageText(place: Place): PageText | undefined {
  const { locale, route } = place;
  switch (route.kind) {
    case 'doc': {
      const doc = findDoc({ locale, route });
      if (!doc) return undefined;
      const text = textOfRecord(doc, place);
      return { ...text, markdown: [text.markdown, ...pathLines({ locale, route })].join('\n\n') };
    }
    case 'api': {
      const page = index.api.find(
        ({ version, module }) => version === route.version.name && module === route.module,
      );
      return page && textOfRecord({ ...page, locale: defaultLocale }, place);
    }
    case 'entry': {
      const entry = findEntry(route.series, route.id, locale);
      return (
        entry && {
          ...textOfRecord(entry, place),
          ...(entry.source ? {} : { date: entry.date }),
          origin: originLines(entry, locale).map(({ text, url }) => `${text}${url ? ` ${url}` : ''}`),
        }
      );
    }
    case 'prose': {
      const page = proseRecord(route.slug, locale);
      return page && textOfRecord(page, place);
    }
    case 'apiTree':
      return apiTreeText({ locale, route });
    case 'apiChange':
      return apiChangeText({ locale, route });
    case 'list':
      return listText({ locale, route });
    case 'home':
      return homeText(place);
    default:
      return undefined;
  }
}

/** The reading paths of the main page, and the step that a page is, as paragraphs. */
function pathLines(place: DocPlace): string[] {
  const { docs } = messagesOf(place.locale);
  const { paths, pathSteps } = pathsView(place, findDoc);
  const link = (slug: string, label: string) =>
    `[${markdownText(label)}](${absoluteUrl({ ...place, route: { ...place.route, slug } })})`;
  return [
    ...(paths.length > 0 ? [`## ${docs.paths}`] : []),
    ...paths.flatMap(({ title, steps }) => [
      `### ${title}`,
      steps.map(({ slug, label, gives }, at) => `${at + 1}. ${link(slug, label)}: ${gives}`).join('\n'),
    ]),
    ...pathSteps.map(({ path, step, count, next }) =>
      [
        format(docs.pathStep, { path, step, count }),
        ...(next ? [docs.nextStep, link(next.slug, next.label)] : []),
      ].join(' '),
    ),
  ];
}

/** What a text has in the index, of whatever collection it is. */
type IndexedText = Pick<DocRecord, 'title' | 'description' | 'locale' | 'file' | 'body'>;

function textOfRecord({ title, description, locale, file, body }: IndexedText, place: Place): PageText {
  return { title, description, locale, markdown: bodyMarkdown(body, file, place) };
}

/**
 * The text of a compiled body as Markdown with absolute addresses. Links lead to pages in the version and language of the place.
 * @param body its key in the store
 * @param file its source, from which relative links start
 */
export function bodyMarkdown(body: string, file: string, place: Place): string {
  const { locale } = place;
  const here = absoluteUrl(place);
  return finishMarkdown(readBody(body).markdown, {
    file: (address) => {
      const { path, hash } = splitHash(address);
      const target = fileTarget(posix.basename(path, '.mdx'), posix.dirname(file), place);
      return target && absoluteUrl(target) + hash;
    },
    site: (address) => {
      const { path, hash } = splitHash(address);
      if (!path) return here + hash;
      const target = parse(path);
      return target ? absoluteUrl({ ...target, locale }) + hash : absolutePath(address);
    },
    asset: absolutePath,
  });
}

/** The page that a file in the folder of this page's file is; none where it is not a page. */
function fileTarget(name: string, folder: string, { locale, route }: Place): Place | undefined {
  if (route.kind === 'api') return isModule(name) ? { locale, route: { ...route, module: name } } : undefined;
  if (route.kind !== 'doc') return undefined;
  const slug = slugOfDocFile(`${folder}/${name}.mdx`) ?? name;
  return { locale, route: { kind: 'doc', version: route.version, slug } };
}

function apiTreeText(place: Place<RouteOf<'apiTree'>>): PageText | undefined {
  const page = apiTreePage(place);
  if (!page) return undefined;
  const { locale, route } = place;
  const lines = pagesOf(page.parts).map(({ module, label, isModule, description }) => {
    const url = absoluteUrl({ locale, route: { kind: 'api', version: route.version, module } });
    return `- [${isModule ? `\`${module}\`` : markdownText(label)}](${url}): ${markdownText(description)}`;
  });
  return { title: page.title, description: page.description, locale, markdown: lines.join('\n') };
}

/** Changes by kind and module, with both signatures. */
function apiChangeText(place: Place<RouteOf<'apiChange'>>): PageText | undefined {
  const page = apiChangePage(place);
  if (!page) return undefined;
  const signature = (label: string, lines: SignatureLine[]) =>
    `  - ${label}: \`${lines.map((line) => line.map(({ text }) => text.trimStart()).join('')).join(' ')}\``;
  const markdown = page.groups.map(({ title, modules }) =>
    [
      `## ${title}`,
      ...modules.map(({ module, changes }) =>
        [
          `### \`${module}\``,
          changes
            .map(({ name, of, summary, advice, signature: line, compared, notes }) =>
              [
                `- \`${line ?? name}\` (${of})${summary ? `: ${summary}` : ''}`,
                ...(compared
                  ? [
                      signature(page.labels.before, compared.before),
                      signature(page.labels.after, compared.after),
                    ]
                  : []),
                ...[...(advice ? [advice.replace(/\s+/g, ' ')] : []), ...notes].map((note) => `  - ${note}`),
              ].join('\n'),
            )
            .join('\n'),
        ].join('\n\n'),
      ),
    ].join('\n\n'),
  );
  return {
    title: page.title,
    description: page.description,
    locale: place.locale,
    markdown: markdown.join('\n\n'),
  };
}

function listText({ locale, route }: Place<RouteOf<'list'>>): PageText {
  const { series } = route;
  const { full, description } = messagesOf(locale).series[series];
  const lines = listedEntries(series, locale).map((entry) => {
    const { id, date, description: about } = entry;
    const url = absoluteUrl({ locale, route: { kind: 'entry', series, id } });
    return `- ${date}: [${markdownText(markedTitle(entry, locale))}](${url}): ${markdownText(about)}`;
  });
  return { title: full, description, locale, markdown: lines.join('\n') };
}

function homeText({ locale }: Place): PageText {
  const texts = homeTexts(locale);
  const reasons = texts.features.map(({ title, text }) => `- **${title}**: ${text}`);
  return {
    title: messagesOf(locale).site.title,
    description: texts.lead,
    locale,
    markdown: [
      ...(site.package ? [`\`\`\`bash\npip install ${site.package}\n\`\`\``] : []),
      ...(index.home.program ? [readBody(index.home.program.all).markdown.trim()] : []),
      ...(reasons.length > 0 && texts.reasons ? [`## ${texts.reasons}`] : []),
      ...reasons,
    ].join('\n\n'),
  };
}
