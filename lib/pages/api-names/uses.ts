import index from '#content';
import { hasBody, readBody } from '../../mdx/store.ts';
import { linkTo, type Place, type RouteOf } from '../../routes/index.ts';
import { defaultLocale, type Locale, langWithin, localeFacts } from '../../site/locales.ts';
import { format, messagesOf, plural } from '../../site/messages/index.ts';
import { latestVersion, type Version } from '../../site/versions.ts';
import { findDoc } from '../docs.ts';
import { findEntry } from '../series/entries.ts';
import { categoriesOf } from '../sidebar.ts';
import { lastWord, nameTable } from './name-table.ts';
import { namesOnPage } from './page-names.ts';

/** A page that names an entry. */
type UsingPage = { route: RouteOf<'doc'> | RouteOf<'entry'>; anchor: string; weight: number };

/** The pages about an entry, best first, and all pages whose programs use it. */
type Uses = { explained: UsingPage[]; used: UsingPage[] };

/** How many pages an entry names as explanations, and how many of those that use it. */
const most = { explained: 3, used: 6 } as const;

/** How much less than the best page another one may be about an entry. */
const leastShare = 0.5;

/** How much more a page counts whose address has the word: that of fields for `ti.field`. */
const slugWeight = 4;

/** The pages for contributors explain least to those who use the language. */
const minorCategory = 'Contribution';

const usesByVersion = new Map<string, Map<string, Uses>>();

/**
 * The uses of all entries of a version, by name: in the docs of the version, and for the latest also in posts, issues and stories.
 * They are read from the English texts, so that they are the same in all languages.
 */
export function usesOf(version: Version): Map<string, Uses> {
  const known = usesByVersion.get(version.name);
  if (known) return known;
  const uses = new Map<string, Uses>();
  const add = (name: string, list: keyof Uses, page: UsingPage) => {
    const entry = uses.get(name) ?? { explained: [], used: [] };
    entry[list].push(page);
    uses.set(name, entry);
  };
  const table = nameTable(version);
  const texts = usingTexts(version);
  // In development some are not compiled yet, and no page waits for all of them.
  const compiled = texts.filter(({ body }) => hasBody(body));
  for (const { route, body, factor } of compiled) {
    const { explained, used } = namesOnPage(readBody(body).html, table);
    const words = 'slug' in route ? route.slug.split(/[-_]/) : [];
    if (route.kind === 'doc')
      for (const [name, { weight, anchor }] of explained) {
        const bonus = words.includes(lastWord(name).toLowerCase()) ? slugWeight : 0;
        add(name, 'explained', { route, anchor, weight: (weight + bonus) * factor });
      }
    for (const [name, count] of used) add(name, 'used', { route, anchor: '', weight: count * factor });
  }
  for (const { explained, used } of uses.values()) {
    explained.sort((a, b) => b.weight - a.weight);
    const least = (explained[0]?.weight ?? 0) * leastShare;
    const about = explained.slice(0, most.explained).filter(({ weight }) => weight >= least);
    explained.splice(0, explained.length, ...about);
    // Docs first, then posts and others; within them those that use it most.
    used.sort(
      (a, b) => Number(a.route.kind !== 'doc') - Number(b.route.kind !== 'doc') || b.weight - a.weight,
    );
  }
  if (compiled.length === texts.length) usesByVersion.set(version.name, uses);
  return uses;
}

type UsingText = { route: UsingPage['route']; body: string; factor: number };

function usingTexts(version: Version): UsingText[] {
  const minor = categoriesOf(version, defaultLocale).find(({ label }) => label === minorCategory);
  const minorSlugs = new Set(minor?.pages.map(({ slug }) => slug));
  const docs = index.docs
    .filter((doc) => doc.locale === defaultLocale && doc.version === version.name)
    .map(({ slug, body }): UsingText => {
      const route = { kind: 'doc', version, slug } as const;
      return { route, body, factor: minorSlugs.has(slug) ? 0.4 : 1 };
    });
  const entries = index.entries
    .filter(({ locale }) => version === latestVersion && locale === defaultLocale)
    .map(({ series, id, body }): UsingText => ({ route: { kind: 'entry', series, id }, body, factor: 1 }));
  return [...docs, ...entries];
}

const idsByBody = new Map<string, ReadonlySet<string>>();

/** Whether a compiled text has an id; in development, whether it has it already. */
function hasId(body: string, id: string): boolean {
  if (!hasBody(body)) return false;
  const ids = idsByBody.get(body) ?? new Set(readBody(body).ids);
  idsByBody.set(body, ids);
  return ids.has(id);
}

/** A link to a page in the reader's language, with the title of its text. */
type UseLink = { href: string; title: string; locale: Locale };

function linkOf({ route, anchor }: UsingPage, locale: Locale): UseLink[] {
  const text = route.kind === 'doc' ? findDoc({ locale, route }) : findEntry(route.series, route.id, locale);
  if (!text) return [];
  // A translation can lack a section that is new in the English text.
  const hash = anchor && hasId(text.body, anchor) ? `#${anchor}` : '';
  return [{ href: `${linkTo({ locale, route })}${hash}`, title: text.title, locale: text.locale }];
}

/**
 * The HTML of a page of the reference in which each entry ends with the pages that explain it and those whose programs use it. An
 * entry is a heading with what follows it, up to the next heading or the end of the element around it. Below a table of entries
 * are the pages that explain most of them.
 */
export function withUses(html: string, { locale, route }: Place<RouteOf<'api'>>): string {
  const uses = usesOf(route.version);
  const written = (name: string) => nameTable(route.version).written(name);
  const names = new Map(
    (index.apiNames[route.version.name] ?? [])
      .filter(({ page }) => page === route.module)
      .map(({ anchor, name }) => [anchor, name]),
  );
  const added: { at: number; html: string }[] = [];
  const headings = [...html.matchAll(/<div class="heading"><h[2-6] id="([^"]*)">/g)];
  for (const [at, heading] of headings.entries()) {
    const name = names.get(heading[1] ?? '') ?? '';
    const found = uses.get(name);
    if (!found) continue;
    const end = entryEnd(html, heading.index, headings[at + 1]?.index ?? html.length);
    added.push({ at: end, html: usesHtml(written(name), found, locale) });
  }
  for (const table of html.matchAll(/<div class="table[\s\S]*?<\/table><\/div>/g)) {
    const rows = [...table[0].matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => names.get(id) ?? '');
    const explained = mostOf(rows.map((name) => uses.get(name)?.explained ?? []));
    if (explained.length > 0)
      added.push({ at: table.index + table[0].length, html: usesHtml('', { explained, used: [] }, locale) });
  }
  added.sort((a, b) => a.at - b.at);
  const parts = added.map((part, i) => html.slice(added[i - 1]?.at ?? 0, part.at) + part.html);
  return parts.join('') + html.slice(added.at(-1)?.at ?? 0);
}

/** The pages that explain most of several entries. */
function mostOf(lists: readonly (readonly UsingPage[])[]): UsingPage[] {
  const pages = new Map<string, UsingPage>();
  for (const page of lists.flat()) {
    const key = JSON.stringify(page.route);
    pages.set(key, { ...page, weight: page.weight + (pages.get(key)?.weight ?? 0) });
  }
  return [...pages.values()].sort((a, b) => b.weight - a.weight).slice(0, most.explained);
}

/** Elements that have no content. */
const empty = /^(?:img|br|hr|wbr|input|source)$/;

/** Where the last element that begins after a position, beside the one there, ends before another position. */
function entryEnd(html: string, from: number, to: number): number {
  let depth = 0;
  let end = from;
  for (const match of html.slice(from, to).matchAll(/<(\/?)([a-z][\w-]*)\b[^>]*?(\/?)>/gi)) {
    const [tag, close, name = '', isClosed] = match;
    if (isClosed || empty.test(name)) continue;
    depth += close ? -1 : 1;
    if (depth < 0) break;
    if (depth === 0) end = from + match.index + tag.length;
  }
  return end;
}

function usesHtml(name: string, { explained, used }: Uses, locale: Locale): string {
  const { api } = messagesOf(locale);
  const isExplained = (page: UsingPage) =>
    explained.some(({ route }) => JSON.stringify(route) === JSON.stringify(page.route));
  const others = used.filter((page) => !isExplained(page));
  const about = explained.length > 0 ? `<p>${labelled(api.explainedIn, explained, locale)}</p>` : '';
  // The language of the reference is English; these words are the reader's.
  const lang = locale === defaultLocale ? '' : ` lang="${localeFacts[locale].htmlLang}"`;
  return `<div class="uses"${lang}>${about}${usersHtml(name, others, locale, explained.length > 0)}</div>`;
}

function usersHtml(name: string, pages: readonly UsingPage[], locale: Locale, isMore: boolean): string {
  const { api } = messagesOf(locale);
  if (pages.length === 0) return '';
  const texts = isMore ? api.alsoUsedIn : api.usedIn;
  if (pages.length <= 2) return `<p>${labelled(texts.few, pages, locale)}</p>`;
  const items = pages.slice(0, most.used).map((page) => `<li>${linksHtml([page], locale)}</li>`);
  const rest = pages.length - items.length;
  const query = new URLSearchParams({ q: name });
  const search = `${linkTo({ locale, route: { kind: 'search' } })}?${query}`;
  const last = rest > 0 ? `<li><a href="${search}">${plural(api.moreUses, rest, locale)}</a></li>` : '';
  return `<details><summary>${plural(texts.many, pages.length, locale)}</summary><ul>${items.join('')}${last}</ul></details>`;
}

function labelled(text: string, pages: readonly UsingPage[], locale: Locale): string {
  return format(text, { pages: linksHtml(pages, locale) });
}

function linksHtml(pages: readonly UsingPage[], locale: Locale): string {
  const links = pages.flatMap((page) => linkOf(page, locale));
  const html = links.map(({ href, title, locale: written }) => {
    const lang = langWithin(locale, written);
    return `<a href="${href}"${lang ? ` lang="${lang}"` : ''}>${escaped(title)}</a>`;
  });
  return html.join(messagesOf(locale).api.separator);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
