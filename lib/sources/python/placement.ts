import type { ApiModule, ApiPackage, ApiSymbol } from './model.ts';

/** A subject of the symbols of a module. */
export type SymbolGroup = {
  title: string;
  /** Id of the group where it does not follow from the title. */
  anchor?: string | undefined;
  /** Slug of the page that the group has to itself; it has a hyphen, which no module has. */
  page?: string | undefined;
  /** One sentence about the group. */
  text?: string | undefined;
  symbols: readonly string[];
};

/** Groups of the symbols of modules, by module. */
export type SymbolGroups = Readonly<Record<string, readonly SymbolGroup[]>>;

/** Where the entry of a symbol stands in full. */
export type SymbolPlace = {
  /** The page: a module, `taichi.ui.window`, or a group of a module, `taichi.log-levels`. */
  page: string;
  anchor: string;
  /** The shortest name under which programs reach the symbol: `taichi.ui.Window`. */
  name: string;
};

/** A symbol under the name that a module gives it. */
export type NamedSymbol = { name: string; symbol: ApiSymbol };

/** A part of a page, or of an overview whose groups have pages. */
export type GroupOfEntries = Omit<SymbolGroup, 'symbols'> & { entries: NamedSymbol[] };

const kindTitles = [
  { title: 'Classes', kind: 'class' },
  { title: 'Functions', kind: 'function' },
  { title: 'Enumerations', kind: 'enum' },
  { title: 'Constants', kind: 'attribute' },
  { title: 'Exceptions', kind: 'exception' },
] as const;

/** Whether the groups of a module have a page each, and the page of the module is an overview of them. */
export function isSplit(module: string, groups: SymbolGroups): boolean {
  return (groups[module] ?? []).some(({ page }) => page !== undefined);
}

/** The symbols of a module by subject; those that are in no group follow by kind. */
export function groupsOnPage(api: ApiPackage, module: ApiModule, groups: SymbolGroups): GroupOfEntries[] {
  const entries = module.symbols.flatMap(({ name, ref }) => {
    const symbol = api.symbols[ref];
    return symbol ? [{ name, symbol }] : [];
  });
  const listed = groups[module.name] ?? [];
  const taken = new Set(listed.flatMap(({ symbols }) => symbols));
  const bySubject = listed.map(({ symbols, ...group }) => ({
    ...group,
    entries: symbols.flatMap((name) => entries.filter((entry) => entry.name === name)),
  }));
  const others = byKind(entries.filter(({ name }) => !taken.has(name))).map(({ title, entries: rest }) => {
    const word = title.toLowerCase();
    const isPart = isSplit(module.name, groups);
    return isPart
      ? { title: `Other ${word}`, page: `other-${word}`, entries: rest }
      : { title, entries: rest };
  });
  return [...bySubject, ...others].filter(({ entries: found }) => found.length > 0);
}

/** Symbols under the names of their kinds. */
export function byKind(entries: readonly NamedSymbol[]): GroupOfEntries[] {
  return kindTitles
    .map(({ title, kind }) => ({ title, entries: entries.filter(({ symbol }) => symbol.kind === kind) }))
    .filter(({ entries: found }) => found.length > 0);
}

/**
 * Symbols under the names of their kinds, the kind of the first symbol first: a list that begins with a function has its functions
 * before its classes.
 */
export function byKindAsListed(entries: readonly NamedSymbol[]): GroupOfEntries[] {
  const first = ({ entries: [entry] }: GroupOfEntries) =>
    entries.findIndex(({ name }) => name === entry?.name);
  return byKind(entries).sort((a, b) => first(a) - first(b));
}

/**
 * The place of each symbol, by the path of its definition. A symbol stands in full on one page, however many modules export it:
 * on that of the package where the package itself exports it, else on that of the module that defines it, else on that of the
 * module with the shortest name. The other pages have a row that leads there.
 * @param pages the modules that have a page
 * @param brief modules that have only what no other module exports, beside what they define
 */
export function placeEntries(
  api: ApiPackage,
  pages: ReadonlySet<string>,
  groups: SymbolGroups,
  brief: ReadonlySet<string> = new Set(),
): Map<string, SymbolPlace> {
  const places = new Map<string, SymbolPlace & { rank: number }>();
  for (const module of byDepth(api.modules.filter(({ name }) => pages.has(name)))) {
    for (const { title, page, entries } of groupsOnPage(api, module, groups)) {
      for (const { name, symbol } of entries) {
        const anchor = `${module.name}.${name}`;
        const before = places.get(symbol.ref);
        const isDefinedHere = symbol.ref === anchor;
        const isLeft = brief.has(module.name) && !isDefinedHere;
        const rank = isLeft ? 0 : module.name === api.name ? 3 : isDefinedHere ? 2 : 1;
        if (before && before.rank >= rank) continue;
        places.set(symbol.ref, {
          page: isSplit(module.name, groups) ? `${module.name}.${page ?? groupAnchor(title)}` : module.name,
          anchor,
          name: before?.name ?? anchor,
          rank,
        });
      }
    }
  }
  return new Map([...places].map(([ref, { page, anchor, name }]) => [ref, { page, anchor, name }]));
}

/** Modules with a short name first, then in alphabetical order. */
export function byDepth(modules: readonly ApiModule[]): ApiModule[] {
  const depth = ({ name }: ApiModule) => name.split('.').length;
  return [...modules].sort((a, b) => depth(a) - depth(b) || (a.name < b.name ? -1 : 1));
}

/**
 * The package with its modules under the names by which programs reach them, where those are listed: a page `taichi.simt` of a
 * module `taichi.lang.simt` that `taichi` exports as `simt`.
 */
export function withPublicModules(api: ApiPackage, pages: readonly string[] = []): ApiPackage {
  const known = new Map(api.modules.map((module) => [module.name, module]));
  const publicNames = new Map<string, string>();
  for (const page of pages) {
    if (known.has(page)) continue;
    const defined = definedAs(page, known);
    if (defined) publicNames.set(defined, page);
  }
  if (publicNames.size === 0) return api;
  const shown = (name: string) => publicNames.get(name) ?? name;
  const modules = api.modules.map((module) => ({
    ...module,
    name: shown(module.name),
    submodules: module.submodules.map(shown),
    modules: module.modules.map((one) => ({ ...one, module: shown(one.module) })),
  }));
  return { ...api, modules };
}

/** The module that a dotted name leads to: 'taichi.simt.block' → 'taichi.lang.simt.block'. */
function definedAs(path: string, known: ReadonlyMap<string, ApiModule>): string | undefined {
  if (known.has(path)) return path;
  const end = path.lastIndexOf('.');
  const parent = end > 0 ? known.get(definedAs(path.slice(0, end), known) ?? '') : undefined;
  const word = path.slice(end + 1);
  return (
    parent?.modules.find(({ name }) => name === word)?.module ??
    parent?.submodules.find((name) => name === `${parent.name}.${word}`)
  );
}

/** 'Fields and layout' → 'fields-and-layout'. */
export function groupAnchor(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
