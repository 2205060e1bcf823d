import sidebars from '#sidebars';
import type { SidebarCategory } from '../content/sidebar-trees.ts';
import { type DocPlace, linkTo } from '../routes/index.ts';
import { developerError } from '../site/developer-error.ts';
import { defaultLocale, type Locale } from '../site/locales.ts';
import type { Version } from '../site/versions.ts';

/** With more pages than this in a version, only the open category is in the page; the others are links to their first page. */
const wholeTreeMax = 120;

type Page = { label: string; href: string; isCurrent: boolean; lang?: string | undefined };

/** The sidebar of a page. A category without pages is a link. */
export type Sidebar = ({ label: string; isOpen: boolean; pages: Page[] } | { label: string; href: string })[];

/** The sidebar as it stands in the HTML of a page: links, and the category of the page open. */
export function sidebarOf({ locale, route }: DocPlace): Sidebar {
  const { version, slug } = route;
  const categories = categoriesOf(version, locale);
  const isWhole = categories.reduce((sum, { pages }) => sum + pages.length, 0) <= wholeTreeMax;
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

/** The categories of a version, with labels in the reader's language where they exist. */
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
