import sidebars from '#sidebars';
import type { SidebarCategory } from '../content/sidebar-trees.ts';
import { type DocPlace, linkTo } from '../routes/index.ts';
import { sidebar } from '../site/constants.ts';
import { developerError } from '../site/developer-error.ts';
import { defaultLocale, type Locale } from '../site/locales.ts';
import type { Version } from '../site/versions.ts';

/** The sidebar of a page: its categories in their order. */
export type SidebarView = (OpenableCategory | CategoryLink)[];

/** A category that lists its pages. */
type OpenableCategory = {
  label: string;
  /** Whether the category has the page that is shown; then it is open. */
  isOpen: boolean;
  pages: {
    label: string;
    href: string;
    /** Whether it is the page that is shown. */
    isCurrent: boolean;
    /** The language of the label, where the page has another. */
    lang?: string | undefined;
  }[];
};

/** A category of a long sidebar: a link to its first page. */
type CategoryLink = { label: string; href: string };

/** The sidebar of a page of the docs. */
export function sidebarOf({ locale, route }: DocPlace): SidebarView {
  const { version, slug } = route;
  const categories = categoriesOf(version, locale);
  const isWhole = categories.reduce((sum, { pages }) => sum + pages.length, 0) <= sidebar.pagesMax;
  const hrefOf = (page: string) => linkTo({ locale, route: { ...route, slug: page } });
  return categories.map(({ label, pages }) => {
    const isOpen = pages.some((page) => page.slug === slug);
    if (!isWhole && !isOpen) return { label, href: hrefOf(pages[0]?.slug ?? slug) };
    const links = pages.map((page) => ({
      label: page.label,
      href: hrefOf(page.slug),
      isCurrent: page.slug === slug,
      lang: page.isEnglish && defaultLocale,
    }));
    return { label, isOpen, pages: links };
  });
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
