import { defaultLocale } from '../site/locales.ts';
import type { MenuLink } from './docusaurus/menus.ts';
import type { SourceSite } from './docusaurus/site.ts';
import type { ImportedFile } from './import-site.ts';
import type { Note } from './note.ts';

type SiteLink = { label: string; href: string };

/** What `site.yml` has around the pages. */
export type SiteMenus = {
  copyright?: string;
  resources?: SiteLink[];
  community?: SiteLink[];
  footer?: { title: string; links: SiteLink[] }[];
};

/** The bar and the footer of the source as `site.yml` has them. */
export function siteMenus(
  { settings: { menus } }: SourceSite,
  addressOf: (address: string) => string | undefined,
): SiteMenus {
  const linksOf = (links: readonly MenuLink[]) =>
    distinct(
      links.flatMap(({ label, address }) => {
        const href = addressOf(address);
        return href === undefined ? [] : [{ label, href }];
      }),
    );
  const groups = menus.footer.map(({ title, links }) => ({ title, links: linksOf(links) }));
  // The footer of the site has groups of these names, with the links of the menus.
  const linksIn = (name: string) => groups.find(({ title }) => title.toLowerCase() === name)?.links ?? [];
  const community = linksIn('community');
  const resources = distinct([...linksOf(menus.bar), ...linksIn('resources')]).filter(
    ({ href }) => !hasEntry.test(href) && !community.some((link) => link.href === href),
  );
  const footer = groups.filter(
    ({ title, links }) => links.length > 0 && !/^(resources|community)$/i.test(title),
  );
  const { copyright } = menus;
  return {
    ...(copyright && { copyright }),
    ...(resources.length > 0 && { resources }),
    ...(community.length > 0 && { community }),
    ...(footer.length > 0 && { footer }),
  };
}

/** Docs, posts and the reference have their entries in the bar. */
const hasEntry = /^\/(docs|api|blog|newsletter|user-stories)\//;

function distinct(links: readonly SiteLink[]): SiteLink[] {
  return links.filter(({ href }, at) => links.findIndex((one) => one.href === href) === at);
}

/** Single pages that neither a menu nor a text leads to. The language menu leads to the one about translations. */
export function unlinkedPages(
  { pages }: SourceSite,
  menus: SiteMenus,
  files: ReadonlyMap<string, ImportedFile>,
): Note[] {
  const listed = [
    ...(menus.resources ?? []),
    ...(menus.community ?? []),
    ...(menus.footer ?? []).flatMap(({ links }) => links),
  ].map(({ href }) => href);
  const texts = [...files.values()].map(({ content }) => String(content));
  const isLinked = (address: string) =>
    listed.some((href) => href.startsWith(address)) || texts.some((text) => text.includes(`](${address}`));
  return pages.flatMap(({ collection, locale, slug, address, file }): Note[] => {
    if (collection.kind !== 'prose' || locale !== defaultLocale) return [];
    const isHelp = slug === 'help-us-translate';
    const target = isHelp ? `${address}progress/` : address;
    if (isLinked(target)) return [];
    const fix = isHelp
      ? 'Link to the page, which the site writes itself, from this text.'
      : 'List the page in site.yml under "resources" or "community".';
    const what = `no menu and no text leads to the page ${target}`;
    return [{ kind: 'decide', where: `${file}:1`, what, fix }];
  });
}
