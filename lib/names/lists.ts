import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { z } from 'zod';
import { contentRoot } from '../site/content-root.ts';
import { type Problem, problem } from '../site/problem.ts';

/**
 * The names of one version of the language that texts may mention, beside those of its Python API, which are in the reference.
 * `npm run names:record` writes them.
 */
export type NameList = {
  /** The folder of the version: `v1.6.0`. */
  version: string;
  /** The commit of the sources. */
  commit: string;
  /** All words of the sources that begin with TI_, TAICHI_, Ti or ti_: macros, constants, types and functions. */
  words: ReadonlySet<string>;
  /** Environment variables that the language, its build or its tests read. */
  environment: ReadonlySet<string>;
  /** Options and other variables that one can give to CMake. */
  cmake: ReadonlySet<string>;
  /** Keywords of `ti.init`. */
  initOptions: ReadonlySet<string>;
  /** Keywords of `ti.field`, which hands them on. */
  fieldOptions: ReadonlySet<string>;
  /** Names of the Python package that it makes when they are asked for, so that its reference does not have them: `ti.cfg`. */
  dynamicNames: ReadonlySet<string>;
  /** Attributes that instances of classes of the Python package get when they run, by class: `frame` of `GUI`. */
  attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Options of the command line tools, by subcommand, `ti video`, or by the path of the script, `misc/make_changelog.py`. */
  commands: ReadonlyMap<string, ReadonlySet<string>>;
  /** C++ names with `::` that texts use and the sources declare. There are too many to list the others. */
  scoped: ReadonlySet<string>;
  /** Names of `ti._lib.core` that texts use and C++ binds. */
  bound: ReadonlySet<string>;
  /** The files of the repository. */
  files: ReadonlySet<string>;
  /** Its folders, without a slash at the end. */
  folders: ReadonlySet<string>;
};

const wordList = z.array(z.string());

/** A list as its file has it: sorted, the names of the files of a folder in one line, since most folders never change. */
const fileForm = z.strictObject({
  version: z.string(),
  commit: z.string(),
  environment: wordList,
  cmake: wordList,
  initOptions: wordList,
  fieldOptions: wordList,
  dynamicNames: wordList,
  words: wordList,
  scoped: wordList,
  bound: wordList,
  commands: z.record(z.string(), z.string()),
  attributes: z.record(z.string(), z.string()),
  folders: z.record(z.string(), z.string()),
});

/** The folder of the lists, and of the exceptions to them. */
export const namesFolder = posix.join(contentRoot, 'names');

/** The file of the list of a version. */
export function nameListFile(version: string): string {
  return posix.join(namesFolder, `${version}.json`);
}

/** The lists of all versions that have one, and files that cannot be read. */
export function readNameLists(): { lists: NameList[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const names = existsSync(namesFolder) ? readdirSync(namesFolder).sort() : [];
  const lists = names.flatMap((name) => {
    if (!name.endsWith('.json')) return [];
    const file = posix.join(namesFolder, name);
    try {
      return [parseNameList(readFileSync(file, 'utf8'))];
    } catch {
      const fix = 'Write it again with "npm run names:record" (CONTRIBUTING.md).';
      problems.push(problem({ where: `${file}:1`, what: 'invalid list of names', fix }));
      return [];
    }
  });
  return { lists, problems };
}

/**
 * Reads a list.
 * @throws Error when it is no JSON or has another form
 */
export function parseNameList(json: string): NameList {
  const form = fileForm.parse(JSON.parse(json));
  const files = Object.entries(form.folders).flatMap(([folder, names]) =>
    wordsOnLine(names).map((name) => (folder === '.' ? name : `${folder}/${name}`)),
  );
  return {
    version: form.version,
    commit: form.commit,
    words: new Set(form.words),
    environment: new Set(form.environment),
    cmake: new Set(form.cmake),
    initOptions: new Set(form.initOptions),
    fieldOptions: new Set(form.fieldOptions),
    dynamicNames: new Set(form.dynamicNames),
    scoped: new Set(form.scoped),
    bound: new Set(form.bound),
    commands: wordsByName(form.commands),
    attributes: wordsByName(form.attributes),
    files: new Set(files),
    folders: new Set(files.flatMap(foldersAbove)),
  };
}

/** The text of the file of a list: one name, or the files of one folder, in a line. */
export function nameListText(list: NameList): string {
  const sorted = (names: Iterable<string>) => [...names].sort();
  const byFolder = new Map<string, string[]>();
  for (const file of sorted(list.files)) {
    const folder = posix.dirname(file);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), posix.basename(file)]);
  }
  const form: z.infer<typeof fileForm> = {
    version: list.version,
    commit: list.commit,
    environment: sorted(list.environment),
    cmake: sorted(list.cmake),
    initOptions: sorted(list.initOptions),
    fieldOptions: sorted(list.fieldOptions),
    dynamicNames: sorted(list.dynamicNames),
    words: sorted(list.words),
    scoped: sorted(list.scoped),
    bound: sorted(list.bound),
    commands: linesByName(list.commands),
    attributes: linesByName(list.attributes),
    folders: Object.fromEntries(
      sorted(byFolder.keys()).map((folder) => [folder, (byFolder.get(folder) ?? []).join(' ')]),
    ),
  };
  return `${JSON.stringify(form, undefined, 1)}\n`;
}

/** 'a/b/c.h' → a/b, a */
export function foldersAbove(file: string): string[] {
  const folder = posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

function wordsByName(lines: Record<string, string>): Map<string, Set<string>> {
  return new Map(Object.entries(lines).map(([name, line]) => [name, new Set(wordsOnLine(line))]));
}

function linesByName(lists: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string> {
  const rows = [...lists].map(([name, one]): [string, string] => [name, [...one].sort().join(' ')]);
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function wordsOnLine(line: string): string[] {
  return line.split(' ').filter(Boolean);
}
