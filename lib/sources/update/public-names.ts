import type { ApiModule, ApiSymbol, Definition, PythonSource, SourceProblem } from '../python/model.ts';
import { readPackage } from '../python/package.ts';
import { withPublicModules } from '../python/placement.ts';
import { readPythonSources } from '../reference.ts';

/** A module with a page, and the names that it exports. */
export type PublicModule = {
  /** The name by which programs reach it, `taichi.simt`, which is also that of its page. */
  page: string;
  /** The name under which it is defined, `taichi.lang.simt`. */
  module: string;
  isPackage: boolean;
  docstring?: string;
  names: ApiModule['symbols'];
  /** Modules with a page that it exports; `module` is the name under which it is defined. */
  modules: ApiModule['modules'];
};

/** The public names of a package, as its sources or stubs have them. */
export type PublicNames = {
  package: string;
  modules: PublicModule[];
  /** The files that were read, by module. */
  sources: ReadonlyMap<string, PythonSource>;
  /** The symbols of all modules, by path of the definition, with what classes inherit. */
  symbols: Readonly<Record<string, ApiSymbol>>;
  /** Names in an `__all__` that come from other packages: nothing can be said of them. */
  external: { page: string; name: string; from: string }[];
  problems: SourceProblem[];
};

export type ReadOptions = {
  /** The folder that holds the package's folder, or a folder above it with `python/` or `src/`. */
  source: string;
  /** Name of the package, which is the name of its folder. */
  package: string;
  /** Modules that have a page whatever the rules say, by the name by which programs reach them. */
  pages?: readonly string[];
  /** Modules without a page, with all modules below them, and names without an entry: `taichi.examples`, `taichi.GUI.Event`. */
  omit?: readonly string[];
  /** Further modules that get a page only where `pages` names them. */
  isWithoutPage?: (module: string) => boolean;
};

/** Parts of modules' names that are of no use to a program that imports the package. */
const privatePart = /^_|^(tests?|testing|conftest|setup)$/;

/**
 * Reads the public names of a package. Modules with a page are those in `pages`, and all others that export something, whose
 * names have no part with a leading underscore, and that `omit` does not name.
 * @throws Error when there is no such package; everything else is a problem in the result
 */
export async function readPublicNames({
  source,
  package: name,
  pages = [],
  omit = [],
  isWithoutPage = () => false,
}: ReadOptions): Promise<PublicNames> {
  const read = await readPythonSources({ source, package: name });
  const sources = new Map(read.sources.map((one) => [one.module, one]));
  const defined = readPackage(name, read.sources);
  const shown = withPublicModules(defined, pages);
  const all = defined.modules.map((module, at) => ({ module, page: shown.modules[at]?.name ?? module.name }));
  const withPage = all.filter(
    ({ page, module }) =>
      pages.includes(page) || (!isOmitted(page, omit) && !isWithoutPage(module.name) && isPublic(module)),
  );
  const known = new Set(withPage.map(({ module }) => module.name));
  return {
    package: name,
    modules: withPage.map(({ page, module }) => {
      const docstring = sources.get(module.name)?.docstring;
      return {
        page,
        module: module.name,
        isPackage: module.isPackage,
        ...(docstring === undefined ? {} : { docstring }),
        names: module.symbols.filter((one) => !isOmitted(`${page}.${one.name}`, omit)),
        modules: module.modules.filter((one) => known.has(one.module)),
      };
    }),
    sources,
    symbols: defined.symbols,
    external: withPage.flatMap(({ page, module }) => module.external.map((one) => ({ page, ...one }))),
    problems: [
      ...read.problems,
      ...defined.problems.filter(({ isLoss, isUnfinished }) => !isLoss && !isUnfinished),
    ],
  };
}

/** Whether a module or a name is left out: it, or something that it belongs to, is named. */
export function isOmitted(path: string, omit: readonly string[]): boolean {
  return omit.some((one) => path === one || path.startsWith(`${one}.`));
}

function isPublic({ name, symbols }: ApiModule): boolean {
  const [, ...parts] = name.split('.');
  return symbols.length > 0 && !parts.some((part) => privatePart.test(part));
}

/** What a file defines, in order. Where a name is defined twice, the later one counts, unless it is a fallback. */
export function definitionsIn({ steps }: PythonSource): Map<string, Definition> {
  const found = new Map<string, Definition>();
  for (const step of steps) {
    if (step.step === 'delete') found.delete(step.name);
    if (step.step === 'define' && !(step.isFallback && found.has(step.definition.name)))
      found.set(step.definition.name, step.definition);
  }
  return found;
}

/** The definition with this path, `taichi.lang.ops.acos`, and its module. */
export function definitionAt(
  sources: ReadonlyMap<string, PythonSource>,
  ref: string,
): { module: PythonSource; definition: Definition } | undefined {
  const module = sources.get(moduleOf(ref));
  const definition = module && definitionsIn(module).get(lastPart(ref));
  return module && definition ? { module, definition } : undefined;
}

/** `taichi.lang.ops.acos` → `taichi.lang.ops`. */
export function moduleOf(ref: string): string {
  return ref.slice(0, Math.max(ref.lastIndexOf('.'), 0));
}

/** `taichi.lang.ops.acos` → `acos`. */
export function lastPart(ref: string): string {
  return ref.slice(ref.lastIndexOf('.') + 1);
}

/** The file of a module's stub, below the folder of the stubs: `taichi/lang/__init__.pyi`. */
export function stubFileOf({ module, isPackage }: Pick<PythonSource, 'module' | 'isPackage'>): string {
  const path = module.replaceAll('.', '/');
  return isPackage ? `${path}/__init__.pyi` : `${path}.pyi`;
}
