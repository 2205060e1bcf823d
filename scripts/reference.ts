import { parseArgs } from 'node:util';
import { report } from '../lib/content/report.ts';
import { problemText } from '../lib/site/problem.ts';
import { makeReference, writeReference } from '../lib/sources/reference.ts';
import { writeStubReferences } from '../lib/sources/stubs.ts';

/**
 * `npm run reference`: the API reference of every version, from its stubs.
 * `npm run reference -- --source PATH --package NAME --version V --out DIR`: that of any other package.
 */
const { values } = parseArgs({
  options: {
    source: { type: 'string' },
    package: { type: 'string' },
    version: { type: 'string', default: '' },
    out: { type: 'string' },
  },
});

try {
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
  } else report(await writeStubReferences({ always: true }), true);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
