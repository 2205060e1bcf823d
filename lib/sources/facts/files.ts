import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Problem, problem } from '../../site/problem.ts';
import { checkYaml, type Read } from '../../site/yaml/yaml.ts';
import type { ApiSymbol } from '../python/model.ts';
import { pythonParser } from '../python/parser.ts';
import { Derivation, type SourceFacts } from './derive.ts';
import { SourceProgram } from './program.ts';

/** Where each name of a version is defined, and what the sources say about it: rows by dotted path. */
export type SourceRecord = {
  lines: Record<string, [file: string, line: number]>;
  facts: Record<string, SourceFacts>;
};

const facts = z.strictObject({
  deprecated: z.exactOptional(z.enum(['whole', 'part'])),
  returns: z.exactOptional(z.boolean()),
  raises: z.exactOptional(z.array(z.string())),
  mayRaise: z.exactOptional(z.array(z.string())),
  callsOutside: z.exactOptional(z.literal(true)),
  scope: z.exactOptional(z.enum(['Taichi', 'Python', 'both'])),
});

const record = {
  lines: z.record(z.string(), z.tuple([z.string(), z.number()])),
  facts: z.record(z.string(), facts),
};

const exceptionFile = z.array(
  z.strictObject({
    names: z.array(z.string()).min(1),
    fact: z.enum(['deprecated', 'returns', 'raises', 'scope']),
    /** Of `raises`: the error, where it is not all of them. */
    error: z.string().optional(),
    reason: z.string().min(1),
  }),
);

/** A difference between a docstring and the facts that is right, and why. */
export type Exception = z.output<typeof exceptionFile>[number] & { where: string };

/** The paths of all symbols and members of a reference, sorted. */
export function pathsOf(symbols: Readonly<Record<string, ApiSymbol>>): string[] {
  return Object.values(symbols)
    .flatMap(({ ref, members = [] }) => [ref, ...members.map(({ name }) => `${ref}.${name}`)])
    .sort();
}

/**
 * Looks up names in the sources of a package.
 * @param folder has the package's folder, or a folder `python` with it
 * @returns the rows, and the names that the sources do not define
 * @throws Error when there is no such package
 */
export async function readSources(
  folder: string,
  name: string,
  paths: readonly string[],
): Promise<SourceRecord & { missing: string[] }> {
  const program = new SourceProgram(folder, name, await pythonParser());
  const found = paths.map((path) => ({ path, definition: program.find(path) }));
  const described = new Set(found.map(({ definition }) => definition));
  const derivation = new Derivation(program, (one) => described.has(one));
  const read: SourceRecord & { missing: string[] } = { lines: {}, facts: {}, missing: [] };
  for (const { path, definition } of found) {
    if (!definition) {
      read.missing.push(path);
      continue;
    }
    read.lines[path] = [definition.module.file, definition.line];
    const derived = derivation.factsOf(definition);
    if (Object.keys(derived).length > 0) read.facts[path] = derived;
  }
  return read;
}

/** Writes `lines.json` and `facts.json` of a folder of stubs, one name a line. */
export function writeSourceRecord(folder: string, { lines, facts: rows }: SourceRecord): void {
  for (const [name, values] of Object.entries({ lines, facts: rows })) {
    const text = Object.entries(values).map(([path, value]) => ` ${JSON.stringify(path)}: ${spaced(value)}`);
    writeFileSync(join(folder, `${name}.json`), `{\n${text.join(',\n')}\n}\n`);
  }
}

/** JSON on one line, with spaces after colons and commas. */
function spaced(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/([[{]) /g, '$1')
    .replace(/ ([\]}])/g, '$1');
}

/** Reads `lines.json` and `facts.json` of a folder of stubs; a file that is missing or broken is a problem. */
export function readSourceRecord(
  folder: string,
  version: string,
): { fields?: SourceRecord; problems: Problem[] } {
  const read = <Rows>(name: string, schema: z.ZodType<Rows>): Read<Rows> => {
    const file = join(folder, name);
    if (existsSync(file)) return checkYaml(readFileSync(file, 'utf8'), file, schema);
    const fix = `Write it with "npm run facts -- --source SOURCES --version ${version}".`;
    const problems = [problem({ where: `${file}:1`, what: 'file is missing', fix })];
    return { readable: {}, problems, lineOf: () => 1 };
  };
  const [lines, rows] = [read('lines.json', record.lines), read('facts.json', record.facts)];
  return {
    ...(lines.fields && rows.fields ? { fields: { lines: lines.fields, facts: rows.fields } } : {}),
    problems: [...lines.problems, ...rows.problems],
  };
}

/** Reads the list of exceptions, `exceptions.yml` of the stubs; none where there is no file. */
export function readExceptions(file: string): { fields?: Exception[]; problems: Problem[] } {
  if (!existsSync(file)) return { fields: [], problems: [] };
  const read = checkYaml(readFileSync(file, 'utf8'), file, exceptionFile);
  const { fields, problems, lineOf } = read;
  const rows = fields?.map((row, at) => ({ ...row, where: `${file}:${lineOf([at])}` }));
  return { ...(rows ? { fields: rows } : {}), problems };
}
