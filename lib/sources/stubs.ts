import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashOfFiles } from '../files/file-hash.ts';
import { contentRoot } from '../site/content-root.ts';
import { didYouMean, type Problem, problem } from '../site/problem.ts';
import { checkYaml, type Read } from '../site/yaml.ts';
import type { ApiPackage } from './python/model.ts';
import { makeReference, writeReference } from './reference.ts';
import { isWritable } from './written-folder.ts';

/** The settings of a folder of stubs: `reference.yml`. */
const settings = z.strictObject({
  package: z.string().min(1),
  version: z.string().min(1),
  /** The address of a line of the source: `{file}`, `{line}`. */
  source: z.string().min(1),
  aliases: z.record(z.string(), z.string()),
  pages: z.array(z.string().min(1)).min(1),
});

/** Groups of the symbols of a module by subject, the same for every version: `groups.yml`. */
const groupFile = z.record(
  z.string(),
  z.array(z.strictObject({ title: z.string(), symbols: z.array(z.string()) })),
);

type Groups = z.output<typeof groupFile>;

const lineFile = z.record(z.string(), z.tuple([z.string(), z.number()]));

/** The file of a folder in `api` with the hash of what it was made from. */
const stampName = '.stamp';

/** What makes pages and symbols from the stubs. */
const generatorFiles = ['lib/sources', 'package-lock.json'];

/**
 * Makes `api/<version>/` of the content from `stubs/<version>/`, for each version whose stubs, or the code that reads them,
 * have changed since the last run.
 * @returns the problems of the stubs
 */
export async function writeStubReferences({ always = false } = {}): Promise<Problem[]> {
  const root = join(contentRoot, 'stubs');
  if (!existsSync(root)) return [];
  const groupsFile = join(root, 'groups.yml');
  const groups = readStubFile(groupsFile, groupFile);
  const problems = [...groups.problems];
  const made: { stamp: string; hash: string }[] = [];
  for (const { name } of foldersIn(root)) {
    const folder = join(root, name);
    const out = join(contentRoot, 'api', name);
    const stamp = join(out, stampName);
    const hash = hashOfFiles([folder, groupsFile, ...generatorFiles], {});
    if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue;
    problems.push(...(await writeVersion(folder, out, groups.fields ?? {})));
    made.push({ stamp, hash });
  }
  if (made.length > 0) problems.push(...unknownGroupNames(groups, groupsFile));
  // With a problem nothing counts as done, so that the next run reports it again.
  if (problems.length === 0) for (const { stamp, hash } of made) writeFileSync(stamp, hash);
  return problems;
}

/** Makes the reference of one version. */
async function writeVersion(folder: string, out: string, groups: Groups): Promise<Problem[]> {
  const start = performance.now();
  const settingsFile = readStubFile(join(folder, 'reference.yml'), settings);
  const lines = readLineFile(join(folder, 'lines.json'));
  const readProblems = [...settingsFile.problems, ...lines.problems];
  if (!settingsFile.fields || !lines.fields) return readProblems;
  const { pages, source: sourceUrl, aliases, version } = settingsFile.fields;
  if (!existsSync(join(folder, settingsFile.fields.package))) {
    const fix = `There is no folder ${join(folder, settingsFile.fields.package)}.${didYouMean(settingsFile.fields.package, readdirSync(folder))}`;
    const where = `${join(folder, 'reference.yml')}:${settingsFile.lineOf(['package'])}`;
    return [
      ...readProblems,
      problem({ where, what: `unknown package "${settingsFile.fields.package}"`, fix }),
    ];
  }
  const options = { pages, aliases, sourceUrl, lines: lines.fields, groups };
  const reference = await makeReference({ source: folder, package: settingsFile.fields.package, ...options });
  // All of it is generated; a folder that an earlier version of the site wrote has no list of its files.
  if (!isWritable(out)) rmSync(out, { recursive: true });
  rmSync(join(out, stampName), { force: true });
  writeReference(reference, out, version);
  const { symbols, modules } = reference.api;
  const bare = Object.values(symbols).filter(({ doc }) => !doc);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `reference ${version}: ${pages.length} modules, ${Object.keys(symbols).length} symbols, ${bare.length} undocumented, ${seconds} s`,
  );
  return [
    ...readProblems,
    ...reference.problems.map(({ file, line, what, fix }) =>
      line > 0
        ? problem({ where: `${join(folder, file)}:${line}`, what, fix })
        : unknownPage(folder, settingsFile.lineOf(['pages', pages.indexOf(file)]), file, modules),
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

function readStubFile<Fields>(file: string, schema: z.ZodType<Fields>): Read<Fields> {
  if (existsSync(file)) return checkYaml(readFileSync(file, 'utf8'), file, schema);
  const fix = 'Copy it from another version, or see lib/sources/stubs.ts for its format.';
  return {
    readable: {},
    problems: [problem({ where: `${file}:1`, what: 'file is missing', fix })],
    lineOf: () => 1,
  };
}

/** JSON is YAML, too, so that its mistakes have lines; a list of lines that is missing is empty. */
function readLineFile(file: string): Read<z.output<typeof lineFile>> {
  return existsSync(file)
    ? readStubFile(file, lineFile)
    : { fields: {}, readable: {}, problems: [], lineOf: () => 1 };
}
