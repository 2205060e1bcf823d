import { asList, asObject, asText, type Value } from './literal.ts';

/** A link of a menu, with the address that the settings have. */
export type MenuLink = { label: string; address: string };

/** What is around the pages: links of the bar and its menus, the groups of the footer, and the line below them. */
export type Menus = {
  bar: MenuLink[];
  footer: { title: string; links: MenuLink[] }[];
  copyright: string | undefined;
};

/** The menus that the settings state. */
export function menusIn(config: Record<string, Value>): Menus {
  const { navbar, footer } = asObject(config.themeConfig);
  const groups = asList(asObject(footer).links).map(asObject);
  const titled = groups.filter(({ items }) => items !== undefined);
  const single = groups.filter(({ items }) => items === undefined);
  return {
    bar: linksOf(asObject(navbar).items),
    footer: [
      ...titled.map(({ title, items }) => ({ title: asText(title) ?? 'Links', links: linksOf(items) })),
      ...(single.length > 0 ? [{ title: 'Links', links: linksOf(single) }] : []),
    ].filter(({ links }) => links.length > 0),
    copyright: asText(asObject(footer).copyright)
      ?.replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

/** Links in order, with those of the menus among them; what has another type, such as a choice of languages, the site has itself. */
function linksOf(items: Value | undefined): MenuLink[] {
  return asList(items).flatMap((item): MenuLink[] => {
    const { label, to, href, items: inner } = asObject(item);
    const [words, address] = [asText(label), asText(href) ?? asText(to)];
    return [...(words && address ? [{ label: words, address }] : []), ...linksOf(inner)];
  });
}

/** What the site has settings of its own for, or nothing at all. */
const used = ['navbar', 'footer', 'prism'];

/** Settings of the theme and plugins that nothing is made from, by name. */
export function unusedSettings(config: Record<string, Value>): string[] {
  const theme = Object.keys(asObject(config.themeConfig)).filter((name) => !used.includes(name));
  const parts = ['stylesheets', 'scripts', 'headTags', 'customFields', 'themes'].filter(
    (name) => config[name] !== undefined,
  );
  const logo = asObject(asObject(config.themeConfig).navbar).logo === undefined ? [] : ['navbar.logo'];
  return [...(config.favicon === undefined ? [] : ['favicon']), ...logo, ...theme, ...parts];
}
