import sidebars from '#sidebars';
import type { SidebarCategory } from '../content/sidebar-trees.ts';
import { linkTo } from '../routes/index.ts';
import { sidebar } from '../site/constants.ts';
import { developerError } from '../site/developer-error.ts';
import { defaultLocale, type Locale } from '../site/locales.ts';
import type { Version } from '../site/versions.ts';

/** The sidebar of a page: groups of categories in their order. */
export type SidebarView = SidebarGroup[];

/** Categories with a caption above them. */
export type SidebarGroup = {
  /** None where the sidebar has no captions. */
  caption?: string | undefined;
  entries: (SidebarSection | SidebarLink)[];
};

/** A category that lists its pages. */
export type SidebarSection = {
  label: string;
  /** Whether it lists its pages on every page as long as the reader does not close it. */
  isOpenByDefault: boolean;
  /** Whether it has the page that is shown; then it is open. */
  hasCurrent: boolean;
  pages: SidebarLink[];
};

/** A link to a page: in a category, in place of a category with one page, or to the first page of a closed one. */
export type SidebarLink = {
  label: string;
  href: string;
  /** Whether it is the page that is shown. */
  isCurrent: boolean;
  /** The language of the label, where the page has another. */
  lang?: string | undefined;
};

/**
 * The sidebar of the docs of a version.
 * @param slug the page that is shown; none on pages that the sidebar does not list
 */
export function sidebarOf(version: Version, locale: Locale, slug?: string): SidebarView {
  const categories = categoriesOf(version, locale);
  const isWhole = categories.reduce((sum, { pages }) => sum + pages.length, 0) <= sidebar.pagesMax;
  const groups: SidebarView = [];
  for (const category of categories) {
    if (category.group || groups.length === 0) groups.push({ caption: category.group, entries: [] });
    groups.at(-1)?.entries.push(entryOf(category, { version, locale, slug, isWhole }));
  }
  return groups;
}

/** Where a category is shown, and whether the sidebar lists the pages of all categories. */
type Context = { version: Version; locale: Locale; slug: string | undefined; isWhole: boolean };

function entryOf(
  { label, pages, isOpen }: SidebarCategory,
  { version, locale, slug, isWhole }: Context,
): SidebarSection | SidebarLink {
  const links = pages.map((page) => ({
    label: page.label,
    href: linkTo({ locale, route: { kind: 'doc', version, slug: page.slug } }),
    isCurrent: page.slug === slug,
    lang: page.isEnglish && defaultLocale,
  }));
  const hasCurrent = links.some(({ isCurrent }) => isCurrent);
  const [first, second] = links;
  // The name of the category is in the reader's language, whatever the page is in.
  if (first && (!second || !(isWhole || hasCurrent)))
    return { label, href: first.href, isCurrent: first.isCurrent };
  return { label, isOpenByDefault: isOpen === true, hasCurrent, pages: links };
}

/**
 * The categories of a version, with labels in the reader's language where they exist.
 * @throws Error where the content has no docs of the version
 */
export function categoriesOf(version: Version, locale: Locale): SidebarCategory[] {
  const categories = sidebars[locale]?.[version.name] ?? sidebars[defaultLocale]?.[version.name];
  if (!categories) {
    throw developerError({
      where: `version ${version.name}`,
      what: 'has no docs data',
      fix: `Write content/en/docs/${version.folder}/sidebar.yml, and run "npm run content".`,
    });
  }
  return categories;
}
