import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashOfFiles } from '../files/file-hash.ts';
import { contentRoot } from '../site/content-root.ts';
import { didYouMean, type Problem, problem } from '../site/problem.ts';
import type { Read } from '../site/yaml/yaml.ts';
import type { PublicPackage } from './python/history/changes.ts';
import { entryHistories } from './python/history/entry-history.ts';
import type { ApiPackage, ApiSymbol, SourceProblem } from './python/model.ts';
import { type ReadReference, type Reference, readReference, withPages, writeReference } from './reference.ts';
import { readStubFile, readStubSettings, type StubSettings } from './settings.ts';
import { isWritable } from './written-folder.ts';

/** Groups of the symbols of a module by subject, the same for every version: `groups.yml`. */
const groupFile = z.record(
  z.string(),
  z.array(
    z.strictObject({
      title: z.string(),
      anchor: z.string().optional(),
      page: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)+$/, 'needs lower-case words with hyphens between them')
        .optional(),
      text: z.string().optional(),
      symbols: z.array(z.string()),
    }),
  ),
);

type Groups = z.output<typeof groupFile>;

const lineFile = z.record(z.string(), z.tuple([z.string(), z.number()]));

/** The file of a folder in `api` with the hash of what it was made from. */
const stampName = '.stamp';

/** What makes pages and symbols from the stubs. */
const generatorFiles = ['lib/sources', 'package-lock.json'];

/** A version of the package: the folder of its stubs, its name for readers, and its segment in addresses. */
export type StubVersion = { name: string; folder: string; label: string; segment: string };

/**
 * Makes `api/<version>/` of the content from `stubs/<version>/`, for each version whose stubs, or the code that reads them,
 * have changed since the last run, and for those whose entries say something else about the other versions.
 * @param versions newest first; entries say nothing about versions without them
 * @returns the problems of the stubs
 */
export async function writeStubReferences({
  always = false,
  versions = [],
}: {
  always?: boolean;
  versions?: readonly StubVersion[];
} = {}): Promise<Problem[]> {
  const root = join(contentRoot, 'stubs');
  if (!existsSync(root)) return [];
  const groupsFile = join(root, 'groups.yml');
  const groups = readStubFile(groupsFile, groupFile);
  const folders = foldersIn(root).map(({ name }) => {
    const folder = join(root, name);
    const hash = hashOfFiles([folder, groupsFile, ...generatorFiles], versions);
    return { name, folder, hash, stamp: readStamp(name) };
  });
  if (!always && folders.every(({ hash, stamp }) => stamp.hash === hash)) return [];
  const read = await Promise.all(
    folders.map(({ folder, hash, stamp }) => (always || stamp.hash !== hash ? readStubs(folder) : undefined)),
  );
  const histories = historiesOf(versions, new Map(folders.map(({ name }, at) => [name, read[at]])));
  const problems = [...groups.problems];
  const made: { name: string; stamp: Stamp }[] = [];
  for (const [at, { name, folder, hash, stamp }] of folders.entries()) {
    const history = histories.get(name);
    const historyHash = hashOfFiles([], history ?? {});
    if (!read[at] && stamp.history === historyHash) continue;
    const stubs = read[at] ?? (await readStubs(folder));
    problems.push(...writeVersion(stubs, join(contentRoot, 'api', name), groups.fields ?? {}, history));
    made.push({ name, stamp: { hash, history: historyHash } });
  }
  if (made.length > 0) problems.push(...unknownGroupNames(groups, groupsFile));
  // With a problem nothing counts as done, so that the next run reports it again.
  if (problems.length === 0) for (const { name, stamp } of made) writeStamp(name, stamp);
  return problems;
}

/** What the pages of a version were made from: hashes of its stubs, and of what its entries say about versions. */
type Stamp = { hash: string; history: string };

function stampFile(name: string): string {
  return join(contentRoot, 'api', name, stampName);
}

function readStamp(name: string): Stamp {
  const [hash = '', history = ''] = existsSync(stampFile(name))
    ? readFileSync(stampFile(name), 'utf8').split('\n')
    : [];
  return { hash, history };
}

function writeStamp(name: string, { hash, history }: Stamp): void {
  writeFileSync(stampFile(name), `${hash}\n${history}`);
}

/** What entries say about versions, by folder of the version. The symbols of versions that were not read are those written before. */
function historiesOf(
  versions: readonly StubVersion[],
  read: ReadonlyMap<string, Stubs | undefined>,
): Map<string, Record<string, string[]>> {
  const all = [...versions].reverse().flatMap(({ name, folder, label, segment }) => {
    const stubs = read.get(folder);
    const file = join(contentRoot, 'api', folder, 'symbols.json');
    if (!read.has(folder) || !(stubs ? stubs.reference : existsSync(file))) return [];
    const symbols: PublicPackage = stubs?.reference
      ? { ...stubs.reference.api, pages: stubs.settings?.pages ?? [] }
      : JSON.parse(readFileSync(file, 'utf8'));
    return [{ folder, label, segment: segment || name, symbols }];
  });
  const histories = entryHistories(all);
  return new Map(all.map(({ folder }, at) => [folder, histories[at] ?? {}]));
}

/** The stubs of a version as they were read: settings, lines of the sources, the package. */
type Stubs = {
  folder: string;
  settings?: StubSettings | undefined;
  lines?: z.output<typeof lineFile> | undefined;
  /** The line of a setting, for messages. */
  lineOf: Read<unknown>['lineOf'];
  reference?: ReadReference;
  problems: Problem[];
  milliseconds: number;
};

/** Reads the stubs of one version. */
async function readStubs(folder: string): Promise<Stubs> {
  const start = performance.now();
  const settingsFile = readStubSettings(folder);
  const lines = readLineFile(join(folder, 'lines.json'));
  const problems = [...settingsFile.problems, ...lines.problems];
  const read = { folder, settings: settingsFile.fields, lines: lines.fields, lineOf: settingsFile.lineOf };
  const milliseconds = () => performance.now() - start;
  if (!settingsFile.fields || !lines.fields) return { ...read, problems, milliseconds: milliseconds() };
  const { package: name } = settingsFile.fields;
  if (!existsSync(join(folder, name))) {
    const fix = `There is no folder ${join(folder, name)}.${didYouMean(name, readdirSync(folder))}`;
    const where = `${join(folder, 'reference.yml')}:${settingsFile.lineOf(['package'])}`;
    problems.push(problem({ where, what: `unknown package "${name}"`, fix }));
    return { ...read, problems, milliseconds: milliseconds() };
  }
  const reference = await readReference({ source: folder, package: name, pages: settingsFile.fields.pages });
  return { ...read, reference, problems, milliseconds: milliseconds() };
}

/** Makes the reference of one version. */
function writeVersion(
  { folder, settings: read, lines, lineOf, reference: stubs, problems, milliseconds }: Stubs,
  out: string,
  groups: Groups,
  history: Record<string, string[]> | undefined,
): Problem[] {
  if (!read || !lines || !stubs) return problems;
  const start = performance.now();
  const { pages, source: sourceUrl, aliases, version, scopes } = read;
  const reference = withPages(stubs, { pages, aliases, sourceUrl, lines, groups, scopes, history });
  // All of it is generated; a folder that an earlier version of the site wrote has no list of its files.
  if (!isWritable(out)) rmSync(out, { recursive: true });
  rmSync(join(out, stampName), { force: true });
  writeReference(reference, out, version);
  const { symbols, modules } = reference.api;
  const pageLine = (name: string) => lineOf(['pages', pages.indexOf(name)]);
  const bare = Object.values(symbols).filter(({ doc }) => !doc);
  const isLenient = read.docstringsOfSources === true;
  const losses = reference.problems.filter(isOfDocstring);
  const undescribed = reference.problems.filter(({ isUnfinished }) => isUnfinished);
  const others = reference.problems.filter((one) => !isOfDocstring(one) && !one.isUnfinished);
  const seconds = ((performance.now() - start + milliseconds) / 1000).toFixed(1);
  console.log(
    `reference ${version}: ${reference.pages.length} pages, ${Object.keys(symbols).length} symbols, ${bare.length} undocumented, ${seconds} s`,
  );
  return [
    ...problems,
    ...(isLenient
      ? [
          ...counted(folder, losses.length, 'parts of docstrings that are shown as they are written'),
          ...counted(folder, undescribed.length, 'names and parameters that nobody has described'),
        ]
      : []),
    ...(isLenient ? others : reference.problems).map(({ file, line, what, fix, isUnfinished }) =>
      line > 0
        ? problem({
            where: `${join(folder, file)}:${line}`,
            what,
            fix,
            severity: isUnfinished ? 'warning' : 'error',
          })
        : unknownPage(folder, pageLine(file), file, modules),
    ),
    ...unplaced(reference).map(({ ref, file, line }) =>
      problem({
        where: `${join(folder, file)}:${line}`,
        what: `${ref} is on no page`,
        fix: `Add a module that exports it to the pages of ${join(folder, 'reference.yml')}.`,
      }),
    ),
    ...emptyPages(reference).map((name) =>
      problem({
        where: `${join(folder, 'reference.yml')}:${pageLine(name)}`,
        what: `the page of ${name} is empty`,
        fix: 'Remove it from the pages: the module exports nothing.',
      }),
    ),
    ...bare.map(({ ref, file, line }) =>
      problem({
        where: `${join(folder, file)}:${line}`,
        what: `${ref} has no docstring`,
        fix: 'Add one below its first line.',
      }),
    ),
  ];
}

/** Whether a problem is in the words of a docstring: its page shows them as they are written. */
function isOfDocstring({ what, isLoss }: SourceProblem): boolean {
  return isLoss === true || / in the docstring$/.test(what);
}

/** One line for all problems of one kind that docstrings of the sources have. */
function counted(folder: string, count: number, what: string): Problem[] {
  if (count === 0) return [];
  return [
    problem({
      where: `${join(folder, 'reference.yml')}:1`,
      what: `${what}: ${count}`,
      fix: 'Remove "docstringsOfSources" to see each with file and line. Pages have all words that there are.',
      severity: 'warning',
    }),
  ];
}

/** Symbols that no page shows, so that nobody can read about them. */
function unplaced({ api, places }: Reference): ApiSymbol[] {
  return Object.values(api.symbols).filter(({ ref }) => !places.has(ref));
}

/** Listed modules that export neither a symbol nor a module with a page. */
function emptyPages({ api, pages }: Reference): string[] {
  const listed = new Set(pages.map(({ page }) => page));
  return api.modules
    .filter(({ name, symbols, external }) => listed.has(name) && symbols.length + external.length === 0)
    .filter(({ modules, submodules }) =>
      [...submodules, ...modules.map(({ module }) => module)].every((name) => !listed.has(name)),
    )
    .map(({ name }) => name);
}

/** The problem of a page in the list without a module. */
function unknownPage(
  folder: string,
  line: number,
  name: string,
  modules: readonly { name: string }[],
): Problem {
  const near = didYouMean(
    name,
    modules.map((module) => module.name),
  );
  return problem({
    where: `${join(folder, 'reference.yml')}:${line}`,
    what: `unknown module "${name}"`,
    fix: `Remove it from the list, or add its stub.${near}`,
  });
}

/** Names in the groups that are in no version; a single version may lack some. */
function unknownGroupNames({ fields = {}, lineOf }: Read<Groups>, file: string): Problem[] {
  const shown = new Map<string, Set<string>>();
  for (const { name } of foldersIn(join(contentRoot, 'stubs'))) {
    const symbols = join(contentRoot, 'api', name, 'symbols.json');
    if (!existsSync(symbols)) continue;
    for (const module of (JSON.parse(readFileSync(symbols, 'utf8')) as Pick<ApiPackage, 'modules'>).modules) {
      const names = shown.get(module.name) ?? new Set();
      for (const symbol of module.symbols) names.add(symbol.name);
      shown.set(module.name, names);
    }
  }
  if (shown.size === 0) return [];
  return Object.entries(fields).flatMap(([module, list]) => {
    const names = shown.get(module);
    const where = (...path: PropertyKey[]) => `${file}:${lineOf([module, ...path])}`;
    if (!names) {
      const fix = `It is not in any version.${didYouMean(module, shown.keys())}`;
      return [problem({ where: where(), what: `unknown module "${module}"`, fix })];
    }
    return list.flatMap(({ symbols }, group) =>
      symbols.flatMap((symbol, at) => {
        if (names.has(symbol)) return [];
        const fix = `No version of ${module} has it.${didYouMean(symbol, names)}`;
        return [problem({ where: where(group, 'symbols', at), what: `unknown symbol "${symbol}"`, fix })];
      }),
    );
  });
}

function foldersIn(root: string) {
  return readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
}

/** JSON is YAML, too, so that its mistakes have lines; a list of lines that is missing is empty. */
function readLineFile(file: string): Read<z.output<typeof lineFile>> {
  return existsSync(file)
    ? readStubFile(file, lineFile)
    : { fields: {}, readable: {}, problems: [], lineOf: () => 1 };
}
