import { runChecks } from './checks/run.ts';
import { commandLine } from './options.ts';

commandLine({
  name: 'npm run check',
  does:
    'format, lint, types, every example of the texts, unit tests. All parts run, whichever fails; the content is read before ' +
    'where it has changed.',
  options: {},
});

const isGood = await runChecks({
  independent: [
    { name: 'format and lint', command: ['biome', 'ci', '.'] },
    { name: 'types', command: ['tsc', '--noEmit'] },
  ],
  ofContent: [
    { name: 'unit tests', command: ['vitest', 'run', '--reporter=dot'] },
    { name: 'examples', command: ['tsx', 'scripts/check-examples.ts'] },
  ],
});
if (!isGood) process.exitCode = 1;
