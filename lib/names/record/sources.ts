import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { NameList } from '../lists.ts';
import { attributesIn } from './attributes.ts';
import { commandsIn } from './commands.ts';
import { scopedNamesIn } from './cpp-scopes.ts';

/** Files in which nobody looks for names: prose, which may be wrong, and what is not of the language. */
const isSource = (path: string) =>
  !/^(?:docs|external)\//.test(path) &&
  /\.(?:py|h|hpp|c|cpp|mm|cmake|txt|in|sh|ps1|bat|ya?ml|json|cfg|toml|tcb|bc)$|(?:^|\/)Dockerfile/.test(path);

const isCpp = (path: string) => /^(?:taichi|c_api\/include)\/.*\.(?:h|hpp|cpp|mm)$/.test(path);
const isCMake = (path: string) => /(?:^|\/)CMakeLists\.txt$|\.cmake$/.test(path);

/**
 * The names of the language in its sources.
 * @param root a folder with all files of a version, as `git archive` writes them
 * @param used C++ names that texts use; the list has those of them that the sources declare or bind
 * @throws Error when the folder has no sources of the language
 */
export function namesInSources(
  root: string,
  used: { scoped: Iterable<string>; bound: Iterable<string> },
): Omit<NameList, 'version' | 'commit' | 'folders'> {
  const files = pathsBelow(root);
  const sources = new Map(
    files.filter(isSource).map((path) => [path, readFileSync(posix.join(root, path), 'utf8')]),
  );
  const needed = (path: string) => {
    const source = sources.get(path);
    if (source === undefined)
      throw new Error(`${root} has no ${path}: name the folder with all sources of the language.`);
    return source;
  };
  const initOptions = initOptionsIn(
    needed('python/taichi/lang/misc.py'),
    needed('taichi/python/export_lang.cpp'),
  );
  const all = [...sources.values()];
  const declared = [...scopedNames(sources)];
  const bound = new Set([...sources].flatMap(([path, source]) => boundNamesIn(path, source)));
  // A text may leave the outer scopes out: `CoreState::set_trigger_gdb_when_crash`.
  const isDeclared = (name: string) => declared.some((full) => full === name || full.endsWith(`::${name}`));
  return {
    files: new Set(files),
    words: new Set(all.flatMap((source) => source.match(wordOfLanguage) ?? [])),
    environment: new Set([
      ...[...sources].flatMap(([path, source]) => environmentIn(path, source)),
      ...[...initOptions].map((name) => `TI_${name.toUpperCase()}`),
    ]),
    cmake: new Set([...sources].flatMap(([path, source]) => (isCMake(path) ? cmakeNamesIn(source) : []))),
    initOptions,
    fieldOptions: new Set(['dtype', ...fieldModules.flatMap((module) => fieldOptionsIn(needed(module)))]),
    dynamicNames: dynamicNamesIn(needed('python/taichi/__init__.py')),
    attributes: attributesIn(sources),
    commands: commandsIn(sources),
    scoped: new Set([...used.scoped].filter(isDeclared)),
    bound: new Set([...used.bound].filter((name) => bound.has(name))),
  };
}

/** Words that can only be of the language, by how they begin. */
const wordOfLanguage = /(?<!\w)(?:_?(?:TI|TAICHI)_[A-Z0-9_]*[A-Z0-9]|Ti[A-Z]\w*|ti_[a-z]\w*)(?!\w)/g;

function pathsBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => posix.relative(root, posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name)))
    .filter((path) => !path.startsWith('.git/'))
    .sort();
}

/** The keywords of `ti.init`: its parameters, and the settings that it takes as further keywords. */
function initOptionsIn(python: string, bindings: string): Set<string> {
  const signature = /^def init\(([\s\S]*?)\):/m.exec(python)?.[1] ?? '';
  const parameters = [...signature.matchAll(/^\s*([a-z]\w*)=/gm)];
  const special = python.matchAll(/\benv_spec\.add\(["'](\w+)["']/g);
  const [, config = ''] = /class_<CompileConfig>\(([\s\S]*?);/.exec(bindings) ?? [];
  const compiler = config.matchAll(/def_readwrite\("(\w+)"/g);
  const names = [...parameters, ...special, ...compiler].map(([, name = '']) => name);
  // It is bound, but `ti.init` refuses it: it follows from default_ip.
  return new Set(names.filter((name) => name !== 'default_up'));
}

/** Where the functions are to which `ti.field` hands its keywords on. */
const fieldModules = ['impl', 'matrix', 'struct'].map((name) => `python/taichi/lang/${name}.py`);

function fieldOptionsIn(python: string): string[] {
  const signatures = python.matchAll(/^(?:def _field| {4}def field)\(([\s\S]*?)\):$/gm);
  return [...signatures].flatMap(([, list = '']) =>
    [...list.matchAll(/(\w+)\s*=/g)].map(([, name = '']) => name),
  );
}

/** The names for which the package has a `__getattr__`: those in its tables of deprecated names, and those that it compares with. */
function dynamicNamesIn(python: string): Set<string> {
  const tables = [...python.matchAll(/^__\w+__ = \{\n([\s\S]*?)^\}/gm)].map(([, table = '']) => table);
  const keys = tables.flatMap((table) => [...table.matchAll(/^ {4}["'](\w+)["']:/gm)]);
  const compared = python.matchAll(/\battr == ["'](\w+)["']/g);
  return new Set([...keys, ...compared].map(([, name = '']) => name));
}

function environmentIn(path: string, source: string): string[] {
  const patterns = [
    // os.environ.get("X", os.environ["X"], os.getenv("X", get_environ_config("X", self.get_bool_environ("X"
    /(?:environ(?:\.\w+)?|getenv|get_environ_config|get_bool_environ)\s*[[(]\s*["']([A-Z]\w+)["']/g,
    /["']([A-Z]\w+)["'] (?:not )?in os\.environ/g,
    /ENV\{(\w+)\}/g,
    /CMakeArgsManager\(["'](\w+)["']/g,
    ...(/\.(?:ya?ml|sh|ps1|bat)$/.test(path) ? [/\b((?:TI|TAICHI)_[A-Z0-9_]*[A-Z0-9])\b/g] : []),
  ];
  return patterns
    .flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name))
    .filter((name) => /^(?:TI|TAICHI)_/.test(name));
}

/** What `cmake -D` can set: options, programs and libraries that are looked for, and variables that conditions ask for. */
function cmakeNamesIn(source: string): string[] {
  const declared = source.matchAll(/^\s*(?:option|find_program|find_library)\s*\(\s*([A-Z][A-Z0-9_]+)/gm);
  const asked = source.matchAll(
    /\b(?:if|elseif)\s*\(\s*(?:NOT\s+)?(?:DEFINED\s+)?([A-Z][A-Z0-9]*_[A-Z0-9_]+)/g,
  );
  return [...declared, ...asked].map(([, name = '']) => name).filter((name) => !name.startsWith('CMAKE_'));
}

/** What the C++ module of the Python package has: functions, classes and enumerations. */
function boundNamesIn(path: string, source: string): string[] {
  if (!path.startsWith('taichi/python/')) return [];
  const bound = source.matchAll(
    /\bm\.(?:def|attr)\(\s*"(\w+)"|\bpy::(?:class_|enum_)<[^;]*?>\(\s*m,\s*"(\w+)"/g,
  );
  return [...bound].map(([, one, other]) => one ?? other ?? '');
}

function scopedNames(sources: ReadonlyMap<string, string>): Set<string> {
  const names = new Set<string>();
  for (const [path, source] of sources) {
    if (isCpp(path)) for (const name of scopedNamesIn(source)) names.add(name);
    // Targets of CMake packages, such as `Taichi::Runtime`.
    if (isCMake(path)) for (const [name] of source.matchAll(/\bTaichi::\w+/g)) names.add(name);
  }
  return names;
}
