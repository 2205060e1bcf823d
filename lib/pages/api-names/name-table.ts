import index from '#content';
import type { ApiFacts, ApiName } from '../../content/record.ts';
import { linkTo } from '../../routes/index.ts';
import type { Locale } from '../../site/locales.ts';
import type { Version } from '../../site/versions.ts';

/** Formats of files, whose classes have the names of others: programs do not use them. */
const formats = /^taichi\.aot\.(conventions|record|utils)\b/;

const noFacts: ApiFacts = {
  package: '',
  aliases: {},
  paths: {},
  modules: {},
  results: {},
  bases: {},
  shapes: [],
};

/** The entries of a version's reference by the paths that programs and texts write. */
export class NameTable {
  /** Entries whose last word is the same: members of different classes, for example. */
  readonly byWord = new Map<string, ApiName[]>();
  private readonly entries: ReadonlyMap<string, ApiName>;
  private readonly modules = new Set<string>();

  constructor(
    names: readonly ApiName[],
    private readonly facts: ApiFacts,
  ) {
    this.entries = new Map(names.map((entry) => [entry.name, entry]));
    for (const entry of names) {
      const word = lastWord(entry.name);
      if (!formats.test(entry.name)) this.byWord.set(word, [...(this.byWord.get(word) ?? []), entry]);
    }
    for (const path of [...this.entries.keys(), ...Object.keys(facts.paths)])
      for (let at = path.lastIndexOf('.'); at > 0; at = path.lastIndexOf('.', at - 1))
        this.modules.add(path.slice(0, at));
  }

  /** The package, whose name begins the paths. */
  get package(): string {
    return this.facts.package;
  }

  /** The module that the first word of a name means without an import: `tm` → `taichi.math`. */
  module(word: string): string | undefined {
    return this.firstWords().includes(word) ? (this.facts.aliases[word] ?? word) : undefined;
  }

  /** How programs write a path: `taichi.math.mix` → `tm.mix`. */
  written(path: string): string {
    const [alias, module = ''] =
      Object.entries(this.facts.aliases)
        .filter(([, one]) => path.startsWith(`${one}.`))
        .sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
    return alias ? alias + path.slice(module.length) : path;
  }

  /** The first words of names that texts and programs usually write: the aliases; where there are none, the package. */
  firstWords(): readonly string[] {
    const aliases = Object.keys(this.facts.aliases);
    return aliases.length > 0 ? aliases : [this.facts.package].filter(Boolean);
  }

  /** The package and its aliases, with the modules that they mean. */
  get imports(): Readonly<Record<string, string>> {
    const { package: root, aliases } = this.facts;
    return root ? { [root]: root, ...aliases } : {};
  }

  /** The entry that a dotted path leads to, by whichever of its names: `taichi.math.sin` → that of `taichi.sin`. */
  entry(path: string): ApiName | undefined {
    const name = this.facts.paths[path] ?? path;
    const known = this.entries.get(name);
    if (known) return known;
    const at = path.lastIndexOf('.');
    const owner = at > 0 ? path.slice(0, at) : '';
    const module = this.facts.modules[owner];
    const other = module
      ? `${module}${path.slice(at)}`
      : `${this.facts.paths[owner] ?? owner}${path.slice(at)}`;
    return other === path ? undefined : this.entries.get(this.facts.paths[other] ?? other);
  }

  /** Whether a path can begin that of an entry: a module or a class. */
  isOwner(path: string): boolean {
    return this.modules.has(path) || path in this.facts.modules;
  }

  /** The names of the entries directly in a module. */
  namesIn(module: string): string[] {
    const paths = [...this.entries.keys(), ...Object.keys(this.facts.paths)];
    return paths.filter((path) => path.startsWith(`${module}.`) && !path.includes('.', module.length + 1));
  }

  /** The classes of which what a call of an entry gives can be an instance; for a value such as `ti.root`, those that it can be of. */
  results(name: string): readonly string[] {
    return this.facts.results[name] ?? [];
  }

  /** The classes that a class inherits members from. */
  bases(type: string): readonly string[] {
    return this.facts.bases[type] ?? [];
  }

  /** The entry of a member of a class, or of the class that it inherits it from. */
  member(type: string, word: string): ApiName | undefined {
    return (
      this.entries.get(`${type}.${word}`) ??
      this.bases(type)
        .map((base) => this.member(base, word))
        .find((entry) => entry)
    );
  }
}

/** 'taichi.Matrix.field' → 'field' */
export function lastWord(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

const tables = new Map<string, NameTable>();

/** The names of the reference of a version. */
export function nameTable({ name }: Version): NameTable {
  const table =
    tables.get(name) ?? new NameTable(index.apiNames[name] ?? [], index.apiFacts[name] ?? noFacts);
  tables.set(name, table);
  return table;
}

/** Path and anchor of an entry. */
export function entryHref({ page, anchor }: ApiName, locale: Locale, version: Version): string {
  return `${linkTo({ locale, route: { kind: 'api', version, module: page } })}#${anchor}`;
}
