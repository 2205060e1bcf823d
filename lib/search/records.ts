import index from '#content';
import { readBody } from '../mdx/store.ts';
import { docPlaces, findDoc } from '../pages/docs.ts';
import { prosePlaces, proseRecord } from '../pages/prose.ts';
import { seriesEntries } from '../pages/series/entries.ts';
import { categoriesOf } from '../pages/sidebar.ts';
import { href } from '../routes/index.ts';
import type { Locale } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import { type Series, seriesNames } from '../site/series.ts';
import type { Version } from '../site/versions.ts';
import { formatVersion, type PageRow, type ResultKind, type SearchFile, type SectionRow } from './format.ts';

const seriesKinds: Record<Series, ResultKind> = {
  blog: 'post',
  newsletter: 'issue',
  'user-stories': 'story',
};

/** The search file of a version in one language: its docs, and the names of its API. */
export function versionFile(locale: Locale, version: Version): SearchFile {
  const file = emptyFile(locale, { name: version.name, label: version.label });
  const categories = categoriesOf(version, locale);
  for (const place of docPlaces(locale)) {
    if (place.route.version !== version) continue;
    const doc = findDoc(place);
    const category = categories.find(({ pages }) => pages.some(({ slug }) => slug === place.route.slug));
    if (doc) addPage(file, ['doc', doc.title, href(place), category?.label ?? '', doc.description], doc.body);
  }
  const modules = new Map<string, number>();
  for (const { version: name, module, title, description } of index.api) {
    if (name !== version.name) continue;
    modules.set(module, file.pages.length);
    const path = href({ locale, route: { kind: 'api', version, module } });
    file.sections.push([file.pages.length, '', '', description, '']);
    file.pages.push(['api', title, path, '', description]);
  }
  for (const { name, kind, module, anchor, summary, signature } of index.apiNames[version.name] ?? []) {
    const page = modules.get(module);
    if (page === undefined) continue;
    file.symbols.push([
      name,
      kind,
      page,
      signature ?? '',
      plainWords(summary),
      ...(anchor === name ? [] : [anchor]),
    ] as SearchFile['symbols'][number]);
  }
  return file;
}

/** The search file of pages without a version: posts, issues, stories and single pages. */
export function siteFile(locale: Locale): SearchFile {
  const file = emptyFile(locale, null);
  const { series } = messagesOf(locale);
  for (const name of seriesNames) {
    for (const { id, title, description, body } of seriesEntries(name, locale)) {
      const path = href({ locale, route: { kind: 'entry', series: name, id } });
      addPage(file, [seriesKinds[name], title, path, series[name].title, description], body);
    }
  }
  for (const place of prosePlaces(locale)) {
    const page = proseRecord(place.route.slug, locale);
    if (page) addPage(file, ['page', page.title, href(place), '', page.description], page.body);
  }
  return file;
}

function emptyFile(locale: Locale, version: SearchFile['version']): SearchFile {
  return { format: formatVersion, locale, version, pages: [], sections: [], symbols: [] };
}

function addPage(file: SearchFile, page: PageRow, body: string): void {
  const at = file.pages.length;
  file.pages.push(page);
  file.sections.push(...searchSections(readBody(body).html).map((section): SectionRow => [at, ...section]));
}

/** The parts of a compiled text: what comes before the first heading, then each heading with the text below it. */
export function searchSections(
  html: string,
): [anchor: string, heading: string, text: string, names: string][] {
  const parts = html.split(/<div class="heading"><h[2-6] id="([^"]*)">([\s\S]*?)<\/h[2-6]>[\s\S]*?<\/div>/);
  const [first = '', ...rest] = parts;
  const sections: [string, string, string, string][] = [['', '', plainText(first), apiNamesIn(first)]];
  for (let at = 0; at + 2 < rest.length; at += 3) {
    const [anchor = '', heading = '', text = ''] = rest.slice(at, at + 3);
    sections.push([anchor, plainText(heading), plainText(text), apiNamesIn(text)]);
  }
  return sections;
}

/** The text of HTML, without code blocks, pictures and formulas. */
function plainText(html: string): string {
  return decode(
    html
      .replace(
        /<figure class="code[\s\S]*?<\/figure>|<pre[\s\S]*?<\/pre>|<svg[\s\S]*?<\/svg>|<math[\s\S]*?<\/math>|<div class="tab-list"[\s\S]*?<\/div>/g,
        ' ',
      )
      .replace(/<\/?(?:code|em|strong|a|span|sub|sup|kbd|small)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/** The names of the API that the code blocks of a part use, each once. */
function apiNamesIn(html: string): string {
  const code = [...html.matchAll(/<pre[\s\S]*?<\/pre>/g)].map(([block]) =>
    decode(block.replace(/<[^>]*>/g, '')),
  );
  const names = code.flatMap((block) => block.match(/\b(?:ti|tm)\.[A-Za-z_][\w.]*/g) ?? []);
  return [...new Set(names.map((name) => name.replace(/^(ti|tm)\./, '')))].join(' ');
}

/** The text of a line of Markdown. */
function plainWords(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}

function decode(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex, decimal, name: string | undefined) => {
      if (name) return named[name] ?? whole;
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    },
  );
}
