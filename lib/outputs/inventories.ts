import index from '#content';
import { href, isGroup } from '../routes/index.ts';
import { defaultLocale } from '../site/locales.ts';
import { versions } from '../site/versions.ts';

/** The entries of the API reference of a version, for `objects.inv` and `symbols.json`. */
export type ApiInventory = {
  /** The folder of the version in the content. */
  folder: string;
  /** The version, as menus name it. */
  version: string;
  /** Path of the reference without base path; the files are written into its folder. */
  root: string;
  /** Modules and names; `uri` is relative to `root`. */
  entries: { name: string; kind: string; uri: string }[];
};

/** The inventory of every version that has an API reference. */
export function inventories(): ApiInventory[] {
  return versions.flatMap((version) => {
    const names = index.apiNames[version.name] ?? [];
    if (names.length === 0) return [];
    const root = href({ locale: defaultLocale, route: { kind: 'apiTree', version } });
    const uriOf = (module: string) =>
      href({ locale: defaultLocale, route: { kind: 'api', version, module } }).slice(root.length);
    const modules = index.api
      .filter((page) => page.version === version.name && !isGroup(page.module))
      .map(({ module }) => ({ name: module, kind: 'module', uri: uriOf(module) }));
    const entries = names.map(({ name, kind, page, anchor }) => ({
      name,
      kind,
      uri: `${uriOf(page)}#${anchor}`,
    }));
    return [{ folder: version.folder, version: version.label, root, entries: [...modules, ...entries] }];
  });
}
