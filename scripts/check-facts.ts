import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../lib/site/content-root.ts';
import { type Problem, problemText } from '../lib/site/problem.ts';
import { factProblems, unusedExceptions } from '../lib/sources/facts/compare.ts';
import { type Exception, pathsOf, readExceptions, readSourceRecord } from '../lib/sources/facts/files.ts';
import { factShares } from '../lib/sources/facts/shares.ts';
import { readReference } from '../lib/sources/reference.ts';
import { commandLine } from './options.ts';

commandLine({
  name: 'npm run check:facts',
  does:
    'compares what the docstrings of content/stubs say with the facts of the sources beside them: what is deprecated, what ' +
    'returns a value, which errors it raises, where it may be called.',
  options: {},
});

const root = join(contentRoot, 'stubs');
const exceptions = readExceptions(join(root, 'exceptions.yml'));
const problems: Problem[] = [...exceptions.problems];
const used = new Set<Exception>();
const paths = new Set<string>();
const versions = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name: version } of versions) {
  const folder = join(root, version);
  const record = readSourceRecord(folder, version);
  problems.push(...record.problems);
  if (!record.fields) continue;
  const { api } = await readReference({ source: folder, package: 'taichi', pages: undefined });
  for (const path of pathsOf(api.symbols)) paths.add(path);
  const { symbols } = api;
  const shares = Object.entries(factShares(symbols, record.fields.facts)).map(
    ([name, { says, all }]) => `${name} ${says}/${all} (${((100 * says) / all).toFixed(1)} %)`,
  );
  console.log(`${version}: ${shares.join(', ')}`);
  problems.push(...factProblems({ folder, version, symbols, ...record.fields }, exceptions.fields, used));
}
problems.push(...unusedExceptions(exceptions.fields ?? [], used, [...paths]));

for (const one of problems) console.error(`${problemText(one)}\n`);
console.log(`facts: ${paths.size} names in ${versions.length} versions, ${problems.length} differences`);
if (problems.length > 0) process.exitCode = 1;
