import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ProblemsError, problem, problemText } from '../site/problem.ts';
import { makeReference, writeReference } from './reference.ts';

const contentRoot = process.env.SITE_CONTENT || 'content';

/** What a folder of stubs says of itself: `reference.yml`. */
const settings = z.strictObject({
  package: z.string().min(1),
  version: z.string().min(1),
  /** The address of a line of the source: `{file}`, `{line}`. */
  source: z.string().min(1),
  aliases: z.record(z.string(), z.string()),
  pages: z.array(z.string().min(1)).min(1),
});

/** Subjects of the symbols of a module, the same for every version: `groups.yml`. */
const groupFile = z.record(
  z.string(),
  z.array(z.strictObject({ title: z.string(), symbols: z.array(z.string()) })),
);

const lineFile = z.record(z.string(), z.tuple([z.string(), z.number()]));

/** Raised when the same stubs have to give other pages. */
const generatorVersion = 4;

/**
 * Makes `api/<version>/` of the content from `stubs/<version>/`, for each version whose stubs have changed since the last
 * run, and says what was found.
 * @throws ProblemsError with everything that is wrong, when `strict`
 */
export async function writeStubReferences({
  strict,
  always = false,
}: {
  strict: boolean;
  always?: boolean;
}): Promise<void> {
  const root = join(contentRoot, 'stubs');
  if (!existsSync(root)) return;
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const problems = [];
  for (const { name } of folders) {
    const out = join(contentRoot, 'api', name);
    const stamp = join(out, '.stamp');
    const hash = hashOf(join(root, name), join(root, 'groups.yml'));
    if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue;
    const start = performance.now();
    const { pages, source, aliases, ...own } = settings.parse(
      parse(readFileSync(join(root, name, 'reference.yml'), 'utf8')),
    );
    const reference = await makeReference({
      source: join(root, name),
      package: own.package,
      pages,
      aliases,
      sourceUrl: source,
      lines: lineFile.parse(JSON.parse(readFileSync(join(root, name, 'lines.json'), 'utf8'))),
      groups: groupFile.parse(parse(readFileSync(join(root, 'groups.yml'), 'utf8'))),
    });
    writeReference(reference, out, own.version);
    const { symbols } = reference.api;
    const all = Object.keys(symbols);
    const bare = all.filter((ref) => !symbols[ref]?.doc);
    problems.push(
      ...reference.problems.map(({ file, line, what, fix }) =>
        problem({ where: `${join(root, name, file)}:${line}`, what, fix }),
      ),
      ...bare.map((ref) =>
        problem({ where: ref, what: 'has no docstring', fix: `Write one in ${join(root, name)}.` }),
      ),
    );
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `reference ${own.version}: ${pages.length} modules, ${all.length} symbols, ${bare.length} undocumented, ${seconds} s`,
    );
    if (problems.length === 0) writeFileSync(stamp, hash);
  }
  if (strict && problems.length > 0) throw new ProblemsError('The API reference has problems:', problems);
  for (const one of problems) console.warn(problemText(one));
}

function hashOf(folder: string, ...files: string[]): string {
  const hash = createHash('sha256').update(String(generatorVersion));
  const own = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of [...own.map((entry) => join(entry.parentPath, entry.name)).sort(), ...files])
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
