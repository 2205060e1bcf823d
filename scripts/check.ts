import { ensureVersions } from '../lib/content/versions-file.ts';
import { runChecks } from './checks/run.ts';
import { commandLine } from './options.ts';

commandLine({
  name: 'npm run check',
  does:
    'checks format, lint, types, every example of the texts and what docstrings say about the sources, and runs the unit ' +
    'tests. A part that fails does not stop the others; the content is read first where it has changed.',
  options: {},
});

// Tests mock this module by its name, so it must not be created while they run.
ensureVersions();

const isGood = await runChecks({
  independent: [
    { name: 'format and lint', command: ['biome', 'ci', '.'] },
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'facts of the sources', command: ['tsx', 'scripts/check-facts.ts'] },
    {
      name: 'unit tests that bring their content',
      command: ['vitest', 'run', '--reporter=dot', '--exclude', 'tests/{lib,scripts}/**'],
    },
  ],
  ofContent: [
    { name: 'unit tests', command: ['vitest', 'run', '--reporter=dot', 'tests/lib/', 'tests/scripts/'] },
    { name: 'examples', command: ['tsx', 'scripts/check-examples.ts'] },
  ],
});
if (!isGood) process.exitCode = 1;
