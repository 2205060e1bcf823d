import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../lib/site/content-root.ts';
import { didYouMean } from '../lib/site/problem.ts';
import { pathsOf, readSources, writeSourceRecord } from '../lib/sources/facts/files.ts';
import { readReference } from '../lib/sources/reference.ts';
import { commandLine } from './options.ts';

const versions = readdirSync(join(contentRoot, 'stubs'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const { values } = commandLine({
  name: 'npm run facts',
  does:
    'writes, beside the stubs of a version, where the sources of the language define each name (lines.json) and what they say ' +
    'about it (facts.json): whether it is deprecated, whether it returns a value, which errors it raises, and where it may be called.',
  options: {
    source: {
      kind: 'text',
      value: 'PATH',
      does: "the language's sources at the commit of the version: the folder with python/taichi",
    },
    version: { kind: 'text', value: 'VERSION', does: `the version: ${versions.join(', ')}` },
  },
});

try {
  const { source, version } = values;
  if (!source || !version) throw new Error('--source and --version are needed: npm run facts -- --help');
  const folder = join(contentRoot, 'stubs', version);
  if (!existsSync(folder))
    throw new Error(
      `There is no folder ${folder}.${didYouMean(version, versions)} Versions: ${versions.join(', ')}.`,
    );
  const settings = readFileSync(join(folder, 'reference.yml'), 'utf8');
  const name = /^package: *(\S+)/m.exec(settings)?.[1] ?? 'taichi';
  const { api } = await readReference({ source: folder, package: name, pages: undefined });
  const { missing, ...record } = await readSources(source, name, pathsOf(api.symbols));
  writeSourceRecord(folder, record);
  for (const path of missing)
    console.error(
      `${folder}  ${path} is not in the sources\n  Remove its stub, or give the sources of ${version}.\n`,
    );
  const count = (key: string) => Object.values(record.facts).filter((facts) => key in facts).length;
  console.log(
    `facts ${version}: ${Object.keys(record.lines).length} names; ${count('deprecated')} deprecated, ` +
      `${Object.values(record.facts).filter(({ returns }) => returns).length} return a value, ${count('raises')} raise errors, ` +
      `${count('scope')} with a scope; ${missing.length} missing`,
  );
  if (missing.length > 0) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
