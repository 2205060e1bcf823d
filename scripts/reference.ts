import { readVersions } from '../lib/content/data.ts';
import { problemText } from '../lib/site/problem.ts';
import { report } from '../lib/site/report.ts';
import { makeReference, writeReference } from '../lib/sources/reference.ts';
import { writeStubReferences } from '../lib/sources/stubs.ts';
import { commandLine } from './options.ts';

const { values } = commandLine({
  name: 'npm run reference',
  does:
    'writes the API reference of every version from its stubs; with --source, --package, --version and --out that of any ' +
    'other Python package.',
  options: {
    source: { kind: 'text', value: 'PATH', does: 'the folder that holds the package' },
    package: { kind: 'text', value: 'NAME', does: 'the name of the package, which is that of its folder' },
    version: { kind: 'text', value: 'VERSION', default: '', does: 'the version that symbols.json names' },
    out: { kind: 'text', value: 'FOLDER', does: 'where the pages are written' },
  },
});

try {
  if (!values.source && (values.package || values.version || values.out))
    throw new Error('--package, --version and --out need --source as well.');
  if (values.source) {
    if (!values.package || !values.out) throw new Error('--source needs --package and --out as well.');
    const start = performance.now();
    const reference = await makeReference({ source: values.source, package: values.package });
    writeReference(reference, values.out, values.version);
    for (const { file, line, what, fix } of reference.problems)
      console.error(`${problemText({ where: `${file}:${line}`, what, fix, severity: 'warning' })}\n`);
    const { modules, symbols } = reference.api;
    const all = Object.values(symbols);
    const documented = all.filter(({ doc }) => doc).length;
    console.log(
      `reference: ${reference.files} files, ${modules.length} modules, ${all.length} symbols, ${documented} documented, ` +
        `${modules.flatMap(({ external }) => external).length} names from other packages, ` +
        `${reference.problems.length} problems, ${((performance.now() - start) / 1000).toFixed(1)} s, ` +
        `${Math.round(process.memoryUsage().rss / 1e6)} MB`,
    );
  } else report(await writeStubReferences({ always: true, ...readVersions() }), true);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
