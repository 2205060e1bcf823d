import index from '#content';
import { href } from '../routes/index.ts';
import { defaultLocale } from '../site/locales.ts';
import { versions } from '../site/versions.ts';

/** What is published beside each tree of the reference: where, for which version, and its entries. */
export function inventories() {
  return versions.flatMap((version) => {
    const names = index.apiNames[version.name] ?? [];
    if (names.length === 0) return [];
    const root = href({ locale: defaultLocale, route: { kind: 'apiTree', version } });
    const uriOf = (module: string) =>
      href({ locale: defaultLocale, route: { kind: 'api', version, module } }).slice(root.length);
    const modules = index.api
      .filter((page) => page.version === version.name)
      .map(({ module }) => ({ name: module, kind: 'module', uri: uriOf(module) }));
    const entries = names.map(({ name, kind, module, anchor }) => ({
      name,
      kind,
      uri: `${uriOf(module)}#${anchor}`,
    }));
    return [{ folder: version.folder, version: version.label, root, entries: [...modules, ...entries] }];
  });
}
