import { existsSync, writeFileSync } from 'node:fs';
import { readVersions } from '../lib/content/data.ts';
import { problemText } from '../lib/site/problem.ts';
import { report } from '../lib/site/report.ts';
import { makeReference, symbolsJson, writeReference } from '../lib/sources/reference.ts';
import { writeStubReferences } from '../lib/sources/stubs.ts';
import { isWritable, refusal } from '../lib/sources/written-folder.ts';
import { commandLine } from './options.ts';

const { values } = commandLine({
  name: 'npm run reference',
  does:
    'writes the API reference of every version from its stubs; with --source, --package and --out or --json that of any other ' +
    'Python package.',
  options: {
    source: { kind: 'text', value: 'PATH', does: 'the folder that holds the package' },
    package: { kind: 'text', value: 'NAME', does: 'the name of the package, which is that of its folder' },
    version: { kind: 'text', value: 'VERSION', default: '', does: 'the version that symbols.json names' },
    out: {
      kind: 'text',
      value: 'FOLDER',
      does: 'where pages and symbols.json are written: a new folder, or one written before',
    },
    json: {
      kind: 'text',
      value: 'FILE',
      does: 'a new file for modules and symbols, as symbols.json has them',
    },
  },
});

try {
  const { json, out } = values;
  if (!values.source && (values.package || values.version || out || json))
    throw new Error('--package, --version, --out and --json need --source as well.');
  if (values.source) {
    if (!values.package || !(out || json))
      throw new Error('--source needs --package as well, and --out or --json.');
    if (out && !isWritable(out)) throw new Error(refusal(out));
    if (json && existsSync(json)) throw new Error(`${json} exists.\n  Remove it, or name a new file.`);
    const start = performance.now();
    const reference = await makeReference({ source: values.source, package: values.package });
    if (out) writeReference(reference, out, values.version);
    if (json) writeFileSync(json, symbolsJson(reference, values.version));
    for (const { file, line, what, fix } of reference.problems)
      console.error(`${problemText({ where: `${file}:${line}`, what, fix, severity: 'warning' })}\n`);
    const { modules, symbols } = reference.api;
    const all = Object.values(symbols);
    const lossy = reference.problems.filter(({ isLoss }) => isLoss).length;
    const documented = all.filter(({ doc }) => doc).length;
    console.log(
      `reference: ${reference.files} files, ${modules.length} modules, ${all.length} symbols, ${documented} documented, ` +
        `${modules.flatMap(({ external }) => external).length} names from other packages, ` +
        `${reference.problems.length} problems, ${lossy} of them parts of docstrings that are shown as they are written, ` +
        `${((performance.now() - start) / 1000).toFixed(1)} s, ` +
        `${Math.round(process.memoryUsage().rss / 1e6)} MB`,
    );
  } else report(await writeStubReferences({ always: true, ...readVersions() }), true);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
