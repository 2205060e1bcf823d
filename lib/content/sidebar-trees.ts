import { defaultLocale, type Locale, locales } from '../site/locales.ts';
import type { ContentIndex } from './record.ts';

type SidebarSources = Pick<ContentIndex, 'docs' | 'sidebars' | 'categoryNames'>;

/** A category with the pages it shows. */
export type SidebarCategory = {
  /** The caption of the group that begins with this category. */
  group?: string;
  label: string;
  /** Whether it lists its pages on every page. */
  isOpen?: true;
  pages: { slug: string; label: string; isEnglish?: true }[];
};

/** The sidebars by language and name of the version. A language without pages and sidebars is left out. */
export type SidebarTrees = Partial<Record<Locale, Record<string, SidebarCategory[]>>>;

/** Order from the sidebar files, labels from the pages, each in the reader's language where it exists. */
export function sidebarTrees({ docs, sidebars, categoryNames }: SidebarSources): SidebarTrees {
  const trees: SidebarTrees = {};
  for (const locale of locales) {
    const hasContent = [...docs, ...sidebars].some((record) => record.locale === locale);
    if (!hasContent && locale !== defaultLocale) continue;
    const names = new Set(sidebars.map(({ version }) => version));
    trees[locale] = Object.fromEntries(
      [...names].map((version) => [version, treeOf(version, locale, { docs, sidebars, categoryNames })]),
    );
  }
  return trees;
}

function treeOf(
  version: string,
  locale: Locale,
  { docs, sidebars, categoryNames }: SidebarSources,
): SidebarCategory[] {
  const ofVersion = sidebars.filter((sidebar) => sidebar.version === version);
  const { categories = [] } =
    ofVersion.find((sidebar) => sidebar.locale === locale) ??
    ofVersion.find((sidebar) => sidebar.locale === defaultLocale) ??
    {};
  const labelsIn = (wanted: Locale) =>
    docs
      .filter((doc) => doc.version === version && doc.locale === wanted)
      .map(({ slug, label }) => [slug, label] as const);
  const translated = new Map(labelsIn(locale));
  const labels = new Map([...labelsIn(defaultLocale), ...translated]);
  const names = categoryNames[locale] ?? {};
  return categories.map(({ group, label, open, pages }) => ({
    ...(group ? { group: names[group] ?? group } : {}),
    label: names[label] ?? label,
    ...(open ? { isOpen: true as const } : {}),
    pages: pages.map((slug) => ({
      slug,
      label: labels.get(slug) ?? slug,
      ...(locale === defaultLocale || translated.has(slug) ? {} : { isEnglish: true as const }),
    })),
  }));
}
