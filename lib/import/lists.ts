import { stringify } from 'yaml';
import { defaultLocale, type Locale, locales } from '../site/locales.ts';
import type { AuthorList } from './docusaurus/authors.ts';
import { readFields } from './docusaurus/data-files.ts';
import { asList, asObject, asText } from './docusaurus/literal.ts';
import { localeOf } from './docusaurus/settings.ts';
import type { SourceSite } from './docusaurus/site.ts';
import type { TagList } from './docusaurus/tags.ts';
import { addressOf, docsFolder } from './page.ts';
import type { SiteMenus } from './site-menus.ts';

/** The lists that a content root has beside its texts, by path. */
export function listFiles(
  site: SourceSite,
  { tags, authors }: { tags: TagList; authors: AuthorList },
  menus: SiteMenus,
): Map<string, string> {
  const files = new Map<string, string>();
  const add = (path: string, value: unknown) => void files.set(path, stringify(value, { lineWidth: 0 }));
  const { title, repository } = site.settings;
  const languages = languagesOf(site);
  add('site.yml', { name: title ?? 'Docs', ...(repository && { repository }), locales: languages, ...menus });
  add(
    'versions.yml',
    site.versions.map(({ name, label, segment, folder, status }) => ({
      name,
      label,
      segment,
      folder,
      status,
    })),
  );
  for (const [folder, categories] of Object.entries(site.sidebars))
    add(`en/docs/${folder}/sidebar.yml`, categories);
  const posts = tagRows(tags.all('entry'), languages);
  add('tags.yml', { docs: tagRows(tags.all('doc'), languages), ...(posts.length > 0 && { posts }) });
  add('authors.yml', authors.all());
  const redirects = redirectRows(site);
  if (redirects.length > 0) add('redirects.yml', redirects);
  const keywords = keywordRows(site);
  if (Object.keys(keywords).length > 0)
    add('en/search.yml', { popular: popularTitles(site), synonyms: [], keywords });
  for (const [locale, categories] of Object.entries(categoryNames(site)))
    add(`${locale}/terms.yml`, { categories, terms: [] });
  return files;
}

/** The languages of the site: English, and those that have pages. */
function languagesOf({ pages }: SourceSite): Locale[] {
  const used = new Set(pages.map(({ locale }) => locale));
  return locales.filter((locale) => locale === defaultLocale || used.has(locale));
}

/** A tag has the same words in each language of the site, until somebody translates them. */
function tagRows(tags: readonly [string, string][], languages: readonly Locale[]) {
  return tags.map(([tag, label]) => ({
    tag,
    label: Object.fromEntries(languages.map((locale) => [locale, label])),
  }));
}

/** Former addresses that are no pages any more, and where they lead. */
function redirectRows({ pages, versions }: SourceSite): { from: string; to: string }[] {
  const taken = new Set(pages.map(({ address }) => address));
  const rows = new Map<string, string>();
  // The start of the site and those of the docs have pages of their own.
  const starts = ['/', ...versions.map(({ segment }) => addressOf([docsFolder, segment]))];
  for (const { locale, former, address } of pages) {
    if (locale !== defaultLocale) continue;
    for (const one of former) {
      const from = one === '/' ? '/' : `${one}/`;
      if (!starts.includes(from) && !taken.has(from) && !rows.has(from)) rows.set(from, address);
    }
  }
  return [...rows].map(([from, to]) => ({ from, to }));
}

/** `keywords` of front matter: other words by which readers ask for a page of the docs. */
function keywordRows({ pages }: SourceSite): Record<string, string[]> {
  const rows = pages.flatMap(({ locale, collection, slug, text }) => {
    const words = asList(text.fields.keywords).flatMap((word) => asText(word) ?? []);
    return locale === defaultLocale && collection.kind === 'doc' && words.length > 0
      ? [[slug, words] as const]
      : [];
  });
  return Object.fromEntries(rows);
}

function popularTitles({ sidebars }: SourceSite): string[] {
  const [first = []] = Object.values(sidebars);
  return first.slice(0, 4).map(({ label }) => label);
}

/** What translations of Docusaurus call the categories of the sidebar. */
function categoryNames({ tree, sidebars }: SourceSite): Partial<Record<Locale, Record<string, string>>> {
  const labels = new Set(
    Object.values(sidebars).flatMap((rows) => rows.flatMap(({ label, group }) => [label, group ?? label])),
  );
  const files = tree.files.filter((path) =>
    /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+\.json$/.test(path),
  );
  const found: Partial<Record<Locale, Record<string, string>>> = {};
  for (const file of files) {
    const locale = localeOf(file.split('/')[1] ?? '');
    if (!locale || locale === defaultLocale) continue;
    for (const [key, value] of Object.entries(readFields(tree, file))) {
      const label = /^sidebar\.[^.]+\.category\.(.+)$/.exec(key)?.[1];
      const words = asText(asObject(value).message);
      if (label && words && labels.has(label)) found[locale] = { ...found[locale], [label]: words };
    }
  }
  return found;
}
