import { changedFiles, planOf } from './checks/changed.ts';
import { runChecks } from './checks/run.ts';
import { specsOf } from './checks/specs.ts';
import { commandLine } from './options.ts';

const { values } = commandLine({
  name: 'npm run check:changed',
  does:
    'runs the parts of npm run check that can break by commits that are not pushed and changes that are not committed, and ' +
    'lists the tests in a browser that are about them.',
  options: {
    since: { kind: 'text', value: 'COMMIT', does: 'checks everything that has changed since this commit' },
  },
});

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
