import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withPlainDocstrings } from './docstring-characters.ts';
import { unfinishedParts } from './python/docstring/unfinished.ts';
import type { ApiPackage, PythonSource, SourceProblem } from './python/model.ts';
import { readPackage } from './python/package.ts';
import { pythonParser } from './python/parser.ts';
import { type SymbolPlace, withPublicModules } from './python/placement.ts';
import { type ReferencePage, type RenderOptions, renderPackage } from './python/render.ts';
import { readSource } from './python/source.ts';
import { writeFolder } from './written-folder.ts';

export type ReferenceOptions = RenderOptions & {
  /** The folder that holds the package's folder, or a folder above it with `python/` or `src/`. */
  source: string;
  /** Name of the package, which is the name of its folder. */
  package: string;
};

/** The sources that were read, by path: in development most are as they were when one is edited. */
const sourcesRead = new Map<string, { text: string; source: PythonSource }>();

/** What was read of a package, and how many files that were. */
export type ReadReference = { api: ApiPackage; problems: SourceProblem[]; files: number };

export type Reference = ReadReference & {
  pages: ReferencePage[];
  /** Where the entry of each symbol stands, by the path of its definition. */
  places: ReadonlyMap<string, SymbolPlace>;
  /** The names under which programs usually import modules: `{ ti: 'taichi' }`. */
  aliases: Readonly<Record<string, string>>;
};

/**
 * Reads the sources or stubs of a package and makes its reference.
 * @throws Error when there is no such package; everything else is a problem in the result
 */
export async function makeReference({
  source,
  package: name,
  ...options
}: ReferenceOptions): Promise<Reference> {
  return withPages(await readReference({ source, package: name, pages: options.pages }), options);
}

/** Makes the pages of what was read. */
export function withPages(read: ReadReference, options: RenderOptions): Reference {
  const { pages, places, problems } = renderPackage(read.api, options);
  return {
    ...read,
    pages,
    places,
    aliases: options.aliases ?? {},
    problems: [...read.problems, ...problems],
  };
}

/**
 * Reads the sources or stubs of a package.
 * @throws Error when there is no such package; everything else is a problem in the result
 */
export async function readReference({
  source,
  package: name,
  pages,
}: Pick<ReferenceOptions, 'source' | 'package' | 'pages'>): Promise<ReadReference> {
  const { sources, problems, files } = await readPythonSources({ source, package: name });
  const api = withPublicModules(readPackage(name, sources), pages);
  return { api, problems: [...problems, ...api.problems], files };
}

/**
 * Reads the files of a package, each by itself.
 * @throws Error when there is no such package; a file that cannot be read is a problem in the result
 */
export async function readPythonSources({
  source,
  package: name,
}: Pick<ReferenceOptions, 'source' | 'package'>): Promise<{
  sources: PythonSource[];
  problems: SourceProblem[];
  files: number;
}> {
  const root = packageRoot(source, name);
  const parser = await pythonParser();
  const files = pythonFiles(root);
  const problems: SourceProblem[] = [];
  const sources = files.flatMap((path): PythonSource[] => {
    const file = relative(source, join(root, path)).replaceAll('\\', '/');
    const text = readText(join(root, path), file, problems);
    if (text === undefined) return [];
    const isPackage = /(^|\/)__init__\.pyi?$/.test(path);
    const words = path
      .replace(/(\/?__init__)?\.pyi?$/, '')
      .split('/')
      .filter(Boolean);
    const where = { module: [name, ...words].join('.'), file, isPackage };
    const known = sourcesRead.get(join(root, path));
    if (known?.text === text && known.source.file === file) return [known.source];
    const plain = withPlainDocstrings(readSource(text, where, parser), text);
    const read = { ...plain, problems: [...plain.problems, ...unfinishedParts(plain, text)] };
    sourcesRead.set(join(root, path), { text, source: read });
    return [read];
  });
  return { sources, problems, files: files.length };
}

/**
 * Writes a reference: its pages and `symbols.json`.
 * @throws Error where the folder has files that are not of a reference
 */
export function writeReference(reference: Reference, folder: string, version: string): void {
  const files = new Map(reference.pages.map(({ file, text }) => [file, text]));
  files.set('symbols.json', symbolsJson(reference, version));
  writeFolder(folder, files);
}

/** The modules and symbols of a package with their docstrings, as `ApiPackage` of lib/sources/python/model.ts has them. */
export function symbolsJson({ api, pages, places, aliases }: Reference, version: string): string {
  const content = {
    package: api.name,
    version,
    aliases,
    pages: pages.map(({ page }) => page),
    places: Object.fromEntries(places),
    modules: api.modules,
    symbols: api.symbols,
  };
  return `${JSON.stringify(content, null, 1)}\n`;
}

function packageRoot(source: string, name: string): string {
  const folders = [
    join(source, name),
    join(source, 'python', name),
    join(source, 'src', name),
    join(source, 'lib', name),
  ];
  const found = folders.find((folder) => existsSync(folder));
  if (found) return found;
  const single = join(source, `${name}.py`);
  if (existsSync(single)) return single;
  throw new Error(
    `There is no package "${name}" in ${source}: looked for ${folders.join(', ')} and ${single}.`,
  );
}

/** Python files below the root in a fixed order; where a source has a stub beside it, the source, for its docstrings. */
function pythonFiles(root: string): string[] {
  if (root.endsWith('.py')) return [''];
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.pyi?$/.test(path) && !/(^|\/)(__pycache__|\.[^/]+)\//.test(path));
  const sources = new Set(all.filter((path) => path.endsWith('.py')));
  return all.filter((path) => path.endsWith('.py') || !sources.has(path.slice(0, -1))).sort();
}

/** The text of a file, in the encoding that its first lines declare (PEP 263). */
function readText(path: string, file: string, problems: SourceProblem[]): string | undefined {
  try {
    const bytes = readFileSync(path);
    const head = bytes.subarray(0, 300).toString('latin1').split('\n', 2).join('\n');
    const declared = /^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/m.exec(head)?.[1] ?? 'utf-8';
    return new TextDecoder(declared, { fatal: true }).decode(bytes);
  } catch (error) {
    const what = `The file cannot be read: ${(error as Error).message}.`;
    problems.push({ file, line: 1, what, fix: 'Save it as UTF-8, or name its encoding in the first line.' });
    return undefined;
  }
}
