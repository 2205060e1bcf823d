import { existsSync, writeFileSync } from 'node:fs';
import { readVersions } from '../lib/content/data.ts';
import { problemText } from '../lib/site/problem.ts';
import { report } from '../lib/site/report.ts';
import { makeReference, symbolsJson, writeReference } from '../lib/sources/reference.ts';
import { writeStubReferences } from '../lib/sources/stubs.ts';
import { isWritable, refusal } from '../lib/sources/written-folder.ts';
import { commandLine } from './options.ts';
import { updateStubs } from './reference/update.ts';

const { values } = commandLine({
  name: 'npm run reference',
  does:
    'writes the API reference of every version from its stubs; with --source, --package and --out or --json that of any other ' +
    'Python package. With --update it makes the stubs of a version agree with the sources of a release.',
  options: {
    source: { kind: 'text', value: 'PATH', does: 'the folder that holds the package' },
    package: { kind: 'text', value: 'NAME', does: 'the name of the package, which is that of its folder' },
    version: {
      kind: 'text',
      value: 'VERSION',
      default: '',
      does: 'the version that symbols.json names; with --update the folder in content/stubs, master by default',
    },
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
    update: {
      kind: 'text',
      value: 'PATH',
      does:
        'sources of a release: skeletons for what is new and changed signatures are written into the stubs, and words that are ' +
        'missing are listed',
    },
    remove: {
      kind: 'switch',
      does: 'with --update: deletes what the sources do not have any more, with its words',
    },
    docstrings: { kind: 'switch', does: 'with --update: new names get the docstrings of the sources' },
    'dry-run': { kind: 'switch', does: 'with --update: writes nothing' },
  },
});

try {
  const { json, out, update } = values;
  if (update && (values.source || values.package || out || json))
    throw new Error('--update does not go with --source, --package, --out and --json.');
  if (!update && (values.remove || values.docstrings || values['dry-run']))
    throw new Error('--remove, --docstrings and --dry-run need --update as well.');
  if (!values.source && !update && (values.package || values.version || out || json))
    throw new Error('--package, --version, --out and --json need --source as well.');
  if (update) await updateStubs({ ...values, update, version: values.version || 'master' });
  else if (values.source) {
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
