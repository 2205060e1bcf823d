import { z } from 'zod';

/**
 * The public interface of one version of the language, as far as an example can name it: modules, their names, and the
 * members of classes.
 */
export type Inventory = {
  version: string;
  /** Symbols and submodules by the dotted name of the module that exports them. */
  modules: ReadonlyMap<string, ReadonlyMap<string, InventoryName>>;
};

/** A name in a module. A symbol without `members` may have any. */
export type InventoryName =
  | { kind: 'module'; module: string }
  | { kind: 'symbol'; members?: ReadonlySet<string>; parameters?: ReadonlySet<string> };

const inventorySymbol = z.object({
  kind: z.string(),
  signature: z.object({ parameters: z.array(z.object({ name: z.string(), kind: z.string() })) }).optional(),
  members: z.array(z.object({ name: z.string() })).optional(),
  inherited: z.array(z.object({ members: z.array(z.string()) })).optional(),
});

/** The fields of `symbols.json` (lib/sources/reference.ts) that the check needs. */
const inventoryFile = z.object({
  version: z.string(),
  modules: z.array(
    z.object({
      name: z.string(),
      submodules: z.array(z.string()),
      modules: z.array(z.object({ name: z.string(), module: z.string() })),
      symbols: z.array(z.object({ name: z.string(), ref: z.string() })),
    }),
  ),
  symbols: z.record(z.string(), inventorySymbol),
});

/** Names that modules have and do not define: from Python's standard library, made when they load, or internal. */
const extraNames: Record<string, string[]> = {
  taichi: ['__version__', '_lib', 'lang'],
  'taichi.math': ['e', 'inf', 'nan', 'pi'],
};

/**
 * Reads `symbols.json` of a version.
 * @param more what the sources have and the reference cannot: the keywords of `ti.init` and `ti.field`, which may have any without
 *   them, and names of the package that it makes when they are asked for
 * @throws zod's error when the data has another form
 */
export function readInventory(
  data: unknown,
  more?: Record<'initOptions' | 'fieldOptions' | 'dynamicNames', ReadonlySet<string>>,
): Inventory {
  const { version, modules, symbols } = inventoryFile.parse(data);
  const known = new Set(modules.map(({ name }) => name));
  return {
    version,
    modules: new Map(
      modules.map(({ name, submodules, modules: shown, symbols: listed }) => {
        const entries = new Map<string, InventoryName>();
        for (const extra of extraNames[name] ?? []) entries.set(extra, { kind: 'symbol' });
        for (const { name: alias, module } of shown)
          entries.set(alias, known.has(module) ? { kind: 'module', module } : { kind: 'symbol' });
        // A package whose module has its name: what the package shows is more.
        for (const module of submodules.filter(
          (one) => !extraNames[name]?.some((extra) => one.endsWith(`.${extra}`)),
        ))
          entries.set(module.slice(name.length + 1), { kind: 'module', module });
        for (const { name: word, ref } of listed) entries.set(word, inventoryName(symbols[ref]));
        if (name === 'taichi' && more) {
          for (const dynamic of more.dynamicNames) entries.set(dynamic, { kind: 'symbol' });
          entries.set('init', { kind: 'symbol', parameters: more.initOptions });
          entries.set('field', { kind: 'symbol', parameters: more.fieldOptions });
        }
        return [name, entries];
      }),
    ),
  };
}

function inventoryName(found: z.infer<typeof inventorySymbol> | undefined): InventoryName {
  if (!found) return { kind: 'symbol' };
  const isClass = found.kind === 'class' || found.kind === 'enum';
  const members = [
    ...(found.members ?? []).map(({ name }) => name),
    ...(found.inherited ?? []).flatMap((base) => base.members),
  ];
  const parameters = found.signature?.parameters;
  const isOpen = parameters?.some(({ kind }) => kind === 'var_keyword') ?? true;
  return {
    kind: 'symbol',
    ...(isClass ? { members: new Set(members) } : {}),
    ...(isOpen ? {} : { parameters: new Set(parameters?.map(({ name }) => name)) }),
  };
}
