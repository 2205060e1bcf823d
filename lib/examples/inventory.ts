import { z } from 'zod';

/**
 * The public interface of one version of the language, as far as an example can name it: modules, what they hold, and the
 * members of classes.
 */
export type Inventory = {
  version: string;
  /** Symbols and submodules by the dotted name of the module that shows them. */
  modules: ReadonlyMap<string, ReadonlyMap<string, Entry>>;
};

/** What a name in a module stands for. A class without `members` may have any. */
export type Entry =
  | { kind: 'module'; module: string }
  | { kind: 'symbol'; members?: ReadonlySet<string>; parameters?: ReadonlySet<string> };

const parameter = z.object({ name: z.string(), kind: z.string().optional() });
const method = z.object({ name: z.string() });
const symbol = z.object({
  kind: z.string(),
  bases: z.array(z.string()).optional(),
  decorators: z.array(z.string()).optional(),
  params: z.array(parameter).optional(),
  methods: z.array(method).optional(),
  properties: z.array(z.union([z.string(), method])).optional(),
  class_attributes: z.array(z.union([z.string(), method])).optional(),
  instance_attributes: z.array(z.string()).optional(),
});
const named = z.object({ name: z.string(), ref: z.string() });
const exported = z.object({ name: z.string(), module: z.string() });
const file = z.object({
  tree: z.string(),
  pages: z.array(
    z.object({
      module: z.string(),
      children: z.array(z.string()),
      exported_modules: z.array(exported).optional(),
      symbols: z.array(named),
    }),
  ),
  public_without_original_page: z
    .array(z.object({ public_as: z.string(), symbols: z.array(named) }))
    .optional(),
  symbols: z.record(z.string(), symbol),
});

/** Names that modules have without defining them: taken over from Python's own library, made when they load, or internal. */
const unlisted: Record<string, string[]> = {
  taichi: ['__version__', '_lib', 'lang'],
  'taichi.math': ['e', 'inf', 'nan', 'pi'],
};

/** Reads the inventory of a version. Throws zod's error when the data has another form. */
export function readInventory(data: unknown): Inventory {
  const { tree, pages, public_without_original_page: others = [], symbols } = file.parse(data);
  const modules = new Map<string, Map<string, Entry>>();
  const entriesOf = (module: string) => {
    const entries = modules.get(module) ?? new Map<string, Entry>();
    modules.set(module, entries);
    return entries;
  };
  const publicName = new Map(
    others.map((other) => [`taichi.lang.${other.public_as.slice('taichi.'.length)}`, other.public_as]),
  );
  for (const { module, symbols: shown } of [
    ...pages,
    ...others.map((other) => ({ module: other.public_as, symbols: other.symbols })),
  ])
    for (const { name, ref } of shown) entriesOf(module).set(name, entryOf(symbols[ref], symbols));
  for (const { module, children, exported_modules: shown = [] } of pages) {
    for (const child of children)
      entriesOf(module).set(child.slice(module.length + 1), { kind: 'module', module: child });
    for (const { name, module: target } of shown) {
      const known = [`${module}.${name}`, publicName.get(target), target].find(
        (path) => path && modules.has(path),
      );
      entriesOf(module).set(name, { kind: 'module', module: known ?? `${module}.${name}` });
    }
  }
  for (const { public_as: path } of others) {
    const [parent, name] = split(path);
    entriesOf(parent).set(name, { kind: 'module', module: path });
    const [grandparent, parentName] = split(parent);
    entriesOf(grandparent).set(parentName, { kind: 'module', module: parent });
  }
  for (const [module, names] of Object.entries(unlisted))
    for (const name of names) entriesOf(module).set(name, { kind: 'symbol' });
  return { version: tree, modules };
}

type Symbols = Record<string, z.infer<typeof symbol>>;

function entryOf(found: Symbols[string] | undefined, symbols: Symbols): Entry {
  if (!found) return { kind: 'symbol' };
  const members = membersOf(found, symbols);
  const parameters = parametersOf(found);
  return { kind: 'symbol', ...(members ? { members } : {}), ...(parameters ? { parameters } : {}) };
}

/** What an example may write after the name of a class: its own members and those of its bases, as far as they are listed. */
function membersOf(found: Symbols[string], symbols: Symbols): Set<string> | undefined {
  if (found.kind !== 'class' && found.kind !== 'enum') return undefined;
  const {
    methods = [],
    properties = [],
    class_attributes = [],
    instance_attributes = [],
    bases = [],
  } = found;
  const own = [...methods, ...properties, ...class_attributes, ...instance_attributes];
  const inherited = bases.flatMap((base) => {
    const [parent, ...others] = Object.entries(symbols).filter(([ref]) => ref.endsWith(`.${base}`));
    return parent && others.length === 0 ? [...(membersOf(parent[1], symbols) ?? [])] : [];
  });
  return new Set([...own.map((member) => (typeof member === 'string' ? member : member.name)), ...inherited]);
}

/** What a call may name; none where the function takes any keyword. */
function parametersOf(found: Symbols[string]): Set<string> | undefined {
  if (!found.params) return undefined;
  if (found.params.some(({ kind }) => kind === 'var_keyword')) return undefined;
  return new Set(found.params.map(({ name }) => name));
}

function split(path: string): [parent: string, name: string] {
  const dot = path.lastIndexOf('.');
  return [path.slice(0, Math.max(dot, 0)), path.slice(dot + 1)];
}
