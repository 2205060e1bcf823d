import { parseArgs } from 'node:util';
import { changedFiles, planOf } from './checks/changed.ts';
import { runChecks } from './checks/run.ts';
import { specsOf } from './checks/specs.ts';

/**
 * `npm run check:changed`: of `npm run check`, what the commits that are not pushed and the changes that are not committed can
 * break; with `-- --since COMMIT` everything since that commit. Names the tests in a browser that are about the change.
 */
const { values } = parseArgs({ options: { since: { type: 'string' } } });

try {
  const { base, files } = changedFiles(values.since);
  const { isWhole, ...checks } = planOf(files);
  const count = files.length === 1 ? 'one file' : `${files.length} files`;
  console.log(`${count} changed since ${base.slice(0, 7)}${isWhole ? ': everything is checked' : ''}\n`);
  const isGood = await runChecks(checks);
  const specs = specsOf(files);
  if (specs.length > 0) {
    const command = `npm run e2e -- ${specs.map((spec) => spec.replace(/^.*\//, '').replace('.spec.ts', '')).join(' ')}`;
    console.log(`\nTests in a browser that are about it, after "npm run build":\n  ${command}`);
  }
  if (!isGood) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
