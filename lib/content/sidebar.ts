import sidebars from '#sidebars';
import { defaultLocale, type Locale } from '../site/locales.ts';
import type { Version } from '../site/versions.ts';
import type { SidebarCategory } from './sidebar-trees.ts';

/** The sidebar of a version, with labels in the reader's language where they exist. */
export function categoriesOf(version: Version, locale: Locale): SidebarCategory[] {
  return (sidebars[locale] ?? sidebars[defaultLocale])?.[version.name] ?? [];
}
