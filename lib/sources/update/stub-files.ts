import { docstringLines } from '../python/docstring/lines.ts';
import { wordsMissing } from '../python/docstring/unfinished.ts';
import type { ApiSymbol, Definition, PythonSource } from '../python/model.ts';
import {
  definitionsIn,
  lastPart,
  moduleOf,
  type PublicModule,
  type PublicNames,
  type ReadOptions,
  readPublicNames,
  stubFileOf,
} from './public-names.ts';
import { gapBefore, isInitializer, quotedDocstring, type SkeletonOptions, skeleton } from './skeleton.ts';

/** The stubs of a package, and what the list of pages in `reference.yml` is to have. */
export type Stubs = {
  /** Texts by path below the folder of the stubs: `mypackage/__init__.pyi`. */
  files: Map<string, string>;
  /** Modules that have a page, the package first. */
  pages: string[];
  read: PublicNames;
};

/**
 * Reads the public names of a Python package from its sources, with their signatures, and writes them as stubs: the first stubs
 * of a package that has none. A definition stands in the stub of the module that defines it, also of a private one; modules with a page
 * import the others that they export. What nobody has described says so.
 * @throws Error when there is no such package; everything else is a problem in `read`
 */
export async function stubsFromSources(options: ReadOptions & SkeletonOptions): Promise<Stubs> {
  const read = await readPublicNames(options);
  const files = new Map<string, string>();
  const pageOf = new Map(read.modules.map((one) => [one.module, one]));
  for (const source of read.sources.values()) {
    const text = stubText(source, pageOf.get(source.module), read, options);
    if (text !== undefined) files.set(stubFileOf(source), text);
  }
  for (const file of [...files.keys()]) addPackages(file, files);
  return { files, pages: pagesInOrder(read), read };
}

/** Packages without a stub, above those that have one, so that the folders are packages. */
function addPackages(file: string, files: Map<string, string>): void {
  const folders = file.split('/').slice(0, -1);
  for (const length of folders.keys()) {
    const init = `${folders.slice(0, length + 1).join('/')}/__init__.pyi`;
    if (!files.has(init)) files.set(init, '');
  }
}

function pagesInOrder({ package: name, modules }: PublicNames): string[] {
  const pages = modules.map(({ page }) => page);
  return [...pages.filter((page) => page === name), ...pages.filter((page) => page !== name)];
}

/** The stub of a file; none where it has no public name. */
function stubText(
  source: PythonSource,
  page: PublicModule | undefined,
  read: PublicNames,
  options: SkeletonOptions,
): string | undefined {
  const described = describedNames(source.module, read);
  const definitions = [...definitionsIn(source)].flatMap(([name, definition]) =>
    described.has(name)
      ? [skeleton(withConstructor(definition, read.symbols[`${source.module}.${name}`]), options)]
      : [],
  );
  if (!page && definitions.length === 0) return undefined;
  const parts = [
    ...(page ? [moduleDocstring(source, options), importLines(page).join('\n'), allList(page)] : []),
    ...definitions,
    ...(page ? aliasLines(page) : []),
  ];
  const [first = '', ...others] = parts.filter(Boolean);
  return `${others.reduce((text, part) => text + gapBefore(part) + part, first)}\n`;
}

/** The stub of a module that has none yet; empty where the sources have no such module. */
export function newStub(module: string, read: PublicNames, options: SkeletonOptions): string {
  const source = read.sources.get(module);
  const page = read.modules.find((one) => one.module === module);
  return (source && stubText(source, page, read, options)) ?? '';
}

/** A class with the constructor that it inherits, since its base may have no stub. */
export function withConstructor(definition: Definition, symbol: ApiSymbol | undefined): Definition {
  if (definition.kind !== 'class' || !symbol?.signature || definition.members.some(isInitializer))
    return definition;
  if (definition.decorators.some((one) => /dataclass/.test(one)) || !symbol.baseRefs) return definition;
  const self = { name: 'self', kind: 'positional_or_keyword' as const };
  const initializer: Definition = {
    kind: 'function',
    name: '__init__',
    line: definition.line,
    signature: { parameters: [self, ...symbol.signature.parameters] },
    decorators: [],
    isAsync: false,
    overloads: [],
    raises: [],
  };
  return { ...definition, members: [initializer, ...definition.members] };
}

/** The names of a module's definitions that some module exports. */
export function describedNames(module: string, { modules }: Pick<PublicNames, 'modules'>): Set<string> {
  const refs = modules.flatMap(({ names }) => names.map(({ ref }) => ref));
  return new Set(refs.filter((ref) => moduleOf(ref) === module).map(lastPart));
}

export function moduleDocstring({ docstring }: PythonSource, { withDocstrings }: SkeletonOptions): string {
  const text = withDocstrings && docstring?.trim() ? docstring : wordsMissing;
  return quotedDocstring(docstringLines(text), '');
}

/** The imports of what a module exports and does not define. */
export function importLines({ module, names, modules }: PublicModule): string[] {
  const line = (from: string, what: string, name: string) =>
    `from ${from} import ${what}${what === name ? '' : ` as ${name}`}`;
  return [
    ...modules.map(({ name, module: other }) => line(moduleOf(other), lastPart(other), name)),
    ...names
      .filter(({ ref }) => moduleOf(ref) !== module)
      .map(({ name, ref }) => line(moduleOf(ref), lastPart(ref), name)),
  ].sort();
}

/** Other names that a module gives to its definitions: `b = a`. */
export function aliasLines({ module, names }: PublicModule): string[] {
  return names
    .filter(({ name, ref }) => moduleOf(ref) === module && lastPart(ref) !== name)
    .map(({ name, ref }) => `${name} = ${lastPart(ref)}`);
}

export function allList({ names, modules }: PublicModule): string {
  const exported = [...names, ...modules].map(({ name }) => `    "${name}",\n`).sort();
  return `__all__ = [\n${exported.join('')}]`;
}
