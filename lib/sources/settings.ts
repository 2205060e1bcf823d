import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { problem } from '../site/problem.ts';
import { checkYaml, type Read } from '../site/yaml/yaml.ts';

/** The settings of a folder of stubs: `reference.yml`. */
const schema = z.strictObject({
  package: z.string().min(1),
  version: z.string().min(1),
  /** The address of a line of the source: `{file}`, `{line}`. */
  source: z.string().min(1).optional(),
  aliases: z.record(z.string(), z.string()),
  pages: z.array(z.string().min(1)).min(1),
  /** Whether docstrings are those of the sources: a warning counts what of them cannot be shown as it was meant. */
  docstringsOfSources: z.boolean().optional(),
  /** The texts that explain scopes, by scope. */
  scopes: z.record(z.string(), z.string()).optional(),
  /** Modules without a page, with all below them, and names without an entry; "npm run reference -- --update" does not add them. */
  omit: z.array(z.string().min(1)).optional(),
});

export type StubSettings = z.output<typeof schema>;

/** Reads `reference.yml` of a folder of stubs. */
export function readStubSettings(folder: string): Read<StubSettings> {
  return readStubFile(join(folder, 'reference.yml'), schema);
}

/** Reads a file of the stubs; one that is missing is a problem. */
export function readStubFile<Fields>(file: string, schema: z.ZodType<Fields>): Read<Fields> {
  if (existsSync(file)) return checkYaml(readFileSync(file, 'utf8'), file, schema);
  const fix =
    'Copy it from another version, or see lib/sources/settings.ts and lib/sources/stubs.ts for its format.';
  return {
    readable: {},
    problems: [problem({ where: `${file}:1`, what: 'file is missing', fix })],
    lineOf: () => 1,
  };
}
